"""Command line: render card faces or a contact sheet of them."""

from __future__ import annotations

import argparse
from pathlib import Path
from tempfile import gettempdir

from PIL import Image

from art.cards.build import DRAFT_DENSITY, OUTPUT, build, face_names, render
from art.cards.pictures import PICTURES
from art.cards.sheet import contact_sheet


def main() -> None:
    """Parses the arguments and does the work."""
    parser = argparse.ArgumentParser(prog="python -m art.cards", description=__doc__)
    parser.add_argument("keys", nargs="*", help="card keys; all of them when none is given")
    parser.add_argument("--family", help="only the cards of one family")
    parser.add_argument("--draft", action="store_true", help="coarse contact sheet, no files")
    parser.add_argument("--force", action="store_true", help="render even what is up to date")
    parser.add_argument("--jobs", type=int, default=1, help="worker processes")
    parser.add_argument("--sheet", type=Path, help="write a contact sheet of committed faces here")
    parser.add_argument("--width", type=int, default=216, help="card width on contact sheets")
    parser.add_argument("--columns", type=int, default=8, help="columns of contact sheets")
    args = parser.parse_args()
    names = args.keys or face_names(args.family)
    if args.draft:
        drawn = [n for n in names if n in PICTURES or n.startswith("back_")]
        path = args.sheet or Path(gettempdir()) / "cards_draft.png"
        contact_sheet(drawn, lambda n: render(n, DRAFT_DENSITY), path, args.width, args.columns)
        print(
            f"{len(drawn)} drafts in {path}; without a picture: {sorted(set(names) - set(drawn))}"
        )
    elif args.sheet:
        contact_sheet(
            names, lambda n: Image.open(OUTPUT / f"{n}.webp"), args.sheet, args.width, args.columns
        )
    else:
        print("rendered:", ", ".join(build(names, args.jobs, args.force)) or "nothing, up to date")


if __name__ == "__main__":
    main()
