"""Questions, buttons and odds in words."""

from __future__ import annotations

from collections.abc import Sequence

from agile_unicorn.engine.game import Fact
from agile_unicorn.engine.moves import Decision
from agile_unicorn.engine.pieces import Handle, Seat, place_ref
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.model import Phase
from agile_unicorn.games.unicorn.odds import chance_to_reach
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Button, Desk, Odds, Prompt
from agile_unicorn.scenes.unicorn.strikes import name_of, struck_at
from agile_unicorn.scenes.unicorn.teams import team_name

BID, PASS, GO_ON, CONFIRM = map(place_ref, ("bid", "pass", "go_on", "confirm"))
DIE_MEAN = 3.5


def picked_cards(desk: Desk) -> list[Handle]:
    """The cards chosen so far."""
    cards = [ref for ref in desk.picked if ref.startswith("card:")]
    return [Handle(int(ref.removeprefix("card:"))) for ref in cards]


def prompt(decision: Decision, view: View, desk: Desk, words: Words) -> Prompt:
    """The question to a person here."""
    key = decision.prompt
    values: dict[str, object] = {"value": view.value, "name": desk.people[decision.seat].name}
    values["card"] = name_of(words, view, view.centre)
    if key == "react":
        key, struck = struck_at(view, desk, decision.seat, words)
        values |= struck
    if key == "incentive":
        values["standing"] = _standing(view, desk, decision.seat, words)
        values["total"] = _number(view.total(decision.seat), words)
    if picked := picked_cards(desk):
        name, effect = name_of(words, view, picked[0]), view.cards.kind[picked[0]].effect
        if key == "event" and effect != "bomb":
            key = _aim(effect, view)
            values["card"] = name
        elif key == "incentive" and effect == "reroll":
            key, values["card"] = "reroll_target", name
    if key == "take":
        key, values["team"] = "take_team", team_name(view.setup, decision.seat, words)
    if key == "event" and not _others(view.participants, view, decision.seat):
        strength = view.dice(decision.seat), view.total(decision.seat)
        key, values["chance"] = "event_alone", _chance(strength, view.value, words)
    elif key == "incentive" and _safe(view, decision.seat):
        key = "incentive_safe"
    return _prompt(key, "you", words, values)


def _safe(view: View, seat: Seat) -> bool:
    """Whether ``seat`` has won if it does nothing: no rival can add or repeat anything."""
    rivals = _others(view.contenders, view, seat)
    total = view.total(seat)
    best = max((view.total(rival) for rival in rivals), default=total - 1)
    idle = not any(view.seats[rival].bonuses for rival in rivals)
    return total >= view.value and total > best and idle


def _aim(effect: str | None, view: View) -> str:
    """The question for the target of an event: points, dice and skips hit whole teams (AU-175)."""
    if effect == "sabotage":
        return "sabotage_target"
    whole = view.setup.team_size > 1 and effect in ("points", "dice", "skip")
    return "team_target" if whole else "target"


def _prompt(key: str, who: str, words: Words, values: dict[str, object]) -> Prompt:
    stem = f"unicorn.prompts.{key}.{who}"
    title, hint = words(f"{stem}.title", **values), words(f"{stem}.hint", **values)
    return Prompt(title, hint, urgent=key == "dismiss" and who == "you")


def waiting(view: View, desk: Desk, words: Words) -> Prompt | None:
    """Whom everybody waits for, unless it is the only person here."""
    seat = view.asking
    if seat is None or (desk.alone and desk.people[seat].human):
        return None
    values: dict[str, object] = {"name": desk.people[seat].name, "value": view.value}
    values["card"] = name_of(words, view, view.centre)
    if view.phase is Phase.REACT:
        values["card"] = name_of(words, view, view.chain[-1].card)
    key = view.phase.value
    if view.phase is Phase.TAKE:
        key, values["team"] = "take_team", team_name(view.setup, seat, words)
    return _prompt(key, "they", words, values)


