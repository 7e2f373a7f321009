"""The deck on paper: every card, its back behind it, its words as words."""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import pytest
from PIL import Image

from agile_unicorn import app, cli, print_and_play
from agile_unicorn.choices import Refusal
from agile_unicorn.content.locales import Locales, Texts
from agile_unicorn.content.resources import resource
from agile_unicorn.deck import load_deck
from agile_unicorn.games.unicorn.cards import CardKind, Deck
from agile_unicorn.print_and_play import (
    PAPERS,
    Booklet,
    Card,
    Progress,
    cards_of,
    first_mover,
    in_place_of,
    jpeg,
)
from agile_unicorn.table.imprint import CARD_MM
from agile_unicorn.table.ink import PAPER, rgb
from tests.print.reading import Line, Page, Picture, Reading

ROOT: Final = Path(__file__).parents[2]
WIDTH, HEIGHT = CARD_MM
NEARLY: Final = 0.02
"""A PDF of ours counts in hundredths of a point."""

TINY: Final[Deck] = (
    CardKind("cookie_banner", "story", 3, value=3),
    CardKind("cto_owl", "team", 2, dice=3, role="cto"),
    CardKind("fruit_basket", "incentive", 1, bonus=1),
    CardKind("fire_drill", "event", 4, effect="skip"),
)
"""Ten cards: with the first mover, a sheet of nine and a sheet of two."""


def texts(language: str = "en") -> Texts:
    """The texts of the game."""
    return Locales(resource("locales")).texts(language)


