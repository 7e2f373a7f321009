"""``cards.yaml`` as the deck of Agile Unicorn; every mistake with its line, all at once."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final, get_type_hints

import msgspec

from agile_unicorn.content.cards import SECTION, Row, rows
from agile_unicorn.content.locales import Locales
from agile_unicorn.content.problems import ContentError, Problem
from agile_unicorn.content.strict_yaml import Document, load
from agile_unicorn.games.unicorn.cards import Box, CardKind, Deck, only
from agile_unicorn.games.unicorn.setup import (
    EDITIONS,
    LENGTHS,
    MAX_CARDS,
    MAX_COPIES,
    MAX_SEATS,
    MIN_SEATS,
    Setup,
    UnplayableSetup,
    check,
    flaws,
)

_REMEDY: Final = {
    "family": "write story, team, incentive or event",
    "copies": f"write a whole number from 1 to {MAX_COPIES}",
    "value": "write a whole number from 1 to 40; the box has 3, 5, 8, 13 and 20",
    "dice": "write a whole number from 1 to 4",
    "modifier": "write a whole number from -3 to 4, or leave it out instead of 0",
    "role": "write cto (3 dice) or noob (1 die), both without a modifier, or leave it out",
    "bonus": "write a whole number from 1 to 5",
    "effect": "write points, dice, skip, wand, add_member, remove_member, bomb, all_in or sabotage"
    " for an event, reroll for an incentive",
    "box": "write base or enterprise_ekstase, or leave it out",
    "amount": "write it for points (-5 to 5) and dice (-2 to 2) only, and never 0",
}
_FIELDS: Final[dict[str, tuple[frozenset[str], frozenset[str]]]] = {
    "story": (frozenset(("value",)), frozenset()),
    "team": (frozenset(("dice",)), frozenset(("modifier", "role"))),
    "incentive": (frozenset(), frozenset(("bonus", "effect"))),
    "event": (frozenset(("effect",)), frozenset(("amount",))),
}
"""Needed and possible fields of each family, besides ``family`` and ``copies``."""


def load_deck(path: Path, *boxes: Box) -> Deck:
    """The cards of ``boxes`` (the base box) in the file at ``path``.

    :exc:`ContentError` with all mistakes of the file, whatever box they are in.
    """
    document = load(path)
    found, problems = rows(document)
    if len(found) > MAX_CARDS:
        raise ContentError([_too_many(document, len(found))])
    deck, more = _kinds(document, found)
    problems += more
    if not problems:
        problems += tuple(_unplayable(only(deck, "base"), document))
        copies = sum(kind.copies for kind in deck)
        problems += (_too_many(document, copies),) if copies > MAX_CARDS else ()
    if problems:
        raise ContentError(problems)
    return only(deck, *(boxes or ("base",)))


def _too_many(document: Document, cards: int) -> Problem:
    what = f"{cards} cards are too many"
    return document.problem((SECTION,), what, f"stay within {MAX_CARDS} cards")


def translations(path: Path, deck: Deck, locales: Locales) -> tuple[Problem, ...]:
    """Cards of ``deck`` without a name or a caption in one of the languages."""
    document = load(path)
    problems = []
    for code in locales.available():
        texts = locales.language(code).texts
        for kind in deck:
            for part in ("name", "caption"):
                key = f"unicorn.cards.{kind.key}.{part}"
                if key not in texts:
                    what = f"{kind.key} has no {part} in {code!r}"
                    remedy = f"add {part} below cards: {kind.key}: in locales/{code}/unicorn.yaml"
                    problems.append(document.problem((SECTION, kind.key), what, remedy))
    return tuple(problems)


def _kinds(document: Document, found: Iterable[Row]) -> tuple[Deck, tuple[Problem, ...]]:
    """The rows that are cards, and what is wrong with the others."""
    deck: list[CardKind] = []
    problems: list[Problem] = []
    for row in found:
        wrong = _wrong_fields(document, row)
        if not wrong:
            kind = msgspec.convert({"key": row.key, **row.fields}, CardKind)
            wrong = _wrong_values(document, kind)
            deck.append(kind)
        problems += wrong
    return tuple(deck), tuple(problems)


def _wrong_fields(document: Document, row: Row) -> list[Problem]:
    """Fields that are unknown, missing, of a wrong type or of another family."""
    types = get_type_hints(CardKind)
    wrong = []
    for name, value in row.fields.items():
        where = (SECTION, row.key, name)
        if name == "key" or name not in types:
            remedy = f"the fields are {', '.join(_REMEDY)}"
            wrong.append(document.problem(where, f"{row.key}: unknown field {name!r}", remedy))
            continue
        try:
            msgspec.convert(value, types[name])
        except msgspec.ValidationError:
            what = f"{row.key}: {name} cannot be {value!r}"
            wrong.append(document.problem(where, what, _REMEDY[name]))
    family = row.fields.get("family")
    needed, possible = _FIELDS.get(str(family), (frozenset(), frozenset(_REMEDY)))
    for name in sorted((needed | {"family", "copies"}) - row.fields.keys()):
        what = f"{row.key}: {name} is missing"
        wrong.append(document.problem((SECTION, row.key), what, _REMEDY[name]))
    for name in sorted(row.fields.keys() & _REMEDY.keys() - needed - possible):
        if name not in ("family", "copies", "box"):
            what = f"{row.key}: a card of the family {family} has no {name}"
            wrong.append(document.problem((SECTION, row.key, name), what, "remove it"))
    return wrong


def _wrong_values(document: Document, kind: CardKind) -> list[Problem]:
    """Values of the right type that no card can have."""
    return [
        document.problem(
            (SECTION, kind.key, name),
            f"{kind.key}: {name} cannot be {getattr(kind, name)!r}",
            _REMEDY[name],
        )
        for name in flaws(kind)
    ]


def _unplayable(deck: Deck, document: Document) -> Iterable[Problem]:
    """What the deck as a whole lacks for some number of seats."""
    lacks: set[str] = set()
    for edition, rules in EDITIONS.items():
        for seats in range(MIN_SEATS, MAX_SEATS + 1):
            try:
                check(Setup(seats, deck, max(LENGTHS.values()), edition, rules))
            except UnplayableSetup as error:
                lacks.update(str(error).split("; "))
    for lack in sorted(lacks):
        yield Problem(document.file, 0, lack, "add cards or copies of that kind")


def summary(deck: Deck) -> str:
    """How many cards there are, by family."""
    lines = []
    for family in _FIELDS:
        kinds = [kind for kind in deck if kind.family == family]
        copies = sum(kind.copies for kind in kinds)
        lines.append(f"{family:<10} {copies:>4} cards {len(kinds):>4} keys")
    copies = sum(kind.copies for kind in deck)
    return "\n".join([*lines, f"{'all':<10} {copies:>4} cards {len(deck):>4} keys"])
