"""The pitch table: the card in the centre, bids, events, dice, totals."""

from __future__ import annotations

from msgspec.structs import replace

from agile_unicorn.engine.pieces import Handle, Ref, Seat, card_ref, place_ref
from agile_unicorn.games.unicorn.model import Phase
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Desk
from agile_unicorn.scenes.shared.furniture import banner
from agile_unicorn.scenes.unicorn.hand import backs, own_hand
from agile_unicorn.scenes.unicorn.moods import moods
from agile_unicorn.scenes.unicorn.places import Place, places
from agile_unicorn.scenes.unicorn.plates import (
    PITCH_STEPS,
    STEP_OF,
    pile_label,
    seat_spots,
    sprint_note,
    tracker,
)
from agile_unicorn.scenes.unicorn.prize import Prize
from agile_unicorn.scenes.unicorn.signs import (
    arrow,
    large_stamp,
    loaded_tray,
    seat_token,
    stamp,
    struck_stamp,
)
from agile_unicorn.scenes.unicorn.spread import Zone, cards_in, grown, stack, thrown
from agile_unicorn.scenes.unicorn.standing import Standing, standing
from agile_unicorn.scenes.unicorn.strings import strings
from agile_unicorn.scenes.unicorn.teams import threw
from agile_unicorn.table.ink import WHITE
from agile_unicorn.table.looks import (
    CardLook,
    DieLook,
    GroupLook,
    PartLook,
    PieceLook,
    Spot,
    TextLook,
)

DRAW = (436.0, 428.0)
EVENTS = (1298.0, 428.0)
BACKLOG = (604.0, 424.0)
PREVIEW = (793.0, 416.0)
CENTRE = (1020.0, 420.0)
DISCARD = (1470.0, 300.0)
PILE_WIDTH = 146
ASIDE = Zone(1222, 538, 1440, 646, "left")
ASIDE_WIDTH = 70
CROOKED = 1.6
"""Events are slammed down: they lie more crooked than a bid."""
CENTRE_WIDTH = 238
VALUE_DICE = Zone(880, 600, 1160, 680)
BANNER = 628.0
FAILED_SHADE = 0.5
STRUCK_SHADE, STAMPED = 0.5, 0.82
STACKED = 0.28
"""How far a wand lies from what it strikes, in widths."""
REACTED = 1.2
"""How much larger a card is while others may react to it, if there is room."""
PULLED = 30.0
"""How far a member that is about to leave stands out of its row."""
PREVIEW_WIDTH = 164


def lay(
    view: View, desk: Desk, words: Words, prize: Prize | None = None, notice: str = ""
) -> dict[Ref, Spot]:
    """Everything on the pitch table.

    ``prize`` is the pitch card after it was decided, ``notice`` the text of a banner.
    """
    spots = piles(view, words)
    spots |= _middle(view, prize)
    spots |= loaded_tray(view, desk)
    if prize is not None and not prize.won:
        look = large_stamp(words("unicorn.stamps.failed"))
        spots[place_ref("stamp/failed")] = Spot(*CENTRE, look, 12, z=71, lift=0)
    if notice:
        spots[place_ref("banner")] = banner(notice, CENTRE[0], BANNER)
    spots |= seat_spots(view, desk, words, moods(view, prize))
    played = standing(view)
    spots |= _set_aside(view, played, words)
    for seat, place in zip(desk.places(), places(view.setup.seats), strict=True):
        if seat == desk.bottom:
            spots |= {} if desk.neutral else own_hand(view, desk)
        else:
            spots |= backs(view, seat, place)
        spots |= _bid(view, desk, seat, place, words)
        spots |= _effects(view, seat, place, played.on.get(seat, ()), played.stack)
        spots |= _dice(view, seat, place)
        spots |= seat_token(view, seat, place)
        spots |= won_pile(view, seat, place)
        spots |= arrow(view, desk, seat, place)
    spots |= strings(view, desk, spots)
    spots[place_ref("tracker")] = Spot(
        290,
        50,
        tracker(view, words, PITCH_STEPS, STEP_OF.get(view.phase, 0)),
        z=50,
        lift=0.8,
    )
    whole = _pitches(view)
    line = words("unicorn.notes.pitch", n=view.pitch, m=whole)
    note = sprint_note(view, words, line, (view.pitch, whole) if whole else None)
    spots[place_ref("note")] = Spot(98, 168, note, 4, z=50)
    return spots


