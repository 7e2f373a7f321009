"""The sheet of house rules: every switch in which the editions differ, and table practice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.games.unicorn.setup import EDITIONS
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import parts
from agile_unicorn.scenes.unicorn.setup_choice import Draft
from agile_unicorn.table.looks import Layout, Spot

CLOSE: Final = place_ref("close_rules")
SHEET: Final = (1280.0, 820.0)
MIDDLE: Final = (960.0, 498.0)
LEFT, CONTROL = 396.0, 1394.0
TOP, ROW = 246.0, 80.0
STRIP: Final = (1196.0, 74.0)
Z = 80.0


class Switch(Struct, frozen=True):
    """One line of the sheet: a field of the house rules or of the draft, and its two values.

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
)
"""AU-020, AU-002, AU-120, AU-198, AU-185, AU-172, AU-014."""


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


def sheet(draft: Draft, words: Words) -> Layout:
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
    foot = y + height / 2 - 62
    note = words(f"unicorn.editions.{_edition_key(draft)}.help")
    out[place_ref("rules_note")] = parts.words(
        note, LEFT, foot, 800, 20, "italic", align="left", lines=2, z=Z + 1
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
    strip = parts.group(
        parts.piece("strip_small", 0, 0, *STRIP),
        parts.line(name, LEFT - 960 + 8, -18, 780, 24, "title", align="left"),
        parts.line(help_, LEFT - 960 + 8, 12, 780, 18, align="left"),
    )
    button = parts.button(
        switch_ref(switch.key), CONTROL, y - 3, 340, 62, state, kind="secondary", px=22, z=Z + 2
    )
    line = Spot(960, y, strip, z=Z + 1, lift=0.4)
    return {place_ref(f"rule_line_{switch.key}"): line, **button}