class Faces:
    """Plain pictures of one colour each; remembers the order in which they were first wanted."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def __call__(self, face: str) -> bytes:
        if face not in self.seen:
            self.seen.append(face)
        data = io.BytesIO()
        Image.new("RGB", (8, 8), tuple(sha256(face.encode()).digest()[:3])).save(data, "JPEG")
        return data.getvalue()


@cache
def printed(paper: str, language: str = "en") -> tuple[Reading, list[Card], list[str]]:
    """The whole base deck without its pictures: the file, its cards, its faces in order."""
    words = texts(language)
    cards = cards_of(load_deck(resource("cards.yaml")), words) + first_mover(words)
    faces = Faces()
    return Reading(bound(cards, faces, paper)), cards, faces.seen


def bound(cards: list[Card], picture: Callable[[str], bytes], paper: str = "a4") -> bytes:
    """The file with ``cards``."""
    with closing(Booklet(paper, picture)) as booklet:
        return booklet.bound(cards, lambda done, whole: None)


def places(page: Page, width: float, faces: list[str]) -> dict[tuple[int, int], str]:
    """Which face lies in which column and row; a column is wholly right, or an error."""
    found = {}
    for card in page.pictures:
        column, row = (card.x - width / 2) / WIDTH + 1.5, (card.y - page.pictures[0].y) / HEIGHT
        assert column == pytest.approx(round(column), abs=0.001)
        assert row == pytest.approx(round(row), abs=0.001)
        found[round(column), round(row)] = faces[card.number - 1]
    assert len(found) == len(page.pictures)
    return found


def lines_on(page: Page, card: Picture) -> list[Line]:
    """The words inside of ``card``, from top to bottom."""
    return [
        line
        for line in page.lines
        if card.x < line.x < card.x + WIDTH and card.y < line.base < card.y + HEIGHT
    ]


# ---------------------------------------------------------------- pages


@pytest.mark.parametrize("paper", PAPERS)
def test_every_copy_of_every_card_is_printed_once(paper: str) -> None:
    file, cards, faces = printed(paper)
    deck = load_deck(resource("cards.yaml"))
    assert len(cards) == sum(kind.copies for kind in deck) + 1
    assert len(file.pages) == 2 * -(-len(cards) // 9)
    fronts = [faces[p.number - 1] for page in file.pages[::2] for p in page.pictures]
    assert fronts == [card.front for card in cards]
    assert all(len(page.pictures) <= 9 for page in file.pages)


@pytest.mark.parametrize("paper", PAPERS)
def test_cards_keep_their_size_and_stay_on_the_paper(paper: str) -> None:
    file, _, _ = printed(paper)
    assert file.size == pytest.approx(PAPERS[paper], abs=NEARLY)
    for page in file.pages:
        for card in page.pictures:
            assert (card.width, card.height) == pytest.approx(CARD_MM, abs=NEARLY)
            assert min(card.x, card.y) > 6
            assert card.x + WIDTH < file.size[0] - 6
            assert card.y + HEIGHT < file.size[1] - 6


@pytest.mark.parametrize("paper", PAPERS)
def test_the_back_of_a_card_lies_behind_it(paper: str) -> None:
    file, _, faces = printed(paper)
    families = {kind.key: kind.family for kind in load_deck(resource("cards.yaml"))}
    for front, back in zip(file.pages[::2], file.pages[1::2], strict=True):
        backs = places(back, file.size[0], faces)
        for (column, row), face in places(front, file.size[0], faces).items():
            behind = backs.pop((2 - column, row))
            if face == "first_mover":
                assert behind == "first_mover"
            else:
                assert behind == ("back_event" if families[face] == "event" else "back_draw")
        assert not backs


def test_every_face_is_embedded_once() -> None:
    file, cards, _ = printed("a4")
    faces = {card.front for card in cards} | {card.back for card in cards}
    assert file.pictures == len(faces)


@pytest.mark.parametrize("paper", PAPERS)
def test_crop_marks_point_at_every_cut(paper: str) -> None:
    file, _, _ = printed(paper)
    left, top = file.pages[0].pictures[0].x, file.pages[0].pictures[0].y
    right, bottom = left + 3 * WIDTH, top + 3 * HEIGHT
    for page in file.pages:
        across = {round(x - left, 1) for x, _, x1, _ in page.marks if x == x1}
        down = {round(y - top, 1) for _, y, _, y1 in page.marks if y == y1}
        assert across == {0, WIDTH, 2 * WIDTH, 3 * WIDTH}
        assert down == {0, HEIGHT, 2 * HEIGHT, 3 * HEIGHT}
        assert len(page.marks) == 16
        for x0, y0, x1, y1 in page.marks:
            outside = max(x0, x1) < left or min(x0, x1) > right
            assert outside or max(y0, y1) < top or min(y0, y1) > bottom
            assert min(x0, y0, x1, y1) > 0


def test_a_printer_is_told_what_to_do() -> None:
    catalog = printed("a4", "de")[0].catalog
    assert "/Duplex /DuplexFlipLongEdge" in catalog
    assert "/PrintScaling /None" in catalog


# ---------------------------------------------------------------- words


@pytest.mark.parametrize("language", Locales(resource("locales")).available())
def test_words_are_live_and_complete(language: str) -> None:
    file, cards, _ = printed("a4", language)
    pages = ((page, card) for page in file.pages[::2] for card in page.pictures)
    for (page, place), card in zip(pages, cards, strict=True):
        assert card.words is not None
        found = " ".join(line.text for line in lines_on(page, place)).split()
        parts = (card.words.title, card.words.caption, card.words.footer, card.words.number)
        assert found == " ".join(parts).split()


def test_backs_have_no_words_but_the_first_mover_has() -> None:
    file, cards, _ = printed("a4")
    assert not any(page.lines for page in file.pages[1:-1:2])
    *_, last = file.pages
    assert cards[-1].words is not None
    assert cards[-1].words.title in [line.text for line in last.lines]


def test_words_are_set_in_subsets_of_our_fonts() -> None:
    fonts = printed("a4")[0].fonts
    assert len(fonts) == 3
    assert all(len(letters) < 110 for letters in fonts.values())


def test_titles_are_centred_and_numbers_end_at_the_right() -> None:
    file, cards, _ = printed("a4")
    with closing(Booklet("a4", jpeg)) as booklet:
        measure = booklet.measure
    for place, card in zip(file.pages[0].pictures, cards[:9], strict=True):
        assert card.words is not None
        title, *_, number = lines_on(file.pages[0], place)
        middle = title.x + measure(title.text, "title", title.size) / 2
        assert middle - place.x == pytest.approx(WIDTH / 2, abs=0.05)
        spaces = number.spacing * (len(number.text) - 1)
        end = number.x + measure(number.text, "bold", number.size) + spaces
        assert end - place.x == pytest.approx(56.6, abs=0.05)


def test_a_letter_without_a_glyph_is_seen_as_something() -> None:
    with closing(Booklet("a4", Faces())) as booklet:
        assert booklet.measure("🦄", "title", 4) == booklet.measure("?", "title", 4)


# ---------------------------------------------------------------- pictures


@pytest.mark.parametrize("face", ["cookie_banner", "cto_owl", "back_event", "first_mover"])
def test_pictures_are_sharp_square_and_small(face: str) -> None:
    data = jpeg(face)
    assert len(data) < 350_000
    picture = Image.open(io.BytesIO(data))
    assert picture.mode == "RGB"
    assert picture.width / (WIDTH / 25.4) > 300
    assert picture.height / (HEIGHT / 25.4) > 300
    right, bottom = picture.width - 1, picture.height - 1
    for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
        pixel = picture.getpixel(corner)
        assert isinstance(pixel, tuple)
        assert max(abs(a - b) for a, b in zip(pixel, rgb(PAPER), strict=True)) <= 3


def test_the_same_deck_gives_the_same_bytes_in_another_process() -> None:
    code = (
        "from hashlib import sha256\n"
        "from agile_unicorn.print_and_play import *\n"
        "words = application.start('de').texts\n"
        "with closing(Booklet('a4', jpeg)) as booklet:\n"
        "    data = booklet.bound(first_mover(words), lambda done, whole: None)\n"
        "print(sha256(data).hexdigest())"
    )
    run = subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env={"PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo", "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        text=True,
    )
    mine = bound(first_mover(texts("de")), jpeg)
    assert run.communicate(timeout=120)[0] == f"{sha256(mine).hexdigest()}\n"


# ---------------------------------------------------------------- command


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> Faces:
    """A deck of ten cards, whose pictures cost nothing."""
    faces = Faces()
    monkeypatch.setattr(print_and_play, "load_deck", lambda path, box: TINY * (box == "base"))
    monkeypatch.setattr(print_and_play, "jpeg", faces)
    return faces


@pytest.mark.usefixtures("tiny")
def test_the_command_writes_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deck.pdf"
    assert cli.main(["print", "--lang", "de", "--paper", "letter", str(file)]) == 0
    reading = Reading(file.read_bytes())
    assert len(reading.pages) == 4
    assert reading.size == pytest.approx(PAPERS["letter"], abs=NEARLY)
    assert "/Lang (de)" in reading.catalog
    assert any(line.text == "Cookie-Banner" for line in reading.pages[0].lines)
    said = capsys.readouterr()
    assert said.out == f"{file}: 11 cards on 2 sheets\n"
    assert said.err.splitlines()[-1] == "100 %"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.usefixtures("tiny")
def test_all_boxes_without_an_expansion_are_the_base_box(tmp_path: Path) -> None:
    for box in ("base", "all"):
        assert cli.main(["print", "--lang", "en", "--box", box, str(tmp_path / box)]) == 0
    assert (tmp_path / "base").read_bytes() == (tmp_path / "all").read_bytes()


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--lang xx FILE", "there is no language 'xx'; choose de or en"),
        ("--paper a5 FILE", "there is no paper 'a5'; choose a4 or letter"),
        ("--box gold FILE", "there is no box 'gold'; choose base, enterprise_ekstase, all"),
        ("--box enterprise_ekstase FILE", "no cards in the box 'enterprise_ekstase'"),
        ("/none/deck.pdf", "/none/deck.pdf: No such file or directory"),
        ("/", "/: Is a directory"),
        ("/dev/null/deck.pdf", "/dev/null/deck.pdf: Not a directory"),
        ("a\0b", "null"),
        ("x" * 300, "File name too long"),
    ],
)
def test_a_mistake_is_one_line(
    arguments: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = [word.replace("FILE", str(tmp_path / "deck.pdf")) for word in arguments.split(" ")]
    assert cli.main(["print", *given]) == 2
    told = capsys.readouterr().err
    assert told.startswith("agile-unicorn: ")
    assert told.count("\n") == 1
    assert words in told
    assert not list(tmp_path.iterdir())


@pytest.mark.usefixtures("tiny")
def test_a_broken_language_is_not_printed_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for language in ("en", "de"):
        shutil.copytree(resource("locales", language), tmp_path / "locales" / language)
    (tmp_path / "locales" / "de" / "unicorn.yaml").write_text("cards: [", "utf-8")
    monkeypatch.setattr(
        app,
        "resource",
        lambda *parts: resource(*parts) if parts != ("locales",) else tmp_path / "locales",
    )
    assert cli.main(["print", "--lang", "de", str(tmp_path / "deck.pdf")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "deck.pdf").exists()


def test_a_missing_picture_leaves_the_old_file(
    tiny: Faces,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(print_and_play, "jpeg", jpeg)
    unknown = CardKind("no_such_card", "story", 1, value=3)
    monkeypatch.setattr(print_and_play, "load_deck", lambda path, box: (unknown,))
    file = tmp_path / "deck.pdf"
    file.write_bytes(b"old")
    assert cli.main(["print", "--lang", "en", str(file)]) == 2
    assert "no_such_card.webp: No such file" in capsys.readouterr().err
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_is_replaced_only_when_all_has_gone_well(tmp_path: Path) -> None:
    file, link = tmp_path / "deck.pdf", tmp_path / "link.pdf"
    file.write_bytes(b"old")
    link.symlink_to(file)
    with suppress(KeyboardInterrupt), in_place_of(file) as out:
        out.write(b"half")
        raise KeyboardInterrupt
    assert file.read_bytes() == b"old"
    assert sorted(tmp_path.iterdir()) == [file, link]
    with in_place_of(link) as out:
        out.write(b"new")
    assert link.is_symlink()
    assert file.read_bytes() == b"new"
    assert sorted(tmp_path.iterdir()) == [file, link]


def test_a_full_disk_is_told_in_one_line() -> None:
    with (
        pytest.raises(Refusal, match="/dev/full: No space left"),
        in_place_of(Path("/dev/full")) as out,
    ):
        out.write(b"x" * 100_000)


def test_mistakes_in_the_program_are_not_blamed_on_the_file(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="ours"), in_place_of(tmp_path / "deck.pdf"):
        raise ValueError("ours")
    assert not list(tmp_path.iterdir())


def test_what_is_no_plain_file_stays_what_it_is() -> None:
    null = Path("/dev/null")
    with in_place_of(null) as out:
        out.write(b"gone")
    assert null.is_char_device()


class Terminal(io.StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        """Always."""
        return True


def test_progress_is_a_bar_on_a_terminal() -> None:
    stream = Terminal()
    progress = Progress(stream)
    for done in range(1, 5):
        progress.show(done, 4)
    progress.end()
    *bars, last = stream.getvalue().split("\r")[1:]
    assert [bar.split("]")[1].strip() for bar in bars] == ["25 %", "50 %", "75 %"]
    assert last == f"[{'#' * 30}] 100 %\n"
    assert len({len(bar) for bar in bars}) == 1


def test_progress_is_a_line_for_every_ten_per_cent_elsewhere() -> None:
    stream = io.StringIO()
    progress = Progress(stream)
    for done in range(1, 201):
        progress.show(done, 200)
    progress.end()
    assert stream.getvalue().splitlines() == [f"{n} %" for n in range(10, 101, 10)]


def test_progress_needs_no_stream() -> None:
    progress = Progress(None)
    progress.show(1, 2)
    progress.end()
