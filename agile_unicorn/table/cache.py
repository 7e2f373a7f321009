"""A cache which forgets the least recently used pictures beyond a number of bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

import pygame

MEBI: Final = 1 << 20
T = TypeVar("T")


class Cache(Generic[T]):
    """Things by key, together at most ``cap`` bytes as ``weigh`` tells."""

    def __init__(self, cap: int, weigh: Callable[[T], int]) -> None:
        self.cap = cap
        self.bytes = 0
        self._weigh = weigh
        self._kept: OrderedDict[Hashable, T] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: object) -> bool:
        return key in self._kept

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The thing of ``key``, made now if it is not kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self.put(key, made)
        return made

    def put(self, key: Hashable, thing: T) -> None:
        """Keep ``thing``; one alone above the cap is kept all the same."""
        self.drop(key)
        self._kept[key] = thing
        self.bytes += self._weigh(thing)
        while self.bytes > self.cap and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self.bytes -= self._weigh(old)

    def drop(self, key: Hashable) -> None:
        """Forget ``key``."""
        old = self._kept.pop(key, None)
        if old is not None:
            self.bytes -= self._weigh(old)

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self.bytes = 0


def weight(picture: pygame.Surface) -> int:
    """Bytes of its pixels."""
    return picture.get_pitch() * picture.height
