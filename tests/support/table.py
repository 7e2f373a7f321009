"""A table for rule tests in the players' words.

    table(anna="cto two noob wand", ben="cto noob +1die", card="story 13")
        .does("anna", "bid cto").does("ben", "bid cto noob").plays("anna", "wand")

The position is laid out by hand; from then on every step goes through ``play`` and the options on
offer, and after every fact all cards are counted.  Words for cards: see ``decks``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Self

from agile_unicorn.engine.game import Fact, play
from agile_unicorn.engine.moves import (
    Action,
    Ask,
    Decision,
    Move,
    Over,
    Pending,
    Rolled,
    Throw,
)
from agile_unicorn.engine.pieces import CHANCE, Handle, Seat
from agile_unicorn.games.unicorn import actions as a
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.model import Phase, State
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.setup import EDITIONS, HouseRules, Setup
from agile_unicorn.games.unicorn.view import View
from tests.support.decks import training_deck, words
from tests.support.places import misplaced, owned
from tests.support.rest import Rest

GAME = UnicornGame()


def table(
    *,
    card: str = "story 3",
    backlog: str = "",
    draw: str | None = None,
    events: str | None = None,
    goal: int = 100,
    edition: str = "1.0.2",
    first: str | None = None,
    open_hands: bool = True,
    stalemate: int = 10,
    expanded: bool = False,
    rules: HouseRules | None = None,
    team_size: int = 1,
    partners_open: bool = True,
    **hands: str,
) -> Table:
    """A match at the first bid, or at the value roll of a member in the centre.

    ``hands`` names players in seating order and everything they own: team, events, incentives, and
    stories won before.  ``card`` lies in the centre, ``backlog`` behind it; ``draw`` and ``events``
    are the piles from the top.  What is not named comes from the rest of the deck, stories of value
    3 first; a pile that is named holds nothing else.  With ``expanded`` there are cards of the
    expansion; in teams of ``team_size`` partners sit alternately.
    """
    setup = Setup(
        len(hands),
        training_deck(expanded=expanded),
        points=goal,
        edition=edition,
        rules=rules or EDITIONS[edition],
        open_hands=open_hands,
        stalemate=stalemate,
        team_size=team_size,
        partners_open=partners_open,
    )
    state = GAME.new(setup)
    rest = Rest(state)
    for seat, cards in enumerate(hands.values()):
        for handle in rest.take(cards):
            owned(state, seat, handle).append(handle)
        state.team[seat].sort()
        state.incentives[seat].sort()
    top = rest.take(f"{card} {backlog}") + rest.take(draw or "")
    event_pile = rest.take(events or "")
    top += rest.piles(events=False) if draw is None else []
    event_pile += rest.piles(events=True) if events is None else []
    state.draw, state.events, state.box = top[::-1], [], sorted(rest.cards + event_pile)
    state.phase = Phase.FIRST_MOVER
    names = list(hands)
    face = names.index(first) + 1 if first else 1
    state = play(GAME, state, Move(CHANCE, Rolled((face,)))).state
    state.events, state.box = event_pile[::-1], sorted(rest.cards)
    return Table(names, state)


class Table:
    """A running match; every method returns the table, so that a test reads as a story."""

    def __init__(self, names: Sequence[str], state: State) -> None:
        self.names = list(names)
        self.state = state
        self.facts: list[Fact] = []
        self.latest: list[Fact] = []

    # ------------------------------------------------------------ looking

    @property
    def pending(self) -> Pending:
        """What the match waits for."""
        return GAME.pending(self.state)

    def seat(self, name: str) -> Seat:
        """The seat of ``name``."""
        return Seat(self.names.index(name))

    def view(self, name: str | None = None) -> View:
        """The table as ``name`` or a spectator sees it."""
        return GAME.observe(self.state, None if name is None else self.seat(name))

    def key(self, card: Handle) -> str:
        """The word for ``card``."""
        return self.state.cards.key(card)

    def keys(self, cards: Iterable[Handle]) -> list[str]:
        """The words for ``cards``."""
        return [self.key(card) for card in cards]

    def sees(self, fact: Fact, name: str | None) -> Fact | None:
        """``fact`` as ``name`` or a spectator sees it happen."""
        return GAME.redact(self.state, fact, None if name is None else self.seat(name))

    def happened(self, kind: type[Fact]) -> list[Fact]:
        """All facts of one kind so far."""
        return [fact for fact in self.facts if isinstance(fact, kind)]

    def decision(self, name: str) -> Decision:
        """The question to ``name``, who has to be asked now."""
        pending = self.pending
        asked = pending.of(self.seat(name)) if isinstance(pending, Ask) else None
        assert asked, f"{name} is not asked; the match waits for {pending}"
        return asked

    def offers(self, name: str) -> set[str]:
        """The options of ``name`` in words."""
        return {self._said(action) for action in self.decision(name).options}

    def _said(self, action: Action) -> str:
        match action:
            case a.Pass():
                return "pass"
            case a.Bid(cards):
                return " ".join(["bid", *sorted(self.keys(cards))])
            case a.PlayEvent(card, target):
                return f"{self.key(card)} on {self.names[target]}"
            case a.PlayWand(card) | a.PlayBomb(card):
                return self.key(card)
            case a.AddMember(card):
                return f"lay {self.key(card)}"
            case a.RemoveMember(card):
                return f"take {self.key(card)}"
            case a.UseIncentive(card):
                return f"use {self.key(card)}"
            case a.UseReroll(card, target):
                return f"use {self.key(card)} on {self.names[target]}"
            case a.TakeCard(seat):
                return f"name {self.names[seat]}"
            case a.Dismiss(card):
                return f"dismiss {self.key(card)}"
        raise AssertionError(f"no words for {action}")

    # ------------------------------------------------------------ moving

    def _move(self, by: Seat, action: Action) -> Self:
        step = play(GAME, self.state, Move(by, action))
        self.latest = []
        for fact, state in step.beats:
            assert not misplaced(state), f"after {fact}"
            self.latest.append(fact)
        self.facts += self.latest
        self.state = step.state
        return self

    def does(self, name: str, what: str) -> Self:
        """``pass``, ``bid cto noob``, ``-3 on anna``, ``wand``, ``lay two``, ``take two`` ..."""
        verb, _, rest = what.partition(" ")
        if verb in ("bid", "lay", "take", "use", "dismiss") and " on " not in rest:
            what = " ".join([verb, *sorted(words(rest))])
        for action in self.decision(name).options:
            if self._said(action) == what:
                return self._move(self.seat(name), action)
        raise AssertionError(f"{name} cannot {what!r}, only {sorted(self.offers(name))}")

    def bids(self, **bids: str) -> Self:
        """One bid a player, in whatever order they are asked; an empty text passes."""
        while bids:
            pending = self.pending
            assert isinstance(pending, Ask), f"no bids, but {pending}"
            name = self.names[pending.decisions[0].seat]
            assert name in bids, f"{name} is asked, not {sorted(bids)}"
            cards = bids.pop(name)
            self.does(name, f"bid {cards}" if cards else "pass")
        return self

    def passes(self, *names: str) -> Self:
        """One after another passes."""
        for name in names:
            self.does(name, "pass")
        return self

    def plays(self, name: str, card: str, *, on: str | None = None) -> Self:
        """Play an event on somebody, or a wand on what has just been played."""
        return self.does(name, card if on is None else f"{card} on {on}")

    def uses(self, name: str, incentive: str, *, on: str | None = None) -> Self:
        """Use an incentive for the own total, or a reroll on somebody."""
        return self.does(name, f"use {incentive}" if on is None else f"use {incentive} on {on}")

    def quiet(self) -> Self:
        """Everybody passes until something else than a pass is needed."""
        while isinstance(pending := self.pending, Ask):
            (decision,) = pending.decisions
            if decision.prompt not in ("event", "react", "incentive"):
                break
            self.does(self.names[decision.seat], "pass")
        return self

    def lands(self) -> Self:
        """The event just played takes effect: nobody answers with a wand."""
        while self.state.phase is Phase.REACT:
            self.passes(self.names[self.state.participants[self.state.turn]])
        return self

    def rolls(self, **faces: Sequence[int]) -> Self:
        """Dice of one seat after another, in the order in which the match wants them."""
        for name, dice in faces.items():
            pending = self.pending
            assert isinstance(pending, Throw), f"no dice, but {pending}"
            assert pending.seat == self.seat(name), (
                f"the dice of seat {pending.seat}, not of {name}"
            )
            assert pending.dice == len(dice), f"{name} rolls {pending.dice} dice"
            self._move(CHANCE, Rolled(tuple(dice)))
        return self

    def value_rolls(self, *faces: int) -> Self:
        """Dice for the value of the pitch card."""
        pending = self.pending
        assert isinstance(pending, Throw), f"no dice, but {pending}"
        assert pending.seat is None
        assert pending.dice == len(faces), f"the card has {pending.dice} dice"
        return self._move(CHANCE, Rolled(faces))

    def draws(self, number: int) -> Self:
        """The thief draws this one, counted from 1, of the incentives held out."""
        assert self.state.phase is Phase.SABOTAGE
        return self._move(CHANCE, Rolled((number,)))

    def nobody_bids(self) -> Self:
        """Everybody who is asked passes, which ends the sprint."""
        sprint = self.state.sprint
        while self.state.phase is Phase.BID and self.state.sprint == sprint:
            self.passes(self.names[self.state.waiting[0]])
        return self

    # ------------------------------------------------------------ expecting

    def asks(self, name: str, prompt: str) -> Self:
        """``name``, and nobody else, is asked ``prompt``."""
        pending = self.pending
        assert isinstance(pending, Ask), f"nobody is asked, but {pending}"
        asked = [(self.names[d.seat], d.prompt) for d in pending.decisions]
        assert asked == [(name, prompt)]
        return self

    def cannot(self, name: str, *what: str) -> Self:
        """``name`` is asked, and none of ``what`` is on offer."""
        assert not self.offers(name) & set(what)
        return self

    def totals(self, **totals: int) -> Self:
        """Totals in this pitch, as anybody can count them."""
        view = self.view()
        assert {name: view.total(self.seat(name)) for name in totals} == totals
        return self

    def dice(self, **dice: int) -> Self:
        """Dice that these players roll as things stand."""
        view = self.view()
        assert {name: view.dice(self.seat(name)) for name in dice} == dice
        return self

    def scores(self, **scores: int) -> Self:
        """Victory points."""
        view = self.view()
        assert {name: view.score(self.seat(name)) for name in scores} == scores
        return self

    def value(self, value: int) -> Self:
        """What has to be reached."""
        assert self.view().value == value
        return self

    def centre(self, card: str, *, preview: str | None = "?") -> Self:
        """The pitch card, and the one behind it (``None``: there is none)."""
        view = self.view()
        assert view.centre is not None
        assert [self.key(view.centre)] == words(card)
        if preview != "?":
            seen = [] if view.preview is None else [self.key(view.preview)]
            assert seen == words(preview or "")
        return self

    def won_by(self, name: str, card: str | None = None) -> Self:
        """The last pitch that ended was won by ``name``."""
        last = self._last_result()
        assert isinstance(last, f.PitchWon), f"nobody won: {last}"
        assert self.names[last.seat] == name
        assert card is None or [self.key(last.card)] == words(card)
        return self

    def failed(self, *, bid: bool = True) -> Self:
        """The last pitch that ended was won by nobody, though somebody (or nobody) had bid."""
        last = self._last_result()
        assert isinstance(last, f.PitchFailed)
        assert last.bid is bid
        return self

    def _last_result(self) -> Fact:
        return next(
            fact for fact in reversed(self.facts) if isinstance(fact, (f.PitchWon, f.PitchFailed))
        )

    def hand(
        self,
        name: str,
        team: str | None = None,
        *,
        events: str | None = None,
        incentives: str | None = None,
        pitch: str | None = None,
        spent: str | None = None,
        used: str | None = None,
        won: str | None = None,
        stories: str | None = None,
    ) -> Self:
        """What lies at ``name``: only what is named is compared, order aside."""
        at = self.view(name).seats[self.seat(name)]
        for expected, cards in (
            (team, at.team),
            (events, at.events),
            (incentives, at.incentives),
            (pitch, at.deployed),
            (spent, at.spent),
            (used, at.used),
            (won, at.won),
            (stories, at.stories),
        ):
            if expected is not None:
                assert Counter(self.keys(cards or ())) == Counter(words(expected))
        return self

    def first_mover(self, name: str) -> Self:
        """Who holds the first mover card."""
        assert self.names[self.state.first] == name
        return self

    def bottom(self, cards: str) -> Self:
        """The lowest cards of the draw pile, lowest first."""
        expected = words(cards)
        assert self.keys(self.state.draw[: len(expected)]) == expected
        return self

    def settled(self) -> Self:
        """No prompt is left open: a new pitch is about to begin, or the match is over."""
        at = self.state
        assert not at.chain
        assert not at.played
        assert not any(at.deployed)
        assert at.phase in (Phase.VALUE, Phase.BID, Phase.OVER), at.phase
        assert at.phase is not Phase.BID or len(at.waiting) == at.seats
        return self

    def over(self, *places: str, reason: str) -> Self:
        """The match is over: ``places`` best first, a shared place as ``anna ben``."""
        pending = self.pending
        assert isinstance(pending, Over), f"not over, but {pending}"
        ranking = [" ".join(self.names[seat] for seat in place) for place in pending.ranking]
        assert ranking == list(places)
        assert self.state.reason == reason
        return self
