"""The middle of the setup screen: length, easy start, and four zones with one choice each."""

from __future__ import annotations

from typing import Final

from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.games.unicorn.setup import LENGTHS
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import parts
from agile_unicorn.scenes.unicorn import setup_teams
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
TITLES: Final = ("expansion", "teams", "rules", "first_mover")
MORE: Final = place_ref("more")
LESS: Final = place_ref("less")
EXPANSION: Final = place_ref("expansion")
RULES: Final = place_ref("rules")
HOUSE_RULES: Final = place_ref("house_rules")
EASY_START: Final = place_ref("easy_start")
FIRST: Final = place_ref("first_mover")
STEPPER = (1529.0, 338.0)
EASY: Final = (391.0, 296.0)


def length_ref(points: int) -> Ref:
    """The hexagon with ``points`` on it."""
    return place_ref(f"length{points}")


def zones(draft: Draft, words: Words, voting: bool = False) -> Layout:
    """Hexagons, stepper, easy start and the four zones."""
    expansion, teams, rules, first = ZONE_X
    return {
        **_labels(words),
        **_lengths(draft, words),
        **_stepper(draft, words),
        EASY_START: Spot(*EASY, _easy(draft, words), angle=-2, z=2, lift=1.2, hot=True),
        EXPANSION: Spot(
            expansion, ZONE_Y, _expansion(draft, words), angle=1.5, z=2, lift=1.3, hot=True
        ),
        **setup_teams.zone(draft, words, teams, ZONE_Y),
        RULES: Spot(
            rules, ZONE_Y - 29, _rule_book(draft, words), angle=-1.5, z=2, lift=1.3, hot=True
        ),
        **parts.button(
            HOUSE_RULES,
            rules,
            ZONE_Y + 94,
            226,
            60,
            words("unicorn.setup.switches"),
            kind="secondary",
            px=21,
            z=3,
        ),
        FIRST: Spot(
            first, ZONE_Y, _first(draft, words, voting), z=2, lift=1.0, glow=voting, hot=True
        ),
    }


def help_for(ref: Ref | None, draft: Draft, words: Words) -> str:
    """One sentence about the thing pointed at, or nothing."""
    for name, points in LENGTHS.items():
        if ref == length_ref(points):
            return words(f"unicorn.presets.{name}.help")
    if ref == RULES:
        return words(f"unicorn.editions.{edition_key(draft)}.help")
    if ref == HOUSE_RULES:
        return words("unicorn.editions.custom.help")
    if ref == EASY_START:
        return words("unicorn.setup.easy_start_help")
    if ref == EXPANSION:
        return words(f"unicorn.setup.expansion_{'on' if draft.expansion else 'off'}_help")
    if ref == FIRST:
        how = "random" if draft.first is None else "chosen"
        return words(f"unicorn.setup.first_mover_{how}_help")
    return setup_teams.help_for(ref, draft, words)


def edition_key(draft: Draft) -> str:
    """The edition, or a mix of one's own, as a key of the locale."""
    if draft.own_rules:
        return "custom"
    return "v" + draft.edition.replace(".", "_")


def _labels(words: Words) -> dict[Ref, Spot]:
    places = {
        "length": (LENGTH_X[1], 188),
        "easy_start": (EASY[0], 190),
        **{title: (x, 508) for title, x in zip(TITLES, ZONE_X, strict=True)},
    }
    return {
        place_ref(f"label_{title}"): parts.mat_label(words(f"unicorn.setup.{title}"), x, y, 250)
        for title, (x, y) in places.items()
    }


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


def _expansion(draft: Draft, words: Words) -> GroupLook:
    """The other box, with a tick if it is mixed in."""
    size = (190.0, 232.0)
    x, y, w, _ = parts.slot("expansion", "title", size, (-6, 60, 146, 40))
    tick = parts.piece("check", 78, 88, 56, 58)
    if not draft.expansion:
        tick = parts.piece("checkbox_off", 78, 88, 46, 46)
    return parts.group(
        parts.piece("expansion", 0, 0, *size),
        parts.line(words("unicorn.game.expansion"), x, y - 4, w, 20, "title", lines=2, floor=12),
        tick,
    )


def _rule_book(draft: Draft, words: Words) -> GroupLook:
    size = (140.0, 178.0)
    name = words(f"unicorn.editions.{edition_key(draft)}.name")
    title = parts.slot("rulebook", "title", size, (-8, -65, 90, 31))
    edition = parts.slot("rulebook", "sub", size, (4, 56, 106, 28))
    return parts.group(
        parts.piece("rulebook", 0, 0, *size),
        parts.line(
            words("app.title.rule_book.name"),
            *title[:3],
            19,
            "title",
            colour=WHITE,
            lines=2,
            floor=10,
        ),
        parts.line(name, *edition[:3], 17, "title", lines=2, floor=9),
    )


def _easy(draft: Draft, words: Words) -> GroupLook:
    """The card of the bicycle with the extra wheel, a switch in its box."""
    state = "on" if draft.easy_start else "off"
    size = (142.0, 181.0)
    x, y, w, _ = parts.slot("easy_start", "title", size, (0, 52, 102, 18))
    y += 7
    return parts.group(
        parts.piece("easy_start", 0, 0, *size),
        parts.piece(f"switch_{state}", x + w / 2 - 25, y, 52, 30),
        parts.line(words(f"unicorn.setup.switch_{state}"), x - 29, y, w - 54, 17, "title"),
    )


def _first(draft: Draft, words: Words, voting: bool) -> GroupLook:
    """The card of the first mover, and who gets it."""
    face: tuple[PartLook, ...] = ()
    if voting:
        who = words("unicorn.setup.first_mover_chosen")
    elif draft.first is None:
        who = words("unicorn.setup.first_mover_random")
    else:
        who = name_of(draft, draft.first, words)
        face = parts.crest_parts(draft.seats[draft.first].species, draft.first, 68, -66, 74)
    return parts.group(
        parts.area(226, 240),
        PartLook(CardLook("first_mover", 136), 0, -22, 3),
        *face,
        parts.piece("strip_small", 0, 86, 214, 66),
        parts.line(who, 0, 82, 182, 21, "title", floor=12),
    )


def help_line(text: str) -> Spot:
    """The sentence of :func:`help_for`, below the mat."""
    return parts.printed(
        parts.line(text, 960, 850, 820, 19, "italic", colour=PAPER, lines=2), z=0.5
    )
