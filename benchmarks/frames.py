"""What a frame costs, against one opaque blit of the frame's size in the same process (C).

``python -m benchmarks.frames`` prints the table of ``docs/benchmarks.md``; ``--soak MINUTES`` plays
bots' matches with all animations for that long and tells of every slow frame.  Off screen nothing
is waited for, so times are those of the processor: others on the machine disturb less.  What is
presented is timed by the wall clock.
"""

from __future__ import annotations

import gc
import math
import os
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import perf_counter, process_time, thread_time
from typing import Final

import pygame
from msgspec import Struct
from msgspec.structs import replace

from agile_unicorn.app import Program, new_record, open_match, start
from agile_unicorn.choices import Options, Terms
from agile_unicorn.desktop import BACKS, MATS
from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.games.unicorn.setup import MAX_SEATS, MAX_SEATS_EXPANDED
from agile_unicorn.opening import people_of
from agile_unicorn.scenes.shared.match_scene import MatchScene
from agile_unicorn.scenes.unicorn.face import UnicornFace
from agile_unicorn.scenes.unicorn.wording import DeckWording
from agile_unicorn.table.looks import CardLook, DieLook, Look, Spot, TextLook
from agile_unicorn.table.tabletop import Tabletop
from agile_unicorn.table.tween import Wait
from agile_unicorn.table.window import Offscreen, Screen, Window
from agile_unicorn.tableware import Tableware
from benchmarks.first_frame import display
from benchmarks.machine import machine

HD: Final = (1920, 1080)
FOUR_K: Final = (3840, 2160)
RATE: Final = 1 / 60
ROUNDS: Final = 120
CARDS: Final = 60
DICE: Final = 20
WORDS: Final = 12
MOVERS: Final = 6
SLOW, WORST, NEVER = 6.9, 16.7, 33.0
"""Milliseconds of the goals: 99 % of all frames, the slowest one, and an hour's slowest one."""


class Frames(Struct):
    """Milliseconds of the frames of a match, in rising order."""

    times: list[float]

    def at(self, share: float) -> float:
        """The time that ``share`` of all frames stay below."""
        return self.times[min(len(self.times) - 1, int(share * len(self.times)))]

    def over(self, limit: float) -> int:
        """Frames above ``limit`` milliseconds."""
        return sum(time > limit for time in self.times)


def opaque_blit(size: tuple[int, int], clock: Callable[[], float] = thread_time) -> float:
    """C: milliseconds of one opaque blit of ``size``, the median of many."""
    target, source = pygame.Surface(size).convert(), pygame.Surface(size).convert()
    times = []
    for _ in range(ROUNDS):
        began = clock()
        target.blit(source, (0, 0))
        times.append(clock() - began)
    return 1000 * median(times)


def table(faces: list[str]) -> dict[Ref, Spot]:
    """Six hands, bids and piles: as much as can lie on a table."""
    spots: dict[Ref, Spot] = {}

    def put(look: Look, x: float, y: float, angle: float = 0.0) -> None:
        ref = place_ref(f"thing/{len(spots)}")
        spots[ref] = Spot(
            x, y, look, angle, z=len(spots), lift=0.0 if isinstance(look, TextLook) else 1.0
        )

    for i in range(CARDS):
        row, column = divmod(i, 12)
        look = CardLook(faces[i % len(faces)], 216 if row == 4 else 132)
        put(look, 160 + 145 * column, 130 + 205 * row, angle=(i * 7) % 13 - 6)
    for i in range(DICE):
        put(DieLook(i % 6, 1 + i % 6, 78), 220 + 78 * i, 560)
    for i in range(WORDS):
        put(TextLook(f"{i} cards", 22), 200 + 140 * i, 40)
    return spots


def laid(program: Program, screen: Screen) -> tuple[Tableware, Tabletop]:
    """That table at rest on ``screen``."""
    ware = Tableware(screen, DeckWording(program.deck, program.texts))
    top = Tabletop(ware.extents)
    top.put(table([kind.key for kind in program.deck]))
    ware.canvas.lay("mat_pitch")
    ware.canvas.settle(top)
    return ware, top


