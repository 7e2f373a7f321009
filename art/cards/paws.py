"""Paws, wings and hooves: the near hand of a team member."""

from __future__ import annotations

from art.press.paths import points, spline
from art.press.plates import Art


def paw(art: Art, x: float, y: float, fur: str, turn: float = 0, scale: float = 1) -> None:
    """A mitten with two finger lines, fingers up at turn 0."""
    shape = spline(points("-40,22 -44,-12 -22,-30 0,-34 22,-30 44,-12 40,22 0,32"))
    with art.at(x, y, scale, turn):
        art.body(shape, fur, 6.2)
        art.line("M-13 -28V-8M13 -28V-8", 4.4)


def wing(art: Art, x: float, y: float, fur: str, turn: float = 0, scale: float = 1) -> None:
    """A wing tip with three feathers, pointing up at turn 0."""
    shape = spline(points("-34,40 -40,0 -34,-34 -14,-26 -4,-48 12,-28 32,-38 40,4 32,40"))
    with art.at(x, y, scale, turn):
        art.body(shape, fur, 6.2)
        art.line("M-14 -24V0M12 -26V-2", 4.4)
