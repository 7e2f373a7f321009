"""What the program has to tell once, without stopping: a text of the locales and its values."""

from __future__ import annotations

from msgspec import Struct


class Notice(Struct, frozen=True):
    """``key`` names a text of ``app.yaml``; ``values`` fill its placeholders."""

    key: str
    values: tuple[tuple[str, str], ...] = ()


def notice(key: str, **values: object) -> Notice:
    """A notice with its values."""
    return Notice(key, tuple((name, str(value)) for name, value in values.items()))
