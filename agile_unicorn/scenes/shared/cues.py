"""Small keys on the things that a key stands for, while keys or a pad are in use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared import caps, parts
from agile_unicorn.table.bindings import DEEDS, PAD, Bindings
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.looks import CardLook, Layout, Spot

Device = Literal["mouse", "keys", "pad"]
"""What somebody used last."""
CAP: Final = 42.0
SMALL: Final = 30.0
LITTLE: Final = 70.0
"""Things narrower than that get a small key."""
WIDE: Final = 86.0
"""A key with a word on it."""
OVER: Final = 0.5
"""How far above its thing a key lies."""
CLEAR: Final = 56.0
"""The least height of a key that is not on a card: no hand of backs may cover it."""


def cues(
    layout: Layout,
    keys: Mapping[Ref, str],
    device: Device,
    bindings: Bindings,
    words: Words,
    extents: Extents,
) -> dict[Ref, Spot]:
    """A key at the corner of everything hot in ``keys``, which names the usual key of each."""
    out: dict[Ref, Spot] = {}
    for ref, usual in keys.items():
        spot = layout.get(ref)
        if device == "mouse" or spot is None or not spot.hot:
            continue
        if name := _name(usual, device, bindings):
            out[place_ref(f"cue/{usual}")] = _cue(spot, name, words, extents)
    return out


def _name(usual: str, device: Device, bindings: Bindings) -> str:
    """What to press for the thing whose key is usually ``usual``; empty: nothing of that device."""
    deed = next((deed for deed in DEEDS if deed.key == usual), None)
    if device == "pad":
        button = bindings.button_of(deed) if deed is not None else ""
        return PAD + button if button else ""
    return bindings.key_of(deed) if deed is not None else usual


def _cue(spot: Spot, name: str, words: Words, extents: Extents) -> Spot:
    """The key at the upper left corner of its thing, in front of every hand of backs."""
    width, height = (side * spot.scale for side in extents.size(spot.look))
    small = width < LITTLE
    px = SMALL if small else CAP
    label = caps.cap_name(name, words)
    wide = len(label) > 3
    cap = caps.wide_cap(label, WIDE, px) if wide else caps.cap(name, words, px)
    z = max(spot.z + OVER, CLEAR)
    if isinstance(spot.look, CardLook):
        x, y, z = spot.x - 0.24 * width, spot.y - height / 2 - 2, spot.z + OVER
    elif small:
        x, y = spot.x - 0.3 * width, spot.y - 0.5 * height
    else:
        x = spot.x - width / 2 + (WIDE / 2 - 12 if wide else CAP / 4)
        y = spot.y - height / 2 - 8
    return Spot(x, max(y, px / 2), parts.group(*cap), z=z, lift=0.7)
