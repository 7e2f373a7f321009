"""The windows in which several seats may react, as everybody knows them."""

from __future__ import annotations

from collections.abc import Sequence

from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Person, Stretch, Window
from agile_unicorn.scenes.shared.keys import pass_of


def reactions(decision: Decision, view: View, people: Sequence[Person]) -> Window:
    """The window of ``decision``, which is an event, a reaction or an incentive.

    How many cards somebody holds is public; what they are is not, and does not matter here.
    """
    boost = decision.prompt == "incentive"
    able = view.contenders if boost else view.participants
    here = tuple(seat for seat in sorted(able) if people[seat].human)
    held = [view.seats[seat].bonuses if boost else view.seats[seat].held for seat in here]
    played = (len(view.played), len(view.chain), tuple(len(at.used) for at in view.seats))
    rolls = tuple(at.roll for at in view.seats)
    key = (view.sprint, view.pitch, decision.prompt, played, rolls)
    return Window(key, tuple(seat for seat, cards in zip(here, held, strict=True) if cards))


def stretch(decision: Decision, view: View, words: Words) -> Stretch | None:
    """The time of events or of incentives in this pitch; not for an event against the asked."""
    at = (view.sprint, view.pitch)
    match decision.prompt:
        case "event":
            return Stretch(("events", *at), words("unicorn.passing.until_dice"))
        case "react" if view.chain[0].target != decision.seat:
            return Stretch(("events", *at), words("unicorn.passing.until_dice"))
        case "incentive":
            return Stretch(("incentives", *at), words("unicorn.passing.until_end"))
        case _:
            return None


def grave(decision: Decision, action: Action) -> bool:
    """Whether one click does ``action``: a target, a pass on a card, a member who leaves."""
    targeted = any(ref.startswith("seat:") for ref in action.refs())
    passed = decision.prompt == "bid" and action == pass_of(decision)
    return targeted or passed or decision.prompt == "dismiss"
