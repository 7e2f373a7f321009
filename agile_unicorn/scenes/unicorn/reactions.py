"""The windows in which several seats may react, as everybody knows them."""

from __future__ import annotations

from collections.abc import Sequence

from agile_unicorn.engine.moves import Decision
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.shared.desk import Person, Window


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
