"""What a card that may be answered does, to whom, and whose it is."""

from __future__ import annotations

from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Desk


def name_of(words: Words, view: View, card: Handle | None) -> str:
    """The printed name of ``card``."""
    return words(f"unicorn.cards.{view.cards.key(card)}.name") if card is not None else ""


def struck_at(view: View, desk: Desk, seat: Seat, words: Words) -> tuple[str, dict[str, object]]:
    """The question to ``seat`` about the latest card of the chain, and what is said in it.

    The rules ask its player as well, who may think better of it (AU-070): that is said.
    """
    event, last = view.chain[0], view.chain[-1]
    key = "react_wand" if len(view.chain) > 1 else "react"
    own = last.seat == seat
    if view.cards.kind[event.card].effect == "bomb":
        whom = words("unicorn.strikes.everybody")
    elif event.target == seat:
        whom = words(f"unicorn.strikes.{'yourself' if own else 'you'}")
    else:
        whom = desk.people[event.target].name
    return f"{key}_own" if own else key, {
        "card": name_of(words, view, last.card),
        "struck": name_of(words, view, event.card),
        "by": desk.people[last.seat].name,
        "whom": whom,
        "does": _does(event.card, view, words),
    }


def _does(card: Handle, view: View, words: Words) -> str:
    """The effect of the event ``card`` in two or three words."""
    kind = view.cards.kind[card]
    key = str(kind.effect)
    if key in ("points", "dice"):
        key += "_plus" if kind.amount > 0 else "_minus"
    return words(f"unicorn.strikes.{key}", n=abs(kind.amount))
