"""Place cards of several people at one screen: who wants to react, and who is done."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from agile_unicorn.engine.pieces import Ref, Seat, place_ref
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import furniture, parts
from agile_unicorn.scenes.shared.desk import Button, Person
from agile_unicorn.scenes.shared.floor import Floor
from agile_unicorn.table.looks import GroupLook, Spot

NOBODY: Final = place_ref("nobody")
MIDDLE: Final = (900.0, 930.0)
WIDEST, ROOM, HEIGHT, GAP = 262.0, 1090.0, 240.0, 16.0
Z = 60.0


def claim_ref(seat: Seat) -> Ref:
    """The place card of ``seat``, to ask for the floor."""
    return place_ref(f"claim/{seat}")


def done_ref(seat: Seat) -> Ref:
    """The button of ``seat`` to have nothing to say."""
    return place_ref(f"done/{seat}")


def lay(floor: Floor, asked: Seat, people: Sequence[Person], words: Words) -> dict[Ref, Spot]:
    """A place card for everybody who can react, and the button to go on together.

    The card of the one who is ``asked`` first glows.
    """
    spots = furniture.controls((_nobody(floor, words),))
    seats = floor.window.seats
    step = min(WIDEST + GAP, ROOM / len(seats))
    width = step - GAP
    for i, seat in enumerate(seats):
        x = MIDDLE[0] + (i - (len(seats) - 1) / 2) * step
        said = floor.said(seat)
        spots[claim_ref(seat)] = Spot(
            x,
            MIDDLE[1],
            _tent(people[seat], seat, width, words(f"app.floor.{said}"), up=said == "claimed"),
            (-0.8, 0.6, -0.4)[i % 3],
            z=Z,
            lift=2.0 if said == "claimed" else 1.0,
            glow=seat == asked and said == "open",
            hot=True,
        )
        done = said == "done"
        spots |= parts.button(
            done_ref(seat),
            x,
            MIDDLE[1] + 70,
            width - 28,
            66,
            words("app.floor.not_done" if done else "app.floor.finish"),
            kind="secondary",
            hot=said != "claimed",
            px=21,
            z=Z + 2,
        )
    return spots


def _tent(person: Person, seat: Seat, width: float, state: str, *, up: bool) -> GroupLook:
    """The crest, the name, the key of the seat, and what its owner wants."""
    key = "key_sun" if up else "key_paper"
    return parts.group(
        parts.piece("sheet", 0, 0, width, HEIGHT),
        *parts.crest_parts(person.species, seat, -width / 2 + 46, -66, 64),
        parts.piece(key, width / 2 - 42, -66, 58, 58),
        parts.line(str(seat + 1), width / 2 - 42, -71, 40, 27, "title"),
        parts.line(person.name, 0, -10, width - 30, 24, "title"),
        parts.line(state, 0, 20, width - 26, 18, "bold"),
    )


def _nobody(floor: Floor, words: Words) -> Button:
    """The button with which a table goes on together, and the time to object."""
    if floor.objection > 0:
        return Button(NOBODY, words("app.floor.objection", n=ceil(floor.objection)), live=False)
    return Button(NOBODY, words("app.floor.nobody"), words("app.floor.nobody_note"))
