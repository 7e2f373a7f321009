"""The order of the hand: by family or by strength, as a tab behind the cards says."""

from __future__ import annotations

from typing import Final

from agile_unicorn.engine.pieces import Handle, Ref
from agile_unicorn.games.unicorn.cards import Catalogue
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Desk
from agile_unicorn.scenes.shared.furniture import SORT
from agile_unicorn.scenes.shared.parts import group, line, piece
from agile_unicorn.table.looks import Spot

FAMILIES: Final = {"team": 0, "incentive": 1, "event": 2, "story": 3}
MANY: Final = 5
"""Cards in hand from which on there is a tab: fewer are seen at a glance."""
TAB: Final = (880.0, 806.0, 176.0, 62.0)
BEHIND: Final = 99.0


def sort_key(cards: Catalogue, card: Handle, *, by_strength: bool) -> tuple[object, ...]:
    """What comes first: the family, or what a card brings."""
    kind = cards.kind[card]
    strength = kind.dice * 10 + kind.modifier + kind.bonus + kind.amount
    family = FAMILIES[kind.family]
    first = (-strength, family) if by_strength else (family, -strength)
    return (*first, kind.value, kind.key, card)


def sorting_tab(desk: Desk, cards: int, words: Words) -> dict[Ref, Spot]:
    """A cardboard tab that sticks out behind the hand; a click sorts it the other way."""
    if cards < MANY:
        return {}
    x, y, width, height = TAB
    order = words(f"unicorn.hand.{'by_strength' if desk.by_strength else 'by_family'}")
    look = group(
        piece("index_tab_off", 0, 0, width, height), line(order, 0, -12, width - 30, 17, floor=12)
    )
    return {SORT: Spot(x, y, look, z=BEHIND, lift=0.6, hot=True)}
