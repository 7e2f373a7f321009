"""The rules in short, on a double page that can lie on the table at any time."""

from __future__ import annotations

from typing import Final

from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import parts
from agile_unicorn.scenes.shared.furniture import CLOSE_RULES, RULES_Z
from agile_unicorn.scenes.shared.screen import Screen
from agile_unicorn.table.ink import KRAFT
from agile_unicorn.table.looks import GroupLook, Layout, PartLook, Spot

PAGES: Final = (("goal", "backlog", "bid", "events"), ("roll", "incentives", "spent", "retro"))
"""The points in the order in which they come up."""
PAGE: Final = (860.0, 820.0)
TOP, STEP = -232.0, 168.0
"""Where the first point of a page lies, and from one to the next."""


def rule_pages(words: Words) -> dict[Ref, Spot]:
    """Both pages, and the button that takes them away."""
    spots = {
        place_ref(f"rules/page{i}"): Spot(
            960 + (i - 0.5) * (PAGE[0] - 8), 452, _page(words, i), z=RULES_Z, lift=2.4
        )
        for i in range(len(PAGES))
    }
    close = words("unicorn.rule_book.close")
    return spots | parts.button(
        CLOSE_RULES, 960, 960, 340, 88, close, glow=True, px=27, z=RULES_Z + 1
    )


def _page(words: Words, page: int) -> GroupLook:
    title = words("unicorn.rule_book.title") if page == 0 else words("unicorn.game.name")
    lines: list[PartLook] = []
    for i, point in enumerate(PAGES[page]):
        lines += _point(words, point, page * len(PAGES[0]) + i + 1, TOP + i * STEP)
    return parts.group(
        parts.piece("sheet", 0, 0, *PAGE),
        parts.line(title, 0, -346, 720, 40, "title"),
        *lines,
    )


def _point(words: Words, point: str, number: int, y: float) -> tuple[PartLook, ...]:
    """A number, a name, and what there is to know, side by side."""
    name, text = words(f"unicorn.rule_book.{point}.name"), words(f"unicorn.rule_book.{point}.text")
    return (
        parts.line(str(number), -372, y, 44, 40, "title", colour=KRAFT),
        parts.line(name, -340, y, 176, 27, "title", align="left"),
        parts.line(text, -152, y, 544, 26, align="left", lines=5),
    )


class RulesRead(Screen):
    """The double page on a table of its own, as the title opens it."""

    mat = "mat_plain"
    way_out = CLOSE_RULES

    @property
    def suggested(self) -> Ref:
        """There is one thing to do."""
        return CLOSE_RULES

    def lay(self) -> Layout:
        """The pages."""
        return rule_pages(self.words)

    def choose(self, ref: Ref) -> None:
        """Put them away again."""
        if ref == CLOSE_RULES:
            self._outcome = ref

    def key(self, name: str) -> bool:
        """The key that opened them closes them, too."""
        return super().key("escape" if name == "f1" else name)
