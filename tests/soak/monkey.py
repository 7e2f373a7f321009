"""A monkey at the window, through whole matches: ``python -m tests.soak.monkey --number 100``.

The real desktop, stage and scenes run; time is what the monkey says, and nothing is drawn but now
and then.  It does anything for a while, sixty times a second, closes the window in between and
takes the match up again.  Then it only does what is lit, and the match has to come to its end.
"""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import sys
import tempfile
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any, Final, NamedTuple
from unittest.mock import patch

import pygame

from agile_unicorn.app import GAME, Program, saved_record, start
from agile_unicorn.content.settings import Settings, save_settings
from agile_unicorn.desktop import Desktop
from agile_unicorn.opening import record_of
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.shared.keys import CONFIRM, CURTAIN, PASS_ALL
from agile_unicorn.scenes.shared.match_scene import MatchScene
from agile_unicorn.scenes.show import Show
from agile_unicorn.scenes.still import Still
from agile_unicorn.scenes.unicorn.result import ResultScene
from agile_unicorn.scenes.unicorn.setup_choice import Kind, Player, StartGame
from agile_unicorn.scenes.unicorn.title import CONTINUE, NEW_GAME
from agile_unicorn.session.match import Match
from agile_unicorn.session.record import Record, fingerprint, restore
from agile_unicorn.table.clock import StillClock
from agile_unicorn.table.window import Window
from tests.scenes.match_tools import NAMES, PATIENCE, SPECIES
from tests.scenes.witness import Witness
from tests.soak import inputs
from tests.support.places import misplaced

FRAME: Final = 1 / 60
CALM: Final = 0.1
"""Seconds a frame while only sensible things are done."""
CALM_FRAMES: Final = 60_000
HELD: Final = 7
"""Frames of sensible deeds after which a button may be up again."""
STUCK: Final = 1_500
"""Frames of sensible clicks in which a match has to go on."""
DRAWN: Final = 700
"""Frames from one that is drawn to the next."""
ASIDE: Final = frozenset(
    (furniture.MENU, furniture.LOG, furniture.SOUND, furniture.SPEED, furniture.UNDO)
) | {furniture.FACTS, PASS_ALL}
"""What does not bring a match closer to its end."""


class Report(NamedTuple):
    """What a monkey has seen; ``flaw`` says what went wrong, empty if nothing did."""

    seed: int
    scenes: Counter[str]
    frames: int
    flaw: str


class Satisfied(Exception):
    """The match has come to its end."""


def settings_of(rng: Random) -> Settings:
    """Settings by chance."""
    return Settings(
        language=rng.choice(("en", "de")),
        speed=rng.choice(("slow", "normal", "fast", "instant")),
        text_size=rng.choice((100, 120, 150)),
        card_size=rng.choice((90, 100, 120)),
        reduced_motion=rng.random() < 0.3,
        contrast=rng.random() < 0.3,
        hints=rng.random() < 0.7,
        confirmations=rng.random() < 0.3,
        curtain=rng.choice(("none", "short", "strict")),
        hold_key=rng.random() < 0.5,
        masked_bid=rng.random() < 0.5,
    )


def start_of(rng: Random) -> StartGame:
    """A match of any kind, with at least one person."""
    expansion = rng.random() < 0.4
    seats = rng.randint(2, 6 if expansion else 5)
    people = rng.choice((1, 2, seats, rng.randint(1, seats)))
    kinds: list[Kind] = ["human" if i < people else "random" for i in range(seats)]
    rng.shuffle(kinds)
    sizes = {4: (1, 2), 6: (1, 2, 3)}.get(seats, (1,))
    return StartGame(
        tuple(Player(NAMES[i], kind, SPECIES[i]) for i, kind in enumerate(kinds)),
        points=rng.choice((10, 16)),
        edition="1.0.2",
        easy_start=rng.random() < 0.3,
        first=None,
        open_hands=rng.random() < 0.6,
        language="en",
        expansion=expansion,
        team_size=rng.choice(sizes),
        partners_open=rng.random() < 0.5,
        reaction_seconds=rng.choice((0, 0, 10)),
    )


