"""The middle of the setup screen: length of the match, and four zones with one choice each."""

from __future__ import annotations

from typing import Final

from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.games.unicorn.setup import LENGTHS
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import parts
from agile_unicorn.scenes.unicorn.setup_choice import (
    LEAST_POINTS,
    MOST_POINTS,
    Draft,
    about_minutes,
    name_of,
)
from agile_unicorn.table.ink import PAPER, WHITE
from agile_unicorn.table.looks import CardLook, GroupLook, Layout, PartLook, Spot

LENGTH_X: Final = (672.0, 960.0, 1248.0)
LENGTH_Y = 340.0
ZONE_X: Final = (566.0, 832.0, 1098.0, 1364.0)
ZONE_Y = 654.0
MORE: Final = place_ref("more")
LESS: Final = place_ref("less")
RULES: Final = place_ref("rules")
EASY_START: Final = place_ref("easy_start")
FIRST: Final = place_ref("first_mover")
HANDS: Final = place_ref("hands")
STEPPER = (1529.0, 338.0)
HAND: Final = ("sales_fox", "cto_owl", "ux_panda")


def length_ref(points: int) -> Ref:
    """The hexagon with ``points`` on it."""
    return place_ref(f"length{points}")


def zones(draft: Draft, words: Words) -> Layout:
    """Hexagons, stepper and the four zones."""
    return {
        **_labels(words),
        **_lengths(draft, words),
        **_stepper(draft, words),
        RULES: Spot(
            ZONE_X[0], ZONE_Y, _rule_book(draft, words), angle=1.5, z=2, lift=1.3, hot=True
        ),
        EASY_START: Spot(
            ZONE_X[1], ZONE_Y, _easy(draft, words), angle=-1.5, z=2, lift=1.3, hot=True
        ),
        FIRST: Spot(ZONE_X[2], ZONE_Y, _first(draft, words), z=2, lift=1.0, hot=True),
        HANDS: Spot(ZONE_X[3], ZONE_Y, _hands(draft, words), z=2, lift=1.0, hot=True),
    }


def help_for(ref: Ref | None, draft: Draft, words: Words) -> str:
    """One sentence about the thing pointed at, or nothing."""
    for name, points in LENGTHS.items():
        if ref == length_ref(points):
            return words(f"unicorn.presets.{name}.help")
    if ref == RULES:
        return words(f"unicorn.editions.{edition_key(draft)}.help")
    if ref == EASY_START:
        return words("unicorn.setup.easy_start_help")
    if ref == FIRST and draft.first is None:
        return words("unicorn.setup.first_mover_random_help")
    if ref == HANDS:
        kind = "open" if draft.open_hands else "covered"
        return words(f"unicorn.setup.hands_{kind}_help")
    return ""


def edition_key(draft: Draft) -> str:
    """The edition as a key of the locale."""
    return "v" + draft.edition.replace(".", "_")


def _labels(words: Words) -> dict[Ref, Spot]:
    titles = ("rules", "easy_start", "first_mover", "hands")
    out = {
        place_ref(f"label_{title}"): parts.mat_label(words(f"unicorn.setup.{title}"), x, 508, 250)
        for title, x in zip(titles, ZONE_X, strict=True)
    }
    label = parts.mat_label(words("unicorn.setup.length"), LENGTH_X[1], 188, 250)
    return {place_ref("label_length"): label, **out}


def _lengths(draft: Draft, words: Words) -> dict[Ref, Spot]:
    out: dict[Ref, Spot] = {}
    for x, (name, points) in zip(LENGTH_X, LENGTHS.items(), strict=True):
        chosen = draft.points == points
        minutes = words("unicorn.presets.minutes", n=about_minutes(points))
        size = 270.0 if chosen else 250.0
        title = words(f"unicorn.presets.{name}.name")
        out[length_ref(points)] = Spot(
            x,
            LENGTH_Y - (8 if chosen else 0),
            _hexagon(points, title, minutes, size, chosen),
            angle={22: -2.0, 32: 1.5, 42: -3.0}.get(points, 0.0),
            z=2,
            lift=1.7 if chosen else 0.8,
            glow=chosen,
            hot=True,
        )
    return out


