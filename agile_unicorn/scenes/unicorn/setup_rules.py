"""The sheet of house rules: switches of the editions, table practice, cards of the expansion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.games.unicorn.cards import Family
from agile_unicorn.games.unicorn.setup import EDITIONS, REACTION_SECONDS
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import parts
from agile_unicorn.scenes.unicorn.setup_choice import Draft
from agile_unicorn.table.ink import NIGHT
from agile_unicorn.table.looks import Layout, Spot

CLOSE: Final = place_ref("close_rules")
SHEET: Final = (1280.0, 820.0)
MIDDLE: Final = (960.0, 498.0)
LEFT, CONTROL = 396.0, 1394.0
TOP, ROW = 230.0, 67.0
Z = 80.0


class Switch(Struct, frozen=True):
    """One line of the sheet: a field of the house rules or of the draft, and its values.

    ``values`` are the values in their order, with their keys in the locale.
    """

    key: str
    field: str
    values: Mapping[object, str]
    house: bool = True


SWITCHES: Final = (
    Switch(
        "backlog",
        "backlog",
        {"players_plus_one": "players_plus_one", "fixed_five": "fixed_five"},
    ),
    Switch(
        "two_player_member",
        "two_player_member",
        {"one_plus_three": "one_plus_three", "one": "one"},
    ),
    Switch("failed_card", "failed_card", {"under_pile": "under_pile", "discard": "discard"}),
    Switch("all_in", "all_in", {"one": "target", "all": "everybody"}),
    Switch("team_goal", "team_target", {"sum": "same", "doubled": "doubled"}),
    Switch("partner_hands", "partners_open", {True: "seen", False: "told"}, house=False),
    Switch("hands", "open_hands", {True: "open", False: "covered"}, house=False),
    Switch(
        "reaction_time",
        "reaction_seconds",
        {seconds: f"s{seconds}" for seconds in REACTION_SECONDS},
        house=False,
    ),
)
"""AU-020, AU-002, AU-120, AU-198, AU-185, AU-172, AU-014; and a clock, which no rule knows."""


FAMILIES: Final[tuple[Family, ...]] = ("story", "team", "incentive", "event")
"""Cards of the expansion that can be left out, family by family."""


def family_ref(family: Family) -> Ref:
    """The tile of a family of the expansion."""
    return place_ref(f"expansion_{family}")


def switch_ref(key: str) -> Ref:
    """The button of a switch."""
    return place_ref(f"rule_{key}")


def edition_ref(edition: str) -> Ref:
    """The button of a preset."""
    return place_ref(f"edition_{edition}")


def changed(draft: Draft, ref: Ref) -> Draft:
    """The draft after a click on ``ref``; the same if it is nothing of this sheet."""
    for edition, rules in EDITIONS.items():
        if ref == edition_ref(edition):
            return replace(draft, edition=edition, rules=rules)
    for switch in SWITCHES:
        if ref == switch_ref(switch.key):
            return _turned(draft, switch)
    for family in FAMILIES:
        if ref == family_ref(family):
            kept = [one for one in draft.left_out if one != family]
            added = () if family in draft.left_out else (family,)
            return replace(draft, left_out=(*kept, *added))
    return draft


def _turned(draft: Draft, switch: Switch) -> Draft:
    values = list(switch.values)
    now = _value(draft, switch)
    new = {switch.field: values[(values.index(now) + 1) % len(values)]}
    return (
        replace(draft, rules=replace(draft.rules, **new)) if switch.house else replace(draft, **new)
    )


def _value(draft: Draft, switch: Switch) -> object:
    value: object = getattr(draft.rules if switch.house else draft, switch.field)
    return value


def sheet(draft: Draft, words: Words, pointed: Ref | None = None) -> Layout:
    """Title, presets, a row for each switch, a button to close it."""
    x, y = MIDDLE
    width, height = SHEET
    title = parts.group(
        parts.piece("sheet", 0, 0, width, height),
        parts.line(
            words("unicorn.setup.switches"),
            LEFT - x,
            74 - height / 2,
            480,
            46,
            "title",
            align="left",
        ),
    )
    out: dict[Ref, Spot] = {place_ref("rules_sheet"): Spot(x, y, title, z=Z, lift=2.4)}
    for i, edition in enumerate(EDITIONS):
        out |= _preset(draft, words, edition, 1172 + 250.0 * i, y + 74 - height / 2)
    for i, switch in enumerate(SWITCHES):
        out |= _row(draft, words, switch, TOP + ROW * i)
    out |= _families(draft, words, TOP + ROW * len(SWITCHES))
    foot = y + height / 2 - 62
    note = _family_help(draft, words, pointed)
    note = note or words(f"unicorn.editions.{_edition_key(draft)}.help")
    out[place_ref("rules_note")] = parts.printed(
        parts.line(note, LEFT, foot, 800, 20, "italic", align="left", lines=2), z=Z + 1
    )
    close = words("app.common.close")
    return {**out, **parts.button(CLOSE, CONTROL, foot, 330, 76, close, glow=True, z=Z + 2)}


def _edition_key(draft: Draft) -> str:
    return "custom" if draft.own_rules else "v" + draft.edition.replace(".", "_")


def _preset(draft: Draft, words: Words, edition: str, x: float, y: float) -> dict[Ref, Spot]:
    chosen = draft.rules == EDITIONS[edition]
    name = words(f"unicorn.editions.v{edition.replace('.', '_')}.name")
    kind: parts.ButtonKind = "primary" if chosen else "secondary"
    return parts.button(edition_ref(edition), x, y, 236, 68, name, kind=kind, px=23, z=Z + 2)


def _row(draft: Draft, words: Words, switch: Switch, y: float) -> dict[Ref, Spot]:
    value = switch.values[_value(draft, switch)]
    if switch.key == "hands":
        name, state = words("unicorn.setup.hands"), words(f"unicorn.setup.hands_{value}")
        help_ = words(f"unicorn.setup.hands_{value}_help")
    else:
        stem = f"unicorn.rules.{switch.key}"
        name, state = words(f"{stem}.name"), words(f"{stem}.values.{value}")
        help_ = words(f"{stem}.help")
    button = parts.button(
        switch_ref(switch.key), CONTROL, y - 3, 340, 58, state, kind="secondary", px=22, z=Z + 2
    )
    return {place_ref(f"rule_line_{switch.key}"): _line(name, help_, y), **button}


def _families(draft: Draft, words: Words, y: float) -> dict[Ref, Spot]:
    """One tile for each family of the expansion; out of reach while it is not played with."""
    stem = "unicorn.setup.expansion_families"
    out = {place_ref("families_line"): _line(words(stem), words(f"{stem}_help"), y)}
    for i, family in enumerate(FAMILIES):
        tile = "off" if family in draft.left_out or not draft.expansion else "on"
        look = parts.group(
            parts.piece("strip_small", 0, 0, 80, 56),
            parts.piece(f"mark_{family}_24", -17, -3, 26, 26),
            parts.piece(f"checkbox_{tile}", 16, -3, 28, 28),
        )
        x = CONTROL + (i - (len(FAMILIES) - 1) / 2) * 86
        alpha = 1.0 if draft.expansion else 0.5
        out[family_ref(family)] = Spot(
            x, y - 3, look, z=Z + 2, lift=0.6, alpha=alpha, hot=draft.expansion
        )
    return out


def _family_help(draft: Draft, words: Words, pointed: Ref | None) -> str:
    """Whether the family pointed at is mixed in."""
    for family in FAMILIES:
        if pointed == family_ref(family):
            name = words(f"unicorn.families.{family}.plural")
            how = "out" if family in draft.left_out else "in"
            return words(f"unicorn.setup.expansion_family_{how}", family=name)
    return ""


def _line(name: str, help_: str, y: float) -> Spot:
    """The words of a row, printed on the sheet."""
    printed = parts.group(
        parts.line(name, LEFT - 960, -15, 780, 23, "title", align="left"),
        parts.line(help_, LEFT - 960, 14, 780, 18, align="left", colour=NIGHT),
    )
    return Spot(960, y, printed, z=Z + 1, lift=0)
