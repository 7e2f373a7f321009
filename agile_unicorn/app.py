"""The composition root: puts game, deck, texts, bots, saves and scenes together.

The only module, with ``cli``, that knows all of them.  Whatever a player did wrong is a
:exc:`Refusal`, told in one line.
"""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from agile_unicorn import __version__
from agile_unicorn.bots.bot import Bot
from agile_unicorn.choices import BOT_NAMES, PERSON, Options, Refusal, Terms
from agile_unicorn.content.archive import match_in
from agile_unicorn.content.files import backup_of, read_at_most
from agile_unicorn.content.keeper import Keeper
from agile_unicorn.content.locales import Locales, Texts
from agile_unicorn.content.notices import Notice
from agile_unicorn.content.problems import ContentError
from agile_unicorn.content.resources import resource
from agile_unicorn.content.settings import DEFAULTS, Settings, load_settings
from agile_unicorn.content.tables import FIRST, autosave_of
from agile_unicorn.deck import load_deck
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.cards import BOXES, CardKind, Deck, only
from agile_unicorn.games.unicorn.model import State
from agile_unicorn.games.unicorn.rules import UnicornGame
from agile_unicorn.games.unicorn.setup import (
    EDITIONS,
    LENGTHS,
    MAX_SEATS_EXPANDED,
    MIN_SEATS,
    TEAMS,
    Setup,
    UnplayableSetup,
    check,
)
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.roster import EFFORTS, PACE, bot_named, hasty_bot, seated
from agile_unicorn.scenes.shared.desk import SPECIES
from agile_unicorn.scenes.unicorn.setup_choice import BOT_KEYS
from agile_unicorn.session.match import Match
from agile_unicorn.session.players import Player, tidy_names
from agile_unicorn.session.record import LONGEST, Record, decode, encode
from agile_unicorn.session.worker import Worker

GAME: Final = UnicornGame()


class Program(Struct):
    """Everything that outlives a match.  ``folder`` is ``None`` where nothing can be saved.

    ``deck`` holds the cards of all boxes; ``table`` is the number of the one that is played at.
    """

    deck: Deck
    locales: Locales
    texts: Texts
    settings: Settings
    folder: Path | None
    notices: list[Notice]
    table: int = FIRST

    def speak(self, language: str) -> None:
        """Go on in another language."""
        self.texts = self.locales.texts(language)

    @property
    def settings_file(self) -> Path | None:
        """Where the settings are kept, if anywhere."""
        return self.folder / "settings.json" if self.folder else None

    @property
    def autosave(self) -> Path | None:
        """Where the running match is kept, if anywhere."""
        return autosave_of(self.folder, self.table) if self.folder else None


def start(
    lang: str = "", folder: Path | None = None, environment: Mapping[str, str] = os.environ
) -> Program:
    """Load what every command needs; :exc:`Refusal` if the game's own files are broken.

    ``folder`` is where this user's files are, if anywhere.
    """
    try:
        locales = Locales(resource("locales"))
        deck = whole_deck(resource("cards.yaml"))
        settings, notices = DEFAULTS, []
        if folder:
            settings, trouble = load_settings(folder / "settings.json", locales.available())
            notices += [trouble] if trouble else []
        if lang and lang not in locales.available():
            known = " or ".join(locales.available()) or "another folder: this one has no locales"
            raise Refusal(f"there is no language {lang!r}; choose {known}")
        wanted = lang or settings.language or system_language(locales, environment)
        texts = locales.texts(wanted)
    except ContentError as error:
        raise Refusal(error.brief) from None
    notices += locales.notices
    return Program(deck, locales, texts, settings, folder, notices)


def whole_deck(path: Path) -> Deck:
    """The cards of all boxes in the file at ``path``, enough for every number of seats.

    :exc:`ContentError` if the file is faulty, :exc:`Refusal` if the expansion lacks cards.
    """
    deck = load_deck(path, *BOXES)
    expanded = len(deck) > len(only(deck, *BOXES[:1]))
    for seats in range(MIN_SEATS, MAX_SEATS_EXPANDED + 1) if expanded else ():
        try:
            check(Setup(seats, deck, max(LENGTHS.values())))
        except UnplayableSetup as error:
            remedy = "add cards or copies of that kind"
            raise Refusal(f"{path}: with the expansion {error}; {remedy}") from None
    return deck


