"""The command line: ``agile-unicorn play | simulate | replay | cards``.

Errors exit with 2 and one line, never with a traceback.
"""

from __future__ import annotations

import argparse
import logging
import sys
import tempfile
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn

import msgspec

from agile_unicorn import __version__
from agile_unicorn import app as application
from agile_unicorn.app import (
    BOTS,
    DEFAULT_EDITION,
    DEFAULT_POINTS,
    DEFAULT_SEATS,
    PERSON,
    Options,
    Refusal,
)
from agile_unicorn.content.files import user_folder
from agile_unicorn.content.locales import Locales
from agile_unicorn.content.problems import ContentError
from agile_unicorn.content.resources import resource
from agile_unicorn.deck import load_deck, summary, translations
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.setup import EDITIONS, MAX_POINTS, MAX_SEATS, MIN_SEATS
from agile_unicorn.session.record import BrokenRecord, Record, replay, result_of
from agile_unicorn.simulation import Figures, simulate

NAME: Final = "agile-unicorn"
COMMANDS: Final = ("play", "simulate", "replay", "cards")
ALIASES: Final = {"human": PERSON, "bot": "sensible"}
MOST_GAMES: Final = 10_000_000


class _Parser(argparse.ArgumentParser):
    """Tells a mistake in one line, without the usage above it."""

    def error(self, message: str) -> NoReturn:
        flat = " ".join(message.split())
        self.exit(2, f"{NAME}: {flat} ({self.prog} --help tells more)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    logging.basicConfig(level=logging.WARNING, format=f"{NAME}: %(message)s")
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        options = _parser().parse_args(_with_command(given))
        status: int = options.run(options)
        return status
    except Refusal as refusal:
        print(f"{NAME}: {' '.join(str(refusal).split())}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stdout = None  # nobody reads any more, not even at exit
        return 0
    except Exception as error:
        print(f"{NAME}: {type(error).__name__}: {error}; {_report()}", file=sys.stderr)
        return 1


def _report() -> str:
    """Keep the traceback in a file, and say where."""
    try:
        folder = user_folder() or Path(tempfile.gettempdir())
        path = folder / "crash.txt"
        path.write_text(f"{NAME} {__version__}\n{traceback.format_exc()}", "utf-8")
    except OSError as error:
        return f"no report could be written: {error}"
    return f"details are in {path}"


def _with_command(given: list[str]) -> list[str]:
    """No command means ``play``; a file alone, as of a double click, is a match to go on with."""
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help", "--version")):
        return ["play", *given]
    if len(given) == 1 and given[0] not in COMMANDS and Path(given[0]).suffix == ".json":
        return ["play", "--file", given[0]]
    return given


# ---------------------------------------------------------------- options


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(NAME, description="Agile Unicorn, a card-and-dice game about startups.")
    parser.add_argument("--version", action="version", version=f"{NAME} {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    _add_play(commands.add_parser("play", help="play in a window (the default)"))
    _add_simulate(commands.add_parser("simulate", help="many matches of bots, and figures"))
    _add_replay(commands.add_parser("replay", help="tell or check a recorded match"))
    cards = commands.add_parser("cards", help="work with deck files")
    checks = cards.add_subparsers(metavar="COMMAND", required=True)
    check = checks.add_parser("check", help="all mistakes of a deck, or its counts")
    check.add_argument("file", nargs="?", type=Path, metavar="FILE", help="default: the game's own")
    check.set_defaults(run=_check_cards)
    return parser


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", default="", metavar="CODE", help="language, as de or en")
    parser.add_argument("--seed", type=_seed, metavar="N", help="the same seed deals the same")
    parser.add_argument(
        "--seats",
        type=_kinds,
        metavar="KIND,...",
        help=f"{PERSON}, {', '.join(BOTS)}; one for each of {MIN_SEATS} to {MAX_SEATS} seats",
    )
    _add_rules(parser)
    parser.add_argument("--resume", action="store_true", help="go on with the saved match")
    parser.add_argument("--file", type=Path, metavar="FILE", help="go on with the match in FILE")
    parser.add_argument("--headless", action="store_true", help="bots play off screen")
    parser.add_argument(
        "--pictures", type=Path, metavar="DIR", help="pictures of each scene go here"
    )
    parser.set_defaults(run=_play)


def _add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--points", type=_points, metavar="N", help="story points to win")
    parser.add_argument("--edition", choices=EDITIONS, help="edition of the rule book")


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    seats = range(MIN_SEATS, MAX_SEATS + 1)
    parser.add_argument("--games", type=_games, default=1000, metavar="N", help="default: 1000")
    parser.add_argument("--seats", type=int, choices=seats, default=4, help="default: 4")
    _add_rules(parser)
    parser.add_argument(
        "--bots", type=_bots, default=("random",), metavar="NAME,...", help=", ".join(BOTS)
    )
    parser.add_argument("--seed", type=_seed, default=1, metavar="N", help="default: 1")
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    parser.set_defaults(run=_simulate)


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a replay or a saved match")
    parser.add_argument(
        "--check", action="store_true", help="only whether it ends as it did when it was played"
    )
    parser.set_defaults(run=_replay)


def _number(text: str, least: int, most: int) -> int:
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number") from None
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(f"{text} is not between {least} and {most}")
    return number


def _seed(text: str) -> int:
    return _number(text, 0, 2**63 - 1)


def _points(text: str) -> int:
    return _number(text, 1, MAX_POINTS)


def _games(text: str) -> int:
    return _number(text, 1, MOST_GAMES)


def _names(text: str, known: Sequence[str]) -> tuple[str, ...]:
    names = tuple(ALIASES.get(name.strip(), name.strip()) for name in text.split(","))
    for name in names:
        if name not in known:
            message = f"{name!r} is not known; choose from {', '.join(known)}"
            raise argparse.ArgumentTypeError(message)
    return names


def _kinds(text: str) -> tuple[str, ...]:
    names = _names(text, (PERSON, *BOTS))
    if not MIN_SEATS <= len(names) <= MAX_SEATS:
        message = f"{len(names)} seats; the game is for {MIN_SEATS} to {MAX_SEATS}"
        raise argparse.ArgumentTypeError(message)
    return names


def _bots(text: str) -> tuple[str, ...]:
    return _names(text, tuple(BOTS))


# ---------------------------------------------------------------- commands


def _play(given: argparse.Namespace) -> int:
    from agile_unicorn.play import play  # pygame is loaded for this command only

    return play(
        Options(
            lang=given.lang,
            seed=given.seed,
            seats=given.seats or DEFAULT_SEATS,
            points=given.points or DEFAULT_POINTS,
            edition=given.edition or DEFAULT_EDITION,
            at_once=any((given.seats, given.points, given.edition)),
            resume=given.resume,
            save=given.file,
            headless=given.headless,
            pictures=given.pictures,
        )
    )


def _simulate(given: argparse.Namespace) -> int:
    names: tuple[str, ...] = given.bots
    if len(names) not in (1, given.seats):
        raise Refusal(f"{len(names)} bots for {given.seats} seats; name one bot, or one a seat")
    program = application.start()
    setup = application.new_setup(
        program.deck,
        given.seats,
        given.points or DEFAULT_POINTS,
        given.edition or DEFAULT_EDITION,
    )
    bots = [BOTS[name]() for name in (names * given.seats)[: given.seats]]
    figures = simulate(setup, bots, given.games, given.seed, time.perf_counter, _counted(given))
    if given.json:
        print(msgspec.json.encode(figures).decode())
    else:
        _print_figures(figures)
    return 0


class _counted:
    """A progress line for people: only on a terminal, and only now and then."""

    def __init__(self, given: argparse.Namespace) -> None:
        self._games: int = given.games
        self._shown = bool(sys.stderr and sys.stderr.isatty())

    def __call__(self, done: int) -> None:
        if self._shown and done % max(1, self._games // 100) == 0:
            end = "\r" if done + self._games // 100 < self._games else "\n"
            print(f"{done}/{self._games}", end=end, file=sys.stderr, flush=True)


def _print_figures(figures: Figures) -> None:
    for name, value in msgspec.structs.asdict(figures).items():
        if isinstance(value, tuple):
            value = " ".join(f"{share:.3f}" for share in value)
        elif isinstance(value, dict):
            value = ", ".join(f"{count} by {ending}" for ending, count in value.items())
        print(f"{name.replace('_', ' '):<22} {value}")


def _replay(given: argparse.Namespace) -> int:
    record = application.read_record(given.file)
    try:
        if given.check:
            print(_checked(record, given.file))
        else:
            _tell(record)
    except BrokenRecord as error:
        raise Refusal(f"{given.file}: {error}") from None
    return 0


def _checked(record: Record, file: Path) -> str:
    """Whether the match ends as it did; :exc:`Refusal` if not."""
    state = application.GAME.new(record.setup) if not record.moves else None
    for step in replay(application.GAME, record):
        state = step.state
    assert state is not None
    result = result_of(application.GAME, state, len(record.players))
    moves = f"{len(record.moves)} moves"
    if result != record.result:
        raise Refusal(
            f"{file}: after {moves} the table is not the one that version {record.version} had"
        )
    if result is None:
        return f"ok: {moves}, the match goes on"
    return f"ok: {moves}, fingerprint {result.fingerprint}"


def _tell(record: Record) -> None:
    """The match in short: who plays, the points after each sprint, the ranking."""
    names = [player.name for player in record.players]
    print(f"{record.game}, edition {record.edition}, to {record.setup.points} points")
    print(f"seed {record.seed}, version {record.version}, {len(record.moves)} moves")
    sprint = 0
    view = None
    for step in replay(application.GAME, record):
        view = application.GAME.observe(step.state, None)
        if view.sprint > sprint:
            sprint = view.sprint
            _print_points(
                f"before sprint {sprint}", names, [view.score(Seat(s)) for s in _range(names)]
            )
    if view is not None:
        _print_points("at the end", names, [view.score(Seat(s)) for s in _range(names)])
    if record.result:
        for place, seats in enumerate(record.result.ranking, 1):
            print(f"{place}. {', '.join(names[seat] for seat in seats)}")
    else:
        print("The match goes on.")


def _range(names: Sequence[str]) -> range:
    return range(len(names))


def _print_points(when: str, names: Sequence[str], points: Sequence[int]) -> None:
    each = ", ".join(f"{name} {n}" for name, n in zip(names, points, strict=True))
    print(f"{when:<18} {each}")


def _check_cards(given: argparse.Namespace) -> int:
    path = given.file or resource("cards.yaml")
    try:
        deck = load_deck(path)
        if lost := translations(path, deck, Locales(resource("locales"))):
            raise ContentError(lost)
    except ContentError as error:
        print(error, file=sys.stderr)
        return 2
    print(summary(deck))
    return 0
