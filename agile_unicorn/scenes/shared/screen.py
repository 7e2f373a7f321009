"""What all screens without a match have in common: a pointer, a suggested thing, an outcome."""

from __future__ import annotations

from abc import ABC, abstractmethod

from msgspec import Struct

from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import parts
from agile_unicorn.table.looks import Layout, Spot

CONFIRM = frozenset(("return", "enter", "kp_enter"))
CANCEL = frozenset(("escape", "back", "menu"))
LANGUAGE = place_ref("language")
"""The tag that is turned over for another language."""


class ChangeLanguage(Struct, frozen=True):
    """Outcome: show everything in another language; the screen goes on after ``translate``."""

    language: str


class Screen(ABC):
    """The base of a scene: subclasses say what lies where and what a choice means.

    Enter chooses what is pointed at, else the ``suggested`` thing; Escape chooses ``way_out``.
    """

    mat = ""
    way_out: Ref | None = None
    languages: tuple[str, ...] = ()
    """What the tag goes through; without a second one there is none."""

    def __init__(self, words: Words, language: str = "en") -> None:
        self.words, self.language = words, language
        self.pointed: Ref | None = None
        self._outcome: object | None = None

    @property
    def suggested(self) -> Ref | None:
        """What the next click is likely to be for."""
        return None

    def translate(self, words: Words, language: str) -> None:
        """Go on in another language."""
        self.words, self.language = words, language
        self._outcome = None

    def tongue(self, x: float, y: float, width: float = 212.0) -> dict[Ref, Spot]:
        """The tag with the language of now."""
        return tongue(self.words, x, y, width) if len(self.languages) > 1 else {}

    def turned(self, ref: Ref) -> bool:
        """Whether ``ref`` is the tag: then it was turned over."""
        if ref == LANGUAGE and len(self.languages) > 1:
            self._outcome = ChangeLanguage(following(self.language, self.languages))
        return ref == LANGUAGE

    def layout(self) -> Layout:
        """All that lies on the screen now; the hot thing pointed at answers to the hand."""
        lying = self.lay()
        spot = lying.get(self.pointed) if self.pointed is not None else None
        if self.pointed is None or spot is None or not spot.hot:
            return lying
        return {**lying, self.pointed: parts.hovered(spot)}

    @abstractmethod
    def lay(self) -> Layout:
        """All that lies on the screen, wherever the mouse is."""

    @abstractmethod
    def choose(self, ref: Ref) -> None:
        """Do what ``ref`` stands for; unknown and cold things do nothing."""

    def point(self, ref: Ref | None) -> None:
        """Remember what the mouse or the focus rests on."""
        self.pointed = ref

    def key(self, name: str) -> bool:
        """Enter and Escape; true if the key meant something."""
        if name in CONFIRM:
            ref = self.pointed if self._is_hot(self.pointed) else self.suggested
        elif name in CANCEL:
            ref = self.way_out
        else:
            return False
        if ref is None:
            return False
        self.choose(ref)
        return True

    def type(self, text: str) -> None:  # noqa: B027  # few screens are written on
        """Nothing to write here."""

    def update(self, seconds: float) -> None:  # noqa: B027  # few screens move
        """Nothing moves by itself."""

    def outcome(self) -> object | None:
        """The typed result when the screen is over."""
        return self._outcome

    def _is_hot(self, ref: Ref | None) -> bool:
        spot = self.lay().get(ref) if ref is not None else None
        return spot is not None and spot.hot


def tongue(words: Words, x: float, y: float, width: float, z: float = 5.0) -> dict[Ref, Spot]:
    """The tag with the name of the language that ``words`` are in."""
    name, label = words("app.language.name"), words("app.language.label")
    return {LANGUAGE: parts.tag(x, y, width, 70, name, label, angle=-4, z=z, hot=True)}


def following(value: str, among: tuple[str, ...]) -> str:
    """The one after ``value``; the first one after the last."""
    at = among.index(value) + 1 if value in among else 0
    return among[at % len(among)]
