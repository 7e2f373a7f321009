"""A sip of the soak: one match of each group."""

from __future__ import annotations

import pytest

from agile_unicorn.games.unicorn.setup import TEAMS, HouseRules
from tests.soak.soaking import groups, setup_of, soak_one, summary


@pytest.mark.parametrize("number", range(len(groups())))
def test_a_match_of_each_group_has_no_flaw(number: int) -> None:
    """The same checks as in the soak."""
    report = soak_one(number)
    assert not report.flaw
    assert report.moves > 10
    assert "0 with a flaw" in summary([report])[-1]


def test_every_switch_is_turned_both_ways() -> None:
    """Also in the groups with house rules alone, where they are mixed."""
    house = [setup_of(seed)[1] for seed in range(len(groups()) * 12)]
    for name in HouseRules.__struct_fields__:
        assert len({getattr(setup.rules, name) for setup in house}) == 2, name
    for name in ("easy_start", "open_hands", "partners_open"):
        assert len({getattr(setup, name) for setup in house}) == 2, name
    assert {(setup.seats, setup.team_size) for setup in house} > set(TEAMS.values())
