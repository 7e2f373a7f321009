"""The curtain: one thing to click, every question in words, nothing secret in front of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from msgspec.structs import replace

from agile_unicorn.engine.game import play
from agile_unicorn.engine.moves import Action, Decision, Move, Rolled, Shuffle, Shuffled, Throw
from agile_unicorn.engine.pieces import CHANCE, Handle, Seat, place_ref
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.games.unicorn.view import SeenPlay
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.shared.desk import Person
from agile_unicorn.scenes.shared.keys import CREST, CURTAIN
from agile_unicorn.scenes.unicorn.curtain import curtain
from agile_unicorn.table.looks import CardLook, GroupLook, Layout, Look
from tests.scenes.checks import LANGUAGES, check, extents, texts_in, words_of
from tests.support.decks import expanded_deck, printed_deck

GAME = UnicornGame()
PROMPTS = ("bid", "event", "react", "add_member", "remove_member", "incentive", "dismiss")
PEOPLE = (
    Person("Lea", "raccoon", True),
    Person("Kemal", "fox", True),
    Person("Jo", "panda", True),
    Person("Mechthild-Anne", "frog", True),
)


def first_question() -> State:
    """A match of four that waits for the first bid."""
    state = GAME.new(Setup(4, printed_deck()))
    while True:
        match GAME.pending(state):
            case Shuffle(size=size):
                action: Action = Shuffled(tuple(range(size)))
            case Throw(dice=dice):
                action = Rolled((1,) * dice)
            case _:
                return state
        state = play(GAME, state, Move(CHANCE, action)).state


def sample(language: str, prompt: str = "bid", seat: int = 1, held: float | None = None) -> Layout:
    """The curtain before ``prompt`` in the middle of a first pitch."""
    state = first_question()
    view = GAME.observe(state, None)
    seats = list(view.seats)
    seats[0] = replace(seats[0], bid=2, members=1)
    card = Handle(state.cards.all("event")[0])
    struck = prompt in ("react", "add_member", "remove_member")
    chain = (SeenPlay(Seat(0), card, Seat(1)),) if struck else ()
    view = replace(view, seats=tuple(seats), chain=chain)
    return curtain(words_of(language), view, PEOPLE, Decision(Seat(seat), prompt, ()), held)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prompt", PROMPTS)
def test_every_question_fits(language: str, prompt: str) -> None:
    for held in (None, 0.0, 0.01, 1.0):
        check(sample(language, prompt, held=held))


@pytest.mark.parametrize("seat", range(4))
def test_plank_and_crest_are_the_only_ways_in_and_name_the_key(seat: int) -> None:
    layout = sample("en", seat=seat)
    assert {ref for ref, spot in layout.items() if spot.hot} == {CURTAIN, CREST, furniture.FACTS}
    shown = [text.text for text, _, _ in texts_in(layout[CURTAIN].look)]
    assert str(seat + 1) in shown


def faces(look: Look) -> Iterator[str]:
    """All card faces of a look."""
    if isinstance(look, CardLook):
        yield look.face
    elif isinstance(look, GroupLook):
        for part in look.parts:
            yield from faces(part.look)


def test_no_hand_lies_in_front_of_the_curtain() -> None:
    state = first_question()
    own = GAME.observe(state, Seat(1))
    layout = curtain(words_of("en"), own, PEOPLE, Decision(Seat(1), "bid", ()))
    seen = {face for spot in layout.values() for face in faces(spot.look)}
    assert own.centre is not None
    assert own.preview is not None
    assert seen == {own.cards.key(own.centre), own.cards.key(own.preview), "first_mover"}


def test_nobody_is_called_you() -> None:
    shown = [text.text for spot in sample("en").values() for text, _, _ in texts_in(spot.look)]
    assert "You" not in shown
    assert shown.count("Kemal") == 3


def test_who_lost_the_team_is_not_said_to_pass() -> None:
    state = first_question()
    view = replace(GAME.observe(state, None), participants=(Seat(2),), waiting=())
    found = curtain(words_of("en"), view, PEOPLE, Decision(Seat(1), "event", ()))
    said = [text.text for spot in found.values() for text, _, _ in texts_in(spot.look)]
    assert said.count("sits this one out") == 1
    assert said.count("passes") == 2


def test_bids_lie_face_down_and_who_let_it_be_is_stamped() -> None:
    state = first_question()
    view = GAME.observe(state, Seat(0))
    seats = list(view.seats)
    cards = seats[0].team or ()
    seats[0] = replace(seats[0], bid=2, deployed=cards[:2])
    view = replace(view, seats=tuple(seats), waiting=(Seat(1), Seat(2)), participants=(Seat(0),))
    found = curtain(words_of("en"), view, PEOPLE, Decision(Seat(1), "bid", ()))
    laid = {ref: spot.look for ref, spot in found.items() if ref.startswith("place:laid")}
    assert [look.face for look in laid.values() if isinstance(look, CardLook)] == ["back_draw"] * 2
    stamps = {ref: texts_in(found[ref].look) for ref in found if ref.startswith("place:stamp")}
    assert {r: [text.text for text, _, _ in t] for r, t in stamps.items()} == {
        "place:stamp3": ["PASS"]
    }
    revealed = replace(view, revealed=True)
    found = curtain(words_of("en"), revealed, PEOPLE, Decision(Seat(1), "event", ()))
    shown = {face for ref, spot in found.items() if "laid" in ref for face in faces(spot.look)}
    assert shown == {view.cards.key(card) for card in cards[:2]}


def test_the_sheet_tells_whether_bids_lie_open() -> None:
    view = GAME.observe(first_question(), None)
    seats = list(view.seats)
    cards = tuple(Handle(card) for card in first_question().cards.all("team")[:2])
    seats[0] = replace(seats[0], bid=2, members=1, deployed=cards)
    said = []
    for revealed in (False, True):
        now = replace(view, seats=tuple(seats), revealed=revealed)
        spots = curtain(words_of("en"), now, PEOPLE, Decision(Seat(1), "event", ()))
        said.append({text.text for text, _, _ in texts_in(spots[furniture.FACTS].look)})
    assert said[0] - said[1] == {"2\u00a0cards down"}
    assert said[1] - said[0] == {"2\u00a0cards open"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_plates_and_the_first_movers_card_have_room(seats: int) -> None:
    view = GAME.observe(GAME.new(Setup(seats, expanded_deck())), None)
    people = tuple(Person(f"P{seat}", "fox", True) for seat in range(seats))
    for first in range(seats):
        for asked in map(Seat, range(seats)):
            there = replace(view, first=Seat(first))
            found = curtain(words_of("en"), there, people, Decision(asked, "bid", ()))
            boxes = [extents().bounds(found[place_ref(f"plate{seat}")]) for seat in range(seats)]
            assert boxes[0][0] >= 0
            assert boxes[-1][0] + boxes[-1][2] <= 1920
            for one, other in pairwise(boxes):
                assert one[0] + one[2] <= other[0]
            left, top, width, height = extents().bounds(found[place_ref("mover")])
            assert left >= 0
            assert left + width <= 1920
            shown = min(1080, top + height) - max(top, boxes[first][1] + boxes[first][3])
            assert shown > 40 or all(left >= b[0] + b[2] or left + width <= b[0] for b in boxes)
