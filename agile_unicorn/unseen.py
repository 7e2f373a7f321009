"""A bots' match without a window: progress, pictures, replay, winner."""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import pygame
from msgspec.structs import replace

from agile_unicorn.app import Program, new_record, open_match
from agile_unicorn.choices import PERSON, Options, Refusal
from agile_unicorn.content.files import write_atomically
from agile_unicorn.film import film
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.offscreen import play_in_front_of_camera
from agile_unicorn.scenes.unicorn.teams import team_name
from agile_unicorn.session.match import Match
from agile_unicorn.session.record import BrokenRecord, Record, encode


def play_unseen(program: Program, options: Options, record: Record | None) -> int:
    """Bots play a match to its end; a replay file is left, and the winner is named."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"  # not even a hidden window
    folder = picture_folder(program, options)
    seats = tuple("sensible" if kind == PERSON else kind for kind in options.seats)
    record = record or new_record(program, replace(options, seats=seats))
    bots_only = tuple(
        replace(player, kind="bot", bot=player.bot or "sensible") for player in record.players
    )
    try:
        match = open_match(replace(record, players=bots_only), paced=False)
    except BrokenRecord as error:
        raise Refusal(str(error)) from None
    progress = Progress()
    try:
        if options.film is not None:
            pictures = film(program, match, folder, options.every, progress.show)
        else:
            pictures = play_in_front_of_camera(program, match, folder, progress.show)
    except (OSError, pygame.error) as error:  # SDL takes no folder whose name is not UTF-8
        reason = getattr(error, "strerror", None) or str(error)
        raise Refusal(f"{folder}: {reason}") from None
    finally:
        match.close()
    progress.end()
    replay_file = folder / f"replay-{match.record.seed}.json"
    try:
        write_atomically(replay_file, encode(match.record))
    except OSError as error:
        raise Refusal(f"{replay_file}: {error.strerror or type(error).__name__}") from None
    print(f"{'Pictures' if options.film is None else 'Strips'}: {len(pictures)} in {folder}")
    print(f"Replay: {replay_file}")
    print(winner_line(program, match))
    return 0


def picture_folder(program: Program, options: Options) -> Path:
    """Where pictures and the replay of a match off screen go; made if it is missing."""
    wanted = options.film or options.pictures
    if wanted is None and program.folder is None:
        return Path(tempfile.mkdtemp(prefix="agile-unicorn-"))
    folder = wanted or (program.folder or Path()) / "pictures"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise Refusal(f"{folder}: {getattr(error, 'strerror', None) or error}") from None
    return folder


def winner_line(program: Program, match: Match[State, View]) -> str:
    """Who won, in the language of the program."""
    assert match.over
    best, view = match.over.ranking[0], match.view(None)
    names = [match.record.players[seat].name for seat in best]
    points = view.team_score(best[0])
    if len(best) == view.setup.team_size > 1:
        team = team_name(view.setup, best[0], program.texts)
        words = {"team": team, "names": ", ".join(names), "points": points}
        return program.texts("unicorn.log.team_game_won", **words)
    if len(names) == 1:
        return program.texts("unicorn.log.game_won", name=names[0], points=points)
    return program.texts("unicorn.log.game_shared", names=", ".join(names), points=points)


class Progress:
    """One line that tells how far a match is: overwritten on a terminal, else one a sprint."""

    def __init__(self) -> None:
        self._sprint = 0
        self._on_terminal = bool(sys.stdout and sys.stdout.isatty())

    def show(self, match: Match[State, View]) -> None:
        """Tell it if a new sprint has begun."""
        view: Any = match.view(None)
        if view.sprint == self._sprint:
            return
        self._sprint = view.sprint
        scores = " : ".join(str(view.team_score(seat)) for seat in range(view.setup.sides))
        line = f"Sprint {view.sprint}, {len(match.record.moves)} moves, points {scores}"
        with suppress(OSError):  # nobody reads any more; the match goes on
            print(f"\r{line:<70}" if self._on_terminal else line, end="", flush=True)
            if not self._on_terminal:
                print(flush=True)

    def end(self) -> None:
        """Leave the line."""
        if self._on_terminal:
            with suppress(OSError):
                print()
