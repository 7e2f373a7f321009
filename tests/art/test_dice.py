"""Dice: every colour is there, and at rest a die shows its number, whatever tumbled before."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

pytest.importorskip("scipy")

from PIL import Image

from agile_unicorn.table.dicebox import COLOURS as SEAT_COLOURS
from agile_unicorn.table.dicebox import OTHER, DiceIndex
from agile_unicorn.table.ink import SEATS
from art.checks.colours import distance
from art.dice.atlas import COLOURS, FRAME, THROWS, TUMBLE, YAWS, index, tumble
from art.dice.solid import SIDES, rest

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "shared" / "dice"
FACES = range(1, 7)
BYTES = 6_000_000


def _frames(colour: str) -> NDArray[np.float64]:
    with Image.open(FOLDER / f"{colour}.webp") as image:
        return np.asarray(image.convert("RGBA"), np.float64)


def _cut(sheet: NDArray[np.float64], at: tuple[int, int]) -> NDArray[np.float64]:
    return sheet[at[1] : at[1] + FRAME, at[0] : at[0] + FRAME]


def _up(pose: NDArray[np.float64]) -> int:
    """The number of the side that points up most."""
    heights = {number: pose[2, axis] * sign for (axis, sign), number in SIDES.items()}
    return max(heights, key=lambda number: heights[number])


def test_colours_are_those_of_the_seats_and_white() -> None:
    assert set(COLOURS) == {*SEAT_COLOURS, OTHER}
    assert {path.stem for path in FOLDER.glob("*.webp")} == {*COLOURS, "shadow"}
    for name, seat in zip(SEAT_COLOURS, SEATS, strict=True):
        body = COLOURS[name][0]
        assert min(SEATS, key=lambda other: distance(body, other)) == seat


def test_index_is_that_of_the_atlas() -> None:
    text = (FOLDER / "dice.json").read_text("utf-8")
    assert json.loads(text) == json.loads(json.dumps(index()))


def test_all_pictures_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < BYTES


def test_opposite_sides_make_seven() -> None:
    for (axis, sign), number in SIDES.items():
        assert SIDES[axis, -sign] + number == 7


@pytest.mark.parametrize("face", FACES)
def test_die_at_rest_shows_its_number(face: int) -> None:
    for yaw in YAWS:
        assert _up(rest(face, yaw)) == face
    for throw, (_, _, yaw) in enumerate(THROWS):
        assert np.allclose(tumble(face, throw, TUMBLE - 1), rest(face, yaw))


@pytest.mark.parametrize("colour", COLOURS)
def test_last_frame_of_a_throw_is_its_rest_pose(colour: str) -> None:
    places = msgspec.json.decode((FOLDER / "dice.json").read_bytes(), type=DiceIndex)
    sheet = _frames(colour)
    for face in FACES:
        for throw, (_, _, yaw) in enumerate(THROWS):
            last = _cut(sheet, places.throws[str(face)][throw][-1])
            lying = {
                other: _cut(sheet, places.rest[str(other)][YAWS.index(yaw)]) for other in FACES
            }
            error = {other: float(np.abs(last - frame).mean()) for other, frame in lying.items()}
            assert error[face] < 0.8
            assert min(error, key=lambda other: error[other]) == face
            assert last[..., 3].max() == 255
