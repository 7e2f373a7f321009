"""Many matches in a row, and the figures that come of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random

from msgspec import Struct

from agile_unicorn.bots.bot import Bot
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.simulation.account import Account
from agile_unicorn.simulation.cards import CardCounts, CardFigures
from agile_unicorn.simulation.estimate import Estimate, Sample


class Figures(Struct, frozen=True, omit_defaults=True):
    """What came of it.  Shares are between 0 and 1; shared wins are split.

    ``win_share_by_start`` begins with the first mover of the first pitch.  Partners win together,
    and their points count together; they are one start position, but a seat each.
    ``failed_pitch_share`` counts all pitches without a winner, ``nobody_bid_share`` those of them
    without any bid.  A decision has two options or more.  ``cards``: only if they were asked for.
    """

    games: int
    seats: int
    decisions: int
    seconds: float
    decisions_per_second: float
    sprints_per_game: Estimate
    pitches_per_game: Estimate
    failed_pitch_share: Estimate
    nobody_bid_share: Estimate
    lead_changes_per_game: Estimate
    win_share_by_seat: tuple[Estimate, ...]
    win_share_by_start: tuple[Estimate, ...]
    winner_points: Estimate
    endings: Mapping[str, int]
    cards: tuple[CardFigures, ...] = ()


class Tally:
    """Sums over matches of one setup."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self.games = 0
        self.decisions = 0
        self.sprints, self.pitches, self.lead_changes = Sample(), Sample(), Sample()
        self.failed, self.unbid, self.points = Sample(), Sample(), Sample()
        self.by_seat = [Sample() for _ in range(setup.seats)]
        self.by_start = [Sample() for _ in range(setup.sides)]
        self.endings: Counter[str] = Counter()

    def add(self, account: Account) -> None:
        """Count one match."""
        self.games += 1
        self.decisions += account.decisions
        self.sprints.add(account.sprints)
        self.pitches.add(account.pitches)
        self.lead_changes.add(account.lead_changes)
        lost = account.failed + account.unbid
        _count(self.failed, lost, account.pitches)
        _count(self.unbid, account.unbid, account.pitches)
        self.points.add(max(account.scores))
        for seat, sample in enumerate(self.by_seat):
            sample.add(account.share(Seat(seat)))
        for sample, share in zip(self.by_start, account.shares_by_start(), strict=True):
            sample.add(share)
        self.endings[account.ending] += 1

    def figures(self, seconds: float, cards: CardCounts | None) -> Figures:
        """What came of it in ``seconds``."""
        return Figures(
            games=self.games,
            seats=self._setup.seats,
            decisions=self.decisions,
            seconds=round(seconds, 3),
            decisions_per_second=round(self.decisions / seconds) if seconds else 0,
            sprints_per_game=self.sprints.estimate(),
            pitches_per_game=self.pitches.estimate(),
            failed_pitch_share=self.failed.estimate(share=True),
            nobody_bid_share=self.unbid.estimate(share=True),
            lead_changes_per_game=self.lead_changes.estimate(),
            win_share_by_seat=tuple(s.estimate(share=True) for s in self.by_seat),
            win_share_by_start=tuple(s.estimate(share=True) for s in self.by_start),
            winner_points=self.points.estimate(),
            endings=dict(sorted(self.endings.items())),
            cards=cards.figures(self._setup.deck) if cards else (),
        )


def _count(sample: Sample, some: int, of: int) -> None:
    sample.add(1.0, some)
    sample.add(0.0, of - some)


def simulate(
    setup: Setup,
    bots: Sequence[Bot[View]],
    games: int,
    seed: int,
    clock: Callable[[], float],
    *,
    progress: Callable[[int], None] = lambda done: None,
    with_cards: bool = False,
) -> Figures:
    """Play ``games`` matches of ``bots``, one a seat, and count.  ``clock`` gives seconds.

    To watch every card takes its time, so it is done only ``with_cards``.
    """
    tally, rng = Tally(setup), Random(seed)
    cards = CardCounts() if with_cards else None
    start = clock()
    for done in range(games):
        progress(done)
        tally.add(Account(setup, bots, rng, cards))
    return tally.figures(clock() - start, cards)
