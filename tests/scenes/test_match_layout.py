"""Layouts of a match: words fit, hot things lie on the screen, a resting table costs nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from agile_unicorn.engine.pieces import Ref, Seat, seat_ref
from agile_unicorn.games.unicorn.cards import CardKind
from agile_unicorn.scenes.unicorn.helping import effect
from agile_unicorn.scenes.unicorn.wording import DeckWording
from agile_unicorn.table.looks import Layout
from agile_unicorn.table.window import Offscreen
from agile_unicorn.tableware import Tableware
from tests.scenes.checks import LANGUAGES, cut_texts, extents, words_of
from tests.scenes.match_tools import Scene, moments, new_scene
from tests.support.decks import expanded_deck, printed_deck


def layouts(language: str, seats: int, seed: int) -> Iterator[tuple[str, Layout]]:
    """Everything that a match shows at its questions and gates, with picks, zooms and pages."""
    scene = new_scene(language=language, seats=seats, seed=seed)
    seen: dict[str, int] = {}
    for now in moments(scene, Random(seed)):
        yield now, scene.layout()
        seen[now] = seen.get(now, 0) + 1
        if seen[now] <= 2:
            yield from details(scene, now)
    assert len(seen) > 5


def details(scene: Scene, now: str) -> Iterator[tuple[str, Layout]]:
    """The same moment with something picked, something enlarged, the log and the menu."""
    if scene.chooser is not None:
        option = max(scene.chooser.decision.options, key=lambda option: len(option.refs()))
        for ref in option.refs()[:-1] or option.refs():
            scene.chooser.pick(ref)
            yield f"{now} picked", scene.layout()
        while scene.chooser.back():
            pass
    hot = [ref for ref, spot in scene.layout().items() if spot.hot]
    for ref in [ref for ref in hot if ref.startswith(("card:", "seat:"))]:
        scene.over.point(ref)
        scene.over.wait(9)
        yield f"{now} zoom {ref}", scene.layout()
    scene.over.point(None)
    scene.over.toggle_log()
    yield f"{now} log", scene.layout()
    scene.over.toggle_log()
    scene.over.menu_open = True
    yield f"{now} menu", scene.layout()
    scene.over.menu_open = False


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_words_fit(language: str, seats: int) -> None:
    wrong: set[str] = set()
    for now, layout in layouts(language, seats, seats):
        wrong |= {f"{now}: {text}" for text in cut_texts(layout)}
    assert not wrong


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hot_things_lie_on_the_screen(seats: int) -> None:
    for now, layout in layouts("en", seats, 10 + seats):
        for ref, spot in layout.items():
            if not spot.hot:
                continue
            left, top, width, height = extents().bounds(spot)
            assert 0 <= spot.x <= 1920, (now, ref)
            assert 0 <= spot.y <= 1080, (now, ref)
            shown = min(1920, left + width) - max(0, left), min(1080, top + height) - max(0, top)
            assert shown[0] * shown[1] >= 0.5 * width * height, (now, ref)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_enlarged_lies_on_the_screen(seats: int) -> None:
    for now, layout in layouts("en", seats, 20 + seats):
        for ref, spot in layout.items():
            if ref.startswith(("place:zoom", "place:log", "place:menu", "place:question")):
                left, top, width, height = extents().bounds(spot)
                assert left >= -1, (now, ref)
                assert top >= -1, (now, ref)
                assert left + width <= 1921, (now, ref)
                assert top + height <= 1081, (now, ref)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_seats_do_not_lie_on_each_other(seats: int) -> None:
    scene = new_scene(seats=seats, seed=1)
    next(moments(scene, Random(1)))
    spots = scene.layout()
    plates = [extents().bounds(spots[seat_ref(Seat(i))]) for i in range(seats)]
    for i, (x, y, w, h) in enumerate(plates):
        for left, top, width, height in plates[i + 1 :]:
            assert x + w <= left or left + width <= x or y + h <= top or top + height <= y


def kinds() -> tuple[CardKind, ...]:
    """Every kind of card there is."""
    return expanded_deck()


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_says_what_it_does(language: str) -> None:
    words = words_of(language)
    for kind in kinds():
        assert effect(kind, words), kind.key


def test_a_resting_table_is_not_drawn() -> None:
    words = words_of("en")
    ware = Tableware(Offscreen((640, 360)), DeckWording(printed_deck(), words))
    scene = new_scene(seed=2)
    for now in moments(scene, Random(2)):
        if now.startswith("ask"):
            break
    for _ in range(200):
        scene.update(1 / 60)
        ware.canvas.lay(scene.mat)
        ware.canvas.draw(scene.top)
    counts = ware.canvas.counts
    before = counts.blits, counts.presents
    for _ in range(60):
        scene.update(1 / 60)
        ware.canvas.lay(scene.mat)
        assert not ware.canvas.draw(scene.top)
    assert (counts.blits, counts.presents) == before
    assert scene.resting


def test_all_refs_are_what_they_seem() -> None:
    for _, layout in layouts("en", 4, 3):
        assert all(ref.startswith(("card:", "seat:", "place:")) for ref in map(Ref, layout))
