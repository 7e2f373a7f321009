"""The replay theatre: a match as it was played, forwards and backwards; the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from agile_unicorn.engine.game import Beat
from agile_unicorn.engine.pieces import Ref, Seat
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import furniture, theatre_parts
from agile_unicorn.scenes.shared.desk import Desk, Person
from agile_unicorn.scenes.shared.face import Face
from agile_unicorn.scenes.shared.options import Options
from agile_unicorn.scenes.shared.overlays import Overlays
from agile_unicorn.scenes.shared.screen import LANGUAGE, ChangeLanguage, following, tongue
from agile_unicorn.scenes.shared.timeline import Timeline
from agile_unicorn.scenes.shared.unasked import Unasked
from agile_unicorn.session.playback import Playback
from agile_unicorn.table.director import Director
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.looks import Layout, Spot
from agile_unicorn.table.reading import read_out
from agile_unicorn.table.tabletop import Tabletop

V = TypeVar("V")
SPEEDS: Final = (0.5, 1.0, 2.0, 4.0)
READING: Final = 0.9
"""Seconds for which a sentence stands before the replay goes on."""


class ReplayLeft(Struct, frozen=True):
    """Outcome: back to where the replay was opened."""


class PlayDeal(Struct, frozen=True):
    """Outcome: set a match up with the same seats, rules and seed."""


class Drawer(Protocol):
    """Where a replay can be kept.  Each answer is told to the player as it is."""

    @property
    def keeps(self) -> bool:
        """Whether there is an archive that it could be put into."""
        ...

    def keep(self) -> str:
        """Put it into the archive; its name there, empty if that failed."""
        ...

    def write_log(self, lines: Sequence[str]) -> str:
        """Write the log as text; where it is now, or what went wrong."""
        ...

    def write_replay(self) -> str:
        """Write the record; where it is now, or what went wrong."""
        ...


class ReplayScene(Unasked, Generic[V]):
    """Shows ``playback``; a show of its own for the stage.

    ``face`` makes a new face, which remembers nothing.  As long as the match is not over it is seen
    by nobody in particular; afterwards through anybody's eyes.
    """

    repeats = True
    waiting = turned_down = False
    language = ""
    languages: tuple[str, ...] = ()

    def __init__(
        self,
        playback: Playback[Any, V],
        timeline: Timeline,
        face: Callable[[], Face[V]],
        people: Sequence[Person],
        words: Words,
        extents: Extents,
        drawer: Drawer,
        *,
        options: Options | None = None,
        cue: Callable[[str], object] = lambda name: None,
        changed: Callable[[Options], object] = lambda options: None,
    ) -> None:
        self.playback, self.timeline, self.words = playback, timeline, words
        self.people = tuple(replace(person, human=False) for person in people)
        self.options = options or Options()
        self.speed = self.options.speed if self.options.speed in SPEEDS else 1.0
        self._make_face, self._cue, self._changed, self._drawer = face, cue, changed, drawer
        self.place = 0
        self.viewer: Seat | None = None
        self.playing = self.log_open = self.menu_open = False
        self.kept: str | None = "" if drawer.keeps else None
        self.told = ""
        self._scroll = 0
        self._rest = 0.0
        self._outcome: object | None = None
        self.top = Tabletop(extents)
        self.top.reduced_motion = self.options.reduced_motion
        self.over = Overlays(words, extents, self._in_large, {})
        self.jump(0)

    def translate(self, words: Words, language: str, timeline: Timeline) -> None:
        """Go on at the same place in another language, which new faces speak by now."""
        self.words, self.language, self.timeline = words, language, timeline
        self.told, self._outcome = "", None
        self.over.print_anew(words, {})
        self.jump(self.place)

    # ------------------------------------------------------------ where the table is

    def jump(self, place: int) -> None:
        """Lay the table of ``place``, as a face lays it that has seen its sprint begin."""
        self.place = max(0, min(self.playback.end, place))
        self.over.put_down()
        self.face = face = self._make_face()
        begin = max(0, self.timeline.large_before(self.place) - 1)
        self._view = self.playback.view(begin, self.viewer)
        face.lay(self._view, self._desk())
        for beat in self.playback.beats(begin, self.place, self.viewer):
            face.hear(beat)
        self._view = self.playback.view(self.place, self.viewer)
        self.top.births, self.top.farewells = face.birth, face.farewell
        dances = face.dances(self._lay)
        self.director: Director[V] = Director(self.top, self._show, dances, (), self._hear)
        self.director.speed = self.speed
        self.top.put(self.layout())

    def step(self) -> None:
        """Let happen what the next sentence tells of."""
        while not self.director.idle:
            self.director.hurry()
        end = self.timeline.after(self.place)
        beats = self.playback.beats(self.place, end, self.viewer)
        self.place = end
        self.director.feed(beats)
        self.director.advance(0)
        self._rest = READING

    def _hear(self, beat: Beat[V]) -> None:
        self.face.hear(beat)
        if cue := self.face.cue(beat):
            self._cue(cue)

    def update(self, seconds: float) -> None:
        """Let the pictures go on, and the replay if it plays."""
        if not self.menu_open:
            self.director.advance(seconds)
        self.top.advance(seconds)
        if self.director.idle and self.over.wait(seconds):
            self._refresh(0.14)
        if not self.playing or self.menu_open or not self.director.idle:
            return
        self._rest -= seconds * self.speed
        if self._rest > 0:
            return
        if self.place < self.playback.end:
            self.step()
        else:
            self.playing = False
            self._refresh()

    # ------------------------------------------------------------ what is seen

    @property
    def mat(self) -> str:
        """The mat of the scene shown."""
        return self.face.mat

    @property
    def question(self) -> object:
        """Nothing is asked, unless the menu lies on top."""
        return self.menu_open

    @property
    def resting(self) -> bool:
        """Whether nothing moves and nothing is about to."""
        still = not self.playing or self.menu_open
        return still and self.director.idle and self.top.resting and not self.over.busy

    @property
    def suggested(self) -> Ref:
        """Where the keyboard begins."""
        return furniture.RESUME if self.menu_open else theatre_parts.PLAY

    @property
    def default(self) -> Ref:
        """What Enter does without a ring."""
        return self.suggested

    def _desk(self) -> Desk:
        hovered = self.over.hovered
        return Desk(self.people, self.viewer or Seat(0), hover=hovered)

    def _show(self, view: V) -> Layout:
        self._view = view
        return self._lay(view)

    def layout(self) -> Layout:
        """The table of now."""
        return self._lay(self._view)

    def reach(self) -> Layout:
        """Keys go to everything."""
        return self.layout()

    def _lay(self, view: V) -> dict[Ref, Spot]:
        spots = dict(self.face.lay(view, self._desk()))
        spots = {ref: replace(spot, glow=False) for ref, spot in spots.items()}
        spots |= furniture.ornaments()
        spots |= theatre_parts.icons(
            muted=self.options.muted, speed=self.speed, eye=self.playback.over
        )
        spots |= theatre_parts.strip(self.timeline, self.place)
        spots |= theatre_parts.seed_tag(self.words, self.playback.record.seed)
        spots |= theatre_parts.transport(
            playing=self.playing, start=self.place == 0, end=self.place == self.playback.end
        )
        spots |= self._caption()
        spots = self.over.lay(spots, ())
        if self.log_open and not self.menu_open:
            spots |= theatre_parts.log_page(self._page(), self.words("app.log.title"))
        if self.menu_open:
            spots = {r: replace(s, hot=False, glow=False) for r, s in spots.items()}
            spots |= furniture.lamp(furniture.MENU_Z)
            seed = self.playback.record.seed
            spots |= theatre_parts.menu(self.words, seed, self.kept, self.told)
            if len(self.languages) > 1:
                spots |= tongue(self.words, 1390, 150, 212, furniture.MENU_Z + 1)
        return spots

    def _caption(self) -> dict[Ref, Spot]:
        chapter = self.timeline.chapter(self.place)
        number = self.timeline.line(self.place)
        text = self.timeline.lines[number].text if number >= 0 else self.words("app.replay.begin")
        title = chapter.name if chapter else self.words("app.replay.title")
        seer = None if self.viewer is None else self.people[self.viewer]
        return theatre_parts.caption(title, text, seer, self.viewer or 0)

    def _page(self) -> theatre_parts.LogPage:
        now = self.timeline.line(self.place)
        first = now - theatre_parts.LINES // 2 + self._scroll
        return theatre_parts.LogPage(self.timeline.lines, first, now)

    def _in_large(self, ref: Ref, spot: Spot) -> Layout:
        """The thing under the mouse, enlarged."""
        if ref.startswith("seat:"):
            return self.face.overview(ref, self._view, self._desk())
        return furniture.zoom(spot, self.face.help(ref, self._view))

    def _refresh(self, seconds: float = 0.16) -> None:
        self.top.play(self.top.sync(self.layout(), seconds))

    # ------------------------------------------------------------ what is chosen

    def choose(self, ref: Ref) -> None:
        """Go somewhere, or do something with the replay."""
        if self.menu_open:
            self._choose_in_menu(ref)
        elif not self._go(ref):
            self._choose_icon(ref)
        self._refresh(0 if self.log_open else 0.16)

    def _go(self, ref: Ref) -> bool:
        parts, timeline = theatre_parts, self.timeline
        line = parts.line_of(ref)
        place = timeline.lines[line].place if line is not None else None
        if place is None:
            place = parts.place_of(ref, timeline)
        if ref == parts.FORWARD:
            self.playing = False
            self.step()
            return True
        if ref == parts.BACKWARD:
            place = timeline.before(self.place)
        elif ref == parts.NEXT:
            place = timeline.chapter_after(self.place)
        elif ref == parts.PREVIOUS:
            place = timeline.chapter_before(self.place)
        if place is None:
            return False
        self.playing, self._scroll = False, 0
        self.jump(place)
        return True

    def _choose_icon(self, ref: Ref) -> None:
        if ref == theatre_parts.PLAY:
            self._play()
        elif ref == theatre_parts.EYE and self.playback.over:
            seats = [None, *map(Seat, range(len(self.people)))]
            self.look_through(seats[(seats.index(self.viewer) + 1) % len(seats)])
        elif ref in (furniture.LOG, theatre_parts.CLOSE_LOG):
            self.log_open, self._scroll = not self.log_open, 0
        elif ref == furniture.MENU:
            self.menu_open, self.told = True, ""
        elif ref == furniture.SOUND:
            self.options = replace(self.options, muted=not self.options.muted)
            self._changed(self.options)
        elif ref == furniture.SPEED:
            self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
            self.director.speed = self.speed

    def _play(self) -> None:
        """Play or stand still; from the end it begins anew."""
        self.playing, self._rest = not self.playing, 0.0
        if self.playing and self.place == self.playback.end:
            self.jump(0)

    def look_through(self, viewer: Seat | None) -> None:
        """See the table as ``viewer`` did; only when the match is over."""
        if self.playback.over and viewer != self.viewer:
            self.viewer = viewer
            self.jump(self.place)

    def _choose_in_menu(self, ref: Ref) -> None:
        if ref == furniture.RESUME:
            self.menu_open = False
        elif ref == furniture.LEAVE:
            self._outcome = ReplayLeft()
        elif ref == LANGUAGE and self.languages:
            self._outcome = ChangeLanguage(following(self.language, self.languages))
        elif ref == theatre_parts.DEAL:
            self._outcome = PlayDeal()
        elif ref == furniture.KEEP and self.kept == "":
            self.kept = self._drawer.keep()
            self._cue("stapler" if self.kept else "refuse")
        elif ref == theatre_parts.LOG_FILE:
            self.told = self._drawer.write_log([line.text for line in self.timeline.lines])
        elif ref == theatre_parts.REPLAY_FILE:
            self.told = self._drawer.write_replay()

    # ------------------------------------------------------------ pointing and keys

    def point(self, ref: Ref | None) -> None:
        """The mouse or the focus rests on ``ref``."""
        if self.over.point(ref) and self.director.idle:
            self._refresh(0.12)

    def key(self, name: str) -> bool:
        """The player's keys; Escape closes what is open, then opens the menu."""
        if name == "escape":
            if not self.back():
                self.choose(furniture.MENU)
            return True
        if self.menu_open:
            return False
        if self.log_open and name in theatre_parts.SCROLLS:
            self._turn_log(theatre_parts.SCROLLS[name])
            self._refresh(0)
        elif name in theatre_parts.WAYS:
            self.playing = False
            self.jump(theatre_parts.WAYS[name](self.timeline, self.place))
        elif name in tuple("0123456789"):
            seat = int(name) - 1
            if seat < len(self.people):
                self.look_through(None if seat < 0 else Seat(seat))
        elif name in theatre_parts.KEYS:
            self.choose(theatre_parts.KEYS[name])
        else:
            return False
        return True

    def _turn_log(self, lines: int) -> None:
        """Turn the log away from the line of now, no further than its ends."""
        middle = self.timeline.line(self.place) - theatre_parts.LINES // 2
        last = max(0, len(self.timeline.lines) - theatre_parts.LINES)
        self._scroll = min(last, max(0, middle + self._scroll + lines)) - middle

    def back(self) -> bool:
        """Close what lies on top; false if nothing did."""
        if not self.menu_open and not self.log_open:
            return False
        self.log_open, self.menu_open = self.log_open and self.menu_open, False
        self._refresh()
        return True

    def urgent(self, ref: Ref | None) -> bool:
        """The player answers while something moves, too."""
        return ref is not None

    def hurry(self) -> bool:
        """End the running animation; true if there was one."""
        return self.director.hurry()

    def aside(self) -> bool:
        """A click beside the log puts it away."""
        return self.log_open and self.back()

    def aloud(self) -> str:
        """All words on the screen."""
        return read_out(self.layout())

    def outcome(self) -> object | None:
        """Left, or another match to be set up."""
        return self._outcome
