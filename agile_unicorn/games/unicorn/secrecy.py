"""Who may see what.  Every secret of the game is kept in this one file.

Secret are the events held, the faces of a bid until the reveal, the order of the piles, the
face-down backlog and, with covered hands, team cards and incentives.  All else is public (see the
rulings).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from agile_unicorn.engine.game import Fact
from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.model import DECKS, NO_CARD, Played, State
from agile_unicorn.games.unicorn.view import SeatView, SeenPlay, View

# ---------------------------------------------------------------- observe


def observe(state: State, viewer: Seat | None) -> View:
    """The table as ``viewer`` sees it: a concealed set is a number."""
    return View(
        viewer=viewer,
        setup=state.setup,
        phase=state.phase,
        first=state.first,
        sprint=state.sprint,
        pitch=state.pitch,
        barren=state.barren,
        reason=state.reason,
        draw_pile=len(state.draw),
        event_pile=len(state.events),
        hidden=max(0, len(state.backlog) - 1),
        preview=state.backlog[0] if state.backlog else None,
        centre=None if state.centre == NO_CARD else state.centre,
        value=state.value,
        discard=tuple(state.discard),
        box=tuple(state.box),
        seats=tuple(_seat(state, Seat(seat), viewer) for seat in range(state.seats)),
        revealed=state.revealed,
        played=_plays(state.played),
        chain=_plays(state.chain),
        participants=state.participants,
        contenders=state.contenders,
        waiting=state.waiting,
        asked=state.asked,
        turn=state.turn,
        passes=state.passes,
    )


def _plays(plays: Iterable[Played]) -> tuple[SeenPlay, ...]:
    return tuple(SeenPlay(play.seat, play.card, play.target) for play in plays)


def _seat(state: State, seat: Seat, viewer: Seat | None) -> SeatView:
    own = _sees(state, viewer, seat)
    faces = own or state.setup.open_hands
    laid = state.deployed[seat]
    bid_seen = own or state.revealed or not laid
    team = tuple(state.team[seat])
    return SeatView(
        members=len(team),
        bid=len(laid),
        bonuses=len(state.incentives[seat]),
        held=len(state.hand[seat]),
        team=team if faces and bid_seen else None,
        roster=tuple(sorted((*team, *(() if state.revealed else laid)))) if faces else None,
        deployed=tuple(laid) if bid_seen else None,
        incentives=tuple(state.incentives[seat]) if faces else None,
        events=tuple(state.hand[seat]) if own else None,
        spent=tuple(state.spent[seat]),
        used=tuple(state.used[seat]),
        won=tuple(state.won[seat]),
        stories=tuple(state.stories[seat]),
        dice=state.dice[seat],
        points=state.points[seat],
        bonus=state.bonus[seat],
        roll=state.rolls[seat],
    )


# ---------------------------------------------------------------- redact


def redact(state: State, fact: Fact, viewer: Seat | None) -> Fact | None:
    """``fact`` for ``viewer``; :exc:`KeyError` for a fact that has no rule of secrecy."""
    return _RULE[fact.__class__](state, fact, viewer)


def _sees(state: State, viewer: Seat | None, seat: Seat) -> bool:
    """Whether ``viewer`` may look into the hand of ``seat``: the own, or a partner's (AU-172)."""
    if viewer is None or viewer == seat:
        return viewer == seat
    return state.setup.partners_open and (viewer - seat) % state.sides == 0


def _open(state: State, fact: Fact, viewer: Seat | None) -> Fact:
    return fact


Rows = tuple[tuple[Handle, ...] | None, ...]


def _start_decks(state: State, fact: f.StartDecksDealt, viewer: Seat | None) -> Fact:
    teams, incentives = (_own(state, rows, viewer) for rows in (fact.teams, fact.incentives))
    return replace(fact, teams=teams, incentives=incentives)


def _own(state: State, rows: Rows, viewer: Seat | None) -> Rows:
    return tuple(row if _sees(state, viewer, Seat(seat)) else None for seat, row in enumerate(rows))


def _pile(
    state: State, fact: f.DrawPileShuffled | f.EventPileShuffled, viewer: Seat | None
) -> Fact:
    return replace(fact, order=())


