"""All pieces and their index, pieces.json."""

from __future__ import annotations

import json
from fnmatch import fnmatch

from art.pieces import (
    archive,
    board,
    cards_box,
    controls,
    curtain,
    icon,
    papers,
    plates,
    portraits,
    props,
    result,
    setup,
    swatches,
    title,
    tokens,
)
from art.pieces.sheet import FOLDER, Piece, entry, save
from art.table.mat import CROP
from art.table.zones import mats

MODULES = (
    *(portraits, plates, controls, papers, tokens, board, props),
    *(setup, swatches, result, title, curtain, archive, cards_box),
)


def pieces() -> list[Piece]:
    """Return every piece; names are unique."""
    found = [piece for module in MODULES for piece in module.pieces()]
    names = [piece.name for piece in found]
    doubles = {name for name in names if names.count(name) > 1}
    if doubles:
        raise ValueError(f"pieces with the same name: {sorted(doubles)}")
    return found


def index() -> dict[str, dict[str, object]]:
    """Return pieces.json: every piece, and the mats with their place on the table."""
    out = {piece.name: entry(piece) for piece in pieces()}
    for name in mats():
        out[name] = {
            "file": f"../table/{name}.webp",
            "size": [CROP[2], CROP[3]],
            "at": [CROP[0], CROP[1]],
        }
    return dict(sorted(out.items()))


def write_index() -> None:
    """Write pieces.json, one piece a line."""
    lines = [f'"{name}": {json.dumps(record)}' for name, record in index().items()]
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "pieces.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")


def build(patterns: list[str]) -> None:
    """Render the pieces whose names match one of the patterns (all and the icon without one)."""
    write_index()
    for piece in pieces():
        if not patterns or any(fnmatch(piece.name, pattern) for pattern in patterns):
            save(piece)
    if not patterns or "icon" in patterns:
        icon.build()
