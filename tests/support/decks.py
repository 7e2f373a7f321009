"""Two decks: the printed one of ``cards.yaml``, and a training deck with plain words for names."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from agile_unicorn.content.resources import resource
from agile_unicorn.deck import load_deck
from agile_unicorn.games.unicorn.cards import CardKind, Deck


@cache
def printed_deck() -> Deck:
    """The base box of ``cards.yaml``."""
    return load_deck(resource("cards.yaml"))


@cache
def expanded_deck() -> Deck:
    """Both boxes of ``cards.yaml``."""
    return load_deck(resource("cards.yaml"), "base", "enterprise_ekstase")


ALIASES: Final = {
    "one": "member1",
    "two": "member2",
    "three": "member3",
    "four": "member4",
}

_TOKEN: Final = re.compile(r"(?:story|member|incentive)\s+\S+|\S+")


def words(text: str) -> list[str]:
    """The cards named in ``text``: ``"cto two story 13"`` is cto, member2 and story13."""
    found = ["".join(token.split()) for token in _TOKEN.findall(text.replace(",", " "))]
    return [ALIASES.get(word, word) for word in found]


def _training_kind(word: str, copies: int) -> CardKind:
    """The card that ``word`` names."""
    if word in ("cto", "noob"):
        return CardKind(word, "team", copies, dice=3 if word == "cto" else 1, role=word)  # type: ignore[arg-type]  # narrowed by the condition
    if found := re.fullmatch(r"story(\d+)", word):
        return CardKind(word, "story", copies, value=int(found[1]))
    if found := re.fullmatch(r"member(\d)([+-]\d)?", word):
        return CardKind(word, "team", copies, dice=int(found[1]), modifier=int(found[2] or 0))
    if found := re.fullmatch(r"incentive([+]\d)", word):
        return CardKind(word, "incentive", copies, bonus=int(found[1]))
    if found := re.fullmatch(r"([+-]\d)(die|dice)", word):
        return CardKind(word, "event", copies, effect="dice", amount=int(found[1]))
    if found := re.fullmatch(r"[+-]\d", word):
        return CardKind(word, "event", copies, effect="points", amount=int(found[0]))
    match word:
        case "skip" | "wand":
            return CardKind(word, "event", copies, effect=word)
        case "add":
            return CardKind(word, "event", copies, effect="add_member")
        case "remove":
            return CardKind(word, "event", copies, effect="remove_member")
        case "bomb" | "all_in" | "sabotage":
            return CardKind(word, "event", copies, effect=word, box="enterprise_ekstase")
        case "reroll":
            return CardKind(word, "incentive", copies, effect=word, box="enterprise_ekstase")
    raise ValueError(f"no card is called {word!r}")


_COPIES: Final = """
story3 x16  story5 x4  story8 x4  story13 x4  story20 x6
cto x5  noob x5  member1 x6  member2 x14  member3 x3  member4 x3
member1+3 x4  member1-3 x3  member2-2 x3  member3-2 x2  member3+3 x2
incentive+1 x3  incentive+2 x9  incentive+3 x5  incentive+5 x2
+4 x6  +5 x3  -3 x6  -5 x3  +1die x6  -1die x6  -2dice x3
skip x6  wand x8  add x6  remove x6
"""
_EXPANSION: Final = "cto x6  noob x6  bomb x3  all_in x3  sabotage x3  reroll x8"


@cache
def training_deck(*, expanded: bool = False) -> Deck:
    """A deck in which each card's key is the word for it, with plenty of copies."""
    copies = dict(re.findall(r"(\S+) x(\d+)", _COPIES + (_EXPANSION if expanded else "")))
    return tuple(_training_kind(word, int(copies[word])) for word in copies)
