"""The archive: kept matches as photographs on a board of cork, the chosen one told on a sheet."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from agile_unicorn.content.archive import LONGEST_NAME, Cover, Entry
from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import parts
from agile_unicorn.scenes.shared.desk import species_of
from agile_unicorn.scenes.shared.screen import CANCEL, CONFIRM, Screen
from agile_unicorn.table.field import TextField
from agile_unicorn.table.ink import INK, NIGHT, RED
from agile_unicorn.table.looks import Font, GroupLook, Layout, PartLook, PhotoLook, Spot

LOAD, WATCH, BACK = map(place_ref, ("load", "watch", "back"))
RENAME, DROP, REALLY, SPARE = map(place_ref, ("rename", "drop", "really_drop", "spare"))
NEWER, OLDER = map(place_ref, ("newer", "older"))
BOARD: Final = (724.0, 536.0)
COLUMNS: Final = (241.0, 561.0, 881.0, 1201.0)
ROWS: Final = (297.0, 571.0, 845.0)
PAGE: Final = len(COLUMNS) * len(ROWS)
TURNS: Final = (-1.6, 0.9, -0.5, 1.4, 1.1, -1.2, 0.6, -0.8, -0.6, 1.5, -1.3, 0.4)
PINS: Final = ("coral", "sun", "teal")
PHOTO: Final = (300.0, 262.0)
ASIDE: Final = 1656.0
"""Centre of the sheet and of the buttons at the right."""
SHEET: Final = (452.0, 566.0)
SHEET_Y: Final = 322.0
SEATS_TOP, SEAT_STEP = -92.0, 58.0


class LoadKept(Struct, frozen=True):
    """Outcome: go on with the match in the file ``key``."""

    key: str


class WatchKept(Struct, frozen=True):
    """Outcome: watch the match in the file ``key``."""

    key: str


class Shelf(Protocol):
    """Where kept matches are.  No error of a file reaches the screen."""

    def all(self) -> Sequence[Entry]:
        """Everything there is, the newest first."""
        ...

    def rename(self, key: str, name: str) -> None:
        """Give the match in ``key`` another name."""
        ...

    def drop(self, key: str) -> None:
        """Throw ``key`` away."""
        ...


class ArchiveScene(Screen):
    """Outcomes: :class:`LoadKept`, :class:`WatchKept`, or the ref ``BACK``.

    ``chosen`` is the file that is told of; to choose it once more goes on with it.
    """

    way_out = BACK

    def __init__(self, words: Words, language: str, shelf: Shelf, chosen: str = "") -> None:
        super().__init__(words, language)
        self._shelf = shelf
        self.entries = tuple(shelf.all())
        keys = [entry.key for entry in self.entries]
        self.chosen = chosen if chosen in keys else next(iter(keys), "")
        self.page = keys.index(self.chosen) // PAGE if keys else 0
        self.dropping = False
        self.field: TextField | None = None

    @property
    def entry(self) -> Entry | None:
        """The chosen file."""
        return next((entry for entry in self.entries if entry.key == self.chosen), None)

    @property
    def suggested(self) -> Ref:
        """To go on with the chosen match, or to watch it if it is over."""
        cover = self.entry.cover if self.entry else None
        if self.dropping:
            return SPARE
        if cover is None:
            return BACK
        return WATCH if cover.over else LOAD

    # ------------------------------------------------------------ what is chosen

    def choose(self, ref: Ref) -> None:
        """Choose a photograph, or do something with the chosen one."""
        if self.field is not None:
            self._write_down()
            if ref == RENAME:
                return
        if self.turned(ref):
            return
        dropping, self.dropping = self.dropping, False
        if ref == BACK:
            self._outcome = BACK
        elif ref in (NEWER, OLDER):
            self._turn(1 if ref == OLDER else -1)
        elif ref.startswith("place:kept/"):
            self._point_out(ref.removeprefix("place:kept/"))
        elif self.entry is not None and self.entry.cover is not None:
            self._act(ref, self.entry.key, self.entry.cover, dropping)

    def _act(self, ref: Ref, key: str, cover: Cover, dropping: bool) -> None:
        if ref == LOAD and not cover.over:
            self._outcome = LoadKept(key)
        elif ref == WATCH:
            self._outcome = WatchKept(key)
        elif ref == RENAME:
            self.field = TextField.holding(cover.name, LONGEST_NAME)
        elif ref == DROP:
            self.dropping = True
        elif ref == REALLY and dropping:
            at = self.entries.index(next(e for e in self.entries if e.key == key))
            self._shelf.drop(key)
            self._look_again(at)

    def _point_out(self, key: str) -> None:
        if key == self.chosen:
            if self.suggested != BACK:
                self.choose(self.suggested)
        else:
            self.chosen = key

    def _look_again(self, at: int) -> None:
        """The archive has changed; the one at ``at`` is chosen now."""
        self.entries = tuple(self._shelf.all())
        near = self.entries[at : at + 1] or self.entries[-1:]
        self.chosen = near[0].key if near else ""
        self._turn(0)

    def _turn(self, by: int) -> None:
        last = max(0, (len(self.entries) - 1) // PAGE)
        self.page = max(0, min(last, self.page + by))

    def _write_down(self) -> None:
        name = self.field.text.strip() if self.field else ""
        self.field = None
        if name and self.entry and self.entry.cover and name != self.entry.cover.name:
            self._shelf.rename(self.chosen, name)
            self.entries = tuple(self._shelf.all())

    def key(self, name: str) -> bool:
        """While a name is written all keys belong to it; Escape leaves what is open first."""
        if self.field is not None:
            return self._key_of_name(self.field, name)
        if name in CANCEL and self.dropping:
            self.dropping = False
        elif name == "delete" and self.entry and self.entry.cover:
            self.dropping = True
        elif name in ("page up", "page down"):
            self._turn(1 if name == "page down" else -1)
        else:
            return super().key(name)
        return True

    def _key_of_name(self, field: TextField, name: str) -> bool:
        if name in CONFIRM:
            self._write_down()
        elif name in CANCEL:
            self.field = None
        else:
            self.field = field.press(name)
        return True

    def type(self, text: str) -> None:
        """Letters for the name being written."""
        if self.field is not None:
            self.field = self.field.write(text)

    # ------------------------------------------------------------ what lies where

    def lay(self) -> Layout:
        """Board, photographs, sheet, buttons."""
        return {
            place_ref("corkboard"): Spot(*BOARD, parts.piece("corkboard").look, z=1, lift=1.6),
            place_ref("heading"): self._heading(),
            **self._photos(),
            **self._pages(),
            **self._sheet(),
            **self._buttons(),
            **self.tongue(840, 114),
            **parts.button(
                BACK, ASIDE, 1002, 300, 78, self.words("app.common.back"), kind="secondary", px=28
            ),
        }

    def _heading(self) -> Spot:
        title = self.words("app.saves.title")
        look = parts.group(
            parts.piece("strip_small", 0, 0, 470, 78),
            parts.line(title, 0, -5, 420, 36, "title"),
            parts.piece("pin_coral", -210, -16, 34, 34),
            parts.piece("pin_coral", 210, -16, 34, 34),
        )
        return Spot(340, 116, look, angle=-1.2, z=3, lift=0.8)

    def _photos(self) -> dict[Ref, Spot]:
        shown = self.entries[self.page * PAGE : (self.page + 1) * PAGE]
        if not shown:
            nothing, how = self.words("app.saves.empty"), self.words("app.saves.how")
            note = parts.note(724, 520, 460, 220, nothing, how, angle=-2, px=34, lines=3)
            return {place_ref("nothing"): note}
        out: dict[Ref, Spot] = {}
        for i, entry in enumerate(shown):
            x, y = COLUMNS[i % len(COLUMNS)], ROWS[i // len(COLUMNS)]
            chosen = entry.key == self.chosen
            out[kept_ref(entry.key)] = Spot(
                x,
                y,
                _photo(entry, PINS[i % len(PINS)], self.words),
                angle=TURNS[i],
                z=4,
                lift=2.0 if chosen else 1.0,
                glow=chosen,
                hot=True,
            )
        return out

    def _pages(self) -> dict[Ref, Spot]:
        last = max(0, (len(self.entries) - 1) // PAGE)
        if last == 0:
            return {}
        of = f"{self.page + 1} / {last + 1}"
        label = parts.group(
            parts.piece("strip_small", 0, 0, 120, 56), parts.line(of, 0, -4, 90, 24, "title")
        )
        return {
            **parts.round_icon(NEWER, 1140, 116, "back", hot=self.page > 0),
            place_ref("page"): Spot(1226, 118, label, z=3, lift=0.6),
            **parts.round_icon(OLDER, 1312, 116, "forward", hot=self.page < last),
        }

    def _sheet(self) -> dict[Ref, Spot]:
        """What is told of the chosen file."""
        if self.entry is None:
            return {}
        cover = self.entry.cover
        told = _trouble(self.entry, self.words) if cover is None else self._told(cover)
        look = parts.group(parts.piece("sheet", 0, 0, *SHEET), *told)
        return {place_ref("sheet"): Spot(ASIDE, SHEET_Y, look, angle=0.7, z=2, lift=1.4)}

    def _told(self, cover: Cover) -> list[PartLook]:
        return [
            *self._name(cover),
            parts.line(on_day(cover.saved, self.words), 0, -180, 380, 20),
            parts.line(_score(cover, self.words), 0, -150, 380, 20),
            *_seats(cover),
        ]

    def _name(self, cover: Cover) -> list[PartLook]:
        if self.field is None:
            return [parts.line(cover.name, 0, -228, 390, 34, "title", floor=14)]
        return [
            parts.piece("field", 0, -226, 408, 62),
            parts.line(self.field.shown, 0, -228, 370, 28, "title", floor=12),
        ]

    def _buttons(self) -> dict[Ref, Spot]:
        if self.entry is None or self.entry.cover is None:
            return {}
        words, over = self.words, self.entry.cover.over
        watch, glow = words("app.replay.watch"), not self.dropping
        if over:
            out = parts.button(WATCH, ASIDE, 700, 420, 100, watch, glow=glow, px=34)
        else:
            go_on = words("app.saves.resume")
            out = {
                **parts.button(LOAD, ASIDE, 676, 420, 92, go_on, glow=glow, px=34),
                **parts.button(WATCH, ASIDE, 772, 420, 76, watch, kind="secondary", px=26),
            }
        left, right = ASIDE - 108, ASIDE + 108
        if not self.dropping:
            rename, drop = words("app.saves.rename"), words("app.common.delete")
            return {
                **out,
                **parts.button(RENAME, left, 868, 206, 74, rename, kind="secondary", px=23),
                **parts.button(DROP, right, 868, 206, 74, drop, kind="secondary", px=23),
            }
        cold = {ref: replace(spot, hot=False, glow=False, alpha=0.5) for ref, spot in out.items()}
        really, spare = words("app.common.delete"), words("app.common.cancel")
        return {
            **cold,
            place_ref("question"): _asked(words),
            **parts.button(REALLY, left, 868, 206, 74, really, kind="danger", px=23),
            **parts.button(SPARE, right, 868, 206, 74, spare, glow=True, px=23),
        }


def kept_ref(key: str) -> Ref:
    """The photograph of the file ``key``."""
    return place_ref(f"kept/{key}")


def on_day(seconds: int, words: Words) -> str:
    """Seconds since 1970 as day and time of this place."""
    try:
        then = time.localtime(seconds)
    except (OverflowError, OSError, ValueError):
        return ""
    day = words(
        "app.saves.day",
        day=f"{then.tm_mday:02}",
        month=f"{then.tm_mon:02}",
        year=f"{then.tm_year:04}",
    )
    return words("app.saves.date", date=day, time=f"{then.tm_hour:02}:{then.tm_min:02}")


def _score(cover: Cover, words: Words) -> str:
    key = "app.saves.ended" if cover.over else "app.saves.standing"
    return words(key, sprint=cover.sprint, score=cover.score, goal=cover.goal)


def _photo(entry: Entry, pin: str, words: Words) -> GroupLook:
    """A photograph with what is written below it, and the pin that holds it."""
    box = parts.slot("photo", "picture", PHOTO, (0, -40, 272, 153))
    head = parts.piece(f"pin_{pin}", 0, 15 - PHOTO[1] / 2, 36, 36)
    paper = parts.piece("photo", 0, 0, *PHOTO)
    cover = entry.cover
    if cover is None:
        stamp = parts.group(
            parts.piece("stamp_red", 0, 0, 220, 74),
            parts.line(words("app.saves.unreadable"), 0, 0, 170, 24, "title", colour=RED),
        )
        torn = parts.piece("strip_small", box[0], box[1], box[2] - 30, box[3] - 46)
        tilted = PartLook(stamp, box[0], box[1] - 2, 6)
        return parts.group(paper, torn, tilted, _written(entry.key, "name", 18), head)
    shown = PartLook(PhotoLook(cover.picture, box[2] - 6, box[3] - 5), box[0], box[1])
    return parts.group(
        paper,
        shown,
        _written(cover.name, "name", 25),
        _written(_score(cover, words), "line", 16),
        _written(on_day(cover.saved, words), "sub", 15, NIGHT),
        head,
    )


def _written(text: str, place: str, px: float, colour: str = INK) -> PartLook:
    x, y, w, _ = parts.slot("photo", place, PHOTO, (0, 80, 262, 30))
    font: Font = "title" if place == "name" else "bold"
    return parts.line(text, x, y, w, px, font, colour=colour, floor=12)


def _seats(cover: Cover) -> list[PartLook]:
    out: list[PartLook] = []
    for seat, sitter in enumerate(cover.seats[:6]):
        y = SEATS_TOP + seat * SEAT_STEP
        species = species_of(sitter.portrait, seat)
        kind = "kind_person_on" if sitter.person else "kind_bot_on"
        out += parts.crest_parts(species, seat, -158, y, 46)
        out.append(parts.line(sitter.name, -118, y, 224, 24, "title", align="left", floor=12))
        out.append(parts.piece(kind, 150, y, 38, 38))
    return out


def _trouble(entry: Entry, words: Words) -> list[PartLook]:
    trouble = entry.trouble
    why = words(trouble.key, **dict(trouble.values)) if trouble else ""
    stays = words("app.saves.trouble.stays", file=entry.key)
    return [
        parts.line(words("app.saves.unreadable"), 0, -228, 390, 34, "title"),
        parts.line(why, 0, -120, 380, 24, lines=4),
        parts.line(stays, 0, 60, 380, 20, "italic", lines=4),
    ]


def _asked(words: Words) -> Spot:
    """The question before something is thrown away."""
    text = words("app.saves.discard_question")
    look = parts.group(
        parts.piece("note_pink", 0, 0, 420, 136), parts.line(text, 0, 8, 372, 23, "title", lines=3)
    )
    return Spot(ASIDE, 724, look, angle=-1.5, z=30, lift=1.4)
