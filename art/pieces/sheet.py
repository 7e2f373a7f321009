"""A piece: a drawing with a name, a size and places for what is set at run time.

Drawings use two units per design pixel unless a piece says otherwise; pictures are stored at two
pixels per design pixel.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import numpy as np
from PIL import Image

from art.press.palette import INK, rgb
from art.press.plates import Art
from art.press.printing import Press, print_cutout
from art.press.raster import Pixels, to_image, to_pixels

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "shared" / "pieces"
SCALE = 2
"""Stored pixels per design pixel."""
UNITS = 2
"""Drawing units per design pixel."""
FINE = 260_000
"""Pieces up to this many stored pixels are printed at double density and reduced."""

Box = tuple[float, float, float, float]
Draw = Callable[[Art], None]


class Piece(msgspec.Struct, frozen=True):
    """One picture of the interface.

    size: width and height in design pixels, rim included; units: drawing size if it is not twice
    that; slots: boxes in design pixels where words or other pieces go; insets: 9-slice borders
    (left, top, right, bottom) in design pixels; finish: last change of the pixels; edge: colour
    hidden under the transparent rim.
    """

    name: str
    size: tuple[int, int]
    draw: Draw | None = None
    slots: dict[str, Box] = {}
    insets: tuple[int, int, int, int] | None = None
    units: tuple[float, float] | None = None
    finish: Callable[[Pixels], Pixels] | None = None
    seed: int = 77
    wobble: float = 0.07
    grain: float = 0.8
    edge: str = INK
    quality: int = 90


def printed(piece: Piece) -> Pixels:
    """Return the piece as RGBA pixels at SCALE; without a drawing the finish makes the picture."""
    width, height = piece.size[0] * SCALE, piece.size[1] * SCALE
    pixels = np.zeros((height, width, 4), np.float32)
    if piece.draw is not None:
        units = piece.units or (piece.size[0] * UNITS, piece.size[1] * UNITS)
        art = Art(*units)
        piece.draw(art)
        over = 2 if width * height <= FINE else 1.25
        density = width * over / units[0] * 10
        press = Press(density=density, seed=piece.seed, wobble=piece.wobble, grain=piece.grain)
        image = to_image(_premultiplied(print_cutout(art, press)))
        pixels = to_pixels(image.resize((width, height), Image.Resampling.LANCZOS))
        pixels = _without_paper(_straight(pixels), piece.edge)
    return piece.finish(pixels) if piece.finish else pixels


def _premultiplied(pixels: Pixels) -> Pixels:
    return np.dstack([pixels[..., :3] * pixels[..., 3:], pixels[..., 3]])


def _straight(pixels: Pixels) -> Pixels:
    alpha = pixels[..., 3:]
    colour = np.clip(pixels[..., :3] / np.maximum(alpha, 1 / 255), 0, 1)
    return np.dstack([colour, alpha])


def _without_paper(pixels: Pixels, edge: str) -> Pixels:
    """Return the cutout with half covered border pixels in the colour of its edge.

    The press mixes them with paper, which would show as a pale line around every piece.
    """
    alpha = pixels[..., 3:]
    bare = (1 - alpha) * (np.array(rgb(edge), np.float32) / 255)
    colour = np.asarray(pixels[..., :3] * alpha + bare, np.float32)
    return np.dstack([colour, pixels[..., 3]])


def save(piece: Piece, folder: Path = FOLDER) -> None:
    """Print one piece and write it as WebP."""
    pixels = printed(piece)
    hidden = pixels[..., 3:] < 1 / 255
    edge = np.array(rgb(piece.edge), np.float32) / 255
    colour = np.where(hidden, edge, pixels[..., :3])
    image = to_image(np.dstack([colour, pixels[..., 3]]))
    path = folder / f"{piece.name}.webp"
    image.save(path, quality=piece.quality, method=5, exact=True, alpha_quality=95)


def entry(piece: Piece) -> dict[str, object]:
    """Return the piece's record in pieces.json."""
    out: dict[str, object] = {"file": f"{piece.name}.webp", "size": list(piece.size)}
    if piece.insets:
        out["slice"] = list(piece.insets)
    if piece.slots:
        out["text"] = {name: [round(v, 1) for v in box] for name, box in piece.slots.items()}
    return out
