"""Contact sheets for looking at many faces at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PIL import Image

from art.cards.cutting import RIM

TABLE = "#2B4A4E"


def contact_sheet(
    names: Sequence[str],
    load: Callable[[str], Image.Image],
    path: Path,
    width: int = 216,
    columns: int = 8,
) -> None:
    """Writes a PNG with the faces `width` pixels wide in reading order."""
    height = round(width * 88 / 63)
    rows = -(-len(names) // columns)
    sheet = Image.new("RGB", (columns * (width + 12) + 12, rows * (height + 12) + 12), TABLE)
    for i, name in enumerate(names):
        face = load(name)
        face = face.crop((RIM, RIM, face.width - RIM, face.height - RIM))
        face = face.resize((width, height), Image.Resampling.LANCZOS)
        place = (12 + i % columns * (width + 12), 12 + i // columns * (height + 12))
        sheet.paste(face, place, face)
    sheet.save(path)