def _pitches(view: View) -> int:
    """Pitches of this sprint if nobody ends it early."""
    left = view.hidden + (view.preview is not None)
    return view.pitch + left


def piles(view: View, words: Words) -> dict[Ref, Spot]:
    """Draw pile, face-down backlog, preview, event pile and their labels."""
    spots: dict[Ref, Spot] = {}
    if view.draw_pile:
        spots[place_ref("draw")] = Spot(*DRAW, stack("back_draw", PILE_WIDTH, view.draw_pile), z=5)
    if view.event_pile:
        spots[place_ref("events")] = Spot(
            *EVENTS, stack("back_event", PILE_WIDTH, view.event_pile), z=5
        )
    for i in range(view.hidden):
        spots[place_ref(f"backlog/{i}")] = Spot(
            BACKLOG[0] + min(26.0, 70 / max(1, view.hidden - 1)) * i,
            BACKLOG[1],
            CardLook("back_draw", PILE_WIDTH),
            (1.5, -0.8, 0.6)[i % 3],
            z=6 + i,
            lift=0.7,
        )
    if view.preview is not None:
        spots[card_ref(view.preview)] = Spot(
            *PREVIEW,
            CardLook(view.cards.key(view.preview), PREVIEW_WIDTH),
            -1.2,
            z=20,
            lift=0.9,
            hot=True,
        )
    for name, x in (("draw", 436), ("backlog", 630), ("events", 1298)):
        spots[place_ref(f"label/{name}")] = Spot(
            x, 292, pile_label(words(f"unicorn.mat.{name}")), lift=0
        )
    for i, card in enumerate(view.discard[-3:]):
        spots[card_ref(card)] = Spot(
            DISCARD[0] + 5 * i,
            DISCARD[1],
            CardLook(view.cards.key(card), 70),
            8 - 6 * i,
            z=6 + i,
        )
    return spots


def _middle(view: View, prize: Prize | None) -> dict[Ref, Spot]:
    """The pitch card with its value on a token."""
    if prize is not None:
        width, shade = (262, 1.0) if prize.won else (CENTRE_WIDTH, FAILED_SHADE)
        look = CardLook(view.cards.key(prize.card), width, shade)
        spot = Spot(*CENTRE, look, 2.5, z=70, lift=2.2, glow=prize.won, hot=True)
        return {card_ref(prize.card): spot}
    if view.centre is None:
        return {}
    spots = {
        card_ref(view.centre): Spot(
            *CENTRE,
            CardLook(view.cards.key(view.centre), CENTRE_WIDTH),
            1.2,
            z=40,
            lift=1.5,
            hot=True,
        )
    }
    if view.phase is not Phase.VALUE and view.cards.is_team[view.centre]:
        token = GroupLook(
            (
                PartLook(PieceLook("score_gold", (92, 92)), 0, 0),
                PartLook(TextLook(str(view.value), 36, "title", WHITE, 56), 0, -2),
            )
        )
        spots[place_ref("value")] = Spot(
            CENTRE[0] + 112, CENTRE[1] - 138, token, -6, z=42, lift=1.6
        )
    return spots


def _bid(view: View, desk: Desk, seat: Seat, place: Place, words: Words) -> dict[Ref, Spot]:
    """Deployed cards: faces for those who may see them, backs for the others; or a stamp."""
    at = view.seats[seat]
    spots: dict[Ref, Spot] = {}
    for i, x, y, width, angle in cards_in(place.bid, at.bid, place.bid_width):
        seen = at.deployed is not None
        ref = card_ref(at.deployed[i]) if at.deployed is not None else bid_ref(seat, i)
        face = view.cards.key(at.deployed[i]) if at.deployed is not None else "back_draw"
        picked = ref in desk.picked
        spots[ref] = Spot(
            x,
            y - (PULLED if picked else 0),
            CardLook(face, width),
            angle,
            z=32 + i,
            lift=1.6 if picked else 1.0,
            glow=picked or (ref in desk.lit and not desk.picked),
            hot=seen,
        )
    if not at.bid and (key := _absent(view, seat)):
        x, y, angle = place.stamp
        look = stamp(words(f"unicorn.stamps.{key}"))
        spots[place_ref(f"stamp/{seat}")] = Spot(x, y, look, angle, z=31, lift=0)
    return spots


def bid_ref(seat: Seat, i: int) -> Ref:
    """The ``i``-th face-down card in the bid of ``seat``."""
    return place_ref(f"bid/{seat}/{i}")


