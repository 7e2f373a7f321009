"""Matches at the table without a screen: scenes, answers, and what is to be seen."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random
from typing import Any, Final

from agile_unicorn.bots.random_bot import RandomBot
from agile_unicorn.engine.pieces import Handle, Ref, Seat
from agile_unicorn.games.unicorn.cards import Deck
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.shared.desk import Person
from agile_unicorn.scenes.shared.keys import CURTAIN, GO_ON
from agile_unicorn.scenes.shared.match_scene import MatchScene
from agile_unicorn.scenes.shared.options import Hooks, Options
from agile_unicorn.scenes.shared.tents import claim_ref, done_ref
from agile_unicorn.scenes.stage import Stage
from agile_unicorn.scenes.unicorn.curtain import curtain
from agile_unicorn.scenes.unicorn.face import UnicornFace
from agile_unicorn.session.match import Match
from agile_unicorn.session.players import Player
from agile_unicorn.session.record import Record
from agile_unicorn.table.clock import StillClock
from agile_unicorn.table.director import OFF
from agile_unicorn.table.input import Click, Input, Key, Move, Press, Release
from agile_unicorn.table.looks import CardLook, GroupLook, Look, Spot
from agile_unicorn.table.sprite import Sprite
from agile_unicorn.table.viewport import Viewport
from tests.scenes.checks import extents, texts_in, words_of
from tests.support.decks import printed_deck

GAME: Final = UnicornGame()
NAMES: Final = ("Alex", "Kemal", "Mona", "Jo", "Bruno", "Pia")
SPECIES: Final = ("raccoon", "fox", "frog", "panda", "bear", "pig")
PATIENCE: Final = 20.0
Scene = MatchScene[View]


def people(seats: int, humans: int) -> tuple[Person, ...]:
    """``humans`` people and bots behind them."""
    return tuple(Person(NAMES[i], SPECIES[i], i < humans) for i in range(seats))


def new_match(
    seats: int = 4,
    humans: int = 1,
    seed: int = 1,
    points: int = 12,
    open_hands: bool = True,
    deck: Deck | None = None,
    team_size: int = 1,
    reaction_seconds: int = 0,
) -> Match[State, View]:
    """A match of people and random bots before its first move."""
    setup = Setup(
        seats,
        deck or printed_deck(),
        points,
        open_hands=open_hands,
        team_size=team_size,
        reaction_seconds=reaction_seconds,
    )
    players = tuple(
        Player(NAMES[i], "person" if i < humans else "bot", "" if i < humans else "random")
        for i in range(seats)
    )
    return resumed(Record(GAME.key, "1", setup.edition, seed, players, setup))


def resumed(record: Record) -> Match[State, View]:
    """``record`` taken up again."""
    seats = enumerate(record.players)
    bots = {Seat(i): RandomBot() for i, player in seats if player.kind == "bot"}
    return Match(GAME, record, bots)


def scene_of(
    match: Match[State, View],
    *,
    speed: float = OFF,
    language: str = "en",
    reduced: bool = False,
    cue: Callable[[str], object] = lambda name: None,
) -> Scene:
    """The scene of ``match``."""
    words = words_of(language)
    seats = match.record.players
    sitting = people(len(seats), sum(player.kind == "person" for player in seats))
    return MatchScene(
        match,
        UnicornFace(sitting, words),
        sitting,
        words,
        extents(),
        options=Options(speed, reduced),
        hooks=Hooks(cue=cue),
        curtain=lambda asked, held: curtain(words, match.view(None), sitting, asked, held),
    )


def new_scene(speed: float = OFF, language: str = "en", **match: Any) -> Scene:
    """A match and its scene."""
    return scene_of(new_match(**match), speed=speed, language=language)


def moment(scene: Scene) -> str:
    """What the scene waits for: ``ask bid``, ``curtain bid``, ``floor event``, ``gate PitchWon``.

    Empty for nothing.
    """
    if scene.curtain is not None:
        return f"curtain {scene.curtain.prompt}"
    if scene.standing is not None:
        return f"floor {scene.standing.prompt}"
    if scene.chooser is not None:
        return f"ask {scene.chooser.decision.prompt}"
    face = scene.face
    if scene.director.waiting and face.gate(scene.desk()) is not None:
        assert isinstance(face, UnicornFace)
        return f"gate {type(face._fact).__name__}"
    return ""


def go_on(scene: Scene, rng: Random) -> None:
    """Answer whatever is asked."""
    if scene.curtain is not None:
        scene.choose(CURTAIN)
    elif scene.standing is not None:
        ref = rng.choice((claim_ref, done_ref))(scene.standing.seat)
        if scene.floor.said(scene.standing.seat) == "open":
            scene.choose(ref)
    elif scene.chooser is not None:
        scene.submit(rng.choice(scene.chooser.decision.options))
    elif scene.director.waiting:
        scene.choose(GO_ON)


def moments(scene: Scene, rng: Random, seconds: float = 0.05) -> Iterator[str]:
    """Play the match to its end, stopping wherever somebody is waited for."""
    for _ in range(100_000):
        scene.update(seconds)
        scene.match.wait(PATIENCE)
        if scene.outcome() is not None:
            return
        if now := moment(scene):
            yield now
            go_on(scene, rng)
    raise AssertionError("the match does not end")


def rest(scene: Scene) -> None:
    """Let everything arrive, without a move being made."""
    scene.top.advance(5.0)
    scene.top.advance(5.0)


def spots(scene: Scene) -> dict[Ref, Spot]:
    """What is seen, by ref."""
    return {ref: sprite.spot for ref, sprite in scene.top.sprites.items()}


def uncapped(layout: Mapping[Ref, Spot]) -> dict[Ref, Spot]:
    """``layout`` without the key caps that lie on things while keys are in use."""
    return {ref: spot for ref, spot in layout.items() if not ref.startswith("place:cue/")}


def faces(look: Look) -> Iterator[str]:
    """The faces of all cards of a look."""
    if isinstance(look, CardLook):
        yield look.face
    elif isinstance(look, GroupLook):
        for part in look.parts:
            yield from faces(part.look)


def said(seen: Iterable[Spot]) -> set[str]:
    """All words that are to be read."""
    return {text.text for spot in seen for text, _, _ in texts_in(spot.look)}


def handle(ref: Ref) -> Handle | None:
    """The card that ``ref`` stands for."""
    return Handle(int(ref.removeprefix("card:"))) if ref.startswith("card:") else None


class Blind:
    """A canvas that draws nothing and says that it did."""

    def __init__(self, size: tuple[int, int] = (1920, 1080)) -> None:
        self.viewport = Viewport(*size)

    def lay(self, *mats: str) -> None:
        """No mat."""

    def redraw(self) -> None:
        """Nothing was drawn."""

    def toggle_fullscreen(self) -> None:
        """There is no window."""

    def draw(self, sprites: Iterable[Sprite]) -> bool:
        """Look at every sprite, as a real one would."""
        return bool([sprite.spot for sprite in sprites])


class Player1:
    """Somebody at mouse and keyboard of a stage; time is what :meth:`wait` says."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.clock = scene, StillClock()
        canvas: Any = Blind()
        self.stage = Stage(canvas, canvas, extents(), clock=self.clock)

    def wait(self, seconds: float = 0.6, frame: float = 1 / 30) -> None:
        """Let frames go by."""
        for _ in range(max(1, round(seconds / frame))):
            self.clock.time += frame
            self.stage.frame(self.scene, frame)
            self.scene.match.wait(PATIENCE)

    def until(self, wanted: str, rng: Random) -> bool:
        """Play on until the scene waits for ``wanted``; false if the match ends before."""
        for _ in range(20_000):
            self.wait(0.1, 0.1)
            if self.scene.outcome() is not None:
                return False
            if (now := moment(self.scene)) == wanted:
                self.wait()
                return True
            if now:
                go_on(self.scene, rng)
        raise AssertionError(f"{wanted} never comes")

    def give(self, *inputs: Input) -> None:
        """Hand inputs to the stage."""
        for given in inputs:
            self.stage.handle(self.scene, given)

    def click(self, ref: str, button: int = 1) -> None:
        """Click on something at a point where it is on top."""
        x, y = self.point_of(ref)
        self.give(Move(x, y), Click(x, y, button))

    def hold(self, ref: str, seconds: float = 0.6) -> None:
        """Keep the mouse pressed on something."""
        x, y = self.point_of(ref)
        self.give(Move(x, y), Press(x, y))
        self.wait(seconds)
        self.give(Click(x, y))
        self.wait(0.4)

    def hold_key(self, name: str, seconds: float = 0.6, *, pad: bool = False) -> None:
        """Keep a key pressed, or a button that stands for it."""
        self.give(Key(name, pad=pad))
        self.wait(seconds)
        self.give(Release(pad))
        self.wait(0.4)

    def point_of(self, ref: str) -> tuple[float, float]:
        """A point at which ``ref`` is the topmost hot thing."""
        left, top, width, height = extents().bounds(self.scene.top.sprites[Ref(ref)].spot)
        steps = [0.5, 0.3, 0.15, 0.7, 0.05, 0.9]
        for y in (top + height * part for part in steps):
            for x in (left + width * part for part in steps):
                if self.scene.top.hit_test(x, y) == ref and 0 <= x <= 1920 and 0 <= y <= 1080:
                    return x, y
        raise AssertionError(f"{ref} is covered")

    def shifted(self, name: str) -> None:
        """Press a key together with Shift."""
        self.give(Key(name, shift=True))
        self.wait(0.4)

    def keys(self, *names: str) -> None:
        """Press keys, with time between."""
        for name in names:
            self.give(Key(name))
            self.wait(0.4)
