"""Private notes: kept with the match, and to be seen by nobody but whoever wrote them."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from agile_unicorn.engine.pieces import Seat
from agile_unicorn.opening import start_of, told
from agile_unicorn.photograph import public_table
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.shared.keys import CURTAIN, PASS
from agile_unicorn.scenes.shared.notes import CLOSE, LONGEST, SLIP
from agile_unicorn.session.record import decode, encode
from agile_unicorn.table.dump import dump
from agile_unicorn.table.input import Click, FocusLost, Key, Text
from tests.scenes.checks import LANGUAGES, crowded, cut_texts, cut_when_large, outside
from tests.scenes.match_tools import GAME, Player1, Scene, new_scene, resumed, said, scene_of, spots

SECRET = "Keep the wand for Kemal"


def at_the_hand(team_size: int = 1, seats: int = 3) -> Player1:
    """Somebody who has opened the curtain before a bid."""
    scene = new_scene(seed=4, humans=seats, seats=seats, team_size=team_size)
    player = Player1(scene)
    assert player.until("curtain bid", Random(4))
    player.hold(CURTAIN)
    return player


def written(player: Player1, text: str = SECRET) -> Seat:
    """The note of whoever looks at a hand, with ``text`` on it and put away."""
    seat = player.scene.viewer
    assert seat is not None
    player.click(SLIP)
    player.give(Text(text))
    player.keys("enter")
    return seat


def seen(scene: Scene) -> str:
    """Everything that is to be read on the table."""
    return " ".join(said(spots(scene).values()))


def test_what_was_written_is_there_at_the_next_look() -> None:
    player = at_the_hand()
    seat = written(player)
    assert player.scene.match.record.notes[seat] == SECRET
    assert SECRET not in seen(player.scene)
    player.click(SLIP)
    assert SECRET in seen(player.scene)
    player.click(CLOSE)
    assert SECRET not in seen(player.scene)


def test_letters_and_digits_are_written_and_mean_nothing_else() -> None:
    player = at_the_hand()
    scene, moves = player.scene, len(player.scene.match.record.moves)
    player.click(SLIP)
    for letter in "p1hmso":
        player.give(Key(letter), Text(letter))
    player.give(Key("backspace"), Key("left"), Text("?"), Key("f2"), Key("ctrl+z"))
    assert scene.viewer is not None
    assert scene.match.record.notes[scene.viewer] == "p1hm?s"
    assert scene.chooser is not None
    assert not scene.chooser.picked
    assert len(scene.match.record.moves) == moves
    assert not scene.over.log_open


def test_a_click_beside_it_puts_it_away_and_answers_nothing() -> None:
    player = at_the_hand()
    player.click(SLIP)
    player.wait()
    moves = len(player.scene.match.record.moves)
    player.give(Click(1690, 1004))
    player.wait()
    assert player.scene.over.sheet is None
    assert len(player.scene.match.record.moves) == moves
    assert player.scene.chooser is not None


def test_it_goes_in_the_frame_in_which_the_hand_is_covered() -> None:
    player = at_the_hand()
    player.click(SLIP)
    player.give(Text(SECRET))
    player.give(FocusLost())
    assert SECRET not in seen(player.scene)
    assert player.scene.over.sheet is None
    player.hold(CURTAIN)
    assert SECRET not in seen(player.scene)


def test_nobody_else_gets_it_to_see_or_to_hear() -> None:
    player = at_the_hand()
    scene, first = player.scene, written(player)
    player.click(PASS)
    for _ in range(60):
        player.wait(0.1)
        assert SECRET not in dump(scene.top)
        assert SECRET not in scene.aloud()
    assert scene.curtain is not None
    player.hold(CURTAIN)
    assert scene.viewer not in (None, first)
    player.click(SLIP)
    assert SECRET not in seen(scene)
    assert SECRET not in " ".join(scene.log)


def test_it_is_not_read_out_even_to_its_owner() -> None:
    player = at_the_hand()
    player.click(SLIP)
    player.give(Text(SECRET))
    player.wait()
    assert SECRET in seen(player.scene)
    assert SECRET not in player.scene.aloud()


def test_it_is_saved_and_comes_back_behind_the_curtain() -> None:
    player = at_the_hand()
    seat = written(player)
    record = decode(GAME, encode(player.scene.match.record))
    assert record == player.scene.match.record
    again = Player1(scene_of(resumed(record)))
    again.wait()
    assert again.scene.curtain is not None
    assert SECRET not in dump(again.scene.top)
    again.hold(CURTAIN)
    assert again.scene.viewer == seat
    again.click(SLIP)
    assert SECRET in seen(again.scene)


def test_an_undo_takes_no_note_away() -> None:
    player = at_the_hand()
    seat = written(player)
    player.click(PASS)
    player.wait()
    player.keys("ctrl+z")
    assert player.scene.match.record.notes[seat] == SECRET


def test_no_picture_no_log_and_no_new_match_knows_of_it() -> None:
    player = at_the_hand()
    written(player)
    record, words = player.scene.match.record, player.scene.words
    public = replace(record, notes=())
    assert public_table(record, words) == public_table(public, words)
    assert SECRET not in " ".join(told(record, words))
    assert SECRET not in repr(start_of(record, "en"))


def test_partners_share_one() -> None:
    player = at_the_hand(team_size=2, seats=4)
    scene = player.scene
    seat = written(player)
    mate = Seat((seat + 2) % 4)
    assert scene.match.record.notes[min(seat, mate)] == SECRET
    for _ in range(3):
        player.click(PASS)
        player.wait(2.0)
        player.hold(CURTAIN)
        player.click(SLIP)
        assert (SECRET in seen(scene)) == (scene.viewer in (seat, mate))
        player.click(CLOSE)


def test_with_one_person_there_is_none() -> None:
    scene = new_scene(seed=2)
    for _ in range(200):
        scene.update(0.05)
        scene.match.wait(5.0)
        if scene.director.waiting:
            scene.hurry()
        assert SLIP not in scene.layout()


def test_the_menu_lies_over_it() -> None:
    player = at_the_hand()
    player.click(SLIP)
    player.scene.choose(furniture.MENU)
    player.give(Text(SECRET))
    assert not player.scene.match.record.notes


@pytest.mark.parametrize(
    "text", ["W" * 400, "שלום 🦄 " * 40, "e" + "\u0301" * 90, "a\nb\0\udfff"], ids=str.__len__
)
def test_whatever_is_written_stays_on_its_paper(text: str) -> None:
    player = at_the_hand()
    player.click(SLIP)
    player.give(Text(text))
    assert player.scene.viewer is not None
    note = player.scene.match.record.notes[player.scene.viewer]
    assert 0 < len(note) <= 3 * LONGEST
    assert decode(GAME, encode(player.scene.match.record)).notes
    assert not outside(player.scene.layout())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_paper_fits_in_every_language(language: str) -> None:
    scene = new_scene(seed=4, humans=3, seats=3, language=language)
    player = Player1(scene)
    assert player.until("curtain bid", Random(4))
    player.hold(CURTAIN)
    for _ in range(2):
        papers = {r: s for r, s in scene.layout().items() if r.startswith("place:note/")}
        assert papers
        assert not [*cut_texts(papers), *cut_when_large(papers), *crowded(papers)]
        player.click(SLIP)
        player.give(Text("Lea always bluffs with one card. " * 6))
