"""Agile Unicorn for the contract tests, from the rule book and the rulings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain, combinations
from random import Random
from typing import Any, Final

from agile_unicorn.engine.game import Fact
from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn import actions as a
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.model import Phase, State
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.setup import EDITIONS, HouseRules, Setup
from tests.contract.case import Disguise
from tests.support.decks import expanded_deck, printed_deck
from tests.support.places import misplaced

HOUSE: Final = HouseRules(all_in="all", team_target="doubled")


def _setup(
    edition: str,
    seats: int,
    *,
    expanded: bool = False,
    rules: HouseRules | None = None,
    **options: Any,
) -> Setup:
    deck = expanded_deck() if expanded else printed_deck()
    return Setup(seats, deck, edition=edition, rules=rules or EDITIONS[edition], **options)


def _setups() -> dict[str, Setup]:
    """Every seat count in both editions, hands open and covered, with and without easy start."""
    return {
        "2 open": _setup("1.0.2", 2, points=22),
        "3 open": _setup("1.0.2", 3, points=32),
        "4 open": _setup("1.0.2", 4, points=22, easy_start=True),
        "5 open": _setup("1.0.2", 5, points=22, first=Seat(4)),
        "2 covered": _setup("1.0.2", 2, points=32, open_hands=False, easy_start=True),
        "3 covered": _setup("1.0.2", 3, points=22, open_hands=False),
        "5 covered": _setup("1.0.2", 5, points=32, open_hands=False),
        "2 older covered": _setup("1.0", 2, points=22, open_hands=False),
        "3 older open": _setup("1.0", 3, points=22),
        "4 older covered": _setup("1.0", 4, points=22, open_hands=False),
        "5 older open": _setup("1.0", 5, points=22),
        "6 expanded open": _setup("1.0.2", 6, expanded=True, points=42),
        "3 expanded covered": _setup("1.0.2", 3, expanded=True, points=32, open_hands=False),
        "4 teams covered": _setup("1.0.2", 4, points=32, team_size=2, open_hands=False),
        "6 expanded pairs": _setup("1.0.2", 6, expanded=True, rules=HOUSE, points=22, team_size=2),
        "6 expanded trios": _setup(
            "1.0.2", 6, expanded=True, points=42, team_size=3, partners_open=False
        ),
    }


class UnicornCase:
    """The base game, the expansion and team mode."""

    game = UnicornGame()
    setups: Mapping[str, Any] = _setups()
    facts = frozenset(
        kind
        for kind in vars(f).values()
        if isinstance(kind, type) and issubclass(kind, Fact) and kind is not Fact
    )
    reveals: frozenset[type[Fact]] = frozenset(
        {
            f.StartDecksDealt,  # one's own
            f.EventsDealt,  # one's own
            f.BacklogFilled,  # the first card of an empty backlog lies open
            f.PitchBegan,  # the next preview
            f.BidsRevealed,
            f.EventPlayed,
            f.WandPlayed,
            f.MemberAdded,
            f.IncentiveUsed,
            f.RerollUsed,
            f.EverybodyDeployed,
            f.IncentiveStolen,
            f.MemberDismissed,
        }
    )

    def seats(self, setup: Any) -> int:
        """Players of ``setup``."""
        assert isinstance(setup, Setup)
        return setup.seats

    def misplaced(self, state: State) -> list[int]:
        """Cards that are not in exactly one place."""
        return misplaced(state)

    def secrets(self, state: State, viewer: Seat | None) -> set[Handle]:
        """Events held, piles, the face-down backlog; covered hands and bids before the reveal.

        With open hands a face-down bid is a part of cards that all know, so that only its division
        is a secret: see ``disguise``.
        """
        if state.phase is Phase.DECKS:
            return {Handle(card) for card in range(len(state.cards.kind))}
        secret = {*state.draw, *state.events, *state.backlog[1:]}
        for seat in self._others(state, viewer):
            secret.update(state.hand[seat])
            if not state.setup.open_hands:
                secret.update(state.team[seat], state.incentives[seat])
                if not state.revealed:
                    secret.update(state.deployed[seat])
        return secret

    def _others(self, state: State, viewer: Seat | None) -> list[int]:
        """Seats into whose hands ``viewer`` does not look: not the own, not a partner's."""
        setup = state.setup
        teams = setup.seats // setup.team_size

        def mate(seat: int) -> bool:
            return viewer is not None and setup.partners_open and seat % teams == viewer % teams

        return [seat for seat in range(state.seats) if seat != viewer and not mate(seat)]

    def in_passing(self, fact: Fact) -> set[Handle]:
        """A dismissed member is public before it goes under the pile."""
        return {fact.card} if isinstance(fact, f.MemberDismissed) else set()

    # ------------------------------------------------------------ options

    def options(self, state: State, decision: Decision) -> set[Action]:
        """What the rule book lets the asked seat do."""
        seat, kind = decision.seat, state.cards.kind
        wands = {card for card in state.hand[seat] if kind[card].effect == "wand"}
        events = set(state.hand[seat]) - wands
        here = [Seat(s) for s in range(state.seats) if state.participants.count(Seat(s))]
        match decision.prompt:
            case "bid":
                hand = state.team[seat]
                parts = [combinations(hand, size) for size in range(1, len(hand) + 1)]
                return {a.Pass(), *(a.Bid(part) for part in chain(*parts))}
            case "event":
                return {a.Pass(), *self._plays(state, seat, events, here)}
            case "react":
                return {a.Pass(), *map(a.PlayWand, wands)}
            case "add_member":
                return set(map(a.AddMember, state.team[seat]))
            case "remove_member":
                return set(map(a.RemoveMember, state.deployed[seat]))
            case "incentive":
                return {a.Pass(), *self._boosts(state, seat)}
            case "take":
                return set(map(a.TakeCard, self._mates(state, seat, here)))
            case "dismiss":
                return set(map(a.Dismiss, state.team[seat]))
        raise AssertionError(f"no rule for the question {decision.prompt!r}")

    def _plays(
        self, state: State, seat: Seat, events: set[Handle], here: list[Seat]
    ) -> Iterable[Action]:
        """A bomb has no target, sabotage only an opponent (AU-193, AU-181, AU-201).

        An All In for everybody is played on oneself (AU-198).
        """
        friends = self._mates(state, seat, here)
        for card in events:
            effect = state.cards.kind[card].effect
            if effect == "bomb":
                yield a.PlayBomb(card)
            elif effect == "all_in" and state.setup.rules.all_in == "all":
                yield a.PlayEvent(card, seat)
            else:
                yield from (
                    a.PlayEvent(card, who)
                    for who in here
                    if effect != "sabotage" or who not in friends
                )

    def _boosts(self, state: State, seat: Seat) -> Iterable[Action]:
        """A reroll strikes the throw of any team that is still in (AU-183, AU-191)."""
        teams = state.setup.seats // state.setup.team_size
        throwers: dict[int, Seat] = {}
        for who in state.contenders:
            throwers.setdefault(who % teams, who)
        for card in state.incentives[seat]:
            if state.cards.kind[card].effect == "reroll":
                yield from (a.UseReroll(card, who) for who in throwers.values())
            else:
                yield a.UseIncentive(card)

    def _mates(self, state: State, seat: Seat, here: list[Seat]) -> list[Seat]:
        """Partners in the pitch, oneself included."""
        teams = state.setup.seats // state.setup.team_size
        return [who for who in here if who % teams == seat % teams]

    # ------------------------------------------------------------ disguise

    def disguise(self, state: State, viewer: Seat | None, rng: Random) -> tuple[State, Disguise]:
        """Shuffle what ``viewer`` cannot see: within each group the cards are exchangeable."""
        became: dict[Handle, Handle] = {Handle(c): Handle(c) for c in range(len(state.cards.kind))}
        if state.phase is Phase.DECKS:
            return state.clone(), became
        for group in self._groups(state, viewer):
            cards = [became[card] for card in group]
            rng.shuffle(cards)
            became.update(zip(group, cards, strict=True))
        return _mapped(state, became), became

    def _groups(self, state: State, viewer: Seat | None) -> Iterable[list[Handle]]:
        others = self._others(state, viewer)
        yield state.events + [card for seat in others for card in state.hand[seat]]
        hidden = state.draw + state.backlog[1:]
        if state.setup.open_hands:
            yield hidden
            if not state.revealed:
                for seat in others:
                    yield state.team[seat] + state.deployed[seat]
            return
        family = state.cards.family
        rows = [*state.team, *([] if state.revealed else state.deployed)]
        seats = list(range(state.seats)) * 2
        held = [c for seat, row in zip(seats, rows, strict=False) if seat in others for c in row]
        yield held + [card for card in hidden if family(card) == "team"]
        held = [card for seat in others for card in state.incentives[seat]]
        yield held + [card for card in hidden if family(card) == "incentive"]
        yield [card for card in hidden if family(card) == "story"]

    def translate(self, action: Action, disguise: Disguise) -> Action:
        """The same action with the disguised cards."""
        match action:
            case a.Bid(cards):
                return a.Bid(tuple(sorted(disguise[card] for card in cards)))
            case a.PlayEvent(card, target):
                return a.PlayEvent(disguise[card], target)
            case a.UseReroll(card, target):
                return a.UseReroll(disguise[card], target)
            case (
                a.PlayWand(card)
                | a.PlayBomb(card)
                | a.AddMember(card)
                | a.RemoveMember(card)
                | a.UseIncentive(card)
                | a.Dismiss(card)
            ):
                return type(action)(disguise[card])
        return action


def _mapped(state: State, became: Disguise) -> State:
    """A copy of ``state`` in which each card is replaced."""
    new = state.clone()
    for pile in (new.draw, new.events, new.backlog, *new.hand, *new.deployed):
        pile[:] = [became[card] for card in pile]
    for hand in (*new.team, *new.incentives):
        hand[:] = sorted(became[card] for card in hand)
    return new
