"""What is printed on the result screen: newspaper, final table, the winner's burst."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import parts
from agile_unicorn.scenes.shared.desk import Person
from agile_unicorn.scenes.unicorn.result_figures import Ring, Row, rings_of, winners
from agile_unicorn.scenes.unicorn.strikes import name_of
from agile_unicorn.scenes.unicorn.teams import team_name
from agile_unicorn.table.ink import NIGHT, WHITE
from agile_unicorn.table.looks import Align, Font, GroupLook, PartLook

PAPER: Final = (640.0, 812.0)
BOARD: Final = (920.0, 760.0)
COLUMNS: Final = ("stories", "incentives", "dice")
ROWS = 6
TEAM_CREST, TEAM_STEP = 50.0, 38.0
"""Lines on the clipboard."""
HEADLINES, SUBLINES = 6, 4
TEAM_LINES = 3
"""Headlines, and lines below them, there are for teams."""
SHORT, LONG = 20, 72
"""Letters that fit one line of a headline, and one line below it."""
CLOSE, FAR = 2, 15
"""Points between first and second that are worth a line of their own."""
CLOSENESS = 0.72
"""Part of their width by which several winners stand apart."""


def report(words: Words, view: View, rows: Sequence[Row], people: Sequence[Person]) -> GroupLook:
    """The front page."""
    key = "unicorn.result"
    sprint = words(f"{key}.sprint", n=view.sprint)
    return parts.group(
        parts.piece("newspaper", 0, 0, *PAPER),
        _set(words(f"{key}.paper"), "masthead", 52, "title"),
        _set(sprint, "left", 17, align="left"),
        _set(words(f"{key}.edition"), "middle", 17),
        _set(words(f"{key}.price"), "right", 17, align="right"),
        _headline(_headline_text(words, view, rows, people)),
        _subline(_subline_text(words, view, rows, people)),
        *_picture(rows, people),
        _set(words(f"{key}.picture"), "caption", 21),
    )


def _paper(place: str) -> parts.Box:
    return parts.slot("newspaper", place, PAPER, (0, 0, 500, 40))


def _set(
    text: str,
    place: str,
    px: float,
    font: Font = "bold",
    align: Align = "centre",
    lines: int = 1,
) -> PartLook:
    x, y, w, _ = _paper(place)
    x += {"left": -w / 2, "centre": 0.0, "right": w / 2}[align]
    return parts.line(text, x, y, w, px, font, align=align, lines=lines)


def _headline(text: str) -> PartLook:
    """One large line, or two smaller ones."""
    if len(text) <= SHORT:
        return _set(text, "headline", 66, "title")
    return _set(text, "headline", 42, "title", lines=2)


def _subline(text: str) -> PartLook:
    """One line, or two smaller ones."""
    if len(text) <= LONG:
        return _set(text, "subline", 28, "italic")
    return _set(text, "subline", 20, "italic", lines=2)


def _headline_text(words: Words, view: View, rows: Sequence[Row], people: Sequence[Person]) -> str:
    best = winners(rows)
    team = "_team" if best[0].is_team else ""
    if len(best) > 1:
        return words(f"unicorn.result.headline{team}_shared")
    if view.reason == "stalemate":
        return words("unicorn.result.headline_stalemate")
    number = best[0].points + view.sprint
    if team:
        name = team_name(view.setup, best[0].seat, words)
        return words(f"unicorn.result.headline_team.h{number % TEAM_LINES + 1}", team=name)
    number = number % HEADLINES + 1
    return words(f"unicorn.result.headline.h{number}", name=people[best[0].seat].name)


def _subline_text(words: Words, view: View, rows: Sequence[Row], people: Sequence[Person]) -> str:
    best = winners(rows)
    points = best[0].points
    key, lines = "subline", SUBLINES
    names = joined(words, [people[seat].name for seat in best[0].seats])
    if best[0].is_team:
        key, lines = f"{key}_team", TEAM_LINES
    if len(best) > 1:
        names = joined(words, [_called(words, view, row, people) for row in best])
        return words(f"unicorn.result.{key}_shared", names=names, points=points)
    if view.reason == "stalemate":
        return words("unicorn.result.subline_stalemate", points=points)
    lead = points - rows[1].points if len(rows) > 1 else FAR
    if lead == 0:
        return words(f"unicorn.result.{key}_tie_break", points=points, names=names)
    if lead <= CLOSE:
        return words(f"unicorn.result.{key}_close", points=points, names=names)
    if lead >= FAR:
        return words(f"unicorn.result.{key}_far", points=points, names=names)
    return words(f"unicorn.result.{key}.s{points % lines + 1}", points=points, names=names)


def _called(words: Words, view: View, row: Row, people: Sequence[Person]) -> str:
    """The name of a seat or a team."""
    return team_name(view.setup, row.seat, words) if row.is_team else people[row.seat].name


def joined(words: Words, names: Sequence[str]) -> str:
    """``names`` as a list in words: "A, B and C"."""
    if len(names) == 1:
        return names[0]
    text = names[0]
    for name in names[1:-1]:
        text = words("app.common.list_more", first=text, second=name)
    return words("app.common.list_two", first=text, second=names[-1])


def _picture(rows: Sequence[Row], people: Sequence[Person]) -> Iterator[PartLook]:
    """The winner with horn and bell; several stand side by side."""
    x, y, w, h = parts.slot("newspaper", "winner", PAPER, (0, 11, 500, 350))
    seats = [seat for row in winners(rows) for seat in row.seats]
    k = min(1.0, 1.12 / (1 + CLOSENESS * (len(seats) - 1)))
    step = w * k * CLOSENESS
    for i, seat in enumerate(seats):
        shift = (i - (len(seats) - 1) / 2) * step
        species = people[seat].species
        yield parts.piece(f"winner_{species}", x + shift, y + h * (1 - k) / 2, w * k, h * k)


def burst(points: int, goal: str) -> GroupLook:
    """The winner's points on a scalloped token."""
    size = (160.0, 163.0)
    value = parts.slot("total_winner", "value", size, (0, -12, 96, 58))
    sub = parts.slot("total_winner", "sub", size, (0, 34, 84, 24))
    return parts.group(
        parts.piece("total_winner", 0, 0, *size),
        parts.line(str(points), *value[:3], 48, "title"),
        parts.line(goal, *sub[:3], 18),
    )