def _events(state: State, fact: f.EventsDealt, viewer: Seat | None) -> Fact:
    return replace(fact, cards=_own(state, fact.cards, viewer))


def _backlog(state: State, fact: f.BacklogFilled, viewer: Seat | None) -> Fact:
    return replace(fact, cards=None)


def _bid(state: State, fact: f.CardsBid, viewer: Seat | None) -> Fact:
    return fact if _sees(state, viewer, fact.seat) else replace(fact, cards=None)


def _stolen(state: State, fact: f.IncentiveStolen, viewer: Seat | None) -> Fact:
    """Thief and victim know, everybody does with open hands (AU-202)."""
    knows = any(_sees(state, viewer, seat) for seat in (fact.seat, fact.target))
    return fact if knows or state.setup.open_hands else replace(fact, card=None)


_RULE: Final[dict[type[Fact], Callable[[State, Any, Seat | None], Fact | None]]] = {
    f.StartDecksDealt: _start_decks,
    f.DrawPileShuffled: _pile,
    f.EventPileShuffled: _pile,
    f.FirstMoverChosen: _open,
    f.EventsDealt: _events,
    f.SprintBegan: _open,
    f.BacklogFilled: _backlog,
    f.PitchBegan: _open,
    f.ValueRolled: _open,
    f.ValueSet: _open,
    f.CardsBid: _bid,
    f.BidPassed: _open,
    f.BidsRevealed: _open,
    f.EventPlayed: _open,
    f.WandPlayed: _open,
    f.WindowPassed: _open,
    f.EventCancelled: _open,
    f.PointsGiven: _open,
    f.DiceGiven: _open,
    f.TeamSkipped: _open,
    f.MemberAsked: _open,
    f.MemberAdded: _open,
    f.MemberRemoved: _open,
    f.EventFizzled: _open,
    f.EverybodyDeployed: _open,
    f.PitchBombed: _open,
    f.SabotageBegan: _open,
    f.IncentiveStolen: _stolen,
    f.RollBegan: _open,
    f.DiceRolled: _open,
    f.IncentivesOpened: _open,
    f.IncentiveUsed: _open,
    f.RerollUsed: _open,
    f.TeamWon: _open,
    f.TieRerolled: _open,
    f.PitchWon: _open,
    f.PitchFailed: _open,
    f.PitchCleared: _open,
    f.SprintEnded: _open,
    f.StoriesRevealed: _open,
    f.CardsTakenBack: _open,
    f.MemberDismissed: _open,
    f.GameEnded: _open,
}


# ---------------------------------------------------------------- reveal

_TELLS_NOTHING: Final[frozenset[type[Fact]]] = frozenset(
    (
        f.CardsBid,
        f.BidPassed,
        f.WindowPassed,
        f.EventCancelled,
        f.PointsGiven,
        f.DiceGiven,
        f.TeamSkipped,
        f.MemberAsked,
        f.MemberRemoved,
        f.EventFizzled,
        f.PitchBombed,
        f.SabotageBegan,
        f.RollBegan,
        f.IncentivesOpened,
        f.TeamWon,
        f.TieRerolled,
        f.PitchWon,
        f.PitchFailed,
        f.PitchCleared,
        f.SprintEnded,
        f.StoriesRevealed,
        f.CardsTakenBack,
    )
)
"""What lies open already, or stays covered: such a move can be taken back."""

_TELLS_WHOSE: Final[frozenset[type[Fact]]] = frozenset(
    (f.MemberAdded, f.IncentiveUsed, f.RerollUsed, f.EverybodyDeployed, f.MemberDismissed)
)
"""Cards out of a hand of team cards or incentives: no news where hands lie open."""


def reveals(state: State, fact: Fact) -> bool:
    """Whether ``fact`` told somebody what was hidden; a fact without a rule does."""
    kind = fact.__class__
    return kind not in _TELLS_NOTHING and not (state.setup.open_hands and kind in _TELLS_WHOSE)


# ---------------------------------------------------------------- imagine


