"""Words at 150 % in the smallest window, in a language 60 % longer: nothing leaves its paper."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.shared.desk import Odds, Prompt
from agile_unicorn.scenes.shared.parts import catalog
from agile_unicorn.table.enlarging import set_words
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.looks import GroupLook, Layout, Look, PieceLook
from agile_unicorn.table.sight import PLAIN, Sight, contrasted, lightness, marked
from agile_unicorn.table.typesetting import LEADING
from tests.scenes.checks import (
    LANGUAGES,
    LARGE,
    crowded,
    cut_when_large,
    extents,
    large,
    measure,
    texts_in,
    words_of,
)
from tests.scenes.match_tools import new_scene
from tests.scenes.test_match_layout import layouts


@pytest.fixture
def enlarged() -> Iterator[None]:
    """The table is laid for somebody who wants the largest words."""
    extents().sight = LARGE
    yield
    extents().sight = PLAIN


@pytest.mark.usefixtures("enlarged")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 5])
def test_every_word_of_a_match_is_whole(language: str, seats: int) -> None:
    wrong: set[str] = set()
    for now, layout in layouts(language, seats, seats):
        wrong |= {f"{now}: {text}" for text in cut_when_large(layout)}
    assert not wrong


@pytest.mark.usefixtures("enlarged")
@pytest.mark.parametrize("language", ["de", "pseudo"])
def test_what_is_enlarged_and_the_question_stay_on_the_screen(language: str) -> None:
    for now, layout in layouts(language, 4, 21):
        for ref, spot in layout.items():
            if ref.startswith(("place:zoom", "place:log", "place:menu", "place:question")):
                left, top, width, height = large().bounds(spot)
                assert left >= -1, (now, ref)
                assert top >= -1, (now, ref)
                assert left + width <= 1921, (now, ref)
                assert top + height <= 1081, (now, ref)


def sizes(layout: Layout) -> dict[str, float]:
    """How large words are set, by their text."""
    return {
        text.text: set_words(text, measure).px
        for spot in layout.values()
        for text, _, _ in texts_in(large().seen(spot.look))
        if text.text
    }


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_papers_of_the_table_really_grow(language: str) -> None:
    """The question, its hint, the odds and notices: at least a fifth larger than usual."""
    words = words_of(language)
    stem = "unicorn.prompts.incentive.you"
    asked = Prompt(words(f"{stem}.title"), words(f"{stem}.hint", standing=""))
    odds = Odds(words("unicorn.odds.dice", n=3), words("unicorn.odds.enough"))
    notice = words("app.errors.cannot_save", reason="?")
    layout = {
        **furniture.question(asked, (), large()),
        **furniture.odds_tag(odds, LARGE.text),
        **furniture.notice(notice, LARGE.text),
    }
    assert not crowded(layout)
    found = sizes(layout)
    assert found[asked.title] >= 25 * 1.2
    assert found[asked.hint] >= 17 * 1.2
    assert found[notice] >= 17 * 1.2
    assert found[odds.title] >= 22 * 1.2


@pytest.mark.parametrize("sight", [PLAIN, LARGE])
@pytest.mark.parametrize("title", ["Kurz?", "Auf „Überstunden-Pizza“ reagieren?"])
@pytest.mark.parametrize("hint", ["", "Eine Zeile.", "Ein Zauberstab hebt es auf. " * 4])
def test_a_question_keeps_clear_of_the_edges_of_its_note(
    sight: Sight, title: str, hint: str
) -> None:
    sizes_of = Extents(catalog(), measure, sight)
    look = furniture.question(Prompt(title, hint), (), sizes_of)[furniture.QUESTION].look
    high = sizes_of.size(look)[1]
    blocks = [(y, set_words(text, measure)) for text, _, y in texts_in(sizes_of.seen(look))]
    edges = [
        (y - tall / 2, y + tall / 2)
        for y, block in blocks
        for tall in [len(block.lines) * block.px * LEADING]
    ]
    assert edges[0][0] >= -high / 2 + 10
    assert edges[-1][1] <= high / 2 - 16
    assert all(above[1] <= below[0] for above, below in itertools.pairwise(edges))


def test_usual_words_are_as_they_were() -> None:
    layout, usual = new_scene(seed=2).layout(), extents()
    for spot in layout.values():
        assert usual.seen(spot.look) == marked(spot.look, Sight(marks=False))


def test_marks_can_be_left_out_and_nothing_else() -> None:
    layout = new_scene(seed=2).layout()
    without = Sight(marks=False)
    marks = 0
    for spot in layout.values():
        before, after = _pieces(spot.look), _pieces(marked(spot.look, without))
        marks += sum(name.startswith("seat_mark_") for name in before)
        assert after == [name for name in before if not name.startswith("seat_mark_")]
    assert marks >= 4


def _pieces(look: Look) -> list[str]:
    if isinstance(look, PieceLook):
        return [look.name]
    return [n for p in look.parts for n in _pieces(p.look)] if isinstance(look, GroupLook) else []


def test_with_contrast_all_words_are_dark_or_light() -> None:
    sight = Sight(contrast=True)
    for spot in new_scene(seed=2).layout().values():
        for text, _, _ in texts_in(contrasted(spot.look, sight)):
            light = lightness(text.colour)
            assert light < 0.03 or light > 0.85, text.text


@pytest.mark.parametrize(
    ("colour", "expected"), [("#000000", 0.0), ("#FFFFFF", 1.0), ("#FF0000", 0.2126)]
)
def test_lightness_is_that_of_wcag(colour: str, expected: float) -> None:
    assert lightness(colour) == pytest.approx(expected, abs=1e-4)
