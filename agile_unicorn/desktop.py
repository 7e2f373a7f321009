"""The game in its window: title, setup, match, result, and back again."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
import pygame
from msgspec.structs import replace

from agile_unicorn import __version__
from agile_unicorn.app import GAME, Program, autosaving, new_seed, open_match, saved_record
from agile_unicorn.cabinet import Cabinet
from agile_unicorn.choices import Refusal
from agile_unicorn.content.files import read_at_most, write_atomically
from agile_unicorn.content.keeper import Keeper
from agile_unicorn.content.resources import resource
from agile_unicorn.content.settings import Settings
from agile_unicorn.content.tables import FIRST, Table, take_table
from agile_unicorn.games.unicorn.cards import BOXES, only
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.opening import people_of, record_of, start_of, tidied, told
from agile_unicorn.preferences import Preferences, chosen_at_table, options_of
from agile_unicorn.save_files import standing_of
from agile_unicorn.scenes.settings import SettingsScene
from agile_unicorn.scenes.shared.match_scene import MatchScene
from agile_unicorn.scenes.shared.options import Hooks, MatchLeft, Options, SettingsWanted
from agile_unicorn.scenes.stage import Stage, Still, WindowClosed
from agile_unicorn.scenes.unicorn import title
from agile_unicorn.scenes.unicorn.curtain import curtain
from agile_unicorn.scenes.unicorn.face import CHANCE_COLOUR, UnicornFace
from agile_unicorn.scenes.unicorn.result import PlayAgain, ResultScene, SetUpAnew, WatchAgain
from agile_unicorn.scenes.unicorn.rulebook import RulesRead
from agile_unicorn.scenes.unicorn.setup import Back, SetupScene
from agile_unicorn.scenes.unicorn.setup_choice import StartGame
from agile_unicorn.scenes.unicorn.wording import DeckWording
from agile_unicorn.session.match import Match
from agile_unicorn.session.record import BrokenRecord, Record
from agile_unicorn.setup_files import SetupFile
from agile_unicorn.table.audio import Audio
from agile_unicorn.table.voice import Voice
from agile_unicorn.table.window import Window, monitors
from agile_unicorn.tableware import Tableware

log: Final = logging.getLogger(__name__)
CALM_MUSIC, TENSE_MUSIC = "music_office", "music_events"
LAST_SETUP: Final = "last_setup.json"
LONGEST_SETUP: Final = 1 << 16
BACKS: Final = ("back_draw", "back_event", "first_mover")
TITLE_DICE: Final = (0, 1, CHANCE_COLOUR)
MATS: Final = ("mat_setup", "mat_backlog", "mat_pitch", "mat_retro")


class Desktop:
    """One run of the program with a window; it begins with ``record`` or with the title."""

    def __init__(
        self, program: Program, window: Window, record: Record | None, seed: int | None = None
    ) -> None:
        self.program, self.window, self.record, self.seed = program, window, record, seed
        window.dress(self.words("unicorn.game.name"), _icon())
        self.ware = Tableware(self.window, DeckWording(program.deck, self.words))
        self.voice = Voice()
        self.audio = Audio(resource("assets", "shared", "sounds"))
        self._begun = False
        self._unfinished: StartGame | None = None
        self._music = ""
        self.table = take_table(program.folder) if program.folder else Table(FIRST, None)
        program.table = self.table.number
        self.keeper = Keeper(program.autosave) if program.autosave else None
        self.stage = Stage(
            self.window,
            self.ware.canvas,
            self.ware.extents,
            after_frame=self._after_frame,
            cue=self.audio.cue,
            say=lambda text: self.voice.say(text, self.language),
        )
        self.preferences = Preferences(program, window, self.ware, self.audio, self.stage)
        self.cabinet = Cabinet(
            program,
            self.ware,
            self.stage.run,
            options=lambda: options_of(program.settings),
            cue=self.audio.cue,
            changed=self._keep_choices,
            translate=self._translate,
        )

    def words(self, key: str, /, **values: object) -> str:
        """A text in the language of now."""
        return self.program.texts(key, **values)

    @property
    def language(self) -> str:
        """The language of now."""
        return self.program.texts.language

    @property
    def languages(self) -> tuple[str, ...]:
        """Every language there is."""
        return self.program.locales.available()

    def _after_frame(self) -> None:
        """What can wait starts behind the first frame: sound, pictures, tables."""
        if self.window.reopened():
            self.ware.canvas.redraw()
        if not self._begun and self.window.settled:
            self._begun = True
            self.audio.start()
            self.stage.look_for_pads()
            self._mood(False)
            base = [kind.key for kind in only(self.program.deck, BOXES[0])]
            self.ware.press.assets.prefetch([*BACKS, *base], TITLE_DICE)
            self.ware.canvas.prepare((mat,) for mat in MATS)

    # ------------------------------------------------------------ the way through the program

    def run(self, replay: Record | None = None) -> None:
        """Until the player leaves; the match in progress is on disk then.

        ``replay`` is watched first.
        """
        record = self.record
        try:
            if replay and (start := self.cabinet.watch(replay)):
                record = self._setup(start)
            while True:
                record = self._play(record) if record else self._title()
        except WindowClosed:
            pass
        finally:
            if self.keeper:
                self.keeper.close()
            self.table.leave()
            self.audio.stop()
            self.voice.stop()
            pygame.quit()

    def _begin(self, start: StartGame) -> Record:
        """A new record; the setup is remembered for the next time."""
        if self.program.folder:
            try:
                usual = msgspec.json.encode(replace(start, seed=None))
                write_atomically(self.program.folder / LAST_SETUP, usual)
            except OSError as error:
                log.warning("%s: %s", LAST_SETUP, error)
        given, self.seed = self.seed, None
        seed = given if start.seed is None else start.seed
        return record_of(start, self.program.deck, new_seed() if seed is None else seed)

    def _title(self) -> Record | None:
        """The title and what lies behind it; a record to be played, or nothing yet."""
        self.cabinet.gather()
        saved, trouble = self._saved()
        note = _note(saved) if saved else None
        scene = title.TitleScene(
            self.words, self.language, self.languages, note, trouble, __version__
        )
        match self.cabinet.show(scene):
            case title.Continue():
                return saved
            case title.NewGame():
                return self._setup()
            case title.OpenRules():
                bindings = options_of(self.program.settings).bindings
                self.cabinet.show(RulesRead(self.words, self.language, bindings))
                return None
            case title.OpenArchive():
                chosen = self.cabinet.archive()
                return self._setup(chosen) if isinstance(chosen, StartGame) else chosen
            case title.OpenRecords():
                self.cabinet.records()
                return None
            case title.OpenSettings():
                self._change_settings()
                return None
            case _:
                raise WindowClosed

    def _setup(self, start: StartGame | None = None) -> Record | None:
        """The setup as ``start`` has it, or as it was left or played last.

        The answer is a record to be played, or nothing.
        """
        folder = self.program.folder
        scene = SetupScene(
            self.words,
            self.language,
            self.languages,
            start or self._unfinished or self._last_setup(),
            SetupFile(folder) if folder else None,
        )
        match self.cabinet.show(scene):
            case StartGame() as start:
                self._unfinished = None
                return self._begin(start)
            case Back():
                left = scene.start()
                self._unfinished = replace(left, seed=None) if left else None
                return None
            case other:
                raise AssertionError(other)

    def _last_setup(self) -> StartGame | None:
        """How it was played last; a file that cannot be read is no loss."""
        if self.program.folder is None:
            return None
        try:
            data = read_at_most(self.program.folder / LAST_SETUP, LONGEST_SETUP)
            start = msgspec.json.decode(data, type=StartGame)
        except (OSError, msgspec.DecodeError, UnicodeError, RecursionError):
            return None
        return tidied(start)

    # ------------------------------------------------------------ a match

    def _make_room(self, record: Record, save: Callable[[Record], None]) -> None:
        """From now on ``record`` waits in the autosave; the match that waited there is not lost."""
        waiting, _ = self._saved()
        if waiting == record:
            return
        if waiting is not None:
            self.cabinet.rescue(waiting)
        save(record)

    def _fetch(self, record: Record) -> None:
        """Load what ``record`` needs and the title did not."""
        faces = [kind.key for kind in record.setup.deck]
        self.ware.press.assets.prefetch(faces, range(len(record.players)))

    def _play(self, record: Record) -> Record | None:
        """Play ``record`` to its end; the next record to be played, or nothing: the title."""
        save = autosaving(self.keeper) if self.keeper else _forget
        self._make_room(record, save)
        people = people_of(record)
        self._fetch(record)
        match = open_match(record, save)
        scene = MatchScene(
            match,
            UnicornFace(people, self.words),
            people,
            self.words,
            self.ware.extents,
            options=options_of(self.program.settings),
            hooks=Hooks(
                self.audio.cue,
                self._mood,
                self._keep_choices,
                self._notice,
                (lambda: self.cabinet.keep(match.record)) if self.cabinet.saves else None,
                self.voice.hush,
            ),
            curtain=lambda asked, held: curtain(self.words, match.view(None), people, asked, held),
            log=told(record, self.words),
        )
        try:
            while isinstance(outcome := self.stage.run(scene), SettingsWanted):
                language = self.language
                self._change_settings(scene.look_away)
                if self.language != language:
                    scene.translate(self.words, told(match.record, self.words, scene.solo))
                scene.settled(options_of(self.program.settings))
        finally:
            match.close()
            self._mood(False)
            self.cabinet.count(match.record)
        if isinstance(outcome, MatchLeft):
            return None
        if self.keeper:
            self.keeper.discard()
        return self._result(match, record)

    def _result(self, match: Match[State, View], record: Record) -> Record | None:
        assert match.over is not None
        people, ranking = people_of(record), match.over.ranking
        while True:
            scene = ResultScene(self.words, match.view(None), ranking, people, self.language)
            match self.cabinet.show(scene):
                case PlayAgain():
                    return self._begin(start_of(record, self.language))
                case SetUpAnew():
                    return self._setup()
                case WatchAgain():
                    if start := self.cabinet.watch(match.record):
                        return self._setup(start)
                case _:
                    return None

    def _saved(self) -> tuple[Record | None, str]:
        """The match that waits to go on, or why a file that is there does not tell one.

        Such a file is kept under another name: a newer version may read it.
        """
        if self.keeper is None:
            return None, self.words("app.replay.nowhere")
        self.keeper.flush()
        try:
            record = saved_record(self.program)
            Match(GAME, record, {})
        except (Refusal, BrokenRecord) as error:
            path = self.keeper.path
            if not path.exists():
                other = self.table.number != FIRST
                return None, self.words("app.title.continue_none.elsewhere") if other else ""
            log.warning("%s", error)
            with suppress(OSError):
                path.replace(path.with_suffix(".unread"))
            return None, self.words("app.title.continue_none.trouble")
        return (None if record.result else record), ""

    def _notice(self) -> str:
        """What went wrong with saving, in the language of now."""
        trouble = self.cabinet.trouble or (self.keeper.trouble if self.keeper else None)
        return self.words(trouble.key, **dict(trouble.values)) if trouble else ""

    # ------------------------------------------------------------ settings

    def _mood(self, tense: bool) -> None:
        """Another loop of music while it is tense; the same one again changes nothing."""
        music = TENSE_MUSIC if tense else CALM_MUSIC
        if music != self._music:
            self._music = music
            self.audio.music(music)

    def _keep_choices(self, options: Options) -> None:
        """Speed and sound may have been changed at the table."""
        self.preferences.apply(replace(self.program.settings, **chosen_at_table(options)))

    def _change_settings(self, look_away: Callable[[], object] = lambda: None) -> None:
        """Show the settings; ``look_away``: the window is no longer in front meanwhile."""
        scene = SettingsScene(
            self.words,
            self.language,
            self.program.settings,
            lambda settings: self._changed(scene, settings),
            self.languages,
            len(monitors()),
            self.stage.listen,
        )
        self.stage.run(Still(scene, self.ware.extents, look_away))

    def _changed(self, scene: SettingsScene, settings: Settings) -> None:
        """A setting was changed: let it be heard and seen at once."""
        self.preferences.apply(settings)
        if settings.language and settings.language != self.language:
            self._translate(settings.language)
            scene.translate(self.words, settings.language)

    def _translate(self, language: str) -> None:
        self.program.speak(language)
        self.ware.reprint(DeckWording(self.program.deck, self.words))
        self.window.rename(self.words("unicorn.game.name"))
        self.preferences.apply(replace(self.program.settings, language=language))


def _forget(record: Record) -> None:
    """Nothing can be saved here."""


def _note(record: Record) -> title.SavedGame:
    """What the title tells about the saved match."""
    now = standing_of(record)
    return title.SavedGame(now.sprint, now.score, now.goal, len(record.players))


def _icon() -> pygame.Surface | None:
    """The picture of the window; the game can do without."""
    try:
        return pygame.image.load(resource("assets", "shared", "icons", "icon.png"))
    except (OSError, pygame.error) as error:
        log.warning("no icon: %s", error)
        return None