def _absent(view: View, seat: Seat) -> str:
    """The stamp of a seat without a bid: it let the pitch go by, or lost its whole team."""
    if view.centre is None or view.phase is Phase.VALUE or seat in view.waiting:
        return ""
    return "skipped" if seat in view.participants else "pass"


def _effects(
    view: View, seat: Seat, place: Place, cards: tuple[Handle, ...], stack: tuple[Handle, ...]
) -> dict[Ref, Spot]:
    """Events lying on ``seat``, the wands upon the open one, and the incentives used by now."""
    if view.phase in (Phase.INCENTIVE, Phase.ROLL, Phase.CLEAR):
        cards = (*cards, *used_now(view, seat))
    spots: dict[Ref, Spot] = {}
    lying = cards_in(place.effects, len(cards), place.effect_width, CROOKED)
    for i, x, y, width, angle in lying:
        open_ = bool(view.chain) and view.chain[0].card == cards[i]
        if open_:
            x, width = grown(place.effects, x, width * REACTED, CROOKED)
        look = CardLook(view.cards.key(cards[i]), width)
        z, lift = (56 + i, 1.5) if open_ else (36 + i, 1.0)
        spots[card_ref(cards[i])] = landed = Spot(x, y, look, angle, z=z, lift=lift, hot=True)
        if open_:
            spots |= _stacked(view, stack, landed, width)
    return spots


def _stacked(view: View, wands: tuple[Handle, ...], on: Spot, width: float) -> dict[Ref, Spot]:
    """Wands upon the open event, each a little aside, so that the signs below are seen."""
    aside = width * STACKED
    return {
        card_ref(card): replace(
            on,
            x=on.x + aside * (i + 1),
            y=on.y + 0.3 * aside * (i + 1),
            look=CardLook(view.cards.key(card), width),
            angle=on.angle + (-5.0 if i % 2 else 4.0),
            z=on.z + i + 1,
        )
        for i, card in enumerate(wands)
    }


def _set_aside(view: View, played: Standing, words: Words) -> dict[Ref, Spot]:
    """Wands and events that are no longer in force, beside the event pile; what was struck is
    stamped, and stays so until the pitch is over."""
    spots: dict[Ref, Spot] = {}
    stamp = struck_stamp(words("unicorn.stamps.struck"))
    cards = played.off
    for i, x, y, width, angle in cards_in(ASIDE, len(cards), ASIDE_WIDTH, CROOKED):
        struck = cards[i] in played.struck
        look = CardLook(view.cards.key(cards[i]), width, STRUCK_SHADE if struck else 0.86)
        spots[card_ref(cards[i])] = Spot(x, y, look, angle, z=36 + i, lift=0.8, hot=True)
        if struck:
            ref = place_ref(f"struck/{cards[i]}")
            small = STAMPED * width / ASIDE_WIDTH
            at = x - 0.04 * width, y + 0.16 * width
            spots[ref] = Spot(*at, stamp, 12, small, z=36.5 + i, lift=0)
    return spots


def used_now(view: View, seat: Seat) -> list[Handle]:
    """The incentives whose bonus counts in this pitch: the last ones used, by their sum."""
    cards: list[Handle] = []
    left = view.seats[seat].bonus
    for card in reversed(view.seats[seat].used):
        if left <= 0:
            break
        cards.insert(0, card)
        left -= view.cards.bonus[card]
    return cards


def _dice(view: View, seat: Seat, place: Place) -> dict[Ref, Spot]:
    """Thrown dice of ``seat``; one partner throws for a team."""
    roll = view.seats[seat].roll
    if roll is None or not threw(view, seat):
        return {}
    luck = f"{seat} {roll}"
    return {
        place_ref(f"die/{seat}/{i}"): Spot(
            x, y, DieLook(seat, roll[i], px, throw=i % 2), angle, z=34 + i * 0.1, lift=1.0
        )
        for i, x, y, px, angle in thrown(place.dice, len(roll), place.die_px, luck)
    }


def won_pile(view: View, seat: Seat, place: Place) -> dict[Ref, Spot]:
    """Cards won in this sprint, face down until the retro."""
    n = len(view.seats[seat].won)
    if not n:
        return {}
    x, y, width = place.won
    look = stack("back_draw", width, n)
    return {place_ref(f"won/{seat}"): Spot(x, y, look, place.turn + 8, z=31)}
