"""Contact sheets of the whole deck for judging it: every family and all of it, at three sizes.

    python -m art.cards.sheets [folder]

writes work/sheets/<family>_<width>.png, which Git ignores.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

from art.cards.build import OUTPUT, ROOT, face_names
from art.cards.cutting import CARD_SIZE
from art.cards.sheet import contact_sheet

FOLDER = ROOT / "work" / "sheets"
SIZES = {CARD_SIZE[0]: 4, 216: 10, 60: 20}
"""Card width in pixels -> columns: full size, hand on the table, small."""
GROUPS = (None, "story", "team", "incentive", "event")


def write_sheets(folder: Path = FOLDER, *groups: str) -> list[Path]:
    """Writes the sheets of these families, or of all and the deck, and returns their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for family in groups or GROUPS:
        for width, columns in SIZES.items():
            path = folder / f"{family or 'deck'}_{width}.png"
            contact_sheet(face_names(family), _committed, path, width, columns)
            written.append(path)
    return written


def _committed(name: str) -> Image.Image:
    return Image.open(OUTPUT / f"{name}.webp")


if __name__ == "__main__":
    for sheet in write_sheets(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER):
        print(sheet)
