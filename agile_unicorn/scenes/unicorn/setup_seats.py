"""The plates of the setup screen, five or six: portrait, name, kind of player, level of a bot."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import parts
from agile_unicorn.scenes.unicorn.setup_choice import Draft, SeatKind, name_of
from agile_unicorn.table.field import TextField
from agile_unicorn.table.ink import WHITE
from agile_unicorn.table.looks import GroupLook, Layout, PartLook, Spot

SIZE: Final = (372.0, 160.0)
BOTTOM, LEFT, RIGHT = (960.0, 956.0), (204.0, 470.0), (1716.0, 470.0)
PLACES: Final = {
    5: (BOTTOM, LEFT, (700.0, 96.0), (1220.0, 96.0), RIGHT),
    6: (BOTTOM, LEFT, (543.0, 96.0), (981.0, 96.0), (1419.0, 96.0), RIGHT),
}
"""Centres of the plates by their number: you at the bottom, then clockwise."""


class NameEntry(Struct, frozen=True):
    """The name that is being written on the plate of ``seat``."""

    seat: int
    field: TextField


KINDS: Final = ("person", "bot", "empty")
LEVELS: Final[tuple[SeatKind, ...]] = ("level1", "level2", "sensible", "level4", "level5")
"""The bots there are, the weakest first."""

BOTS: Final = ("random", *LEVELS)
"""Kinds of seats with a bot; the one that plays at random can only be asked for by name."""

Box = parts.Box


def seat_spot(at: int, what: str) -> Ref:
    """The ref of a part of the plate of seat ``at``: face, name, person, bot, empty, level"""
    return place_ref(f"seat{at}_{what}")


def plates(draft: Draft, words: Words, entry: NameEntry | None, voting: bool = False) -> Layout:
    """All plates with everything on them.

    ``voting``: the taken plates themselves are to be clicked, and nothing on them.
    """
    out: dict[Ref, Spot] = {}
    for at in range(draft.most):
        out |= _plate(draft, at, words)
        out |= _face(draft, at)
        out |= _name(draft, at, words, entry if entry and entry.seat == at else None)
        out |= _kinds(draft, at)
        out |= _levels(draft, at)
    if not voting:
        return out
    wanted = {seat_spot(at, "plate") for at in draft.taken}
    return {ref: replace(spot, hot=ref in wanted, glow=ref in wanted) for ref, spot in out.items()}


def help_for(ref: Ref | None, draft: Draft, words: Words) -> str:
    """One sentence about the level of a bot, if ``ref`` is its row of pegs."""
    for at, seat in enumerate(draft.seats):
        if ref == seat_spot(at, "level") and level_of(seat.kind):
            return words(f"unicorn.setup.level_help.l{level_of(seat.kind)}")
    return ""


def box(name: str, otherwise: Box) -> Box:
    """A place on the plate, from its centre."""
    return parts.slot("setup_plate", name, SIZE, otherwise)


def place_of(draft: Draft, at: int) -> tuple[float, float]:
    """The centre of the plate of seat ``at``."""
    return PLACES[draft.most][at]


def _at(draft: Draft, at: int, place: Box) -> tuple[float, float]:
    x, y = place_of(draft, at)
    return x + place[0], y + place[1]


def _plate(draft: Draft, at: int, words: Words) -> dict[Ref, Spot]:
    seat = draft.seats[at]
    empty = seat.kind == "empty"
    x, y, w, h = box("number", (156, -35, 40, 40))
    tile = "tile_empty" if empty else "tile"
    look = parts.group(
        parts.piece("setup_plate_empty" if empty else "setup_plate", 0, 0, *SIZE),
        parts.piece(tile, x, y, w, h + 2),
        parts.line(str(at + 1), x, y - 2, w, 23, "title", colour=WHITE),
        _detail(draft, at, words),
    )
    return {seat_spot(at, "plate"): Spot(*place_of(draft, at), look, z=3, lift=1.1)}


def _detail(draft: Draft, at: int, words: Words) -> PartLook:
    """What the kind of player means: under it lie the pegs of a bot's level."""
    kind = draft.seats[at].kind
    x, y, w, _ = box("detail", (114, 19, 108, 26))
    if kind == "human":
        return parts.line(words("unicorn.setup.kind_note.person"), x, y + 14, w, 17, lines=2)
    if kind == "empty":
        return parts.line("", x, y, w, 17)
    key = f"levels.l{level_of(kind)}" if level_of(kind) else "kind.bot"
    return parts.line(words(f"unicorn.setup.{key}"), x, y, w, 17)


