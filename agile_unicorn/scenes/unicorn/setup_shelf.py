"""The sheet of saved setups: keep the present one under a name, take one up again, throw one away.

Where they are kept is somebody else's business, see :class:`Shelf`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.games.unicorn.setup import LENGTHS
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import parts
from agile_unicorn.scenes.shared.screen import CANCEL, CONFIRM
from agile_unicorn.scenes.unicorn.setup_choice import StartGame, about_minutes
from agile_unicorn.table.field import TextField
from agile_unicorn.table.looks import Layout, Spot

OPEN: Final = place_ref("shelf")
CLOSE: Final = place_ref("close_shelf")
SAVE: Final = place_ref("save_setup")
FIELD: Final = place_ref("setup_name")
MOST = 6
"""Setups that can be kept."""
LONGEST = 24
SHEET: Final = (940.0, 836.0)
MIDDLE: Final = (960.0, 498.0)
LEFT, RIGHT = 540.0, 1380.0
TOP, ROW = 224.0, 82.0
STRIP: Final = (868.0, 76.0)
Z = 80.0


class Shelf(Protocol):
    """Keeps setups under names.  No error of the file reaches the screen."""

    def all(self) -> Mapping[str, StartGame]:
        """Everything there is, by name."""
        ...

    def keep(self, name: str, start: StartGame) -> None:
        """Keep ``start`` as ``name``; what had this name is replaced."""
        ...

    def drop(self, name: str) -> None:
        """Forget ``name``."""
        ...


class ShelfPage:
    """The sheet and what is written on it."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.field = TextField()
        self.writing = False

    def open(self, start: StartGame | None, words: Words) -> None:
        """Propose a name for the setup that could be saved now."""
        name = _usual_name(start, words) if start else ""
        self.field, self.writing = TextField.holding(name, LONGEST), False

    def choose(self, ref: Ref, start: StartGame | None) -> StartGame | None:
        """Do what ``ref`` stands for; the setup to be taken up again, if that was it."""
        writing, self.writing = self.writing, False
        if ref == FIELD:
            self.writing = not writing
        elif ref == SAVE:
            self._save(start)
        for i, (name, kept) in enumerate(self.shelf.all().items()):
            if ref == load_ref(i):
                return kept
            if ref == drop_ref(i):
                self.shelf.drop(name)
        return None

    def _save(self, start: StartGame | None) -> None:
        if start is not None and self._may_save(start):
            self.shelf.keep(self.field.text.strip(), start)

    def _may_save(self, start: StartGame | None) -> bool:
        name, there = self.field.text.strip(), self.shelf.all()
        return bool(start and name) and (name in there or len(there) < MOST)

    def key(self, name: str, start: StartGame | None) -> bool:
        """A key while the name is written; false if it means nothing here."""
        if not self.writing:
            return False
        if name in CONFIRM:
            self.writing = False
            self._save(start)
        elif name in CANCEL:
            self.writing = False
        elif name in ("tab", "up", "down"):
            self.writing = False
            return False
        else:
            self.field = self.field.press(name)
        return True

    def type(self, text: str) -> None:
        """Letters for the name."""
        if self.writing:
            self.field = self.field.write(text)

    def lay(self, start: StartGame | None, words: Words) -> Layout:
        """The field with its button, a row for each setup, a button to close the sheet."""
        x, y = MIDDLE
        width, height = SHEET
        head = parts.group(
            parts.piece("sheet", 0, 0, width, height),
            parts.line(words("app.saves.setups"), 0, 66 - height / 2, width - 120, 42, "title"),
        )
        kept = self.shelf.all()
        out: dict[Ref, Spot] = {
            place_ref("shelf_sheet"): Spot(x, y, head, z=Z, lift=2.4),
            FIELD: self._field(),
            **parts.button(
                SAVE,
                RIGHT - 110,
                TOP,
                232,
                66,
                words("app.common.save"),
                hot=self._may_save(start),
                px=24,
                z=Z + 2,
            ),
        }
        for i, (name, one) in enumerate(kept.items()):
            out |= _row(i, name, one, words)
        if not kept:
            nothing = words("app.saves.nothing")
            out[place_ref("shelf_note")] = parts.printed(
                parts.line(nothing, x, 420, 700, 24, "italic"), z=Z + 1
            )
        foot = y + height / 2 - 62
        close = words("app.common.close")
        return {**out, **parts.button(CLOSE, x, foot, 300, 74, close, glow=True, z=Z + 2)}

    def _field(self) -> Spot:
        width, text = 590.0, self.field.shown if self.writing else self.field.text
        look = parts.group(
            parts.piece("field", 0, 0, width, 62),
            parts.line(text, 20 - width / 2, -1, width - 40, 26, "title", align="left"),
        )
        return Spot(LEFT + width / 2 - 8, TOP, look, z=Z + 2, lift=0.4, glow=self.writing, hot=True)


def load_ref(i: int) -> Ref:
    """The button of the ``i``-th saved setup."""
    return place_ref(f"load_setup{i}")


def drop_ref(i: int) -> Ref:
    """The button that throws the ``i``-th saved setup away."""
    return place_ref(f"drop_setup{i}")


def _row(i: int, name: str, one: StartGame, words: Words) -> dict[Ref, Spot]:
    y = TOP + (i + 1) * ROW + 8
    strip = parts.group(
        parts.piece("strip_small", 0, 0, *STRIP),
        parts.line(name, LEFT - 960 + 14, -18, 520, 24, "title", align="left"),
        parts.line(_summary(one, words), LEFT - 960 + 14, 12, 560, 18, align="left", floor=11),
    )
    load = words("app.common.load")
    return {
        place_ref(f"setup_line{i}"): Spot(960, y, strip, z=Z + 1, lift=0.4),
        **parts.button(load_ref(i), RIGHT - 170, y - 3, 200, 62, load, kind="secondary", z=Z + 2),
        **parts.round_icon(drop_ref(i), RIGHT - 22, y - 3, "close", 54, z=Z + 2),
    }


def _summary(one: StartGame, words: Words) -> str:
    seats, points, stem = len(one.players), one.points, "unicorn.setup.summary"
    texts = [words(stem, seats=seats, goal=points, minutes=about_minutes(points))]
    if one.expansion:
        texts.append(words(f"{stem}_expansion"))
    if one.team_size > 1:
        texts.append(words(f"{stem}_teams", n=seats // one.team_size, m=one.team_size))
    return " \u00b7 ".join(texts)


def _usual_name(start: StartGame, words: Words) -> str:
    for key, points in LENGTHS.items():
        if points == start.points:
            return words(f"unicorn.presets.{key}.name")
    return words("app.common.points", n=start.points)
