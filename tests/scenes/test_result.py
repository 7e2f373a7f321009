"""The result: figures, rings around tie-breaks, papers that hold every text."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from agile_unicorn.engine.pieces import Handle, Seat, place_ref
from agile_unicorn.games.unicorn.model import Phase, State
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.score import ranking
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.shared.desk import Button, Person
from agile_unicorn.scenes.unicorn.result import (
    AGAIN,
    NEW,
    READ,
    TITLE,
    PlayAgain,
    ResultScene,
    SetUpAnew,
    ToTitle,
    WatchAgain,
)
from agile_unicorn.scenes.unicorn.result_figures import Ring, Row, rings_of, rows_of
from agile_unicorn.table.looks import GroupLook, Layout, Look, PieceLook
from agile_unicorn.table.tabletop import Tabletop
from tests.scenes.checks import LANGUAGES, check, extents, texts_in, words_of
from tests.support.decks import printed_deck

PEOPLE = (
    Person("Alex", "raccoon"),
    Person("Kemal", "fox"),
    Person("Johanna-Charlotte", "panda"),
    Person("Mona", "frog"),
    Person("Bruno", "bear"),
)
GAME = UnicornGame()
TEAM = ("ux_panda", "ux_panda", "sales_fox", "sales_fox", "product_owner_dog")


def final_state(
    stories: tuple[str, ...], incentives: tuple[str, ...], *, open_hands: bool = True
) -> State:
    """A match that is over; per seat the keys of stories won and of incentives owned."""
    setup = Setup(len(stories), printed_deck(), open_hands=open_hands)
    state = GAME.new(setup)
    rest = list(range(len(state.cards.kind)))

    def take(key: str) -> Handle:
        found = next(card for card in rest if state.cards.key(card) == key)
        rest.remove(found)
        return Handle(found)

    for seat, (won, owned) in enumerate(zip(stories, incentives, strict=True)):
        state.stories[seat] = [take(key) for key in won.split()]
        state.incentives[seat] = [take(key) for key in owned.split()]
        state.team[seat] = [take(TEAM[seat])]
    state.phase, state.sprint, state.reason = Phase.OVER, 7, "points"
    return state


def sample(open_hands: bool = True) -> tuple[View, tuple[tuple[Seat, ...], ...]]:
    """Five seats; seats 1 and 3 are level on stories."""
    state = final_state(
        (
            "ai_toaster quantum_calendar",
            "moon_office weather_app smart_doorbell",
            "cookie_banner",
            "bored_brain dark_mode_fridge confetti_button",
            "rewrite_rocket legacy_mainframe self_driving_chair",
        ),
        ("free_coffee", "free_coffee", "dog_day", "dog_day nap_pod", "ball_pit"),
        open_hands=open_hands,
    )
    return GAME.observe(state, Seat(0)), ranking(state)


def scene(language: str = "en", open_hands: bool = True, after: float = 60.0) -> ResultScene:
    """The result of :func:`sample`, looked at for ``after`` seconds."""
    view, ranked = sample(open_hands)
    over = ResultScene(words_of(language), view, ranked, PEOPLE, language)
    over.update(after)
    return over


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_in_every_language(language: str) -> None:
    check(scene(language).layout())


def test_the_figures_are_those_of_the_table() -> None:
    rows = scene().rows
    assert [row.seat for row in rows] == [4, 3, 1, 0, 2]
    assert [row.points for row in rows] == [46, 28, 28, 26, 3]
    assert [row.incentives for row in rows] == [4, 5, 2, 2, 2]
    assert [row.dice for row in rows] == [2, 2, 2, 2, 2]


def test_the_incentives_that_broke_the_tie_are_ringed() -> None:
    assert scene().rings == (Ring("incentives", 1, 2),)


def test_team_dice_are_ringed_where_incentives_are_level_too() -> None:
    rows = [
        Row((Seat(0),), 1, 30, 4, 9),
        Row((Seat(1),), 2, 30, 4, 7),
        Row((Seat(2),), 3, 30, 1, 7),
        Row((Seat(3),), 4, 12, 1, 7),
    ]
    assert rings_of(rows) == (Ring("incentives", 0, 2), Ring("dice", 0, 1))


def test_seats_level_on_everything_share_a_place_without_a_ring() -> None:
    state = final_state(("ai_toaster", "quantum_calendar"), ("dog_day", "dog_day"))
    view = GAME.observe(state, Seat(0))
    rows = rows_of(view, ranking(state))
    assert [row.place for row in rows] == [1, 1]
    assert rings_of(rows) == ()
    shared = ResultScene(words_of("de"), view, ranking(state), PEOPLE[:2], "de")
    check(shared.layout())
    assert any("Zwei Hörner" in text for text in shown(shared.layout()))


def test_covered_hands_stay_covered() -> None:
    covered = scene(open_hands=False)
    assert {row.incentives for row in covered.rows if row.seat != 0} == {None}
    check(covered.layout())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["points", "piles", "stalemate"])
def test_every_headline_fits(language: str, reason: str) -> None:
    view, ranked = sample()
    for sprint in range(1, 7):
        changed = replace(view, sprint=sprint, reason=reason)
        people = tuple(Person("Mechthild-Annegret"[:16], p.species) for p in PEOPLE)
        check(ResultScene(words_of(language), changed, ranked, people, language).layout())


@pytest.mark.parametrize(
    ("ref", "outcome"),
    [
        ("again", PlayAgain()),
        ("new_game", SetUpAnew()),
        ("title", ToTitle()),
        ("watch", WatchAgain()),
    ],
)
def test_buttons_lead_on(ref: str, outcome: object) -> None:
    over = scene()
    assert over.layout()[place_ref(ref)].hot
    over.choose(place_ref(ref))
    assert over.outcome() == outcome


def test_enter_plays_again_and_escape_leaves() -> None:
    over = scene()
    assert over.key("return")
    assert over.outcome() == PlayAgain()
    over = scene()
    assert over.key("escape")
    assert over.outcome() == ToTitle()


@pytest.mark.parametrize("seconds", [0.0, 0.2, READ - 0.01])
def test_the_rest_of_many_clicks_at_the_table_leads_nowhere(seconds: float) -> None:
    over = scene(after=seconds)
    for ref in (AGAIN, NEW, TITLE):
        over.choose(ref)
    over.key("return")
    over.key("escape")
    assert over.outcome() is None


def test_where_the_table_had_its_button_the_same_people_play_again() -> None:
    top = Tabletop(extents())
    top.put(scene().layout())
    [place] = furniture.controls([Button(AGAIN, "")]).values()
    assert {top.hit_test(place.x + dx, place.y) for dx in (-150, 0, 150)} == {AGAIN}


def shown(layout: Layout) -> list[str]:
    """All words of a layout."""
    return [text.text for spot in layout.values() for text, _, _ in texts_in(spot.look)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_lines_left_over_tell_of_the_stories(language: str, seats: int) -> None:
    """The biggest story with two lines left over, all of them with a third."""
    won = ("moon_office weather_app", "cookie_banner", "ai_toaster", "bored_brain", "")
    state = final_state(won[:seats], ("", "free_coffee", "dog_day", "ball_pit", "nap_pod")[:seats])
    words, people = words_of(language), PEOPLE[:seats]
    over = ResultScene(words, GAME.observe(state, Seat(0)), ranking(state), people, language)
    layout = over.layout()
    check(layout)
    cards = state.cards
    stories = [card for seat in state.stories for card in seat]
    card = state.stories[0][0]
    name, points = words(f"unicorn.cards.{cards.key(card)}.name"), cards.kind[card].value
    biggest = words("unicorn.result.biggest", card=name, points=points, name=PEOPLE[0].name)
    total = sum(cards.kind[story].value for story in stories)
    shipped = words("unicorn.result.shipped", n=len(stories), points=total)
    assert (biggest in shown(layout)) == (seats <= 4)
    assert (shipped in shown(layout)) == (seats <= 3)


def test_a_button_lights_up_under_the_mouse() -> None:
    over = scene()
    before = over.layout()[place_ref("again")]
    over.point(place_ref("again"))
    after = over.layout()[place_ref("again")]
    assert pieces_in(before.look) == ["button_primary_normal"]
    assert pieces_in(after.look) == ["button_primary_hover"]
    over.point(place_ref("paper"))
    assert over.layout()[place_ref("again")] == before


def pieces_in(look: Look) -> list[str]:
    """The names of the pieces of a group."""
    assert isinstance(look, GroupLook)
    return [part.look.name for part in look.parts if isinstance(part.look, PieceLook)]
