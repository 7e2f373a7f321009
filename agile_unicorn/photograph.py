"""A small picture of the table as everybody may see it, for the archive."""

from __future__ import annotations

from typing import Final

from agile_unicorn.app import GAME
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.opening import people_of
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Desk
from agile_unicorn.scenes.unicorn.face import UnicornFace
from agile_unicorn.session.match import Match
from agile_unicorn.session.record import Record
from agile_unicorn.table.canvas import Canvas
from agile_unicorn.table.looks import Layout
from agile_unicorn.table.press import Press
from agile_unicorn.table.printer import Printer
from agile_unicorn.table.tabletop import Tabletop
from agile_unicorn.table.window import Offscreen

SIZE: Final = (320, 180)


def photograph(record: Record, words: Words, press: Press) -> bytes:
    """The table of ``record``, seen by a spectator, as a PNG.

    It is laid anew for the picture: whatever the screen shows to somebody just now is not in it.
    """
    mat, spots = public_table(record, words)
    top = Tabletop(press.extents)
    top.put(spots)
    canvas = Canvas(Offscreen(SIZE), Printer(press))
    canvas.lay(mat)
    canvas.settle(top)
    return canvas.snapshot()


def public_table(record: Record, words: Words) -> tuple[str, Layout]:
    """The mat, and what everybody may see upon it."""
    people = people_of(record)
    face = UnicornFace(people, words)
    spots = face.lay(Match(GAME, record, {}).view(None), Desk(people, Seat(0)))
    return face.mat, spots
