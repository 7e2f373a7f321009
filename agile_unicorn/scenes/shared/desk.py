"""What a face needs beside the view: who sits where, what is asked, what is chosen so far."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from msgspec import Struct

from agile_unicorn.engine.pieces import Ref, Seat

SPECIES: Final = (
    "raccoon",
    "fox",
    "panda",
    "frog",
    "bear",
    "pig",
    "owl",
    "cat",
    "bunny",
    "dog",
    "chick",
)
"""Animals with a portrait; the first six are the usual ones of the six seats."""


def species_of(portrait: str, seat: int) -> str:
    """``portrait`` if there is such an animal, else the usual one of the seat."""
    return portrait if portrait in SPECIES else SPECIES[seat % len(SPECIES)]


class Person(Struct, frozen=True):
    """Somebody at the table; ``species`` is the animal of the crest."""

    name: str
    species: str
    human: bool = False


class Prompt(Struct, frozen=True):
    """Words of the open question, for the note beside the hand; ``urgent``: a pink one.

    ``voice``: who says the hint, if it is somebody at the table; ``live``: it can be followed.
    """

    title: str
    hint: str = ""
    urgent: bool = False
    voice: Seat | None = None
    live: bool = False


class Button(Struct, frozen=True):
    """A button of the table: what it does, its words, and whether it is the suggested one."""

    ref: Ref
    label: str
    sub: str = ""
    suggested: bool = True
    live: bool = True


class Odds(Struct, frozen=True):
    """Two lines about the chances of what is picked; ``rolled``: the dice lie on the table."""

    title: str
    detail: str
    rolled: bool = False


class Window(Struct, frozen=True):
    """A time in which several seats may react in any order.

    ``key`` is another one as soon as something has happened to which all may react anew; ``seats``
    are those who can react at all, as far as everybody knows.
    """

    key: Hashable
    seats: tuple[Seat, ...]


class Stretch(Struct, frozen=True):
    """A time in which somebody may let everything be; ``until`` is said to the person.

    Two questions belong to one stretch if their stretches are equal.
    """

    key: Hashable
    until: str


class Desk(Struct, frozen=True):
    """The table's state that no rule knows.

    ``bottom`` sits nearest to the screen; ``lit`` can be chosen now, ``picked`` is chosen so far;
    ``hover`` lies under the mouse; ``answering``: the bottom seat has an open question;
    ``by_strength``: how the hand is sorted; ``blinking`` has its eyes closed; ``laid``: picked
    cards that were put down on the table;
    ``neutral``: the table belongs to nobody, and no hand lies at the bottom; ``cards``: how large
    the cards in hand are wanted.
    """

    people: tuple[Person, ...]
    bottom: Seat
    lit: frozenset[Ref] = frozenset()
    picked: frozenset[Ref] = frozenset()
    hover: Ref | None = None
    answering: bool = False
    neutral: bool = False
    cards: float = 1.0
    laid: frozenset[Ref] = frozenset()
    blinking: Seat | None = None
    by_strength: bool = False

    @property
    def alone(self) -> bool:
        """Whether exactly one person plays here: then nobody is kept waiting."""
        return sum(person.human for person in self.people) == 1

    def places(self) -> tuple[Seat, ...]:
        """All seats clockwise, the bottom one first."""
        n = len(self.people)
        return tuple(Seat((self.bottom + i) % n) for i in range(n))
