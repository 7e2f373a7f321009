"""The score strip with the pawns of the seats."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise

from agile_unicorn.engine.pieces import Ref, Seat, place_ref
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.shared.desk import Desk
from agile_unicorn.scenes.shared.parts import crest_parts
from agile_unicorn.scenes.unicorn.teams import together
from agile_unicorn.table.looks import GroupLook, PartLook, PieceLook, Spot, TextLook

WIDTH = 1400.0
MARGIN = 29.0
WHITE = "#FFFAEE"
STEP = 34.0
LINK = (STEP + 14, 20.0)
"""What ties the pawns of partners together."""
TILTS = (-3.0, 2.0, -2.0, 3.0, -1.0)


def strip(goal: int) -> GroupLook:
    """The printed strip from 0 to ``goal``: hexagons every five, numbers every ten."""
    parts = [PartLook(PieceLook("score_strip"), 0, 0)]
    numbered = 10 if goal > 30 else 5
    for points in range(goal + 1):
        x = x_of(points, goal)
        if points == goal:
            parts.append(PartLook(PieceLook("strip_hex_gold"), x, -4))
            parts.append(PartLook(TextLook(str(points), 22, "title", WHITE, 40), x, -5))
        elif points % 10 == 0:
            parts.append(PartLook(PieceLook("strip_hex_medium"), x, -4))
            parts.append(PartLook(TextLook(str(points), 19, "title", WHITE, 32), x, -5))
        elif points % 5 == 0 and points + 1 < goal:
            parts.append(PartLook(PieceLook("strip_hex_small"), x, -4))
            if numbered == 5 or goal <= 60:
                parts.append(PartLook(TextLook(str(points), 15, "title", WHITE, 26), x, -5))
        elif goal <= 60 and points + 1 < goal:
            parts.append(PartLook(PieceLook(f"strip_dot_{points % 2}"), x, -4))
    return GroupLook(tuple(parts))


def x_of(points: int, goal: int) -> float:
    """Where ``points`` are on the strip, from its middle; more than the goal is the goal."""
    return -WIDTH / 2 + MARGIN + (WIDTH - 2 * MARGIN) * min(points, goal) / goal


def track(view: View, desk: Desk, x: float, y: float) -> dict[Ref, Spot]:
    """Strip and pawns; pawns on one space stand side by side.

    The pawns of partners always stand together, on the points of their team.
    """
    goal = view.setup.target
    spots = {place_ref("strip"): Spot(x, y, strip(goal), z=12, lift=0.9)}
    same: dict[int, list[Seat]] = defaultdict(list)
    for captain in map(Seat, range(view.setup.sides)):
        same[min(view.team_score(captain), goal)] += together(view.setup, captain)
    for points, seats in same.items():
        for i, seat in enumerate(seats):
            at = x_of(points, goal) + (i - (len(seats) - 1) / 2) * STEP
            at += _inward(x_of(points, goal), len(seats))
            spots[pawn_ref(seat)] = Spot(
                x + at,
                y - 44,
                pawn(desk, seat),
                TILTS[seat % len(TILTS)],
                z=50 + i,
                lift=1.1,
            )
    for captain in map(Seat, range(view.setup.sides)):
        mates = together(view.setup, captain)
        for left, right in pairwise(mates):
            here, there = spots[pawn_ref(left)], spots[pawn_ref(right)]
            spots[place_ref(f"link/{left}")] = Spot(
                (here.x + there.x) / 2, y - 22, PieceLook("team_link", LINK), z=58, lift=0.4
            )
    return spots


def _inward(x: float, n: int) -> float:
    """How far a group of ``n`` pawns at the end of the strip moves towards its middle."""
    over = abs(x) + (n - 1) * 17 + 24 - WIDTH / 2
    return 0.0 if over <= 0 else (-over if x > 0 else over)


def pawn_ref(seat: Seat) -> Ref:
    """The pawn of ``seat``."""
    return place_ref(f"pawn/{seat}")


def pawn(desk: Desk, seat: Seat) -> GroupLook:
    """A wooden pin with the seat's animal."""
    return GroupLook(
        (
            PartLook(PieceLook(f"pawn_{seat}"), 0, 0),
            *crest_parts(desk.people[seat].species, seat, 0, -6, 54)[1:],
        )
    )
