"""The setup: two clicks to the first card, everything within reach, nothing unplayable."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.games.unicorn.setup import EDITIONS, HouseRules, Setup
from agile_unicorn.games.unicorn.setup import check as check_setup
from agile_unicorn.scenes.shared.desk import SPECIES
from agile_unicorn.scenes.shared.screen import LANGUAGE, ChangeLanguage
from agile_unicorn.scenes.unicorn.setup import BACK, START, Back, SetupScene
from agile_unicorn.scenes.unicorn.setup_choice import (
    LEAST_POINTS,
    LONGEST_NAME,
    MOST_POINTS,
    Player,
    StartGame,
)
from agile_unicorn.scenes.unicorn.setup_rules import (
    CLOSE,
    FAMILIES,
    SWITCHES,
    edition_ref,
    family_ref,
    switch_ref,
)
from agile_unicorn.scenes.unicorn.setup_seats import level_of, next_level, seat_spot
from agile_unicorn.scenes.unicorn.setup_teams import CHOICES, choice_ref
from agile_unicorn.scenes.unicorn.setup_zones import (
    EASY_START,
    EXPANSION,
    FIRST,
    HOUSE_RULES,
    LESS,
    MORE,
    RULES,
    length_ref,
)
from agile_unicorn.table.looks import TextLook
from tests.scenes.checks import LANGUAGES, check, cut_texts, texts_in, words_of
from tests.support.decks import expanded_deck, printed_deck

USUAL = StartGame(
    (
        Player("Alex", "human", "raccoon"),
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
SIX = (EXPANSION, seat_spot(4, "bot"), seat_spot(5, "bot"))


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


FULL = ("seat4_bot", "seat2_level", "seat3_person", "easy_start", "more", "expansion", "seat5_bot")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_in_every_language(language: str) -> None:
    scene = setup(language)
    check(scene.layout())
    for name in FULL:
        scene.choose(place_ref(name))
        check(scene.layout())
    check(written(LONG, 1, scene).layout())


@pytest.mark.parametrize("language", ["de", "pseudo"])
def test_every_help_and_every_problem_fits(language: str) -> None:
    scene = setup(language)
    for ref in (
        RULES,
        EASY_START,
        FIRST,
        EXPANSION,
        HOUSE_RULES,
        *map(choice_ref, CHOICES),
        length_ref(22),
        length_ref(32),
        length_ref(42),
        seat_spot(1, "level"),
    ):
        for _ in range(2):
            scene.point(ref)
            helped = scene.layout()[place_ref("help")].look
            assert isinstance(helped, TextLook)
            assert helped.text
            check(scene.layout())
            scene.choose(ref)
            check(scene.layout())
            scene.key("escape")
    written(LONG, 1, scene)
    written(LONG, 2, scene)
    check(scene.layout())
    for ref in (seat_spot(0, "bot"), seat_spot(1, "empty"), seat_spot(2, "empty")):
        scene.choose(ref)
        check(scene.layout())


def state_of(scene: SetupScene) -> object:
    """Everything that a click may change."""
    return scene.draft, scene.entry, scene.voting, scene.rules_open, scene.refused


def test_every_hot_thing_means_something() -> None:
    for ref, spot in setup().layout().items():
        if not spot.hot:
            continue
        scene = setup()
        before = state_of(scene)
        scene.choose(ref)
        if ref.endswith(("0_person", "_bot", "4_empty", "length32", "teams_off")):
            continue
        assert state_of(scene) != before or scene.outcome() is not None, ref


def test_kinds_and_levels() -> None:
    scene = chosen(seat_spot(1, "person"), seat_spot(2, "level"), seat_spot(3, "empty"))
    players = started(scene).players
    assert [player.kind for player in players] == ["human", "human", "level4"]
    layout = scene.layout()
    assert seat_spot(1, "level") not in layout
    assert seat_spot(2, "level") in layout


def test_a_click_is_a_level_more_and_behind_the_strongest_comes_the_weakest() -> None:
    scene, seen = setup(), []
    for _ in range(5):
        scene.choose(seat_spot(2, "level"))
        kind = scene.draft.seats[2].kind
        pegs = str(scene.layout()[seat_spot(2, "level")].look).count("peg_on")
        seen.append((kind, pegs, level_of(kind)))
    assert seen == [
        ("level4", 4, 4),
        ("level5", 5, 5),
        ("level1", 1, 1),
        ("level2", 2, 2),
        ("sensible", 3, 3),
    ]


def test_the_bot_that_plays_at_random_is_taken_along_and_has_no_level() -> None:
    scene = setup()
    scene.draft = scene.draft.seat(2, replace(scene.draft.seats[2], kind="random"))
    check(scene.layout())
    assert "peg_on" not in str(scene.layout()[seat_spot(2, "level")].look)
    assert started(scene).players[2].kind == "random"
    assert next_level("random") == "level1"


def test_an_only_person_has_a_name_as_several_have() -> None:
    assert started(setup("de")).players[0].name == "Alex"
    several = started(chosen(seat_spot(1, "person")))
    assert [player.name for player in several.players[:2]] == ["Alex", "Ben"]


def test_animals_are_never_at_the_table_twice() -> None:
    scene = chosen(*SIX)
    for seat in range(6):
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


def test_edition_and_easy_start() -> None:
    start = started(chosen(RULES, EASY_START))
    assert (start.edition, start.rules, start.easy_start) == ("1.0", None, True)
    assert set(EDITIONS) == {"1.0", "1.0.2"}
    assert started(chosen(RULES, RULES, EASY_START, EASY_START)) == USUAL


def test_the_table_looks_for_the_funniest_t_shirt() -> None:
    scene = chosen(seat_spot(1, "empty"), FIRST)
    lit = {ref for ref, spot in scene.layout().items() if spot.glow and ref.endswith("plate")}
    assert lit == {seat_spot(seat, "plate") for seat in (0, 2, 3)}
    check(scene.layout())
    start = started(chosen(seat_spot(3, "plate"), scene=scene))
    assert start.first is not None
    assert start.players[start.first].name == "Mona"
    assert started(chosen(FIRST, FIRST, scene=setup(last=start))).first is None


def test_the_search_for_a_t_shirt_ends_with_another_choice_or_escape() -> None:
    scene = chosen(FIRST, MORE)
    assert (scene.voting, scene.draft.points, scene.draft.first) == (False, 33, None)
    scene = chosen(FIRST)
    assert scene.key("escape")
    assert not scene.voting
    assert scene.outcome() is None


def test_a_first_mover_who_leaves_leaves_it_to_the_draw() -> None:
    gone = chosen(FIRST, seat_spot(1, "plate"), seat_spot(1, "empty"))
    assert started(gone).first is None


# ---------------------------------------------------------------- expansion, teams, house rules


def reason(scene: SetupScene) -> str:
    """What the note at the start button says."""
    look = scene.layout()[place_ref("problem")].look
    return " ".join(text.text for text, _, _ in texts_in(look))


def test_the_sixth_seat_belongs_to_the_expansion() -> None:
    assert seat_spot(5, "bot") not in setup().layout()
    start = started(chosen(*SIX))
    assert (len(start.players), start.expansion) == (6, True)
    assert len({player.name for player in start.players}) == 6
    full = chosen(*SIX, EXPANSION)
    assert full.draft.expansion
    assert reason(full) == "Six seats need the expansion."
    check_setup(Setup(6, expanded_deck(), points=MOST_POINTS))


def test_whoever_sits_on_the_sixth_seat_moves_up_when_the_expansion_goes() -> None:
    scene = chosen(EXPANSION, seat_spot(5, "person"), FIRST, seat_spot(5, "plate"), EXPANSION)
    start = started(scene)
    assert not start.expansion
    assert [player.kind for player in start.players].count("human") == 2
    assert start.first == 4
    assert start.players[4].kind == "human"


@pytest.mark.parametrize(
    ("refs", "teams", "size"),
    [((), "2x2", 2), (SIX, "3x2", 2), (SIX, "2x3", 3)],
)
def test_teams_that_fit(refs: tuple[Ref, ...], teams: str, size: int) -> None:
    scene = chosen(*refs, choice_ref(teams))
    assert started(scene).team_size == size
    assert scene.draft.teams == teams
    assert scene.draft.team(0) == scene.draft.team(6 // size if refs else 2)
    assert started(chosen(choice_ref("off"), scene=setup(last=started(scene)))).team_size == 1


@pytest.mark.parametrize(
    ("refs", "teams", "why"),
    [
        ((), "3x2", "Teams at six seats need the expansion."),
        ((EXPANSION,), "2x3", "These teams need exactly six seats."),
        (SIX, "2x2", "Two teams of two need exactly four seats."),
    ],
)
def test_teams_that_do_not_fit_say_why(refs: tuple[Ref, ...], teams: str, why: str) -> None:
    scene = chosen(*refs, choice_ref(teams))
    assert reason(scene) == why
    assert scene.draft.team_size == 1
    scene.point(choice_ref(teams))
    assert [text.text for text, _, _ in texts_in(scene.layout()[place_ref("help")].look)] == [why]


def test_a_seat_too_many_or_too_few_stops_teams() -> None:
    scene = chosen(choice_ref("2x2"), seat_spot(4, "bot"))
    assert not scene.layout()[START].hot
    assert reason(scene) == "Teams need an even number of seats: four, or six."
    assert started(chosen(seat_spot(4, "empty"), scene=scene)).team_size == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_house_rules_fits_and_covers_everything(language: str) -> None:
    scene = chosen(HOUSE_RULES, scene=setup(language))
    for switch in SWITCHES:
        check(scene.layout())
        scene.choose(switch_ref(switch.key))
    check(scene.layout())
    hot = {ref for ref, spot in scene.layout().items() if spot.hot}
    assert hot == {CLOSE, *map(edition_ref, EDITIONS), *(switch_ref(s.key) for s in SWITCHES)}
    scene = chosen(EXPANSION, HOUSE_RULES, scene=setup(language))
    for family in FAMILIES:
        scene.choose(family_ref(family))
        scene.point(family_ref(family))
        check(scene.layout())
    scene.choose(START)
    assert scene.outcome() is None


def test_each_switch_changes_its_rule_alone() -> None:
    turned = {
        "backlog": HouseRules(backlog="fixed_five"),
        "two_player_member": HouseRules(two_player_member="one"),
        "failed_card": HouseRules(failed_card="discard"),
        "all_in": HouseRules(all_in="all"),
        "team_goal": HouseRules(team_target="doubled"),
    }
    for key, rules in turned.items():
        start = started(chosen(HOUSE_RULES, switch_ref(key), CLOSE))
        assert start == replace(USUAL, rules=rules)
        assert started(chosen(HOUSE_RULES, switch_ref(key), switch_ref(key), CLOSE)) == USUAL
    start = started(chosen(HOUSE_RULES, switch_ref("partner_hands"), switch_ref("hands"), CLOSE))
    assert start == replace(USUAL, partners_open=False, open_hands=False)
    clock = (switch_ref("reaction_time"),)
    assert started(chosen(HOUSE_RULES, *clock * 2, CLOSE)) == replace(USUAL, reaction_seconds=20)
    assert started(chosen(HOUSE_RULES, *clock * 4, CLOSE)) == USUAL
    others = {"partner_hands", "hands", "reaction_time"}
    assert {*turned, *others} == {switch.key for switch in SWITCHES}


def test_families_of_the_expansion_are_left_out_one_by_one() -> None:
    assert not chosen(HOUSE_RULES).layout()[family_ref("event")].hot
    scene = chosen(EXPANSION, HOUSE_RULES, family_ref("event"), family_ref("team"))
    scene.point(family_ref("event"))
    note = scene.layout()[place_ref("rules_note")].look
    assert [text.text for text, _, _ in texts_in(note)] == ["Events: left out"]
    start = started(chosen(family_ref("event"), CLOSE, scene=scene))
    assert (start.expansion, start.left_out) == (True, ("team",))
    assert started(setup(last=start)) == start


def test_too_few_stories_for_doubled_points_are_told() -> None:
    rules = (HOUSE_RULES, switch_ref("team_goal"), family_ref("story"), CLOSE)
    scene = chosen(*SIX, choice_ref("2x3"), *rules, length_ref(42), MORE)
    assert scene.layout()[START].hot
    for _ in range(30):
        scene.choose(MORE)
    assert not scene.layout()[START].hot
    assert reason(scene) == "6\u00a0seats need 219\u00a0×\u00a0story point. The deck has 200."
    check(scene.layout())


def test_an_edition_takes_the_own_mix_back() -> None:
    mixed = (HOUSE_RULES, switch_ref("all_in"))
    scene = chosen(*mixed, edition_ref("1.0"), CLOSE)
    assert (scene.draft.edition, scene.draft.own_rules) == ("1.0", False)
    assert started(chosen(*mixed, CLOSE, RULES)) == USUAL


def test_enter_and_escape_close_the_sheet() -> None:
    for key in ("return", "escape"):
        scene = chosen(HOUSE_RULES)
        assert scene.key(key)
        assert not scene.rules_open
        assert scene.outcome() is None


def test_all_of_a_setup_is_remembered() -> None:
    last = started(
        chosen(
            *SIX, choice_ref("3x2"), HOUSE_RULES, switch_ref("all_in"), switch_ref("hands"), CLOSE
        )
    )
    again = msgspec.json.decode(msgspec.json.encode(last), type=StartGame)
    assert started(setup(last=again)) == last


def test_the_file_of_an_older_version_is_read() -> None:
    old = msgspec.structs.asdict(USUAL)
    for new in ("expansion", "team_size", "partners_open", "rules", "reaction_seconds"):
        del old[new]
    assert msgspec.json.decode(msgspec.json.encode(old), type=StartGame) == USUAL


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
        ("   ", "Alex"),
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
    assert started(scene).players[0].name == "Alex"
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
    names = zip(("Lea", "Kemal", "Jo", "Mona", "Bruno"), SPECIES, strict=False)
    bots = (Player(name, "sensible", species) for name, species in names)
    players = (*bots, Player("Fay", "human", SPECIES[5]))
    scene = setup(last=replace(USUAL, players=players, expansion=True))
    scene.choose(LANGUAGE)
    assert scene.outcome() == ChangeLanguage("de")
    scene.translate(words_of("de"), "de")
    start = started(scene)
    assert start.players[5].name == "Fee"
    assert start.language == "de"


@pytest.mark.parametrize("name", ["You", "Du"])
def test_you_of_an_older_version_gets_a_name(name: str) -> None:
    you = replace(USUAL.players[0], name=name)
    assert started(setup(last=replace(USUAL, players=(you, *USUAL.players[1:])))) == USUAL


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
