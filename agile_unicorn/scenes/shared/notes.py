"""A paper on which somebody writes what nobody else is to read."""

from __future__ import annotations

from typing import Any, Final

from agile_unicorn.engine.pieces import Ref, Seat, place_ref
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import parts
from agile_unicorn.scenes.shared.match_table import MatchTable
from agile_unicorn.scenes.shared.overlays import OWN_WORDS
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.field import TextField
from agile_unicorn.table.ink import NIGHT
from agile_unicorn.table.looks import GroupLook, Layout, PartLook, PieceLook, Spot

SLIP, CLOSE = map(place_ref, ("note/slip", "note/close"))
LONGEST: Final = 240
"""Letters that have room on it."""
CORNER: Final = (74.0, 738.0, 112.0, 84.0)
PAGE: Final = (520.0, 716.0)
AT: Final = (284.0, 466.0)
Z: Final = 800.0
CLOSING: Final = frozenset(("escape", "enter", "menu"))
"""Keys that put the paper away; all others are for writing."""


class Notes:
    """The papers of the people at ``table``, kept in the record of its match.

    Only whoever looks at a hand can take out the one that belongs to it, and it is put away in the
    frame in which the hand is covered.  Partners, who look at the same screen, share one.
    """

    def __init__(self, table: MatchTable[Any]) -> None:
        self._table = table
        self._field: TextField | None = None

    @property
    def owner(self) -> Seat | None:
        """Whose paper can be taken out now."""
        table = self._table
        viewer = table.viewer
        if table.solo is not None or viewer is None or table.chooser is None:
            return None
        return next(seat for seat in table.match.seats if table.face.together(seat, viewer))

    def slip(self) -> dict[Ref, Spot]:
        """The corner of the paper, by which it is pulled out; nothing where that cannot be."""
        if (owner := self.owner) is None:
            return {}
        x, y, width, height = CORNER
        label = self._table.words("app.notes.slip")
        look = parts.group(
            parts.piece("note_yellow_small", 0, 0, width, height),
            parts.line(label, 0, -4, width - 20, 20, "title"),
            *(parts.line("\u2026", 0, 18, 60, 20) for _ in range(bool(self._text(owner)))),
        )
        return {SLIP: Spot(x, y, look, angle=-5, z=30, lift=1.0, hot=True)}

    def choose(self, ref: Ref) -> bool:
        """Take the paper out, or put it away; false if ``ref`` is neither."""
        if ref == SLIP and (owner := self.owner) is not None:
            self._field = TextField.holding(self._text(owner), LONGEST)
            self._table.over.sheet = self._page
        elif ref == CLOSE and self._field is not None:
            self._table.over.close()
        else:
            return False
        self._table.hooks.cue("page")
        self._table.refresh()
        return True

    @property
    def _open(self) -> TextField | None:
        """The field of a paper that lies on the table."""
        table = self._table
        out = table.over.sheet is not None and not table.over.menu_open
        return self._field if out and self.owner is not None else None

    def key(self, name: str) -> bool:
        """A key while the paper lies there; false if it does not."""
        if (field := self._open) is None:
            return False
        if name in CLOSING:
            return self.choose(CLOSE)
        self._keep(field.press(name))
        return True

    def type(self, text: str) -> None:
        """Letters for the paper."""
        if (field := self._open) is not None:
            self._keep(field.write(text))

    def _text(self, owner: Seat) -> str:
        notes = self._table.match.record.notes
        return notes[owner] if notes else ""

    def _keep(self, field: TextField) -> None:
        owner, self._field = self.owner, field
        assert owner is not None
        if field.text != self._text(owner):
            self._table.match.note(owner, field.text)
        self._table.refresh(0)

    def _page(self) -> Layout:
        """The paper itself, with the caret in it."""
        if (owner := self.owner) is None or self._field is None:
            return {}
        table, (x, y) = self._table, AT
        written = _written(table.words, table.people[owner].name, self._field, table.extents)
        label, low = table.words("app.notes.close"), y + PAGE[1] / 2 - 66
        return {
            place_ref("note/page"): Spot(x, y, PieceLook("log_page", PAGE), z=Z, lift=2.0),
            OWN_WORDS: Spot(x + 20, y, written, z=Z + 1, lift=0),
            **parts.button(CLOSE, x + 20, low, 260, 76, label, glow=True, px=27, z=Z + 2),
        }


def _written(words: Words, name: str, field: TextField, extents: Extents) -> GroupLook:
    """For whose eyes it is, and what stands there, from the top."""
    top, room = 54 - PAGE[1] / 2, PAGE[0] - 110
    written = parts.line(field.shown, -room / 2, 0, room, 26, align="left", lines=12, floor=15)
    low = top + 84 + extents.size(written.look)[1] / 2
    return parts.group(
        parts.line(words("app.notes.title", name=name), 0, top, room - 20, 30, "title"),
        parts.line(words("app.notes.hint"), 0, top + 44, room, 18, colour=NIGHT, lines=2),
        PartLook(written.look, written.x, low),
    )
