"""Looking through values by the types of their fields, so that a handle is told from a number."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, get_args, get_type_hints

from msgspec import Struct

from agile_unicorn.engine.pieces import Handle, Seat


@cache
def kinds_of_fields(kind: type[Struct]) -> dict[str, str]:
    """For each field that matters ``handle``, ``seat`` or ``inner`` (it may hold structs)."""
    hints = get_type_hints(kind)
    found = {}
    for name in kind.__struct_fields__:
        leaves = set(_leaves(hints[name]))
        if Handle in leaves:
            found[name] = "handle"
        elif Seat in leaves:
            found[name] = "seat"
        elif any(isinstance(leaf, type) and issubclass(leaf, Struct) for leaf in leaves):
            found[name] = "inner"
    return found


def _leaves(hint: Any) -> Iterator[Any]:
    args = get_args(hint)
    if not args:
        yield hint
    for arg in args:
        yield from _leaves(arg)


def flat(value: Any) -> Iterator[Any]:
    """The items of nested tuples, ``None`` left out."""
    if isinstance(value, tuple):
        for item in value:
            yield from flat(item)
    elif value is not None:
        yield value


def handles(thing: Any) -> set[Handle]:
    """Every card that ``thing`` names, in fields declared to hold a handle."""
    found: set[Handle] = set()
    for struct in flat(thing):
        struct_type: type[Struct] = type(struct)
        for name, kind in kinds_of_fields(struct_type).items():
            if kind == "handle":
                found.update(flat(getattr(struct, name)))
            elif kind == "inner":
                found |= handles(getattr(struct, name))
    return found


def shape(value: Any) -> Any:
    """``value`` with every card turned over."""
    return tuple(shape(item) for item in value) if isinstance(value, tuple) else value is None


def outline(struct: Struct) -> Any:
    """What everybody sees of a fact, whatever its faces are: its kind, its seats, its size."""
    rows: list[Any] = [type(struct)]
    for name, kind in kinds_of_fields(type(struct)).items():
        value = getattr(struct, name)
        rows.append((name, value if kind == "seat" else shape(value)))
    return rows
