"""Seat plates, the phase tracker and the sprint note: the cardboard around the mat."""

from __future__ import annotations

from agile_unicorn.engine.pieces import Ref, Seat, place_ref, seat_ref
from agile_unicorn.games.unicorn.model import Phase
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Desk
from agile_unicorn.scenes.shared.parts import crest_parts, slot
from agile_unicorn.scenes.unicorn.places import Place, places
from agile_unicorn.scenes.unicorn.teams import partner_crests
from agile_unicorn.table.looks import (
    Align,
    CardLook,
    GroupLook,
    PartLook,
    PieceLook,
    Spot,
    TextLook,
)

INK = "#2A2140"
SOFT_INK = "#6B6178"
WHITE = "#FFFAEE"
STORY_TINT = "#D2E8F6"
CREAM = "#F3D9A6"
MAT_LABEL = "#7FB9B4"

PLATE = (280.0, 88.0)
PITCH_STEPS = ("pitch", "reveal", "events", "roll", "boost")
SPRINT_STEPS = ("planning", "pitches", "retro")
STEP_OF = {
    Phase.VALUE: 0,
    Phase.BID: 0,
    Phase.EVENT: 2,
    Phase.REACT: 2,
    Phase.ADD_MEMBER: 2,
    Phase.REMOVE_MEMBER: 2,
    Phase.SABOTAGE: 2,
    Phase.ROLL: 3,
    Phase.REROLL: 4,
    Phase.INCENTIVE: 4,
    Phase.TAKE: 4,
    Phase.CLEAR: 4,
}


def plate(view: View, desk: Desk, seat: Seat, words: Words) -> GroupLook:
    """Portrait, name, numbers of cards and score of ``seat``; of a team its score together."""
    person, at = desk.people[seat], view.seats[seat]
    goal = view.setup.target
    score = view.team_score(seat)
    mood = "happy" if score >= goal else ""
    near = score >= goal * 0.6
    x, y, width, _ = slot("plate", "name", PLATE, (6.0, -14.0, 108.0, 30.0))
    parts = [
        PartLook(PieceLook("plate"), 0, 0),
        *crest_parts(person.species, seat, -96, 0, 80, mood),
        *partner_crests(view.setup, desk, seat),
        PartLook(TextLook(person.name, 26, "title", INK, width, align="left"), x, y + 2),
        PartLook(PieceLook("score_gold" if near else "score"), 98, -1),
        PartLook(TextLook(str(score), 30, "title", WHITE, 46), 98, -6),
        PartLook(TextLook(f"/{goal}", 13, "bold", STORY_TINT, 40, floor=11), 98, 14),
    ]
    counts = (("team", at.members), ("event", at.held), ("incentive", at.bonuses))
    for i, (family, n) in enumerate(counts):
        x, y, width, _ = slot("plate", family, PLATE, (i * 40 - 20.0, 15.0, 24.0, 22.0))
        parts.append(PartLook(TextLook(str(n), 18, "bold", INK, width, align="left"), x + 1, y))
    return GroupLook(tuple(parts))


def seat_spots(view: View, desk: Desk, words: Words) -> dict[Ref, Spot]:
    """The plates of all seats and the first mover card."""
    spots: dict[Ref, Spot] = {}
    for seat, place in zip(desk.places(), places(view.setup.seats), strict=True):
        ref = seat_ref(seat)
        spots[ref] = Spot(
            *place.plate,
            plate(view, desk, seat, words),
            z=60,
            glow=ref in desk.lit or view.asking == seat,
            hot=True,
        )
        if view.first == seat:
            spots[place_ref("first_mover")] = first_mover(place)
    return spots


def first_mover(place: Place) -> Spot:
    """The first mover card beside its holder's plate."""
    x, y, width, angle = place.token
    return Spot(x, y, CardLook("first_mover", width), angle, z=58, lift=0.8)


def tracker(view: View, words: Words, steps: tuple[str, ...], now: int) -> GroupLook:
    """The strip of steps with the present one in sun."""
    labels = [words(f"unicorn.phases.{step}") for step in steps]
    room = 490.0 if len(steps) == 5 else 372.0
    letters = [len(label) + 4.0 for label in labels]
    widths = [room * n / sum(letters) for n in letters]
    whole = room + 26
    parts = [PartLook(PieceLook("tracker", (whole, 62)), 0, 0)]
    x = -whole / 2 + 10
    for i, (step, label, width) in enumerate(zip(steps, labels, widths, strict=True)):
        state = "current" if i == now else ("done" if i < now else "upcoming")
        chip = f"chip_{state}_first" if i == 0 else f"chip_{state}"
        centre = x + width / 2
        parts.append(PartLook(PieceLook(chip, (width + 16, 40)), centre + 2, -4))
        parts.append(PartLook(PieceLook(f"phase_{step}", (27, 27)), x + 24, -4))
        colour = INK if i <= now else SOFT_INK
        text = TextLook(label, 19.5, "title", colour, width - 44, floor=12)
        parts.append(PartLook(text, x + 36 + (width - 44) / 2, -4))
        x += width
    return GroupLook(tuple(parts))


def sprint_note(view: View, words: Words, line: str) -> GroupLook:
    """The sticky note: which sprint, and one line; only a headline before the first sprint."""
    title = words("unicorn.notes.sprint", n=view.sprint) if view.sprint else ""
    title = title or words("unicorn.notes.new_game")
    parts = [
        PartLook(PieceLook("note_yellow_small"), 0, 0),
        PartLook(TextLook(title, 27, "title", INK, 128), 0, -8 if view.sprint else 4),
    ]
    if view.sprint:
        parts.append(PartLook(TextLook(line, 15.5, "bold", INK, 128, floor=13), 0, 16))
    return GroupLook(tuple(parts))


def label(text: str, px: float = 17, width: float = 420, align: Align = "centre") -> TextLook:
    """Words printed on the mat."""
    return TextLook(text.upper(), px, "bold", MAT_LABEL, width, align=align, tracking=3)
