"""Seat plates, the phase tracker and the sprint note: the cardboard around the mat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from agile_unicorn.engine.pieces import Ref, Seat, place_ref, seat_ref
from agile_unicorn.games.unicorn.model import Phase
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Desk
from agile_unicorn.scenes.shared.parts import crest_parts, slot
from agile_unicorn.scenes.unicorn.moods import BLINK
from agile_unicorn.scenes.unicorn.places import Place, places
from agile_unicorn.scenes.unicorn.teams import partner_crests
from agile_unicorn.table.ink import ICE, INK, MAT_LABEL, NIGHT, WHITE
from agile_unicorn.table.looks import (
    Align,
    CardLook,
    GroupLook,
    PartLook,
    PieceLook,
    Spot,
    TextLook,
)

PLATE = (280.0, 88.0)
PILE_FRAME = 160.0
BOX_RATIO = 32 / 26
CHIP_LEFT, CHIP_ICON, CHIP_GAP = 13.0, 24.0, 5.0
CHIP_FIXED = CHIP_LEFT + CHIP_ICON + CHIP_GAP + 3.0
"""What a step needs beside its word: the notch, its picture, a gap, and the tip."""
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


def plate(
    view: View, desk: Desk, seat: Seat, words: Words, mood: str = "", score: int | None = None
) -> GroupLook:
    """Portrait, name, numbers of cards and score of ``seat``; of a team its score together.

    ``score`` is another one on its way to that.
    """
    person, at = desk.people[seat], view.seats[seat]
    goal = view.setup.target
    score = view.team_score(seat) if score is None else score
    if not mood:
        mood = "happy" if score >= goal else BLINK if desk.blinking == seat else ""
    near = score >= goal * 0.6
    x, y, width, _ = slot("plate", "name", PLATE, (6.0, -14.0, 108.0, 30.0))
    parts = [
        PartLook(PieceLook("plate"), 0, 0),
        *crest_parts(person.species, seat, -96, 0, 80, mood),
        *partner_crests(view.setup, desk, seat),
        PartLook(TextLook(person.name, 26, "title", INK, width, align="left"), x, y + 2),
        PartLook(PieceLook("score_gold" if near else "score"), 98, -1),
        PartLook(TextLook(str(score), 30, "title", WHITE, 46), 98, -6),
        PartLook(TextLook(f"/{goal}", 13, "bold", ICE, 40, floor=11), 98, 14),
    ]
    counts = (("team", at.members), ("event", at.held), ("incentive", at.bonuses))
    for i, (family, n) in enumerate(counts):
        x, y, width, _ = slot("plate", family, PLATE, (i * 40 - 20.0, 15.0, 24.0, 22.0))
        parts.append(PartLook(TextLook(str(n), 18, "bold", INK, width, align="left"), x + 1, y))
    return GroupLook(tuple(parts))


def seat_spots(
    view: View, desk: Desk, words: Words, moods: Mapping[Seat, str] | None = None
) -> dict[Ref, Spot]:
    """The plates of all seats and the first mover card; ``moods`` of those who are not calm."""
    moods = moods or {}
    spots: dict[Ref, Spot] = {}
    for seat, place in zip(desk.places(), places(view.setup.seats), strict=True):
        ref = seat_ref(seat)
        spots[ref] = Spot(
            *place.plate,
            plate(view, desk, seat, words, moods.get(seat, "")),
            z=60,
            glow=view.asking == seat,
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
    """The strip of steps with the present one in sun: on each its picture, and then its word."""
    labels = [words(f"unicorn.phases.{step}") for step in steps]
    room = 530.0 if len(steps) == 5 else 372.0
    letters = sum(map(_letters, labels))
    free = room - len(steps) * CHIP_FIXED
    px = min(19.5, 0.95 * free / letters)
    spare = (free - px * letters) / len(steps)
    whole = room + 26
    parts = [PartLook(PieceLook("tracker", (whole, 62)), 0, 0)]
    x = -whole / 2 + 10
    for i, (step, label) in enumerate(zip(steps, labels, strict=True)):
        state = "current" if i == now else ("done" if i < now else "upcoming")
        chip = f"chip_{state}_first" if i == 0 else f"chip_{state}"
        wide = px * _letters(label)
        width = CHIP_FIXED + wide + spare
        parts.append(PartLook(PieceLook(chip, (width + 16, 40)), x + width / 2 + 2, -4))
        left = x + CHIP_LEFT
        icon = PieceLook(f"phase_{step}", (CHIP_ICON, CHIP_ICON))
        parts.append(PartLook(icon, left + CHIP_ICON / 2, -4))
        left += CHIP_ICON + CHIP_GAP
        colour = INK if i <= now else NIGHT
        within = wide + spare
        text = TextLook(label, px, "title", colour, within, align="left", floor=12)
        parts.append(PartLook(text, left + within / 2, -4))
        x += width
    return GroupLook(tuple(parts))


def _letters(text: str) -> float:
    """About how wide ``text`` is, in its size."""
    narrow = sum(letter in "fijlrtI" for letter in text)
    wide = sum(letter in "mwMW" for letter in text)
    return 0.53 * len(text) - 0.15 * narrow + 0.25 * wide


def sprint_note(
    view: View, words: Words, line: str, boxes: tuple[int, int] | None = None
) -> GroupLook:
    """The sticky note: which sprint, and one line; only a headline before the first sprint.

    ``boxes``: the pitch of now and how many there are, as a row of boxes: those done are grey,
    the present one is blue and a little higher, those to come are empty.
    """
    title = words("unicorn.notes.sprint", n=view.sprint) if view.sprint else ""
    title = title or words("unicorn.notes.new_game")
    up = -18.0 if boxes else (-8.0 if view.sprint else 4.0)
    parts = [
        PartLook(PieceLook("note_yellow_small"), 0, 0),
        PartLook(TextLook(title, 27, "title", INK, 128), 0, up),
    ]
    if view.sprint:
        text = TextLook(line, 15.5, "bold", INK, 122, floor=13)
        parts.append(PartLook(text, 0, up + 23))
    if boxes:
        parts += _boxes(*boxes, up + 52)
    return GroupLook(tuple(parts))


def _boxes(now: int, n: int, y: float) -> Iterator[PartLook]:
    step = min(24.0, 118.0 / n)
    for i in range(1, n + 1):
        state = "current" if i == now else ("done" if i < now else "open")
        look = PieceLook(f"pitch_{state}", (step - 3, (step - 3) * BOX_RATIO))
        yield PartLook(look, (i - (n + 1) / 2) * step, y - (3 if i == now else 0))


def label(text: str, px: float = 17, width: float = 420, align: Align = "centre") -> TextLook:
    """Words printed on the mat."""
    return TextLook(text.upper(), px, "bold", MAT_LABEL, width, align=align, tracking=3)


def pile_label(text: str) -> TextLook:
    """The name of a pile, printed on the mat above it: no wider than its frame."""
    return TextLook(text.upper(), 16, "bold", MAT_LABEL, PILE_FRAME, tracking=2)
