"""The table in sentences, for whoever listens: what all know, and the hand if it may be seen."""

from __future__ import annotations

from agile_unicorn.engine.pieces import Handle, Seat, card_ref
from agile_unicorn.games.unicorn.model import Phase
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Desk
from agile_unicorn.scenes.unicorn.hand import held, seen
from agile_unicorn.scenes.unicorn.helping import help_text
from agile_unicorn.scenes.unicorn.strikes import name_of

STEM = "unicorn.spoken"


def spoken(view: View, desk: Desk, words: Words) -> list[str]:
    """Sentences from the card in the middle to the hand at the bottom."""
    where = words(f"{STEM}.where", sprint=view.sprint, pitch=view.pitch, goal=view.setup.target)
    return [where, *_middle(view, words), *_seats(view, desk, words), *_hand(view, desk, words)]


def _middle(view: View, words: Words) -> list[str]:
    lines = []
    if view.centre is not None:
        card, does = name_of(words, view, view.centre), _does(view.centre, view, words)
        lines.append(words(f"{STEM}.centre", card=card, value=view.value, does=does))
    if view.preview is not None:
        lines.append(words(f"{STEM}.next", card=name_of(words, view, view.preview)))
    return lines + [
        words(f"{STEM}.played", card=name_of(words, view, play.card)) for play in view.chain
    ]


def _does(card: Handle, view: View, words: Words) -> str:
    return help_text(card_ref(card), view, words)


def _seats(view: View, desk: Desk, words: Words) -> list[str]:
    """One sentence for each seat, the one at the bottom first."""
    return [_seat(view, desk, seat, words) for seat in desk.places()]


def _seat(view: View, desk: Desk, seat: Seat, words: Words) -> str:
    at = view.seats[seat]
    stock = words("unicorn.curtain.hand", team=at.members, events=at.held, incentives=at.bonuses)
    said = [
        words(
            f"{STEM}.seat",
            number=seat + 1,
            name=desk.people[seat].name,
            points=words("app.common.points", n=view.team_score(seat)),
            stock=stock,
        )
    ]
    if at.deployed:
        cards = ", ".join(name_of(words, view, card) for card in at.deployed)
        said.append(words(f"{STEM}.open_bid", cards=cards))
    elif at.bid:
        said.append(words("unicorn.curtain.entry_bid", n=at.bid) + ".")
    elif view.centre is not None and view.phase is not Phase.VALUE and seat not in view.waiting:
        said.append(words("unicorn.curtain.entry_passes") + ".")
    if at.roll is not None:
        said.append(words(f"{STEM}.total", total=view.total(seat)))
    return " ".join(said)


def _hand(view: View, desk: Desk, words: Words) -> list[str]:
    """The cards at the bottom with the keys that pick them; nothing while they are covered."""
    if not seen(view, desk):
        return []
    lines = [words(f"{STEM}.hand")]
    for i, card in enumerate(held(view, desk.bottom, by_strength=desk.by_strength)):
        ref, name = card_ref(card), name_of(words, view, card)
        picked = "picked" if ref in desk.picked else "lit" if ref in desk.lit else "dim"
        does = _does(card, view, words)
        lines.append(words(f"{STEM}.card_{picked}", n=(i + 1) % 10, card=name, does=does))
    return lines
