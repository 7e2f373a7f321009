"""What a card does, in one sentence."""

from __future__ import annotations

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.games.unicorn.cards import CardKind
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.scene import Words


def help_text(ref: Ref, view: View, words: Words) -> str:
    """The effect of the card ``ref``; empty for anything else."""
    if not ref.startswith("card:"):
        return ""
    return effect(view.cards.kind[int(ref.removeprefix("card:"))], words)


def effect(kind: CardKind, words: Words) -> str:
    """The rules of one kind of card."""

    def say(key: str, n: int) -> str:
        return words(f"unicorn.effects.{key}.help", n=n)

    match kind.family:
        case "story":
            return say("story", kind.value)
        case "incentive":
            return say("reroll", 1) if kind.effect == "reroll" else say("bonus", kind.bonus)
        case "team":
            text = say("dice", kind.dice)
            if kind.modifier:
                sign = "plus" if kind.modifier > 0 else "minus"
                text += " " + say(f"modifier_{sign}", abs(kind.modifier))
            return text
        case "event":
            if kind.effect in ("points", "dice"):
                sign = "plus" if kind.amount > 0 else "minus"
                return say(f"{kind.effect}_{sign}", abs(kind.amount))
            return say(str(kind.effect), 1)
