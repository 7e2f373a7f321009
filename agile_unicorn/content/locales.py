"""Texts for players in several languages.

A language is a folder with the same files as ``en``.  A text is named by file and keys:
``unicorn.log.bid`` stands in ``unicorn.yaml`` below ``log``.  ``{name}`` is a placeholder; of a
text with the two forms ``one`` and ``other`` the number ``n`` chooses one.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from agile_unicorn.content.notices import Notice, notice
from agile_unicorn.content.problems import ContentError, Problem
from agile_unicorn.content.strict_yaml import Document, Where, load

FALLBACK: Final = "en"
_CODE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]+)*")
_PLACEHOLDER: Final = re.compile(r"\{([a-z][a-z0-9_]*)\}")
_FORMS: Final = frozenset(("one", "other"))

log = logging.getLogger(__name__)


class Text(Struct, frozen=True):
    """One text; ``one`` is its form for ``n`` = 1, if it has two forms."""

    other: str
    one: str | None = None

    @property
    def placeholders(self) -> frozenset[str]:
        """The names in braces, of both forms together."""
        return frozenset(_PLACEHOLDER.findall(f"{self.other} {self.one or ''}"))


class Language(Struct, frozen=True):
    """All texts of one folder; ``files`` remember where they stand."""

    code: str
    texts: Mapping[str, Text]
    files: Mapping[str, Document]

    def problem(self, key: str, what: str, remedy: str) -> Problem:
        """A mistake at the text ``key``."""
        file, *where = key.split(".")
        return self.files[file].problem(tuple(where), what, remedy)


class Texts:
    """One language, with English behind it for what is missing."""

    def __init__(self, language: Language, fallback: Language) -> None:
        self.language = language.code
        self._texts = language.texts
        self._fallback = fallback.texts
        self._missed: set[str] = set()

    def text(self, key: str, /, **values: object) -> str:
        """The text called ``key``, with ``values`` for its placeholders.

        A missing text is taken from English, else it is its own key; either is logged once.
        """
        text = self._texts.get(key)
        if text is None:
            self._miss(key, f"the text {key} is missing in {self.language!r}")
            text = self._fallback.get(key) or Text(key)
        pattern = text.one if text.one is not None and values.get("n") == 1 else text.other
        if "{" not in pattern:
            return pattern

        def filled(found: re.Match[str]) -> str:
            name = found[1]
            if name not in values:
                self._miss(f"{key}/{name}", f"the text {key} has no value for {name!r}")
                return found[0]
            return str(values[name])

        return _PLACEHOLDER.sub(filled, pattern)

    __call__ = text

    def has(self, key: str) -> bool:
        """Whether there is such a text, be it in English."""
        return key in self._texts or key in self._fallback

    def names(self, section: str) -> tuple[str, ...]:
        """The keys right below ``section``, in the order of the file."""
        start = f"{section}."
        keys = (*self._texts, *self._fallback)
        found = (key[len(start) :].split(".")[0] for key in keys if key.startswith(start))
        return tuple(dict.fromkeys(found))

    def _miss(self, key: str, message: str) -> None:
        if key not in self._missed:
            self._missed.add(key)
            log.warning(message)


class Locales:
    """The folder of all languages."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.notices: list[Notice] = []

    def available(self) -> tuple[str, ...]:
        """The codes of all languages, in order."""
        try:
            folders = sorted(path.name for path in self._folder.iterdir() if path.is_dir())
        except OSError:
            return ()
        return tuple(name for name in folders if _CODE.fullmatch(name))

    def texts(self, code: str) -> Texts:
        """The language ``code``, or English and a notice if it cannot be used.

        :exc:`ContentError` if English cannot be used either.
        """
        fallback = self.language(FALLBACK)
        if code == FALLBACK:
            return Texts(fallback, fallback)
        if code not in self.available():
            self.notices.append(notice("app.errors.locale_missing", language=code))
            return Texts(fallback, fallback)
        try:
            return Texts(self.language(code), fallback)
        except ContentError as error:
            self.notices.append(
                notice("app.errors.locale_broken", language=code, reason=error.brief)
            )
            return Texts(fallback, fallback)

    def language(self, code: str) -> Language:
        """All texts of ``code``; :exc:`ContentError` with all mistakes at once."""
        return load_language(self._folder / code)


