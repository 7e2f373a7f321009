"""Pictures of the match as fingerprints: what they show, and how they are taken.

Cards and pieces are blank paper there, so that a picture tells of layout, words and drawing, and
not of the art.

``python -m tests.scenes.goldens`` takes them anew; with a folder it also leaves the pictures there.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import pygame

from agile_unicorn.scenes.unicorn.wording import DeckWording
from agile_unicorn.table.assets import Assets
from agile_unicorn.table.canvas import Canvas
from agile_unicorn.table.press import Press
from agile_unicorn.table.printer import Printer
from agile_unicorn.table.window import Offscreen
from tests.scenes.checks import fonts, words_of
from tests.scenes.match_tools import Scene, moments, new_scene, rest
from tests.support.decks import printed_deck

FILE: Final = Path(__file__).with_name("pictures.json")
SIZE: Final = (640, 360)
WANTED: Final = (
    "gate PitchBegan",
    "ask bid",
    "ask bid picked",
    "ask event picked",
    "ask react",
    "ask incentive",
    "gate PitchWon",
    "gate PitchFailed",
    "curtain bid",
)
"""The moments that are pictured, each the first time it comes."""


def made_with() -> str:
    """What the pixels depend on beside the game."""
    return f"pygame-ce {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}"


def photograph(canvas: Canvas, scene: Scene) -> pygame.Surface:
    """The table of ``scene`` at rest."""
    rest(scene)
    canvas.lay(*([scene.mat] if scene.mat else []))
    canvas.settle(scene.top)
    return canvas.screen.surface


def blank_canvas(language: str) -> Canvas:
    """A small canvas that has words, but no pictures."""
    wording = DeckWording(printed_deck(), words_of(language))
    with TemporaryDirectory() as nothing:
        return Canvas(
            Offscreen(SIZE), Printer(Press(Assets("unicorn", Path(nothing)), fonts(), wording))
        )


def pictures(language: str = "en") -> Iterator[tuple[str, pygame.Surface]]:
    """Every wanted moment with its picture; the surface is used again for the next one."""
    canvas = blank_canvas(language)
    left = set(WANTED)
    for humans, seed in ((1, 1), (2, 2)):
        scene = new_scene(seed=seed, humans=humans, language=language, points=22)
        for now in moments(scene, Random(seed)):
            if now in left:
                left.discard(now)
                yield now, photograph(canvas, scene)
            if f"{now} picked" in left and _pick(scene):
                left.discard(f"{now} picked")
                yield f"{now} picked", photograph(canvas, scene)
            if not left:
                return
    raise AssertionError(f"never seen: {sorted(left)}")


def _pick(scene: Scene) -> bool:
    assert scene.chooser is not None
    cards = [ref for ref in sorted(scene.chooser.lit) if ref.startswith("card:")]
    if cards:
        scene.choose(cards[0])
    return bool(cards)


def fingerprint(picture: pygame.Surface) -> str:
    """SHA-256 of the pixels."""
    return hashlib.sha256(pygame.image.tobytes(picture, "RGB")).hexdigest()


def known() -> dict[str, str]:
    """The fingerprints in the file, and what they were made with."""
    found: dict[str, str] = json.loads(FILE.read_text("utf-8"))
    return found
