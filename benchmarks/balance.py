"""The balance of the deck: matches of equal sensible bots, as the tables of docs/balance.md.

``python -m benchmarks.balance --games 300``, with ``--expansion`` for both boxes, ``--teams`` for
everything that can be played in teams, ``--edition 1.0 --points 32`` for the older rules.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from functools import partial
from multiprocessing import Pool
from random import Random
from statistics import mean, quantiles

from agile_unicorn.bots.judged_bot import JudgedBot
from agile_unicorn.games.unicorn.cards import Deck
from agile_unicorn.games.unicorn.judge import UnicornJudge
from agile_unicorn.games.unicorn.setup import EDITIONS, LENGTHS, TEAMS, Setup
from agile_unicorn.simulation.account import Account
from agile_unicorn.simulation.cards import CardCounts, CardFigures
from agile_unicorn.simulation.estimate import Estimate, Sample
from agile_unicorn.simulation.figures import Tally
from benchmarks.decks import classes, read_deck

CHUNK = 25
"""Matches that one process plays before it reports."""

Played = tuple[list[Account], CardCounts]

LINES = (
    "| seats | points | sprints | pitches | 10-90 % | failed | nobody bid | lead changes"
    " | first / second | won by seat | ended by points |",
    "|" + "---|" * 11,
)
STARTS = ("| seats | matches | won by turn order |", "|---|---|---|")
CARDS = (
    "| card | effect | copies | offered | won | played | for the winner | decided |",
    "|" + "---|" * 8,
)


def play(setup: Setup, seed: int, first: int) -> Played:
    """The matches ``first`` and following; the same numbers are always the same matches."""
    bots, cards = [JudgedBot(UnicornJudge())] * setup.seats, CardCounts(first)
    row = f"{seed} {setup.edition} {setup.seats} {setup.team_size} {setup.points}"
    games = range(first, first + CHUNK)
    return [Account(setup, bots, Random(f"{row} {game}"), cards) for game in games], cards


def name_of(setup: Setup) -> str:
    """Seats, or teams x partners."""
    alone = setup.team_size == 1
    return str(setup.seats) if alone else f"{setup.sides} x {setup.team_size}"


def line(setup: Setup, matches: Sequence[Account]) -> str:
    """One row of the first table."""
    tally = Tally(setup)
    for match in matches:
        tally.add(match)
    found = tally.figures(0.0, None)
    ranks = [sorted(match.scores, reverse=True) for match in matches]
    tenths = quantiles([match.pitches for match in matches], n=10)
    failed = Sample()
    for match in matches:
        failed.add(1.0, match.failed)
        failed.add(0.0, match.pitches - match.failed)
    cells = (
        name_of(setup),
        str(setup.points),
        number(found.sprints_per_game),
        number(found.pitches_per_game),
        f"{tenths[0]:.0f}-{tenths[-1]:.0f}",
        failed.estimate(share=True).percent(),
        found.nobody_bid_share.percent(),
        number(found.lead_changes_per_game),
        f"{mean(rank[0] for rank in ranks):.0f} / {mean(rank[1] for rank in ranks):.0f}",
        shares(found.win_share_by_seat[: setup.sides], setup.team_size),
        f"{100 * found.endings.get('points', 0) / len(matches):.1f} %",
    )
    return row(cells)


def row(cells: Iterable[str]) -> str:
    """Cells as a row of a table."""
    return "| " + " | ".join(cells) + " |"


def number(estimate: Estimate) -> str:
    """A mean with its interval."""
    return f"{estimate.mean:.1f} ± {estimate.margin:.1f}"


def shares(each: Sequence[Estimate], times: int = 1) -> str:
    """Some shares in hundredths, with the widest of their intervals."""
    widest = max(one.margin for one in each) * times
    return " / ".join(f"{100 * one.mean * times:.0f}" for one in each) + f" ± {100 * widest:.0f} %"


def start_line(matches: Sequence[Account]) -> str:
    """What each place in the turn order won, from matches of any length."""
    setup = matches[0].setup
    places = [Sample() for _ in range(setup.sides)]
    for match in matches:
        for sample, share in zip(places, match.shares_by_start(), strict=True):
            sample.add(share)
    won = shares([sample.estimate(share=True) for sample in places])
    return row((name_of(setup), str(len(matches)), won))


def usage(deck: Deck, cards: CardCounts, games: int) -> list[str]:
    """One row for cards that are alike: in a hundred matches, for each copy."""
    figures = {each.key: each for each in cards.figures(deck)}
    rows = []
    for alike in classes(deck, "team", "incentive", "event"):
        each = [figures[kind.key] for kind in alike.kinds]
        rows.append(row((alike.keys, alike.label, str(alike.copies), *counts(each, games))))
    return rows


def counts(cards: Sequence[CardFigures], games: int) -> tuple[str, ...]:
    """How often one copy is offered and played in a hundred matches, and what comes of it."""

    def share(some: int, of: int) -> str:
        return f"{100 * some / of:.0f} %" if of else ""

    each = 100 / sum(card.copies for card in cards) / games
    offered = sum(card.offered for card in cards)
    played = sum(card.played for card in cards)
    return (
        f"{each * offered:.0f}" if offered else "",
        share(sum(card.won for card in cards), offered),
        f"{each * played:.0f}",
        share(sum(card.in_won_pitch for card in cards), played),
        share(sum(card.decided for card in cards), played),
    )


def setups(options: Namespace) -> list[Setup]:
    """One setup a row."""
    sizes = [(seats, 1) for seats in options.seats or range(2, 7 if options.expansion else 6)]
    if options.teams:
        teams = sorted(TEAMS.values()) if options.expansion else [(4, 2)]
        sizes = [size for size in teams if not options.seats or size[0] in options.seats]
    deck = read_deck(expanded=options.expansion)
    rules = EDITIONS[options.edition]
    return [
        Setup(seats, deck, points, options.edition, rules, team_size=size)
        for seats, size in sizes
        for points in options.points
    ]


def main() -> None:
    """Print all tables."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="a row, in steps of 25")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", choices=list(EDITIONS), default="1.0.2")
    parser.add_argument("--seats", type=int, nargs="*")
    parser.add_argument("--points", type=int, nargs="*", default=list(LENGTHS.values()))
    parser.add_argument("--expansion", action="store_true")
    parser.add_argument("--teams", action="store_true")
    parser.add_argument("--processes", type=int)
    options = parser.parse_args()
    print(*LINES, sep="\n")
    all_cards, by_start = CardCounts(), dict[str, list[Account]]()
    firsts = range(0, options.games, CHUNK)
    with Pool(options.processes) as pool:
        rows = [
            (setup, pool.map_async(partial(play, setup, options.seed), firsts, chunksize=1))
            for setup in setups(options)
        ]
        for setup, coming in rows:
            matches: list[Account] = []
            for accounts, cards in coming.get():
                matches += accounts
                all_cards.merge(cards)
            by_start.setdefault(name_of(setup), []).extend(matches)
            print(line(setup, matches), flush=True)
    print("", *STARTS, *map(start_line, by_start.values()), sep="\n")
    games = sum(map(len, by_start.values()))
    print("", *CARDS, *usage(read_deck(expanded=options.expansion), all_cards, games), sep="\n")


if __name__ == "__main__":
    main()
