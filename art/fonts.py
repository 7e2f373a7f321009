"""Conversion of the two open fonts into the four files under assets/shared/fonts.

Source: the npm packages @fontsource/lilita-one 5.3.0 and @fontsource/alegreya-sans 5.3.0 (SIL Open
Font License 1.1), unpacked side by side.  The web fonts come split by script; here `latin` and
`latin-ext` are merged again and stored as plain TrueType.  "Lilita One" is a reserved font name,
therefore the changed file carries another family name.  Blanks are made wide enough for words of
12 pixels to stay apart, and the no-break space is one of them.

    npm pack @fontsource/lilita-one@5.3.0 @fontsource/alegreya-sans@5.3.0   (then unpack both)
    python -m art.fonts DIR_OF_LILITA_PACKAGE DIR_OF_ALEGREYA_PACKAGE
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ASSETS = Path(__file__).resolve().parent.parent / "assets" / "shared" / "fonts"
TITLE_FAMILY = "Unicorn Title"
FIXED_TIME = 3_786_912_000
"""`head.created` and `head.modified`, seconds since 1904: the same input gives the same file."""

BLANKS = (0x20, 0xA0)
PAIRS = 2
"""The lookups of GPOS that kern two glyphs."""
BLANK = 280
"""Width of a blank in thousandths of an em: a quarter even after rounding to whole pixels."""

TITLE = ("title.ttf", "lilita-one-{script}-400-normal.woff2")
TEXTS = (
    ("text.ttf", "alegreya-sans-{script}-500-normal.woff2"),
    ("text-italic.ttf", "alegreya-sans-{script}-500-italic.woff2"),
    ("text-bold.ttf", "alegreya-sans-{script}-800-normal.woff2"),
)


def _plain(source: Path, target: Path, without: frozenset[int]) -> frozenset[int]:
    """Store a web font as TrueType without the given code points; return those that remain."""
    font = TTFont(source)
    font.flavor = None
    keep = set(font.getBestCmap()) - without
    options = Options(layout_features=["*"], name_IDs=["*"], notdef_outline=True, hinting=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=keep)
    subsetter.subset(font)
    font.save(target)
    return frozenset(keep)


def merged(folder: Path, pattern: str) -> Any:
    """Return the TTFont of both scripts of one style; `folder` is the unpacked npm package."""
    with tempfile.TemporaryDirectory() as scratch:
        known: frozenset[int] = frozenset()
        parts: list[str] = []
        for script in ("latin", "latin-ext"):
            part = Path(scratch) / f"{script}.ttf"
            known |= _plain(folder / "files" / pattern.format(script=script), part, known)
            parts.append(str(part))
        font = Merger().merge(parts)
    font.recalcTimestamp = False
    font["head"].created = font["head"].modified = FIXED_TIME
    return font


def rename(font: Any, family: str) -> None:
    """Give the font another family name in every record of its name table."""
    table = font["name"]
    plain = family.replace(" ", "")
    names = {
        1: family,
        3: f"{plain}-Regular",
        4: family,
        6: f"{plain}-Regular",
        16: family,
        18: family,
    }
    for record in list(table.names):
        if record.nameID in names:
            record.string = names[record.nameID]
        elif "Lilita" in record.toUnicode() and record.nameID not in (0, 13):
            table.removeNames(record.nameID, record.platformID, record.platEncID, record.langID)


def spread(font: Any) -> None:
    """Give both blanks the width :data:`BLANK`, and let no letter kern into them."""
    glyphs = font.getBestCmap()
    blank = glyphs[0x20]
    for table in font["cmap"].tables:
        table.cmap.setdefault(0xA0, blank)
    blanks = {glyphs.get(code, blank) for code in BLANKS}
    for name in blanks:
        font["hmtx"][name] = BLANK * font["head"].unitsPerEm // 1000, 0
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for pairs in lookup.SubTable if lookup.LookupType == PAIRS else ():
            _without(pairs, blanks)


def _without(pairs: Any, glyphs: set[str]) -> None:
    """Take ``glyphs`` out of a table of kerned classes; the rare single pairs must lack them."""
    if pairs.Format == 1:
        assert glyphs.isdisjoint(pairs.Coverage.glyphs)
        seconds = {one.SecondGlyph for rows in pairs.PairSet for one in rows.PairValueRecord}
        assert glyphs.isdisjoint(seconds)
        return
    pairs.Coverage.glyphs = [one for one in pairs.Coverage.glyphs if one not in glyphs]
    for classes in (pairs.ClassDef1, pairs.ClassDef2):
        for one in glyphs:
            classes.classDefs.pop(one, None)


def main(arguments: list[str]) -> None:
    """Write the four fonts and the two licence texts."""
    lilita, alegreya = Path(arguments[0]), Path(arguments[1])
    ASSETS.mkdir(parents=True, exist_ok=True)
    title = merged(lilita, TITLE[1])
    rename(title, TITLE_FAMILY)
    spread(title)
    title.save(ASSETS / TITLE[0])
    for name, pattern in TEXTS:
        text = merged(alegreya, pattern)
        spread(text)
        text.save(ASSETS / name)
    shutil.copyfile(lilita / "LICENSE", ASSETS / "title-OFL.txt")
    shutil.copyfile(alegreya / "LICENSE", ASSETS / "text-OFL.txt")


if __name__ == "__main__":
    main(sys.argv[1:])
