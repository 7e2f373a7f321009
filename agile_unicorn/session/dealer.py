"""The dealer answers for chance: dice and shuffles."""

from __future__ import annotations

from random import Random

from agile_unicorn.engine.moves import Action, Rolled, Shuffle, Shuffled, Throw


class Dealer:
    """Draws everything from ``rng.random()``, whose numbers are the same in every Python."""

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def answer(self, pending: Throw | Shuffle) -> Action:
        """A fair :class:`Rolled` or :class:`Shuffled`."""
        random = self._random
        if isinstance(pending, Throw):
            sides = pending.sides
            return Rolled(tuple([int(random() * sides) + 1 for _ in range(pending.dice)]))
        size = pending.size
        order = list(range(size))
        others = [int(random() * count) for count in range(size, 1, -1)]
        for last, other in zip(range(size - 1, 0, -1), others, strict=True):
            order[last], order[other] = order[other], order[last]
        return Shuffled(tuple(order))
