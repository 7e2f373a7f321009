"""How often each card is played, won, and decides a pitch."""

from __future__ import annotations

from collections import Counter
from random import Random

from msgspec import Struct

from agile_unicorn.engine.game import Fact
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.cards import Deck
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.simulation.deciding import winner
from agile_unicorn.simulation.pitch_log import PitchLog


class CardFigures(Struct, frozen=True):
    """All copies of one card, over all matches.

    ``offered`` and ``won``: as a pitch card.  ``played``: laid, played or used, once a pitch.
    ``in_won_pitch``: in a pitch that the team of its player won.  ``decided``: without it the pitch
    would have had another winner, or none, or one instead of none (see ``deciding``).
    """

    key: str
    copies: int
    offered: int
    won: int
    played: int
    in_won_pitch: int
    decided: int


class CardCounts:
    """Counts over any number of matches.  Dice of its own, so that watching changes nothing."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(seed)
        self._offered: Counter[str] = Counter()
        self._won: Counter[str] = Counter()
        self._played: Counter[str] = Counter()
        self._in_won_pitch: Counter[str] = Counter()
        self._decided: Counter[str] = Counter()
        self._log: PitchLog | None = None

    def follow(self, state: State, fact: Fact) -> None:
        """Count ``fact``, after which the table is ``state``."""
        match fact:
            case f.PitchBegan(card=card):
                self._offered[state.cards.key(card)] += 1
            case f.BidsRevealed():
                self._log = PitchLog(state)
            case f.PitchWon(seat=seat, card=card):
                self._won[state.cards.key(card)] += 1
                self._close(seat % state.sides)
            case f.PitchFailed(bid=True):
                self._close(None)
            case _:
                if self._log is not None:
                    self._log.follow(fact)

    def _close(self, side: int | None) -> None:
        log, self._log = self._log, None
        assert log is not None
        for seat, card in log.played:
            key = log.cards.key(card)
            self._played[key] += 1
            self._in_won_pitch[key] += seat % log.sides == side
            self._decided[key] += winner(log, self._rng, card) != side

    def figures(self, deck: Deck) -> tuple[CardFigures, ...]:
        """One entry a card, in the order of ``deck``."""
        return tuple(
            CardFigures(
                kind.key,
                kind.copies,
                self._offered[kind.key],
                self._won[kind.key],
                self._played[kind.key],
                self._in_won_pitch[kind.key],
                self._decided[kind.key],
            )
            for kind in deck
        )

    def merge(self, other: CardCounts) -> None:
        """Add what was counted elsewhere."""
        self._offered += other._offered
        self._won += other._won
        self._played += other._played
        self._in_won_pitch += other._in_won_pitch
        self._decided += other._decided
