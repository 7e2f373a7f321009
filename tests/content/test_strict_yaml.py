"""The strict reader: nothing is read by accident, every mistake has a line and a remedy."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from agile_unicorn.content import strict_yaml
from agile_unicorn.content.problems import ContentError
from agile_unicorn.content.strict_yaml import LONGEST, load, parse

LOADERS = [yaml.SafeLoader, *([yaml.CSafeLoader] if yaml.__with_libyaml__ else [])]


@pytest.fixture(params=LOADERS, autouse=True)
def _each_loader(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strict_yaml, "_LOADER", request.param)


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("a: no", {"a": "no"}),
        ("a: 1:30", {"a": "1:30"}),
        ("a: +2", {"a": "+2"}),
        ("a: 010", {"a": "010"}),
        ("a: 0x1F", {"a": "0x1F"}),
        ("a: 1e999", {"a": "1e999"}),
        ("a: .nan", {"a": ".nan"}),
        ("a: 2024-01-01", {"a": "2024-01-01"}),
        ("a: 9999999999999999999999", {"a": "9999999999999999999999"}),
        ("a: 12\nb: -3\nc: 0.5", {"a": 12, "b": -3, "c": 0.5}),
        ("a: true\nb: 'true'", {"a": True, "b": "true"}),
        ('"no": "12"', {"no": "12"}),
        ("a: 2 # two\nb: 'x' # y", {"a": 2, "b": "x"}),
        ("a: |\n  one # two\n", {"a": "one # two\n"}),
        ("a: C#\nb: a#b", {"a": "C#", "b": "a#b"}),
        ("a: [1, {b: c}]", {"a": [1, {"b": "c"}]}),
        ("a: Grüße\r\nb: 1\r\n", {"a": "Grüße", "b": 1}),
    ],
)
def test_what_is_meant_is_read(text: str, data: dict[str, object]) -> None:
    assert parse(text.encode(), "f.yaml").data == data


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("a: 1\nb: 2\na: 3", 3, "there twice, first in line 1"),
        ("a:\n\tb: 1", 2, "tab"),
        ("a: 1\nno: 2", 2, "the key no"),
        ("Yes: 2", 1, "the key Yes"),
        ("~: 2", 1, "the key ~"),
        ("1: 2", 1, "the key 1"),
        ("<<: {a: 1}", 1, "the key <<"),
        ("? [a]\n: 2", 1, "a key is not a word"),
        ("a: 1\nname: Bug #1", 2, "after 'Bug' the rest of the line is a comment"),
        ("a: one\n  two # three", 1, "comment"),
        ("a: Hinweis: x", 1, "colon in double quotes"),
        ("a:", 1, "the value is missing"),
        ("a: ~", 1, "the value is missing"),
        ("a: {b: 1\nc: 2", 2, "close the bracket"),
        ("a: 'x", 1, "quot"),
        ("a: @x", 1, "double quotes"),
        ("a: *x", 1, "double quotes"),
        ("a: &x 1\nb: *x", 1, "anchors and tags"),
        ("a: &x {b: 1}\nc: *x", 1, "aliases"),
        ("a: &x {b: *x}", 1, "aliases"),
        ("a: !!python/object:os.system x", 1, "tags"),
        ("a: !!str 3", 1, "tags"),
        ("a: 1\n---\nb: 2", 2, "one document"),
        ("a: " + "[" * 30 + "]" * 30, 1, "nested too deeply"),
        ("a: 1\nb: \0", 2, "invisible character"),
        ("- a", 1, "list of keys"),
        ("word", 1, "list of keys"),
    ],
)
def test_a_mistake_has_a_line_and_a_remedy(text: str, line: int, words: str) -> None:
    with pytest.raises(ContentError) as caught:
        parse(text.encode(), "f.yaml")
    found = [p for p in caught.value.problems if words in str(p)]
    assert found, str(caught.value)
    if "bracket" not in words:  # the two parsers do not agree where it should have been closed
        assert found[0].line == line
    assert all(p.remedy and p.file == "f.yaml" for p in caught.value.problems)
    assert "\n" not in caught.value.brief


def test_all_mistakes_are_told_at_once() -> None:
    text = "a: 1\na: 2\nno: 3\nname: Bug #1\nb:\nc: !!int 3\n"
    with pytest.raises(ContentError) as caught:
        parse(text.encode(), "f.yaml")
    assert [p.line for p in caught.value.problems] == [2, 3, 4, 5, 6]
    assert caught.value.brief.endswith("(and 4 more)")


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        (b"", "list of keys"),
        (b"\xef\xbb\xbfa: 1", "byte order mark"),
        ("a: 1".encode("utf-16"), "byte order mark"),
        (b"a: 1\nb: \xff\xfe", "f.yaml:2: the file is not UTF-8"),
        (b"\0" * (1 << 20), "invisible"),
        (b"a: " + b"[" * 100_000, "nest"),
        (b"#" * (LONGEST + 1), "too long"),
    ],
)
def test_foreign_bytes_are_refused(raw: bytes, words: str) -> None:
    with pytest.raises(ContentError, match=words):
        parse(raw, "f.yaml")


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="cannot be read"):
        load(tmp_path / "none.yaml")
    with pytest.raises(ContentError, match="cannot be read"):
        load(tmp_path)


def test_lines_are_known() -> None:
    document = parse(b"a: 1\nb:\n  c: 2\n  d: [x,\n      y]\n", "f.yaml")
    assert document.line(("b", "c")) == 3
    assert document.line(("b", "d", "1")) == 5
    assert document.line(("b", "unknown")) == 2
    assert document.line(("z",)) == 1


@given(st.text(max_size=60) | st.text(alphabet="ab:#-[]{}'\"\n &*!|>%@\t?,~0123.", max_size=60))
def test_anything_is_read_or_refused(text: str) -> None:
    try:
        document = parse(text.encode("utf-8", "replace"), "f.yaml")
    except ContentError:
        return
    assert all(isinstance(key, str) for key in document.data)