def moving(top: Tabletop, step: int) -> None:
    """``MOVERS`` cards go round; their poses come again, so that every picture is at hand."""
    sprites = [sprite for ref, sprite in top.sprites.items() if int(ref.split("/")[-1]) >= 48]
    for i, sprite in enumerate(sprites[:MOVERS]):
        sprite.owner = sprite.owner or Wait(math.inf)
        turn = math.tau * step / 60
        x, y = 330 + 580 * (i % 3), 330 + 420 * (i // 3)
        sprite.spot = replace(
            sprite.spot, x=x + 60 * math.cos(turn), y=y + 40 * math.sin(turn), z=900 + i
        )


def each(
    ware: Tableware, top: Tabletop, *, whole: bool, clock: Callable[[], float] = thread_time
) -> float:
    """Milliseconds of a frame with six movers, or with everything drawn anew."""
    times = []
    for step in range(2 * ROUNDS):
        if whole:
            ware.canvas.redraw()
        else:
            moving(top, step)
        began = clock()
        ware.canvas.draw(top)
        if step >= ROUNDS:  # every picture has been made by now
            times.append(clock() - began)
    return 1000 * median(times)


def loaded(program: Program) -> Tableware:
    """A table at 1080p with everything that the window loads in the background."""
    ware = Tableware(Offscreen(HD), DeckWording(program.deck, program.texts))
    faces = [kind.key for kind in program.deck]
    ware.press.assets.prefetch([*faces, *BACKS], dice=range(MAX_SEATS_EXPANDED + 1)).join()
    ware.canvas.prepare((mat,) for mat in MATS).join()
    return ware


def match_frames(program: Program, ware: Tableware, seats: int, seed: int) -> Iterator[float]:
    """Milliseconds of every frame of a bots' match but the first, in which all is printed."""
    terms = Terms(points=22, expansion=seats > MAX_SEATS)
    record = new_record(program, Options(seats=("sensible",) * seats, seed=seed, terms=terms))
    people = people_of(record)
    face = UnicornFace(people, program.texts)
    scene = MatchScene(open_match(record), face, people, program.texts, ware.extents)
    first = True
    while scene.outcome() is None:
        began = thread_time()
        scene.update(RATE)
        ware.canvas.lay(*([scene.mat] if scene.mat else []))
        ware.canvas.draw(scene.top)
        if not first:
            yield 1000 * (thread_time() - began)
        first = False
    scene.match.close()


def resident() -> float:
    """MiB of memory this process holds now."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


def at_rest(program: Program) -> tuple[int, float]:
    """Blits in a second of a resting table, and the share of a core that polling it takes."""
    ware, top = laid(program, Offscreen(HD))
    before, began = ware.canvas.counts.blits, process_time()
    for _ in range(60):
        pygame.event.get()
        top.advance(RATE)
        ware.canvas.draw(top)
    return ware.canvas.counts.blits - before, 100 * (process_time() - began)


def row(scene: str, figure: str, goal: str) -> None:
    """A line of the table."""
    print(f"| {scene} | {figure} | {goal} |", flush=True)


def soak(program: Program, minutes: float) -> None:
    """Bots' matches one after another; every frame above the limit is told."""
    end, frames, seed = perf_counter() + 60 * minutes, 0, 1
    slow: list[float] = []
    ware = loaded(program)
    while perf_counter() < end:
        for time in match_frames(program, ware, 2 + seed % 5, seed):
            frames += 1
            if time > NEVER:
                slow.append(time)
        seed += 1
        gc.collect()
        print(f"{seed - 1} matches, {frames} frames, {resident():.0f} MiB", flush=True)
    worst = ", ".join(f"{time:.1f}" for time in sorted(slow, reverse=True)[:20]) or "none"
    print(f"over {NEVER:.0f} ms: {worst}")


def report(program: Program, matches: int) -> None:
    """The whole table."""
    screen = Offscreen(HD)
    c = opaque_blit(HD)
    print(f"{machine()}, C {c:.2f} ms\n\n| scene | figure | goal |\n|---|---|---|")
    blits, share = at_rest(program)
    row("nothing moves, 1080p", f"{blits} blits, {share:.2f} % of a core", "0 blits, under 1 %")
    ware, top = laid(program, screen)
    figure = each(ware, top, whole=False)
    row("six moving cards, 1080p", f"{figure:.2f} ms = {figure / c:.1f} C", "1.5 C")
    figure = each(ware, top, whole=True)
    things = f"{CARDS} cards, {DICE} dice, words"
    row(f"drawn anew, 1080p: {things}", f"{figure:.2f} ms = {figure / c:.1f} C", "10 C")
    del ware, top, screen
    gc.collect()
    ware = loaded(program)
    for seats in (4, MAX_SEATS_EXPANDED):
        frames = Frames(sorted(match_frames(program, ware, seats, 3)))
        figures = f"99 % {frames.at(0.99):.1f} ms, slowest {frames.at(1):.1f} ms"
        over = f"{frames.over(NEVER)} of {len(frames.times)} over {NEVER:.0f} ms"
        goal = f"{SLOW} ms, {WORST} ms, none"
        row(f"a whole match of {seats} bots, 1080p", f"{figures}, {over}", goal)
    held = resident()
    row("memory after these", f"{held:.0f} MiB", "200 MiB")
    for seed in range(matches):
        for _ in match_frames(program, ware, 2 + seed % 4, 100 + seed):
            pass
    row(f"growth over {matches} matches more", f"{resident() - held:+.0f} MiB", "none")


def report_4k(program: Program) -> None:
    """Six moving cards in a real window under Xvfb."""
    with display(FOUR_K) as name:
        pygame.display.quit()
        os.environ.update(DISPLAY=name, SDL_VIDEODRIVER="x11", SDL_FRAMEBUFFER_ACCELERATION="0")
        ware, top = laid(program, Window(FOUR_K))
        c = opaque_blit(FOUR_K, perf_counter)
        figure = each(ware, top, whole=False, clock=perf_counter)
        row(
            "six moving cards, 4K, presented", f"{figure:.1f} ms = {figure / c:.1f} C", f"{SLOW} ms"
        )
        pygame.display.quit()


def main() -> None:
    """Print what is asked for."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--soak", type=float, metavar="MINUTES")
    parser.add_argument("--matches", type=int, default=50, help="matches for the growth of memory")
    options = parser.parse_args()
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    program = start("en")
    if options.soak:
        soak(program, options.soak)
        return
    report(program, options.matches)
    report_4k(program)


if __name__ == "__main__":
    main()
