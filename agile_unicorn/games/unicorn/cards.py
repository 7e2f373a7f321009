"""Kinds of cards, and the deck as tables that the rules look things up in."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, get_args

from msgspec import Struct

Family = Literal["story", "team", "incentive", "event"]
FAMILIES: Final[tuple[Family, ...]] = get_args(Family)
Box = Literal["base", "enterprise_ekstase"]
BOXES: Final[tuple[Box, ...]] = get_args(Box)
"""Every box of cards, the one that is always played with first."""
Effect = Literal[
    "points",
    "dice",
    "skip",
    "wand",
    "add_member",
    "remove_member",
    "bomb",
    "all_in",
    "sabotage",
    "reroll",
]
Role = Literal["cto", "noob"]


class CardKind(
    Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True, omit_defaults=True
):
    """One printed card of the rule book's four families, and how often the box holds it.

    Only the fields of its family are set: ``value`` of a story; ``dice``, ``modifier`` and ``role``
    of a team member; ``bonus`` of an incentive; ``effect`` and ``amount`` of an event.
    """

    key: str
    family: Family
    copies: int
    value: int = 0
    dice: int = 0
    modifier: int = 0
    role: Role | None = None
    bonus: int = 0
    effect: Effect | None = None
    amount: int = 0
    box: Box = "base"


Deck = tuple[CardKind, ...]


def only(deck: Deck, *boxes: Box) -> Deck:
    """The cards of ``deck`` from these boxes."""
    return tuple(kind for kind in deck if kind.box in boxes)


class Catalogue(Struct, frozen=True, eq=False, gc=False):
    """The deck, one entry for each physical card; a handle is the index.

    The rules look at numbers here and never at names.  Compared by identity: a deck has only one.
    """

    kind: tuple[CardKind, ...]
    dice: tuple[int, ...]
    modifier: tuple[int, ...]
    value: tuple[int, ...]
    bonus: tuple[int, ...]
    amount: tuple[int, ...]
    is_wand: tuple[bool, ...]
    is_team: tuple[bool, ...]
    is_reroll: tuple[bool, ...]
    has_reroll: bool
    """Whether there is any in the deck."""

    def key(self, card: int) -> str:
        """The key of ``card`` in cards.yaml and in the locales."""
        return self.kind[card].key

    def family(self, card: int) -> Family:
        """The family of ``card``."""
        return self.kind[card].family

    def all(self, family: Family) -> list[int]:
        """All cards of ``family``, in the order of the deck."""
        return [card for card, kind in enumerate(self.kind) if kind.family == family]


@lru_cache(maxsize=16)
def catalogue(deck: Deck) -> Catalogue:
    """The tables of ``deck``; equal decks share one."""
    each = tuple(kind for kind in deck for _ in range(kind.copies))
    return Catalogue(
        kind=each,
        dice=tuple(k.dice for k in each),
        modifier=tuple(k.modifier for k in each),
        value=tuple(k.value for k in each),
        bonus=tuple(k.bonus for k in each),
        amount=tuple(k.amount for k in each),
        is_wand=tuple(k.effect == "wand" for k in each),
        is_team=tuple(k.family == "team" for k in each),
        is_reroll=tuple(k.effect == "reroll" for k in each),
        has_reroll=any(k.effect == "reroll" for k in each),
    )
