"""Whatever people call themselves: no scene falls over it, and every seat is called otherwise."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from agile_unicorn.app import start
from agile_unicorn.games.unicorn.score import ranking
from agile_unicorn.opening import people_of, record_of
from agile_unicorn.scenes.shared.match_scene import MatchScene
from agile_unicorn.scenes.unicorn.curtain import curtain
from agile_unicorn.scenes.unicorn.face import UnicornFace
from agile_unicorn.scenes.unicorn.result import ResultScene
from agile_unicorn.scenes.unicorn.setup_choice import Player, StartGame
from agile_unicorn.session.record import Record, decode, encode
from agile_unicorn.table.assets import Assets
from agile_unicorn.table.fonts import FILES, KNOWN
from agile_unicorn.table.looks import Layout, TextLook
from agile_unicorn.table.press import Press
from agile_unicorn.table.sight import Sight
from agile_unicorn.table.window import Offscreen
from tests.scenes.checks import crowded, extents, fonts, texts_in, words_of
from tests.scenes.match_tools import GAME, Scene, moments, resumed
from tests.scenes.test_result import final_state

TABLES = {
    "umlauts and accents": ("Zoë Müller-Lüdenscheidt", "Ægir", "Şükrü", "Ŵŷñøß"),
    "emoji": ("🦄", "👩‍👩‍👧‍👦🏳️‍🌈", "Jo🚀", "🦄🦄🦄🦄🦄🦄🦄🦄🦄🦄🦄🦄🦄🦄🦄🦄"),
    "right to left": ("שלום עולם", "مرحبا يا عالم", "\u202eevil", "Anna שלום 3"),
    "300 letters": ("W" * 300, "i" * 300, "ab " * 100, "ﷺ" * 300),
    "equal": ("Anna", "anna", " ANNA ", "Anna 2"),
    "empty": ("", "   ", "\u200b\u200d", "\0"),
    "meant for programs": ("{0} {name}", "%s%n", "<b>x</b>", "CON"),
    "broken": ("a\nb\tc", "\ud800x", "e" + "\u0301" * 200, "\uffff"),
}
SIGHTS = (Sight(), Sight(text=1.5, contrast=True))


def table(names: tuple[str, ...], people: int) -> Record:
    """A record of four seats that were given these names."""
    deck = start("en").deck
    kinds = ("human", "random")
    players = tuple(
        Player(name, kinds[0] if i < people else kinds[1], "fox")  # type: ignore[arg-type]  # a kind
        for i, name in enumerate(names)
    )
    return record_of(StartGame(players, 22, "1.0.2", False, None, True, "en"), deck, 5)


def shown(record: Record) -> Scene:
    """The match of ``record`` as it is seen."""
    match, words, people = resumed(record), words_of("en"), people_of(record)
    return MatchScene(
        match,
        UnicornFace(people, words),
        people,
        words,
        extents(),
        curtain=lambda asked, held: curtain(words, match.view(None), people, asked, held),
    )


@cache
def presses() -> tuple[Press, ...]:
    """Printing for usual eyes, and for those who want more."""
    Offscreen((16, 16))  # opens a display that nobody sees
    made = []
    for sight in SIGHTS:
        made.append(Press(Assets("unicorn"), fonts()))
        made[-1].extents.sight = sight
    return tuple(made)


def printed(layout: Layout, names: tuple[str, ...], seen: set[tuple[str, float]]) -> None:
    """Print all words with one of ``names`` in them: none is wider or higher than its box."""
    for spot in layout.values():
        for press in presses():
            for text, _, _ in texts_in(press.extents.seen(spot.look)):
                key = text.text, text.width
                if key in seen or not any(name in text.text for name in names):
                    continue
                seen.add(key)
                within(press, text)


def within(press: Press, text: TextLook) -> None:
    """Words stay in their width, at any size of the window."""
    for k in (0.533, 1.0, 2.0):
        picture = press.upright(text, k)
        assert picture.width <= text.width * k + 2, text.text
        assert picture.height <= 2.2 * text.px * k * max(1, text.lines), text.text


@pytest.mark.parametrize("kind", list(TABLES))
@pytest.mark.parametrize("people", [1, 2])
def test_a_match_can_be_played_under_any_name(kind: str, people: int) -> None:
    record = table(TABLES[kind], people)
    names = tuple(player.name for player in record.players)
    assert len({name.casefold() for name in names}) == 4
    assert all(name.strip() and len(name) <= 24 for name in names)
    assert decode(GAME, encode(record)).players == record.players
    scene = shown(record)
    seen: set[tuple[str, float]] = set()
    for n, _ in enumerate(moments(scene, Random(1))):
        layout = scene.layout()
        printed(layout, names, seen)
        assert not n or n % 12 or not crowded(layout)
        assert all(name in scene.aloud() for name in names) or scene.curtain is not None
    scene.over.toggle_log()
    printed(scene.layout(), names, seen)
    assert {name for name in names if any(name in text for text, _ in seen)} == set(names)


@pytest.mark.parametrize("kind", list(TABLES))
def test_a_result_can_be_told_of_any_name(kind: str) -> None:
    people = people_of(table(TABLES[kind], 2))
    state = final_state(("ai_toaster", "moon_office", "dark_mode_fridge", ""), ("",) * 4)
    scene = ResultScene(words_of("de"), GAME.observe(state, None), ranking(state), people, "de")
    scene.update(60)
    seen: set[tuple[str, float]] = set()
    printed(scene.layout(), tuple(person.name for person in people), seen)
    assert seen


def test_every_letter_taken_for_granted_is_in_every_face() -> None:
    lacking = {(face, letter) for face in FILES for letter in KNOWN if fonts()._lacks(face, letter)}
    assert not lacking


@pytest.mark.parametrize("name", ["Şükrü", "Ŵŷñøß", "Żółć", "Čeněk", "Łukasz"])
def test_no_letter_of_a_latin_name_is_left_out(name: str) -> None:
    """A letter that the titles do not have is set with the whole name in another face."""
    for at in range(len(name)):
        without = name[:at] + name[at + 1 :]
        assert fonts().measure(name, "title", 40.0) > fonts().measure(without, "bold", 40.0) + 4
    assert "?" not in fonts()._for(name, "title", 40.0)[1]
