"""Which of the events played in this pitch still lie in force, told from the view alone."""

from __future__ import annotations

from msgspec import Struct

from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn.view import SeenPlay, View


class Standing(Struct, frozen=True):
    """``on``: events in force or still open to an answer, by target; ``off``: all others.

    ``stack`` are the wands upon the open one; ``struck`` is what a wand has made undone.
    """

    on: dict[Seat, tuple[Handle, ...]]
    off: tuple[Handle, ...]
    stack: tuple[Handle, ...] = ()
    struck: frozenset[Handle] = frozenset()


def standing(view: View) -> Standing:
    """Sort the played cards.  An event is followed by the wands upon it (AU-072)."""
    on: dict[Seat, list[Handle]] = {}
    off: list[Handle] = []
    stack: list[Handle] = []
    struck: set[Handle] = set()
    for event, wands in _groups(view):
        open_ = bool(view.chain) and view.chain[0].card == event.card
        if open_:
            stack = [wand.card for wand in wands]
        else:
            off += [wand.card for wand in wands]
            struck |= _undone([event.card, *(wand.card for wand in wands)])
        if len(wands) % 2 and not open_:
            off.append(event.card)
            continue
        if view.cards.kind[event.card].effect == "skip" and not open_:
            off += on.pop(event.target, [])  # AU-081
        on.setdefault(event.target, []).append(event.card)
    lying = {seat: tuple(cards) for seat, cards in on.items()}
    return Standing(lying, tuple(off), tuple(stack), frozenset(struck))


def _undone(chain: list[Handle]) -> set[Handle]:
    """What is undone of an event and the wands on it: the last holds, and all that it spares."""
    return set(chain[-2::-2])


def _groups(view: View) -> list[tuple[SeenPlay, list[SeenPlay]]]:
    groups: list[tuple[SeenPlay, list[SeenPlay]]] = []
    for play in view.played:
        if view.cards.is_wand[play.card] and groups:
            groups[-1][1].append(play)
        else:
            groups.append((play, []))
    return groups
