"""Why a thing on the table cannot be chosen now, in a few dry words."""

from __future__ import annotations

from agile_unicorn.engine.moves import Decision
from agile_unicorn.engine.pieces import Handle, Ref, Seat
from agile_unicorn.games.unicorn.model import Phase
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.aim import aiming
from agile_unicorn.scenes.shared.desk import Desk
from agile_unicorn.scenes.unicorn.questions import picked_cards

IN_PITCH = frozenset((Phase.EVENT, Phase.REACT, Phase.ROLL, Phase.REROLL, Phase.INCENTIVE))
"""Phases in which only participants have a say (AU-054, AU-111)."""


def refusal(ref: Ref, decision: Decision | None, view: View, desk: Desk, words: Words) -> str:
    """Why ``ref`` cannot be chosen while ``decision`` is open; empty where nobody would ask."""
    key, name = "", ""
    if decision is None:
        key, name = _not_asked(ref, view, desk)
    elif ref.startswith("place:"):
        key = _button(decision.prompt, desk)
    elif ref.startswith("seat:"):
        seat = Seat(int(ref.removeprefix("seat:")))
        key, name = _seat(seat, decision, view, desk), desk.people[seat].name
    elif ref.startswith("card:"):
        card = Handle(int(ref.removeprefix("card:")))
        key = _lying(card, decision.prompt, view) or _held(card, decision.prompt, view)
    return words(f"unicorn.refusals.{key}", name=name) if key else ""


def _not_asked(ref: Ref, view: View, desk: Desk) -> tuple[str, str]:
    """A card of the hand while nobody at the bottom is asked."""
    if not ref.startswith("card:") or _lies(Handle(int(ref.removeprefix("card:"))), view):
        return "", ""
    if view.phase in IN_PITCH and desk.bottom not in view.participants:
        return "outside", ""
    seat = view.asking
    return ("wait", "") if seat in (None, desk.bottom) else ("turn", desk.people[seat].name)


def _button(prompt: str, desk: Desk) -> str:
    """A button that still waits for something."""
    if aiming(desk.lit, desk.picked):
        return "choose_plate"
    return "choose_member" if prompt == "bid" else "choose_first"


def _seat(seat: Seat, decision: Decision, view: View, desk: Desk) -> str:
    """A plate that cannot be meant."""
    if decision.prompt == "take":
        return "choose_plate"
    cards = [card for card in picked_cards(desk) if not view.cards.is_team[card]]
    if not cards:
        return {"event": "event_first", "incentive": ""}.get(decision.prompt, "")
    if decision.prompt == "incentive":
        return "" if seat in view.contenders else "no_dice"
    if seat not in view.participants:
        return "not_in_pitch"
    if view.cards.kind[cards[0]].effect == "sabotage":
        return "sabotage_self" if seat == decision.seat else "sabotage_partner"
    return ""


def _lies(card: Handle, view: View) -> bool:
    """Whether ``card`` lies on the table for everybody to see."""
    deployed = any(card in (at.deployed or ()) for at in view.seats)
    return deployed or card in (view.centre, view.preview) or _played(card, view)


def _played(card: Handle, view: View) -> bool:
    return any(play.card == card for play in view.played) or any(
        card in at.used for at in view.seats
    )


def _lying(card: Handle, prompt: str, view: View) -> str:
    """A card on the table."""
    if card == view.preview:
        return "next_up"
    if card == view.centre:
        return "story_to_win" if view.cards.family(card) == "story" else "to_win"
    if _played(card, view):
        return "played"
    if any(card in (at.deployed or ()) for at in view.seats):
        return "not_your_member" if prompt == "remove_member" else "deployed"
    return ""


def _held(card: Handle, prompt: str, view: View) -> str:
    """A card of the hand: every family has its time."""
    family = view.cards.family(card)
    if prompt in ("add_member", "dismiss") and family != "team":
        return "not_a_member"
    if prompt == "remove_member":
        return "in_pitch_only"
    match family:
        case "team":
            return "team_late"
        case "incentive":
            return "incentive_early"
        case "event" if prompt == "bid":
            return "event_early"
        case "event" if prompt == "incentive":
            return "event_late"
        case "event" if prompt == "react":
            return "not_a_wand"
        case "event" if prompt == "event":
            return "wand_idle" if view.cards.is_wand[card] else "nobody_to_rob"
        case _:
            return ""
