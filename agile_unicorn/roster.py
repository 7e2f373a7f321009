"""Every bot that can sit at the table, by the name in records and on the command line.

Without a window, so that processes which only play need none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from agile_unicorn.bots.bot import Bot
from agile_unicorn.bots.judged_bot import JudgedBot
from agile_unicorn.bots.random_bot import RandomBot
from agile_unicorn.games.unicorn.judge import UnicornJudge
from agile_unicorn.games.unicorn.view import View

BOTS: Final[Mapping[str, Callable[[], Bot[View]]]] = {
    "random": RandomBot,
    "sensible": lambda: JudgedBot(UnicornJudge()),
}
"""The weakest first."""


def bot_named(name: str) -> Bot[View]:
    """A new bot; an unknown one is played by the random one."""
    return BOTS.get(name, RandomBot)()