def final_table(
    words: Words, view: View, rows: Sequence[Row], rings: Sequence[Ring], people: Sequence[Person]
) -> GroupLook:
    """The clipboard: a row a seat or team, a red ring around what broke a tie."""
    x, y, w, _ = _board("title")
    title = words("unicorn.result.table")
    out = [
        parts.piece("clipboard", 0, 0, *BOARD),
        parts.line(title, x - w / 2, y, w, 34, "title", align="left"),
    ]
    for column in COLUMNS:
        out += _head(words, column)
    for number, row in enumerate(rows):
        out += _row(number, row)
        out += (
            _team(words, view, number, row, people) if row.is_team else _seat(number, row, people)
        )
    for ring in rings:
        out.append(_ring(ring))
    lines = [_foot(words, rows), *_remarks(words, view, rows, people)]
    for number, text in enumerate(lines[: max(1, ROWS - len(rows))], len(rows)):
        out.append(_foot_line(text, number))
    return parts.group(*out)


def _remarks(
    words: Words, view: View, rows: Sequence[Row], people: Sequence[Person]
) -> Iterator[str]:
    """What else can be told where lines are left over: the biggest story, and all of them."""
    cards, seats = view.cards, [seat for row in rows for seat in row.seats]
    won = [(card, seat) for seat in seats for card in view.seats[seat].stories]
    if len(won) < 2:
        return
    card, seat = max(won, key=lambda story: cards.kind[story[0]].value)
    values = {"card": name_of(words, view, card), "points": cards.kind[card].value}
    yield words("unicorn.result.biggest", name=people[seat].name, **values)
    total = sum(cards.kind[card].value for card, _ in won)
    yield words("unicorn.result.shipped", n=len(won), points=total)


def _board(place: str) -> parts.Box:
    return parts.slot("clipboard", place, BOARD, (0, 0, 100, 40))


