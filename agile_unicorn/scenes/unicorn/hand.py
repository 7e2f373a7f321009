"""The hand at the bottom, and the backs of the other hands."""

from __future__ import annotations

from agile_unicorn.engine.pieces import Handle, Ref, Seat, card_ref, place_ref
from agile_unicorn.games.unicorn.view import SeatView, View
from agile_unicorn.scenes.shared.desk import Desk
from agile_unicorn.scenes.unicorn.places import BOTTOM, Place
from agile_unicorn.scenes.unicorn.sorting import sort_key
from agile_unicorn.scenes.unicorn.spread import cards_in, fan, slim
from agile_unicorn.table.looks import CardLook, Spot

HAND_WIDTH = 216
BACK_WIDTH = 84
HAND_Z = 100
OUT_OF_PLAY = 0.74


def held(view: View, seat: Seat, *, by_strength: bool = False) -> list[Handle]:
    """The cards of ``seat`` whose faces the viewer may see, sorted by family or by strength."""
    at, cards = view.seats[seat], view.cards
    seen = [*(at.team or ()), *(at.incentives or ()), *(at.events or ())]
    return sorted(seen, key=lambda card: sort_key(cards, card, by_strength=by_strength))


def seen(view: View, desk: Desk) -> bool:
    """Whether the hand at the bottom lies with its faces up: nobody else looks at the screen."""
    return view.viewer == desk.bottom or desk.answering


def own_hand(
    view: View, desk: Desk, drop: float = 0.0, without: tuple[Handle, ...] = ()
) -> dict[Ref, Spot]:
    """The fan at the bottom; lit cards are bright, chosen ones are pulled out and glow.

    Cards that the viewer may not see lie face down.  ``without``: cards that lie elsewhere.
    Chosen team cards that were put down lie in front of the hand.
    """
    own = held(view, desk.bottom, by_strength=desk.by_strength) if seen(view, desk) else []
    cards = [card for card in own if card not in without]
    down = [card for card in cards if card_ref(card) in desk.laid and view.cards.is_team[card]]
    cards = [card for card in cards if card not in down]
    refs = [card_ref(card) for card in cards]
    looks = {ref: view.cards.key(card) for ref, card in zip(refs, cards, strict=True)}
    looks |= _covered(view, desk)
    asked = bool(desk.lit or desk.picked)
    raised = {i for i, ref in enumerate(looks) if ref in desk.picked}
    spots = {}
    size = desk.cards * slim(len(looks))
    order = {ref: i for i, ref in enumerate(looks)}
    spread = fan(len(looks), raised, drop, size, order.get(desk.hover) if desk.hover else None)
    for (i, x, y, angle), (ref, face) in zip(spread, looks.items(), strict=True):
        lit, picked = ref in desk.lit, ref in desk.picked
        hovered = ref == desk.hover and (lit or picked)
        shade = 1.0 if lit or picked or not asked else OUT_OF_PLAY
        spots[ref] = Spot(
            x,
            y - (22 if hovered and not picked else 0),
            CardLook(face, HAND_WIDTH * size, shade),
            angle,
            z=HAND_Z + i,
            lift=1.5 if picked or hovered else 1.0,
            glow=picked,
            hot=i < len(cards),
        )
    return spots | _put_down(view, down)


def _put_down(view: View, cards: list[Handle]) -> dict[Ref, Spot]:
    """Chosen cards where the bid is going to lie."""
    spread = cards_in(BOTTOM.bid, len(cards), BOTTOM.bid_width)
    return {
        card_ref(cards[i]): Spot(
            x,
            y,
            CardLook(view.cards.key(cards[i]), width),
            angle,
            z=HAND_Z + i,
            lift=1.2,
            glow=True,
            hot=True,
        )
        for i, x, y, width, angle in spread
    }


def _covered(view: View, desk: Desk) -> dict[Ref, str]:
    """Backs of the cards at the bottom whose faces are not to be seen."""
    seat, at = desk.bottom, view.seats[desk.bottom]
    events = {place_ref(f"event/{seat}/{i}"): "back_event" for i in range(at.held)}
    if not seen(view, desk):
        drawn = at.members + at.bonuses
        return {place_ref(f"back/{seat}/{i}"): "back_draw" for i in range(drawn)} | events
    return events if at.events is None else {}


def backs(view: View, seat: Seat, place: Place) -> dict[Ref, Spot]:
    """Another seat's hand from behind: draw backs, then event backs."""
    at = view.seats[seat]
    faces = ["back_draw"] * (at.members + at.bonuses) + ["back_event"] * at.held
    n = len(faces)
    step = min(30.0 if place.along[0] else 27.0, place.fan_room / max(1, n - 1))
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
