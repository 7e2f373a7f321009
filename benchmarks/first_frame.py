"""From the start of the program to its first picture, against a bare window.

Both run under Xvfb at 1920x1080, taking turns.  The watch starts with the process and stops when
the display is flipped with something drawn on it; the bare window shows one blit.

``python -m benchmarks.first_frame --rounds 7``
"""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from benchmarks.machine import machine

BARE = """
import pygame
screen = pygame.display.set_mode((1920, 1080))
picture = pygame.Surface((640, 360))
picture.fill("white")
screen.blit(picture, (0, 0))
pygame.display.flip()
print("frame", flush=True)
"""

OURS = """
import os, runpy, sys
import pygame

def watched(show):
    def shown(*args):
        show(*args)
        screen = pygame.display.get_surface()
        spots = [(x, y) for x in range(40, screen.get_width(), 160) for y in range(40, 600, 80)]
        if len({tuple(screen.get_at(spot)) for spot in spots}) > 8:
            print("frame", flush=True)
            os._exit(0)
    return shown

pygame.display.flip = watched(pygame.display.flip)
pygame.display.update = watched(pygame.display.update)
sys.argv = ["agile_unicorn"]
runpy.run_module("agile_unicorn", run_name="__main__")
"""
"""The program as ``python -m agile_unicorn`` starts it; it leaves at its first picture."""


@contextmanager
def display(size: tuple[int, int] = (1920, 1080)) -> Iterator[str]:
    """The name of a fresh X display of ``size``."""
    read, write = os.pipe()
    screen = f"{size[0]}x{size[1]}x24"
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", screen, "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            yield f":{answer.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def milliseconds(code: str, environment: dict[str, str]) -> float:
    """From the start of ``code`` to its first picture; :exc:`SystemExit` if there is none."""
    start = perf_counter()
    with subprocess.Popen(
        [sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        for line in child.stdout:
            if line.strip() == "frame":
                return 1000 * (perf_counter() - start)
    raise SystemExit("the program ended without a picture")


def main() -> None:
    """Print the medians and their ratio."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    times: dict[str, list[float]] = {BARE: [], OURS: []}
    with display() as name, TemporaryDirectory() as home:
        environment = {
            **os.environ,
            "DISPLAY": name,
            "HOME": home,
            "XDG_DATA_HOME": str(Path(home) / "data"),
            "XDG_CONFIG_HOME": str(Path(home) / "config"),
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        }
        for number in range(options.rounds + 1):
            for code, found in times.items():
                time = milliseconds(code, environment)
                if number:  # the first round only fills the caches
                    found.append(time)
    bare, ours = median(times[BARE]), median(times[OURS])
    print(f"{machine()}\n")
    print("| to the first picture | median ms | lowest-highest |\n|---|---|---|")
    for label, code in (("bare pygame window", BARE), ("Agile Unicorn", OURS)):
        found = times[code]
        print(f"| {label} | {median(found):.0f} | {min(found):.0f}-{max(found):.0f} |")
    print(f"\nRatio {ours / bare:.2f}")


if __name__ == "__main__":
    main()
