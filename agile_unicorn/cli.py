"""The command line: ``agile-unicorn play | simulate | arena | replay | cards | print``.

Errors exit with 2 and one line, never with a traceback.
"""

from __future__ import annotations

import argparse
import logging
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn

from agile_unicorn import __version__
from agile_unicorn.choices import (
    BOT_NAMES,
    DEFAULT_EDITION,
    DEFAULT_POINTS,
    PERSON,
    RULES,
    Options,
    Refusal,
    Terms,
)
from agile_unicorn.games.unicorn.cards import FAMILIES
from agile_unicorn.games.unicorn.setup import (
    EDITIONS,
    MAX_POINTS,
    MAX_SEATS_EXPANDED,
    MIN_SEATS,
    TEAMS,
)

NAME: Final = "agile-unicorn"
COMMANDS: Final = ("play", "simulate", "arena", "replay", "cards", "print")
ALIASES: Final = {"human": PERSON, "bot": "sensible", "level3": "sensible"}
SAVES: Final = (".json", ".match")
"""How files end that a double click may open."""

SEATS_TEXT: Final = f"{MIN_SEATS} to {MAX_SEATS_EXPANDED}"
MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 256
MOST_EVERY: Final = 60
LONGEST_LINE: Final = 1000
"""Characters of the longest complaint."""


class _Parser(argparse.ArgumentParser):
    """Tells a mistake in one line, without the usage above it."""

    def error(self, message: str) -> NoReturn:
        sys.exit(_complain(f"{message} ({self.prog} --help tells more)", 2))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    logging.basicConfig(level=logging.WARNING, format=f"{NAME}: %(message)s")
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        options = _parser().parse_args(_with_command(given))
        status: int = options.run(options)
        sys.stdout.flush()
        return status
    except Refusal as refusal:
        return _complain(str(refusal), 2)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stdout = None  # nobody reads any more, not even at exit
        return 0
    except Exception as error:
        if isinstance(error, OSError) and error.filename is None:  # a full disk below stdout
            sys.stdout = None
            return _complain(f"the output cannot be written: {error.strerror}", 2)
        return _complain(f"{type(error).__name__}: {error}; {_report()}", 1)


def _complain(message: str, status: int) -> int:
    """Tell ``message`` in one line without control characters, where it can be told; ``status``."""
    plain = "".join(char if char.isprintable() else "?" for char in " ".join(message.split()))
    line = plain if len(plain) <= LONGEST_LINE else f"{plain[:LONGEST_LINE]} ..."
    try:
        print(f"{NAME}: {line}", file=sys.stderr, flush=True)
    except OSError:
        sys.stderr = None
    return status


def _report() -> str:
    """Keep the traceback in a file, and say where."""
    import tempfile
    import traceback

    from agile_unicorn.content.files import user_folder

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
    if len(given) == 1 and given[0] not in COMMANDS and Path(given[0]).suffix in SAVES:
        return ["play", "--file", given[0]]
    return given


