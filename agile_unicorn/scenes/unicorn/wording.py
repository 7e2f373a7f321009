"""What is printed on a card in the language of the table."""

from __future__ import annotations

from collections.abc import Sequence

from agile_unicorn.games.unicorn.cards import Deck
from agile_unicorn.scenes.scene import Words
from agile_unicorn.table.imprint import CardWords

MARKS = {"story": "S", "team": "T", "incentive": "I", "event": "E"}


def joined(names: Sequence[str], words: Words) -> str:
    """Several names, joined as the language does."""
    found = list(names)
    while len(found) > 2:
        found[:2] = [words("app.common.list_more", first=found[0], second=found[1])]
    if len(found) == 2:
        return words("app.common.list_two", first=found[0], second=found[1])
    return found[0] if found else ""


class DeckWording:
    """Titles, captions and footers of a deck, numbered box by box; backs have none."""

    def __init__(self, deck: Deck, words: Words) -> None:
        self._words = words
        self._kinds = {kind.key: kind for kind in deck}
        self._numbers: dict[str, str] = {}
        for box in dict.fromkeys(kind.box for kind in deck):
            kinds = [kind for kind in deck if kind.box == box]
            for family, mark in MARKS.items():
                keys = [kind.key for kind in kinds if kind.family == family]
                for i, key in enumerate(keys, start=1):
                    self._numbers[key] = f"{mark} {i:02}/{len(kinds)}"

    def card(self, face: str) -> CardWords | None:
        """The words on ``face``, or ``None`` for a back."""
        words = self._words
        if face == "first_mover":
            stem, family = "unicorn.first_mover", "first_mover"
        elif face in self._kinds:
            stem, family = f"unicorn.cards.{face}", self._kinds[face].family
        else:
            return None
        footer = words(f"unicorn.families.{family}.footer")
        number = self._numbers.get(face, "")
        return CardWords(words(f"{stem}.name"), words(f"{stem}.caption"), footer, number)
