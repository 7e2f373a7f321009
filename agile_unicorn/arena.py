"""The command ``arena``: bots against each other on all processors."""

from __future__ import annotations

import os
import signal
import sys
import time
from argparse import Namespace
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context

import msgspec

from agile_unicorn import app as application
from agile_unicorn.choices import Refusal, Terms
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.roster import bot_named
from agile_unicorn.simulation.arena import Bout, Result, Series, arrangements, play_bout

BAR = 40
"""Characters of the progress bar."""

Task = tuple[tuple[str, ...], str]
"""Who sits where, and the seed of the deal."""


def meet(given: Namespace, terms: Terms) -> int:
    names: tuple[str, ...] = given.bots
    setup = application.agreed(application.start().deck, terms.seats(given.seats), terms)
    if not 2 <= len(names) <= setup.sides:
        raise Refusal(f"{len(names)} bots for {setup.sides} teams; name 2 to {setup.sides} of them")
    orders = arrangements(names, setup.sides, given.games)
    deals = -(-given.games // len(orders))
    tasks = [(order, f"arena {given.seed} {deal}") for deal in range(deals) for order in orders]
    series = Series(setup, orders)
    with _bouts(setup, tasks, given.jobs or os.cpu_count() or 1) as bouts:
        for bout in _shown(bouts, len(tasks)):
            series.add(bout)
    result = series.result()
    print(msgspec.json.encode(result).decode() if given.json else _table(result))
    return 0


def _play(setup: Setup, task: Task) -> Bout:
    order, seed = task
    return play_bout(setup, order, bot_named, seed, time.perf_counter)


@contextmanager
def _bouts(setup: Setup, tasks: list[Task], jobs: int) -> Iterator[Iterable[Bout]]:
    """All bouts, in no order, played by ``jobs`` processes."""
    play = partial(_play, setup)
    if jobs == 1:
        yield map(play, tasks)
        return
    with get_context("spawn").Pool(jobs, _leave_interrupts) as pool:
        yield pool.imap_unordered(play, tasks, chunksize=max(1, min(8, len(tasks) // (4 * jobs))))


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that collects; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _shown(bouts: Iterable[Bout], count: int) -> Iterator[Bout]:
    """``bouts`` with a progress bar for people: only on a terminal."""
    shown = bool(sys.stderr and sys.stderr.isatty())
    for done, bout in enumerate(bouts, 1):
        yield bout
        if shown:
            bar = "#" * (BAR * done // count)
            end = "\n" if done == count else ""
            print(f"\r[{bar:<{BAR}}] {done}/{count}", end=end, file=sys.stderr, flush=True)


def _table(result: Result) -> str:
    width = max(len("bot"), *(len(rank.bot) for rank in result.ranks))
    lines = [
        f"{result.games} games of {result.seats} seats, {result.deals} deals",
        f"{'bot':<{width}}  {'wins':>14}  fair   decisions  median ms  99 % ms  longest ms",
    ]
    for rank in result.ranks:
        lines.append(
            f"{rank.bot:<{width}}  {rank.share.percent():>14}  {100 * rank.fair:3.0f} %"
            f"  {rank.decisions:10}  {rank.median_ms:9.3f}  {rank.p99_ms:7.2f}"
            f"  {rank.longest_ms:10.1f}"
        )
    return "\n".join(lines)
