"""What a partner would do in one's place, in words."""

from __future__ import annotations

from msgspec.structs import replace

from agile_unicorn.engine.moves import Action
from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn.actions import (
    AddMember,
    Bid,
    Pass,
    PlayBomb,
    PlayEvent,
    PlayWand,
    RemoveMember,
    TakeCard,
    UseIncentive,
    UseReroll,
)
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Desk, Prompt
from agile_unicorn.scenes.unicorn.strikes import name_of
from agile_unicorn.scenes.unicorn.teams import together
from agile_unicorn.scenes.unicorn.wording import joined


def advised(
    asked: Prompt, advice: Action, seat: Seat, view: View, desk: Desk, words: Words
) -> Prompt:
    """``asked`` of ``seat`` with the word of the first partner who is no person."""
    mates = together(view.setup, seat)
    voice = next((mate for mate in mates if not desk.people[mate].human), None)
    if voice is None or not (
        text := suggestion(advice, view, desk.people[voice].name, desk, words)
    ):
        return asked
    return replace(asked, hint=text, voice=voice, live=not isinstance(advice, Pass))


def suggestion(action: Action, view: View, name: str, desk: Desk, words: Words) -> str:
    """``action`` as a proposal of ``name``; empty for what needs none."""

    def say(key: str, card: Handle | None = None, target: Seat | None = None) -> str:
        return words(
            f"unicorn.teams.suggest_{key}",
            name=name,
            card=name_of(words, view, card),
            target="" if target is None else desk.people[target].name,
        )

    match action:
        case Bid(cards):
            names = [name_of(words, view, card) for card in cards]
            return words("unicorn.teams.suggest_bid", name=name, cards=joined(names, words))
        case Pass():
            return say("pass")
        case PlayEvent(card, target):
            return say("event", card, target)
        case PlayBomb(card):
            return say("bomb", card)
        case PlayWand(card):
            return say("wand", view.chain[-1].card)
        case UseIncentive(card):
            return say("incentive", card)
        case UseReroll(card, target):
            return say("reroll", card, target)
        case AddMember(card) | RemoveMember(card):
            return say("member", card)
        case TakeCard(seat):
            return say("take", None, seat)
        case _:
            return ""
