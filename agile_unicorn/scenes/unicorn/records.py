"""The track record: wins by length and seats on a sheet, the best pitch and more beside it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from msgspec import Struct

from agile_unicorn.content.statistics import Best, Close, Kind, Person, Statistics
from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.games.unicorn.setup import LENGTHS, MAX_SEATS_EXPANDED, MIN_SEATS
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import parts
from agile_unicorn.scenes.shared.screen import Screen
from agile_unicorn.table.ink import INK, NIGHT
from agile_unicorn.table.looks import CardLook, GroupLook, Layout, PartLook, Spot

BACK, BEFORE, AFTER = map(place_ref, ("back", "person_before", "person_after"))
SHEET: Final = (1120.0, 900.0)
SHEET_AT: Final = (616.0, 548.0)
SEATS: Final = tuple(range(MIN_SEATS, MAX_SEATS_EXPANDED + 1))
COLUMN, COLUMN_STEP = -120.0, 134.0
"""The first column of seats from the middle of the sheet, and from one to the next."""
ROW, ROW_STEP = -138.0, 104.0
NAMES: Final = -524.0
"""Left edge of the names of the rows."""
DASH: Final = "\u2013"


class RecordsRead(Struct, frozen=True):
    """Outcome: back to the title."""


class RecordsScene(Screen):
    """Shows ``statistics``: of everybody together, or of one name after another.

    ``known`` are the cards that can be shown; a file may tell of others.
    """

    mat = "mat_plain"
    way_out = BACK

    def __init__(
        self, words: Words, language: str, statistics: Statistics, known: Collection[str]
    ) -> None:
        super().__init__(words, language)
        self.statistics, self.known = statistics, frozenset(known)
        people = statistics.people
        often = sorted(people, key=lambda name: (-sum(people[name].games.values()), name))
        self.names: tuple[str | None, ...] = (None, *often) if len(often) != 1 else tuple(often)
        self.at = 0

    @property
    def suggested(self) -> Ref:
        """There is nothing to choose."""
        return BACK

    @property
    def person(self) -> Person:
        """Whose figures are shown."""
        return self.statistics.of(self.names[self.at])

    def choose(self, ref: Ref) -> None:
        """Show somebody else, or leave."""
        if self.turned(ref):
            return
        if ref == BACK:
            self._outcome = RecordsRead()
        elif ref in (BEFORE, AFTER):
            self.at = (self.at + (1 if ref == AFTER else -1)) % len(self.names)

    def key(self, name: str) -> bool:
        """Page by page through the names."""
        if name in ("page up", "page down"):
            self.choose(AFTER if name == "page down" else BEFORE)
            return True
        return super().key(name)

    # ------------------------------------------------------------ what lies where

    def lay(self) -> Layout:
        """The sheet, the card, two notes."""
        back = self.words("app.common.back")
        return {
            place_ref("sheet"): Spot(*SHEET_AT, self._sheet(), angle=-0.6, z=1, lift=1.4),
            **self._arrows(),
            **self._favourite(),
            **self._notes(),
            **self.tongue(1410, 1000),
            **parts.ornament(place_ref("mug"), 1832, 100, "mug", 150, angle=8),
            **parts.ornament(place_ref("pencil"), 1010, 1006, "pencil", 220, angle=18, z=3),
            **parts.button(BACK, 1700, 1000, 260, 84, back, glow=True, px=30),
        }

    def _arrows(self) -> dict[Ref, Spot]:
        if len(self.names) < 2:
            return {}
        y = SHEET_AT[1] - SHEET[1] / 2 + 150
        return {
            **parts.round_icon(BEFORE, SHEET_AT[0] - 330, y, "back", z=3),
            **parts.round_icon(AFTER, SHEET_AT[0] + 330, y, "forward", z=3),
        }

    def _sheet(self) -> GroupLook:
        words, person = self.words, self.person
        name = self.names[self.at] or words("unicorn.records.everybody")
        played, won = sum(person.games.values()), sum(person.wins.values())
        told = words("unicorn.records.sum", n=played, won=won)
        lines = [
            parts.piece("sheet", 0, 0, *SHEET),
            parts.line(words("unicorn.records.title"), 0, -382, 900, 46, "title"),
            parts.line(name, 0, -302, 560, 36, "title", floor=14),
            parts.line(told, 0, -256, 700, 21, colour=NIGHT),
        ]
        for seats in SEATS:
            x = COLUMN + (seats - SEATS[0]) * COLUMN_STEP
            head = words("unicorn.records.seats", n=seats)
            lines.append(parts.line(head, x, -200, COLUMN_STEP - 14, 19, floor=12))
        for row, (title, points) in enumerate(self._rows()):
            lines += _row(row, title, _by_seats(person, points))
        foot = words("unicorn.records.won_of")
        lines.append(parts.line(foot, 0, 398, 900, 18, "italic", colour=NIGHT))
        return parts.group(*lines)

    def _rows(self) -> list[tuple[str, frozenset[int] | None]]:
        """Lengths with a name, all others together, and the sum; ``None`` stands for any length."""
        words = self.words
        named = [
            (words("unicorn.records.length", n=n, name=words(f"unicorn.presets.{key}.name")), n)
            for key, n in LENGTHS.items()
        ]
        keys = (*self.person.games, *self.person.wins)
        other = frozenset(Kind.named(key).points for key in keys) - set(LENGTHS.values())
        return [
            *((title, frozenset((n,))) for title, n in named),
            (words("unicorn.records.other"), other),
            (words("unicorn.records.all"), None),
        ]

    def _favourite(self) -> dict[Ref, Spot]:
        played = {card: n for card, n in self.person.cards.items() if card in self.known and n}
        title = self.words("unicorn.records.favourite")
        if not played:
            none = self.words("unicorn.records.no_favourite")
            return {place_ref("favourite"): parts.note(1500, 330, 330, 200, title, none, lines=3)}
        card = max(sorted(played), key=played.__getitem__)
        times = self.words("unicorn.records.played", n=played[card])
        note = parts.note(1716, 520, 236, 150, title, times, angle=-4, z=5, px=27)
        return {
            place_ref("favourite"): Spot(1490, 330, CardLook(card, 330), angle=4, z=3, lift=1.6),
            place_ref("favourite_note"): note,
        }

    def _notes(self) -> dict[Ref, Spot]:
        best, close = self.statistics.best, self.statistics.close
        out: dict[Ref, Spot] = {}
        title = self.words("unicorn.records.best")
        look = _note("note_yellow", title, self._told_best(best))
        out[place_ref("best")] = Spot(1362, 768, look, angle=-2.4, z=4, lift=1.0)
        title = self.words("unicorn.records.close")
        look = _note("note_pink", title, self._told_close(close))
        out[place_ref("close")] = Spot(1716, 786, look, angle=2.0, z=4, lift=1.0)
        return out

    def _told_best(self, best: Best | None) -> str:
        if best is None or best.card not in self.known:
            return self.words("unicorn.records.not_yet")
        card = self.words(f"unicorn.cards.{best.card}.name")
        return self.words("unicorn.records.best_of", total=best.total, card=card, name=best.name)

    def _told_close(self, close: Close | None) -> str:
        if close is None:
            return self.words("unicorn.records.not_yet")
        by = self.words(f"unicorn.records.by.{close.by}", n=close.margin)
        return self.words(
            "unicorn.records.close_of", winner=close.winner, second=close.second, by=by
        )


def _note(paper: str, title: str, text: str) -> GroupLook:
    return parts.group(
        parts.piece(paper, 0, 0, 330, 236),
        parts.line(title, 0, -46, 292, 25, "title"),
        parts.line(text, 0, 38, 290, 20, lines=5, floor=12),
    )


def _row(row: int, title: str, cells: Sequence[str]) -> list[PartLook]:
    y = ROW + row * ROW_STEP
    lines = [
        parts.piece("strip_small", 0, y + 3, SHEET[0] - 64, ROW_STEP - 10),
        parts.line(title, NAMES + 24, y, 300, 24, "title", align="left", lines=2, floor=13),
    ]
    for at, text in enumerate(cells):
        x = COLUMN + at * COLUMN_STEP
        colour = NIGHT if text == DASH else INK
        lines.append(parts.line(text, x, y, COLUMN_STEP - 16, 27, "title", colour=colour))
    return lines


def _by_seats(person: Person, points: frozenset[int] | None) -> list[str]:
    """For each number of seats ``won / played``; a dash where nothing was played."""
    cells = []
    for seats in SEATS:
        played, won = (_sum(figures, points, seats) for figures in (person.games, person.wins))
        cells.append(f"{won} / {played}" if played else DASH)
    return cells


def _sum(figures: Mapping[str, int], points: frozenset[int] | None, seats: int) -> int:
    kinds = ((Kind.named(key), n) for key, n in figures.items())
    here = ((kind.points, n) for kind, n in kinds if kind.seats == seats)
    return sum(n for length, n in here if points is None or length in points)
