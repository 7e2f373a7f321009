"""Fit the value that a bot which looks ahead judges imagined tables by.

The sensible bot plays itself; at the beginning of each sprint the figures of all teams are noted,
and a logit is fitted to who won.  ``python -m benchmarks.fit_value --games 600 --write`` writes
``games/unicorn/foresight/fitted.py``.
"""

from __future__ import annotations

from argparse import ArgumentParser
from multiprocessing import Pool
from pathlib import Path
from random import Random

import numpy as np

from agile_unicorn.bots.judged_bot import JudgedBot
from agile_unicorn.engine.game import Fact
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.foresight import fitted
from agile_unicorn.games.unicorn.foresight.value import FIGURES, figures
from agile_unicorn.games.unicorn.judge import UnicornJudge
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.setup import LENGTHS, Setup
from agile_unicorn.simulation.playing import play_out
from benchmarks.decks import read_deck

Sample = tuple[list[tuple[float, ...]], list[float]]
"""The figures of each team, and what it won."""

SETUPS = {2: ((2, 1), (4, 2)), 3: ((3, 1), (6, 2)), 4: ((4, 1),), 5: ((5, 1),), 6: ((6, 1),)}
"""Seats and partners a team, by number of teams."""

ROWS = (*FIGURES, *(f"{name} x progress" for name in FIGURES))

MILD = 0.002
"""How strongly large weights are held back."""


def note(setup: Setup, seed: str) -> list[Sample]:
    """Every beginning of a sprint of one match."""
    seen: list[list[tuple[float, ...]]] = []

    def watch(state: State, fact: Fact) -> None:
        if isinstance(fact, f.SprintBegan):
            seen.append([figures(state, side) for side in range(state.sides)])

    bots = [JudgedBot(UnicornJudge())] * setup.seats
    over, _ = play_out(setup, bots, Random(seed), watch)
    best = over.ranking[0]
    share = setup.team_size / len(best)
    won = [share * (Seat(side) in best) for side in range(setup.sides)]
    return [(rows, won) for rows in seen]


def setups(sides: int) -> list[Setup]:
    """Every kind of match with so many teams, at every length."""
    return [
        Setup(seats, read_deck(expanded=expanded or size > 1 or seats > 5), points, team_size=size)
        for seats, size in SETUPS[sides]
        for expanded in (False, True)
        for points in LENGTHS.values()
    ]


def samples(sides: int, games: int, jobs: int) -> list[Sample]:
    """What was noted in ``games`` matches, evenly spread over the kinds."""
    kinds = setups(sides)
    work = [(kinds[game % len(kinds)], f"fit {sides} {game}") for game in range(games)]
    with Pool(jobs) as pool:
        return [s for some in pool.starmap(note, work, chunksize=10) for s in some]


def fit(noted: list[Sample], steps: int = 3000) -> tuple[np.ndarray, float, float]:
    """Weights by gradient descent, with the loss they leave, and that of knowing nothing."""
    x = np.array([rows for rows, _ in noted])
    y = np.array([won for _, won in noted])
    scale = x.reshape(-1, x.shape[2]).std(axis=0) + 1e-9
    x /= scale
    w, first, second = np.zeros(x.shape[2]), np.zeros(x.shape[2]), np.zeros(x.shape[2])
    for step in range(1, steps + 1):
        grad = np.einsum("gs,gsf->f", chances(x @ w) - y, x) / len(x) + MILD * w
        first, second = 0.9 * first + 0.1 * grad, 0.999 * second + 0.001 * grad**2
        w -= 0.05 * first / (1 - 0.9**step) / (np.sqrt(second / (1 - 0.999**step)) + 1e-9)
    loss = -(y * np.log(chances(x @ w) + 1e-12)).sum(axis=1).mean()
    return w / scale, float(loss), float(np.log(x.shape[1]))


def chances(logits: np.ndarray) -> np.ndarray:
    """The share of each team."""
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


def source(found: dict[int, np.ndarray]) -> str:
    """The module with the weights."""
    rows = "".join(
        f"    {sides}: (\n" + "".join(f"        {w:.4g},\n" for w in row) + "    ),\n"
        for sides, row in found.items()
    )
    return (
        '"""Weights of the value, made by ``python -m benchmarks.fit_value``."""\n\n'
        "from __future__ import annotations\n\nfrom typing import Final\n\n"
        f"FITTED: Final[dict[int, tuple[float, ...]]] = {{\n{rows}}}\n"
        '"""By number of teams."""\n'
    )


def main() -> None:
    """Print the weights of each number of teams, and write them if asked to."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--sides", type=int, nargs="*", default=list(SETUPS))
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    found: dict[int, np.ndarray] = {}
    for sides in options.sides:
        noted = samples(sides, options.games, options.jobs)
        found[sides], loss, blind = fit(noted)
        print(f"{sides} teams, {len(noted)} sprints: loss {loss:.3f}, blind {blind:.3f}")
        told = zip(ROWS, found[sides], strict=True)
        print("  " + ", ".join(f"{name} {weight:.2f}" for name, weight in told), flush=True)
    if options.write:
        Path(fitted.__file__).write_text(source(found), "utf-8")


if __name__ == "__main__":
    main()
