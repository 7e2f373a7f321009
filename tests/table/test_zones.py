"""Tab goes from zone to zone: a hand is one of them, however many cards it holds."""

from __future__ import annotations

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.focus import Focus
from agile_unicorn.table.input import Key
from agile_unicorn.table.looks import CardLook, Layout, PieceLook, Spot
from agile_unicorn.table.pieces import Catalog
from agile_unicorn.table.zones import zones

EXTENTS = Extents(Catalog({}))


def table(glow: str = "") -> Layout:
    """A hand of five, two buttons beside it, three icons, two seats."""
    layout = {
        Ref(f"card:{i}"): Spot(500 + 120 * i, 950, CardLook("a", 200), hot=True) for i in range(5)
    }
    for i, name in enumerate(("bid", "pass")):
        layout[Ref(f"place:{name}")] = Spot(
            1500 + 210 * i, 950, PieceLook("a", (200, 84)), hot=True
        )
    for i in range(3):
        layout[Ref(f"place:icon/{i}")] = Spot(
            1700 + 60 * i, 200, PieceLook("a", (50, 50)), hot=True
        )
    for i, (x, y) in enumerate(((200, 300), (900, 60))):
        layout[Ref(f"seat:{i}")] = Spot(x, y, PieceLook("a", (280, 88)), hot=True)
    layout[Ref("place:cold")] = Spot(950, 500, PieceLook("a", (50, 50)))
    return {ref: Spot(s.x, s.y, s.look, glow=ref == glow, hot=s.hot) for ref, s in layout.items()}


def walked(*keys: str, glow: str = "") -> list[str]:
    """Where the focus was after each key."""
    focus, seen = Focus(EXTENTS), []
    for name in keys:
        key = Key(name.removeprefix("shift "), name.startswith("shift "))
        focus.key(key, table(glow))
        seen.append(str(focus.at))
    return seen


def test_things_close_together_are_one_zone() -> None:
    layout = table()
    found = zones(layout, Focus(EXTENTS).order(layout), EXTENTS)
    names = [[str(ref).split(":")[1] for ref in zone] for zone in found]
    assert names == [["1", "0"], ["icon/0", "icon/1", "icon/2"], list("01234"), ["bid", "pass"]]


def test_tab_steps_over_the_rest_of_a_zone() -> None:
    around = ["seat:1", "place:icon/0", "card:0", "place:bid", "seat:1"]
    assert walked(*["tab"] * 5) == around
    assert walked(*["shift tab"] * 3) == ["place:bid", "card:0", "place:icon/0"]


def test_arrows_go_on_within_a_zone_and_tab_comes_back_to_that() -> None:
    seen = walked("tab", "tab", "tab", "right", "right", "tab", "shift tab")
    assert seen[-3:] == ["card:2", "place:bid", "card:2"]


def test_what_glows_comes_first_in_its_zone() -> None:
    assert walked("tab", "tab", "tab", "tab", glow="place:pass")[-1] == "place:pass"


def test_one_that_ties_two_groups_makes_them_one() -> None:
    layout = {
        Ref(f"place:{x}"): Spot(x, 100, PieceLook("a", (100, 50)), hot=True)
        for x in (100, 340, 220)
    }
    order = [Ref("place:100"), Ref("place:340"), Ref("place:220")]
    assert zones(layout, order, EXTENTS) == [order]