class Monkey:
    """Sits at a desktop whose files are in ``folder``, for ``wild`` frames and until the end."""

    def __init__(self, seed: int, wild: int, folder: Path) -> None:
        self.rng, self.wild, self.folder = Random(f"monkey {seed}"), wild, folder
        self.scenes = Counter[str]()
        self.frames = 0
        self._clock = StillClock()
        self._desktop: Desktop | None = None
        self._witness: Witness | None = None
        self._last: Witness | None = None
        self._show: Show | None = None
        self._match: Match[Any, Any] | None = None
        self._moves = self._since = 0
        self._held: inputs.Events = []

    def live(self) -> None:
        """Play one match; :exc:`AssertionError`, or any other, for what went wrong."""
        settings = settings_of(self.rng)
        save_settings(self.folder / "settings.json", settings)
        program = start("", self.folder)
        record: Record | None = record_of(
            start_of(self.rng), program.deck, self.rng.randrange(99999)
        )
        while True:
            desktop = self._sit_down(program, record)
            try:
                desktop.run()
            except Satisfied:
                return
            record = self._taken_up(program)

    def _sit_down(self, program: Program, record: Record | None) -> Desktop:
        self._desktop = desktop = Desktop(program, Window((1024, 640)), record)
        stage: Any = desktop.stage
        stage._clock, stage._events, stage._say = self._clock, self._events, self._hear
        canvas: Any = desktop.ware.canvas
        drawing = canvas.draw

        def draw(sprites: Iterable[Any]) -> bool:
            if self.frames % DRAWN == 0:
                canvas.redraw()
                drawing(sprites)
            return bool([sprite.spot for sprite in sprites])

        canvas.draw = draw
        desktop._begun = True  # neither sound nor pictures ahead
        return desktop

    def _taken_up(self, program: Program) -> Record | None:
        """The match in the autosave after the window was closed: it is the one that was left."""
        left, self._match = self._match, None
        if left is None or left.record.result is not None or not left.record.moves:
            return None
        record = saved_record(program)
        seats = len(record.players)
        was, now = left._state, restore(GAME, record)
        assert fingerprint(GAME, now, seats) == fingerprint(GAME, was, seats)
        return record

    # ------------------------------------------------------------ what is looked at

    def _look(self, show: Show) -> None:
        if show is not self._show:
            self._show, self._since = show, self.frames
            scene = show.scene if isinstance(show, Still) else show
            self.scenes[type(scene).__name__] += 1
            self._witness = self._beside(show) if isinstance(show, MatchScene) else None
        if isinstance(show, MatchScene):
            self._watch(show)
        if show.resting and self.frames % 5 == 0:
            assert inputs.hot(show.top), "there is nothing to choose"

    def _beside(self, scene: MatchScene[Any]) -> Witness | None:
        """Who looks at ``scene``, if it is shared; the same one after a look at the settings."""
        if scene.solo is not None:
            return None
        if self._last is None or self._last.scene is not scene:
            self._last = Witness(scene)
        return self._last

    def _watch(self, scene: MatchScene[Any]) -> None:
        match = self._match = scene.match
        match.wait(PATIENCE)
        if len(match.record.moves) != self._moves:
            self._moves, self._since = len(match.record.moves), self.frames
            assert not misplaced(match._state), "cards are misplaced"
        if self._witness is not None and self.frames % 3 == 0:
            self._witness.look()
            if scene.viewer is None and self.frames % 60 == 0:
                self._witness.hear(scene.aloud())

    def _hear(self, text: str) -> None:
        if self._witness is not None and self._witness.scene.viewer is None:
            self._witness.hear(text)

    # ------------------------------------------------------------ what is done

    def _events(self, show: Show) -> list[pygame.Event]:
        self.frames += 1
        calm = self.frames > self.wild
        self._clock.time += CALM if calm else FRAME
        self._look(show)
        if not calm:
            return self._anything(show)
        assert self.frames - self.wild < CALM_FRAMES, "the match does not end"
        scene = show.scene if isinstance(show, Still) else show
        if isinstance(scene, ResultScene):
            raise Satisfied
        if self._held and self.frames % HELD == 0:
            let_go, self._held = self._held, []
            return let_go
        return self._sensible(show, scene) if self.frames % 4 == 0 and not self._held else []

    def _anything(self, show: Show) -> list[pygame.Event]:
        viewport = self._viewport
        many = self.rng.choice((0, 1, 1, 1, 2, 3))
        each = (inputs.anything(self.rng, show.top, viewport) for _ in range(many))
        return [event for events in each for event in events]

    def _sensible(self, show: Show, scene: object) -> list[pygame.Event]:
        """Something that leads on: in a match what is lit, elsewhere the way to a match."""
        things = inputs.hot(show.top)
        if isinstance(scene, MatchScene):
            assert self.frames - self._since < STUCK, "the match does not go on"
            if scene.over.covering:
                return inputs.press(pygame.K_ESCAPE)
            if scene.parting.shown is not None:
                return []  # another click would close the curtain again
            if scene.masked is not None and self.rng.random() < 0.6:
                return inputs.press(self.rng.choice((pygame.K_1, pygame.K_2, pygame.K_RETURN)))
            things = [ref for ref in things if ref not in ASIDE]
            if scene.curtain is not None and CURTAIN in things and self.rng.random() < 0.7:
                *down, up = inputs.click_on(CURTAIN, show.top, self._viewport)
                self._held = [up]
                return down
            if not things:
                return inputs.click(512, 320)
            if scene.doubt.open and CONFIRM in things and self.rng.random() < 0.5:
                things = [CONFIRM]  # whoever is asked twice answers twice
        elif CONTINUE in things or NEW_GAME in things:
            things = [CONTINUE if CONTINUE in things else NEW_GAME]
        elif self.rng.random() < 0.5:
            return inputs.press(pygame.K_ESCAPE)
        if not things:
            return []
        return inputs.click_on(self.rng.choice(things), show.top, self._viewport)

    @property
    def _viewport(self) -> Any:
        assert self._desktop is not None
        return self._desktop.ware.canvas.viewport


