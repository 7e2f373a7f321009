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
    Screen,
    following,
)
from agile_unicorn.scenes.unicorn import (
    setup_rules,
    setup_seats,
    setup_seed,
    setup_shelf,
    setup_teams,
    setup_zones,
)
from agile_unicorn.scenes.unicorn.setup_choice import (
    LEAST_POINTS,
    LONGEST_NAME,
    MOST_POINTS,
    Draft,
    Problem,
    SeatKind,
    StartGame,
    about_minutes,
    draft_of,
    finished,
    next_species,
    problem,
    usual_draft,
    with_expansion,
    with_kind,
    with_teams,
)
from agile_unicorn.scenes.unicorn.setup_seats import NameEntry
from agile_unicorn.scenes.unicorn.setup_seed import SeedEntry
from agile_unicorn.scenes.unicorn.setup_shelf import Shelf, ShelfPage
from agile_unicorn.table.field import TextField
from agile_unicorn.table.looks import DieLook, Layout, Spot

START: Final = place_ref("start")
BACK: Final = place_ref("back")


class Back(Struct, frozen=True):
    """Leave the setup for the title."""


class SetupScene(Screen):
    """Everything about the next match; it can be started at once as it is.

    ``last`` is the match set up before, ``shelf`` keeps setups under names.  Outcomes:
    :class:`StartGame`, :class:`Back`, :class:`ChangeLanguage`.
    """

    mat = "mat_setup"
    way_out = BACK

    def __init__(
        self,
        words: Words,
        language: str,
        languages: tuple[str, ...] = ("en", "de"),
        last: StartGame | None = None,
        shelf: Shelf | None = None,
    ) -> None:
        super().__init__(words, language)
        self.languages = languages
        self.draft = draft_of(last, words) if last else usual_draft()
        self.entry: NameEntry | SeedEntry | None = None
        self.shelf = ShelfPage(shelf) if shelf is not None else None
        self.voting = self.rules_open = self.shelf_open = False
        self.refused: Problem | None = None

    @property
    def suggested(self) -> Ref:
        """Start; on a sheet, to close it."""
        if self.shelf_open:
            return setup_shelf.CLOSE
        return setup_rules.CLOSE if self.rules_open else START

    def lay(self) -> Layout:
        """Plates, hexagons, zones, buttons; a sheet lies on top if it is open."""
        table = self._table()
        if self.rules_open:
            sheet = setup_rules.sheet(self.draft, self.words, self.pointed)
        elif self.shelf_open and self.shelf is not None:
            sheet = self.shelf.lay(self.start(), self.words)
        else:
            return table
        under = {ref: replace(spot, hot=False, glow=False) for ref, spot in table.items()}
        return {**under, **sheet}

    def _table(self) -> Layout:
        return {
            **setup_zones.zones(self.draft, self.words, self.voting),
            **setup_seats.plates(
                self.draft,
                self.words,
                self.entry if isinstance(self.entry, NameEntry) else None,
                self.voting,
            ),
            **setup_seed.seed_tag(
                self.draft.seed,
                self.entry if isinstance(self.entry, SeedEntry) else None,
                self.words,
            ),
            **self._frame(),
            **self._buttons(),
            place_ref("help"): setup_zones.help_line(
                setup_zones.help_for(self.pointed, self.draft, self.words)
                or setup_seats.help_for(self.pointed, self.draft, self.words)
                or setup_seed.help_for(self.pointed, self.words)
            ),
        }

    def choose(self, ref: Ref) -> None:
        """Change the draft, or leave; a name being written is taken over first."""
        self.refused = None
        entry = self.entry
        self._finish_entry()
        if isinstance(entry, SeedEntry) and ref == setup_seed.SEED:
            return
        if isinstance(entry, NameEntry) and ref == setup_seats.seat_spot(entry.seat, "name"):
            return
        if self.rules_open:
            self.rules_open = ref != setup_rules.CLOSE
            self.draft = setup_rules.changed(self.draft, ref)
        elif self.shelf_open and self.shelf is not None:
            self._choose_saved(self.shelf, ref)
        elif ref == setup_shelf.OPEN and self.shelf is not None:
            self.voting, self.shelf_open = False, True
            self.shelf.open(self.start(), self.words)
        elif ref == setup_zones.FIRST:
            self._choose_first()
        elif self.voting:
            self._vote(ref)
        elif ref == START:
            self._outcome = self.start()
        elif ref == BACK:
            self._outcome = Back()
        elif ref == setup_seed.SEED:
            self.entry = SeedEntry.of(self.draft.seed)
        elif not self.turned(ref) and not self._choose_zone(ref):
            self._choose_seat(ref)

    def start(self) -> StartGame | None:
        """The match as it could be started now, if it can be."""
        if problem(self.draft, self.words) is not None:
            return None
        return finished(self.draft, self.words, self.language)

    def _choose_saved(self, shelf: ShelfPage, ref: Ref) -> None:
        taken = shelf.choose(ref, self.start())
        if taken is not None:
            self.draft = draft_of(taken, self.words)
        self.shelf_open = taken is None and ref != setup_shelf.CLOSE

    def _choose_first(self) -> None:
        """The table looks around for the funniest T-shirt; another click leaves it to the draw."""
        if self.voting:
            self.draft = replace(self.draft, first=None)
        self.voting = not self.voting

    def _vote(self, ref: Ref) -> None:
        """The plate that was clicked moves first; anything else ends the search."""
        self.voting = False
        for at in self.draft.taken:
            if ref == setup_seats.seat_spot(at, "plate"):
                self.draft = replace(self.draft, first=at)
                return
        self.choose(ref)

    def key(self, name: str) -> bool:
        """While a name is written all keys belong to it; Escape closes what is open."""
        if self.entry is not None:
            return self._key_of_entry(self.entry, name)
        if self.shelf_open and self.shelf is not None and self.shelf.key(name, self.start()):
            return True
        if name in CANCEL and (self.voting or self.rules_open or self.shelf_open):
            self.voting = self.rules_open = self.shelf_open = False
            return True
        return super().key(name)

    def _key_of_entry(self, entry: NameEntry | SeedEntry, name: str) -> bool:
        if name in CONFIRM:
            self._finish_entry()
        elif name in CANCEL:
            self.entry = None
        elif name in ("tab", "up", "down"):
            self._finish_entry()
            return False
        else:
            self.entry = replace(entry, field=entry.field.press(name))
        return True

    def type(self, text: str) -> None:
        """Letters for the name being written."""
        if isinstance(self.entry, SeedEntry):
            self.entry = self.entry.write(text)
        elif self.entry is not None:
            self.entry = replace(self.entry, field=self.entry.field.write(text))
        elif self.shelf_open and self.shelf is not None:
            self.shelf.type(text)

    def _finish_entry(self) -> None:
        if isinstance(self.entry, SeedEntry):
            self.draft = replace(self.draft, seed=self.entry.seed)
        elif self.entry is not None:
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
            draft = _next_edition(draft)
        elif ref == setup_zones.HOUSE_RULES:
            self.rules_open = True
        elif ref == setup_zones.EASY_START:
            draft = replace(draft, easy_start=not draft.easy_start)
        elif ref == setup_zones.EXPANSION:
            draft = self._allowed(with_expansion(draft, not draft.expansion))
        elif (teams := setup_teams.choice_of(ref)) is not None:
            draft = self._allowed(with_teams(draft, teams))
        else:
            return False
        self.draft = draft
        return True

    def _allowed(self, changed: Draft | Problem) -> Draft:
        """The changed draft; what cannot be chosen is answered with the reason."""
        if isinstance(changed, Problem):
            self.refused = changed
            return self.draft
        return changed

    def _choose_seat(self, ref: Ref) -> None:
        for at, seat in enumerate(self.draft.seats):
            if not ref.startswith(setup_seats.seat_spot(at, "")):
                continue
            what = ref.removeprefix(setup_seats.seat_spot(at, ""))
            bot: SeatKind = seat.kind if seat.kind in setup_seats.BOTS else "sensible"
            kinds: dict[str, SeatKind] = {"person": "human", "bot": bot, "empty": "empty"}
            if what == "face" and seat.kind != "empty":
                species = next_species(self.draft, at)
                self.draft = self.draft.seat(at, replace(seat, species=species))
            elif what == "name" and seat.kind != "empty":
                self.entry = NameEntry(at, TextField.holding(seat.name, LONGEST_NAME))
            elif what in kinds:
                self.draft = with_kind(self.draft, at, kinds[what])
            elif what == "level":
                self.draft = with_kind(self.draft, at, setup_seats.next_level(seat.kind))

    def _frame(self) -> dict[Ref, Spot]:
        words, taken = self.words, len(self.draft.taken)
        seats = words("unicorn.notes.seats_taken", n=taken, m=self.draft.most)
        return {
            place_ref("note"): parts.note(
                146, 104, 196, 132, words("unicorn.notes.new_game"), seats, angle=-4
            ),
            **self.tongue(1776, 262, 196),
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
        if self.shelf is not None:
            label = words("app.saves.setups_short")
            back |= parts.button(
                setup_shelf.OPEN, 1263, 992, 188, 66, label, kind="secondary", px=21
            )
        told = self.refused or wrong
        if told is None:
            return {**start, **back}
        why = parts.group(
            parts.piece("note_pink", 0, 0, 400, 118),
            parts.line(told.text(words), 0, 6, 360, 24, "title", lines=2),
        )
        return {**start, **back, place_ref("problem"): Spot(1600, 862, why, 1.5, z=11)}


def _next_edition(draft: Draft) -> Draft:
    """From a mix of one's own back to its edition, else to the next one."""
    edition = draft.edition if draft.own_rules else following(draft.edition, tuple(EDITIONS))
    return replace(draft, edition=edition, rules=EDITIONS[edition])
