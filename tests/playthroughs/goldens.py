"""Which playthroughs there are, and where they lie."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from agile_unicorn.deck import load_deck
from agile_unicorn.games.unicorn.setup import EDITIONS, MAX_SEATS, MIN_SEATS, HouseRules, Setup
from tests.playthroughs.telling import tell

FOLDER: Final = Path(__file__).parent / "unicorn"
DECK: Final = Path(__file__).parent / "deck.yaml"
POINTS: Final = 13
SEED: Final = 1


def wanted() -> dict[str, Setup]:
    """Both editions with every number of players; the expansion; all teams; house rules."""
    base, both = load_deck(DECK), load_deck(DECK, "base", "enterprise_ekstase")
    found = {
        f"{edition}_{seats}_players": Setup(seats, base, POINTS, edition, rules)
        for edition, rules in EDITIONS.items()
        for seats in range(MIN_SEATS, MAX_SEATS + 1)
    }
    for seats in (3, 4, 6):
        found[f"expansion_{seats}_players"] = Setup(seats, both, POINTS)
    found["teams_4_players"] = Setup(4, base, POINTS, team_size=2)
    house = HouseRules("fixed_five", failed_card="discard", all_in="all", team_target="doubled")
    found["house_rules_teams_of_2"] = Setup(4, both, 8, rules=house, team_size=2)
    for size in (2, 3):
        found[f"expansion_teams_of_{size}"] = Setup(6, both, POINTS, team_size=size)
    return found


def golden(name: str) -> Path:
    """The file of one playthrough."""
    return FOLDER / f"{name}.txt"


def told(setup: Setup) -> str:
    """The playthrough as the rules play it today."""
    return tell(setup, SEED + setup.seats)
