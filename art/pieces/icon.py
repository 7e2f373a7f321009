"""The icon of the application: the unicorn on a golden disc, in every size a system asks for."""

from __future__ import annotations

import struct
from io import BytesIO
from pathlib import Path

from PIL import Image

from art.pieces.unicorn import unicorn
from art.press.palette import BACK, INK, PAPER, STORY, SUN, TEAM, WHITE
from art.press.paths import ellipse, rays, rect, spark
from art.press.plates import Art
from art.press.printing import Press, print_cutout
from art.press.raster import to_image

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "shared" / "icons"
SIDE = 512
SMALL = 48
"""Icons up to this size show only the head, larger and with a heavier pen."""
ICNS = {"icp4": 16, "ic11": 32, "ic12": 64, "ic07": 128, "ic08": 256, "ic09": 512}
SIZES = (16, 24, 32, 48, 64, 128, 256)


def _large(art: Art) -> None:
    tile = rect(14, 14, 484, 484, 104)
    art.body(tile, PAPER, 14)
    inner = rect(34, 34, 444, 444, 86)
    art.body(inner, BACK.mid, 8)
    with art.clip(inner):
        art.flat(rays(256, 268, 28, 460, 3), BACK.light, 0.45)
        art.flat(ellipse(262, 282, 198), INK, 0.35)
        art.body(ellipse(256, 272, 198), SUN, 9)
        sky = ellipse(256, 272, 178)
        art.body(sky, STORY.tint, 7)
        with art.clip(sky):
            art.flat(rays(256, 272, 26, 240, 3), TEAM.light, 0.55)
            art.flat(ellipse(250, 268, 104), WHITE, 0.5)
    disc = ellipse(256, 272, 174) + rect(60, 20, 392, 250)
    with art.clip(disc), art.at(232, 296, 0.94):
        unicorn(art, pen=10)
    art.line("M78 272A178 178 0 0 0 434 272", 7)
    for x, y, r in ((96, 110, 24), (424, 120, 18), (430, 420, 14)):
        art.body(spark(x, y, r, 0.22), SUN, 5)


def _small(art: Art) -> None:
    tile = rect(12, 12, 488, 488, 110)
    art.body(tile, SUN, 24)
    with art.clip(tile), art.at(274, 308, 1.42):
        unicorn(art, glasses=False, pen=21)
    art.line(tile, 24)


def _picture(small: bool) -> Image.Image:
    art = Art(SIDE, SIDE)
    (_small if small else _large)(art)
    press = Press(density=20, seed=9, wobble=0.05, grain=0.0 if small else 0.7)
    return to_image(print_cutout(art, press))


def build(folder: Path = FOLDER) -> None:
    """Write icon.png (256 px), icon.ico and icon.icns."""
    folder.mkdir(parents=True, exist_ok=True)
    large, small = _picture(False), _picture(True)
    frames = {
        size: (small if size <= SMALL else large).resize((size, size), Image.Resampling.LANCZOS)
        for size in (*SIZES, 512)
    }
    frames[256].save(folder / "icon.png", optimize=True)
    others = [frames[size] for size in SIZES if size != 256]
    sizes = [(size, size) for size in SIZES]
    frames[256].save(folder / "icon.ico", sizes=sizes, append_images=others)
    (folder / "icon.icns").write_bytes(_icns({k: frames[v] for k, v in ICNS.items()}))


def _icns(frames: dict[str, Image.Image]) -> bytes:
    """Return the frames in Apple's container: four letters and a length before each PNG."""
    body = b""
    for kind, frame in frames.items():
        buffer = BytesIO()
        frame.save(buffer, "PNG", optimize=True)
        data = buffer.getvalue()
        body += kind.encode() + struct.pack(">I", len(data) + 8) + data
    return b"icns" + struct.pack(">I", len(body) + 8) + body
