"""Which thing of a match table a key stands for, as the question is put now."""

from __future__ import annotations

from typing import Any

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.scenes.shared.keys import curtain_key, floor_key, thing_of
from agile_unicorn.scenes.shared.masked import slot_key
from agile_unicorn.scenes.shared.match_table import MatchTable


def meant_by(name: str, table: MatchTable[Any], *, shift: bool) -> Ref | None:
    """What the key ``name`` stands for: a digit is a card of the hand, or a seat."""
    if table.over.menu_open:
        return None
    if table.curtain is not None:
        return curtain_key(name, table.curtain.seat)
    if table.masked is not None and (ref := slot_key(name, table.masked)) is not None:
        return ref
    if table.standing is not None:
        return floor_key(name, table.floor.window.seats, shift=shift)
    hand = table.face.hand(table.view, table.desk()) if table.chooser is not None else ()
    return thing_of(name, hand, table.lit)