def imagine(view: View, rng: Random) -> State:
    """Some table that looks exactly like ``view``: unknown cards are dealt by ``rng``."""
    state = State(view.setup)
    _copy_public(state, view)
    if view.phase is DECKS:
        return state
    unknown = _Unknown(state, view, rng)
    for seat, at in enumerate(view.seats):
        _deal_seat(state, Seat(seat), at, unknown)
    hidden = [unknown.pile() for _ in range(view.hidden)]
    state.backlog = ([] if view.preview is None else [view.preview]) + hidden
    state.draw = [unknown.pile() for _ in range(view.draw_pile)]
    state.events = [unknown.event() for _ in range(view.event_pile)]
    return state


def _copy_public(state: State, view: View) -> None:
    state.phase = view.phase
    state.first = view.first
    state.sprint = view.sprint
    state.pitch = view.pitch
    state.barren = view.barren
    state.reason = view.reason
    state.discard = list(view.discard)
    state.box = list(view.box)
    state.centre = NO_CARD if view.centre is None else view.centre
    state.value = view.value
    state.revealed = view.revealed
    state.played = [Played(p.seat, p.card, p.target) for p in view.played]
    state.chain = [Played(p.seat, p.card, p.target) for p in view.chain]
    state.participants = view.participants
    state.contenders = view.contenders
    state.waiting = view.waiting
    state.asked = view.asked
    state.turn = view.turn
    state.passes = view.passes
    for seat, at in enumerate(view.seats):
        state.spent[seat] = list(at.spent)
        state.used[seat] = list(at.used)
        state.won[seat] = list(at.won)
        state.stories[seat] = list(at.stories)
        state.dice[seat] = at.dice
        state.points[seat] = at.points
        state.bonus[seat] = at.bonus
        state.rolls[seat] = at.roll


class _Unknown:
    """The cards that ``view`` does not show, shuffled, and taken out kind by kind."""

    def __init__(self, state: State, view: View, rng: Random) -> None:
        seen = set(_seen(view))
        self.rng = rng
        self.rest: dict[str, list[Handle]] = {
            "team": [],
            "incentive": [],
            "event": [],
            "story": [],
        }
        for card, kind in enumerate(state.cards.kind):
            if card not in seen:
                self.rest[kind.family].append(Handle(card))
        for cards in self.rest.values():
            rng.shuffle(cards)
        self._mixed: list[Handle] | None = None

    def member(self) -> Handle:
        """A team card that might be anywhere."""
        return self.rest["team"].pop()

    def bonus(self) -> Handle:
        """An incentive that might be anywhere."""
        return self.rest["incentive"].pop()

    def event(self) -> Handle:
        """An event that might be anywhere."""
        return self.rest["event"].pop()

    def pile(self) -> Handle:
        """A card of the draw pile, when no hand needs it any more."""
        if self._mixed is None:
            self._mixed = self.rest["story"] + self.rest["team"] + self.rest["incentive"]
            self.rng.shuffle(self._mixed)
        return self._mixed.pop()


def _seen(view: View) -> Iterable[Handle]:
    yield from view.discard
    yield from view.box
    yield from (play.card for play in view.played)
    if view.preview is not None:
        yield view.preview
    if view.centre is not None:
        yield view.centre
    for at in view.seats:
        for cards in (at.roster, at.team, at.deployed, at.incentives, at.events):
            yield from cards or ()
        for cards in (at.spent, at.used, at.won, at.stories):
            yield from cards


def _deal_seat(state: State, seat: Seat, at: SeatView, unknown: _Unknown) -> None:
    if at.deployed is not None:
        state.deployed[seat] = list(at.deployed)
    if at.team is not None:
        state.team[seat] = list(at.team)
    elif at.roster is not None:  # open hands, face-down bid
        roster = list(at.roster)
        unknown.rng.shuffle(roster)
        state.deployed[seat] = roster[: at.bid]
        state.team[seat] = sorted(roster[at.bid :])
    else:
        if at.deployed is None:
            state.deployed[seat] = [unknown.member() for _ in range(at.bid)]
        state.team[seat] = sorted(unknown.member() for _ in range(at.members))
    state.incentives[seat] = (
        sorted(unknown.bonus() for _ in range(at.bonuses))
        if at.incentives is None
        else list(at.incentives)
    )
    state.hand[seat] = (
        [unknown.event() for _ in range(at.held)] if at.events is None else list(at.events)
    )
