"""Pictures of a match off screen: an earlier run leaves, everything else stays."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pygame
import pytest

from agile_unicorn.album import clear, paste


@pytest.fixture
def png() -> bytes:
    """A small picture."""
    out = BytesIO()
    pygame.image.save(pygame.Surface((3, 2)), out, "picture.png")
    return out.getvalue()


def test_a_signed_picture_is_still_a_picture(tmp_path: Path, png: bytes) -> None:
    path = paste(tmp_path, 1, "title", png)
    assert path.name == "01_title.png"
    assert pygame.image.load(path).size == (3, 2)


def test_only_own_pictures_leave(tmp_path: Path, png: bytes) -> None:
    own = [paste(tmp_path, 1, "title", png), paste(tmp_path, 12, "pitch_remove_member", png)]
    (tmp_path / "02_retro.png").write_bytes(png)  # somebody else's, or edited since
    own[0].rename(tmp_path / "keep_this.png")
    (tmp_path / "03_empty.png").touch()
    (tmp_path / "replay-7.json").write_text("{}")
    (tmp_path / "04_folder.png").mkdir()
    kept = {path.name for path in tmp_path.iterdir()} - {own[1].name}
    clear(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == kept


def test_a_link_to_a_picture_elsewhere_stays(tmp_path: Path, png: bytes) -> None:
    elsewhere, folder = tmp_path / "elsewhere", tmp_path / "folder"
    elsewhere.mkdir()
    folder.mkdir()
    link = folder / "01_title.png"
    link.symlink_to(paste(elsewhere, 1, "title", png))
    clear(folder)
    assert link.is_symlink()
    assert link.exists()
