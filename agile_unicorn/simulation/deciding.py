"""Who would have won a pitch without one of the cards that were played in it.

Everything else stays as it was: other cards, their targets, and the dice that fell.  A member or a
die fewer takes the last dice of a throw away; dice that nobody threw, because a card kept them
from the table, are thrown now.  Without a wand its event strikes (or another wand does), without a
bomb the pitch goes on to the dice, without a reroll the throw before it counts, and without a
sabotage its player lacks the incentive.  Where a member has to be chosen that nobody chose, the
weakest goes.
"""

from __future__ import annotations

from random import Random

from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn.model import NO_CARD
from agile_unicorn.simulation.pitch_log import Chain, PitchLog, Round

PIPS = 3.5
"""Mean of a die."""


def winner(log: PitchLog, rng: Random, without: Handle = NO_CARD) -> int | None:
    """The team that wins the pitch if ``without`` is not there, or ``None``: nobody."""
    table = _Table(log, without)
    if not table.follow_events():
        return None
    running = {seat % log.sides for seat, cards in table.deployed.items() if cards}
    rounds, number = log.rounds, 0
    while running:
        given = rounds[number] if number < len(rounds) else Round()
        table.use(given)
        totals = {side: table.total(side, given, rng) for side in sorted(running)}
        best = max(totals.values())
        leaders = {side for side, total in totals.items() if total == best}
        if best < log.value:
            return None
        if len(leaders) == 1:
            return leaders.pop()
        if not any(map(table.dice_of, leaders)):
            return None  # AU-127
        number = _next(rounds, number, leaders)
        running = leaders
    return None


def _next(rounds: list[Round], number: int, leaders: set[int]) -> int:
    """The next round if the same teams tied there; else one that nobody has played."""
    same = number + 1 < len(rounds) and rounds[number + 1].rolls.keys() == leaders
    return number + 1 if same else len(rounds)


class _Table:
    """The members in the pitch, and what counts with them."""

    def __init__(self, log: PitchLog, without: Handle) -> None:
        self._log = log
        self._without = without
        self._gone = {without} - {NO_CARD}
        self.deployed = {
            seat: [card for card in cards if card != without]
            for seat, cards in log.deployed.items()
        }
        self._home = {
            seat: [card for card in cards if card != without] for seat, cards in log.home.items()
        }
        self._dice = dict.fromkeys(log.participants, 0)
        self._added = dict.fromkeys(log.participants, 0)

    def follow_events(self) -> bool:
        """Let those events strike that are not cancelled; whether the pitch gets to the dice."""
        for chain in self._log.chains:
            wands = sum(wand != self._without for wand in chain.wands)
            if chain.event == self._without or wands % 2:
                self._gone.add(chain.stolen)
            elif self._log.cards.kind[chain.event].effect == "bomb":
                return False
            else:
                self._strike(chain)
        self._gone.discard(NO_CARD)
        return True

    def _strike(self, chain: Chain) -> None:
        kind, target = self._log.cards.kind[chain.event], chain.target
        match kind.effect:
            case "points":
                self._added[target] += kind.amount
            case "dice":
                self._dice[target] += kind.amount
            case "skip" if any(self.deployed[seat] for seat in self._partners(target)):
                for seat in self._partners(target):
                    self._home[seat] += self.deployed[seat]
                    self.deployed[seat] = []
                    self._dice[seat] = self._added[seat] = 0
            case "add_member":
                self._carry(chain.chosen, self._home[target], self.deployed[target])
            case "remove_member":
                self._carry(chain.chosen, self.deployed[target], [])
            case "all_in":
                everybody = self._log.all_in == "all"
                for seat in self._log.participants if everybody else self._partners(target):
                    self.deployed[seat] += self._home[seat]
                    self._home[seat] = []

    def _carry(self, chosen: Handle, source: list[Handle], to: list[Handle]) -> None:
        if (source and chosen != self._without) or (source and chosen == NO_CARD):
            card = chosen if chosen in source else min(source, key=self._strength)
            source.remove(card)
            to.append(card)

    def use(self, given: Round) -> None:
        """Count the incentives of a round; they stay in those that follow (AU-124)."""
        for seat, card in given.used:
            if card not in self._gone:
                self._added[seat] += self._log.cards.bonus[card]

    def total(self, side: int, given: Round, rng: Random) -> int:
        """What a team comes to, with the last throw that is still there."""
        throws = [faces for card, faces in given.rolls.get(side, []) if card not in self._gone]
        faces = throws[-1] if throws else ()
        dice = self.dice_of(side)
        total = sum(faces[:dice])
        total += sum([int(rng.random() * 6) + 1 for _ in range(dice - len(faces))])
        modifier = self._log.cards.modifier
        for seat in self._partners(side):
            total += self._added[seat] + sum([modifier[card] for card in self.deployed[seat]])
        return total

    def dice_of(self, side: int) -> int:
        """Dice that a team throws, never less than none (AU-095)."""
        dice = self._log.cards.dice
        sums = [
            self._dice[seat] + sum([dice[card] for card in self.deployed[seat]])
            for seat in self._partners(side)
        ]
        return max(0, sum(sums))

    def _partners(self, side: int) -> list[Seat]:
        sides = self._log.sides
        return [seat for seat in self._log.participants if seat % sides == side % sides]

    def _strength(self, card: Handle) -> float:
        cards = self._log.cards
        return PIPS * cards.dice[card] + cards.modifier[card]
