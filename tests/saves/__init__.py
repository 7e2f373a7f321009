"""Saves of every released version: each of them must stay loadable and lead to the same table.

``python -m tests.saves`` writes those of the present version, once; they are never changed again.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from msgspec import Struct

from agile_unicorn import __version__
from agile_unicorn.bots.random_bot import RandomBot
from agile_unicorn.engine.moves import Ask
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.setup import EDITIONS, HouseRules, Setup
from agile_unicorn.session.match import Match
from agile_unicorn.session.players import Player
from agile_unicorn.session.record import Record
from tests.support.decks import expanded_deck, printed_deck

GAME: Final = UnicornGame()
FOLDER: Final = Path(__file__).parent
NAMES: Final = ("Alex", "Kemal", "Mona", "Jörg 🦄", "Bruno", "Pia")


class Wanted(Struct, frozen=True):
    """One save: its setup, and the question in which it stops; without one it is finished."""

    setup: Setup
    question: str = ""


WANTED: Final = {
    "base": Wanted(Setup(3, printed_deck(), 22), "bid"),
    "covered": Wanted(Setup(5, printed_deck(), 32, open_hands=False, easy_start=True), "event"),
    "edition_1.0": Wanted(Setup(4, printed_deck(), 22, "1.0", EDITIONS["1.0"]), "incentive"),
    "expansion": Wanted(Setup(6, expanded_deck(), 42), "react"),
    "teams": Wanted(
        Setup(6, expanded_deck(), 42, rules=HouseRules(all_in="all"), team_size=2), "dismiss"
    ),
    "member": Wanted(Setup(2, printed_deck(), 32, first=Seat(1)), "remove_member"),
    "finished": Wanted(Setup(4, printed_deck(), 12)),
}


def played(wanted: Wanted) -> Record:
    """A match of random people, up to the second time that the question is asked."""
    return next(found for seed in range(11, 99) if (found := _played(wanted, seed)) is not None)


def _played(wanted: Wanted, seed: int) -> Record | None:
    setup, rng, asked = wanted.setup, Random(seed), 0
    players = tuple(Player(name, "person") for name in NAMES[: setup.seats])
    record = Record(GAME.key, __version__, setup.edition, seed, players, setup)
    match = Match(GAME, record, {})
    while match.over is None:
        if match.poll():
            continue
        decision = match.decision()
        assert decision is not None
        asked += decision.prompt == wanted.question
        if asked == 2:
            return match.record
        match.submit(RandomBot().choose(None, decision, rng))
    return None if wanted.question else match.record


def question(state: State) -> str:
    """What is asked at the table ``state``; empty when the match is over."""
    pending = GAME.pending(state)
    return pending.decisions[0].prompt if isinstance(pending, Ask) else ""
