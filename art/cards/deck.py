"""The values that are printed on the faces, read from cards.yaml."""

from __future__ import annotations

from pathlib import Path

import msgspec
import yaml

DECK_FILE = Path(__file__).resolve().parents[2] / "cards.yaml"


class Face(msgspec.Struct, frozen=True):
    """The printed values of one card key; which fields count depends on the family."""

    family: str
    box: str = ""
    value: int = 0
    dice: int = 0
    modifier: int | None = None
    bonus: int = 0
    effect: str = ""
    amount: int = 0


def read_faces(path: Path = DECK_FILE) -> dict[str, Face]:
    """Card key -> face, in the order of the file; ValidationError for a wrong type."""
    cards = yaml.safe_load(path.read_text(encoding="utf-8"))["cards"]
    return msgspec.convert(cards, dict[str, Face])
