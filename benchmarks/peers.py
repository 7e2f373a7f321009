"""Other engines, each played uniformly at random through its documented Python interface.

A peer that is not installed is left out.  Installing them: ``requirements-peers.txt``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from typing import Any

from msgspec import Struct

Playout = Callable[[Random], int]
"""Plays one game to its end and counts the decisions that had two options or more."""


class Peer(Struct, frozen=True):
    """One engine and one of its games."""

    name: str
    kind: str
    players: int
    play: Playout


def peers() -> Iterator[Peer]:
    """All that can be imported here."""
    for module, build in (("chess", _chess), ("pyspiel", _openspiel), ("rlcard", _rlcard)):
        try:
            found = import_module(module)
        except ImportError:
            continue
        yield from build(found)


def _chess(chess: Any) -> Iterator[Peer]:
    def play(rng: Random, whole: bool) -> int:
        """``whole``: ask for every end of the game at every ply, as the documentation does."""
        board, free = chess.Board(), 0
        random = rng.random
        for _ in range(10_000 if whole else 400):
            if whole and board.is_game_over():
                break
            moves = list(board.legal_moves)
            if not moves:
                break
            free += len(moves) > 1
            board.push(moves[int(random() * len(moves))])
        return free

    yield Peer("python-chess", "pure Python", 2, lambda rng: play(rng, True))
    yield Peer("python-chess, 400 plies, no draws", "pure Python", 2, lambda rng: play(rng, False))


def _openspiel(pyspiel: Any) -> Iterator[Peer]:
    def player(game: Any) -> Playout:
        def play(rng: Random) -> int:
            state, free = game.new_initial_state(), 0
            random = rng.random
            while not state.is_terminal():
                if state.is_chance_node():
                    mark, total, chosen = random(), 0.0, 0
                    for action, chance in state.chance_outcomes():
                        chosen = action
                        total += chance
                        if mark < total:
                            break
                    state.apply_action(chosen)
                    continue
                actions = state.legal_actions()
                free += len(actions) > 1
                state.apply_action(actions[int(random() * len(actions))])
            return free

        return play

    import_module("open_spiel.python.games")  # registers those written in Python
    for name in ("oh_hell", "hearts", "crazy_eights", "gin_rummy", "backgammon", "chess"):
        game = pyspiel.load_game(name)
        yield Peer(f"OpenSpiel {name}", "C++, bound", game.num_players(), player(game))
    for name in ("python_liars_poker", "python_block_dominoes", "python_kuhn_poker"):
        game = pyspiel.load_game(name)
        yield Peer(f"OpenSpiel {name}", "Python", game.num_players(), player(game))


def _rlcard(rlcard: Any) -> Iterator[Peer]:
    random_state = import_module("numpy").random.RandomState

    def through_environment(env: Any) -> Playout:
        def play(rng: Random) -> int:
            env.seed(int(rng.random() * 2**31))
            state, _ = env.reset()
            free = 0
            while not env.is_over():
                actions = list(state["legal_actions"])
                free += len(actions) > 1
                state, _ = env.step(actions[int(rng.random() * len(actions))])
            return free

        return play

    def raw(game: Any, legal: Callable[[Any], Any]) -> Playout:
        def play(rng: Random) -> int:
            game.np_random = random_state(int(rng.random() * 2**31))
            state, _ = game.init_game()
            free = 0
            while not game.is_over():
                actions = legal(state)
                free += len(actions) > 1
                state, _ = game.step(actions[int(rng.random() * len(actions))])
            return free

        return play

    uno = rlcard.make("uno", config={"seed": 1})
    gin = rlcard.make("gin-rummy", config={"seed": 1})
    yield Peer("RLCard uno, environment", "pure Python", 2, through_environment(uno))
    yield Peer("RLCard uno, bare game", "pure Python", 2,
               raw(uno.game, lambda state: state["legal_actions"]))  # fmt: skip
    yield Peer("RLCard gin-rummy, bare game", "pure Python", 2,
               raw(gin.game, lambda state: gin.game.judge.get_legal_actions()))  # fmt: skip
