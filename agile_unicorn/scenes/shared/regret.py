"""Taking the latest answer back at the table."""

from __future__ import annotations

from typing import Any

from agile_unicorn.scenes.shared.floor import Floor
from agile_unicorn.scenes.shared.match_table import MatchTable


def take_back(table: MatchTable[Any]) -> bool:
    """Put back what :attr:`Match.undoable` can put back; false if that cannot be.

    The question is put anew; with several people here nobody's hand is to be seen until then, and
    whoever may react is asked again.
    """
    if not table.may_undo or table.over.covering or not table.match.undo():
        return False
    while _answers_itself(table) and table.match.undo():
        pass
    table.director.drop()
    table.recall.forget()
    table.put_aside()
    table.floor = Floor()
    table.forget_keeping()
    del table.log[table.told[len(table.match.record.moves)] :]
    table.viewer = table.solo
    table.view = table.match.view(table.viewer)
    table.top.put(table.layout())
    table.hooks.cue("put_back")
    return True


def _answers_itself(table: MatchTable[Any]) -> bool:
    """Whether the question would be answered at once again: it goes with the one before."""
    decision = table.match.decision()
    return table.solo is not None and decision is not None and len(decision.options) == 1
