"""The hand at the bottom, and the backs of the other hands."""

from __future__ import annotations

from agile_unicorn.engine.pieces import Handle, Ref, Seat, card_ref, place_ref
from agile_unicorn.games.unicorn.cards import Catalogue
from agile_unicorn.games.unicorn.view import SeatView, View
from agile_unicorn.scenes.shared.desk import Desk
from agile_unicorn.scenes.unicorn.places import Place
from agile_unicorn.scenes.unicorn.spread import fan
from agile_unicorn.table.looks import CardLook, Spot

HAND_WIDTH = 216
BACK_WIDTH = 84
HAND_Z = 100
OUT_OF_PLAY = 0.74
FAMILIES = {"team": 0, "incentive": 1, "event": 2, "story": 3}


def held(view: View, seat: Seat) -> list[Handle]:
    """The cards of ``seat`` whose faces the viewer may see, sorted by family and strength."""
    at, cards = view.seats[seat], view.cards
    seen = [*(at.team or ()), *(at.incentives or ()), *(at.events or ())]
    return sorted(seen, key=lambda card: _order(cards, card))


def _order(cards: Catalogue, card: Handle) -> tuple[int, int, int, str, Handle]:
    kind = cards.kind[card]
    strength = kind.dice * 10 + kind.modifier + kind.bonus + kind.amount
    return FAMILIES[kind.family], -strength, kind.value, kind.key, card


def own_hand(view: View, desk: Desk, drop: float = 0.0) -> dict[Ref, Spot]:
    """The fan at the bottom; lit cards are bright, chosen ones are pulled out and glow."""
    cards = held(view, desk.bottom)
    asked = bool(desk.lit or desk.picked)
    refs = [card_ref(card) for card in cards]
    raised = {i for i, ref in enumerate(refs) if ref in desk.picked}
    spots = {}
    for i, x, y, angle in fan(len(cards), raised, drop):
        ref = refs[i]
        lit, picked = ref in desk.lit, ref in desk.picked
        hovered = ref == desk.hover and (lit or picked)
        shade = 1.0 if lit or picked or not asked else OUT_OF_PLAY
        spots[ref] = Spot(
            x,
            y - (22 if hovered else 0),
            CardLook(view.cards.key(cards[i]), HAND_WIDTH, shade),
            angle,
            z=HAND_Z + i,
            lift=1.5 if picked or hovered else 1.0,
            glow=picked,
            hot=True,
        )
    return spots


def backs(view: View, seat: Seat, place: Place) -> dict[Ref, Spot]:
    """Another seat's hand from behind: draw backs, then event backs."""
    at = view.seats[seat]
    faces = ["back_draw"] * (at.members + at.bonuses) + ["back_event"] * at.held
    n = len(faces)
    step = min(30.0 if place.along[0] else 27.0, 220 / max(1, n))
    spots = {}
    for i, face in enumerate(faces):
        t = i - (n - 1) / 2
        spots[back_ref(seat, at, i)] = Spot(
            place.fan[0] + place.along[0] * t * step,
            place.fan[1] + place.along[1] * t * step,
            CardLook(face, BACK_WIDTH, 0.9),
            place.turn - t * min(5.0, 30 / max(1, n)),
            z=30 + i * 0.1,
            lift=0.6,
        )
    return spots


def back_ref(seat: Seat, at: SeatView, i: int) -> Ref:
    """The ``i``-th back in the hand of ``seat``, drawn cards and events counted apart."""
    drawn = at.members + at.bonuses
    return place_ref(f"back/{seat}/{i}") if i < drawn else place_ref(f"event/{seat}/{i - drawn}")