def _hexagon(points: int, title: str, minutes: str, size: float, chosen: bool) -> GroupLook:
    k, piece = size / 250, "length_gold" if chosen else "length"

    def box(name: str, y: float) -> parts.Box:
        return parts.slot(piece, name, (size, size), (0, y * k, 180 * k, 30 * k))

    number, name, detail = box("number", -44), box("name", 20), box("detail", 46)
    return parts.group(
        parts.piece(piece, 0, 0, size, size),
        parts.line(str(points), *number[:3], 70 * k, "title", colour=WHITE),
        parts.line(title, *name[:3], 27 * k, "title"),
        parts.line(minutes, *detail[:3], 18 * k),
    )


def _stepper(draft: Draft, words: Words) -> dict[Ref, Spot]:
    """Any other number of points."""
    x, y = STEPPER
    own = draft.points not in LENGTHS.values()
    look = parts.group(
        parts.piece("sheet", 0, 0, 132, 112),
        parts.line(str(draft.points), 0, -16, 104, 46, "title"),
        parts.line(words("unicorn.presets.custom"), 0, 24, 108, 17),
    )
    return {
        place_ref("own_length"): Spot(x, y - 6, look, z=2, lift=1.2, glow=own),
        **_step(LESS, x - 98, "\u2212", draft.points > LEAST_POINTS),
        **_step(MORE, x + 98, "+", draft.points < MOST_POINTS),
    }


def _step(ref: Ref, x: float, sign: str, hot: bool) -> dict[Ref, Spot]:
    return parts.button(ref, x, STEPPER[1] - 2, 60, 66, sign, "", "secondary", hot=hot, px=34, z=3)


def _rule_book(draft: Draft, words: Words) -> GroupLook:
    size = (190.0, 242.0)
    name = words(f"unicorn.editions.{edition_key(draft)}.name")
    title = parts.slot("rulebook", "title", size, (-10, -83, 116, 40))
    edition = parts.slot("rulebook", "sub", size, (5, 72, 136, 36))
    return parts.group(
        parts.piece("rulebook", 0, 0, *size),
        parts.line(words("app.title.rule_book.name"), *title[:3], 24, "title", colour=WHITE),
        parts.line(name, *edition[:3], 19, "title", floor=12),
    )


def _easy(draft: Draft, words: Words) -> GroupLook:
    """The card of the bicycle with the extra wheel, a switch in its box."""
    state = "on" if draft.easy_start else "off"
    size = (190.0, 242.0)
    x, y, w, _ = parts.slot("easy_start", "title", size, (0, 70, 136, 24))
    y += 9
    return parts.group(
        parts.piece("easy_start", 0, 0, *size),
        parts.piece(f"switch_{state}", x + w / 2 - 34, y, 66, 38),
        parts.line(words(f"unicorn.setup.switch_{state}"), x - 36, y, w - 72, 21, "title"),
    )


def _first(draft: Draft, words: Words) -> GroupLook:
    """The card of the first mover, and who gets it."""
    if draft.first is None:
        who = words("unicorn.setup.first_mover_random")
        face: tuple[PartLook, ...] = ()
    else:
        who = name_of(draft, draft.first, words)
        face = parts.crest_parts(draft.seats[draft.first].species, draft.first, 68, -66, 74)
    return parts.group(
        parts.area(226, 240),
        PartLook(CardLook("first_mover", 136), 0, -22, 3),
        *face,
        parts.piece("strip_small", 0, 86, 214, 66),
        parts.line(who, 0, 82, 176, 21, "title"),
    )


def _hands(draft: Draft, words: Words) -> GroupLook:
    kind = "open" if draft.open_hands else "covered"
    faces = HAND if draft.open_hands else ("back_draw",) * 3
    cards = [
        PartLook(CardLook(face, 100), (i - 1) * 50, -30 + abs(i - 1) * 7, (1 - i) * 9)
        for i, face in enumerate(faces)
    ]
    return parts.group(
        parts.area(226, 240),
        *cards,
        parts.piece("strip_small", 0, 86, 214, 66),
        parts.line(words(f"unicorn.setup.hands_{kind}"), 0, 82, 176, 21, "title"),
    )


def help_line(text: str) -> Spot:
    """The sentence of :func:`help_for`, below the mat."""
    return parts.words(text, 960, 850, 820, 19, "italic", colour=PAPER, lines=2, z=0.5)
