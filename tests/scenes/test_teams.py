"""Teams at the table: partners on plates, points together, one row a team in the result."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from agile_unicorn.engine.moves import Decision
from agile_unicorn.engine.pieces import Handle, Seat, place_ref, seat_ref
from agile_unicorn.games.unicorn.model import Phase, State
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.score import ranking
from agile_unicorn.games.unicorn.setup import TEAMS, HouseRules, Setup
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.shared.desk import Desk, Odds
from agile_unicorn.scenes.unicorn.plates import seat_spots
from agile_unicorn.scenes.unicorn.questions import odds
from agile_unicorn.scenes.unicorn.result import ResultScene
from agile_unicorn.scenes.unicorn.result_figures import Ring
from agile_unicorn.scenes.unicorn.track import pawn_ref, track
from agile_unicorn.table.looks import GroupLook, Look, PieceLook
from tests.scenes.checks import LANGUAGES, check, texts_in, words_of
from tests.scenes.match_tools import moments, new_scene, people, rest, spots
from tests.support.decks import expanded_deck

GAME = UnicornGame()
DOUBLED = HouseRules(team_target="doubled")


def state_with(seats: int, size: int, *stories: str, rules: HouseRules = DOUBLED) -> State:
    """A match that is over; ``stories`` are the keys of cards won, by seat."""
    state = GAME.new(Setup(seats, expanded_deck(), points=20, team_size=size, rules=rules))
    state.incentives = [[] for _ in range(seats)]
    state.team = [[] for _ in range(seats)]
    keys = [state.cards.key(card) for card in range(len(state.cards.kind))]
    for seat, won in enumerate(stories):
        state.stories[seat] = [Handle(keys.index(key)) for key in won.split()]
    state.phase, state.sprint, state.reason = Phase.OVER, 7, "points"
    return state


def seen(state: State) -> View:
    """The table of ``state`` as everybody sees it."""
    return GAME.observe(state, None)


def pieces(look: Look) -> list[str]:
    """The names of all pieces of a group."""
    assert isinstance(look, GroupLook)
    return [part.look.name for part in look.parts if isinstance(part.look, PieceLook)]


EIGHTS = [kind.key for kind in expanded_deck() if kind.value == 8][:2]
STORIES = ("ai_toaster", "cookie_banner", "quantum_calendar")


@pytest.mark.parametrize(("seats", "size"), TEAMS.values())
def test_a_plate_shows_partners_and_the_points_and_goal_of_the_team(seats: int, size: int) -> None:
    view = seen(state_with(seats, size, *STORIES))
    desk = Desk(people(seats, 1), Seat(0))
    spots, sides = seat_spots(view, desk, words_of("en")), seats // size
    for seat in range(seats):
        look = spots[seat_ref(Seat(seat))].look
        shown = {text.text for text, _, _ in texts_in(look)}
        points = sum(view.score(Seat(mate)) for mate in range(seat % sides, seats, sides))
        assert {str(points), f"/{20 * size}"} <= shown
        rings = {name for name in pieces(look) if name.startswith("ring_")}
        assert rings == {f"ring_{mate}" for mate in range(seat % sides, seats, sides)}


@pytest.mark.parametrize(("seats", "size"), TEAMS.values())
def test_pawns_of_partners_stand_together_and_are_tied(seats: int, size: int) -> None:
    view = seen(state_with(seats, size, *STORIES))
    spots = track(view, Desk(people(seats, 1), Seat(0)), 960, 560)
    sides = seats // size
    for captain in range(sides):
        mates = range(captain, seats, sides)
        places = [spots[pawn_ref(Seat(mate))].x for mate in mates]
        assert max(places) - min(places) < 40 * (size - 1)
    links = [ref for ref in spots if ref.startswith("place:link/")]
    assert len(links) == seats - sides


@pytest.mark.parametrize(("seats", "size"), TEAMS.values())
def test_one_token_tells_the_total_of_a_team(seats: int, size: int) -> None:
    seen_partners = 0
    scene = new_scene(seed=2, seats=seats, team_size=size, deck=expanded_deck(), points=30)
    for now in moments(scene, Random(2)):
        if now != "ask incentive":
            continue
        view = scene.match.view(None)
        rest(scene)
        tokens = {ref for ref in spots(scene) if ref.startswith("place:total/")}
        sides = {seat % (seats // size): seat for seat in reversed(view.contenders)}
        assert tokens == {place_ref(f"total/{seat}") for seat in sides.values()}
        seen_partners += len(view.contenders) - len(sides)
    assert seen_partners


def test_a_partner_is_no_rival_when_points_are_missing() -> None:
    state = state_with(4, 2)
    state.phase, state.value = Phase.INCENTIVE, 3
    state.participants = state.contenders = (Seat(0), Seat(1), Seat(2))
    state.rolls = [(3, 4), (2,), (), ()]
    view, desk = seen(state), Desk(people(4, 1), Seat(0))
    decision = Decision(Seat(2), "incentive", ())
    enough = Odds("7", "enough, for now", rolled=True)
    assert odds(decision, view, desk, words_of("en")) == enough
    short = Odds("2", "6\xa0short", rolled=True)
    assert odds(Decision(Seat(1), "incentive", ()), view, desk, words_of("en")) == short


def test_nobody_is_tied_who_plays_alone() -> None:
    state = GAME.new(Setup(4, expanded_deck()))
    spots = track(seen(state), Desk(people(4, 1), Seat(0)), 960, 560)
    assert place_ref("link/0") not in spots


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "size"), TEAMS.values())
def test_the_result_of_teams_fits_in_every_language(language: str, seats: int, size: int) -> None:
    state = state_with(seats, size, *STORIES)
    view, long = (
        seen(state),
        tuple(replace(person, name="Mechthild-Anne") for person in people(seats, 1)),
    )
    for sprint in range(1, 4):
        for reason in ("points", "stalemate"):
            changed = replace(view, sprint=sprint, reason=reason)
            check(ResultScene(words_of(language), changed, ranking(state), long, language).layout())


def shown(scene: ResultScene) -> set[str]:
    """All words of a result."""
    return {text.text for spot in scene.layout().values() for text, _, _ in texts_in(spot.look)}


def test_partners_share_a_row_and_their_figures_count_together() -> None:
    state = state_with(4, 2, *STORIES)
    scene = ResultScene(words_of("en"), seen(state), ranking(state), people(4, 0))
    assert [row.seats for row in scene.rows] == [(0, 2), (1, 3)]
    assert scene.rows[0].points == seen(state).team_score(Seat(0))
    assert scene.rings == ()
    words = shown(scene)
    assert {"Team Espresso", "Team Decaf", "Alex and Mona", "Kemal and Jo", "of 40"} <= words
    assert any("Team Espresso" in text and len(text) > 13 for text in words)


def test_a_tie_of_teams_is_broken_by_the_incentives_of_all_partners() -> None:
    state = state_with(4, 2, *EIGHTS)
    bonus = next(card for card, n in enumerate(state.cards.bonus) if n)
    state.incentives[3] = [Handle(bonus)]
    scene = ResultScene(words_of("en"), seen(state), ranking(state), people(4, 0))
    assert [row.seats for row in scene.rows] == [(1, 3), (0, 2)]
    assert scene.rings == (Ring("incentives", 0, 1),)
    assert any("Kemal and Jo had the better incentives" in text for text in shown(scene))


def test_two_teams_may_share_the_win() -> None:
    state = state_with(4, 2, *EIGHTS)
    scene = ResultScene(words_of("en"), seen(state), ranking(state), people(4, 0))
    assert [row.place for row in scene.rows] == [1, 1]
    assert "Two teams, one horn" in shown(scene)
    check(scene.layout())


def test_random_teams_are_ranked_as_the_match_says() -> None:
    rng = Random(4)
    keys = [kind.key for kind in expanded_deck() if kind.family == "story"]
    for seats, size in TEAMS.values():
        state = state_with(seats, size, *rng.sample(keys, seats))
        scene = ResultScene(words_of("en"), seen(state), ranking(state), people(seats, 0))
        points = [row.points for row in scene.rows]
        assert points == sorted(points, reverse=True)
        assert len(scene.rows) == seats // size


def test_partners_share_a_private_screen_if_they_see_each_others_cards() -> None:
    """AU-172."""
    for shared in (True, False):
        scene = new_scene(seats=4, team_size=2, humans=4, deck=expanded_deck())
        view = scene.match.view(None)
        scene.face.lay(replace(view, setup=replace(view.setup, partners_open=shared)), scene.desk())
        assert scene.face.together(Seat(0), Seat(2)) is shared
        assert not scene.face.together(Seat(0), Seat(1))
        assert scene.face.together(Seat(1), Seat(1))
