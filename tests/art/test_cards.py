"""The card faces: complete, wordless, up to date with their sources, reproducible."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

pytest.importorskip("resvg_py")
pytest.importorskip("scipy")
pytest.importorskip("fontTools")

from art.cards.build import LEDGER, OUTPUT, content_hash, draw, face_names, render
from art.cards.compose import SPECIAL, expansion_mark, picture_of
from art.cards.cutting import FACE_SIZE, RIM
from art.cards.deck import read_faces
from art.cards.sheets import main as make_sheets
from art.cards.sheets import write_sheets
from art.cards.symbols import symbol_for
from art.press.plates import Art
from art.press.printing import Press, print_cutout

NAMES = face_names()


@pytest.fixture(scope="module")
def plates() -> dict[str, tuple[str, str, str]]:
    return {name: draw(name)[0].plates() for name in NAMES}


def test_every_card_has_a_picture_of_its_own() -> None:
    pictures = [picture_of(key) for key in read_faces()]
    assert len({id(picture.subject) for picture in pictures}) == len(pictures)


@pytest.mark.parametrize("name", NAMES)
def test_committed_file_has_the_size_of_the_contract(name: str) -> None:
    with Image.open(OUTPUT / f"{name}.webp") as image:
        assert image.size == FACE_SIZE == (772, 1072)
        assert image.mode == "RGBA"
        rim = np.asarray(image)[:RIM, :, 3]
    assert not rim.any()


def test_no_file_without_a_card() -> None:
    assert {file.stem for file in OUTPUT.glob("*.webp")} == set(NAMES)


def test_faces_weigh_less_than_the_budget() -> None:
    assert sum(file.stat().st_size for file in OUTPUT.glob("*.webp")) < 16 * 2**20


def test_no_plate_holds_text(plates: dict[str, tuple[str, str, str]]) -> None:
    for name, sheets in plates.items():
        assert not any("<text" in sheet for sheet in sheets), name


def test_no_two_faces_are_alike(plates: dict[str, tuple[str, str, str]]) -> None:
    assert len(set(plates.values())) == len(NAMES)


def test_committed_faces_are_up_to_date() -> None:
    ledger = json.loads(LEDGER.read_text(encoding="utf-8"))
    assert {name: content_hash(name) for name in NAMES} == ledger


@pytest.mark.parametrize("name", ["ai_toaster", SPECIAL[0]])
def test_a_draft_is_the_same_twice(name: str) -> None:
    assert render(name, 4).tobytes() == render(name, 4).tobytes()


def test_big_stories_wear_gold() -> None:
    for key, face in read_faces().items():
        if face.family != "story":
            continue
        badge = draw(key)[0].plates()[0].rsplit('fill-opacity="0.3"', 1)[1]
        assert ('fill="#FFC640"' in badge.split("<g", 1)[0]) == (face.value >= 13), key


def test_the_star_tells_the_box() -> None:
    art = Art()
    expansion_mark(art)
    mark = art.plates()[0].split("</defs>")[1].removesuffix("</svg>")
    for key, face in read_faces().items():
        assert (mark in draw(key)[0].plates()[0]) == bool(face.box), key


def test_sheets_show_every_family_at_three_sizes(tmp_path: Path) -> None:
    names = {path.name for path in write_sheets(tmp_path, ["incentive"])}
    assert names == {"incentive_756.png", "incentive_216.png", "incentive_60.png"}


def test_sheets_are_chosen_at_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "look"
    make_sheets(["event", "team", "--width", "60", "--folder", str(folder)])
    assert capsys.readouterr().out.split() == [
        str(folder / f"{family}_60.png") for family in ("event", "team")
    ]
    assert {path.name for path in folder.iterdir()} == {"event_60.png", "team_60.png"}


@pytest.mark.parametrize(
    ("arguments", "code"), [(["--help"], 0), (["heroes"], 2), (["--width", "61"], 2)]
)
def test_sheets_are_not_made_for_what_is_no_request(
    arguments: list[str], code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as stop:
        make_sheets(arguments)
    assert stop.value.code == code
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("effect", ["bomb", "all_in", "sabotage", "reroll", "skip", "wand"])
def test_symbols_stay_in_their_box(effect: str) -> None:
    art = Art(200, 200)
    with art.at(100, 100):
        symbol_for(effect, 0)(art)
    sheet = print_cutout(art, Press(density=4, grain=0, wobble=0))
    rows, columns = np.nonzero(sheet[..., 3] > 0.5)
    assert rows.size > 100
    assert min(rows.min(), columns.min()) >= 16
    assert max(rows.max(), columns.max()) <= 64


def test_unknown_effect_has_no_symbol() -> None:
    with pytest.raises(ValueError, match="bribe"):
        symbol_for("bribe", 0)


def test_a_part_keeps_the_pen_of_the_whole() -> None:
    art = Art()
    with art.at(100, 100, 0.5):
        art.line("M0 0H10", 6)
    assert 'stroke-width="12"' in art.plates()[1]
