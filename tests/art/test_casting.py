"""No two pictures tell the same story: characters, poses, garments, props and backdrops differ."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
import yaml
from PIL import Image

pytest.importorskip("resvg_py")
pytest.importorskip("scipy")
pytest.importorskip("fontTools")

from art.cards.build import OUTPUT
from art.cards.compose import picture_of
from art.cards.deck import Face, read_faces
from art.cards.poses import POSES

CASTING = Path(__file__).resolve().parents[2] / "art" / "cards" / "casting.yaml"
FIELDS = ("character", "pose", "garment", "prop", "backdrop")

Cast = dict[str, list[str]]


@pytest.fixture(scope="module")
def cast() -> Cast:
    entries: Cast = yaml.safe_load(CASTING.read_text(encoding="utf-8"))
    return entries


@pytest.fixture(scope="module")
def faces() -> dict[str, Face]:
    return read_faces()


def test_every_picture_is_declared(cast: Cast, faces: dict[str, Face]) -> None:
    assert set(cast) == set(faces)
    assert {len(entry) for entry in cast.values()} == {len(FIELDS)}


def test_declared_backdrop_is_the_one_that_is_drawn(cast: Cast) -> None:
    for key, entry in cast.items():
        drawn = picture_of(key).backdrop.__qualname__.split(".")[0].lstrip("_")
        assert drawn == entry[4], key


def test_two_pictures_share_at_most_one_trait(cast: Cast) -> None:
    for (one, first), (other, second) in combinations(cast.items(), 2):
        shared = [f for f, a, b in zip(FIELDS, first, second, strict=True) if a == b]
        assert len(shared) < 2, (one, other, shared)


def test_a_prop_carries_one_joke_only(cast: Cast) -> None:
    props = [entry[3] for entry in cast.values()]
    assert sorted(props) == sorted(set(props))


@pytest.mark.parametrize("role", ["cto", "noob"])
def test_start_cards_are_different_animals(role: str, cast: Cast, faces: dict[str, Face]) -> None:
    entries = [cast[key] for key in faces if key.startswith(f"{role}_")]
    assert len(entries) == 6
    for field in range(4):
        assert len({entry[field] for entry in entries}) == 6, FIELDS[field]


def test_the_deck_is_varied(cast: Cast) -> None:
    assert len({entry[0] for entry in cast.values()}) >= 24
    assert len({entry[4] for entry in cast.values()}) >= 16
    assert len(POSES) >= 8


def test_no_two_pictures_look_alike_from_afar(faces: dict[str, Face]) -> None:
    small = {}
    for key in faces:
        with Image.open(OUTPUT / f"{key}.webp") as face:
            window = face.convert("RGB").crop((60, 60, 712, 650))
            small[key] = np.asarray(window.resize((12, 11)), np.float32)
    for one, other in combinations(small, 2):
        assert np.abs(small[one] - small[other]).mean() > 12, (one, other)
