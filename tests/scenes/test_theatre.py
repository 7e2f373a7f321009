"""The replay theatre: steps, chapters, the log, other people's eyes, files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, Final

import pytest
from msgspec.structs import replace

from agile_unicorn.bots.random_bot import RandomBot
from agile_unicorn.engine.pieces import Ref, Seat
from agile_unicorn.games.unicorn.cards import catalogue
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.shared import theatre_parts as parts
from agile_unicorn.scenes.shared.options import Options
from agile_unicorn.scenes.shared.theatre import SPEEDS, PlayDeal, ReplayLeft, ReplayScene
from agile_unicorn.scenes.shared.timeline import Timeline, timeline_of
from agile_unicorn.scenes.unicorn.chapters import chapters
from agile_unicorn.scenes.unicorn.chronicle import Chronicle
from agile_unicorn.scenes.unicorn.face import UnicornFace
from agile_unicorn.session.playback import Playback
from agile_unicorn.session.record import Record
from tests.scenes.checks import (
    LANGUAGES,
    crowded,
    cut_texts,
    cut_when_large,
    extents,
    outside,
    small,
    words_of,
)
from tests.scenes.match_tools import GAME, faces, new_match, people, resumed, said, scene_of

END: Final = 10_000


@cache
def whole(seats: int = 4, seed: int = 3, points: int = 22) -> Record:
    """A match of people who play at random."""
    match, rng = new_match(seats=seats, humans=seats, seed=seed, points=points), Random(seed)
    while match.over is None:
        if not match.poll() and (decision := match.decision()) is not None:
            match.submit(RandomBot().choose(None, decision, rng))
    return match.record


class Drawer:
    """Remembers what it was asked for."""

    def __init__(self, keeps: bool = True) -> None:
        self.keeps, self.lines = keeps, list[str]()

    def keep(self) -> str:
        return "Alex, sprint 3"

    def write_log(self, lines: Sequence[str]) -> str:
        self.lines = list(lines)
        return "It is here: /home/somebody/.local/share/agile-unicorn/replays/log-3-en.txt"

    def write_replay(self) -> str:
        return "It is here: replay-3.json"


def told(record: Record, language: str = "en") -> tuple[Playback[State, View], Timeline]:
    """The playback of ``record`` with its timeline."""
    words, sitting = words_of(language), people(len(record.players), 0)
    playback, chronicle = Playback(GAME, record), Chronicle(sitting, words)
    return playback, timeline_of(
        playback, lambda beat: chronicle.tell(beat.fact, beat.view), chapters(words)
    )


def theatre(
    record: Record | None = None, language: str = "en", speed: float = 1.0, **more: Any
) -> ReplayScene[View]:
    """The theatre with ``record`` on its stage."""
    record, words = record or whole(), words_of(language)
    playback, timeline = told(record, language)
    sitting = people(len(record.players), 2)
    return ReplayScene(
        playback,
        timeline,
        lambda: UnicornFace(sitting, words),
        sitting,
        words,
        extents(),
        more.pop("drawer", Drawer()),
        options=Options(speed),
        **more,
    )


def settle(scene: ReplayScene[View], seconds: float = 30.0) -> None:
    """Let everything arrive."""
    for _ in range(round(seconds / 0.05)):
        scene.update(0.05)
        if scene.director.idle and scene.top.resting:
            return
    raise AssertionError("it never rests")


def fitting(scene: ReplayScene[View]) -> None:
    """Every word fits, every button can be reached."""
    layout = {
        ref: spot
        for ref, spot in scene.layout().items()
        if ref.startswith(("place:replay", "place:caption", "place:menu"))
    }
    assert not [*cut_texts(layout), *cut_when_large(layout), *crowded(layout)]
    assert not outside(layout)
    assert not small(layout)


# ---------------------------------------------------------------- the timeline


def test_chapters_are_sprints_and_pitches() -> None:
    playback, timeline = told(whole())
    sprints = [chapter for chapter in timeline.chapters if chapter.mark]
    last = playback.view(playback.end, None).sprint
    assert [chapter.mark for chapter in sprints] == [str(n + 1) for n in range(last)]
    for chapter in timeline.chapters:
        view = playback.view(chapter.place, None)
        assert str(view.sprint) in chapter.name
        assert timeline.chapter(chapter.place) == chapter
        assert timeline.chapter_before(timeline.chapter_after(chapter.place)) == chapter.place
    assert timeline.chapter(0) is None
    assert timeline.chapter_after(timeline.chapters[-1].place) == timeline.end
    assert timeline.chapter_before(0) == 0


def test_there_and_back_stops_at_the_same_places() -> None:
    _, timeline = told(whole())
    place, there = 0, [0]
    while place < timeline.end:
        place = timeline.after(place)
        there.append(place)
    back = [place]
    while place > 0:
        place = timeline.before(place)
        back.append(place)
    assert back == there[::-1]
    assert set(there[1:]) == {line.place for line in timeline.lines} | {timeline.end}


# ---------------------------------------------------------------- the stage


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_everything_fits_in_every_language(language: str, seats: int) -> None:
    scene = theatre(whole(seats), language)
    for place in (0, scene.timeline.chapters[0].place, scene.playback.end // 2, END):
        scene.jump(place)
        fitting(scene)
    scene.look_through(Seat(1))
    scene.choose(furniture.LOG)
    fitting(scene)
    scene.choose(furniture.MENU)
    scene.choose(parts.LOG_FILE)
    fitting(scene)


def test_a_step_ends_at_the_table_that_a_jump_shows() -> None:
    scene, other = theatre(), theatre()
    for _ in range(60):
        scene.choose(parts.FORWARD)
        settle(scene)
        other.jump(scene.place)
        assert spots_of(scene) == spots_of(other)
        assert scene.mat == other.mat
    place = scene.place
    scene.choose(parts.BACKWARD)
    assert scene.place == scene.timeline.before(place)
    other.jump(scene.place)
    assert spots_of(scene) == spots_of(other)


def spots_of(scene: ReplayScene[View]) -> dict[Ref, object]:
    """What is seen once everything lies still."""
    scene.top.advance(5)
    scene.top.advance(5)
    return {ref: sprite.spot for ref, sprite in scene.top.sprites.items()}


def test_the_table_is_that_of_the_match() -> None:
    """The same cards lie at the same places as at the match when it is taken up again there."""
    record = whole()
    for moves in range(20, len(record.moves), 30):
        part = replace(record, moves=record.moves[:moves], result=None)
        match, scene = scene_of(resumed(part)), theatre(part)
        scene.jump(END)
        if scene.mat != match.mat:  # between two sprints the match goes on where it was
            continue
        lying = {r: s for r, s in match.layout().items() if r.startswith("card:")}
        assert lying
        there = scene.layout()
        for ref, spot in lying.items():
            assert (there[ref].x, there[ref].y, there[ref].look) == (spot.x, spot.y, spot.look)


def test_it_plays_to_its_end_and_from_there_anew() -> None:
    cues: list[str] = []
    scene = theatre(whole(2, points=10), speed=4.0, cue=cues.append)
    assert scene.key("space")
    assert scene.playing
    for _ in range(200_000):
        scene.update(0.2)
        if not scene.playing:
            break
    assert scene.place == scene.playback.end
    assert "game_win" in cues
    settle(scene)
    assert scene.resting
    scene.choose(parts.PLAY)
    assert scene.playing
    assert scene.place < scene.playback.end
    scene.choose(parts.BACKWARD)
    assert not scene.playing


def test_chapters_are_jumped_to_by_keys_and_buttons() -> None:
    scene = theatre()
    places = [chapter.place for chapter in scene.timeline.chapters]
    for place in places:
        assert scene.key("page down")
        assert scene.place == place
    scene.choose(parts.NEXT)
    assert scene.place == scene.playback.end
    assert not scene.layout()[parts.NEXT].hot
    for place in places[::-1]:
        scene.choose(parts.PREVIOUS)
        assert scene.place == place
    assert scene.key("end")
    assert scene.place == scene.playback.end
    assert scene.key("home")
    assert scene.place == 0


def test_the_strip_leads_from_the_beginning_to_the_end() -> None:
    scene = theatre()
    reached = []
    for i in range(parts.CELLS):
        scene.choose(parts.cell_ref(i))
        reached.append(scene.place)
    assert reached == sorted(reached)
    assert reached[0] == scene.timeline.chapters[0].place
    assert reached[-1] == scene.playback.end
    pin = scene.layout()[Ref("place:replay/pin")]
    assert pin.x > parts.STRIP[0]
    sprints = [chapter.place for chapter in scene.timeline.chapters if chapter.mark]
    assert set(sprints) <= set(reached), "a click on a sprint leads to where it begins"


def test_sprints_are_jumped_to_by_keys() -> None:
    scene = theatre()
    sprints = [chapter.place for chapter in scene.timeline.chapters if chapter.mark]
    for place in sprints:
        assert scene.key("down")
        assert scene.place == place
    assert scene.key("down")
    assert scene.place == scene.playback.end
    for place in sprints[::-1]:
        assert scene.key("up")
        assert scene.place == place
    assert scene.key("up")
    assert scene.place == 0


@pytest.mark.parametrize("seed", range(4))
def test_a_monkey_finds_no_crash(seed: int) -> None:
    rng = Random(seed)
    scene = theatre(whole(4 - seed % 2))
    keys = ("space", "left", "right", "up", "down", "page up", "page down", "home", "end", "h", "v")
    for _ in range(400):
        if rng.random() < 0.4:
            scene.key(rng.choice((*keys, "1", "3", "9", "0", "escape", "f1", "q")))
        else:
            layout = scene.layout()
            ref = rng.choice(sorted(ref for ref, spot in layout.items() if spot.hot))
            scene.point(ref)
            if ref not in (furniture.LEAVE, parts.DEAL):
                scene.choose(ref)
        scene.update(rng.choice((0.01, 0.1, 1.0)))
        if rng.random() < 0.2:
            scene.hurry()
        assert 0 <= scene.place <= scene.playback.end
    assert scene.outcome() is None


def test_a_line_of_the_log_leads_to_its_table() -> None:
    scene = theatre()
    scene.jump(scene.playback.end // 2)
    scene.choose(furniture.LOG)
    shown = [n for ref in scene.layout() if (n := parts.line_of(ref)) is not None]
    assert len(shown) == parts.LINES
    for number in (shown[0], shown[-1]):
        scene.choose(parts.line_ref(number))
        line = scene.timeline.lines[number]
        assert scene.place == line.place
        assert line.text in said(scene.layout().values())
        assert scene.log_open
    for _ in range(200):
        assert scene.key("page up")
    assert parts.line_ref(0) in scene.layout()
    assert scene.key("down")
    assert parts.line_ref(0) not in scene.layout()
    for _ in range(200):
        assert scene.key("page down")
    assert parts.line_ref(len(scene.timeline.lines) - 1) in scene.layout()
    scene.choose(parts.CLOSE_LOG)
    assert not scene.log_open


def test_speeds_go_round() -> None:
    scene = theatre(speed=1.0)
    seen = []
    for _ in SPEEDS:
        scene.choose(furniture.SPEED)
        seen.append(scene.director.speed)
    assert sorted(seen) == list(SPEEDS)
    scene.jump(5)
    assert scene.director.speed == seen[-1]


# ---------------------------------------------------------------- secrets


def hands_at(scene: ReplayScene[View]) -> set[str]:
    """The faces of all events held."""
    state = scene.playback._tables[scene.place]
    cards = catalogue(scene.playback.record.setup.deck)
    return {cards.key(card) for hand in state.hand for card in hand}


def shown(scene: ReplayScene[View]) -> set[str]:
    """The faces on the table."""
    return {face for spot in scene.layout().values() for face in faces(spot.look)}


def test_after_the_end_anybodys_eyes_can_be_borrowed() -> None:
    scene = theatre()
    scene.jump(scene.timeline.chapters[1].place)
    state = scene.playback._tables[scene.place]
    cards = catalogue(scene.playback.record.setup.deck)
    assert not hands_at(scene) & shown(scene)
    for seat in range(4):
        scene.choose(parts.EYE)
        assert scene.viewer == seat
        assert {cards.key(card) for card in state.hand[seat]} <= shown(scene)
    scene.choose(parts.EYE)
    assert scene.viewer is None
    assert scene.key("3")
    assert scene.viewer == 2
    assert scene.key("0")
    assert scene.viewer is None


def test_a_match_that_goes_on_is_seen_by_nobody_in_particular() -> None:
    record = whole()
    scene = theatre(replace(record, moves=record.moves[:60], result=None))
    assert not scene.layout()[parts.EYE].hot
    for key in ("v", "1", "2"):
        assert scene.key(key)
        assert scene.viewer is None
    for place in range(0, scene.playback.end, 7):
        scene.jump(place)
        view = scene.playback.view(scene.place, None)
        played = {view.cards.key(play.card) for play in (*view.played, *view.chain)}
        assert not (hands_at(scene) - played) & shown(scene)


# ---------------------------------------------------------------- the menu


def test_files_are_written_and_told() -> None:
    drawer = Drawer()
    scene = theatre(drawer=drawer)
    scene.choose(furniture.MENU)
    scene.choose(parts.LOG_FILE)
    assert drawer.lines == [line.text for line in scene.timeline.lines]
    assert "It is here: replay-3.json" not in said(scene.layout().values())
    scene.choose(parts.REPLAY_FILE)
    assert "It is here: replay-3.json" in said(scene.layout().values())
    scene.choose(furniture.KEEP)
    assert not scene.layout()[furniture.KEEP].hot
    scene.choose(furniture.KEEP)
    assert scene.kept == "Alex, sprint 3"


def test_what_is_kept_already_is_not_kept_again() -> None:
    scene = theatre(drawer=Drawer(keeps=False))
    scene.choose(furniture.MENU)
    assert furniture.KEEP not in scene.layout()


def test_escape_closes_what_is_open_then_opens_the_menu() -> None:
    scene = theatre()
    assert scene.key("h")
    assert scene.log_open
    assert scene.key("escape")
    assert not scene.log_open
    assert scene.key("escape")
    assert scene.menu_open
    assert not scene.key("space"), "the menu lies on top"
    assert scene.suggested == furniture.RESUME
    assert scene.key("escape")
    assert not scene.menu_open
    assert scene.outcome() is None


@pytest.mark.parametrize(
    ("ref", "outcome"), [(furniture.LEAVE, ReplayLeft()), (parts.DEAL, PlayDeal())]
)
def test_the_menu_leads_on(ref: Ref, outcome: object) -> None:
    scene = theatre()
    scene.choose(ref)
    assert scene.outcome() is None
    scene.choose(furniture.MENU)
    scene.choose(ref)
    assert scene.outcome() == outcome


def test_the_seed_can_be_read() -> None:
    assert "3" in said(theatre().layout().values())


def test_a_card_is_enlarged_under_the_mouse() -> None:
    scene = theatre()
    scene.jump(scene.timeline.chapters[1].place)
    card = next(r for r, s in scene.layout().items() if r.startswith("card:") and s.hot)
    scene.point(card)
    for _ in range(20):
        scene.update(0.05)
    assert furniture.ZOOM in scene.layout()
