"""What counts of a finished match: read from its record, which nobody has to remember for."""

from __future__ import annotations

from collections import Counter, defaultdict

from agile_unicorn.app import GAME
from agile_unicorn.content.statistics import TIE_BREAKS, Best, Close, Finished, Kind
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.score import figures_of, teams
from agile_unicorn.session.record import Record, replay


def finished_of(record: Record) -> Finished | None:
    """What counts of ``record``; nothing if it goes on, or if nobody played it but bots."""
    people = {
        Seat(seat): player.name
        for seat, player in enumerate(record.players)
        if player.kind == "person"
    }
    if record.result is None or not people:
        return None
    best: Best | None = None
    cards: defaultdict[str, Counter[str]] = defaultdict(Counter)
    state: State | None = None
    for step in replay(GAME, record):
        state = step.state
        key = state.cards.key
        for fact, _ in step.beats:
            match fact:
                case (
                    f.EventPlayed(seat=seat, card=card)
                    | f.WandPlayed(seat=seat, card=card)
                    | f.IncentiveUsed(seat=seat, card=card)
                    | f.RerollUsed(seat=seat, card=card)
                ) if seat in people:
                    cards[people[seat]][key(card)] += 1
                case f.PitchWon(seat=seat, card=card, total=total) if seat in people:
                    if best is None or total > best.total:
                        best = Best(people[seat], key(card), max(0, total))
                case _:
                    pass
    assert state is not None
    return Finished(
        f"{record.seed}/{record.result.fingerprint}",
        Kind(record.setup.points, len(record.players)),
        tuple(people.values()),
        tuple(people[seat] for seat in record.result.ranking[0] if seat in people),
        best,
        _close(record, state),
        {name: dict(played) for name, played in cards.items()},
    )


def _close(record: Record, state: State) -> Close | None:
    """How close it was between the best two; nothing where they are level on everything."""
    ranked = sorted(teams(state), key=lambda team: figures_of(state, team), reverse=True)
    one, two = (figures_of(state, team) for team in ranked[:2])
    for by, mine, theirs in zip(TIE_BREAKS, one, two, strict=True):
        if mine != theirs:
            winner, second = (record.players[team[0]].name for team in ranked[:2])
            return Close(winner, second, max(0, one[0]), by, mine - theirs)
    return None
