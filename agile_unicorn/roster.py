"""Every bot that can sit at the table, by the name in records and on the command line.

Without a window, so that processes which only play need none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Final

from msgspec.structs import replace

from agile_unicorn.bots.bot import Bot
from agile_unicorn.bots.judged_bot import JudgedBot
from agile_unicorn.bots.random_bot import RandomBot
from agile_unicorn.bots.searching_bot import Effort, SearchingBot
from agile_unicorn.games.unicorn.foresight import UnicornForesight
from agile_unicorn.games.unicorn.judge import UnicornJudge, Weights
from agile_unicorn.games.unicorn.judge.mistakes import BEGINNER, HOBBYIST
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.session.worker import RemoteBot, Worker

TASTES: Final[Mapping[str, Weights]] = {
    "level1": BEGINNER,
    "level2": HOBBYIST,
    "sensible": Weights(),
}
"""Bots that take what they like best at once; the sensible one is level 3."""

EFFORTS: Final[Mapping[str, Effort]] = {
    "level4": Effort(playouts=24, candidates=4),
    "level5": Effort(playouts=150),
}
"""Bots that look ahead."""

THINKING_TIME: Final = 0.3
"""Seconds after which a bot that looks ahead answers at the table."""

PACE: Final = 0.35
"""Seconds from question to answer where bots look ahead: how long they thought tells nothing."""


def bot_named(name: str) -> Bot[View]:
    """A new bot, which takes all the time it needs; an unknown one is played by the random one."""
    if name in EFFORTS:
        return _searching(EFFORTS[name])
    return JudgedBot(UnicornJudge(TASTES[name])) if name in TASTES else RandomBot()


def hasty_bot(name: str) -> Bot[View]:
    """A bot which looks ahead for as long as the table waits."""
    return _searching(replace(EFFORTS[name], seconds=THINKING_TIME), perf_counter)


def seated(name: str, worker: Worker) -> Bot[View]:
    """The bot at a table with a window: ``worker`` thinks for those who look ahead."""
    return RemoteBot(worker, name, bot_named("sensible")) if name in EFFORTS else bot_named(name)


def _searching(effort: Effort, clock: Callable[[], float] = lambda: 0.0) -> Bot[View]:
    return SearchingBot(UnicornGame(), UnicornJudge(), UnicornForesight(), effort, clock)
