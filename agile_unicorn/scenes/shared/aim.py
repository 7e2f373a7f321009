"""While somebody looks for a target, keys go to nothing else."""

from __future__ import annotations

from collections.abc import Collection, Set
from typing import Any

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.scenes.shared.match_table import MatchTable
from agile_unicorn.table.looks import Layout


def reached(table: MatchTable[Any]) -> Layout:
    """What keys go through on ``table``: when a seat is to be named, seats, card and buttons."""
    layout, chooser = table.layout(), table.chooser
    if chooser is None or not aiming(table.lit, chooser.picked):
        return layout
    offered = table.face.buttons(chooser.decision, table.view, table.desk())
    kept = {*table.lit, *chooser.picked, *(button.ref for button in offered)}
    return {ref: spot for ref, spot in layout.items() if ref in kept}


def aiming(lit: Set[Ref], picked: Collection[Ref]) -> bool:
    """Whether a seat is looked for, or was just found."""
    things = lit or frozenset(picked)
    found = [ref for ref in things if ref.startswith("seat:")]
    return bool(found) and (not lit or len(found) == len(lit))