def system_language(locales: Locales, environment: Mapping[str, str] = os.environ) -> str:
    """The language of the system, if the game speaks it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if code := environment.get(name):
            short = code.split(".")[0].split("_")[0].lower()
            return short if short in locales.available() else "en"
    return "en"


# ---------------------------------------------------------------- matches


def new_seed() -> int:
    """A seed nobody knows."""
    return secrets.randbelow(1 << 32)


def new_record(program: Program, options: Options) -> Record:
    """The match that ``options`` ask for, before its first move."""
    setup = agreed(program.deck, len(options.seats), options.terms)
    seed = new_seed() if options.seed is None else options.seed
    return Record(
        GAME.key, __version__, setup.edition, seed, players(program, options.seats), setup
    )


def agreed(deck: Deck, seats: int, terms: Terms) -> Setup:
    """The setup that ``terms`` of the command line ask for; :exc:`Refusal` as in `new_setup`."""
    switches = dict(terms.rules)
    hands, partners = switches.pop("hands", "open"), switches.pop("partners", "open")
    easy_start = switches.pop("easy_start", "no") == "yes"
    limit = switches.pop("reaction_time", "off")
    setup = new_setup(
        deck,
        seats,
        terms.points,
        terms.edition,
        expansion=terms.expansion,
        left_out=terms.left_out,
    )
    return checked(
        replace(
            setup,
            rules=replace(setup.rules, **switches),
            easy_start=easy_start,
            open_hands=hands == "open",
            partners_open=partners == "open",
            team_size=TEAMS[terms.teams][1] if terms.teams else 1,
            reaction_seconds=0 if limit == "off" else int(limit),
        )
    )


def new_setup(
    deck: Deck,
    seats: int,
    points: int,
    edition: str,
    *,
    expansion: bool = False,
    left_out: Collection[str] = (),
) -> Setup:
    """A setup that can be played, with the cards that it needs out of ``deck``.

    The families ``left_out`` of the expansion stay in their box, but for start cards.
    :exc:`Refusal` that says what is wrong with it.
    """
    if edition not in EDITIONS:
        raise Refusal(f"there is no edition {edition!r}; choose {' or '.join(EDITIONS)}")
    boxes = BOXES if expansion else BOXES[:1]
    cards = tuple(k for k in only(deck, *boxes) if k.family not in left_out or always_in(k))
    setup = checked(Setup(seats, cards, points, edition, EDITIONS[edition]))
    if expansion and not setup.expanded:
        raise Refusal("cards.yaml has no cards of the expansion; play without --expansion")
    return setup


def always_in(kind: CardKind) -> bool:
    """Whether the card comes along even if its family of the expansion is left out."""
    return kind.box == BOXES[0] or kind.role is not None or kind.effect == "reroll"


def checked(setup: Setup) -> Setup:
    """``setup`` if it can be played; :exc:`Refusal` that says what is wrong with it."""
    try:
        check(setup)
    except UnplayableSetup as error:
        raise Refusal(str(error)) from None
    return setup


def players(program: Program, kinds: tuple[str, ...]) -> tuple[Player, ...]:
    """Named players for ``kinds``: person, or the name of a bot."""
    names, persons = [], 0
    for seat, kind in enumerate(kinds):
        if kind == PERSON:
            persons += 1
            usual = program.texts(f"unicorn.names.persons.p{persons}")
            names.append(program.settings.name if persons == 1 and program.settings.name else usual)
        elif kind in BOT_NAMES:
            names.append(program.texts(f"unicorn.names.bots.{BOT_KEYS[seat]}"))
        else:
            known = ", ".join((PERSON, *BOT_NAMES))
            raise Refusal(f"there is no kind of seat {kind!r}; choose from {known}")
    return tuple(
        Player(name, "person", "", SPECIES[seat])
        if kind == PERSON
        else Player(name, "bot", kind, SPECIES[seat])
        for seat, (kind, name) in enumerate(zip(kinds, tidy_names(names), strict=True))
    )


def open_match(
    record: Record, save: Callable[[Record], None] = lambda record: None, *, paced: bool = True
) -> Match[State, View]:
    """The match of ``record`` with its bots; an unknown bot is played by the random one.

    Bots that look ahead think in a process of their own, which ends with the match.  ``paced``:
    all bots beside one of those take the same time for every answer.
    """
    worker = Worker(hasty_bot)
    names = {Seat(seat): player.bot for seat, player in enumerate(record.players)}
    bots = {
        seat: seated(name, worker)
        for seat, name in names.items()
        if record.players[seat].kind == "bot"
    }
    ahead = any(names[seat] in EFFORTS for seat in bots)
    match = Match(
        GAME,
        record,
        bots,
        advisers=_advisers(record),
        save=save,
        clock=time.monotonic,
        pace=PACE if ahead and paced else 0.0,
        left=worker.close,
    )
    if ahead:
        worker.start()
    return match


def _advisers(record: Record) -> dict[Seat, Bot[View]]:
    """For people whose partner is a bot and sees their cards: one that thinks as the partner."""
    setup: Setup = record.setup
    if setup.team_size == 1 or not setup.partners_open:
        return {}
    advisers: dict[Seat, Bot[View]] = {}
    for seat, player in enumerate(record.players):
        partners = [
            mate.bot for mate in record.players[seat % setup.sides :: setup.sides] if mate.bot
        ]
        if player.kind == "person" and partners:
            advisers[Seat(seat)] = bot_named(partners[0])
    return advisers


def autosaving(keeper: Keeper) -> Callable[[Record], None]:
    """A ``save`` for :func:`open_match`."""
    return lambda record: keeper.keep(encode(record))


def saved_record(program: Program) -> Record:
    """The match to be resumed."""
    path = program.autosave
    if path is None or not (path.exists() or backup_of(path).exists()):
        raise Refusal("there is no saved game to resume")
    return newest_record(path)


def newest_record(path: Path) -> Record:
    """The record at ``path``, or the one before if that is damaged."""
    try:
        return read_record(path)
    except Refusal as trouble:
        try:
            return read_record(backup_of(path))
        except Refusal:
            raise trouble from None


def read_record(path: Path) -> Record:
    """The record in the file at ``path``, kept or bare; :exc:`Refusal` if it is none."""
    try:
        return decode(GAME, match_in(read_at_most(path, LONGEST)))
    except OSError as error:
        raise Refusal(f"{path}: {error.strerror or type(error).__name__}") from None
    except ValueError as error:  # a broken record, or a path that no system takes
        raise Refusal(f"{path}: {error}") from None
