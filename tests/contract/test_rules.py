"""What must hold for the rules of every game: options, records, cards."""

from __future__ import annotations

from typing import Any

import pytest

from agile_unicorn.engine.game import IllegalMove, advance, play
from agile_unicorn.engine.moves import (
    Action,
    Ask,
    Move,
    Over,
    Rolled,
    Shuffle,
    Shuffled,
    Throw,
    legal,
)
from agile_unicorn.engine.pieces import CHANCE, Seat
from agile_unicorn.session import record as records
from agile_unicorn.session.players import Player
from tests.contract.matches import GAMES, MATCHES, Match

matches = pytest.mark.parametrize("match", MATCHES, ids=[m.name for m in MATCHES])


@matches
def test_options_are_complete_distinct_and_clickable(match: Match) -> None:
    """Two options never ask for the same clicks, and each one asks for at least one."""
    for state, _, _ in match.turns:
        pending = match.game.pending(state)
        for decision in pending.decisions if isinstance(pending, Ask) else ():
            options = decision.options
            assert options
            assert len(set(options)) == len(options)
            assert set(options) == match.case.options(state, decision)
            clicks = {frozenset(option.refs()) for option in options}
            assert len(clicks) == len(options)
            assert frozenset() not in clicks


@matches
def test_every_option_can_be_played(match: Match) -> None:
    """And leads to a table with all its cards, where somebody or something is waited for."""
    for state, _, _ in match.turns:
        pending = match.game.pending(state)
        for decision in pending.decisions if isinstance(pending, Ask) else ():
            for option in decision.options[:: max(1, len(decision.options) // 6)]:
                step = play(match.game, state, Move(decision.seat, option))
                assert step.beats
                assert not match.case.misplaced(step.state)
                after = match.game.pending(step.state)
                if isinstance(after, Ask):
                    assert after.decisions


@matches
def test_pending_only_looks(match: Match) -> None:
    """It changes nothing, and always gives the same answer."""
    for state, _, _ in match.turns:
        before = state.clone()
        assert match.game.pending(state) == match.game.pending(state)
        assert state == before


@matches
def test_a_move_is_made_on_a_copy(match: Match) -> None:
    """The table before stays as it was, and the fast way leads to the same table."""
    for state, move, step in match.turns:
        before, fast = state.clone(), state.clone()
        assert play(match.game, state, move) == step
        assert state == before
        advance(match.game, fast, move)
        assert fast == step.state == step.beats[-1][1]


@matches
def test_facts_alone_change_the_table(match: Match) -> None:
    """Each fact, applied to the table before it, makes the table after it."""
    for state, _, step in match.turns:
        table = state.clone()
        for fact, after in step.beats:
            match.game.evolve(table, fact)
            assert table == after


@matches
def test_a_copy_is_independent(match: Match) -> None:
    """What happens to the copy does not happen to the table."""
    state = match.game.new(match.setup)
    for _, move, _ in match.turns:
        copy, before = state.clone(), state.clone()
        advance(match.game, copy, move)
        assert state == before
        state = copy


@matches
def test_cards_are_conserved(match: Match) -> None:
    """After every fact each physical card is in exactly one place."""
    assert not match.case.misplaced(match.game.new(match.setup))
    for _, _, step in match.turns:
        for fact, after in step.beats:
            assert not match.case.misplaced(after), fact


@matches
def test_a_record_leads_to_the_same_table(match: Match) -> None:
    """Also when it was a file in between."""
    moves = tuple(move for _, move, _ in match.turns)
    seats = match.case.seats(match.setup)
    players = tuple(Player(f"seat {seat}", "person") for seat in range(seats))
    record = records.Record(match.game.key, "1", "any", 1, players, match.setup, moves)
    read = records.decode(match.game, records.encode(record))
    assert read == record
    last = match.turns[-1][2].state
    assert records.restore(match.game, read) == last
    for (_, _, step), again in zip(match.turns, records.replay(match.game, read), strict=True):
        assert step == again


def _wrong(match: Match, state: Any, foreign: list[Action]) -> list[Move]:
    """Moves which do not answer the question at ``state``."""
    pending = match.game.pending(state)
    seats = [seat for seat in match.viewers if seat is not None]
    some = [Move(by, action) for by in (*seats, CHANCE) for action in foreign[-8:]]
    match pending:
        case Ask(decisions):
            some += [
                Move(by, option)
                for decision in decisions
                for option in decision.options[:3]
                for by in (*seats, CHANCE, Seat(99))
                if by != decision.seat
            ]
            some += [Move(CHANCE, Rolled((1,))), Move(decisions[0].seat, Rolled((1,)))]
        case Throw(dice, sides):
            faces = (1,) * dice
            some += [Move(CHANCE, Rolled((*faces, 1))), Move(CHANCE, Rolled(faces[1:]))]
            some += [Move(CHANCE, Rolled((*faces[1:], face))) for face in (0, sides + 1)]
            some += [Move(seats[0], Rolled(faces)), Move(CHANCE, Shuffled(tuple(range(dice))))]
        case Shuffle(size):
            order = tuple(range(size))
            some += [Move(CHANCE, Shuffled((*order[1:], 1))), Move(CHANCE, Shuffled(order[1:]))]
            some += [Move(seats[0], Shuffled(order)), Move(CHANCE, Rolled(order))]
    return [move for move in some if not legal(pending, move)]


@matches
def test_an_illegal_move_changes_nothing(match: Match) -> None:
    """Neither somebody else's move, nor one of another question, nor loaded dice."""
    seen: list[Action] = []
    for state, move, _ in match.turns:
        before = state.clone()
        wrong = _wrong(match, state, seen)
        assert wrong
        for attempt in wrong:
            with pytest.raises(IllegalMove):
                play(match.game, state, attempt)
        assert state == before
        if move.action not in seen[-20:]:
            seen.append(move.action)


@matches
def test_nothing_goes_on_after_the_end(match: Match) -> None:
    """Everybody has a place in the ranking, and no move is taken any more."""
    state = match.turns[-1][2].state
    over = match.game.pending(state)
    assert isinstance(over, Over)
    ranked = sorted(seat for place in over.ranking for seat in place)
    assert ranked == [seat for seat in match.viewers if seat is not None]
    for _, move, _ in match.turns[-20:]:
        with pytest.raises(IllegalMove):
            play(match.game, state, move)


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_happen_happens(game: str) -> None:
    """Otherwise the other tests here would say less than they seem to."""
    mine = [match for match in MATCHES if match.case is GAMES[game]]
    happened = {type(f) for m in mine for _, _, step in m.turns for f, _ in step.beats}
    assert happened == GAMES[game].facts
