"""What the program remembers of matches, and the scenes in which that is looked at."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from agile_unicorn.app import GAME, Program, newest_record
from agile_unicorn.choices import Refusal
from agile_unicorn.content.archive import Entry
from agile_unicorn.content.files import backup_of, write_atomically
from agile_unicorn.content.notices import Notice
from agile_unicorn.content.statistics import StatisticsFile
from agile_unicorn.content.tables import left_behind
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.opening import people_of, start_of
from agile_unicorn.photograph import photograph
from agile_unicorn.save_files import SaveFiles, usual_name
from agile_unicorn.scenes.archive import ArchiveScene, LoadKept, WatchKept
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Person
from agile_unicorn.scenes.shared.options import Options
from agile_unicorn.scenes.shared.screen import ChangeLanguage, Screen
from agile_unicorn.scenes.shared.theatre import PlayDeal, ReplayScene
from agile_unicorn.scenes.shared.timeline import Timeline, drawn
from agile_unicorn.scenes.shared.winding import Winding, Wound
from agile_unicorn.scenes.show import Show
from agile_unicorn.scenes.stage import Still
from agile_unicorn.scenes.unicorn.chapters import chapters
from agile_unicorn.scenes.unicorn.chronicle import Chronicle
from agile_unicorn.scenes.unicorn.face import UnicornFace
from agile_unicorn.scenes.unicorn.records import RecordsScene
from agile_unicorn.scenes.unicorn.setup_choice import StartGame
from agile_unicorn.session.match import Match
from agile_unicorn.session.playback import Playback
from agile_unicorn.session.record import BrokenRecord, Record, encode
from agile_unicorn.tableware import Tableware
from agile_unicorn.tally import finished_of

log: Final = logging.getLogger(__name__)
STATISTICS: Final = "statistics.json"
AT_ONCE: Final = 500
"""Moves of a match that is ready to be watched before anybody could read of it."""
REPLAYS: Final = "replays"
"""The folder for logs and replays that somebody wanted as files."""


class EmptyShelf:
    """The archive where nothing can be saved."""

    def all(self) -> tuple[Entry, ...]:
        """Nothing."""
        return ()

    def rename(self, key: str, name: str) -> None:
        """Nothing to rename."""

    def drop(self, key: str) -> None:
        """Nothing to drop."""


class Cabinet:
    """Archive and figures of ``program``; ``run`` shows a scene until it has an outcome.

    ``options``, ``cue`` and ``changed`` are those of a match; ``translate`` has the program speak
    another language.  ``trouble`` is what went wrong with keeping something last.
    """

    def __init__(
        self,
        program: Program,
        ware: Tableware,
        run: Callable[[Show], object],
        *,
        options: Callable[[], Options] = Options,
        cue: Callable[[str], object] = lambda name: None,
        changed: Callable[[Options], object] = lambda options: None,
        translate: Callable[[str], object] = lambda language: None,
    ) -> None:
        self._program, self._ware, self._run = program, ware, run
        self._options, self._cue, self._changed = options, cue, changed
        self._translate = translate
        self.saves = SaveFiles(program.folder) if program.folder else None
        self.statistics = StatisticsFile(program.folder / STATISTICS if program.folder else None)
        self.trouble: Notice | None = None

    def count(self, record: Record) -> None:
        """Let ``record`` count if it has ended and somebody played it; once is enough."""
        if (finished := finished_of(record)) is not None:
            self.statistics.count(finished)

    def records(self) -> None:
        """Show what was won so far."""
        texts, deck = self._program.texts, self._program.deck
        known = [kind.key for kind in deck]
        scene = RecordsScene(texts, texts.language, self.statistics.now, known)
        self.show(scene)

    def show(self, scene: Screen) -> object:
        """Show ``scene`` until it has an outcome, in whatever language is chosen meanwhile."""
        scene.languages = self._program.locales.available()
        while isinstance(outcome := self._run(Still(scene, self._ware.extents)), ChangeLanguage):
            self._translate(outcome.language)
            scene.translate(self._program.texts, outcome.language)
        return outcome

    def keep(self, record: Record) -> str:
        """Put ``record`` into the archive; its name there, empty if that failed."""
        assert self.saves is not None
        words = self._program.texts
        name, picture = usual_name(record, words), photograph(record, words, self._ware.press)
        self.trouble = self.saves.keep(record, name, picture)
        return "" if self.trouble else name

    def rescue(self, record: Record) -> None:
        """Another match takes the place of ``record`` in the autosave: put it into the archive.

        A match in which no person has done anything is no loss.
        """
        played = any(
            move.by >= 0 and record.players[move.by].kind == "person" for move in record.moves
        )
        if played and self.saves is not None and not self.saves.has(record):
            self.keep(record)

    def gather(self) -> None:
        """Pin up the matches of other windows that have gone; what cannot be read stays a file."""
        for path in left_behind(self._program.folder) if self._program.folder else ():
            try:
                record = newest_record(path)
                Match(GAME, record, {})
            except (Refusal, BrokenRecord) as error:
                log.warning("%s", error)
                for file in (path, backup_of(path)):
                    with suppress(OSError):
                        file.replace(file.with_name(f"{file.name}.unread"))
                continue
            if record.result is None:
                self.rescue(record)
            if self.trouble is None:
                path.unlink(missing_ok=True)
                backup_of(path).unlink(missing_ok=True)

    def archive(self) -> Record | StartGame | None:
        """Show the archive; the match to go on with, one to be set up, or nothing."""
        chosen = ""
        while True:
            texts = self._program.texts
            scene = ArchiveScene(texts, texts.language, self.saves or EmptyShelf(), chosen)
            outcome = self.show(scene)
            if self.saves is None or not isinstance(outcome, LoadKept | WatchKept):
                return None
            chosen = outcome.key
            try:
                record = self.saves.record(chosen)
            except Refusal as error:
                log.warning("%s", error)
                continue
            if isinstance(outcome, LoadKept):
                return record
            if (start := self.watch(record)) is not None:
                return start

    def _wound(self, playback: Playback[State, View], people: Sequence[Person]) -> Timeline | None:
        """The timeline of ``playback``, wound to its end; nothing if that was not waited for."""
        texts = self._program.texts
        work = _film(playback, people, texts)
        scene = Winding(texts, texts.language, work)
        if len(playback.record.moves) <= AT_ONCE:
            while scene.outcome() is None:
                scene.update(0)
            outcome = scene.outcome()
        else:
            outcome = self.show(scene)
        return outcome.result if isinstance(outcome, Wound) else None

    def watch(self, record: Record) -> StartGame | None:
        """Show ``record`` as a replay; the same deal, if it is to be played.

        :exc:`BrokenRecord` if it cannot be played.
        """
        people = people_of(record)
        playback = Playback(GAME, record, whole=False)
        timeline = self._wound(playback, people)
        if timeline is None:
            return None
        texts = self._program.texts
        scene = ReplayScene(
            playback,
            timeline,
            lambda: UnicornFace(people, self._program.texts),
            people,
            texts,
            self._ware.extents,
            _ReplayDrawer(self, self._program, record),
            options=self._options(),
            cue=self._cue,
            changed=self._changed,
        )
        scene.languages = self._program.locales.available()
        scene.language = texts.language
        while isinstance(outcome := self._run(scene), ChangeLanguage):
            self._translate(outcome.language)
            timeline = self._wound(playback, people) or timeline
            scene.translate(self._program.texts, outcome.language, timeline)
        if not isinstance(outcome, PlayDeal):
            return None
        same = start_of(record, self._program.texts.language)
        return replace(same, first=record.setup.first, seed=record.seed)


def _film(
    playback: Playback[State, View], people: Sequence[Person], words: Words
) -> Generator[float, None, Timeline]:
    """Wind ``playback`` on to its end, then draw its timeline; yields how much is done."""
    moves = len(playback.record.moves)
    for move in range(moves):
        playback.wind()
        yield move / moves / 2
    chronicle = Chronicle(people, words)
    return (
        yield from drawn(
            playback, lambda beat: chronicle.tell(beat.fact, beat.view), chapters(words), 0.5
        )
    )


class _ReplayDrawer:
    """Where the replay of ``record`` goes: to the archive, or into files of its own."""

    def __init__(self, cabinet: Cabinet, program: Program, record: Record) -> None:
        self._cabinet, self._program, self._record = cabinet, program, record

    @property
    def keeps(self) -> bool:
        """Whether it can be kept, and is not yet."""
        saves = self._cabinet.saves
        return saves is not None and not saves.has(self._record)

    def keep(self) -> str:
        """Put it into the archive."""
        return self._cabinet.keep(self._record)

    def write_log(self, lines: Sequence[str]) -> str:
        """The log with who played, in the language of now."""
        texts, record = self._program.texts, self._record
        names = ", ".join(player.name for player in record.players)
        head = (texts("unicorn.game.name"), names, texts("app.replay.seed_of", seed=record.seed))
        text = "\n".join((*head, "", *lines, ""))
        return self._write(f"log-{record.seed}-{texts.language}.txt", text.encode())

    def write_replay(self) -> str:
        """The record, without what somebody wrote for their own eyes."""
        public = replace(self._record, notes=())
        return self._write(f"replay-{public.seed}.json", encode(public))

    def _write(self, name: str, data: bytes) -> str:
        texts, folder = self._program.texts, self._program.folder
        if folder is None:
            return texts("app.replay.nowhere")
        file: Path = folder / REPLAYS / name
        try:
            file.parent.mkdir(exist_ok=True)
            write_atomically(file, data)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            return texts("app.replay.not_written", reason=reason)
        return texts("app.replay.written", file=str(file))
