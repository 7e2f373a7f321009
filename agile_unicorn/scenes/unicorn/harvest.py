"""What a sprint has brought a seat, laid out in front of it: won stories, and new events."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from agile_unicorn.engine.pieces import Handle, Ref, Seat, card_ref, place_ref
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.unicorn.places import Place
from agile_unicorn.scenes.unicorn.spread import TILTS
from agile_unicorn.table.looks import CardLook, Spot

EVENT_PART = 0.8
"""Width of a new event, in widths of a story."""
TIGHT = 0.34
"""From one new event to the next, in widths of an event."""
LOOSE, MOST = 0.7, 1.25
"""From one story to the next, and from the first to the last at most, in widths of a story."""
GAP = 10.0
MAT = (156.0, 1766.0)
"""Left and right end of the mat."""
TOP, SIDE = (196.0, 102.0), (418.0, 90.0)
"""Middle and width of the cards of seats at the far side, and of those left and right."""

Gains = Mapping[Seat, tuple[Handle, ...]]
"""Stories that were turned up in this retro, by seat."""


class Harvest(Struct, frozen=True):
    """What this retro has brought so far.

    ``drawn`` counts the new events of each seat; ``new`` are those of the bottom seat, if seen.
    """

    gains: Gains = {}
    drawn: tuple[int, ...] = ()
    new: tuple[Handle, ...] = ()

    def fresh(self, view: View, seat: Seat) -> range:
        """Which of the events in the hand of ``seat`` were just drawn: the last ones."""
        held = view.seats[seat].held
        return range(max(0, held - self.drawn[seat]) if self.drawn else held, held)


def shelf(view: View, seat: Seat, place: Place, harvest: Harvest) -> dict[Ref, Spot]:
    """Won stories of a rival, face up, and the backs of its new events beside them."""
    stories, fresh = harvest.gains.get(seat, ()), harvest.fresh(view, seat)
    y, width = TOP if place.along[0] else SIDE
    inward = -1.0 if place.plate[0] > 960 and not place.along[0] else 1.0
    small = width * EVENT_PART
    step = min(LOOSE, MOST / max(1, len(stories) - 1)) * width
    first = width + step * (len(stories) - 1) + GAP if stories else 0.0
    whole = first + (small + TIGHT * small * (len(fresh) - 1) if fresh else 0.0)
    edge = place.gain[0] - whole / 2 if place.along[0] else MAT[inward < 0]
    spots: dict[Ref, Spot] = {}
    for i, card in enumerate(stories):
        x = edge + inward * (width / 2 + i * step)
        spots[card_ref(card)] = story(view, card, x, y, width, TILTS[i % len(TILTS)], i)
    for i, held in enumerate(fresh):
        x = edge + inward * (first + small / 2 + i * TIGHT * small)
        look = CardLook("back_event", small)
        ref = place_ref(f"event/{seat}/{held}")
        spots[ref] = Spot(x, y, look, -3.0 if i % 2 else 3.0, z=15 + i, lift=0.9)
    return spots


def story(view: View, card: Handle, x: float, y: float, width: float, angle: float, i: int) -> Spot:
    """The ``i``-th story of a row, face up."""
    look = CardLook(view.cards.key(card), width)
    return Spot(x, y, look, angle * 1.4, z=20 + i, lift=0.9, hot=True)
