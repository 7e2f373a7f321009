"""An answer that is typed behind one's hand: everybody sees the things, nobody sees which."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import furniture, parts
from agile_unicorn.scenes.shared.desk import Prompt
from agile_unicorn.scenes.shared.keys import CONFIRM, CURTAIN, PASS
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.looks import Look, Spot

SLOT: Final = "place:slot/"
CLEAR: Final = place_ref("clear")
MIDDLE: Final = (900.0, 950.0)
STEP, KEY, Z = 172.0, 52.0, 60.0


class Masked:
    """Digits pick ``things``, the same digit again puts one back; only strokes can be counted."""

    def __init__(self, decision: Decision, things: Sequence[Ref]) -> None:
        self.decision, self.things = decision, tuple(things)
        self.strokes = 0
        self._picked: set[Ref] = set()

    def type(self, ref: Ref) -> None:
        """A digit was typed: the thing in its slot is picked or put back."""
        thing = self.things[int(ref.removeprefix(SLOT))]
        self._picked ^= {thing}
        self.strokes += 1

    def clear(self) -> None:
        """Begin anew."""
        self._picked.clear()
        self.strokes = 0

    @property
    def answer(self) -> Action | None:
        """The option of exactly what is picked, places aside; ``None`` if there is none."""
        for option in self.decision.options:
            things = {ref for ref in option.refs() if not ref.startswith("place:")}
            if things and things == self._picked:
                return option
        return None


def slot_ref(number: int) -> Ref:
    """The slot that the digit ``number + 1`` stands for."""
    return Ref(f"{SLOT}{number}")


def slot_key(name: str, masked: Masked) -> Ref | None:
    """What a key means while an answer is typed."""
    if name == "backspace":
        return CLEAR
    number = int(name) - 1 if name in tuple("123456789") else -1
    return slot_ref(number) if 0 <= number < len(masked.things) else None


def lay(
    masked: Masked, looks: Mapping[Ref, Look], name: str, words: Words, extents: Extents
) -> dict[Ref, Spot]:
    """The things in a row with their digits, as many dots as strokes, and what can be done.

    The things themselves are out of the mouse's reach: a click could be seen.
    """
    spots: dict[Ref, Spot] = {}
    for i, ref in enumerate(masked.things):
        x = MIDDLE[0] + (i - (len(masked.things) - 1) / 2) * STEP
        spots[slot_ref(i)] = Spot(x, MIDDLE[1], looks[ref], z=Z, lift=1.0)
        cap = parts.group(
            parts.piece("key_paper", 0, 0, KEY, KEY),
            parts.line(str(i + 1), 0, -5, 36, 24, "title"),
        )
        spots[place_ref(f"slot_key/{i}")] = Spot(x, MIDDLE[1] - 124, cap, z=Z + 1, lift=0.8)
    title = words("app.hot_seat.type", name=name)
    hint = "" if masked.strokes else words("app.hot_seat.type_hint")
    spots |= furniture.question(Prompt(title, hint), (), extents)
    dots = parts.printed(parts.line("\u2022 " * masked.strokes, 1650, 800, 300, 46, "title"), z=Z)
    spots |= {place_ref("dots"): dots} if masked.strokes else {}
    buttons = ((CONFIRM, "lay", 1546, 196, 26), (PASS, "pass", 1710, 130, 24))
    for ref, key, x, width, px in (*buttons, (CURTAIN, "hand", 1844, 136, 21)):
        spots |= parts.button(
            ref,
            x,
            1004,
            width,
            88,
            words(f"app.hot_seat.{key}"),
            kind="primary" if ref == CONFIRM else "secondary",
            glow=ref == CONFIRM,
            px=px,
            z=Z,
        )
    return spots
