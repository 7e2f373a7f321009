"""A picture is a subject before a backdrop; scene modules register theirs by card key."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from art.cards.backdrops import Backdrop
from art.press.plates import Art

Subject = Callable[[Art], None]


class Picture(msgspec.Struct, frozen=True):
    """What the art window of one card shows."""

    subject: Subject
    backdrop: Backdrop


PICTURES: dict[str, Picture] = {}


def picture(key: str, backdrop: Backdrop) -> Callable[[Subject], Subject]:
    """Registers the decorated function as the subject of the card `key`; keys are unique."""

    def register(subject: Subject) -> Subject:
        if key in PICTURES:
            raise ValueError(f"two pictures for {key!r}")
        PICTURES[key] = Picture(subject, backdrop)
        return subject

    return register