def buttons(decision: Decision, view: View, desk: Desk, words: Words) -> tuple[Button, ...]:
    """What can be pressed while ``decision`` is open."""
    picked = picked_cards(desk)
    match decision.prompt:
        case "bid":
            return _bid_buttons(view, picked, words)
        case "event":
            return _event_buttons(decision, view, desk, words)
        case "take":
            return (_aim_button("player", "", words),)
        case "react" | "incentive":
            return _use_buttons(decision.prompt, view, picked, words)
        case prompt:
            label = words(f"unicorn.buttons.{prompt}")
            sub = name_of(words, view, picked[0]) if picked else ""
            return (Button(CONFIRM, label, sub, bool(picked), bool(picked)),)


def _bid_buttons(view: View, picked: list[Handle], words: Words) -> tuple[Button, ...]:
    """To lay what is picked, and to pass: never by the key that goes on."""
    sub = ""
    if len(picked) == 1:
        sub = name_of(words, view, picked[0])
    elif picked:
        sub = words("unicorn.odds.dice", n=sum(view.cards.dice[card] for card in picked))
    label = words("unicorn.buttons.bid" if picked else "unicorn.buttons.bid_none", n=len(picked))
    bid = Button(BID, label, sub, bool(picked), bool(picked))
    return bid, Button(PASS, words("unicorn.buttons.pass"), suggested=False)


def _event_buttons(decision: Decision, view: View, desk: Desk, words: Words) -> tuple[Button, ...]:
    """To let it be; to play what needs no target, or else what it still waits for."""
    picked = picked_cards(desk)
    leave = Button(PASS, words("unicorn.buttons.pass"), "", not picked)
    if not picked:
        return (leave,)
    name = name_of(words, view, picked[0])
    if any(set(option.refs()) == desk.picked for option in decision.options):
        return Button(CONFIRM, words("unicorn.buttons.play"), name), leave
    whole = _aim(view.cards.kind[picked[0]].effect, view) == "team_target"
    return _aim_button("team" if whole else "player", name, words), leave


def _aim_button(whom: str, sub: str, words: Words) -> Button:
    """Where the confirmation will be, while a target is missing."""
    return Button(CONFIRM, words(f"unicorn.buttons.choose_{whom}"), sub, False, False)


def _use_buttons(prompt: str, view: View, picked: list[Handle], words: Words) -> tuple[Button, ...]:
    """To use the picked card, and to let it be."""
    key = "pass" if prompt == "react" else "done"
    leave = Button(PASS, words(f"unicorn.buttons.{key}"), "", not picked)
    if not picked:
        return (leave,)
    if view.cards.is_reroll[picked[0]]:
        return _aim_button("player", name_of(words, view, picked[0]), words), leave
    label = words("unicorn.buttons.react")
    if prompt == "incentive":
        label = words("unicorn.buttons.use", bonus=view.cards.bonus[picked[0]])
    return Button(CONFIRM, label, name_of(words, view, picked[0])), leave


def odds(decision: Decision, view: View, desk: Desk, words: Words) -> Odds | None:
    """Dice, mean and chance of the picked bid, or what is missing to the value."""
    if decision.prompt == "incentive":
        return _need(view, decision.seat, picked_cards(desk), words)
    if decision.prompt != "bid" or not desk.picked:
        return None
    cards = picked_cards(desk)
    dice = sum(view.cards.dice[card] for card in cards)
    modifier = sum(view.cards.modifier[card] for card in cards)
    mean = words("unicorn.odds.mean", mean=_number(dice * DIE_MEAN + modifier, words))
    second = _chance((dice, modifier), view.value, words)
    return Odds(words("unicorn.odds.dice", n=dice), f"{mean} \u00b7 {second}")


