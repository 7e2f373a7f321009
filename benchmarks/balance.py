"""The balance of the deck: matches of equal sensible bots, as the tables of docs/balance.md.

``python -m benchmarks.balance --games 300``, with ``--expansion`` for both boxes and ``--teams``
for everything that can be played in teams.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import mean, quantiles, stdev

from agile_unicorn.bots.judged_bot import JudgedBot
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.cards import Deck
from agile_unicorn.games.unicorn.judge import UnicornJudge
from agile_unicorn.games.unicorn.setup import EDITIONS, LENGTHS, TEAMS, Setup
from benchmarks.matches import Match, read_deck
from benchmarks.strength import interval


def with_error(values: Sequence[float]) -> str:
    """Mean and half the width of its 95 % interval."""
    return f"{mean(values):.1f} ± {1.96 * stdev(values) / sqrt(len(values)):.1f}"


def spread(values: Sequence[float]) -> str:
    """From the 10th to the 90th of a hundred games."""
    tenths = quantiles(values, n=10)
    return f"{tenths[0]:.0f}-{tenths[-1]:.0f}"


def line(setup: Setup, matches: list[Match]) -> str:
    """One row of the first table."""
    pitches = [float(m.pitches) for m in matches]
    total = sum(pitches)
    ranks = [sorted(m.scores(), reverse=True) for m in matches]
    cells = (
        str(setup.seats) if setup.team_size == 1 else f"{setup.sides} x {setup.team_size}",
        str(setup.points),
        with_error([float(m.state.sprint) for m in matches]),
        with_error(pitches),
        spread(pitches),
        f"{100 * sum(m.failed for m in matches) / total:.1f} %",
        f"{100 * sum(m.unbid for m in matches) / total:.1f} %",
        with_error([float(m.lead_changes) for m in matches]),
        f"{mean(r[0] for r in ranks):.0f} / {mean(r[1] for r in ranks):.0f}",
        turn_shares(setup, matches),
        f"{100 * sum(m.state.reason == 'points' for m in matches) / len(matches):.1f} %",
    )
    return "| " + " | ".join(cells) + " |"


def turn_shares(setup: Setup, matches: list[Match]) -> str:
    """The share of games won by each place in the turn order of the first pitch, with intervals."""
    sides, games = setup.sides, len(matches)
    shares = [0.0] * sides
    for match in matches:
        for seat in range(setup.seats):
            shares[(seat - (match.first or 0)) % sides] += match.share(Seat(seat))
    widest = max(interval(share / games, games) for share in shares)
    each = " / ".join(f"{100 * share / games:.0f}" for share in shares)
    return f"{each} ± {100 * widest:.0f} %"


def usage(deck: Deck, matches: list[Match]) -> list[str]:
    """One row a kind of event or incentive: plays in a hundred games, for each copy."""
    played: Counter[str] = Counter()
    for match in matches:
        played.update(match.played)
    rows = []
    for kind in deck:
        if kind.copies and kind.family in ("event", "incentive"):
            effect = kind.effect or "bonus"
            amount = kind.bonus or kind.amount
            what = f"{effect.replace('_', ' ')}{f' {amount:+d}' if amount else ''}"
            each = 100 * played[kind.key] / kind.copies / len(matches)
            rows.append(f"| {kind.key} | {what} | {kind.copies} | {each:.0f} |")
    return rows


def setups(options: Namespace) -> list[Setup]:
    """One setup a row."""
    sizes = [(seats, 1) for seats in options.seats or range(2, 7 if options.expansion else 6)]
    if options.teams:
        sizes = sorted(TEAMS) if options.expansion else [(4, 2)]
    deck = read_deck(expanded=options.expansion)
    rules = EDITIONS[options.edition]
    return [
        Setup(seats, deck, points, options.edition, rules, team_size=size)
        for seats, size in sizes
        for points in LENGTHS.values()
    ]


def run(setup: Setup, games: int, seed: int) -> list[Match]:
    """Matches of equal bots; the same seed gives the same matches, and each row has its own."""
    bot = JudgedBot(UnicornJudge())
    row = f"{seed} {setup.seats} {setup.team_size} {setup.points}"
    return [
        Match(setup).play([bot] * setup.seats, Random(f"{row} {game}")) for game in range(games)
    ]


def main() -> None:
    """Print both tables."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", choices=list(EDITIONS), default="1.0.2")
    parser.add_argument("--seats", type=int, nargs="*")
    parser.add_argument("--expansion", action="store_true")
    parser.add_argument("--teams", action="store_true")
    options = parser.parse_args()
    print(
        "| seats | points | sprints | pitches | 10-90 % | failed | nobody bid | lead changes"
        " | first / second | won by turn order | ended by points |"
    )
    print("|" + "---|" * 11)
    everything: list[Match] = []
    for setup in setups(options):
        matches = run(setup, options.games, options.seed)
        everything += matches
        print(line(setup, matches), flush=True)
    print("\n| card | effect | copies | plays of one copy in 100 games |\n|---|---|---|---|")
    print("\n".join(usage(setup.deck, everything)))


if __name__ == "__main__":
    main()
