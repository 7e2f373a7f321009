"""The one reader of YAML.  It takes less than YAML allows, so that nothing is read by accident.

Keys are text, once each, and never one of the words that YAML 1.1 takes for a truth value.
Plain text stays text: ``no``, ``1:30`` and ``+2`` are not numbers or truth values.  Only whole
numbers as ``12`` and ``-3``, decimals as ``0.5``, and ``true`` and ``false`` are more than text.
No anchors, no tags, no second document, no empty values.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import yaml
from msgspec import Struct

from agile_unicorn.content.files import read_at_most
from agile_unicorn.content.problems import ContentError, Problem

Where = tuple[str, ...]
"""The way to a value: the keys, and numbers as text in lists."""

LONGEST: Final = 1 << 20
"""Bytes of the longest file that is looked at."""

DEEPEST: Final = 20
"""Levels of nesting."""

_LOADER: Final = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader
_WHOLE: Final = re.compile(r"-?(0|[1-9][0-9]{0,17})")
_DECIMAL: Final = re.compile(r"-?(0|[1-9][0-9]{0,17})\.[0-9]{1,17}")
_TRAPS: Final = frozenset(("y", "n", "yes", "no", "on", "off", "true", "false", "null", "~", "<<"))
_BREAK: Final = re.compile("\r\n|[\n\r\x85\u2028\u2029]")
_QUOTE: Final = "put the text in double quotes"


class Document(Struct, frozen=True):
    """A file as plain data; ``lines`` tells for each value, and each key, where it stands."""

    file: str
    data: dict[str, object]
    lines: Mapping[Where, int]

    def line(self, where: Where) -> int:
        """The line of ``where``, or of what it is in."""
        while where and where not in self.lines:
            where = where[:-1]
        return self.lines.get(where, 1)

    def problem(self, where: Where, what: str, remedy: str) -> Problem:
        """A mistake at ``where``."""
        return Problem(self.file, self.line(where), what, remedy)


def load(path: Path) -> Document:
    """The mapping in the file at ``path``; :exc:`ContentError` with all mistakes at once."""
    try:
        raw = read_at_most(path, LONGEST)
    except (OSError, ValueError) as error:  # a path may be one that no system takes
        reason = getattr(error, "strerror", None) or str(error)
        problem = Problem(str(path), 0, f"cannot be read: {reason}", "put the file there")
        raise ContentError([problem]) from None
    return parse(raw, str(path))


def parse(raw: bytes, file: str) -> Document:
    """As :func:`load`, from bytes; ``file`` is only for the messages."""
    text = _decoded(raw, file)
    reader = _Reader(file, text)
    try:
        node = yaml.compose(text, Loader=_LOADER)
    except yaml.YAMLError as error:
        raise ContentError([_syntax(error, file)]) from None
    except RecursionError:
        raise ContentError([_too_deep(file, 0)]) from None
    if not isinstance(node, yaml.MappingNode):
        line = node.start_mark.line + 1 if node else 0
        problem = Problem(file, line, "this is no list of keys and values", "begin with a key")
        raise ContentError([problem])
    data = reader.mapping(node, ())
    if reader.problems:
        raise ContentError(reader.problems)
    return Document(file, data, reader.lines)


def _decoded(raw: bytes, file: str) -> str:
    """The text of ``raw``, which has to be plain UTF-8."""

    def refused(line: int, what: str, remedy: str) -> ContentError:
        return ContentError([Problem(file, line, what, remedy)])

    save = "save it as UTF-8 without a byte order mark"
    if len(raw) > LONGEST:
        raise refused(0, "the file is far too long", "restore the file that came with the game")
    if raw.startswith((b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")):
        raise refused(1, "the file begins with a byte order mark", save)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise refused(line, "the file is not UTF-8 here", save) from None
    for number, line_text in enumerate(text.split("\n"), 1):
        if line_text[: len(line_text) - len(line_text.lstrip())].count("\t"):
            raise refused(number, "a tab in the indentation", "indent with blanks only")
        if found := re.search("[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufeff]", line_text):
            raise refused(number, f"the invisible character {ord(found[0]):#04x}", "remove it")
    return text


def _syntax(error: yaml.YAMLError, file: str) -> Problem:
    """What the parser said, as a problem."""
    mark = getattr(error, "problem_mark", None)
    what = str(getattr(error, "problem", None) or "the file cannot be read")
    remedies = {
        "mapping values are not allowed": "put a text with a colon in double quotes",
        "could not find expected ':'": "put a colon and a blank after the key",
        "cannot start any token": _QUOTE,
        "undefined alias": _QUOTE,
        "but found another document": "keep one document in a file, without ---",
        "expected ',' or": "close the bracket, or put a comma between the parts",
        "end of stream": "close the quotation mark",
    }
    remedy = next((r for part, r in remedies.items() if part in what), "mend this line")
    return Problem(file, mark.line + 1 if mark else 0, what, remedy)


def _too_deep(file: str, line: int) -> Problem:
    return Problem(file, line, "nested too deeply", f"stay within {DEEPEST} levels")


class _Reader:
    """Turns nodes into plain data and collects what is wrong with them."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.source = _BREAK.split(text)
        self.lines: dict[Where, int] = {}
        self.problems: list[Problem] = []
        self.seen: set[int] = set()

    def wrong(self, node: yaml.Node, what: str, remedy: str) -> None:
        """Collect a mistake at ``node``."""
        self.problems.append(Problem(self.file, node.start_mark.line + 1, what, remedy))

    def value(self, node: yaml.Node, where: Where) -> object:
        """``node`` as plain data."""
        self.lines.setdefault(where, node.start_mark.line + 1)
        if len(where) > DEEPEST:
            self.problems.append(_too_deep(self.file, node.start_mark.line + 1))
            return ""
        if id(node) in self.seen:
            self.wrong(node, "aliases are not allowed", f"repeat the value, or {_QUOTE}")
            return ""
        self.seen.add(id(node))
        if isinstance(node, yaml.MappingNode):
            return self.mapping(node, where)
        if isinstance(node, yaml.SequenceNode):
            self._no_extras(node)
            each = enumerate(node.value)
            return [self.value(item, (*where, str(index))) for index, item in each]
        assert isinstance(node, yaml.ScalarNode)
        return self._scalar(node)

    def mapping(self, node: yaml.MappingNode, where: Where) -> dict[str, object]:
        """The keys and values of ``node``."""
        self._no_extras(node)
        result: dict[str, object] = {}
        for key_node, value_node in node.value:
            key = self._key(key_node)
            if key is None:
                continue
            here = (*where, key)
            if key in result:
                first = self.lines[here]
                what = f"the key {key!r} is there twice, first in line {first}"
                self.wrong(key_node, what, "remove or rename one of them")
                continue
            self.lines[here] = key_node.start_mark.line + 1
            result[key] = self.value(value_node, here)
        return result

    def _key(self, node: yaml.Node) -> str | None:
        if not isinstance(node, yaml.ScalarNode) or not node.value:
            self.wrong(node, "a key is not a word", "write a plain word before the colon")
            return None
        text: str = node.value
        plain = not node.style
        if plain and (text.lower() in _TRAPS or _WHOLE.fullmatch(text)):
            what = f"the key {text} means something else to many programs"
            self.wrong(node, what, "choose another key or put it in double quotes")
            return None
        return text

    def _scalar(self, node: yaml.ScalarNode) -> object:
        text: str = node.value
        self._no_extras(node)
        if node.style:
            return text
        if not text or text == "~":
            self.wrong(node, "the value is missing", "write a value, or remove the key")
            return ""
        if text in ("true", "false"):
            return text == "true"
        if _WHOLE.fullmatch(text):
            return int(text)
        if _DECIMAL.fullmatch(text):
            return float(text)
        self._no_comment(node)
        return text

    def _no_comment(self, node: yaml.ScalarNode) -> None:
        """``Bug #1`` without quotes would be read as ``Bug``."""
        end = node.end_mark
        rest = self.source[end.line][end.column :] if end.line < len(self.source) else ""
        if rest.lstrip(" ").startswith("#"):
            what = f"after {node.value!r} the rest of the line is a comment"
            self.wrong(node, what, f"{_QUOTE}, or give the comment its own line")

    def _no_extras(self, node: yaml.Node) -> None:
        """``&name`` and ``!tag`` say more than is meant to be said here."""
        start = node.start_mark
        row = self.source[start.line] if start.line < len(self.source) else ""
        if row[start.column : start.column + 1] in ("&", "!"):
            self.wrong(node, "anchors and tags are not allowed", f"remove it, or {_QUOTE}")
