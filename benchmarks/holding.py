"""What it is worth to hold each event and each incentive, in hundredths of all games.

Before a match everybody draws one more event or incentive, or nothing: one of the box's own copies,
taken out of its pile.  What holders of a card win more than those who drew nothing is its worth.
All seats draw, so every match says something about each of them; to play a deal twice, with a card
and without, tells less, because the two part ways as soon as the card changes who wins a pitch.

``python -m benchmarks.holding --games 20000 --seats 3``, with ``--expansion`` for both boxes.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from functools import partial
from math import sqrt
from multiprocessing import Pool
from random import Random

from agile_unicorn.bots.judged_bot import JudgedBot
from agile_unicorn.engine.game import Fact
from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.judge import UnicornJudge
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.simulation.estimate import Z95, Estimate
from agile_unicorn.simulation.playing import play_out
from benchmarks.decks import Class, classes, read_deck

NOTHING = 0
"""The place of no card among the draws; the classes of cards follow it."""

Draws = tuple[tuple[int, float], ...]
"""What each seat drew, and what it won."""


def deal_one(state: State, seat: Seat, drawn: Class) -> bool:
    """Move the undermost copy from its pile to the hand of ``seat``; whether there was one."""
    event = drawn.kinds[0].family == "event"
    pile = state.events if event else state.draw
    card = next((card for card in pile if state.cards.kind[card] in drawn.kinds), None)
    if card is None:
        return False
    pile.remove(card)
    hands: list[list[Handle]] = state.hand if event else state.incentives
    hands[seat] = sorted([*hands[seat], card])
    return True


def draws_of(setup: Setup, all_classes: Sequence[Class], game: int) -> Draws:
    """Play match number ``game``; the same number is always the same match."""
    rng = Random(f"{setup.seats} {setup.points} {setup.expanded} {game}")
    count = len(all_classes)
    nothing = sqrt(count)  # the draw that all others are compared with
    drawn = rng.choices(range(count + 1), [nothing, *[1.0] * count], k=setup.seats)

    def watch(state: State, fact: Fact) -> None:
        if isinstance(fact, f.EventPileShuffled):
            for seat, choice in enumerate(drawn):
                if choice != NOTHING and not deal_one(state, Seat(seat), all_classes[choice - 1]):
                    drawn[seat] = NOTHING

    bots = [JudgedBot(UnicornJudge())] * setup.seats
    winners = play_out(setup, bots, rng, watch)[0].ranking[0]
    return tuple((choice, (seat in winners) / len(winners)) for seat, choice in enumerate(drawn))


def contrast(matches: Sequence[Draws], weights: Mapping[int, float]) -> Estimate:
    """The sum of the mean winnings of draws with their ``weights``.

    The seats of one match depend on each other, so its interval is that of whole matches.
    """
    sums = dict.fromkeys(weights, 0.0)
    counts = dict.fromkeys(weights, 0)
    for match in matches:
        for choice, share in match:
            if choice in sums:
                sums[choice] += share
                counts[choice] += 1
    means = {choice: sums[choice] / max(1, counts[choice]) for choice in weights}
    variance = 0.0
    for match in matches:
        variance += (
            sum(
                weights[choice] * (share - means[choice]) / counts[choice]
                for choice, share in match
                if choice in weights
            )
            ** 2
        )
    return Estimate(sum(weights[c] * means[c] for c in weights), Z95 * sqrt(variance))


def average(all_classes: Sequence[Class], family: str) -> dict[int, float]:
    """The draw of any copy of ``family``, each as likely as the other."""
    copies = {
        number: each.copies
        for number, each in enumerate(all_classes, 1)
        if each.kinds[0].family == family
    }
    return {number: some / sum(copies.values()) for number, some in copies.items()}


def table(all_classes: Sequence[Class], matches: Sequence[Draws]) -> list[str]:
    """One row a class: than nothing, and than an average card of the family."""
    rows = []
    for family in ("incentive", "event"):
        usual = average(all_classes, family)
        if not usual:
            continue
        worth = contrast(matches, {NOTHING: -1.0, **usual})
        rows.append(f"| *any {family}* | | {sum_of(all_classes, usual)} | {points(worth)} | |")
        for number in usual:
            each = all_classes[number - 1]
            worth = contrast(matches, {NOTHING: -1.0, number: 1.0})
            rest = {other: -weight for other, weight in usual.items()}
            rest[number] += 1.0
            rows.append(
                f"| {each.keys} | {each.label} | {each.copies} | {points(worth)}"
                f" | {points(contrast(matches, rest))} |"
            )
    return rows


def sum_of(all_classes: Sequence[Class], numbers: Mapping[int, float]) -> int:
    """Copies of all these classes."""
    return sum(all_classes[number - 1].copies for number in numbers)


def points(worth: Estimate) -> str:
    """In hundredths of all games."""
    return f"{100 * worth.mean:+.1f} ± {100 * worth.margin:.1f}"


def main() -> None:
    """Print the table."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--points", type=int, default=32)
    parser.add_argument("--expansion", action="store_true")
    parser.add_argument("--only", nargs="*", metavar="KEY", help="draw these cards alone")
    parser.add_argument("--processes", type=int)
    options = parser.parse_args()
    deck = read_deck(expanded=options.expansion)
    setup = Setup(options.seats, deck, options.points)
    all_classes = tuple(
        alike
        for alike in classes(deck, "event", "incentive")
        if not options.only or any(kind.key in options.only for kind in alike.kinds)
    )
    with Pool(options.processes) as pool:
        one = partial(draws_of, setup, all_classes)
        matches = pool.map(one, range(options.games), chunksize=50)
    print("| card | effect | copies | than nothing | than an average one |\n|---|---|---|---|---|")
    print("\n".join(table(all_classes, matches)))


if __name__ == "__main__":
    main()
