"""The commands without a window: simulate, replay, cards check."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

import msgspec

from agile_unicorn import app as application
from agile_unicorn.choices import Refusal, Terms
from agile_unicorn.content.locales import Locales
from agile_unicorn.content.problems import ContentError
from agile_unicorn.content.resources import resource
from agile_unicorn.deck import summary, translations
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.roster import bot_named
from agile_unicorn.session.record import BrokenRecord, Record, opening, replay, result_of
from agile_unicorn.simulation import Figures, simulate


def simulate_matches(given: Namespace, terms: Terms) -> int:
    names: tuple[str, ...] = given.bots
    seats = terms.seats(given.seats)
    if len(names) not in (1, seats):
        raise Refusal(f"{len(names)} bots for {seats} seats; name one bot, or one a seat")
    program = application.start()
    setup = application.agreed(program.deck, seats, terms)
    bots = [bot_named(name) for name in (names * seats)[:seats]]
    figures = simulate(
        setup,
        bots,
        given.games,
        given.seed,
        time.perf_counter,
        progress=_counted(given),
        with_cards=given.cards,
    )
    if given.json:
        print(msgspec.json.encode(figures).decode())
    else:
        _print_figures(figures)
    return 0


class _counted:
    """A progress line for people: only on a terminal, and only now and then."""

    def __init__(self, given: Namespace) -> None:
        self._games: int = given.games
        self._shown = bool(sys.stderr and sys.stderr.isatty())

    def __call__(self, done: int) -> None:
        if self._shown and done % max(1, self._games // 100) == 0:
            end = "\r" if done + self._games // 100 < self._games else "\n"
            print(f"{done}/{self._games}", end=end, file=sys.stderr, flush=True)


def _print_figures(figures: Figures) -> None:
    for name, value in msgspec.structs.asdict(figures).items():
        if name == "cards":
            continue
        if isinstance(value, tuple):
            value = ", ".join(map(str, value))
        elif isinstance(value, dict):
            value = ", ".join(f"{count} by {ending}" for ending, count in value.items())
        print(f"{name.replace('_', ' '):<22} {value}")
    if figures.cards:
        _print_cards(figures)


def _print_cards(figures: Figures) -> None:
    """In a hundred matches, for all copies of a card."""
    print(f"\n{'in 100 matches':<22} copies  offered      won   played  helped to win  decided")
    for card in figures.cards:
        counts = (card.offered, card.won, card.played)
        each = " ".join(f"{100 * count / figures.games:8.1f}" for count in counts)
        won, decided = (100 * n / figures.games for n in (card.in_won_pitch, card.decided))
        print(f"{card.key:<22} {card.copies:6} {each} {won:14.1f} {decided:8.1f}")


def tell_replay(given: Namespace) -> int:
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
    state = opening(application.GAME, record)
    for step in replay(application.GAME, record):
        state = step.state
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
    setup: Setup = record.setup
    more = ", with the expansion" if setup.expanded else ""
    if setup.team_size > 1:
        more += f", {setup.sides} teams of {setup.team_size}"
    print(f"{record.game}, edition {record.edition}, to {setup.target} points{more}")
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


def check_cards(given: Namespace) -> int:
    path = given.file or resource("cards.yaml")
    try:
        deck = application.whole_deck(path)
        if lost := translations(path, deck, Locales(resource("locales"))):
            raise ContentError(lost)
    except ContentError as error:
        print(error.listed, file=sys.stderr)
        return 2
    print(summary(deck))
    return 0
