"""Which of the events played in this pitch still lie in force, told from the view alone."""

from __future__ import annotations

from msgspec import Struct

from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn.view import SeenPlay, View


class Standing(Struct, frozen=True):
    """``on``: events in force or still open to an answer, by target; ``off``: all others."""

    on: dict[Seat, tuple[Handle, ...]]
    off: tuple[Handle, ...]


def standing(view: View) -> Standing:
    """Sort the played cards.  An event is followed by the wands upon it (AU-072)."""
    on: dict[Seat, list[Handle]] = {}
    off: list[Handle] = []
    for event, wands in _groups(view):
        off += [wand.card for wand in wands]
        open_ = bool(view.chain) and view.chain[0].card == event.card
        if len(wands) % 2 and not open_:
            off.append(event.card)
            continue
        if view.cards.kind[event.card].effect == "skip" and not open_:
            off += on.pop(event.target, [])  # AU-081
        on.setdefault(event.target, []).append(event.card)
    return Standing({seat: tuple(cards) for seat, cards in on.items()}, tuple(off))


def _groups(view: View) -> list[tuple[SeenPlay, list[SeenPlay]]]:
    groups: list[tuple[SeenPlay, list[SeenPlay]]] = []
    for play in view.played:
        if view.cards.is_wand[play.card] and groups:
            groups[-1][1].append(play)
        else:
            groups.append((play, []))
    return groups