def one(seed: int, wild: int = 2_500) -> Report:
    """What monkey number ``seed`` has seen."""
    flaw = ""
    with tempfile.TemporaryDirectory() as folder, _at_full_speed():
        monkey = Monkey(seed, wild, Path(folder))
        try:
            monkey.live()
        except Exception as error:
            place = extract_tb(error.__traceback__)[-1]
            at = f"{Path(place.filename).name}:{place.lineno}"
            flaw = f"monkey {seed}, frame {monkey.frames}, {at}: {error!r}"
    return Report(seed, monkey.scenes, monkey.frames, flaw)


@contextmanager
def _at_full_speed() -> Iterator[None]:
    """Frames follow each other at once, and a program that ends takes no fonts along."""
    with patch("agile_unicorn.scenes.stage.RATE", 0), patch("pygame.quit", lambda: None):
        yield


def reports(number: int, first: int = 0) -> Iterator[Report]:
    """Reports of ``number`` monkeys, on all cores; their bots may have processes of their own."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        yield from pool.map(one, range(first, first + number))


def main() -> int:
    """1 if any monkey found a flaw."""
    parser = ArgumentParser(prog="python -m tests.soak.monkey", description=__doc__)
    parser.add_argument("--number", type=int, default=100, help="how many (100)")
    parser.add_argument("--first", type=int, default=0, help="number of the first one (0)")
    args = parser.parse_args()
    scenes, frames, flaws = Counter[str](), 0, list[str]()
    for report in reports(args.number, args.first):
        scenes += report.scenes
        frames += report.frames
        if report.flaw:
            flaws.append(report.flaw)
            print(report.flaw, file=sys.stderr)
    seen = ", ".join(f"{name} {count}" for name, count in scenes.most_common())
    print(f"{args.number} monkeys, {frames} frames, {len(flaws)} with a flaw; {seen}")
    return 1 if flaws else 0


if __name__ == "__main__":
    sys.exit(main())
