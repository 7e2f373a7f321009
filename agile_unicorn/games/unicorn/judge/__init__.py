"""Good play: figures for the options of a decision, from a view alone."""

from agile_unicorn.games.unicorn.judge.judge import UnicornJudge
from agile_unicorn.games.unicorn.judge.weights import Weights

__all__ = ["UnicornJudge", "Weights"]
