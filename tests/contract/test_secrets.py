"""What must hold for the secrets of every game: views, facts and questions tell nothing."""

from __future__ import annotations

from typing import Any

import pytest

from agile_unicorn.engine.game import Beat, Step, play, watch
from agile_unicorn.engine.moves import Ask, Move, Pending, legal
from agile_unicorn.engine.pieces import Seat
from tests.contract.matches import MATCHES, Match
from tests.support.structs import handles, outline

matches = pytest.mark.parametrize("match", MATCHES, ids=[m.name for m in MATCHES])


@matches
def test_no_secret_reaches_a_viewer(match: Match) -> None:
    """Not even as the number of a concealed card, in no view and in no fact."""
    case, game = match.case, match.game
    for before, _, step in match.turns:
        table = before
        for fact, after in step.beats:
            for viewer in match.viewers:
                hidden = case.secrets(after, viewer)
                assert not hidden & handles(game.observe(after, viewer)), f"after {fact}"
                if (seen := game.redact(after, fact, viewer)) is not None:
                    was_hidden = case.secrets(table, viewer)
                    leaked = (hidden & was_hidden & handles(seen)) - case.in_passing(fact)
                    assert not leaked, seen
            table = after


@matches
def test_a_move_that_reveals_nothing_shows_nobody_a_new_face(match: Match) -> None:
    """So it can be taken back.  Each kind of question has such an answer, or its answers reveal."""
    case, game, silent = match.case, match.game, 0
    for before, move, step in match.turns:
        if move.by < 0 or any(game.reveals(after, fact) for fact, after in step.beats):
            continue
        silent += 1
        for viewer in match.viewers:
            hidden = case.secrets(before, viewer)
            for fact, after in step.beats:
                seen = game.redact(after, fact, viewer)
                shown = handles(game.observe(after, viewer)) | (handles(seen) if seen else set())
                assert not hidden & shown, fact
    assert silent


@matches
def test_an_unseen_fact_leaves_the_view_unchanged(match: Match) -> None:
    """What is not told cannot be seen on the table either."""
    for before, _, step in match.turns:
        table = before
        for fact, after in step.beats:
            for viewer in match.viewers:
                if match.game.redact(after, fact, viewer) is None:
                    seen = match.game.observe(after, viewer)
                    assert seen == match.game.observe(table, viewer)
            table = after


@matches
def test_beats_end_at_the_true_view(match: Match) -> None:
    """Whoever watches them all stands before the table as it is."""
    for _, _, step in match.turns:
        for viewer in match.viewers:
            beats = list(watch(match.game, step, viewer))
            assert beats
            assert beats[-1].view == match.game.observe(step.state, viewer)


@matches
def test_an_imagined_table_looks_like_the_true_one(match: Match) -> None:
    """With all its cards, the same question, and nobody else asked."""
    rng = match.rng()
    for state, _, _ in match.turns:
        pending = match.game.pending(state)
        for viewer in match.viewers:
            view = match.game.observe(state, viewer)
            dream = match.game.imagine(view, rng)
            assert match.game.observe(dream, viewer) == view
            assert not match.case.misplaced(dream)
            assert _question(match.game.pending(dream), viewer) == _question(pending, viewer)


@matches
def test_an_imagined_table_can_be_played_on(match: Match) -> None:
    """Bots search in it: every move of the dreaming seat has the consequences it can foresee."""
    rng = match.rng()
    for state, move, _ in match.turns:
        viewer = move.by if move.by >= 0 else None
        dream = match.game.imagine(match.game.observe(state, viewer), rng)
        pending = match.game.pending(dream)
        assert legal(pending, move)
        assert not match.case.misplaced(play(match.game, dream, move).state)


def _question(pending: Pending, viewer: Seat | None) -> Any:
    """What ``viewer`` learns from ``pending``: the own options, of others who is asked what."""
    if not isinstance(pending, Ask):
        return pending
    return [
        decision if decision.seat == viewer else (decision.seat, decision.prompt)
        for decision in pending.decisions
    ]


@matches
def test_nothing_seen_depends_on_a_secret(match: Match) -> None:
    """At a table with other secrets the viewer sees the same, is asked the same, and after the same
    move sees the same again, until a fact lawfully turns up a face."""
    rng, case, game = match.rng(), match.case, match.game
    compared = 0
    for state, move, step in match.turns:
        pending = game.pending(state)
        for viewer in match.viewers:
            other, disguise = case.disguise(state, viewer, rng)
            assert game.observe(other, viewer) == game.observe(state, viewer)
            asked = game.pending(other)
            assert _question(asked, viewer) == _question(pending, viewer)
            same_move = Move(move.by, case.translate(move.action, disguise))
            if legal(asked, same_move):  # a card with another face may not fit here
                compared += 1
                _compare(match, viewer, step, play(game, other, same_move))
    assert compared > len(match.turns)


def _compare(match: Match, viewer: Seat | None, true: Step[Any], other: Step[Any]) -> None:
    """Both steps look the same to ``viewer`` until a face turns up."""
    pairs = zip(watch(match.game, true, viewer), watch(match.game, other, viewer), strict=False)
    for seen, disguised in pairs:
        if _equal(seen, disguised):
            continue
        assert type(seen.fact) in match.case.reveals, seen.fact
        assert outline(seen.fact) == outline(disguised.fact)
        return
    assert len(true.beats) == len(other.beats)


def _equal(one: Beat[Any], other: Beat[Any]) -> bool:
    return one.fact == other.fact and bool(one.view == other.view)