def _head(words: Words, column: str) -> list[PartLook]:
    x, y, w, _ = _board(f"head_{column}")
    left, floor = x - w / 2, 11.0
    w -= 14 if column == COLUMNS[0] else 0
    name = words(f"unicorn.result.columns.{column}")
    note = words(f"unicorn.result.columns.{column}_note")
    return [
        parts.line(name, left, y - 9, w, 21, "title", align="left", floor=floor),
        parts.line(note, left, y + 12, w, 16, align="left", colour=NIGHT, floor=floor),
    ]


def _seat(number: int, row: Row, people: Sequence[Person]) -> list[PartLook]:
    """Who it was."""
    y, first, person = _board(f"row_{number + 1}")[1], row.place == 1, people[row.seat]
    face, name = _board("portrait"), _board("name")
    left = name[0] - name[2] / 2
    return [
        *parts.crest_parts(person.species, row.seat, face[0], y + 2, 64, "happy" if first else ""),
        parts.line(person.name, left, y, name[2], 32 if first else 28, "title", align="left"),
    ]


def _team(
    words: Words, view: View, number: int, row: Row, people: Sequence[Person]
) -> list[PartLook]:
    """The partners, and what they are called together."""
    y, mood = _board(f"row_{number + 1}")[1], "happy" if row.place == 1 else ""
    face, name = _board("portrait"), _board("name")
    start, right = face[0] - face[2] / 2 + TEAM_CREST / 2 - 4, name[0] + name[2] / 2
    out: list[PartLook] = []
    for i, seat in enumerate(row.seats):
        x = start + i * TEAM_STEP
        out += parts.crest_parts(people[seat].species, seat, x, y + 2, TEAM_CREST, mood)
    left = start + (len(row.seats) - 1) * TEAM_STEP + TEAM_CREST / 2 + 10
    title = team_name(view.setup, row.seat, words)
    names = joined(words, [people[seat].name for seat in row.seats])
    return [
        *out,
        parts.line(title, left, y - 17, right - left, 25, "title", align="left", floor=12),
        parts.line(names, left, y + 16, right - left, 18, align="left", lines=2, floor=10),
    ]


def _row(number: int, row: Row) -> list[PartLook]:
    """Place and figures."""
    y, first = _board(f"row_{number + 1}")[1], row.place == 1
    place, stories = _board("place"), _board("column_stories")[0]
    out = [
        parts.line(str(row.place), place[0], y, place[2], 42 if first else 34, "title"),
        parts.piece("score_gold" if first else "score", stories, y, 70, 70),
        parts.line(str(row.points), stories, y - 2, 48, 28, "title", colour=WHITE),
    ]
    for column, figure in (("incentives", row.incentives), ("dice", row.dice)):
        text = "\u2013" if figure is None else str(figure)
        at = _board(f"column_{column}")
        out.append(parts.line(text, at[0], y, at[2], 28, "title", colour=NIGHT))
    return out


def _foot_line(text: str, rows: int) -> PartLook:
    """The last words: in the next row if one is left over, else small at the foot."""
    place, px = (f"row_{rows + 1}", 23.0) if rows < ROWS else ("foot", 17.0)
    x, y, w, _ = _board(place)
    return parts.line(text, x - w / 2 + 10, y, w - 20, px, "italic", align="left", lines=2)


def _ring(ring: Ring) -> PartLook:
    x = _board(f"column_{ring.column}")[0]
    top, bottom = _board(f"row_{ring.first + 1}")[1], _board(f"row_{ring.last + 1}")[1]
    return parts.piece("pen_ring", x, (top + bottom) / 2, 96, bottom - top + 76)


def _foot(words: Words, rows: Sequence[Row]) -> str:
    """What broke the highest tie, or the rule for ties."""
    rings = rings_of(rows)
    if any(one.place == other.place for one, other in pairwise(rows)):
        return words("unicorn.result.tie_shared")
    if not rings:
        return words("unicorn.result.tie_rule" + ("_teams" if rows[0].is_team else ""))
    return words(f"unicorn.result.tie_{rings[0].column}")
