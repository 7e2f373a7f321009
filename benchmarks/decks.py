"""The cards that are measured."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from agile_unicorn.content.resources import resource
from agile_unicorn.deck import load_deck
from agile_unicorn.games.unicorn.cards import CardKind, Deck, Family


def read_deck(*, expanded: bool = False) -> Deck:
    """The base box of cards.yaml, or both boxes; :exc:`ContentError` with all mistakes."""
    if expanded:
        return load_deck(resource("cards.yaml"), "base", "enterprise_ekstase")
    return load_deck(resource("cards.yaml"))


class Class(Struct, frozen=True):
    """Cards that differ in their picture, their number and their box alone."""

    kinds: tuple[CardKind, ...]

    @property
    def family(self) -> Family:
        """What they are."""
        return self.kinds[0].family

    @property
    def copies(self) -> int:
        """How many of them the boxes hold."""
        return sum(kind.copies for kind in self.kinds)

    @property
    def keys(self) -> str:
        """Their names in cards.yaml."""
        return ", ".join(kind.key for kind in self.kinds)

    @property
    def label(self) -> str:
        """What they do."""
        kind = self.kinds[0]
        if kind.family == "team":
            die = "die" if kind.dice == 1 else "dice"
            return kind.role or f"{kind.dice} {die}{_signed(kind.modifier)}"
        effect = (kind.effect or "bonus").replace("_", " ")
        return f"{effect}{_signed(kind.bonus or kind.amount)}"


def _signed(number: int) -> str:
    return f" {number:+d}" if number else ""


def classes(deck: Deck, *families: Family) -> tuple[Class, ...]:
    """All cards of these families, those that are alike together."""
    alike: dict[CardKind, list[CardKind]] = {}
    for kind in deck:
        if kind.family in families:
            alike.setdefault(replace(kind, key="", copies=1, box="base"), []).append(kind)
    return tuple(Class(tuple(kinds)) for kinds in alike.values())
