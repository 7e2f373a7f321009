"""What lies on the table of a replay: buttons of the player, the paper strip, the log, the menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import furniture, parts
from agile_unicorn.scenes.shared.desk import Person
from agile_unicorn.scenes.shared.timeline import Line, Timeline
from agile_unicorn.table.ink import NIGHT, WHITE
from agile_unicorn.table.looks import GroupLook, PartLook, PieceLook, Spot

PLAY, FORWARD, BACKWARD = map(place_ref, ("replay/play", "replay/forward", "replay/backward"))
NEXT, PREVIOUS, EYE = map(place_ref, ("replay/next", "replay/previous", "replay/eye"))
CLOSE_LOG = place_ref("replay/close_log")
LOG_FILE, REPLAY_FILE, DEAL = map(place_ref, ("menu/log_file", "menu/replay_file", "menu/deal"))
KEYS: Final = {
    "space": PLAY,
    "right": FORWARD,
    "left": BACKWARD,
    "page down": NEXT,
    "page up": PREVIOUS,
    "v": EYE,
    "h": furniture.LOG,
    "m": furniture.SOUND,
}
"""Keys that stand for a button."""

SCROLLS: Final = {"up": -1, "down": 1, "page up": -5, "page down": 5}
"""Lines of the open log that a key turns; the wheel is ``page up`` and ``page down``."""

WAYS: Final[dict[str, Callable[[Timeline, int], int]]] = {
    "home": lambda timeline, place: 0,
    "end": lambda timeline, place: timeline.end,
    "up": lambda timeline, place: timeline.large_before(place, here=False),
    "down": lambda timeline, place: timeline.large_after(place),
}
"""Keys that jump without a button of their own: to an end, or from one large chapter to another."""

STRIP: Final = (890.0, 1038.0)
STRIP_SIZE: Final = (1100.0, 72.0)
MARGIN: Final = 34.0
"""From the end of the strip to the first and last place."""
CELLS: Final = 24
"""Parts of the strip that can be clicked."""
RAIL: Final = -3.0
NEAREST: Final = 30.0
"""Design pixels between two marks that are both printed."""
Z: Final = 300.0
"""Above everything of the table, below what is enlarged."""
LINES: Final = 14
"""Lines of the log that are seen at once."""
LOG: Final = (1560.0, 508.0)
LOG_SIZE: Final = (520.0, 830.0)
LINE_TOP, LINE_STEP = -302.0, 50.0
SHEET: Final = (560.0, 850.0)


def transport(*, playing: bool, start: bool, end: bool) -> dict[Ref, Spot]:
    """Five round buttons: a chapter back, a step back, play or pause, a step on, a chapter on."""
    row = (
        (PREVIOUS, "jump_back", 1530, not start),
        (BACKWARD, "back", 1608, not start),
        (FORWARD, "forward", 1772, not end),
        (NEXT, "jump", 1850, not end),
    )
    spots: dict[Ref, Spot] = {}
    for ref, icon, x, live in row:
        spots |= parts.round_icon(ref, x, 1006, icon, 62, hot=live, z=Z)
    play = "pause" if playing else "play"
    return spots | parts.round_icon(PLAY, 1690, 1004, play, 88, glow=not playing, z=Z + 1)


def strip(timeline: Timeline, place: int) -> dict[Ref, Spot]:
    """The match as a strip of paper with its sprints, a pin where the table is now."""
    width, _ = STRIP_SIZE
    paper = [parts.piece("score_strip", 0, 0, *STRIP_SIZE)]
    seen = -width
    for chapter in timeline.chapters:
        x = _across(chapter.place, timeline.end)
        if chapter.mark and x - seen >= NEAREST:
            seen = x
            paper.append(parts.piece("strip_hex_medium", x, RAIL, 34, 38))
            paper.append(parts.line(chapter.mark, x, RAIL - 1, 30, 17, "title", colour=WHITE))
        elif not chapter.mark and x - seen >= NEAREST * 0.6:
            paper.append(parts.piece("strip_dot_0", x, RAIL, 13, 13))
    spots: dict[Ref, Spot] = {
        place_ref("replay/strip"): Spot(*STRIP, parts.group(*paper), z=Z, lift=1.4)
    }
    step = (width - 2 * MARGIN) / CELLS
    for i in range(CELLS):
        x = STRIP[0] - width / 2 + MARGIN + (i + 0.5) * step
        cell = parts.group(parts.area(step - 2, 58))
        spots[cell_ref(i)] = Spot(x, STRIP[1] + RAIL, cell, z=Z + 1, lift=0, hot=True)
    pin = Spot(
        STRIP[0] + _across(place, timeline.end),
        STRIP[1] - 30,
        PieceLook("pin_coral", (46, 46)),
        z=Z + 2,
        lift=1.2,
    )
    return spots | {place_ref("replay/pin"): pin}


def _across(place: int, end: int) -> float:
    room = STRIP_SIZE[0] - 2 * MARGIN
    return -room / 2 + room * place / max(1, end)


def cell_ref(i: int) -> Ref:
    """The ``i``-th part of the strip."""
    return place_ref(f"replay/cell{i}")


def place_of(ref: Ref, timeline: Timeline) -> int | None:
    """The place that a part of the strip stands for: a larger chapter if one begins in it."""
    number = ref.removeprefix("place:replay/cell")
    if not number.isdigit():
        return None
    start, end = (timeline.end * at / CELLS for at in (int(number), int(number) + 1))
    marked = [one.place for one in timeline.chapters if one.mark and start <= one.place < end]
    if marked:
        return marked[0]
    if int(number) in (0, CELLS - 1):
        return 0 if number == "0" else timeline.end
    return round((start + end) / 2)


def seed_tag(words: Words, seed: int) -> dict[Ref, Spot]:
    """What the match was dealt from, to be written down."""
    tag = parts.tag(184, 1034, 292, 60, str(seed), words("app.replay.seed"), angle=-1.5, z=Z, px=22)
    return {place_ref("replay/seed"): tag}


def icons(*, muted: bool, speed: float, eye: bool) -> dict[Ref, Spot]:
    """The icons of the table; the eye looks through somebody else's."""
    spots = furniture.icons(muted=muted, speed=speed)
    del spots[furniture.UNDO]
    return spots | parts.round_icon(
        EYE, *furniture.FIRST_ICON, "eye", furniture.ICON_PX, hot=eye, z=55
    )


