"""A match as text: every move, and under it every fact, with the keys of the cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct

from agile_unicorn.engine.moves import Over, Shuffled
from agile_unicorn.games.unicorn.cards import Catalogue
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.setup import Setup
from tests.support.chance import playout
from tests.support.structs import kinds_of_fields

NAMES = ("anna", "ben", "cleo", "dora", "emil", "fritz")


def tell(setup: Setup, seed: int) -> str:
    """A match by chance under ``setup``; the same text for the same seed, for ever."""
    return "\n".join(_lines(setup, seed)) + "\n"


def _lines(setup: Setup, seed: int) -> Iterator[str]:
    game = UnicornGame()
    cards = game.new(setup).cards
    players = f"{setup.seats} players, {setup.points} points"
    yield f"Agile Unicorn {setup.edition}, {players}, seed {seed}"
    state = None
    for _, move, step in playout(game, setup, Random(seed)):
        yield f"{_name(move.by)}: {_words(cards, move.action)}"
        yield from (f"    {_words(cards, fact)}" for fact, _ in step.beats)
        state = step.state
    assert state is not None
    over = game.pending(state)
    assert isinstance(over, Over)
    places = [" and ".join(map(_name, place)) for place in over.ranking]
    yield f"ranking: {', '.join(places)}"
    for seat in range(setup.seats):
        view = game.observe(state, None).seats[seat]
        rows = (view.stories, view.team or (), view.incentives or ())
        owned = "; ".join(_value(cards, "handle", row) for row in rows)
        yield f"{_name(seat)} owns {owned}; events {_value(cards, 'handle', state.hand[seat])}"


def _name(seat: int) -> str:
    return NAMES[seat] if seat >= 0 else "chance"


def _words(cards: Catalogue, thing: Struct) -> str:
    if isinstance(thing, Shuffled):
        return f"Shuffled {len(thing.order)} cards"
    kinds = kinds_of_fields(type(thing))
    fields = [
        f"{name}={_value(cards, kinds.get(name), getattr(thing, name))}"
        for name in thing.__struct_fields__
    ]
    return " ".join([type(thing).__name__, *fields])


def _value(cards: Catalogue, kind: str | None, value: Any) -> str:
    if isinstance(value, (tuple, list)):
        return f"({', '.join(_value(cards, kind, item) for item in value)})"
    if value is None:
        return "-"
    match kind:
        case "handle":
            return f"{cards.key(value)}#{value}"
        case "seat":
            return _name(value)
        case _:
            return str(value)
