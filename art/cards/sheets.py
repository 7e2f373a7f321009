"""Contact sheets for judging the deck: every family and all of it, in three sizes."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from art.cards.build import OUTPUT, ROOT, face_names
from art.cards.cutting import CARD_SIZE
from art.cards.sheet import contact_sheet

FOLDER = ROOT / "work" / "sheets"
"""Ignored by Git."""
SIZES = {CARD_SIZE[0]: 4, 216: 10, 60: 20}
"""Card width in pixels -> columns: full size, hand on the table, small."""
FAMILIES = ("story", "team", "incentive", "event")
DECK = "deck"
"""The sheet of all faces, backs included."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Parses the arguments, writes the sheets and prints their paths."""
    parser = argparse.ArgumentParser(prog="python -m art.cards.sheets", description=__doc__)
    parser.add_argument(
        "groups",
        nargs="*",
        metavar="group",
        help=f"of {', '.join((DECK, *FAMILIES))}; all of them when none is given",
    )
    parser.add_argument(
        "--width",
        type=int,
        action="append",
        choices=list(SIZES),
        help="card width in pixels, more than once for more; all when none is given",
    )
    parser.add_argument(
        "--folder", type=Path, default=FOLDER, help="where to (default: %(default)s)"
    )
    args = parser.parse_args(arguments)
    unknown = [group for group in args.groups if group not in (DECK, *FAMILIES)]
    if unknown:
        parser.error(f"no such group: {', '.join(unknown)}")
    for path in write_sheets(args.folder, args.groups, args.width or ()):
        print(path)


def write_sheets(
    folder: Path, groups: Sequence[str] = (), widths: Sequence[int] = ()
) -> list[Path]:
    """Writes <group>_<width>.png for these groups and widths, or for all, and returns the paths."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for group in groups or (DECK, *FAMILIES):
        names = face_names(None if group == DECK else group)
        for width in widths or SIZES:
            path = folder / f"{group}_{width}.png"
            contact_sheet(names, _committed, path, width, SIZES[width])
            written.append(path)
    return written


def _committed(name: str) -> Image.Image:
    return Image.open(OUTPUT / f"{name}.webp")


if __name__ == "__main__":
    main()
