"""A seat's cards in large: what everybody at the table may know of them."""

from __future__ import annotations

from collections.abc import Sequence

from agile_unicorn.engine.pieces import Handle, Ref, Seat, place_ref
from agile_unicorn.games.unicorn.cards import Family
from agile_unicorn.games.unicorn.view import SeatView, View
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Desk
from agile_unicorn.scenes.shared.furniture import ZOOM_Z
from agile_unicorn.scenes.shared.parts import group, line, piece
from agile_unicorn.scenes.unicorn.places import Place
from agile_unicorn.table.looks import CardLook, Spot

WIDTH, STEP, HIGH = 112.0, 122.0, 156.0
MOST = 6
EDGE = 34.0
HEAD = 92.0
AWAY = 0.5
"""Shade of a card that is out of reach until the next sprint."""
LINES: tuple[tuple[Family, str], ...] = (
    ("team", "team"),
    ("event", "events"),
    ("incentive", "incentives"),
)

Row = list[tuple[str, float]]
"""Faces with their shades."""


def overview(view: View, desk: Desk, seat: Seat, place: Place, words: Words) -> dict[Ref, Spot]:
    """A sheet with the open cards of ``seat``; with covered hands, with their numbers only."""
    at = view.seats[seat]
    rows = _rows(view, at)
    if not rows:
        return _numbers(at, desk, seat, place, words)
    columns = min(MOST, max(len(row) for row in rows))
    width = max(420.0, columns * STEP + 2 * EDGE)
    height = HEAD + len(rows) * (HIGH + 8) + EDGE
    x, y = _beside(place, width, height)
    spots = {place_ref("zoom"): _sheet(at, desk, seat, words, x, y, width, height)}
    for j, row in enumerate(rows):
        for i, (face, shade) in enumerate(row):
            spots[place_ref(f"zoom/{j}/{i}")] = Spot(
                x + (i - (len(row) - 1) / 2) * STEP,
                y - height / 2 + HEAD + HIGH * 0.5 + j * (HIGH + 8),
                CardLook(face, WIDTH, shade),
                z=ZOOM_Z + 1,
                lift=0.6,
            )
    return spots


def _rows(view: View, at: SeatView) -> list[Row]:
    """Team, then incentives; spent and used ones are dark and come last.  Six in a row."""
    if at.roster is None or at.incentives is None:
        return []
    deployed = at.deployed if view.revealed and at.deployed else ()
    team = _row(view, (*at.roster, *deployed), at.spent)
    rows = [*_broken(team), *_broken(_row(view, at.incentives, at.used))]
    return [row for row in rows if row]


def _row(view: View, here: Sequence[Handle], away: Sequence[Handle]) -> Row:
    cards = [(card, 1.0) for card in here] + [(card, AWAY) for card in away]
    return [(view.cards.key(card), shade) for card, shade in cards]


def _broken(row: Row) -> list[Row]:
    return [row[i : i + MOST] for i in range(0, len(row), MOST)]


def _beside(place: Place, width: float, height: float) -> tuple[float, float]:
    """Beside the plate, wholly on the screen."""
    x, y = place.plate
    down = 1 if y < 540 else -1
    x = min(max(x, width / 2 + 24), 1896 - width / 2)
    return x, min(max(y + down * (height / 2 + 64), height / 2 + 16), 1064 - height / 2)


def _sheet(
    at: SeatView,
    desk: Desk,
    seat: Seat,
    words: Words,
    x: float,
    y: float,
    width: float,
    height: float,
) -> Spot:
    all_ = at.members + at.bid + len(at.spent)
    team = words("unicorn.plate.team_of", n=at.members, m=all_)
    events = f"{words('unicorn.plate.events')}: {at.held}"
    look = group(
        piece("sheet", 0, 0, width, height),
        line(desk.people[seat].name, 0, -height / 2 + 36, width - 60, 30, "title"),
        line(f"{team} \u00b7 {events}", 0, -height / 2 + 68, width - 60, 18),
    )
    return Spot(x, y, look, z=ZOOM_Z, lift=2.2)


def _numbers(at: SeatView, desk: Desk, seat: Seat, place: Place, words: Words) -> dict[Ref, Spot]:
    """What a plate's three figures mean."""
    width, height = 400.0, 212.0
    x, y = _beside(place, width, height)
    parts = [
        piece("sheet", 0, 0, width, height),
        line(desk.people[seat].name, 0, -68, width - 60, 30, "title"),
    ]
    counts = (at.members, at.held, at.bonuses)
    for i, ((family, key), n) in enumerate(zip(LINES, counts, strict=True)):
        top = -22 + 36.0 * i
        text = f"{words(f'unicorn.plate.{key}')}: {n}"
        parts += [
            piece(f"mark_{family}_24", -154, top, 28, 28),
            line(text, -128, top, 300, 20, align="left"),
        ]
    return {place_ref("zoom"): Spot(x, y, group(*parts), z=ZOOM_Z, lift=2.2)}
