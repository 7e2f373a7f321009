"""Taking named cards out of the deck, for positions that are laid out by hand."""

from __future__ import annotations

from agile_unicorn.engine.pieces import Handle
from agile_unicorn.games.unicorn.model import State
from tests.support.decks import words


class Rest:
    """The cards that have no place yet, in the order of the deck."""

    def __init__(self, state: State) -> None:
        self.catalogue = state.cards
        self.cards = [Handle(card) for card in range(len(state.cards.kind))]

    def take(self, text: str) -> list[Handle]:
        """One card for each word of ``text``."""
        taken = []
        for word in words(text):
            card = next((c for c in self.cards if self.catalogue.key(c) == word), None)
            assert card is not None, f"the deck has no (more) {word!r}"
            self.cards.remove(card)
            taken.append(card)
        return taken

    def piles(self, *, events: bool) -> list[Handle]:
        """All that is left for one of the two piles."""
        taken = [c for c in self.cards if (self.catalogue.family(c) == "event") is events]
        self.cards = [c for c in self.cards if c not in taken]
        return taken