# ---------------------------------------------------------------- options


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(NAME, description="Agile Unicorn, a card-and-dice game about startups.")
    parser.add_argument("--version", action="version", version=f"{NAME} {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    _add_play(commands.add_parser("play", help="play in a window (the default)"))
    _add_simulate(commands.add_parser("simulate", help="many matches of bots, and figures"))
    _add_arena(commands.add_parser("arena", help="bots against each other: who wins, how fast"))
    _add_replay(commands.add_parser("replay", help="watch, tell or check a recorded match"))
    cards = commands.add_parser("cards", help="work with deck files")
    checks = cards.add_subparsers(metavar="COMMAND", required=True)
    check = checks.add_parser("check", help="all mistakes of a deck, or its counts")
    check.add_argument(
        "file", nargs="?", type=_path, metavar="FILE", help="default: the game's own"
    )
    check.set_defaults(run=_check_cards)
    _add_print(commands.add_parser("print", help="the deck as a PDF to cut out"))
    return parser


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", default="", metavar="CODE", help="language, as de or en")
    parser.add_argument("--seed", type=_seed, metavar="N", help="the same seed deals the same")
    parser.add_argument(
        "--seats",
        type=_kinds,
        metavar="KIND,...",
        help=f"{', '.join((PERSON, *BOT_NAMES))}; one for each of {SEATS_TEXT} seats",
    )
    _add_rules(parser)
    parser.add_argument("--resume", action="store_true", help="go on with the saved match")
    parser.add_argument("--file", type=_path, metavar="FILE", help="go on with the match in FILE")
    parser.add_argument("--headless", action="store_true", help="bots play off screen")
    parser.add_argument(
        "--pictures", type=_path, metavar="DIR", help="pictures of each scene go here"
    )
    parser.add_argument(
        "--film", type=_path, metavar="DIR", help="with --headless: a strip of each dance goes here"
    )
    parser.add_argument(
        "--every", type=_every, default=4, metavar="N", help="every Nth frame of a film; default: 4"
    )
    parser.set_defaults(run=_play)


def _add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--points", type=_points, metavar="N", help="story points to win")
    parser.add_argument("--edition", choices=EDITIONS, help="edition of the rule book")
    parser.add_argument("--expansion", action="store_true", help="mix Enterprise Ekstase in")
    parser.add_argument(
        "--without",
        type=_families,
        default=(),
        metavar="FAMILY,...",
        help=f"leave these out of the expansion: {', '.join(FAMILIES)}",
    )
    parser.add_argument("--teams", choices=TEAMS, help="teams x partners, sitting alternately")
    parser.add_argument(
        "--rule",
        type=_rule,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="; ".join(f"{name}={'|'.join(values)}" for name, values in RULES.items()),
    )


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    seats = range(MIN_SEATS, MAX_SEATS_EXPANDED + 1)
    parser.add_argument("--games", type=_games, default=1000, metavar="N", help="default: 1000")
    parser.add_argument("--seats", type=int, choices=seats, help="default: 4, or as --teams asks")
    _add_rules(parser)
    parser.add_argument(
        "--bots", type=_bots, default=("random",), metavar="NAME,...", help=", ".join(BOT_NAMES)
    )
    parser.add_argument("--seed", type=_seed, default=1, metavar="N", help="default: 1")
    parser.add_argument(
        "--cards", action="store_true", help="how often each card is played, won, decides a pitch"
    )
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    parser.set_defaults(run=_simulate)


def _add_arena(parser: argparse.ArgumentParser) -> None:
    seats = range(MIN_SEATS, MAX_SEATS_EXPANDED + 1)
    parser.add_argument(
        "--bots",
        type=_bots,
        required=True,
        metavar="NAME,NAME,...",
        help=f"two or more, repeated until every team has one: {', '.join(BOT_NAMES)}",
    )
    parser.add_argument("--seats", type=int, choices=seats, help="default: 4, or as --teams asks")
    parser.add_argument(
        "--games", type=_games, default=200, metavar="N", help="at least so many; default: 200"
    )
    _add_rules(parser)
    parser.add_argument("--seed", type=_seed, default=1, metavar="N", help="default: 1")
    parser.add_argument("--jobs", type=_jobs, metavar="N", help="processes; default: all cores")
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    parser.set_defaults(run=_arena)


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=_path, metavar="FILE", help="a replay or a saved match")
    parser.add_argument("--text", action="store_true", help="tell it in short, without a window")
    parser.add_argument(
        "--check", action="store_true", help="only whether it ends as it did when it was played"
    )
    parser.add_argument("--lang", default="", metavar="CODE", help="language, as de or en")
    parser.set_defaults(run=_replay)


def _add_print(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=_path, metavar="FILE.pdf", help="what is there is replaced")
    parser.add_argument("--lang", default="", metavar="CODE", help="language, as de or en")
    parser.add_argument("--paper", default="a4", metavar="NAME", help="a4 (default) or letter")
    parser.add_argument(
        "--box", default="base", metavar="NAME", help="base (default), one expansion, or all"
    )
    parser.set_defaults(run=_print)


def _number(text: str, least: int, most: int) -> int:
    if re.fullmatch("-?[0-9]{1,30}", text) is None:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no whole number")
    number = int(text)
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(f"{text} is not between {least} and {most}")
    return number


