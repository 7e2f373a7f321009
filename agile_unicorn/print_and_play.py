"""``agile-unicorn print``: the deck as a PDF to print on both sides, cut and play.

Nine cards lie edge to edge on a page; the page after it holds their backs, mirrored for a printer
that turns the paper along its long edge.  All lengths are in mm.  The only module that needs fpdf2
and Pillow (the extra ``print``).
"""

from __future__ import annotations

import errno
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO, Final, TextIO

from fpdf import FPDF, ViewerPreferences
from fpdf.fonts import TTFFont
from msgspec import Struct
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from agile_unicorn import __version__
from agile_unicorn import app as application
from agile_unicorn.choices import Refusal
from agile_unicorn.content.problems import ContentError
from agile_unicorn.content.resources import resource
from agile_unicorn.deck import load_deck
from agile_unicorn.games.unicorn.cards import BOXES, Box, Deck
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.unicorn.wording import DeckWording
from agile_unicorn.table.assets import CARD, RIM
from agile_unicorn.table.fonts import FILES, UNKNOWN
from agile_unicorn.table.imprint import CARD_MM, CardWords, Imprint, imprint
from agile_unicorn.table.ink import INK, PAPER, rgb
from agile_unicorn.table.looks import Font

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
EVERY_BOX: Final = "all"
COLUMNS, ROWS = 3, 3
BLEED: Final = 3.0
"""Paper colour around the cards, so that a cut beside the line leaves no white edge."""
MARK: Final = (1.2, 6.0)
"""Where a crop mark begins and ends, measured from the outermost cut."""
HAIRLINE: Final = 0.1
QUALITY: Final = 92
CORNER, PLAIN = 40, 10
"""Pixels: the radius of a corner, and how much of the border is left plain."""
POINT: Final = 25.4 / 72
MADE: Final = datetime(2025, 1, 1, tzinfo=UTC)
"""The same deck always gives the same file, so no clock is asked."""
BAR: Final = 30
FONTS: Final[tuple[Font, ...]] = ("title", "italic", "bold")
"""Those of the words on a card."""

FIRST_MOVER: Final = "first_mover"
DRAW_BACK: Final = "back_draw"
EVENT_BACK: Final = "back_event"

Picture = Callable[[str], bytes]
"""The JPEG of a face."""
Tell = Callable[[int, int], None]
"""Told how much is done, and of how much."""


class Card(Struct, frozen=True):
    """One card to cut out: the two faces by name, and what is printed on the front.

    ``both``: the words stand on the back too.
    """

    front: str
    back: str
    words: CardWords | None
    both: bool = False


def print_deck(given: Namespace) -> int:
    """Write the PDF that was asked for; :exc:`Refusal` if that cannot be done."""
    if given.paper not in PAPERS:
        raise Refusal(f"there is no paper {given.paper!r}; choose {' or '.join(PAPERS)}")
    program = application.start(given.lang)
    for trouble in program.notices:  # English instead of what was asked for would waste paper
        raise Refusal(program.texts(trouble.key, **dict(trouble.values)))
    cards = [card for box in chosen(given.box) for card in cards_of(_deck(box), program.texts)]
    if given.box in (BOXES[0], EVERY_BOX):
        cards += first_mover(program.texts)
    if not cards:
        raise Refusal(f"there are no cards in the box {given.box!r} yet")
    progress = Progress(sys.stderr)
    with in_place_of(given.file) as file:
        try:
            with closing(Booklet(given.paper, jpeg)) as booklet:
                booklet.name(program.texts("unicorn.game.name"), program.texts.language)
                data = booklet.bound(cards, progress.show)
        except OSError as error:  # a picture or a font of our own
            reason = f"{error.filename}: {error.strerror}" if error.filename else str(error)
            raise Refusal(reason) from None
        finally:
            progress.end()
        file.write(data)
    print(f"{given.file}: {len(cards)} cards on {sheets_of(cards)} sheets")
    return 0


def chosen(box: str) -> tuple[Box, ...]:
    """The boxes called ``box`` on the command line."""
    if box == EVERY_BOX:
        return BOXES
    found = tuple(known for known in BOXES if known == box)
    if not found:
        raise Refusal(f"there is no box {box!r}; choose {', '.join((*BOXES, EVERY_BOX))}")
    return found


def _deck(box: Box) -> Deck:
    try:
        return load_deck(resource("cards.yaml"), box)
    except ContentError as error:
        raise Refusal(error.brief) from None


# ---------------------------------------------------------------- cards


def cards_of(deck: Deck, words: Words) -> list[Card]:
    """Every copy of every card, in the order of the deck."""
    wording = DeckWording(deck, words)
    return [
        Card(
            kind.key,
            EVENT_BACK if kind.family == "event" else DRAW_BACK,
            wording.card(kind.key),
        )
        for kind in deck
        for _ in range(kind.copies)
    ]


