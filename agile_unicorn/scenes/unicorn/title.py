"""The title: the lid of the box on the left, a stack of folders as menu on the right."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import parts
from agile_unicorn.scenes.shared.screen import Screen
from agile_unicorn.table.ink import BLUSH, INK, KRAFT, NIGHT, WHITE
from agile_unicorn.table.looks import CardLook, DieLook, Layout, Spot

CONTINUE: Final = place_ref("continue")
NEW_GAME: Final = place_ref("new_game")
SETTINGS: Final = place_ref("settings")
RULES: Final = place_ref("rules")
ARCHIVE: Final = place_ref("archive")
RECORDS: Final = place_ref("records")
QUIT: Final = place_ref("quit")

FOLDER: Final = (760.0, 230.0)
STACK: Final = (1446.0, 226.0)
STEP: Final = (10.0, 121.0)
"""From one folder to the next; the tab and the strip below it stay in sight."""
PULLED: Final = 64.0
TURNS: Final = (-0.9, 0.35, -0.3, 0.5, -0.4, 0.3, -0.2)
LID: Final = (840.0, 900.0)


class Continue(Struct, frozen=True):
    """Go on with the saved match."""


class NewGame(Struct, frozen=True):
    """Set up a new match."""


class OpenSettings(Struct, frozen=True):
    """Show the settings."""


class OpenRules(Struct, frozen=True):
    """Show the rules in short."""


class OpenArchive(Struct, frozen=True):
    """Show the kept matches."""


class OpenRecords(Struct, frozen=True):
    """Show the figures over all matches."""


class Quit(Struct, frozen=True):
    """Leave the program."""


class SavedGame(Struct, frozen=True):
    """What the title tells about a match that waits to go on; ``score`` is the best one."""

    sprint: int
    score: int
    goal: int
    seats: int


class TitleScene(Screen):
    """The first screen.  ``languages`` are the codes that the tag goes through.

    ``trouble`` tells why there is nothing to continue although there is a file.
    """

    def __init__(
        self,
        words: Words,
        language: str,
        languages: tuple[str, ...] = ("en", "de"),
        saved: SavedGame | None = None,
        trouble: str = "",
        version: str = "",
    ) -> None:
        super().__init__(words, language)
        self.languages = languages
        self.saved, self.trouble, self.version = saved, trouble, version

    @property
    def suggested(self) -> Ref:
        """Continue if there is something to continue."""
        return CONTINUE if self.saved else NEW_GAME

    def lay(self) -> Layout:
        """Lid, folders, tag and a few things that somebody left lying about."""
        return {
            **_still_life(),
            place_ref("lid"): self._lid(),
            **self._folders(),
            **self.tongue(1030, 62),
            **self._stamp(),
        }

    def choose(self, ref: Ref) -> None:
        """A folder was opened, or the tag was turned over."""
        if self.turned(ref):
            return
        if ref == CONTINUE and self.saved:
            self._outcome = Continue()
        elif ref == NEW_GAME:
            self._outcome = NewGame()
        elif ref == SETTINGS:
            self._outcome = OpenSettings()
        elif ref == RULES:
            self._outcome = OpenRules()
        elif ref == ARCHIVE:
            self._outcome = OpenArchive()
        elif ref == RECORDS:
            self._outcome = OpenRecords()
        elif ref == QUIT:
            self._outcome = Quit()

    def key(self, name: str) -> bool:
        """F1 opens the rules, as at the table."""
        if name != "f1":
            return super().key(name)
        self.choose(RULES)
        return True

    def _lid(self) -> Spot:
        w, h = LID
        x, y, width, _ = parts.slot("lid", "claim", LID, (-5, 362, 790, 60))
        claim, facts = self.words("unicorn.game.tagline"), self.words("unicorn.game.facts")
        look = parts.group(
            parts.piece("lid", 0, 0, w, h),
            parts.line(claim, x, y - 12, width - 60, 28, "title", colour=WHITE),
            parts.line(facts, x, y + 17, width - 60, 20, colour=BLUSH, floor=12),
        )
        return Spot(466, 498, look, angle=2.2, z=3, lift=2.4)

    def _folders(self) -> dict[Ref, Spot]:
        words = self.words
        if self.saved:
            kept = self.saved
            note = words(
                "app.title.continue.note",
                sprint=kept.sprint,
                score=kept.score,
                goal=kept.goal,
                seats=kept.seats,
            )
        else:
            note = self.trouble or words("app.title.continue_none.note")
        rows = (
            (
                CONTINUE,
                "sun" if self.saved else "grey",
                "continue",
                words("app.title.continue.name"),
                note,
            ),
            (NEW_GAME, "blue", "new", *self._entry("new_game")),
            (ARCHIVE, "coral", "archive", *self._entry("archive")),
            (RULES, "green", "rules", *self._entry("rule_book")),
            (RECORDS, "teal", "records", *self._entry("records")),
            (SETTINGS, "lilac", "settings", *self._entry("settings")),
            (QUIT, "kraft", "quit", *self._entry("quit")),
        )
        return {row[0]: self._folder(i, *row) for i, row in enumerate(rows)}

    def _entry(self, name: str) -> tuple[str, str]:
        return self.words(f"app.title.{name}.name"), self.words(f"app.title.{name}.note")

    def _folder(self, i: int, ref: Ref, colour: str, icon: str, name: str, sub: str) -> Spot:
        w, h = FOLDER
        chosen = ref == self.suggested
        hot = ref != CONTINUE or self.saved is not None
        piece = f"folder_{colour}"
        mark = parts.slot(piece, "icon", FOLDER, (-w / 2 + 35, -h / 2 + 46, 46, 46))
        label = parts.slot(piece, "label", FOLDER, (-w / 2 + 199, -h / 2 + 45, 266, 54))
        status = parts.slot(piece, "status", FOLDER, (w / 2 - 190, -h / 2 + 69, 344, 26))
        room, ink = label[2] - 16, INK if hot else NIGHT
        left, at = label[0] - label[2] / 2 + 8, status[0] - status[2] / 2
        look = parts.group(
            parts.piece(piece, 0, 0, w, h),
            parts.piece(f"menu_{icon}", *mark),
            parts.line(name, left, label[1] - 2, room, 33, "title", align="left", colour=ink),
            parts.line(sub, at, status[1], status[2], 19, align="left", colour=ink),
        )
        return Spot(
            STACK[0] + i * STEP[0] - (PULLED if chosen else 0),
            STACK[1] + i * STEP[1],
            look,
            angle=TURNS[i],
            z=4 + i,
            lift=1.6 if chosen else 1.0,
            glow=chosen,
            hot=hot,
        )

    def _stamp(self) -> dict[Ref, Spot]:
        if not self.version:
            return {}
        text = self.words("app.title.version", version=self.version)
        stamp = parts.printed(
            parts.line(text, 1770, 880, 150, 21, "title", colour=KRAFT), angle=-7, z=9
        )
        return {place_ref("version"): stamp}


def _still_life() -> dict[Ref, Spot]:
    """Somebody was just playing here."""
    cards = (
        ("forced_update", 66, 985, 38),
        ("cookie_banner", 150, 1040, 16),
        ("qa_cat", 250, 1072, -2),
    )
    lying = {
        place_ref(f"left{i}"): Spot(x, y, CardLook(face, 200), angle=turn, z=i * 0.1, lift=0.8)
        for i, (face, x, y, turn) in enumerate(cards)
    }
    backs = (("back_draw", 930, 1066, -24), ("back_event", 1005, 1090, -8))
    lying |= {
        place_ref(f"back{i}"): Spot(x, y, CardLook(face, 170), angle=turn, z=1 + i, lift=0.8)
        for i, (face, x, y, turn) in enumerate(backs)
    }
    lying[place_ref("die0")] = Spot(944, 918, DieLook(0, 5, 92), z=4, lift=1)
    lying[place_ref("die1")] = Spot(1014, 992, DieLook(1, 2, 92, throw=1), z=4, lift=1)
    return lying | parts.ornament(place_ref("mug"), 1850, 82, "mug", 138)
