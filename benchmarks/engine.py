"""Decisions a second in uniformly random playouts: our engine and its peers in one table.

Only decisions with two or more options count, for everybody.  Time is CPU time of this process, new
games and chance included; the figure is the median of several rounds, all engines taking turns.

``python -m benchmarks.engine --rounds 5 --seconds 1``
"""

from __future__ import annotations

import gc
from argparse import ArgumentParser
from functools import partial
from random import Random
from statistics import median
from time import process_time

from msgspec import Struct

from agile_unicorn.engine.moves import Ask, Move, Over
from agile_unicorn.engine.pieces import CHANCE
from agile_unicorn.games.unicorn.setup import LENGTHS, Setup
from agile_unicorn.session.dealer import Dealer
from agile_unicorn.simulation.playing import GAME
from benchmarks.decks import read_deck
from benchmarks.machine import machine
from benchmarks.peers import Peer, peers


class Round(Struct, frozen=True):
    """What was counted in one round of one engine."""

    decisions: int
    games: int
    seconds: float


def playout(setup: Setup, rng: Random) -> int:
    """Play uniformly at random through the public interface; how many decisions were free."""
    state = GAME.new(setup)
    pending, decide, random = GAME.pending, GAME.decide, rng.random
    answer, emit = Dealer(rng).answer, partial(GAME.evolve, state)
    free = 0
    while True:
        asked = pending(state)
        if type(asked) is Ask:
            decision = asked.decisions[0]
            options = decision.options
            count = len(options)
            if count > 1:
                free += 1
                move = Move(decision.seat, options[int(random() * count)])
            else:
                move = Move(decision.seat, options[0])
        elif isinstance(asked, Over):
            return free
        else:
            assert not isinstance(asked, Ask)
            move = Move(CHANCE, answer(asked))
        decide(state, move, emit)


def peer(seats: int, *, expanded: bool = False, team_size: int = 1) -> Peer:
    """Our engine with one box or both, alone or in teams."""
    deck, length = read_deck(expanded=expanded), LENGTHS["quick_scrum"]
    setup = Setup(seats, deck, length, team_size=team_size)
    more = ", both boxes" * expanded + f", teams of {team_size}" * (team_size > 1)
    name = f"**Agile Unicorn**, {length} points{more}"
    return Peer(name, "pure Python", seats, lambda rng: playout(setup, rng))


def ours(*, boxes: bool) -> list[Peer]:
    """Our engine at two to five seats; with ``boxes`` the base box beside both, and teams."""
    if not boxes:
        return [peer(seats) for seats in (2, 3, 4, 5)]
    teams = [peer(4, expanded=True, team_size=2), peer(6, expanded=True, team_size=3)]
    return [peer(4), *(peer(seats, expanded=True) for seats in (2, 4, 6)), *teams]


def measure(peer: Peer, seconds: float, seed: int) -> Round:
    """Whole games for about ``seconds`` of CPU time."""
    rng = Random(seed)
    gc.collect()
    start = process_time()
    decisions = games = 0
    while games < 2 or process_time() - start < seconds:
        decisions += peer.play(rng)
        games += 1
    return Round(decisions, games, process_time() - start)


def main() -> None:
    """Print the table."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--only", default="", help="part of a name")
    parser.add_argument("--boxes", action="store_true", help="no peers: both boxes, and teams")
    options = parser.parse_args()
    everybody = ours(boxes=True) if options.boxes else [*ours(boxes=False), *peers()]
    everybody = [p for p in everybody if options.only in p.name]
    rounds: dict[int, list[Round]] = {i: [] for i in range(len(everybody))}
    for number in range(options.rounds + 1):
        for i, peer in enumerate(everybody):
            found = measure(peer, options.seconds, number)
            if number:  # the first round only warms up
                rounds[i].append(found)
    print(f"{machine()}\n")
    print("| engine | written in | seats | decisions/s | lowest-highest | games/s | a game has |")
    print("|---|---|---|---|---|---|---|")
    for i, peer in enumerate(everybody):
        speeds = [r.decisions / r.seconds for r in rounds[i]]
        games = median(r.games / r.seconds for r in rounds[i])
        size = sum(r.decisions for r in rounds[i]) / sum(r.games for r in rounds[i])
        print(
            f"| {peer.name} | {peer.kind} | {peer.players} | {median(speeds):,.0f}"
            f" | {min(speeds):,.0f}-{max(speeds):,.0f} | {games:,.0f} | {size:.0f} |"
        )


if __name__ == "__main__":
    main()
