"""The retro: stories turn up, pawns run, one moves out, new events come."""

from __future__ import annotations

from msgspec.structs import replace

from agile_unicorn.engine.pieces import Ref, Seat, card_ref, place_ref
from agile_unicorn.games.unicorn.model import Phase
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Desk
from agile_unicorn.scenes.shared.furniture import tray
from agile_unicorn.scenes.unicorn.hand import backs, own_hand, seen
from agile_unicorn.scenes.unicorn.harvest import Harvest, shelf, story
from agile_unicorn.scenes.unicorn.jumps import jumps
from agile_unicorn.scenes.unicorn.pitch import won_pile
from agile_unicorn.scenes.unicorn.places import places
from agile_unicorn.scenes.unicorn.plates import (
    SPRINT_STEPS,
    label,
    seat_spots,
    sprint_note,
    tracker,
)
from agile_unicorn.scenes.unicorn.spread import row, stack
from agile_unicorn.scenes.unicorn.track import track
from agile_unicorn.table.looks import CardLook, PieceLook, Spot

EVENTS = (760.0, 372.0)
NEW = (1256.0, 716.0)
WON = (560.0, 712.0)
STORY_WIDTH = NEW_WIDTH = 138.0
DRAW = (1180.0, 372.0)
PILE_WIDTH = 112
BOX = (186.0, 872.0)
TEAM_ROW, TEAM_WIDTH, TEAM_LEFT, TEAM_STEP = 950.0, 168.0, 470.0, 178.0
TEAM_ROOM = 845.0
"""How far the team reaches: up to the first mover card, but not upon it."""
KEPT_FREE = ((696.0, 284.0, 830.0, 458.0), (846.0, 358.0, 1094.0, 386.0))
"""Where pile and label of the new events lie."""


def lay(view: View, desk: Desk, words: Words, harvest: Harvest) -> dict[Ref, Spot]:
    """Everything on the table during the retro."""
    spots = track(view, desk, 960, 560)
    spots |= _piles(view, words, harvest)
    spots |= seat_spots(view, desk, words)
    choosing = view.phase is Phase.DISMISS and view.asking == desk.bottom
    old = _before(view, harvest)
    for seat, place in zip(desk.places(), places(view.setup.seats), strict=True):
        if seat != desk.bottom:
            spots |= backs(old, seat, place)
            spots |= shelf(view, seat, place, harvest)
        elif choosing and seen(view, desk):
            spots |= _dismissal(view, desk)
        else:
            spots |= tray()
            spots |= own_hand(old, desk, 40, harvest.new)
        spots |= won_pile(view, seat, place)
    spots |= _own(view, desk, words, harvest)
    spots |= jumps(view, desk, harvest.gains, spots, KEPT_FREE)
    spots[place_ref("tracker")] = Spot(
        258, 50, tracker(view, words, SPRINT_STEPS, 2), z=50, lift=0.8
    )
    line = words("unicorn.notes.is_over")
    spots[place_ref("note")] = Spot(98, 168, sprint_note(view, words, line), 4, z=50)
    return spots


def _before(view: View, harvest: Harvest) -> View:
    """The table without the new events: they lie on the mat, not in a hand."""
    seats = (
        replace(at, held=harvest.fresh(view, Seat(seat)).start)
        for seat, at in enumerate(view.seats)
    )
    return replace(view, seats=tuple(seats))


def _piles(view: View, words: Words, harvest: Harvest) -> dict[Ref, Spot]:
    """The events, and how many each has just drawn: four instead of two after an easy start
    (AU-010), none from an empty pile."""
    spots: dict[Ref, Spot] = {}
    if view.event_pile:
        look = stack("back_event", PILE_WIDTH, view.event_pile)
        spots[place_ref("events")] = Spot(*EVENTS, look, z=5)
    if len(set(harvest.drawn)) == 1 and harvest.drawn[0]:
        text = words("unicorn.mat.new_events", n=harvest.drawn[0])
        spots[place_ref("label/new")] = Spot(970, 372, label(text, 15), z=2, lift=0)
    return spots


def _own(view: View, desk: Desk, words: Words, harvest: Harvest) -> dict[Ref, Spot]:
    """The zones of the bottom seat: stories won on the left, new events on the right."""
    stories = harvest.gains.get(desk.bottom, ())
    spots: dict[Ref, Spot] = {}
    for i, x, angle in row(len(stories), WON[0], 2.2 * STORY_WIDTH, 0.7 * STORY_WIDTH):
        spots[card_ref(stories[i])] = story(view, stories[i], x, WON[1], STORY_WIDTH, angle, i)
    right = max((spot.x for spot in spots.values()), default=WON[0]) + STORY_WIDTH / 2
    won = label(words("unicorn.mat.won"), 15, 240, "left")
    spots[place_ref("label/won_zone")] = Spot(right + 143, WON[1], won, z=2, lift=0)
    fresh = harvest.fresh(view, desk.bottom)
    for i, x, angle in row(len(fresh), NEW[0], 150, 132):
        ref, face = place_ref(f"event/{desk.bottom}/{fresh[i]}"), "back_event"
        if harvest.new:
            ref, face = card_ref(harvest.new[i]), view.cards.key(harvest.new[i])
        look = CardLook(face, NEW_WIDTH)
        spots[ref] = Spot(x, NEW[1], look, angle, z=110 + i, hot=bool(harvest.new))
    new = label(words("unicorn.mat.new"), 15, 200, "right")
    spots[place_ref("label/new_zone")] = Spot(1002, WON[1], new, z=2, lift=0)
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
