"""The curtain between two people at one screen: outside is only what everybody may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from agile_unicorn.engine.moves import Decision
from agile_unicorn.engine.pieces import Ref, Seat, place_ref
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import furniture, parts
from agile_unicorn.scenes.shared.desk import Person
from agile_unicorn.scenes.shared.keys import CREST, CURTAIN
from agile_unicorn.scenes.unicorn.forestage import absent, forestage
from agile_unicorn.scenes.unicorn.strikes import name_of
from agile_unicorn.table.ink import NIGHT
from agile_unicorn.table.looks import CardLook, GroupLook, Layout, PartLook, Spot

SIGN: Final = (820.0, 452.0)
PLANK: Final = (840.0, 142.0)
FACTS: Final = (330.0, 384.0)
ROWS = 6


def curtain(
    words: Words,
    view: View,
    people: Sequence[Person],
    decision: Decision,
    held: float | None = None,
) -> Layout:
    """The closed curtain before ``decision``; choosing ``place:curtain`` or the crest opens it.

    ``view`` may be anybody's: only what a spectator knows is shown.  ``held``: for which share of
    the time its key was held; ``None``: one stroke is enough.
    """
    seat = decision.seat
    return {
        **_cloth(),
        CREST: Spot(
            960, 380, _sign(words, view, people, decision), angle=-0.8, z=4, lift=2.2, hot=True
        ),
        **_cards(view),
        furniture.FACTS: Spot(
            1648, 384, _facts(words, view, people, seat), angle=2.4, z=4, lift=1.5, hot=True
        ),
        **parts.ornament(place_ref("peg_facts"), 1652, 196, "clothes_peg_coral", 36, angle=4, z=5),
        **_note(words, view),
        CURTAIN: Spot(960, 742, _plank(words, seat, held), z=6, lift=1.6, glow=True, hot=True),
        **forestage(words, view, people, seat),
    }


def _cloth() -> dict[Ref, Spot]:
    """Two halves of velvet, cords and pelmet."""
    out = {
        place_ref(f"cloth_{side}"): Spot(x, 400, parts.piece(f"curtain_{side}").look, z=1, lift=1.5)
        for side, x in (("left", 480.0), ("right", 1440.0))
    }
    for x in (717, 1202):
        out |= parts.ornament(place_ref(f"cord_{x}"), x, 98, "cord", 20, z=3)
    pelmet = parts.piece("pelmet").look
    return {**out, place_ref("pelmet"): Spot(960, 46, pelmet, z=5, lift=1.6)}


def _box(place: str) -> parts.Box:
    return parts.slot("sign_0", place, SIGN, (0, 0, 600, 40))


def _sign(words: Words, view: View, people: Sequence[Person], decision: Decision) -> GroupLook:
    """Who is to look, and why."""
    seat, person = decision.seat, people[decision.seat]
    ring = _box("ring")
    question, detail = _question(words, view, decision)
    at = view.seats[seat]
    hand = words("unicorn.curtain.hand", team=at.members, events=at.held, incentives=at.bonuses)
    return parts.group(
        parts.piece(f"sign_{seat}", 0, 0, *SIGN),
        *parts.crest_parts(person.species, seat, ring[0], ring[1], ring[2]),
        _left(person.name, "name", 80),
        _left(words("unicorn.curtain.your_turn"), "turn", 38),
        parts.line(question, *_box("question")[:3], 33, "title"),
        parts.line(detail, *_box("detail")[:3], 23),
        parts.line(hand, *_box("hand")[:3], 23, colour=NIGHT),
    )


def _left(text: str, place: str, px: float) -> PartLook:
    x, y, w, _ = _box(place)
    return parts.line(text, x - w / 2, y, w, px, "title", align="left")


def _question(words: Words, view: View, decision: Decision) -> tuple[str, str]:
    """The question to the person, in words that give nothing away."""
    struck = view.chain or view.played
    card = struck[-1].card if struck and decision.prompt != "bid" else view.centre
    values: dict[str, object] = {
        "card": name_of(words, view, card),
        "value": view.value,
        "total": view.total(decision.seat),
    }
    stem = "unicorn.curtain"
    return (
        words(f"{stem}.question_{decision.prompt}", **values),
        words(f"{stem}.detail_{decision.prompt}", **values),
    )


def _cards(view: View) -> dict[Ref, Spot]:
    """The pitch card and the preview, pegged to the cloth."""
    out: dict[Ref, Spot] = {}
    if view.centre is not None:
        face = view.cards.key(view.centre)
        out[place_ref("centre")] = Spot(262, 388, CardLook(face, 246), angle=-3, z=3, lift=1.6)
        out |= parts.ornament(place_ref("peg0"), 262, 216, "clothes_peg_sun", 36, angle=-5, z=5)
    if view.preview is not None:
        face = view.cards.key(view.preview)
        out[place_ref("preview")] = Spot(468, 560, CardLook(face, 128), angle=4, z=3, lift=1.3)
        out |= parts.ornament(place_ref("peg1"), 470, 470, "clothes_peg_teal", 28, angle=6, z=5)
    return out


def _facts(words: Words, view: View, people: Sequence[Person], asked: Seat) -> GroupLook:
    """A torn sheet: how this pitch went so far, in playing order."""
    title = parts.slot("facts", "title", FACTS, (0, -147, 282, 42))
    out = [
        parts.piece("facts", 0, 0, *FACTS),
        parts.line(words("unicorn.curtain.so_far"), *title[:3], 25, "title"),
    ]
    count = len(view.seats)
    for row in range(count):
        seat = Seat((view.first + row) % count)
        x, y, w, _ = parts.slot("facts", f"row_{row + 1}", FACTS, (0, -104 + row * 51, 290, 49))
        left, text = x - w / 2, _fact(words, view, seat, asked)
        out += parts.crest_parts(people[seat].species, seat, left + 27, y + 2, 42)
        room = w - 62
        name_y = y if not text else y - 9
        out.append(
            parts.line(people[seat].name, left + 58, name_y, room, 21, "title", align="left")
        )
        out.append(parts.line(text, left + 58, y + 12, room, 17, align="left", colour=NIGHT))
    return parts.group(*out)


def _fact(words: Words, view: View, seat: Seat, asked: Seat) -> str:
    """What ``seat`` has done in this pitch, as far as all have seen it."""
    at, key = view.seats[seat], "unicorn.curtain.entry"
    if seat == asked:
        return words(f"{key}_to_move")
    if at.bid:
        return words(f"{key}_open" if view.revealed else f"{key}_bid", n=at.bid)
    if not (absence := absent(view, seat)):
        return ""
    return words(f"{key}_skipped" if absence == "skipped" else f"{key}_passes")


def _note(words: Words, view: View) -> dict[Ref, Spot]:
    sprint = words("unicorn.notes.sprint", n=view.sprint)
    pitch = words("unicorn.notes.pitch", n=view.pitch, m=view.setup.backlog_size)
    note = parts.note(118, 640, 170, 132, sprint, pitch, angle=-5, px=28, z=3)
    return {place_ref("note"): note}


def _plank(words: Words, seat: Seat, held: float | None) -> GroupLook:
    """The key with the number of the seat, and what to do with it; it fills while it is held."""
    key = parts.slot("key_plank", "key", PLANK, (-336, -6, 128, 128))
    title = parts.slot("key_plank", "title", PLANK, (57, -20, 626, 50))
    x, y, width, height = parts.slot("key_plank", "sub", PLANK, (57, 14, 626, 26))
    press = words(f"unicorn.curtain.{'press' if held is None else 'hold'}", n=seat + 1)
    look = [
        parts.piece("key_plank", 0, 0, *PLANK),
        parts.piece("key_sun_pressed" if held else "key_sun", *key),
        parts.line(str(seat + 1), key[0], key[1] - (2 if held else 10), 90, 58, "title"),
        parts.line(press, title[0] - title[2] / 2, title[1], title[2], 40, "title", align="left"),
    ]
    if not held:
        hint = words("unicorn.curtain.press_hint")
        return parts.group(*look, parts.line(hint, x - width / 2, y, width, 19, align="left"))
    fill = max(height, width * held)
    look.append(parts.piece("slider_track", x, y, width, height))
    look.append(parts.piece("slider_fill", x - (width - fill) / 2, y, fill, height))
    return parts.group(*look)
