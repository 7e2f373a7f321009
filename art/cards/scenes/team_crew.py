"""Team members that are put together from the character kit."""

from __future__ import annotations

from functools import partial

from art.cards import backdrops
from art.cards.backdrops import Backdrop
from art.cards.critter import Critter, draw_critter
from art.cards.pictures import picture
from art.press.palette import CORAL, NIGHT, SUN, TEAL, WHITE

_CREAM, _NAVY, _STEEL = "#F4E9D2", "#4A3F78", "#5B536F"

CREW: dict[str, tuple[Critter, Backdrop]] = {
    "full_stack_raccoon": (
        Critter(
            "raccoon",
            "hoodie",
            ("#3E7F86", WHITE),
            ("open", 0.34),
            "smirk",
            "phones",
            CORAL,
            "",
            "laptop",
            _CREAM,
        ),
        backdrops.screens,
    ),
    "qa_cat": (
        Critter(
            "cat", "stripe", (WHITE, "#5E7FC4"), ("open", 0.12), glasses="round", prop="magnifier"
        ),
        backdrops.dots(338, 280, 500),
    ),
    "sales_fox": (
        Critter("fox", "blazer", (_NAVY, CORAL), ("money", 0), "grin", prop="phone"),
        backdrops.window,
    ),
    "devops_bear": (
        Critter(
            "bear",
            "overall",
            ("#E9DCC1", "#4C77B5"),
            ("open", 0.4),
            "flat",
            "hard",
            SUN,
            prop="wrench",
        ),
        backdrops.servers,
    ),
    "ux_panda": (
        Critter(
            "panda", "turtle", (NIGHT, WHITE), ("open", 0.3), "smirk", "beret", CORAL, prop="brush"
        ),
        backdrops.board,
    ),
    "consultant_pig": (
        Critter("pig", "blazer", (_STEEL, TEAL), ("happy", 0), prop="chart"),
        backdrops.window,
    ),
    "scrum_master_frog": (
        Critter("frog", "tee", (_CREAM, SUN), ("open", 0), prop="whistle"),
        backdrops.board,
    ),
    "intern_bunny": (
        Critter(
            "bunny", "hoodie", ("#F2A52C", WHITE), ("open", 0), "o", prop="mug", prop_colour=WHITE
        ),
        backdrops.servers,
    ),
}

for _key, (_critter, _backdrop) in CREW.items():
    picture(_key, _backdrop)(partial(draw_critter, critter=_critter))