def _face(draft: Draft, at: int) -> dict[Ref, Spot]:
    seat = draft.seats[at]
    ring = box("ring", (-136, -27, 92, 92))
    x, y = _at(draft, at, ring)
    if seat.kind == "empty":
        look: GroupLook = parts.group(parts.piece("ring_empty", 0, 0, ring[2], ring[3]))
        return {seat_spot(at, "face"): Spot(x, y, look, z=5, lift=0.8)}
    ears = 0.09 * ring[3]
    look = parts.group(*parts.crest_parts(seat.species, at, 0, ears, ring[2]))
    return {seat_spot(at, "face"): Spot(x, y - ears, look, z=5, lift=0.8, hot=True)}


def _name(draft: Draft, at: int, words: Words, entry: NameEntry | None) -> dict[Ref, Spot]:
    ref, place = seat_spot(at, "name"), box("name", (23, -35, 210, 46))
    x, y = _at(draft, at, place)
    w, h = place[2] - 8, place[3]
    if entry is not None:
        look = parts.group(
            parts.piece("field", 0, 0, w + 16, h + 8),
            parts.line(entry.field.shown, 8 - w / 2, -1, w - 16, 27, "title", align="left"),
        )
        return {ref: Spot(x, y, look, z=6, lift=0.5, glow=True, hot=True)}
    seat = draft.seats[at]
    if seat.kind == "empty":
        text = parts.line(
            words("unicorn.setup.kind_note.nobody"), -w / 2, 0, w, 23, "title", align="left"
        )
        return {ref: Spot(x, y, parts.group(text), z=6, lift=0, alpha=0.72)}
    text = parts.line(name_of(draft, at, words), -w / 2, 0, w, 27, "title", align="left")
    return {ref: Spot(x, y, parts.group(parts.area(w, h), text), z=6, lift=0, hot=True)}


def _kinds(draft: Draft, at: int) -> dict[Ref, Spot]:
    kind = draft.seats[at].kind
    chosen = {"human": "person", "empty": "empty"}.get(kind, "bot")
    out: dict[Ref, Spot] = {}
    for i, name in enumerate(KINDS):
        place = box(name, (-79 + i * 53, 33, 48, 48))
        x, y = _at(draft, at, place)
        piece = f"kind_{name}_{'on' if name == chosen else 'off'}"
        look = parts.piece(piece, 0, 0, 48, 50).look
        out[seat_spot(at, name)] = Spot(x, y, look, z=6, lift=0.5, hot=True)
    return out


def level_of(kind: SeatKind) -> int:
    """The level of a bot from 1, or 0: it has none."""
    return LEVELS.index(kind) + 1 if kind in LEVELS else 0


def next_level(kind: SeatKind) -> SeatKind:
    """The bot that is one level stronger; behind the strongest comes the weakest."""
    return LEVELS[level_of(kind) % len(LEVELS)]


def _levels(draft: Draft, at: int) -> dict[Ref, Spot]:
    """A row of pegs, as many of them set as the level is high; a click sets one more."""
    kind = draft.seats[at].kind
    if kind not in BOTS:
        return {}
    left, _, width, _ = box("detail", (114, 19, 108, 26))
    x, y = _at(draft, at, (left, 45, 0, 0))
    step, level, middle = width / len(LEVELS), level_of(kind), (len(LEVELS) - 1) / 2
    row = [
        parts.piece("peg_on" if i < level else "peg_off", (i - middle) * step, 0, 20, 20)
        for i in range(len(LEVELS))
    ]
    look = parts.group(parts.area(width, 36), *row)
    return {seat_spot(at, "level"): Spot(x, y, look, z=6, lift=0.4, hot=True)}
