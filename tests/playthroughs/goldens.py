"""Which playthroughs there are, and where they lie."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from agile_unicorn.deck import load_deck
from agile_unicorn.games.unicorn.setup import EDITIONS, MAX_SEATS, MIN_SEATS, Setup
from tests.playthroughs.telling import tell

FOLDER: Final = Path(__file__).parent / "unicorn"
DECK: Final = Path(__file__).parent / "deck.yaml"
POINTS: Final = 13
SEED: Final = 1


def wanted() -> list[tuple[str, int]]:
    """Every edition with every number of players."""
    return [(edition, seats) for edition in EDITIONS for seats in range(MIN_SEATS, MAX_SEATS + 1)]


def golden(edition: str, seats: int) -> Path:
    """The file of one playthrough."""
    return FOLDER / f"{edition}_{seats}_players.txt"


def told(edition: str, seats: int) -> str:
    """The playthrough as the rules play it today."""
    rules = EDITIONS[edition]
    setup = Setup(seats, load_deck(DECK), points=POINTS, edition=edition, rules=rules)
    return tell(setup, SEED + seats)