def _path(text: str) -> Path:
    if not text.strip():
        raise argparse.ArgumentTypeError("the name is empty")
    return Path(text)


def _seed(text: str) -> int:
    return _number(text, 0, 2**63 - 1)


def _points(text: str) -> int:
    return _number(text, 1, MAX_POINTS)


def _games(text: str) -> int:
    return _number(text, 1, MOST_GAMES)


def _jobs(text: str) -> int:
    return _number(text, 1, MOST_JOBS)


def _every(text: str) -> int:
    return _number(text, 1, MOST_EVERY)


def _names(text: str, known: Sequence[str]) -> tuple[str, ...]:
    names = tuple(ALIASES.get(name.strip(), name.strip()) for name in text.split(","))
    for name in names:
        if name not in known:
            message = f"{name!r} is not known; choose from {', '.join(known)}"
            raise argparse.ArgumentTypeError(message)
    return names


def _kinds(text: str) -> tuple[str, ...]:
    names = _names(text, (PERSON, *BOT_NAMES))
    if not MIN_SEATS <= len(names) <= MAX_SEATS_EXPANDED:
        message = f"{len(names)} seats; the game is for {SEATS_TEXT}"
        raise argparse.ArgumentTypeError(message)
    return names


def _rule(text: str) -> tuple[str, str]:
    name, sign, value = (part.strip() for part in text.partition("="))
    if not sign:
        raise argparse.ArgumentTypeError(f"{text!r} is no NAME=VALUE such as backlog=fixed_five")
    if name not in RULES:
        message = f"there is no rule {name!r}; choose from {', '.join(RULES)}"
        raise argparse.ArgumentTypeError(message)
    if value not in RULES[name]:
        message = f"{name} cannot be {value!r}; choose {' or '.join(RULES[name])}"
        raise argparse.ArgumentTypeError(message)
    return name, value


def _families(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_names(text, FAMILIES)))


def _bots(text: str) -> tuple[str, ...]:
    return _names(text, BOT_NAMES)


# ---------------------------------------------------------------- commands


def _terms(given: argparse.Namespace) -> Terms:
    return Terms(
        given.points or DEFAULT_POINTS,
        given.edition or DEFAULT_EDITION,
        given.expansion,
        given.teams or "",
        tuple(given.rule),
        given.without,
    )


def _play(given: argparse.Namespace) -> int:
    from agile_unicorn.play import play  # pygame is loaded for this command only

    terms = _terms(given)
    if given.film is not None and not given.headless:
        raise Refusal("--film is made off screen; add --headless")
    seats = terms.seats(len(given.seats) if given.seats else None)
    bots = ("sensible",) * (seats - 1)
    return play(
        Options(
            lang=given.lang,
            seed=given.seed,
            seats=given.seats or (PERSON, *bots),
            terms=terms,
            at_once=bool(given.seats) or terms != Terms() or any((given.points, given.edition)),
            resume=given.resume,
            save=given.file,
            headless=given.headless,
            pictures=given.pictures,
            film=given.film,
            every=given.every,
        )
    )


def _simulate(given: argparse.Namespace) -> int:
    from agile_unicorn.commands import simulate_matches

    return simulate_matches(given, _terms(given))


def _arena(given: argparse.Namespace) -> int:
    from agile_unicorn.arena import meet

    return meet(given, _terms(given))


def _replay(given: argparse.Namespace) -> int:
    from agile_unicorn.play import has_display, watch

    if not (given.check or given.text) and has_display() and watch(given.file, given.lang):
        return 0
    from agile_unicorn.commands import tell_replay

    return tell_replay(given)


def _check_cards(given: argparse.Namespace) -> int:
    from agile_unicorn.commands import check_cards

    return check_cards(given)


def _print(given: argparse.Namespace) -> int:
    try:
        from agile_unicorn.print_and_play import print_deck
    except ImportError as error:
        remedy = "install them with: python -m pip install fpdf2 pillow"
        raise Refusal(f"printing needs fpdf2 and Pillow ({error}); {remedy}") from None

    return print_deck(given)
