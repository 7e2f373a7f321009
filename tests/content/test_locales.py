"""Texts: fallbacks, forms, placeholders, and the agreement of all languages."""

from __future__ import annotations

import logging
import shutil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agile_unicorn.content.locales import (
    Language,
    Locales,
    Text,
    Texts,
    disagreements,
    load_language,
    pseudo,
)
from agile_unicorn.content.problems import ContentError
from agile_unicorn.content.resources import resource

SHIPPED = Locales(resource("locales"))


def made(folder: Path, **languages: str) -> Locales:
    for code, text in languages.items():
        (folder / code).mkdir()
        (folder / code / "app.yaml").write_text(text, "utf-8")
    return Locales(folder)


def test_german_and_english_are_there() -> None:
    assert {"de", "en"} <= set(SHIPPED.available())


@pytest.mark.parametrize("code", [c for c in SHIPPED.available() if c != "en"])
def test_languages_agree(code: str) -> None:
    problems = disagreements(SHIPPED.language("en"), SHIPPED.language(code))
    assert not problems, "\n".join(map(str, problems))


def test_no_text_is_empty() -> None:
    for code in SHIPPED.available():
        for key, text in SHIPPED.language(code).texts.items():
            assert text.other.strip(), f"{code}: {key}"
            assert text.other == text.other.strip(), f"{code}: {key}"


def test_placeholders_and_forms(tmp_path: Path) -> None:
    english = 'hi: "Hello {name}"\nbid:\n  one: "1 card of {name}"\n  other: "{n} cards"\n'
    texts = made(tmp_path, en=english).texts("en")
    assert texts("app.hi", name="Ada") == "Hello Ada"
    assert texts("app.hi", name="{name} {0} %s") == "Hello {name} {0} %s"
    assert texts("app.bid", n=1, name="Ada") == "1 card of Ada"
    assert texts("app.bid", n=2, name="Ada") == "2 cards"
    assert texts("app.bid", n=0, name="Ada") == "0 cards"
    assert texts.names("app") == ("hi", "bid")
    assert texts.has("app.hi")
    assert not texts.has("app.ho")


def test_each_missing_text_falls_back_to_english_and_is_logged_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    english, german = SHIPPED.language("en"), SHIPPED.language("de")
    values = {name: "7" for text in english.texts.values() for name in text.placeholders}
    for key in german.texts:
        caplog.clear()
        poorer = {k: text for k, text in german.texts.items() if k != key}
        texts = Texts(Language("de", poorer, german.files), english)
        with caplog.at_level(logging.WARNING):
            first = texts.text(key, **values)
            assert texts.text(key, **values) == first
        assert first == Texts(english, english).text(key, **values)
        assert len(caplog.messages) == 1
        assert key in caplog.messages[0]


def test_a_text_that_is_nowhere_is_its_key(caplog: pytest.LogCaptureFixture) -> None:
    texts = SHIPPED.texts("en")
    assert texts("app.nowhere", name="x") == "app.nowhere"
    assert texts("app.nowhere") == "app.nowhere"
    assert len(caplog.messages) == 1


def test_a_missing_value_stays_visible(caplog: pytest.LogCaptureFixture) -> None:
    texts = Texts(Language("en", {"app.x": Text("{a} {b}")}, {}), Language("en", {}, {}))
    assert texts("app.x", a=1) == "1 {b}"
    assert texts("app.x", a=1) == "1 {b}"
    assert len(caplog.messages) == 1


def test_an_unknown_language_is_english_with_a_notice() -> None:
    for code in ("xx", "../de", "", "DE", "\0"):
        locales = Locales(resource("locales"))
        texts = locales.texts(code)
        assert texts.language == "en"
        assert [n.key for n in locales.notices] == ["app.errors.locale_missing"]
        (notice,) = locales.notices
        assert texts(notice.key, **dict(notice.values))


def test_a_broken_language_is_english_with_a_notice(tmp_path: Path) -> None:
    shutil.copytree(resource("locales"), tmp_path / "locales")
    broken = tmp_path / "locales" / "de" / "unicorn.yaml"
    broken.write_text(broken.read_text("utf-8") + "\ngame: 1\n", "utf-8")
    locales = Locales(tmp_path / "locales")
    assert locales.texts("de").language == "en"
    (notice,) = locales.notices
    assert notice.key == "app.errors.locale_broken"
    assert "unicorn.yaml:" in dict(notice.values)["reason"]


def test_a_file_that_another_language_has_is_missed(tmp_path: Path) -> None:
    shutil.copytree(resource("locales"), tmp_path / "locales")
    (tmp_path / "locales" / "de" / "unicorn.yaml").unlink()
    locales = Locales(tmp_path / "locales")
    assert locales.texts("de").language == "en"
    assert [dict(found.values)["language"] for found in locales.notices] == ["de"]
    with pytest.raises(ContentError, match=r"unicorn\.yaml: there is no such file"):
        locales.language("de")


def test_without_english_there_are_no_texts(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="there are no texts"):
        Locales(tmp_path).texts("de")
    assert Locales(tmp_path / "none").available() == ()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a: 3", "no text"),
        ("a: true", "no text"),
        ("a: [x]", "no text"),
        ('a: "{0}"', "broken placeholder"),
        ('a: "{}"', "broken placeholder"),
        ('a: "{Name}"', "broken placeholder"),
        ('a: "{n.__class__}"', "broken placeholder"),
        ('a: "{n"', "broken placeholder"),
        ("a: {one: 1, other: x}", "no text"),
    ],
)
def test_broken_texts_are_refused(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(ContentError, match=words):
        made(tmp_path, en=text).language("en")


def test_all_broken_files_are_told_at_once(tmp_path: Path) -> None:
    made(tmp_path, en="a: 3\nb: 4")
    (tmp_path / "en" / "unicorn.yaml").write_text("c: 1\nc: 2")
    with pytest.raises(ContentError) as caught:
        load_language(tmp_path / "en")
    assert len(caught.value.problems) == 3


def test_disagreements_have_lines(tmp_path: Path) -> None:
    locales = made(
        tmp_path,
        en='s:\n  a: "x {n}"\n  b: "y"\n  c: {one: "1", other: "2"}\nd: "z"\n',
        de='s:\n  a: "x {m}"\n  c: "2"\ne: "z"\n',
    )
    problems = disagreements(locales.language("en"), locales.language("de"))
    assert [(p.line, p.what) for p in problems] == [
        (1, "the text app.d is missing"),
        (1, "the text app.s.b is missing"),
        (2, "app.s.a has the unknown placeholder {m}"),
        (2, "app.s.a lacks the placeholder {n}"),
        (3, "app.s.c has other forms"),
        (4, "the text app.e is not in 'en'"),
    ]


def test_the_pseudo_language_is_longer_and_keeps_placeholders() -> None:
    english = SHIPPED.texts("en")
    stretched = pseudo(english)
    for key, text in SHIPPED.language("en").texts.items():
        values = {name: f"<{name}>" for name in text.placeholders}
        before, after = english.text(key, **values), stretched.text(key, **values)
        assert len(after) > len(before)
        assert values or len(before) < 20 or len(after) >= len(before) * 1.5
        assert all(value in after for value in values.values() if value in before)


@given(st.dictionaries(st.sampled_from(["n", "name", "card"]), st.text()), st.text())
def test_values_are_never_read_as_patterns(values: dict[str, str], pattern: str) -> None:
    language = Language("en", {"app.x": Text(pattern)}, {})
    result = Texts(language, language).text("app.x", **values)
    if "{" not in pattern:
        assert result == pattern
