"""Every event after every other one, on oneself and on others, with and without wands.

What has to come out is worked out on paper: see ``tests.support.paper``.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from itertools import product
from typing import Any

import pytest

from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.model import Phase
from agile_unicorn.games.unicorn.setup import HouseRules
from tests.support.paper import (
    ALONE,
    EVENTS,
    FACES,
    MODES,
    ORDER,
    TEAMS,
    VALUE,
    Desk,
    Mode,
    Play,
    Sheet,
    targets,
)
from tests.support.table import Table, table


def _begin(mode: Mode, plays: Sequence[Play], boosts: str = "") -> tuple[Table, Sheet]:
    """The same pitch on the table and on paper, after the bids."""
    sheet = Sheet(
        mode,
        {
            "anna": Desk(["member2", "noob"], ["cto"], ["incentive+2", "incentive+5"]),
            "ben": Desk(["cto", "noob"], ["member2", "member1+3"], ["incentive+3"]),
            "cleo": Desk(["member2"], ["noob"]),
            "dora": Desk(["cto"], [], ["incentive+2"], ["wand"]),
        },
    )
    sheet.desks["anna"].incentives += boosts.split()
    sheet.desks["cleo"].events += ["wand"] * (1 + sum(play.wands for play in plays))
    for play in plays:
        sheet.desks[play.by].events.append(play.card)
    rows: dict[str, Any] = {
        name: " ".join([*desk.team, *desk.bid, *desk.incentives, *desk.events])
        for name, desk in sheet.desks.items()
    }
    t = table(
        card=f"story {VALUE}",
        backlog="story 3 " * 4,
        draw="",
        events="",
        expanded=True,
        rules=HouseRules(all_in=mode.all_in),
        team_size=mode.team_size,
        **rows,
    )
    bids = {name: " ".join(desk.bid) for name, desk in sheet.desks.items()}
    return t.bids(**bids), sheet


def _wait_for(t: Table, name: str) -> None:
    """All others pass until ``name`` is asked."""
    while t.names[t.state.participants[t.state.turn]] != name:
        t.passes(t.names[t.state.participants[t.state.turn]])


def _play(t: Table, sheet: Sheet, play: Play) -> None:
    """An event with its wands, on the table and on paper."""
    _wait_for(t, play.by)
    t.plays(play.by, play.card, on=None if play.card == "bomb" else play.on)
    for _ in range(play.wands):
        _wait_for(t, "cleo")
        t.plays("cleo", "wand")
    t.lands()
    sheet.desks[play.by].events.remove(play.card)
    for _ in range(play.wands):
        sheet.desks["cleo"].events.remove("wand")
    sheet.pile[:0] = ["wand"] * play.wands + [play.card]
    if play.cancelled:
        return
    if chosen := sheet.choice(play):
        t.does(play.on, f"{'lay' if play.card == 'add' else 'take'} {chosen}")
    if play.card == "sabotage" and sheet.desks[play.on].incentives:
        t.draws(1)
    sheet.lands(play)


def _compare(t: Table, sheet: Sheet) -> None:
    """Everything at every seat."""
    for name, desk in sheet.desks.items():
        t.hand(
            name,
            " ".join(desk.team),
            pitch=" ".join(desk.bid),
            incentives=" ".join(desk.incentives),
            events=" ".join(desk.events),
            spent=" ".join(desk.spent),
            won=" ".join(desk.won),
        )
    assert len(t.happened(f.EventFizzled)) == sheet.void


def _decide(t: Table, sheet: Sheet) -> None:
    """Roll, and see who takes the card, or that nobody does."""
    t.quiet()
    for name in sheet.throwers():
        if dice := sheet.dice(name):
            t.rolls(**{name: [FACES[name]] * dice})
    t.quiet()
    _take(t, sheet, sheet.winners())


def _take(t: Table, sheet: Sheet, winners: list[str]) -> None:
    if len(winners) > 1:
        tied = tuple(map(t.seat, winners))
        assert t.happened(f.TieRerolled) == [f.TieRerolled(tied, max(sheet.totals().values()))]
        return
    for name in winners:
        if len(sheet.mode.partners[name]) > 1:
            t.asks(name, "take").does(name, f"name {name}")
        t.won_by(name)
        sheet.desks[name].won.append(f"story{VALUE}")
    if not winners:
        t.failed().bottom(f"story {VALUE}")
    _after(t, sheet)


def _after(t: Table, sheet: Sheet) -> None:
    """Members are spent, events lie under their pile in order of play (AU-104, AU-140)."""
    for desk in sheet.desks.values():
        desk.spent, desk.bid = desk.spent + desk.bid, []
    _compare(t, sheet)
    assert t.keys(t.state.events) == sheet.pile
    t.first_mover("ben")
    assert (t.state.sprint, t.state.pitch, t.state.phase) == (1, 2, Phase.BID)
    assert not t.state.chain
    assert not t.state.played


def _run(mode: Mode, plays: Sequence[Play]) -> None:
    """A whole pitch, compared before the roll and at its end."""
    t, sheet = _begin(mode, plays)
    for play in plays:
        if sheet.bombed:
            break
        _play(t, sheet, play)
    if sheet.bombed:
        t.failed().bottom(f"story {VALUE}")
        assert not t.happened(f.RollBegan)
        _after(t, sheet)
        return
    assert t.state.phase is Phase.EVENT
    _compare(t, sheet)
    t.dice(**{name: sheet.dice(name) for name in ORDER})
    t.totals(**{name: sheet.extra(name) for name in ORDER})
    _decide(t, sheet)


def _check(mode: Mode, plays: Sequence[Play]) -> None:
    try:
        _run(mode, plays)
    except AssertionError as error:
        error.add_note(" then ".join(map(str, plays)))
        raise


@pytest.mark.parametrize("second", EVENTS)
@pytest.mark.parametrize("first", EVENTS)
def test_each_event_follows_each_event(first: str, second: str) -> None:
    """AU-060, AU-061, AU-080 to AU-104: the same player goes on, or a rival answers.

    The first one is in force, or was cancelled; so is the second one.
    """
    for on, by in product(targets(first, "anna", ALONE), ("anna", "ben")):
        for at in targets(second, by, ALONE):
            for wands in ((0, 0), (1, 0), (0, 1)):
                _check(ALONE, [Play("anna", first, on, wands[0]), Play(by, second, at, wands[1])])


@pytest.mark.parametrize("second", EVENTS)
@pytest.mark.parametrize("first", EVENTS)
def test_each_event_follows_each_event_among_teams(first: str, second: str) -> None:
    """AU-173 to AU-181: anna and cleo together, ben without his partner."""
    for on, by in product(targets(first, "anna", TEAMS), ("anna", "ben")):
        for at in targets(second, by, TEAMS):
            _check(TEAMS, [Play("anna", first, on), Play(by, second, at)])


@pytest.mark.parametrize("card", EVENTS)
def test_an_all_in_for_everybody_and_each_event(card: str) -> None:
    """AU-198: the house rule, before and after; only who passed is spared (AU-044)."""
    for mode in MODES:
        if mode.all_in == "one":
            continue
        for at in targets(card, "ben", mode):
            _check(mode, [Play("anna", "all_in", "anna"), Play("ben", card, at)])
        for on in targets(card, "anna", mode):
            _check(mode, [Play("anna", card, on), Play("ben", "all_in", "ben")])


@pytest.mark.parametrize("wands", [1, 2, 3, 4])
@pytest.mark.parametrize("card", EVENTS)
def test_wands_on_each_event(card: str, wands: int) -> None:
    """AU-070, AU-072, AU-078, AU-079, AU-196, AU-206: odd ones cancel, each twice and more."""
    for mode in MODES:
        for on in targets(card, "anna", mode):
            _check(mode, [Play("anna", card, on, wands)])
            _check(mode, [Play("anna", card, on, wands), Play("anna", "add", on)])


@pytest.mark.parametrize("card", [card for card in EVENTS if card != "bomb"])
def test_an_incentive_after_each_event(card: str) -> None:
    """AU-111, AU-114, AU-182: on the own total, and only with a member in the pitch."""
    for mode in MODES:
        for on in targets(card, "anna", mode):
            play = Play("anna", card, on)
            t, sheet = _begin(mode, [play])
            _play(t, sheet, play)
            _roll(t, sheet)
            if not sheet.desks["anna"].bid:
                assert t.state.phase is not Phase.INCENTIVE or "anna" not in _asked(t)
                continue
            t.uses("anna", "incentive+5")
            t.totals(anna=sheet.totals()["anna"] + 5).hand("anna", used="incentive+5")


@pytest.mark.parametrize("struck", ["anna", "ben"])
@pytest.mark.parametrize("card", [card for card in EVENTS if card != "bomb"])
def test_a_reroll_after_each_event(card: str, struck: str) -> None:
    """AU-183, AU-190, AU-191: all dice of a team again, points and modifiers stay."""
    for mode in MODES:
        for on in targets(card, "anna", mode):
            play = Play("anna", card, on)
            t, sheet = _begin(mode, [play], "reroll")
            _play(t, sheet, play)
            _roll(t, sheet)
            if not sheet.desks["anna"].bid:
                continue
            if not sheet.desks[struck].bid:
                t.cannot("anna", f"use reroll on {struck}")
                continue
            t.uses("anna", "reroll", on=struck).hand("anna", used="reroll")
            if dice := sheet.dice(struck):
                t.rolls(**{struck: [6] * dice})
            t.totals(**{struck: 6 * sheet.dice(struck) + sheet.extra(struck)})


def _roll(t: Table, sheet: Sheet) -> None:
    """The events are over, and everybody rolls."""
    while t.state.phase is Phase.EVENT:
        t.passes(t.names[t.state.participants[t.state.turn]])
    for name in sheet.throwers():
        if dice := sheet.dice(name):
            t.rolls(**{name: [FACES[name]] * dice})


def _asked(t: Table) -> str:
    return t.names[t.state.contenders[t.state.turn]]


@pytest.mark.parametrize(("first", "second"), list(product(("anna", "ben"), repeat=2)))
def test_a_reroll_after_a_reroll(first: str, second: str) -> None:
    """AU-191: each one throws what lies there now; the last throw counts."""
    t, sheet = _begin(ALONE, [], "reroll reroll")
    before = deepcopy(sheet.totals())
    _roll(t, sheet)
    for number, struck in ((1, first), (5, second)):
        _wait_for_incentive(t, "anna")
        t.uses("anna", "reroll", on=struck).rolls(**{struck: [number] * sheet.dice(struck)})
        before[struck] = number * sheet.dice(struck) + sheet.extra(struck)
    t.totals(**before).hand("anna", used="reroll reroll")


def _wait_for_incentive(t: Table, name: str) -> None:
    while _asked(t) != name:
        t.passes(_asked(t))
