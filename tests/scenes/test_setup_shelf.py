"""Setups kept under a name: on the screen, and in their file."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from agile_unicorn.engine.pieces import place_ref
from agile_unicorn.scenes.unicorn.setup import START, SetupScene
from agile_unicorn.scenes.unicorn.setup_seats import seat_spot
from agile_unicorn.scenes.unicorn.setup_shelf import (
    CLOSE,
    FIELD,
    LONGEST,
    MOST,
    OPEN,
    SAVE,
    drop_ref,
    load_ref,
)
from agile_unicorn.scenes.unicorn.setup_teams import choice_ref
from agile_unicorn.scenes.unicorn.setup_zones import EASY_START, EXPANSION, FIRST, MORE, length_ref
from agile_unicorn.setup_files import FILE, SetupFile
from agile_unicorn.table.focus import Focus
from agile_unicorn.table.input import Key
from tests.scenes.checks import LANGUAGES, check, extents, texts_in, words_of


def setup(folder: Path, language: str = "en") -> SetupScene:
    """The setup screen with a shelf in ``folder``."""
    return SetupScene(words_of(language), language, shelf=SetupFile(folder))


def saved(scene: SetupScene, name: str) -> None:
    """Save the setup of ``scene`` under ``name``, with the keyboard."""
    scene.choose(OPEN)
    scene.choose(FIELD)
    for _ in range(LONGEST):
        assert scene.key("backspace")
    scene.type(name)
    assert scene.key("return")
    scene.choose(CLOSE)


def test_without_a_shelf_there_is_no_button() -> None:
    assert OPEN not in SetupScene(words_of("en"), "en").layout()


def test_a_setup_comes_back_under_its_name(tmp_path: Path) -> None:
    scene = setup(tmp_path)
    scene.choose(length_ref(42))
    scene.choose(EASY_START)
    saved(scene, "Friday")
    later = setup(tmp_path)
    later.choose(OPEN)
    assert "Friday" in {t.text for s in later.layout().values() for t, _, _ in texts_in(s.look)}
    later.choose(load_ref(0))
    assert not later.shelf_open
    assert later.draft == scene.draft


def test_the_proposed_name_is_saved_with_one_click(tmp_path: Path) -> None:
    scene = setup(tmp_path)
    for ref in (OPEN, SAVE, CLOSE, MORE, OPEN, SAVE):
        assert scene.layout()[ref].hot
        scene.choose(ref)
    assert list(SetupFile(tmp_path).all()) == ["Quick Scrum", "33 points"]


def test_the_same_name_replaces_and_another_one_does_not(tmp_path: Path) -> None:
    scene = setup(tmp_path)
    saved(scene, "Friday")
    scene.choose(MORE)
    saved(scene, " Friday ")
    saved(scene, "Monday")
    kept = SetupFile(tmp_path).all()
    assert list(kept) == ["Friday", "Monday"]
    assert kept["Friday"].points == 33


def test_thrown_away_is_gone(tmp_path: Path) -> None:
    scene = setup(tmp_path)
    for name in ("a", "b", "c"):
        saved(scene, name)
    scene.choose(OPEN)
    scene.choose(drop_ref(1))
    assert scene.shelf_open
    assert list(SetupFile(tmp_path).all()) == ["a", "c"]


def test_a_full_shelf_takes_only_known_names(tmp_path: Path) -> None:
    scene = setup(tmp_path)
    for i in range(MOST + 1):
        saved(scene, f"number {i}")
    assert len(SetupFile(tmp_path).all()) == MOST
    scene.choose(OPEN)
    assert not scene.layout()[SAVE].hot
    check(scene.layout())


def test_what_cannot_be_started_cannot_be_saved(tmp_path: Path) -> None:
    scene = setup(tmp_path)
    for seat in (1, 2, 3):
        scene.choose(seat_spot(seat, "empty"))
    scene.choose(OPEN)
    assert not scene.layout()[SAVE].hot
    scene.choose(SAVE)
    assert SetupFile(tmp_path).all() == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_fits_in_every_language(tmp_path: Path, language: str) -> None:
    scene = setup(tmp_path, language)
    scene.choose(OPEN)
    check(scene.layout())
    scene.choose(CLOSE)
    check(scene.layout())
    for ref in (EXPANSION, seat_spot(4, "bot"), seat_spot(5, "bot"), choice_ref("2x3")):
        scene.choose(ref)
    for i in range(MOST):
        saved(scene, f"W{i}" + "w" * 10)
    scene.choose(OPEN)
    scene.choose(FIELD)
    check(scene.layout())
    assert {ref for ref, spot in scene.layout().items() if spot.hot} == {
        CLOSE,
        FIELD,
        *map(load_ref, range(MOST)),
        *map(drop_ref, range(MOST)),
    }


def test_escape_leaves_the_field_then_the_sheet(tmp_path: Path) -> None:
    scene = setup(tmp_path)
    scene.choose(OPEN)
    scene.choose(FIELD)
    assert scene.key("escape")
    assert scene.shelf_open
    assert scene.key("escape")
    assert not scene.shelf_open
    assert scene.outcome() is None
    scene.choose(START)
    assert scene.outcome() is not None


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\0" * 9, b"[" * 100_000])
def test_a_damaged_file_is_an_empty_shelf(tmp_path: Path, data: bytes) -> None:
    (tmp_path / FILE).write_bytes(data)
    scene = setup(tmp_path)
    scene.choose(OPEN)
    assert load_ref(0) not in scene.layout()
    saved(scene, "new")
    assert list(SetupFile(tmp_path).all()) == ["new"]
    assert (tmp_path / f"{FILE}.bak").read_bytes() == data


def test_a_setup_that_nobody_can_play_is_left_out(tmp_path: Path) -> None:
    scene = setup(tmp_path)
    saved(scene, "good")
    shelf = SetupFile(tmp_path)
    good = shelf.all()["good"]
    shelf.keep("bad", replace(good, players=good.players[:1]))
    assert list(SetupFile(tmp_path).all()) == ["good"]


def test_a_folder_that_cannot_be_written_keeps_for_this_run(tmp_path: Path) -> None:
    scene = setup(tmp_path / "none")
    saved(scene, "Friday")
    scene.choose(OPEN)
    assert place_ref("setup_line0") in scene.layout()


def test_down_from_the_first_mover_leads_to_the_start_and_not_to_the_shelf(tmp_path: Path) -> None:
    layout, focus = setup(tmp_path).layout(), Focus(extents())
    focus.at, focus.shown = FIRST, True
    focus.key(Key("down"), layout)
    assert focus.at == START


def test_a_setup_that_cannot_be_read_costs_no_other_and_stays(tmp_path: Path) -> None:
    saved(setup(tmp_path), "Friday")
    content = msgspec.json.decode((tmp_path / FILE).read_bytes())
    foreign = {**content["Friday"], "players": [{"name": "Q", "kind": "android", "species": "x"}]}
    (tmp_path / FILE).write_bytes(msgspec.json.encode({"Later": foreign, **content}))
    assert list(SetupFile(tmp_path).all()) == ["Friday"]
    saved(setup(tmp_path), "Sunday")
    kept = msgspec.json.decode((tmp_path / FILE).read_bytes())
    assert list(kept) == ["Later", "Friday", "Sunday"]
    assert kept["Later"] == foreign


def test_a_broken_file_of_setups_is_kept_for_good(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"{broken")
    for name in ("Friday", "Sunday", "Monday"):
        saved(setup(tmp_path), name)
    assert list(SetupFile(tmp_path).all()) == ["Friday", "Sunday", "Monday"]
    assert (tmp_path / f"{FILE}.bak").read_bytes() == b"{broken"
