"""Setting up a match: seats round the mat, length and rules as cardboard on it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.games.unicorn.setup import EDITIONS, LENGTHS
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import parts
from agile_unicorn.scenes.shared.screen import (
    CANCEL,
    CONFIRM,
    ChangeLanguage,
    Screen,
    following,
)
from agile_unicorn.scenes.unicorn import setup_seats, setup_zones
from agile_unicorn.scenes.unicorn.setup_choice import (
    LEAST_POINTS,
    LONGEST_NAME,
    MOST_POINTS,
    SeatKind,
    StartGame,
    about_minutes,
    draft_of,
    finished,
    next_first,
    next_species,
    problem,
    usual_draft,
    with_kind,
)
from agile_unicorn.scenes.unicorn.setup_seats import NameEntry
from agile_unicorn.table.input import Key
from agile_unicorn.table.looks import DieLook, Layout, Spot
from agile_unicorn.table.widgets.field import TextField

START: Final = place_ref("start")
BACK: Final = place_ref("back")
LANGUAGE: Final = place_ref("language")


class Back(Struct, frozen=True):
    """Leave the setup for the title."""


class SetupScene(Screen):
    """Everything about the next match; it can be started at once as it is.

    ``last`` is the match set up before.  Outcomes: :class:`StartGame`, :class:`Back`,
    :class:`ChangeLanguage`.
    """

    mat = "mat_setup"
    way_out = BACK

    def __init__(
        self,
        words: Words,
        language: str,
        languages: tuple[str, ...] = ("en", "de"),
        last: StartGame | None = None,
    ) -> None:
        super().__init__(words, language)
        self.languages = languages
        self.draft = draft_of(last, words) if last else usual_draft()
        self.entry: NameEntry | None = None

    @property
    def suggested(self) -> Ref:
        """Start."""
        return START

    def lay(self) -> Layout:
        """Plates, hexagons, zones, buttons."""
        return {
            **setup_zones.zones(self.draft, self.words),
            **setup_seats.plates(self.draft, self.words, self.entry),
            **self._frame(),
            **self._buttons(),
            place_ref("help"): setup_zones.help_line(
                setup_zones.help_for(self.pointed, self.draft, self.words)
                or setup_seats.help_for(self.pointed, self.words)
            ),
        }

    def choose(self, ref: Ref) -> None:
        """Change the draft, or leave; a name being written is taken over first."""
        if self.entry is not None and ref == setup_seats.seat_spot(self.entry.seat, "name"):
            self._finish_name()
            return
        self._finish_name()
        if ref == START:
            if problem(self.draft, self.words) is None:
                self._outcome = finished(self.draft, self.words, self.language)
        elif ref == BACK:
            self._outcome = Back()
        elif ref == LANGUAGE:
            self._outcome = ChangeLanguage(following(self.language, self.languages))
        elif not self._choose_zone(ref):
            self._choose_seat(ref)

    def key(self, name: str) -> bool:
        """While a name is written all keys belong to it."""
        if self.entry is None:
            return super().key(name)
        if name in CONFIRM:
            self._finish_name()
        elif name in CANCEL:
            self.entry = None
        elif name in ("tab", "up", "down"):
            self._finish_name()
            return False
        else:
            self.entry = replace(self.entry, field=self.entry.field.handle(Key(name)))
        return True

    def type(self, text: str) -> None:
        """Letters for the name being written."""
        if self.entry is not None:
            self.entry = replace(self.entry, field=self.entry.field.write(text))

    def _finish_name(self) -> None:
        if self.entry is not None:
            seat = self.draft.seats[self.entry.seat]
            named = replace(seat, name=self.entry.field.text.strip())
            self.draft = self.draft.seat(self.entry.seat, named)
            self.entry = None

    def _choose_zone(self, ref: Ref) -> bool:
        draft = self.draft
        lengths = {setup_zones.length_ref(points): points for points in LENGTHS.values()}
        if ref in lengths:
            draft = replace(draft, points=lengths[ref])
        elif ref == setup_zones.MORE:
            draft = replace(draft, points=min(MOST_POINTS, draft.points + 1))
        elif ref == setup_zones.LESS:
            draft = replace(draft, points=max(LEAST_POINTS, draft.points - 1))
        elif ref == setup_zones.RULES:
            draft = replace(draft, edition=following(draft.edition, tuple(EDITIONS)))
        elif ref == setup_zones.EASY_START:
            draft = replace(draft, easy_start=not draft.easy_start)
        elif ref == setup_zones.FIRST:
            draft = replace(draft, first=next_first(draft))
        elif ref == setup_zones.HANDS:
            draft = replace(draft, open_hands=not draft.open_hands)
        else:
            return False
        self.draft = draft
        return True

    def _choose_seat(self, ref: Ref) -> None:
        for at, seat in enumerate(self.draft.seats):
            if not ref.startswith(setup_seats.seat_spot(at, "")):
                continue
            what = ref.removeprefix(setup_seats.seat_spot(at, ""))
            bot: SeatKind = seat.kind if seat.kind in ("random", "sensible") else "sensible"
            kinds: dict[str, SeatKind] = {"person": "human", "bot": bot, "empty": "empty"}
            if what == "face" and seat.kind != "empty":
                species = next_species(self.draft, at)
                self.draft = self.draft.seat(at, replace(seat, species=species))
            elif what == "name" and seat.kind != "empty":
                self.entry = NameEntry(at, TextField.holding(seat.name, LONGEST_NAME))
            elif what in kinds:
                self.draft = with_kind(self.draft, at, kinds[what])
            elif what in setup_seats.LEVELS:
                self.draft = with_kind(self.draft, at, setup_seats.LEVELS[what])

    def _frame(self) -> dict[Ref, Spot]:
        words, taken = self.words, len(self.draft.taken)
        seats = words("unicorn.notes.seats_taken", n=taken, m=len(self.draft.seats))
        return {
            place_ref("note"): parts.note(
                146, 104, 196, 132, words("unicorn.notes.new_game"), seats, angle=-4
            ),
            LANGUAGE: parts.tag(
                1596,
                76,
                220,
                72,
                words("app.language.name"),
                words("app.language.label"),
                angle=-3,
                hot=True,
            ),
            **parts.ornament(place_ref("mug"), 1828, 112, "mug", 176, angle=8),
            **parts.ornament(place_ref("tray"), 156, 916, "tray", 270),
            place_ref("die0"): Spot(118, 892, DieLook(9, 4, 74), z=3, lift=0.8),
            place_ref("die1"): Spot(192, 944, DieLook(9, 6, 74, throw=1), z=3, lift=0.8),
            place_ref("die2"): Spot(200, 868, DieLook(1, 3, 74, throw=2), z=3, lift=0.8),
        }

    def _buttons(self) -> dict[Ref, Spot]:
        words, wrong = self.words, problem(self.draft, self.words)
        points = self.draft.points
        summary = words(
            "unicorn.setup.summary",
            seats=len(self.draft.taken),
            goal=points,
            minutes=about_minutes(points),
        )
        start = parts.button(
            START,
            1600,
            980,
            440,
            100,
            words("unicorn.buttons.start_game"),
            summary if wrong is None else "",
            hot=wrong is None,
            glow=wrong is None,
            px=36,
        )
        back = parts.button(
            BACK, 440, 990, 200, 74, words("app.common.back"), kind="secondary", px=28
        )
        if wrong is None:
            return {**start, **back}
        why = parts.note(
            1600, 862, 400, 118, wrong.text(words), "", "pink", angle=1.5, z=11, px=24, lines=2
        )
        return {**start, **back, place_ref("problem"): why}
