"""`python -m art.table [wood|mat_pitch|...]` renders wood and mats into assets/shared/table."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from PIL import Image

from art.press.raster import to_image
from art.table.light import DESIGN, SCALE, lamp
from art.table.mat import picture
from art.table.wood import floor, scratch, stain
from art.table.zones import mats

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "shared" / "table"
WOOD_QUALITY = 93
MAT_QUALITY = 90
SMALL_QUALITY = 88


def wood() -> None:
    """Write wood.webp and wood_1080.jpg: the lit table without a mat."""
    w, h = DESIGN[0] * SCALE, DESIGN[1] * SCALE
    table = floor(w, h)
    stain(table, 1625 * SCALE, 40 * SCALE, 61 * SCALE, 31)
    scratch(table, (1120 * SCALE, 926 * SCALE), (1430 * SCALE, 884 * SCALE))
    lit = np.clip(table * lamp(0, 0, w, h), 0, 1)
    picture = to_image(lit)
    picture.save(FOLDER / "wood.webp", quality=WOOD_QUALITY, method=6)
    save_small(picture)


def save_small(picture: Image.Image) -> None:
    """Write wood_1080.jpg: the first thing on the screen, and JPEG is decoded five times faster."""
    small = picture.resize(DESIGN, Image.Resampling.LANCZOS)
    small.save(FOLDER / "wood_1080.jpg", quality=SMALL_QUALITY, optimize=True)


def main(names: list[str]) -> None:
    """Render the named pictures, all without a name."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not names or "wood" in names:
        wood()
    for name, (scene, cloth) in mats().items():
        if not names or name in names:
            image = to_image(picture(scene, cloth))
            path = FOLDER / f"{name}.webp"
            image.save(path, quality=MAT_QUALITY, method=6, alpha_quality=90)


if __name__ == "__main__":
    main(sys.argv[1:])