def first_mover(words: Words) -> list[Card]:
    """The card of the first mover; it lies open all the time, so both sides are alike."""
    return [Card(FIRST_MOVER, FIRST_MOVER, DeckWording((), words).card(FIRST_MOVER), both=True)]


def sheets_of(cards: Sequence[Card]) -> int:
    """How many sheets of paper the cards take; each is two pages."""
    return -(-len(cards) // (COLUMNS * ROWS))


@cache
def jpeg(face: str) -> bytes:
    """The picture of ``face`` up to the trim, on plain paper without the round, lit corners.

    :exc:`OSError` if it is missing or broken.
    """
    path = resource("assets", "unicorn", "cards", f"{face}.webp")
    with Image.open(path) as picture:
        art = picture.convert("RGBA")
    if art.size != (CARD[0] + 2 * RIM, CARD[1] + 2 * RIM):
        raise OSError(f"{path}: the picture is {art.width} x {art.height} pixels")
    flat = Image.new("RGB", art.size, rgb(PAPER))
    flat.paste(art, mask=ImageChops.multiply(art.getchannel("A"), _printed_part(art.size)))
    data = BytesIO()
    flat.crop((RIM, RIM, RIM + CARD[0], RIM + CARD[1])).save(
        data, "JPEG", quality=QUALITY, subsampling=0, optimize=True
    )
    return data.getvalue()


@cache
def _printed_part(size: tuple[int, int]) -> Image.Image:
    """A mask for all but the outermost border, where the picture has the light of a real card."""
    mask = Image.new("L", size)
    edge = RIM + PLAIN
    box = (edge, edge, size[0] - edge, size[1] - edge)
    ImageDraw.Draw(mask).rounded_rectangle(box, CORNER - PLAIN, fill=255)
    return mask.filter(ImageFilter.GaussianBlur(PLAIN / 4))


# ---------------------------------------------------------------- pages


class Booklet:
    """The PDF in the making: pages of nine cards, each followed by the page of their backs."""

    def __init__(self, paper: str, picture: Picture) -> None:
        width, height = PAPERS[paper]
        self._picture = picture
        self._left = (width - COLUMNS * CARD_MM[0]) / 2
        self._top = (height - ROWS * CARD_MM[1]) / 2
        pdf = self._pdf = FPDF("portrait", "mm", (width, height))
        pdf.set_auto_page_break(False)
        pdf.set_creation_date(MADE)
        pdf.viewer_preferences = ViewerPreferences(
            display_doc_title=True, print_scaling="None", duplex="DUPLEX_FLIP_LONG_EDGE"
        )
        for font in FONTS:
            pdf.add_font(font, fname=resource("assets", "shared", "fonts", FILES[font]))
        self.measure = lru_cache(maxsize=20_000)(self._measure)

    def close(self) -> None:
        """Let go of the font files; nothing can be printed any more."""
        for font in FONTS:
            self._face(font).ttfont.close()

    def name(self, title: str, language: str) -> None:
        """What a reader shows above the pages, and the language it reads them in."""
        self._pdf.set_title(title)
        self._pdf.set_lang(language)
        self._pdf.set_creator(f"{title} {__version__}")

    def bound(self, cards: Sequence[Card], tell: Tell) -> bytes:
        """The whole file; ``tell`` hears of every card and, at last, of the file itself."""
        nine = COLUMNS * ROWS
        done, whole = 0, len(cards) + nine
        for start in range(0, len(cards), nine):
            sheet = cards[start : start + nine]
            self._page([(i, card.front, card.words) for i, card in enumerate(sheet)])
            self._page(
                [
                    (mirrored(i), card.back, card.words if card.both else None)
                    for i, card in enumerate(sheet)
                ]
            )
            done += len(sheet)
            tell(done, whole)
        data = bytes(self._pdf.output())
        tell(whole, whole)
        return data

    def _page(self, faces: Sequence[tuple[int, str, CardWords | None]]) -> None:
        """A page with ``faces`` on their places, counted from 0 in reading order."""
        self._pdf.add_page()
        self._pdf.set_fill_color(*rgb(PAPER))
        for place, _, _ in faces:
            x, y = self._corner(place)
            size = (CARD_MM[0] + 2 * BLEED, CARD_MM[1] + 2 * BLEED)
            self._pdf.rect(x - BLEED, y - BLEED, *size, style="F")
        for place, face, words in faces:
            x, y = self._corner(place)
            self._pdf.image(BytesIO(self._picture(face)), x, y, *CARD_MM)
            for line in imprint(words, self.measure) if words else ():
                self._line(line, x, y)
        self._crop_marks()

    def _corner(self, place: int) -> tuple[float, float]:
        """The top left corner of the card on ``place``."""
        row, column = divmod(place, COLUMNS)
        return self._left + column * CARD_MM[0], self._top + row * CARD_MM[1]

    def _crop_marks(self) -> None:
        self._pdf.set_draw_color(*rgb(INK))
        self._pdf.set_line_width(HAIRLINE)
        right = self._left + COLUMNS * CARD_MM[0]
        bottom = self._top + ROWS * CARD_MM[1]
        near, far = MARK
        for column in range(COLUMNS + 1):
            x = self._left + column * CARD_MM[0]
            self._pdf.line(x, self._top - far, x, self._top - near)
            self._pdf.line(x, bottom + near, x, bottom + far)
        for row in range(ROWS + 1):
            y = self._top + row * CARD_MM[1]
            self._pdf.line(self._left - far, y, self._left - near, y)
            self._pdf.line(right + near, y, right + far, y)

    def _line(self, line: Imprint, left: float, top: float) -> None:
        """One printed line of the card at ``left`` and ``top``."""
        pdf, text = self._pdf, self._known(line.text, line.font)
        spaces = line.tracking * max(0, len(text) - 1)
        part = {"left": 0.0, "centre": 0.5, "right": 1.0}[line.align]
        x = line.x - (self.measure(text, line.font, line.size) + spaces) * part
        y = line.y + self._drop(line.font) * line.size
        pdf.set_font(line.font, size=line.size / POINT)
        pdf.set_char_spacing(line.tracking / POINT)
        pdf.set_text_color(*rgb(line.colour))
        pdf.text(left + x, top + y, text)

    def _measure(self, text: str, font: Font, size: float) -> float:
        return self._face(font).get_text_width(self._known(text, font), size, None)[1]

    def _known(self, text: str, font: Font) -> str:
        """``text`` with ? for what the font lacks."""
        known = self._face(font).cmap
        return "".join(letter if ord(letter) in known else UNKNOWN for letter in text)

    def _drop(self, font: Font) -> float:
        """How far the baseline lies below the middle of a line, as part of the size."""
        tables: Any = self._face(font).ttfont
        ascent, descent = tables["hhea"].ascent, tables["hhea"].descent
        return float((ascent + descent) / 2 / tables["head"].unitsPerEm)

    def _face(self, font: Font) -> TTFFont:
        face = self._pdf.fonts[font]
        assert isinstance(face, TTFFont)
        return face


def mirrored(place: int) -> int:
    """Where the back of the card on ``place`` lies: in the same row, counted from the right."""
    row, column = divmod(place, COLUMNS)
    return row * COLUMNS + COLUMNS - 1 - column


# ---------------------------------------------------------------- file and progress


@contextmanager
def in_place_of(path: Path) -> Iterator[BinaryIO]:
    """A file that takes the place of the one at ``path`` when all has gone well.

    It is made at once, so that a mistake shows before the work; :exc:`Refusal` if it cannot be
    written.  What is no plain file, as a pipe, is written as it is.
    """
    try:
        target = path.resolve()
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        plain = target.is_file() or not target.exists()
        draft = target.with_name(f".{target.name}.{os.getpid()}.tmp") if plain else target
        file = draft.open("wb")
    except (OSError, ValueError, RuntimeError) as error:  # a null in the name, a circle of links
        raise Refusal(f"{path}: {getattr(error, 'strerror', None) or error}") from None
    try:
        with file:
            yield file
            file.flush()
            if plain:
                os.fsync(file.fileno())
        if plain:
            draft.replace(target)
    except OSError as error:
        raise Refusal(f"{path}: {error.strerror or error}") from None
    finally:
        if plain:
            with suppress(OSError):
                draft.unlink()


class Progress:
    """A bar that is overwritten on a terminal; elsewhere a line for every ten per cent."""

    def __init__(self, stream: TextIO | None) -> None:
        self._stream = stream
        self._on_terminal = bool(stream and stream.isatty())
        self._percent = 0

    def show(self, done: int, whole: int) -> None:
        """Tell that ``done`` of ``whole`` is done, if that can be seen."""
        before, self._percent = self._percent, 100 * done // whole
        if self._stream is None or self._percent == before:
            return
        if self._on_terminal:
            full = BAR * self._percent // 100
            bar = "#" * full + "." * (BAR - full)
            self._stream.write(f"\r[{bar}] {self._percent:3} %")
        elif self._percent // 10 > before // 10:
            self._stream.write(f"{self._percent // 10 * 10} %\n")
        self._stream.flush()

    def end(self) -> None:
        """Leave the line."""
        if self._stream is not None and self._on_terminal and self._percent:
            self._stream.write("\n")
            self._stream.flush()
