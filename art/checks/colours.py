"""Colours as other eyes see them: lightness, contrast, distance under colour blindness.

Colours are #RRGGBB.  Simulation: Machado, Oliveira and Fernandes 2009, full severity, linear
light.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from art.press.palette import rgb

Triple = NDArray[np.float64]

SIGHTS: dict[str, Triple] = {
    "normal": np.eye(3),
    "protan": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deutan": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritan": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
"""Matrices on linear RGB."""
_XYZ = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
_D65 = np.array([0.95047, 1.0, 1.08883])


def linear(colour: str) -> Triple:
    """Red, green and blue as amounts of light, 0..1."""
    share = np.array(rgb(colour)) / 255
    return np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)


def luminance(colour: str) -> float:
    """Relative luminance of WCAG, 0..1."""
    return float(_XYZ[1] @ linear(colour))


def contrast(first: str, second: str) -> float:
    """Contrast ratio of WCAG, 1..21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def lab(colour: str, sight: str = "normal") -> Triple:
    """CIELAB of the colour for an eye of the given kind; a KeyError for an unknown one."""
    seen = np.clip(SIGHTS[sight] @ linear(colour), 0, 1)
    share = _XYZ @ seen / _D65
    root = np.where(share > 0.008856, np.cbrt(share), 7.787 * share + 16 / 116)
    return np.array([116 * root[1] - 16, 500 * (root[0] - root[1]), 200 * (root[1] - root[2])])


def distance(first: str, second: str, sight: str = "normal") -> float:
    """Colour distance (CIE 1976); 2.3 is just noticed, from 20 on nobody confuses them."""
    return float(np.linalg.norm(lab(first, sight) - lab(second, sight)))


def lightness(colour: str, sight: str = "normal") -> float:
    """Lightness L* of CIELAB, 0..100."""
    return float(lab(colour, sight)[0])
