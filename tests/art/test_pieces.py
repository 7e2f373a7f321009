"""The pieces as they are committed agree with their index, and every animal is complete."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

pytest.importorskip("scipy")
pytest.importorskip("resvg_py")

from PIL import Image

from agile_unicorn.scenes.shared.desk import SPECIES
from art.pieces.animals import ANIMALS
from art.pieces.catalogue import index, pieces
from art.pieces.moods import Mood
from art.pieces.sheet import printed
from art.table.cloths import CHOICE
from art.table.zones import MATCH, SCENES

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "shared" / "pieces"
TABLE = FOLDER.parent / "table"
INDEX: dict[str, dict[str, Any]] = json.loads((FOLDER / "pieces.json").read_text("utf-8"))
SCALE = 2


def _picture(name: str) -> NDArray[np.float64]:
    with Image.open(FOLDER / INDEX[name]["file"]) as image:
        return np.asarray(image.convert("RGBA"), np.float64)


def test_index_is_that_of_the_catalogue() -> None:
    assert json.loads(json.dumps(index())) == INDEX


def test_sizes_agree_with_the_files() -> None:
    for name, entry in INDEX.items():
        with Image.open(FOLDER / entry["file"]) as image:
            assert image.size == (entry["size"][0] * SCALE, entry["size"][1] * SCALE), name


def test_no_picture_is_an_orphan() -> None:
    told = {(FOLDER / entry["file"]).resolve() for entry in INDEX.values()}
    found = {*FOLDER.glob("*.webp"), *TABLE.glob("mat_*.webp")}
    assert {path.resolve() for path in found} == told


def test_slots_lie_inside_their_pieces() -> None:
    for name, entry in INDEX.items():
        width, height = entry["size"]
        for slot, (x, y, w, h) in entry.get("text", {}).items():
            portrait = slot == "portrait"
            assert x >= 0, (name, slot)
            assert y >= (-height if portrait else 0), (name, slot)
            assert x + w <= width, (name, slot)
            assert y + h <= height, (name, slot)
            assert w >= 0, (name, slot)
            assert h >= 0, (name, slot)


def test_slices_leave_a_middle() -> None:
    for name, entry in INDEX.items():
        if "slice" in entry:
            left, top, right, bottom = entry["slice"]
            assert left + right < entry["size"][0], name
            assert top + bottom < entry["size"][1], name


@pytest.mark.parametrize("name", ["portrait_fox", "portrait_panda_sad", "total_0", "target_coral"])
def test_picture_is_what_is_drawn_today(name: str) -> None:
    piece = next(piece for piece in pieces() if piece.name == name)
    drawn = np.asarray(printed(piece), np.float64) * 255
    kept = _picture(name)
    assert np.abs(drawn[..., 3] - kept[..., 3]).mean() < 1.0
    cover = np.minimum(drawn[..., 3:], kept[..., 3:]) / 255
    assert (np.abs(drawn[..., :3] - kept[..., :3]) * cover).mean() < 3.0


def test_animals_of_the_game_have_portraits() -> None:
    assert set(SPECIES) == set(ANIMALS)


@pytest.mark.parametrize("species", ANIMALS)
def test_animal_is_complete(species: str) -> None:
    moods = {f"portrait_{species}_{mood}" for mood in Mood if mood is not Mood.CALM}
    assert moods | {f"portrait_{species}", f"portrait_{species}_big", f"winner_{species}"} <= set(
        INDEX
    )


@pytest.mark.parametrize("species", ANIMALS)
def test_moods_differ_without_a_jump(species: str) -> None:
    calm = _picture(f"portrait_{species}")
    for mood in Mood:
        if mood is Mood.CALM:
            continue
        face = _picture(f"portrait_{species}_{mood}")
        assert np.abs(face[..., :3] - calm[..., :3]).mean() > 0.5, mood
        assert np.abs(face[..., 3] - calm[..., 3]).mean() < 1.0, mood


def test_every_scene_has_its_mat_and_matches_may_choose() -> None:
    mats = {name for name in INDEX if name.startswith("mat_")}
    chosen = {f"mat_{scene}_{cloth}" for scene in MATCH for cloth in CHOICE}
    assert mats == {f"mat_{scene}" for scene in SCENES} | chosen
    assert {f"swatch_{name}" for name in ("petrol", *CHOICE)} <= set(INDEX)
    assert len({tuple(INDEX[name]["at"]) for name in mats}) == 1
