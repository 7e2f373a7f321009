"""The table read out: all that is public, the hand of who may see it, and nothing more."""

from __future__ import annotations

from random import Random

import pytest

from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.cards import only
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.still import Still
from agile_unicorn.scenes.unicorn.hand import held
from agile_unicorn.scenes.unicorn.title import TitleScene
from agile_unicorn.table.input import Key
from tests.scenes.checks import extents, words_of
from tests.scenes.match_tools import NAMES, Player1, Scene, moments, new_scene, uncapped
from tests.support.decks import printed_deck


def hand_of(scene: Scene, seat: Seat, language: str = "en") -> list[str]:
    """The names of the cards that ``seat`` holds."""
    view = scene.match.view(seat)
    words = words_of(language)
    return [words(f"unicorn.cards.{view.cards.key(card)}.name") for card in held(view, seat)]


@pytest.mark.parametrize("language", ["en", "de"])
def test_one_person_hears_the_table_and_the_own_hand(language: str) -> None:
    scene = new_scene(humans=1, seed=2, language=language)
    seen = set()
    for now in moments(scene, Random(2)):
        seen.add(now)
        text = scene.aloud()
        assert "{" not in text
        assert all(name in text for name in NAMES[:4])
        if scene.chooser is not None:
            assert all(name in text for name in hand_of(scene, Seat(0), language))
            asked = scene.face.prompt(scene.chooser.decision, scene.view, scene.desk())
            assert text.startswith(asked.title)
            for button in scene.face.buttons(scene.chooser.decision, scene.view, scene.desk()):
                assert not button.live or button.label in text
    assert {"ask bid", "ask event"} <= seen


def test_a_closed_curtain_tells_no_secret() -> None:
    """Events are secret: no name of one is heard that does not lie on the table."""
    scene = new_scene(humans=2, seed=2)
    words = words_of("en")
    events = {k.key for k in only(printed_deck(), "base") if k.family == "event"}
    closed = 0
    for now in moments(scene, Random(2)):
        if not now.startswith("curtain"):
            continue
        closed += 1
        view, text = scene.match.view(None), scene.aloud()
        cards = [*view.played, *view.chain]
        public = {view.cards.key(play.card) for play in cards}
        for key in events - public:
            assert words(f"unicorn.cards.{key}.name") not in text, key
    assert closed > 3


def test_what_lies_on_top_is_read_instead() -> None:
    scene = new_scene(humans=1, seed=2)
    next(iter(moments(scene, Random(2))))
    scene.choose(furniture.MENU)
    text = scene.aloud()
    assert words_of("en")("app.pause.resume") in text
    scene.choose(furniture.RESUME)
    assert words_of("en")("app.pause.resume") not in scene.aloud()


def test_one_key_reads_it_out_and_changes_nothing() -> None:
    scene = new_scene(humans=1, seed=2)
    player = Player1(scene)
    said: list[str] = []
    player.stage._say = said.append
    assert player.until("ask bid", Random(1))
    before = scene.layout()
    player.give(Key("f2"))
    assert said == [scene.aloud()]
    assert uncapped(scene.layout()) == before


def test_screens_read_their_words() -> None:
    title = TitleScene(words_of("de"), "de", version="1.0.0")
    text = Still(title, extents()).aloud()
    for entry in ("new_game", "settings", "quit"):
        assert words_of("de")(f"app.title.{entry}.name") in text
