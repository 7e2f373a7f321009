"""The retro: stories turn up, pawns run, one moves out, new events come."""

from __future__ import annotations

from agile_unicorn.engine.pieces import Handle, Ref, Seat, card_ref, place_ref
from agile_unicorn.games.unicorn.model import Phase
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Desk
from agile_unicorn.scenes.shared.furniture import tray
from agile_unicorn.scenes.unicorn.hand import backs, own_hand, seen
from agile_unicorn.scenes.unicorn.pitch import won_pile
from agile_unicorn.scenes.unicorn.places import Place, places
from agile_unicorn.scenes.unicorn.plates import (
    SPRINT_STEPS,
    WHITE,
    label,
    seat_spots,
    sprint_note,
    tracker,
)
from agile_unicorn.scenes.unicorn.spread import row, stack
from agile_unicorn.scenes.unicorn.track import pawn_ref, track
from agile_unicorn.table.looks import CardLook, GroupLook, PartLook, PieceLook, Spot, TextLook

EVENTS = (760.0, 372.0)
NEW = (1256.0, 716.0)
NEW_WIDTH = 138.0
DRAW = (1180.0, 372.0)
PILE_WIDTH = 112
BOX = (186.0, 872.0)
TEAM_ROW, TEAM_WIDTH, TEAM_LEFT, TEAM_STEP = 950.0, 168.0, 470.0, 178.0
TEAM_ROOM = 880.0
GAIN_WIDTH, OWN_GAIN_WIDTH = 104.0, 134.0

Gains = dict[Seat, tuple[Handle, ...]]
"""Stories that were turned up in this retro, by seat."""


def lay(
    view: View, desk: Desk, words: Words, gains: Gains, new: tuple[Handle, ...] = ()
) -> dict[Ref, Spot]:
    """Everything on the table during the retro; ``new`` are the events just drawn at the bottom."""
    spots = track(view, desk, 960, 560)
    spots |= _piles(view, words)
    spots |= seat_spots(view, desk, words)
    choosing = view.phase is Phase.DISMISS and view.asking == desk.bottom
    for seat, place in zip(desk.places(), places(view.setup.seats), strict=True):
        if seat != desk.bottom:
            spots |= backs(view, seat, place)
        elif choosing and seen(view, desk):
            spots |= _dismissal(view, desk)
        else:
            spots |= tray()
            spots |= own_hand(view, desk, 40, new)
        spots |= _gain(view, desk, seat, place, gains.get(seat, ()))
        spots |= won_pile(view, seat, place)
    spots |= _points(view, gains, spots)
    spots |= _new_events(view, words, new)
    spots[place_ref("tracker")] = Spot(
        258, 50, tracker(view, words, SPRINT_STEPS, 2), z=50, lift=0.8
    )
    line = words("unicorn.notes.is_over")
    spots[place_ref("note")] = Spot(98, 168, sprint_note(view, words, line), 4, z=50)
    return spots


def _piles(view: View, words: Words) -> dict[Ref, Spot]:
    spots: dict[Ref, Spot] = {}
    if view.event_pile:
        look = stack("back_event", PILE_WIDTH, view.event_pile)
        spots[place_ref("events")] = Spot(*EVENTS, look, z=5)
    text = words("unicorn.mat.new_events")
    spots[place_ref("label/new")] = Spot(970, 372, label(text, 15), z=2, lift=0)
    return spots


def _new_events(view: View, words: Words, new: tuple[Handle, ...]) -> dict[Ref, Spot]:
    """The own new events on their zone of the mat."""
    spots: dict[Ref, Spot] = {}
    for i, x, angle in row(len(new), NEW[0], 150, 132):
        look = CardLook(view.cards.key(new[i]), NEW_WIDTH)
        spots[card_ref(new[i])] = Spot(x, NEW[1], look, angle, z=110 + i, hot=True)
    won = label(words("unicorn.mat.won"), 15, 200, "left")
    fresh = label(words("unicorn.mat.new"), 15, 200, "right")
    spots[place_ref("label/won_zone")] = Spot(752, 712, won, z=2, lift=0)
    spots[place_ref("label/new_zone")] = Spot(1002, 712, fresh, z=2, lift=0)
    return spots


def _points(view: View, gains: Gains, spots: dict[Ref, Spot]) -> dict[Ref, Spot]:
    """What the stories are worth, over the pawns that ran."""
    more: dict[Ref, Spot] = {}
    taken: list[float] = []
    for seat, stories in gains.items():
        points, pawn = sum(view.cards.value[card] for card in stories), spots.get(pawn_ref(seat))
        if points and pawn is not None:
            label = PartLook(TextLook(f"+{points}", 26, "title", WHITE, 50), 0, -3)
            look = GroupLook((PartLook(PieceLook("points"), 0, 0), label))
            y = pawn.y - 76 - 64 * sum(abs(pawn.x - x) < 70 for x in taken)
            taken.append(pawn.x)
            more[place_ref(f"points/{seat}")] = Spot(pawn.x, y, look, z=49, lift=1.1)
    return more


def _gain(
    view: View, desk: Desk, seat: Seat, place: Place, stories: tuple[Handle, ...]
) -> dict[Ref, Spot]:
    """The stories that ``seat`` turned up."""
    own = seat == desk.bottom
    width = OWN_GAIN_WIDTH if own else GAIN_WIDTH
    spots: dict[Ref, Spot] = {}
    for i, x, angle in row(len(stories), place.gain[0], width * 2.2, width * 0.7):
        spots[card_ref(stories[i])] = Spot(
            x,
            place.gain[1],
            CardLook(view.cards.key(stories[i]), width),
            angle * 1.4,
            z=20 + i,
            lift=0.9,
            hot=True,
        )
    return spots


def _dismissal(view: View, desk: Desk) -> dict[Ref, Spot]:
    """The team in a row, and the moving box: someone has to move out."""
    spots: dict[Ref, Spot] = {}
    team = view.seats[desk.bottom].team or ()
    for i, card in enumerate(team):
        ref = card_ref(card)
        picked = ref in desk.picked
        look = CardLook(view.cards.key(card), 156 if picked else TEAM_WIDTH)
        if picked:
            spots[ref] = Spot(178, 760, look, -8, z=90, lift=1.8, glow=True, hot=True)
            continue
        step = min(TEAM_STEP, TEAM_ROOM / max(1, len(team) - 1))
        raised = 16 if ref == desk.hover else 0
        angle = (2, -1.2, 0.8, -1.6, 1.4, -0.6)[i % 6]
        x = TEAM_LEFT + i * step
        spots[ref] = Spot(x, TEAM_ROW - raised, look, angle, z=100 + i, hot=True)
    spots[place_ref("box_back")] = Spot(*BOX, PieceLook("box_back"), z=88, lift=0.4)
    spots[place_ref("box_front")] = Spot(*BOX, PieceLook("box_front"), z=92, lift=1.2)
    return spots
