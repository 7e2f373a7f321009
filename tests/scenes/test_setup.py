"""The setup: two clicks to the first card, everything within reach, nothing unplayable."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.games.unicorn.setup import EDITIONS, Setup
from agile_unicorn.games.unicorn.setup import check as check_setup
from agile_unicorn.scenes.shared.parts import SPECIES
from agile_unicorn.scenes.shared.screen import ChangeLanguage
from agile_unicorn.scenes.unicorn.setup import BACK, LANGUAGE, START, Back, SetupScene
from agile_unicorn.scenes.unicorn.setup_choice import (
    LEAST_POINTS,
    LONGEST_NAME,
    MOST_POINTS,
    Player,
    StartGame,
)
from agile_unicorn.scenes.unicorn.setup_seats import seat_spot
from agile_unicorn.scenes.unicorn.setup_zones import (
    EASY_START,
    FIRST,
    HANDS,
    LESS,
    MORE,
    RULES,
    length_ref,
)
from agile_unicorn.table.looks import TextLook
from tests.scenes.checks import LANGUAGES, check, cut_texts, texts_in, words_of
from tests.support.decks import printed_deck

USUAL = StartGame(
    (
        Player("You", "human", "raccoon"),
        Player("Kemal", "sensible", "fox"),
        Player("Jo", "sensible", "panda"),
        Player("Mona", "sensible", "frog"),
    ),
    32,
    "1.0.2",
    False,
    None,
    True,
    "en",
)


LONG = "Mechthild-Anne"


def setup(language: str = "en", last: StartGame | None = None) -> SetupScene:
    """The setup screen."""
    return SetupScene(words_of(language), language, last=last)


def chosen(*refs: Ref, scene: SetupScene | None = None) -> SetupScene:
    """The screen after ``refs`` were chosen; each of them can be."""
    scene = scene or setup()
    for ref in refs:
        assert scene.layout()[ref].hot, ref
        scene.choose(ref)
    return scene


def started(scene: SetupScene) -> StartGame:
    """The match that the scene starts."""
    scene.choose(START)
    outcome = scene.outcome()
    assert isinstance(outcome, StartGame)
    return outcome


def written(name: str, seat: int = 0, scene: SetupScene | None = None) -> SetupScene:
    """The screen after ``name`` was written on a plate."""
    scene = chosen(seat_spot(seat, "name"), scene=scene)
    for _ in range(LONGEST_NAME):
        assert scene.key("backspace")
    scene.type(name)
    assert scene.key("return")
    return scene


def test_one_click_starts_a_sensible_match() -> None:
    assert started(setup()) == USUAL
    assert setup().layout()[START].glow


def test_enter_starts_and_escape_goes_back() -> None:
    scene = setup()
    assert scene.key("return")
    assert scene.outcome() == USUAL
    scene = setup()
    assert scene.key("escape")
    assert scene.outcome() == Back()
    assert chosen(BACK).outcome() == Back()


FULL = ("seat4_bot", "seat2_level1", "seat3_person", "first_mover", "easy_start", "hands", "more")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_in_every_language(language: str) -> None:
    scene = setup(language)
    check(scene.layout())
    for name in FULL:
        scene.choose(place_ref(name))
        check(scene.layout())
    check(written(LONG, 1, scene).layout())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_help_and_every_problem_fits(language: str) -> None:
    scene = setup(language)
    for ref in (
        RULES,
        EASY_START,
        FIRST,
        HANDS,
        length_ref(22),
        length_ref(32),
        length_ref(42),
        seat_spot(1, "level1"),
    ):
        for _ in range(2):
            scene.point(ref)
            helped = scene.layout()[place_ref("help")].look
            assert isinstance(helped, TextLook)
            assert helped.text or ref == FIRST
            check(scene.layout())
            scene.choose(ref)
    written(LONG, 1, scene)
    written(LONG, 2, scene)
    check(scene.layout())
    for ref in (seat_spot(0, "bot"), seat_spot(1, "empty"), seat_spot(2, "empty")):
        scene.choose(ref)
        check(scene.layout())


def test_every_hot_thing_means_something() -> None:
    for ref, spot in setup().layout().items():
        if not spot.hot:
            continue
        scene = setup()
        before = (scene.draft, scene.entry)
        scene.choose(ref)
        same_kind = ref.endswith(("0_person", "_bot", "4_empty", "level3", "length32"))
        if same_kind and scene.draft.seats[4].kind == "empty":
            continue
        assert (scene.draft, scene.entry) != before or scene.outcome() is not None, ref


def test_kinds_and_levels() -> None:
    scene = chosen(seat_spot(1, "person"), seat_spot(2, "level1"), seat_spot(3, "empty"))
    players = started(scene).players
    assert [player.kind for player in players] == ["human", "human", "random"]
    layout = scene.layout()
    assert seat_spot(1, "level1") not in layout
    assert {name for name in ("level1", "level2", "level3") if seat_spot(2, name) in layout} == {
        "level1",
        "level3",
    }


def test_an_only_person_is_you_and_several_have_names() -> None:
    assert started(setup("de")).players[0].name == "Du"
    several = started(chosen(seat_spot(1, "person")))
    assert [player.name for player in several.players[:2]] == ["Alex", "Ben"]


def test_animals_are_never_at_the_table_twice() -> None:
    scene = chosen(seat_spot(4, "bot"))
    for seat in range(5):
        for _ in range(len(SPECIES)):
            scene.choose(seat_spot(seat, "face"))
            animals = [player.species for player in scene.draft.seats]
            assert len(set(animals)) == len(animals)
    scene = chosen(seat_spot(3, "empty"), seat_spot(2, "face"), seat_spot(3, "bot"))
    animals = [player.species for player in started(scene).players]
    assert len(set(animals)) == 4


@pytest.mark.parametrize(
    ("refs", "points"),
    [
        ((length_ref(22),), 22),
        ((length_ref(42),), 42),
        ((MORE,), 33),
        ((LESS, LESS), 30),
        ((length_ref(42), MORE), 43),
    ],
)
def test_length(refs: tuple[Ref, ...], points: int) -> None:
    assert started(chosen(*refs)).points == points


def test_the_free_length_stops_at_both_ends() -> None:
    scene = setup()
    for ref, end in ((LESS, LEAST_POINTS), (MORE, MOST_POINTS)):
        while scene.layout()[ref].hot:
            scene.choose(ref)
        assert scene.draft.points == end
        scene.choose(ref)
        assert scene.draft.points == end


def test_the_four_zones() -> None:
    start = started(chosen(RULES, EASY_START, FIRST, FIRST, HANDS))
    assert (start.edition, start.easy_start, start.first, start.open_hands) == (
        "1.0",
        True,
        1,
        False,
    )
    assert set(EDITIONS) == {"1.0", "1.0.2"}
    round_trip = started(chosen(RULES, RULES, EASY_START, EASY_START, *(FIRST,) * 5, HANDS, HANDS))
    assert round_trip == USUAL


def test_the_first_mover_is_a_player_and_not_a_place_on_the_screen() -> None:
    scene = chosen(seat_spot(1, "empty"), FIRST, FIRST, FIRST)
    start = started(scene)
    assert start.first is not None
    assert start.players[start.first].name == "Mona"
    gone = chosen(FIRST, FIRST, seat_spot(1, "empty"))
    assert started(gone).first is None


def test_one_seat_is_not_enough_and_the_screen_says_so() -> None:
    scene = chosen(*(seat_spot(seat, "empty") for seat in (1, 2, 3)))
    layout = scene.layout()
    assert not layout[START].hot
    assert not layout[START].glow
    shown = [text.text for text, _, _ in texts_in(layout[place_ref("problem")].look)]
    assert any("At least two seats" in text for text in shown)
    scene.choose(START)
    assert scene.key("return")
    assert scene.outcome() is None


def test_bots_can_be_watched() -> None:
    players = started(chosen(seat_spot(0, "bot"))).players
    assert {player.kind for player in players} == {"sensible"}
    assert players[0].name == "Lea"


@pytest.mark.parametrize("name", ["Kemal", "kemal", " KEMAL ", "\uff2bemal"])
def test_equal_names_are_refused(name: str) -> None:
    scene = written(name)
    assert not scene.layout()[START].hot
    assert place_ref("problem") in scene.layout()
    assert started(written("Karla", 0, scene)).players[0].name == "Karla"


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Jürgen", "Jürgen"),
        ("日本語", "日本語"),
        ("👩‍💻🦄", "👩‍💻🦄"),
        ("a\x00b\ud800c\n", "abc"),
        ("   ", "You"),
        ("x" * 50, "x" * LONGEST_NAME),
        ("👩‍💻" * 50, "👩‍💻" * LONGEST_NAME),
    ],
)
def test_names_of_any_script(typed: str, name: str) -> None:
    assert started(written(typed)).players[0].name == name


def test_a_very_wide_name_ends_in_an_ellipsis_on_its_plate() -> None:
    layout = written("W" * LONGEST_NAME).layout()
    assert len(cut_texts(layout)) == 1
    assert len(LONG) == LONGEST_NAME


def test_backspace_takes_a_whole_letter() -> None:
    scene = chosen(seat_spot(0, "name"))
    scene.type("Zoe\u0308🦄")
    scene.key("backspace")
    scene.key("backspace")
    scene.key("return")
    assert scene.draft.seats[0].name == "Zo"


def test_escape_forgets_what_was_written_and_a_click_elsewhere_keeps_it() -> None:
    scene = chosen(seat_spot(0, "name"))
    scene.type("Karla")
    assert scene.key("escape")
    assert scene.outcome() is None
    assert started(scene).players[0].name == "You"
    scene = chosen(seat_spot(0, "name"))
    scene.type("Karla")
    scene.choose(MORE)
    assert started(scene).players[0].name == "Karla"


def test_letters_without_a_plate_do_nothing() -> None:
    scene = setup()
    scene.type("x")
    assert not scene.key("x")
    assert started(scene) == USUAL


def test_the_last_match_is_set_up_again() -> None:
    last = replace(USUAL, points=57, edition="1.0", first=2, open_hands=False)
    assert started(setup(last=last)) == last


def test_usual_names_follow_the_language() -> None:
    scene = setup(last=USUAL)
    scene.choose(LANGUAGE)
    assert scene.outcome() == ChangeLanguage("de")
    scene.translate(words_of("de"), "de")
    start = started(scene)
    assert start.players[0].name == "Du"
    assert start.language == "de"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", list(EDITIONS))
def test_what_can_be_started_can_be_played(seats: int, edition: str) -> None:
    scene = setup()
    for seat in range(1, 5):
        scene.choose(seat_spot(seat, "bot" if seat < seats else "empty"))
    start = started(scene)
    check_setup(
        Setup(
            len(start.players),
            printed_deck(),
            points=MOST_POINTS,
            edition=edition,
            rules=EDITIONS[edition],
        )
    )
