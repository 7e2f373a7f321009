"""What went wrong behind the table is told on it, once and in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from agile_unicorn.app import Program, start
from agile_unicorn.desktop import Desktop
from agile_unicorn.engine.pieces import place_ref
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.unicorn.title import CONTINUE, TitleScene
from agile_unicorn.table.window import Window
from tests.scenes.checks import LANGUAGES, check, texts_in, words_of


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """The game's own files, and a folder of its own for those of the user."""
    return start("en", tmp_path)


def test_a_save_that_cannot_be_read_is_kept_and_told(program: Program) -> None:
    assert program.autosave is not None
    program.autosave.write_bytes(b"from another time")
    desktop = Desktop(program, Window((1024, 640)), None)
    record, trouble = desktop._saved()
    assert record is None
    assert trouble == program.texts("app.title.continue_none.trouble")
    kept = program.autosave.with_suffix(".unread")
    assert kept.read_bytes() == b"from another time"
    assert desktop._saved() == (None, "")


def test_no_save_is_no_trouble(program: Program) -> None:
    assert Desktop(program, Window((1024, 640)), None)._saved() == (None, "")


NONE = "app.title.continue_none"


@pytest.mark.parametrize("key", [f"{NONE}.trouble", f"{NONE}.elsewhere", "app.replay.nowhere"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_tells_why_nothing_goes_on(language: str, key: str) -> None:
    words = words_of(language)
    trouble = words(key)
    layout = TitleScene(words, language, trouble=trouble).layout()
    check(layout, stacked=True)
    assert trouble in [text.text for text, _, _ in texts_in(layout[CONTINUE].look)]
    assert not layout[CONTINUE].hot


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_notice_lies_on_the_table(language: str) -> None:
    text = words_of(language)("app.errors.cannot_save", reason="No space left on device")
    spots = furniture.notice(text)
    check(spots)
    look = spots[place_ref("notice")].look
    assert [found.text for found, _, _ in texts_in(look)] == [text]
    assert furniture.notice("") == {}
