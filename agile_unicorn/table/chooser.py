"""From clicks to an action: narrows the options of a decision ref by ref.

Pure.  What is legal and what is lit is one thing: nothing here knows a game.
"""

from __future__ import annotations

from typing import Final

from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.engine.pieces import Ref

CONFIRMING: Final = "place:"
"""Picking a place completes the option which is exactly what is picked and the place."""


class Chooser:
    """The state of answering one decision.

    ``auto``: the last option left is chosen without a further click, unless a place is part of
    it: that always has to be clicked.  Without ``auto`` :meth:`confirm` completes.
    """

    def __init__(self, decision: Decision, *, auto: bool = True) -> None:
        self.decision = decision
        self.auto = auto
        self._picked: list[Ref] = []
        self._options = [(frozenset(option.refs()), option) for option in decision.options]
        self.known = frozenset(ref for refs, _ in self._options for ref in refs)

    @property
    def picked(self) -> tuple[Ref, ...]:
        """What has been picked so far, in order."""
        return tuple(self._picked)

    @property
    def options(self) -> tuple[Action, ...]:
        """The options which contain all that is picked."""
        return tuple(option for _, option in self._left(frozenset(self._picked)))

    @property
    def lit(self) -> frozenset[Ref]:
        """What can be picked next.

        A place is lit when it is all that is missing, or an option of its own (to pass).  Of things
        that are an option each, another one can be picked instead.
        """
        chosen = frozenset(self._picked)
        lit = {ref for ref in self.known if _confirms(ref) and self._exact((ref,)) is not None}
        for refs, _ in self._left(chosen):
            rest = refs - chosen
            lit |= {ref for ref in rest if not _confirms(ref)} or rest
        if len(chosen) == 1 and self.complete is not None:
            lit |= {ref for ref in self.known if self._exact((ref,)) is not None}
        return frozenset(lit - chosen)

    @property
    def complete(self) -> Action | None:
        """The option which is exactly what is picked, if there is one."""
        return self._exact(tuple(self._picked))

    def pick(self, ref: Ref) -> Action | None:
        """Click on ``ref``: the action, if that completes one.

        A picked thing is un-picked.  Something that goes together with the earlier picks but
        not with the latest ones takes their place.  Anything else changes nothing.
        """
        if ref in self._picked:
            self._picked.remove(ref)
            return None
        if ref not in self.known:
            return None
        if _confirms(ref):
            done = self._exact((*self._picked, ref)) or self._exact((ref,))
            if done is not None:
                return done
        kept = list(self._picked)
        while not self._left(frozenset((*kept, ref))):
            kept.pop()
        self._picked = [*kept, ref]
        return self._only_one() if self.auto else None

    def confirm(self) -> Action | None:
        """The option which is exactly what is picked, as if a place had confirmed it."""
        return self.complete

    def back(self) -> bool:
        """Un-pick the latest; false if nothing was picked."""
        if not self._picked:
            return False
        self._picked.pop()
        return True

    def reset(self) -> bool:
        """Un-pick everything; false if nothing was picked."""
        had = bool(self._picked)
        self._picked.clear()
        return had

    def _only_one(self) -> Action | None:
        """The last option left, unless a place has to confirm it."""
        chosen = frozenset(self._picked)
        left = self._left(chosen)
        if len(left) == 1 and not any(map(_confirms, left[0][0] - chosen)):
            return left[0][1]
        return None

    def _left(self, chosen: frozenset[Ref]) -> list[tuple[frozenset[Ref], Action]]:
        return [(refs, option) for refs, option in self._options if chosen <= refs]

    def _exact(self, chosen: tuple[Ref, ...]) -> Action | None:
        """An option of exactly these refs, best in this order."""
        same = [option for refs, option in self._options if refs == frozenset(chosen)]
        in_order = [option for option in same if option.refs() == chosen]
        found = in_order or same
        return found[0] if found else None


def _confirms(ref: Ref) -> bool:
    return ref.startswith(CONFIRMING)
