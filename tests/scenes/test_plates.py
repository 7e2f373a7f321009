"""The plates of the seats: whatever somebody is called, the figures stay readable."""

from __future__ import annotations

import pytest

from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.scenes.shared.desk import Desk, Person
from agile_unicorn.scenes.unicorn.plates import plate
from agile_unicorn.table.looks import PieceLook, TextLook
from agile_unicorn.table.typesetting import fit
from tests.scenes.checks import extents, measure, words_of
from tests.support.decks import printed_deck

NAMES = {
    "short": "Jo",
    "300 letters": "Mechthild" * 33 + "abc",
    "300 wide letters": "W" * 300,
    "umlauts": "Jürgen Übergößenträger",
    "emoji": "\N{UNICORN FACE}\N{ROCKET} Émile " + "\N{PARTY POPPER}" * 12,
    "Hebrew": "שלום עליכם וברכה לכולם",
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_no_name_runs_under_the_score(name: str) -> None:
    game = UnicornGame()
    view = game.observe(game.new(Setup(2, printed_deck())), None)
    desk = Desk((Person(name, "fox"), Person("Jo", "panda")), Seat(0))
    parts = plate(view, desk, Seat(0), words_of("en")).parts
    score = next(p for p in parts if isinstance(p.look, PieceLook) and p.look.name == "score")
    words = next(p for p in parts if isinstance(p.look, TextLook) and p.look.text == name)
    look = words.look
    assert isinstance(look, TextLook)
    block = fit(name, look.font, look.px, look.width, measure, floor=look.floor)
    left = words.x - look.width / 2
    right = left + measure(block.lines[0], look.font, block.px)
    assert block.lines[0]
    assert right <= score.x - extents().size(score.look)[0] / 2
