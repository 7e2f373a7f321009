"""The rules in short, on a double page that can lie on the table at any time."""

from __future__ import annotations

from typing import Final

from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import parts
from agile_unicorn.scenes.shared.furniture import CLOSE_RULES, RULES_Z
from agile_unicorn.scenes.shared.key_list import key_list
from agile_unicorn.scenes.shared.screen import Screen
from agile_unicorn.table.bindings import Bindings
from agile_unicorn.table.ink import INK, KRAFT
from agile_unicorn.table.looks import (
    CardLook,
    DieLook,
    GroupLook,
    Layout,
    PartLook,
    Spot,
    TextLook,
)

PAGES: Final = (("goal", "cards", "backlog", "pitch"), ("events", "roll", "incentives", "retro"))
"""The points in the order in which they come up."""
PAGE: Final = (716.0, 860.0)
PAGE_X: Final = (384.0, 1092.0)
PAGE_Y: Final = 456.0
KEYS: Final = (1650.0, 462.0)
"""Where the card with the keys lies, its left edge below the right page."""
TOP, STEP = -246.0, 181.0
"""Where the middle of the first point of a page lies, and from one to the next."""
PICTURE, LEFT, ROOM = -256.0, -160.0, 478.0
"""Where the picture of a point lies; left edge and room of its words."""
TEXT: Final = (26.0, 118.0)
"""Where the text of a point lies below its middle, and how high it may be."""
Card = tuple[str, float, float, float, float]
"""A face, its width, its place, and how it is turned."""
CARDS: Final[dict[str, tuple[Card, ...]]] = {
    "goal": (("rewrite_rocket", 98, 0, 0, -4),),
    "cards": (
        ("ai_toaster", 68, -42, 3, -12),
        ("ux_panda", 68, -15, -5, -4),
        ("free_coffee", 68, 12, -5, 4),
        ("hype_train", 68, 38, 3, 12),
    ),
    "backlog": (
        ("back_draw", 62, -46, 0, -2),
        ("back_draw", 62, -30, 0, 1),
        ("sales_fox", 66, 4, 0, -1),
        ("smart_doorbell", 80, 38, 0, 3),
    ),
    "pitch": (
        ("back_draw", 82, -30, 4, -9),
        ("back_draw", 82, 0, 0, -1),
        ("cto_owl", 88, 32, 4, 8),
    ),
    "events": (("forced_update", 88, -24, 0, -8), ("rollback_lever", 88, 24, 4, 7)),
    "incentives": (("four_day_week", 98, 0, 0, 5),),
    "retro": (("noob_chick", 82, -30, 2, -8), ("first_mover", 82, 28, 0, 6)),
}
"""What is shown beside a point."""
DICE: Final = ((0, 5, -36.0, 22.0), (1, 6, 38.0, 26.0), (2, 4, 2.0, -40.0))
"""Colour, face and place of the dice beside the roll."""


def rule_pages(words: Words, bindings: Bindings) -> dict[Ref, Spot]:
    """Both pages, the keys as they are bound, and the button that takes all away."""
    spots = {
        place_ref(f"rules/page{i}"): Spot(x, PAGE_Y, _page(words, i), z=RULES_Z, lift=2.4)
        for i, x in enumerate(PAGE_X)
    }
    keys = key_list(words, bindings)
    spots[place_ref("rules/keys")] = Spot(*KEYS, keys, angle=1.2, z=RULES_Z - 0.5, lift=1.6)
    close = words("unicorn.rule_book.close")
    return spots | parts.button(
        CLOSE_RULES, 960, 978, 340, 88, close, glow=True, px=27, z=RULES_Z + 1
    )


def _page(words: Words, page: int) -> GroupLook:
    title = words("unicorn.rule_book.title") if page == 0 else words("unicorn.game.name")
    lines: list[PartLook] = []
    for i, point in enumerate(PAGES[page]):
        lines += _point(words, point, page * len(PAGES[0]) + i + 1, TOP + i * STEP)
    return parts.group(
        parts.piece("sheet", 0, 0, *PAGE),
        parts.line(title, 0, -372, 600, 40, "title"),
        *lines,
    )


def _point(words: Words, point: str, number: int, y: float) -> tuple[PartLook, ...]:
    """A picture, and beside it a number, a name, and below what there is to know."""
    name, text = words(f"unicorn.rule_book.{point}.name"), words(f"unicorn.rule_book.{point}.text")
    below, high = TEXT
    body = TextLook(text, 21, "bold", INK, ROOM, lines=6, align="left", floor=15, height=high)
    return (
        *_picture(point, y),
        parts.line(str(number), LEFT, y - 56, 34, 30, "title", align="left", colour=KRAFT),
        parts.line(name, LEFT + 36, y - 56, ROOM - 36, 28, "title", align="left"),
        PartLook(body, LEFT + ROOM / 2, y + below),
    )


def _picture(point: str, y: float) -> tuple[PartLook, ...]:
    """Cards, or dice, of the game itself."""
    if point == "roll":
        return tuple(PartLook(DieLook(c, face, 74), PICTURE + x, y + up) for c, face, x, up in DICE)
    return tuple(
        PartLook(CardLook(face, width), PICTURE + x, y + down, angle)
        for face, width, x, down, angle in CARDS[point]
    )


class RulesRead(Screen):
    """The double page on a table of its own, as the title opens it."""

    mat = "mat_plain"
    way_out = CLOSE_RULES

    def __init__(self, words: Words, language: str, bindings: Bindings) -> None:
        super().__init__(words, language)
        self._bindings = bindings

    @property
    def suggested(self) -> Ref:
        """There is one thing to do."""
        return CLOSE_RULES

    def lay(self) -> Layout:
        """The pages."""
        return {**rule_pages(self.words, self._bindings), **self.tongue(1330, 984)}

    def choose(self, ref: Ref) -> None:
        """Put them away again."""
        if self.turned(ref):
            return
        if ref == CLOSE_RULES:
            self._outcome = ref

    def key(self, name: str) -> bool:
        """The key that opened them closes them, too."""
        return super().key("escape" if name == "f1" else name)
