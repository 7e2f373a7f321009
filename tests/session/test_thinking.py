"""What is told of a bot that failed names no card."""

from __future__ import annotations

from agile_unicorn.session.thinking import place_of


def test_an_error_is_told_by_its_kind_and_place() -> None:
    hidden: dict[str, int] = {}
    try:
        print(hidden["security_hedgehog"])
    except KeyError as error:
        told = place_of(error)
    assert told.startswith("KeyError in test_an_error_is_told_by_its_kind_and_place, line ")
    assert "hedgehog" not in told
