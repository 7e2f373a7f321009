"""What leaves the house: icons for every system, fonts under names that are ours, and credits."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image

pytest.importorskip("resvg_py")
pytest.importorskip("scipy")
pytest.importorskip("fontTools")

from fontTools.ttLib import TTFont

from art.pieces.icon import ICNS, SIZES

SHARED = Path(__file__).resolve().parents[2] / "assets" / "shared"
CREDITS = SHARED.parent / "CREDITS.md"
RESERVED = "Lilita"
COPYRIGHT = 0
"""The one record of a renamed font in which the reserved name has to stay."""


def test_icons_hold_every_size_a_system_asks_for() -> None:
    with Image.open(SHARED / "icons" / "icon.ico") as ico:
        assert {(side, side) for side in SIZES} <= ico.info["sizes"]
    with Image.open(SHARED / "icons" / "icon.icns") as icns:
        assert {w * scale for w, _, scale in icns.info["sizes"]} >= set(ICNS.values()) - {64}
    with Image.open(SHARED / "icons" / "icon.png") as png:
        assert png.size == (256, 256)
        assert png.mode == "RGBA"
        assert png.getpixel((0, 0)) == (0, 0, 0, 0)


def test_a_reserved_name_is_in_the_copyright_only() -> None:
    names = TTFont(SHARED / "fonts" / "title.ttf")["name"].names
    told = {record.nameID for record in names if RESERVED in record.toUnicode()}
    assert told == {COPYRIGHT}
    assert {record.toUnicode() for record in names if record.nameID in (1, 4)} == {"Unicorn Title"}


def test_every_font_is_credited_and_has_its_licence_beside_it() -> None:
    credits = CREDITS.read_text("utf-8")
    fonts = sorted((SHARED / "fonts").glob("*.ttf"))
    assert len(fonts) == 4
    for font in fonts:
        assert font.name in credits
        licence = font.with_name(f"{font.stem.split('-')[0]}-OFL.txt")
        assert "SIL OPEN FONT LICENSE" in licence.read_text("utf-8").upper()
        assert licence.name in credits


def test_credits_name_version_licence_and_duty() -> None:
    section = CREDITS.read_text("utf-8").split("## Not ours\n")[1].split("\n## ")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines()[2:]
    ]
    rows = [row for row in rows if len(row) == 5]
    assert rows
    for _, origin, version, licence, duty in rows:
        assert origin
        assert re.fullmatch(r"[\d.]+", version)
        assert "License" in licence
        assert duty