def _chance(strength: tuple[int, int], value: int, words: Words) -> str:
    """How likely dice and what is added to them reach ``value``."""
    chance = chance_to_reach(strength, value)
    if chance <= 0:
        return words("unicorn.odds.impossible", target=value)
    if chance >= 1:
        return words("unicorn.odds.certain", target=value)
    percent = min(99, max(1, round(chance * 100)))
    return words("unicorn.odds.chance", chance=percent, target=value)


def _need(view: View, seat: Seat, picked: list[Handle], words: Words) -> Odds:
    """The total of ``seat`` with what is picked, and how many points it lacks to win."""
    total = view.total(seat) + sum(view.cards.bonus[card] for card in picked)
    needed = (
        max(
            [view.value, *(view.total(rival) + 1 for rival in _others(view.contenders, view, seat))]
        )
        - total
    )
    second = words("unicorn.odds.need", n=needed) if needed > 0 else words("unicorn.odds.enough")
    return Odds(_number(total, words), second, rolled=True)


def _others(seats: Sequence[Seat], view: View, seat: Seat) -> list[Seat]:
    """Those of ``seats`` who are against ``seat``; partners are not."""
    return [other for other in seats if (other - seat) % view.setup.sides]


def _standing(view: View, desk: Desk, seat: Seat, words: Words) -> str:
    """What ``seat`` lacks without an incentive: on the leader or on the value, if anything."""
    total = view.total(seat)
    best = max(_others(view.contenders, view, seat), key=view.total, default=None)
    if best is not None and (there := view.total(best)) >= max(total, view.value):
        alone = view.setup.team_size == 1
        name = desk.people[best].name if alone else team_name(view.setup, best, words)
        key = "tied" if there == total else "behind"
        lead, n = _number(there, words), there - total + 1
        return words(f"unicorn.standing.{key}", name=name, total=lead, n=n)
    key = "below" if total < view.value else "ahead"
    return words(
        f"unicorn.standing.{key}",
        total=_number(total, words),
        value=view.value,
        n=view.value - total,
    )


def _number(value: float, words: Words) -> str:
    """``value`` with at most one digit after the point or comma of the language."""
    whole, tenth = f"{value:.1f}".replace("-", "\u2212").split(".")
    return words("unicorn.odds.decimal", whole=whole, tenth=tenth) if tenth != "0" else whole


def gate(fact: Fact | None, view: View, desk: Desk, words: Words) -> Button | None:
    """The button of the gate behind ``fact``; ``None``: the table goes on by itself."""
    label = _gate_label(fact, view, desk, words)
    return Button(GO_ON, label[0], label[1]) if label else None


def _gate_label(fact: Fact | None, view: View, desk: Desk, words: Words) -> tuple[str, str] | None:
    match fact:
        case f.PitchBegan(number=1):
            first = words("unicorn.button_notes.start_pitch", name=desk.people[view.first].name)
            return words("unicorn.buttons.start_pitch", n=1), first
        case f.PitchWon():
            return _won_label(fact, view, desk, words)
        case f.PitchFailed():
            key = "failed" if fact.bid else "nobody_bid"
            return words("unicorn.buttons.go_on"), words(f"unicorn.banners.{key}")
        case f.EventsDealt() if view.sprint:
            return words("unicorn.buttons.next_sprint"), words(
                "unicorn.notes.sprint", n=view.sprint + 1
            )
        case f.GameEnded():
            return words("unicorn.buttons.to_result"), ""
        case _:
            return None


def _won_label(fact: f.PitchWon, view: View, desk: Desk, words: Words) -> tuple[str, str]:
    if fact.seat != desk.bottom or not desk.people[fact.seat].human:
        name = desk.people[fact.seat].name
        return words("unicorn.buttons.go_on"), words("unicorn.prompts.take.they.title", name=name)
    kind = view.cards.kind[fact.card]
    if kind.family == "story":
        points = words("unicorn.button_notes.take_story", points=kind.value)
        return words("unicorn.buttons.take_story"), points
    return words("unicorn.buttons.take_card"), words("unicorn.button_notes.take_card")
