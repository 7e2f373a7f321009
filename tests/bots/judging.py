"""What the judge thinks of the options on a table, in the words of the rule tests."""

from __future__ import annotations

from agile_unicorn.games.unicorn.judge import UnicornJudge
from tests.support.table import Table

JUDGE = UnicornJudge()


def figures(at: Table, name: str) -> dict[str, float]:
    """What the judge thinks of each option of ``name``, in words; equal words keep the best."""
    decision = at.decision(name)
    scores = JUDGE.scores(at.view(name), decision)
    said: dict[str, float] = {}
    for option, score in zip(decision.options, scores, strict=True):
        words = at._said(option)
        said[words] = max(score, said.get(words, score))
    return said


def likes(at: Table, name: str) -> str:
    """The option that the judge likes best."""
    said = figures(at, name)
    return max(said, key=lambda words: said[words])