def caption(title: str, text: str, seer: Person | None, seat: int) -> dict[Ref, Spot]:
    """Where in the match this is, and what just happened; the crest of whose eyes one borrows."""
    look = [
        parts.piece("sheet", 0, 0, 400, 150),
        parts.line(title, 0, -44, 330, 24, "title"),
        PartLook(parts.line(text, 0, 0, 356, 19, lines=4, floor=12).look, 0, 18),
    ]
    if seer is not None:
        look += parts.crest_parts(seer.species, seat, -186, -62, 64)
    return {place_ref("caption"): Spot(1660, 770, parts.group(*look), 0.6, z=Z, lift=1.2)}


class LogPage(Struct, frozen=True):
    """The part of the log that is seen: its first line, and the line of now."""

    lines: Sequence[Line]
    first: int
    now: int

    @property
    def shown(self) -> range:
        """The numbers of the lines seen."""
        first = max(0, min(self.first, len(self.lines) - LINES))
        return range(first, min(len(self.lines), first + LINES))


def log_page(page: LogPage, title: str) -> dict[Ref, Spot]:
    """The log as a page of a notebook; each line leads to its table."""
    x, y = LOG
    spots: dict[Ref, Spot] = {
        place_ref("replay/page"): Spot(
            x, y, PieceLook("log_page", LOG_SIZE), z=furniture.LOG_Z, lift=2
        ),
        place_ref("replay/title"): parts.printed(
            parts.line(title, x + 4, y - 362, 360, 30, "title"), z=furniture.LOG_Z + 1
        ),
        **parts.round_icon(CLOSE_LOG, x + 214, y - 362, "close", 46, z=furniture.LOG_Z + 2),
    }
    for row, number in enumerate(page.shown):
        look = _entry(page.lines[number].text, number == page.now)
        at = y + LINE_TOP + row * LINE_STEP
        spots[line_ref(number)] = Spot(
            x + 24, at, look, z=furniture.LOG_Z + 2, lift=0.4 if number == page.now else 0, hot=True
        )
    return spots


def _entry(text: str, now: bool) -> GroupLook:
    lying = [parts.area(420, LINE_STEP - 8)]
    if now:
        lying.append(parts.piece("strip_small", 0, 2, 414, LINE_STEP + 4))
    line = parts.line(text, -192, 0, 384, 17, "bold" if now else "text", align="left", lines=2)
    return parts.group(*lying, line)


def line_ref(number: int) -> Ref:
    """A line of the log."""
    return place_ref(f"replay/line{number}")


def line_of(ref: Ref) -> int | None:
    """The number of the line that ``ref`` is."""
    number = ref.removeprefix("place:replay/line")
    return int(number) if number.isdigit() else None


def menu(words: Words, seed: int, kept: str | None, told: str) -> dict[Ref, Spot]:
    """What can be done with a replay, on a sheet of paper; ``told`` is what came of it.

    Until then the keys of the player are told.
    """
    z = furniture.MENU_Z
    top = 500 - SHEET[1] / 2
    told = told or words("app.replay.keys")
    foot = parts.line(told, 0, SHEET[1] / 2 - 76, 480, 19, lines=4, floor=11, colour=NIGHT)
    sheet = parts.group(
        parts.piece("sheet", 0, 0, *SHEET),
        parts.line(words("app.replay.title"), 0, 66 - SHEET[1] / 2, 460, 42, "title"),
        foot,
    )
    spots: dict[Ref, Spot] = {place_ref("menu/sheet"): Spot(960, 500, sheet, z=z, lift=2.4)}
    spots |= parts.button(
        furniture.RESUME, 960, top + 156, 420, 84, words("app.common.back"), glow=True, z=z + 1
    )
    rows: list[tuple[Ref, str, str, bool]] = [
        (LOG_FILE, words("app.replay.log_file"), "", True),
        (REPLAY_FILE, words("app.replay.replay_file"), "", True),
        (DEAL, words("app.replay.deal"), words("app.replay.seed_of", seed=seed), True),
        (furniture.LEAVE, words("app.replay.leave"), "", True),
    ]
    if kept is not None:
        label = words("app.saves.kept" if kept else "app.saves.keep")
        rows.insert(0, (furniture.KEEP, label, kept, not kept))
    for i, (ref, label, sub, live) in enumerate(rows):
        y = top + 252 + 92 * i
        spots |= parts.button(
            ref, 960, y, 420, 80, label, sub, "secondary", hot=live, px=25, z=z + 1
        )
    return spots
