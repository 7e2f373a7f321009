"""Renders faces to assets/unicorn/cards and remembers by content hash what is up to date."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from PIL import Image

from art.cards.compose import SPECIAL, draw_face, draw_special
from art.cards.cutting import cut_card
from art.cards.deck import read_faces
from art.press.palette import FAMILIES, Family
from art.press.plates import Art
from art.press.printing import Press, print_sheet

ROOT = Path(__file__).resolve().parents[2]
OUTPUT = ROOT / "assets" / "unicorn" / "cards"
LEDGER = Path(__file__).with_name("ledger.json")
"""Content hash of every committed face."""
DENSITY, DRAFT_DENSITY = 16, 8
QUALITY = 88
_ENGINE = ("press/printing.py", "press/paper.py", "press/raster.py", "cards/cutting.py")


def face_names(family: str | None = None) -> list[str]:
    """Names of all files to make, the cards of the deck first; or those of one family."""
    faces = read_faces()
    if family:
        return [key for key, face in faces.items() if face.family == family]
    return [*faces, *SPECIAL]


def draw(name: str) -> tuple[Art, Family]:
    """The drawing of a card or special face and its family."""
    if name in SPECIAL:
        return draw_special(name)
    face = read_faces()[name]
    return draw_face(name, face), FAMILIES[face.family]


def render(name: str, density: float = DENSITY) -> Image.Image:
    """The finished face, 772 x 1072 RGBA whatever the density."""
    art, family = draw(name)
    press = Press(density=density, seed=_seed(name), shade_ink=family.deep)
    return cut_card(print_sheet(art, press), density)


def content_hash(name: str) -> str:
    """Changes when the drawing, the seed or the print engine changes."""
    art, family = draw(name)
    digest = hashlib.sha256(f"{name} {_seed(name)} {family.deep} {DENSITY} {QUALITY}".encode())
    for plate in art.plates():
        digest.update(plate.encode())
    for file in _ENGINE:
        digest.update((ROOT / "art" / file).read_bytes())
    return digest.hexdigest()[:24]


def build(names: Iterable[str], jobs: int = 1, force: bool = False) -> list[str]:
    """Renders what is stale or missing and returns those names."""
    ledger = _read_ledger()
    hashes = {name: content_hash(name) for name in names}
    stale = [
        name
        for name, digest in hashes.items()
        if force or ledger.get(name) != digest or not _path(name).exists()
    ]
    OUTPUT.mkdir(parents=True, exist_ok=True)
    if jobs > 1:
        with ProcessPoolExecutor(jobs) as pool:
            list(pool.map(write, stale))
    else:
        for name in stale:
            write(name)
    ledger.update({name: hashes[name] for name in stale})
    known = set(face_names())
    kept = {name: digest for name, digest in sorted(ledger.items()) if name in known}
    LEDGER.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    return stale


def write(name: str) -> None:
    """Renders one face into its WebP file."""
    render(name).save(_path(name), "WEBP", quality=QUALITY, method=6, exact=False)


def _path(name: str) -> Path:
    return OUTPUT / f"{name}.webp"


def _read_ledger() -> dict[str, str]:
    if not LEDGER.exists():
        return {}
    ledger: dict[str, str] = json.loads(LEDGER.read_text(encoding="utf-8"))
    return ledger


def _seed(name: str) -> int:
    return 100 + zlib.crc32(name.encode()) % 10_000
