"""From the setup screen to a record and back, and from a record to the people at the table."""

from __future__ import annotations

from msgspec.structs import replace

from agile_unicorn import __version__
from agile_unicorn.app import GAME, always_in, checked, new_setup
from agile_unicorn.engine.game import watch
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn.cards import FAMILIES, Deck, Family
from agile_unicorn.games.unicorn.setup import (
    EDITIONS,
    MAX_SEATS,
    MAX_SEATS_EXPANDED,
    MIN_SEATS,
    REACTION_SECONDS,
    TEAMS,
)
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Person, species_of
from agile_unicorn.scenes.unicorn.chronicle import Chronicle
from agile_unicorn.scenes.unicorn.setup_choice import KINDS, Kind, StartGame
from agile_unicorn.scenes.unicorn.setup_choice import Player as Choice
from agile_unicorn.session.players import Player, tidy_names
from agile_unicorn.session.record import SEEDS, Record, replay


def record_of(start: StartGame, deck: Deck, seed: int) -> Record:
    """The record of a match that has not begun; :exc:`Refusal` if it cannot be played."""
    names = tidy_names([player.name for player in start.players])
    players = tuple(
        Player(name, "person", "", player.species)
        if player.kind == "human"
        else Player(name, "bot", player.kind, player.species)
        for name, player in zip(names, start.players, strict=True)
    )
    setup = new_setup(
        deck,
        len(players),
        start.points,
        start.edition,
        expansion=start.expansion,
        left_out=start.left_out,
    )
    setup = checked(
        replace(
            setup,
            rules=start.rules or setup.rules,
            first=None if start.first is None else Seat(start.first),
            easy_start=start.easy_start,
            open_hands=start.open_hands,
            team_size=start.team_size,
            partners_open=start.partners_open,
            reaction_seconds=start.reaction_seconds,
        )
    )
    return Record(GAME.key, __version__, start.edition, seed, players, setup)


def tidied(start: StartGame) -> StartGame | None:
    """A choice out of a file as one that the setup screen can show; ``None`` if it is none."""
    seats, most = len(start.players), MAX_SEATS_EXPANDED if start.expansion else MAX_SEATS
    if not MIN_SEATS <= seats <= most:
        return None
    names = tidy_names([player.name for player in start.players])
    players = tuple(
        replace(player, name=name, species=species_of(player.species, seat))
        for seat, (player, name) in enumerate(zip(start.players, names, strict=True))
    )
    return replace(
        start,
        players=players,
        first=start.first if start.first in range(seats) else None,
        team_size=start.team_size if (seats, start.team_size) in TEAMS.values() else 1,
        seed=start.seed if start.seed is not None and 0 <= start.seed < SEEDS else None,
        reaction_seconds=start.reaction_seconds
        if start.reaction_seconds in REACTION_SECONDS
        else 0,
    )


def people_of(record: Record) -> tuple[Person, ...]:
    """Names and animals at the table."""
    return tuple(
        Person(player.name, species_of(player.portrait, i), player.kind == "person")
        for i, player in enumerate(record.players)
    )


def told(record: Record, words: Words, viewer: Seat | None = None) -> list[str]:
    """The log of what has happened in ``record``, as ``viewer`` or a spectator saw it."""
    chronicle = Chronicle(people_of(record), words)
    lines: list[str] = []
    for step in replay(GAME, record):
        for beat in watch(GAME, step, viewer):
            if text := chronicle.tell(beat.fact, beat.view):
                lines += text.split("\n")
    return lines


def start_of(record: Record, language: str) -> StartGame:
    """The choice that led to ``record``, to play the same again; the first mover is drawn."""
    setup = record.setup
    players = tuple(
        Choice(player.name, _kind(player), species_of(player.portrait, i))
        for i, player in enumerate(record.players)
    )
    return StartGame(
        players,
        setup.points,
        record.edition,
        setup.easy_start,
        None,
        setup.open_hands,
        language,
        setup.expanded,
        setup.team_size,
        setup.partners_open,
        None if setup.rules == EDITIONS.get(record.edition) else setup.rules,
        _left_out(setup.deck) if setup.expanded else (),
        setup.reaction_seconds,
    )


def _left_out(deck: Deck) -> tuple[Family, ...]:
    """The families of which only start cards of the expansion are in ``deck``."""
    there = {kind.family for kind in deck if not always_in(kind)}
    return tuple(family for family in FAMILIES if family not in there)


def _kind(player: Player) -> Kind:
    if player.kind == "person":
        return "human"
    return next((kind for kind in KINDS if kind == player.bot), "sensible")
