"""What the questions say: who leads before an incentive, numbers, names, an empty bid."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from agile_unicorn.engine.moves import Decision
from agile_unicorn.engine.pieces import Handle, Seat, seat_ref
from agile_unicorn.games.unicorn.model import Phase, State
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.games.unicorn.view import SeenPlay, View
from agile_unicorn.scenes.shared.desk import Desk, Person
from agile_unicorn.scenes.unicorn.plates import seat_spots
from agile_unicorn.scenes.unicorn.questions import BID, PASS, _number, buttons, prompt
from agile_unicorn.table.typesetting import NO_BREAK
from tests.scenes.checks import texts_in, words_of
from tests.scenes.match_tools import people
from tests.support.decks import expanded_deck, printed_deck

GAME = UnicornGame()
ASKED = Decision(Seat(0), "incentive", ())


def rolled(*totals: int, value: int, team_size: int = 1, idle: bool = False) -> View:
    """All have rolled; seat 0 is asked.  ``idle``: nobody has an incentive left."""
    deck = printed_deck() if team_size == 1 else expanded_deck()
    state: State = GAME.new(Setup(len(totals), deck, team_size=team_size))
    state.phase, state.value = Phase.INCENTIVE, value
    state.participants = state.contenders = tuple(map(Seat, range(len(totals))))
    state.rolls = [(total,) for total in totals]
    perk = next(Handle(card) for card, kind in enumerate(state.cards.kind) if kind.bonus)
    state.incentives = [[] if idle else [perk] for _ in totals]
    return GAME.observe(state, None)


def hint(language: str, view: View) -> str:
    """What is said, but for its ties, to seat 0 of Ann, Bo, Cy and Di."""
    names = ("Ann", "Bo", "Cy", "Di")[: view.setup.seats]
    there = tuple(
        Person(name, person.species, person.human)
        for name, person in zip(names, people(len(names), 1), strict=True)
    )
    return prompt(ASKED, view, Desk(there, Seat(0)), words_of(language)).hint.replace(NO_BREAK, " ")


@pytest.mark.parametrize(
    ("totals", "en", "de"),
    [
        ((19, 21, 3), "Bo leads with 21. You are 3 short.", "Bo führt mit 21. Dir fehlen 3."),
        ((5, 3, 9), "Cy leads with 9. You are 5 short.", "Cy führt mit 9. Dir fehlen 5."),
        ((9, 9, 3), "Bo has 9 as well. One more point will do.", "Bo hat auch 9. Ein Punkt mehr"),
        ((6, 5, 3), "You are 2 short of the goal 8.", "Bis zum Ziel 8 fehlen noch 2."),
        ((5, 7, 3), "You are 3 short of the goal 8.", "Bis zum Ziel 8 fehlen noch 3."),
        ((7, 7, 3), "You are 1 short of the goal 8.", "Bis zum Ziel 8 fehlt noch 1."),
        ((19, 18, 3), "You lead with 19: enough, for now.", "Mit 19 vorn: reicht, vorerst."),
    ],
)
def test_an_incentive_is_asked_for_with_what_it_is_needed_for(
    totals: tuple[int, ...], en: str, de: str
) -> None:
    view = rolled(*totals, value=8)
    assert hint("en", view).startswith(en)
    assert hint("de", view).startswith(de)


@pytest.mark.parametrize(
    ("totals", "idle", "safe"),
    [
        ((13,), False, True),
        ((12,), False, False),
        ((19, 18), True, True),
        ((19, 18), False, False),
        ((19, 19), True, False),
    ],
)
def test_who_has_won_already_is_told_so(totals: tuple[int, ...], idle: bool, safe: bool) -> None:
    """Alone, or before rivals without incentives: adding one is allowed, and of no use."""
    view = rolled(*totals, *(0,) * (2 - len(totals)), value=13, idle=idle)
    view = replace(view, contenders=view.contenders[: len(totals)])
    told = hint("en", view).startswith(f"You have {totals[0]} already")
    assert told is safe
    assert (f"Mit {totals[0]} hast du schon gewonnen" in hint("de", view)) is safe


@pytest.mark.parametrize(
    ("family", "chance"), [("team", "3 is safe"), ("story", "3 is out of reach")]
)
def test_whoever_is_alone_in_a_pitch_is_told_what_an_event_may_hit(
    family: str, chance: str
) -> None:
    view = rolled(0, 0, value=3)
    strong = max(
        (Handle(card) for card, kind in enumerate(view.cards.kind) if kind.family == family),
        key=lambda card: view.cards.dice[card],
    )
    here = replace(view.seats[0], roll=None, bid=1, deployed=(strong,))
    view = replace(view, phase=Phase.EVENT, seats=(here, *view.seats[1:]))
    desk, asked = Desk(people(2, 1), Seat(0)), Decision(Seat(0), "event", ())
    alone = prompt(asked, replace(view, participants=(Seat(0),)), desk, words_of("en"))
    assert alone.hint.startswith(f"Nobody else is in, and {chance}.")
    both = prompt(asked, replace(view, participants=(Seat(0), Seat(1))), desk, words_of("en"))
    assert "Nobody" not in both.hint


def test_partners_add_up_and_their_team_is_named() -> None:
    behind = hint("en", rolled(9, 12, 10, 9, value=8, team_size=2))
    assert behind.startswith("Team Decaf leads with 21. You are 3 short.")
    ahead = hint("en", rolled(2, 1, 12, 1, value=8, team_size=2))
    assert ahead.startswith("You lead with 14")


@pytest.mark.parametrize(("language", "word"), [("en", "done"), ("de", "fertig")])
def test_the_hint_names_the_button(language: str, word: str) -> None:
    view, desk = rolled(19, 21, value=8), Desk(people(2, 1), Seat(0))
    (leave,) = buttons(ASKED, view, desk, words_of(language))
    assert leave.ref == PASS
    assert leave.label.casefold() == word
    assert f"{word}." in prompt(ASKED, view, desk, words_of(language)).hint


@pytest.mark.parametrize(("language", "label"), [("en", "Choose cards"), ("de", "Karten wählen")])
def test_an_empty_bid_asks_for_cards(language: str, label: str) -> None:
    view, desk = rolled(1, 1, value=8), Desk(people(2, 1), Seat(0))
    bid, leave = buttons(Decision(Seat(0), "bid", ()), view, desk, words_of(language))
    assert (bid.ref, bid.label, bid.live, bid.suggested) == (BID, label, False, False)
    assert leave.live
    assert not leave.suggested


def test_decimals_are_written_as_in_the_language() -> None:
    assert _number(17.5, words_of("de")) == "17,5"
    assert _number(17.5, words_of("en")) == "17.5"
    assert _number(-0.5, words_of("de")) == "\u22120,5"
    assert _number(21, words_of("de")) == "21"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_plate_of_an_only_person_bears_their_name(language: str) -> None:
    desk = Desk((Person("Karla", "fox"), *people(2, 0)[1:]), Seat(0))
    look = seat_spots(rolled(1, 1, value=8), desk, words_of(language))[seat_ref(Seat(0))].look
    assert "Karla" in {text.text for text, _, _ in texts_in(look)}


@pytest.mark.parametrize(
    ("player", "target", "en", "de"),
    [
        (0, 1, "You played it on Kemal: −5.", "Du hast es auf Kemal gespielt: −5."),
        (0, 0, "You played it on yourself: −5.", "Du hast es auf dich selbst gespielt: −5."),
        (1, 0, "Kemal plays it on you: −5.", "Kemal spielt es auf dich: −5."),
    ],
)
def test_whoever_may_react_is_told_whose_event_it_is_and_what_it_does(
    player: int, target: int, en: str, de: str
) -> None:
    """One is asked about one's own event as well: then the question says so (AU-070)."""
    view = rolled(0, 0, value=3)
    card = next(Handle(c) for c, kind in enumerate(view.cards.kind) if kind.amount == -5)
    chain = (SeenPlay(Seat(player), card, Seat(target)),)
    view = replace(view, phase=Phase.REACT, chain=chain, played=chain)
    desk, asked = Desk(people(2, 1), Seat(0)), Decision(Seat(0), "react", ())
    for language, hint_of in (("en", en), ("de", de)):
        question = prompt(asked, view, desk, words_of(language))
        assert question.hint.startswith(hint_of)
        assert ("your own" in question.title or "Dein" in question.title) is (player == 0)
