"""From the printed sheet to a card: round corners, a lit cut edge, a transparent rim."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

from art.cards.grid import CORNER
from art.press.raster import Pixels, to_image, to_pixels

CARD_SIZE = (756, 1056)
"""Pixels of a card at 12 px/mm."""
RIM = 8
"""Transparent pixels around the card, so that a turned card has no saw teeth."""
FACE_SIZE = (CARD_SIZE[0] + 2 * RIM, CARD_SIZE[1] + 2 * RIM)


def cut_card(sheet: Pixels, density: float, size: tuple[int, int] = CARD_SIZE) -> Image.Image:
    """The card as RGBA of `size` plus the rim; `density` is that of the sheet in px/mm."""
    h, w = sheet.shape[0], sheet.shape[1]
    mask = Image.new("L", (w, h), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, w - 1, h - 1), CORNER * density, fill=255)
    alpha = to_pixels(mask)
    down, across = np.gradient(ndimage.gaussian_filter(alpha, 0.16 * density))
    light = ((across + down) * density * 0.34)[..., None]
    lit = sheet * (1 + np.clip(light, -0.20, 0)) + np.clip(light, 0, 0.14)
    card = to_image(np.dstack([np.clip(lit, 0, 1), alpha]).astype(np.float32))
    small = card.resize(size, Image.Resampling.LANCZOS)
    out = Image.new("RGBA", (size[0] + 2 * RIM, size[1] + 2 * RIM), (0, 0, 0, 0))
    out.paste(small, (RIM, RIM))
    return out
