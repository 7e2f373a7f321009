"""Pictures and files are found, or replaced."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from agile_unicorn.content import resources
from agile_unicorn.content.resources import resource
from agile_unicorn.table.assets import Assets
from agile_unicorn.table.cache import Cache, weight
from agile_unicorn.table.looks import DieLook
from agile_unicorn.table.pieces import Catalog


def test_resources_lie_beside_the_package_in_a_checkout() -> None:
    assert resource("cards.yaml").is_file()
    assert resource("assets", "shared", "fonts", "title.ttf").is_file()


def test_resources_lie_in_the_package_when_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "agile_unicorn" / "_data"
    data.mkdir(parents=True)
    (data / "cards.yaml").touch()
    monkeypatch.setattr(resources, "PACKAGE", tmp_path / "agile_unicorn")
    resources.root.cache_clear()
    try:
        assert resource("assets") == data / "assets"
    finally:
        resources.root.cache_clear()


def test_resources_are_found_from_a_deleted_folder(tmp_path: Path) -> None:
    checkout = str(Path(resources.__file__).parents[2])
    gone = tmp_path / "gone"
    gone.mkdir()
    code = (
        f"import os, sys; sys.path[:] = [p for p in sys.path if p] + [{checkout!r}];"
        f"os.chdir({str(gone)!r}); os.rmdir({str(gone)!r});"
        "from agile_unicorn.content.resources import resource;"
        "sys.exit(not resource('cards.yaml').is_file())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": ""}, check=False
    )
    assert done.returncode == 0


def test_missing_pictures_are_replaced_and_reported_once(
    display: None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assets = Assets("unicorn", tmp_path)
        caplog.clear()
        for _ in range(3):
            assert assets.card("nobody", 1000).width == 772
            assert assets.card("nobody", 100).width < 772
            assert assets.piece("nothing") is None
            assert assets.dice.picture(DieLook(0, 6)).width == 96
            assert assets.wood((300, 200)).size == (300, 200)
    assert len(caplog.records) == 3


def test_broken_files_are_replaced(display: None, tmp_path: Path) -> None:
    cards = tmp_path / "unicorn" / "cards"
    pieces = tmp_path / "shared" / "pieces"
    dice = tmp_path / "shared" / "dice"
    for folder in (cards, pieces, dice):
        folder.mkdir(parents=True)
    (cards / "a.webp").write_bytes(b"RIFF but not really")
    (pieces / "pieces.json").write_text('{"p": {"file": "p.webp", "size": [10, 10]}}')
    (pieces / "p.webp").write_bytes(b"")
    (dice / "dice.json").write_text("[" * 5000)
    assets = Assets("unicorn", tmp_path)
    assert assets.card("a", 100).width > 0
    assert assets.piece("p") is None
    assert assets.dice.picture(DieLook(1, 3)).width > 0


@pytest.mark.parametrize("content", ["", "{", "[]", '{"a": 3}', '{"a": {"file": 1}}', "[" * 9999])
def test_broken_indexes_are_left_out(tmp_path: Path, content: str) -> None:
    (tmp_path / "pieces.json").write_text(content)
    assert list(Catalog.load(tmp_path / "pieces.json")) == []


def test_dice_of_every_colour_face_and_frame(assets: Assets) -> None:
    for colour in (-1, 0, 5, 6, 99):
        for face in range(1, 7):
            for frame in (0, 1, 13, 14, 99):
                assert (
                    assets.dice.picture(DieLook(colour, face, frame=frame, throw=frame)).width > 0
                )


def test_frames_of_a_throw_differ_and_end_in_the_result(assets: Assets) -> None:
    frames = [
        pygame.image.tobytes(assets.dice.picture(DieLook(1, 5, frame=frame)), "RGBA")
        for frame in range(14)
    ]
    assert len(set(frames)) >= 13


def test_dice_are_kept_as_large_as_the_table_needs_them(assets: Assets) -> None:
    look = DieLook(1, 5)
    large = assets.dice.picture(look).width
    assets.dice.fit(1.0)
    assert assets.dice.picture(look).width == round(0.75 * large)
    assets.dice.fit(2.0)
    assert assets.dice.picture(look).width == large


def test_pictures_come_early(display: None, tmp_path: Path) -> None:
    cards = tmp_path / "unicorn" / "cards"
    cards.mkdir(parents=True)
    picture = pygame.Surface((772, 1072), pygame.SRCALPHA)
    picture.fill((10, 200, 10))
    pygame.image.save(picture, cards / "a.png")
    (cards / "a.png").rename(cards / "a.webp")
    assets = Assets("unicorn", tmp_path)
    assets.prefetch(["a", "missing"], dice=[0]).join()
    assert "a" in assets._early
    early = assets.card("a", 100)
    assert early.get_at((100, 100))[:3] == pytest.approx((10, 200, 10), abs=3)
    assert "a" not in assets._early


def test_cache_forgets_the_least_recently_used(display: None) -> None:
    cache = Cache[pygame.Surface](3 * 400, weight)
    for key in "abc":
        cache.get(key, lambda: pygame.Surface((10, 10), depth=32))
    cache.get("a", lambda: pytest.fail("it is kept"))
    cache.get("d", lambda: pygame.Surface((10, 10), depth=32))
    assert "b" not in cache
    assert all(key in cache for key in "acd")
    assert cache.bytes == 1200
