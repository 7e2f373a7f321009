"""What stands on every match table: question, buttons, odds, log, zoom, mug and tray."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Button, Odds, Person, Prompt
from agile_unicorn.scenes.shared.parts import (
    ButtonKind,
    button,
    crest_parts,
    group,
    line,
    ornament,
    piece,
    printed,
    round_icon,
    tag,
)
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.ink import INK, NIGHT, PAPER
from agile_unicorn.table.looks import (
    CardLook,
    LampLook,
    Layout,
    PartLook,
    PieceLook,
    Spot,
    TextLook,
)

LOG, SOUND, SPEED, MENU = map(place_ref, ("icon/log", "icon/sound", "icon/speed", "icon/menu"))
UNDO = place_ref("icon/undo")
AGAIN = place_ref("icon/again")
SORT = place_ref("icon/sort")
RESUME, RULES, SETTINGS, LEAVE, KEEP = map(
    place_ref, ("menu/resume", "menu/rules", "menu/settings", "menu/leave", "menu/keep")
)
CLOSE_RULES = place_ref("rules/close")
ZOOM, QUESTION = map(place_ref, ("zoom", "question"))
FACTS = place_ref("facts")
"""What everybody knows, in front of the curtain."""
ICON_PX = 46
FIRST_ICON, ICON_STEP = (1744.0, 202.0), 50.0
SPEED_LABEL_Y = 238.0
"""Between the icons and the plate below them."""
LAST_SECONDS = 5
"""When the clock gets loud."""
ZOOM_WIDTH = 384
ZOOM_Z, LOG_Z, MENU_Z, RULES_Z = 900, 800, 950, 960
MENU_STEP = 98.0
PAGE = (520.0, 716.0)
"""The notebook page of the log."""
TRAY = (184.0, 908.0)
SHEET = (372.0, 142.0)
"""The paper with the question."""
MARGIN, GAP = 19.0, 8.0
"""What stays free above and below its words, and between them."""
BLOCK_Y = -5.0
"""Their middle: the paper is thick at its lower edge."""
MIDDLE = 900.0
"""What lies left of it is enlarged to the left of the pitch card."""
LIGHT = 0.42
FIGURES = {0.5: "\u00d7\u00bd", 1.0: "\u00d71", 2.0: "\u00d72", 4.0: "\u00d74", math.inf: "max"}
"""Speeds in print."""
CARD_RATIO = 1072 / 772


def ornaments() -> dict[Ref, Spot]:
    """The mug, which is the menu."""
    mug = ornament(MENU, 1812, 90, "mug", 172, angle=8, z=2)
    return {ref: _hot(spot) for ref, spot in mug.items()}


def tray() -> dict[Ref, Spot]:
    """The dice tray."""
    return ornament(place_ref("tray"), *TRAY, "tray", 318, z=2)


def _hot(spot: Spot) -> Spot:
    return Spot(spot.x, spot.y, spot.look, spot.angle, z=spot.z, lift=1.6, hot=True)


def icons(*, muted: bool, speed: float, undo: bool = False) -> dict[Ref, Spot]:
    """Small round buttons: take back, log, speed with its figure, sound."""
    spots = {UNDO: undo_icon(undo)}
    names = ((LOG, "log"), (SPEED, "speed"), (SOUND, "sound_off" if muted else "sound_on"))
    for i, (ref, name) in enumerate(names):
        x = FIRST_ICON[0] + ICON_STEP * (i + 1)
        spots |= round_icon(ref, x, FIRST_ICON[1], name, ICON_PX, z=55)
    x = FIRST_ICON[0] + 2 * ICON_STEP
    label = printed(line(FIGURES.get(speed, ""), x, SPEED_LABEL_Y, 60, 18, colour=PAPER), z=55)
    return spots | {place_ref("label/speed"): label}


def undo_icon(possible: bool) -> Spot:
    """The button that takes the latest answer back; lit while that can be done."""
    return round_icon(UNDO, *FIRST_ICON, "undo", ICON_PX, hot=possible, z=55)[UNDO]


def undo_at_curtain(say: Words, possible: bool) -> dict[Ref, Spot]:
    """Beside the curtain: whoever has just answered can still take that back."""
    if not possible:
        return {}
    label = say("app.pause.undo")
    return button(UNDO, 1290, 868, 300, 70, label, kind="secondary", px=22, z=7)


def question(prompt: Prompt | None, people: Sequence[Person], extents: Extents) -> dict[Ref, Spot]:
    """The question on a strip of paper above the buttons, or on a pink note.

    A hint of somebody at the table bears its crest, and can be clicked to follow it.  For larger
    words the paper grows, mostly to the sides; for many lines it grows upwards.
    """
    if prompt is None:
        return {}
    text = extents.sight.text
    wide, k = SHEET[0] + 136 * (text - 1), 1 + 0.36 * (text - 1)
    more = wide - SHEET[0]
    title = TextLook(prompt.title, 25, "title", INK, 312 + more, 2, height=60 * k)
    hint = TextLook(prompt.hint, 17, "bold", NIGHT, 298 + more, 3, height=60 * k)
    texts = [look for look in (title, hint) if look.text]
    tall = sum(_tall(look, extents, text) for look in texts)
    high = max(SHEET[1] * k, tall + GAP + 2 * MARGIN)
    paper = piece("sheet", 0, 0, wide, high)
    if prompt.urgent:
        paper = piece("note_pink", 0, -6, wide, high + 14)
    crest: tuple[PartLook, ...] = ()
    if (voice := prompt.voice) is not None:
        crest = crest_parts(people[voice].species, voice, 10 - wide / 2, 9 - high / 2, 62)
    look = group(paper, *_column(texts, extents), *crest)
    angle = -1.6 if prompt.urgent else 0.6
    y = 771 + (SHEET[1] - high) / 2
    return {QUESTION: Spot(1650 + more / 4, y, look, angle=angle, z=54, lift=0.9, hot=prompt.live)}


def _tall(look: TextLook, extents: Extents, text: float) -> float:
    """What words ``text`` times as large need, in as many lines as then or as now."""
    large = replace(look, px=look.px * text, height=look.height * text)
    return max(extents.own(large)[1], extents.own(look)[1] * text)


def _column(texts: Sequence[TextLook], extents: Extents) -> Iterator[PartLook]:
    """``texts`` below each other, as one block in the middle of their paper."""
    heights = [extents.own(look)[1] for look in texts]
    top = BLOCK_Y - (sum(heights) + GAP * (len(texts) - 1)) / 2
    for look, height in zip(texts, heights, strict=True):
        yield PartLook(look, 0, top + height / 2)
        top += height + GAP


def again(spots: Layout, extents: Extents, possible: bool) -> dict[Ref, Spot]:
    """The button that shows what just happened, at the edge of the question."""
    paper = spots.get(QUESTION)
    if not possible or paper is None:
        return {}
    x = paper.x + extents.size(paper.look)[0] / 2 - 4
    return round_icon(AGAIN, x, paper.y + 34, "jump_back", ICON_PX, z=55)


def clock(seconds: int | None, x: float = 1836, y: float = 704) -> dict[Ref, Spot]:
    """How many seconds are left, on a slip of paper; usually at the corner of the question."""
    if seconds is None:
        return {}
    paper = "note_pink" if seconds <= LAST_SECONDS else "note_yellow_small"
    look = group(piece(paper, 0, 0, 88, 76), line(str(seconds), 0, 6, 60, 34, "title"))
    return {place_ref("clock"): Spot(x, y, look, angle=6, z=58, lift=1.2)}


def banner(text: str, x: float, y: float) -> Spot:
    """What just happened, on a strip of cardboard: no longer than its words need."""
    width = min(430.0, max(290.0, 80 + 15.0 * len(text)))
    words = line(text, 0, -4, width - 44, 29, "title")
    look = group(piece("strip_small", 0, 0, width, 68), words)
    return Spot(x, y, look, angle=-1.2, z=72, lift=1.6)


def controls(buttons: Sequence[Button], *, answers: bool = False) -> dict[Ref, Spot]:
    """One wide button, or a suggested one with a smaller one beside it.

    ``answers``: one that cannot be pressed yet can be asked why.
    """
    spots: dict[Ref, Spot] = {}
    if len(buttons) == 1:
        spots |= _control(buttons[0], 1690, 350)
    for one, (x, width) in zip(buttons, ((1570, 268), (1808, 188)), strict=False):
        if len(buttons) > 1:
            spots |= _control(one, x, width)
    return {ref: replace(spot, hot=True) for ref, spot in spots.items()} if answers else spots


def _control(one: Button, x: float, width: float) -> dict[Ref, Spot]:
    return button(
        one.ref,
        x,
        1004,
        width,
        88,
        one.label,
        one.sub,
        "primary" if one.suggested else "secondary",
        hot=one.live,
        glow=one.suggested and one.live,
        px=27,
        z=56,
    )


def public_pass(one: Button | None) -> dict[Ref, Spot]:
    """The button in front of the curtain, to let it be without a look at the hand."""
    if one is None:
        return {}
    return button(one.ref, 960, 868, 300, 78, one.label, kind="secondary", px=27, z=7)


def notice(text: str, size: float = 1.0) -> dict[Ref, Spot]:
    """A pink note for what went wrong behind the table, such as a save; ``size`` of its words."""
    if not text:
        return {}
    wide, high = 280 + 80 * (size - 1), 118 * size
    look = group(piece("note_pink", 0, 0, wide, high), line(text, 0, 8, wide - 36, 17, lines=3))
    return {place_ref("notice"): Spot(690, 76, look, angle=-1.5, z=70, lift=1.2)}


def odds_tag(odds: Odds | None, text: float = 1.0, *, aside: bool = False) -> dict[Ref, Spot]:
    """The luggage tag with the chances: over the hand, or over the dice when they lie.

    ``aside``: cards were put down where it usually lies.
    """
    if odds is None:
        return {}
    x, y = (1008, 626) if odds.rolled else (1000, 728) if aside else (640, 662)
    wide, high = 290 + 60 * (text - 1), 64 + 40 * (text - 1)
    spot = tag(x, y, wide, high, odds.title, odds.detail, angle=2, z=57, px=22)
    return {place_ref("odds"): spot}


def zoom(spot: Spot, help_line: str, cards: float = 1.0, text: float = 1.0) -> dict[Ref, Spot]:
    """The card under the mouse, large, and what it does; beside the middle of the table.

    ``cards`` and ``text``: how much larger cards and words are wanted.
    """
    if not isinstance(spot.look, CardLook) or spot.look.face.startswith("back_"):
        return {}
    width, strip_high = ZOOM_WIDTH * max(1.0, cards), 88 * text
    height = width * CARD_RATIO
    if spot.y > 800:  # above the hand
        left = spot.x < MIDDLE
        x = min(max(spot.x, 240.0), 690.0) if left else max(min(spot.x, 1560.0), 1352.0)
        y = max(380.0, height / 2 + 20)
    else:
        side = spot.look.width / 2 + width / 2 + 30
        x = spot.x + side if spot.x < MIDDLE else spot.x - side
        y = min(max(spot.y, height / 2 + 20), 1060 - height / 2 - strip_high - 2)
    look = CardLook(spot.look.face, width)
    spots = {ZOOM: Spot(x, y, look, z=ZOOM_Z, lift=2.4)}
    if help_line:
        strip = group(
            piece("tooltip", 0, 0, 400, strip_high),
            line(help_line, 0, -2, 366, 18, "bold", lines=3),
        )
        below = y + height / 2 + strip_high / 2 - 8
        spots[place_ref("zoom/help")] = Spot(x, below, strip, z=ZOOM_Z + 1, lift=1.5)
    return spots


def lamp(below: float) -> dict[Ref, Spot]:
    """The lamp over the table, turned down while papers lie on it from ``below`` up."""
    return {place_ref("lamp"): Spot(960, 540, LampLook(LIGHT), z=below - 1, lift=0)}


def log_page(lines: Sequence[str], title: str, extents: Extents) -> dict[Ref, Spot]:
    """The last lines of the log on a notebook page, where neither buttons nor question lie."""
    width, height = PAGE
    x, y = 24 + width / 2, 108 + height / 2
    spots: dict[Ref, Spot] = {
        place_ref("log/page"): Spot(
            x, y, PieceLook("log_page", (width, height)), z=LOG_Z, lift=2.0
        ),
        place_ref("log/title"): Spot(
            x + 20, y - height / 2 + 54, TextLook(title, 30, "title", INK, 380), z=LOG_Z + 1, lift=0
        ),
    }
    bottom = y + height / 2 - 40
    for i, text in enumerate(reversed(lines)):
        look = TextLook(text, 18, "text", INK, width - 110, lines=4, align="left")
        tall = extents.size(look)[1]
        if bottom - tall < y - height / 2 + 86:
            break
        middle = bottom - tall / 2
        spots[place_ref(f"log/{i}")] = Spot(x + 22, middle, look, z=LOG_Z + 1, lift=0)
        bottom -= tall + 7
    return spots


def menu(say: Words, kept: str | None = None) -> dict[Ref, Spot]:
    """The pause menu on a sheet of paper.

    ``kept`` is the name under which the match hangs on the board as it is; ``None``: it cannot.
    """
    entries: list[tuple[Ref, str, str]] = [(RESUME, "app.pause.resume", "")]
    if kept is not None:
        key = "app.saves.kept" if kept else "app.saves.keep"
        entries.append((KEEP, key, kept or say("app.saves.keep_note")))
    entries += [
        (RULES, "app.pause.rules", ""),
        (SETTINGS, "app.settings.title", ""),
        (LEAVE, "app.pause.save_and_leave", ""),
    ]
    height = 170.0 + MENU_STEP * len(entries)
    top = 520 - height / 2
    look = group(
        piece("sheet", 0, 0, 540, height),
        line(say("app.pause.title"), 0, 76 - height / 2, 440, 46, "title"),
    )
    spots: dict[Ref, Spot] = {place_ref("menu/sheet"): Spot(960, 520, look, z=MENU_Z, lift=2.4)}
    for i, (ref, key, sub) in enumerate(entries):
        first, hot = ref == RESUME, ref != KEEP or not kept
        kind: ButtonKind = "primary" if first else "secondary"
        y, label = top + 178 + MENU_STEP * i, say(key)
        spots |= button(
            ref, 960, y, 410, 84, label, sub, kind, hot=hot, glow=first, px=27, z=MENU_Z + 1
        )
    return spots