@cache
def load_language(folder: Path) -> Language:
    """All texts in the files of ``folder``; :exc:`ContentError` with all mistakes at once.

    A file that the folder of another language has is needed here too.
    """
    problems: list[Problem] = []
    texts: dict[str, Text] = {}
    files: dict[str, Document] = {}
    for path in sorted(folder.glob("*.yaml")):
        try:
            document = files[path.stem] = load(path)
        except ContentError as error:
            problems += error.problems
            continue
        _collect(document, (), document.data, path.stem, texts, problems)
    wanted = {path.name for path in folder.parent.glob("*/*.yaml")}
    for name in sorted(wanted - {path.name for path in folder.glob("*.yaml")}):
        remedy = "put it back; another language has it"
        problems.append(Problem(str(folder / name), 0, "there is no such file", remedy))
    if not files and not problems:
        remedy = "put the files with the texts there"
        problems.append(Problem(str(folder), 0, "there are no texts", remedy))
    if problems:
        raise ContentError(problems)
    return Language(folder.name, texts, files)


def _collect(
    document: Document,
    where: Where,
    section: Mapping[str, object],
    prefix: str,
    texts: dict[str, Text],
    problems: list[Problem],
) -> None:
    """Flatten ``section`` into ``texts``."""
    for key, value in section.items():
        here, name = (*where, key), f"{prefix}.{key}"
        if isinstance(value, dict) and value.keys() == _FORMS:
            forms = [_checked(document, (*here, form), value[form], problems) for form in value]
            pair = dict(zip(value, forms, strict=True))
            texts[name] = Text(pair["other"], pair["one"])
        elif isinstance(value, dict):
            _collect(document, here, value, name, texts, problems)
        else:
            texts[name] = Text(_checked(document, here, value, problems))


def _checked(document: Document, where: Where, value: object, problems: list[Problem]) -> str:
    """``value`` if it is a text with proper placeholders."""
    if not isinstance(value, str):
        what = f"{where[-1]} is {value!r} and no text"
        problems.append(document.problem(where, what, "put it in double quotes"))
        return ""
    rest = _PLACEHOLDER.sub("", value)
    if "{" in rest or "}" in rest:
        remedy = "write it as {name}, in small letters"
        problems.append(document.problem(where, f"a broken placeholder in {value!r}", remedy))
    return value


def disagreements(reference: Language, other: Language) -> tuple[Problem, ...]:
    """Where ``other`` differs from ``reference`` in files, keys, forms or placeholders."""
    problems = [
        Problem(other.code, 0, f"the file {name}.yaml is missing", "translate it")
        for name in reference.files.keys() - other.files.keys()
    ]
    for key, text in reference.texts.items():
        if key in other.texts:
            problems += _differences(reference, other, key)
        elif key.split(".")[0] in other.files:
            remedy = f"translate {text.other!r}"
            problems.append(other.problem(key, f"the text {key} is missing", remedy))
    for key in other.texts.keys() - reference.texts.keys():
        what = f"the text {key} is not in {reference.code!r}"
        problems.append(other.problem(key, what, "remove it, or add it there"))
    return tuple(sorted(problems))


def _differences(reference: Language, other: Language, key: str) -> list[Problem]:
    """What is not as it should be about one text."""
    theirs, mine = reference.texts[key], other.texts[key]
    problems = []
    if (mine.one is None) != (theirs.one is None):
        remedy = f"write it as in {reference.code!r}"
        problems.append(other.problem(key, f"{key} has other forms", remedy))
    for lost in sorted(theirs.placeholders - mine.placeholders):
        what = f"{key} lacks the placeholder {{{lost}}}"
        problems.append(other.problem(key, what, "add it"))
    for extra in sorted(mine.placeholders - theirs.placeholders):
        what = f"{key} has the unknown placeholder {{{extra}}}"
        problems.append(other.problem(key, what, "remove it"))
    return problems


def pseudo(texts: Texts, longer: float = 0.6) -> Texts:
    """A made-up language: accents on vowels, and ``longer`` by that share; for tests of layouts."""
    table = str.maketrans("aeiouAEIOUcnsCNS", "áéíóúÁÉÍÓÚçñšÇÑŠ")

    def stretched(pattern: str) -> str:
        parts = re.split(r"(\{[a-z0-9_]+\})", pattern)
        words = "".join(part if part.startswith("{") else part.translate(table) for part in parts)
        room = round(len(_PLACEHOLDER.sub("", pattern)) * longer)
        filler = "lorem ipsum dolor sit amet " * (room // 27 + 1)
        return f"[{words} {filler[: max(0, room - 3)].strip()}]" if words else words

    made = {
        key: Text(stretched(text.other), None if text.one is None else stretched(text.one))
        for key, text in {**texts._fallback, **texts._texts}.items()
    }
    language = Language("xx", made, {})
    return Texts(language, language)
