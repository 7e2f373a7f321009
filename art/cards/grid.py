"""Where things lie on a card, in units of 0.1 mm (card 630 x 880)."""

from __future__ import annotations

from art.press.paths import rect

PANEL = rect(26, 26, 578, 828, 24)
WINDOW_X, WINDOW_Y, WINDOW_W, WINDOW_H = 44, 44, 542, 520
WINDOW = rect(WINDOW_X, WINDOW_Y, WINDOW_W, WINDOW_H, 14)
POP_OUT = f"M21 21H609V{WINDOW_Y + WINDOW_H}H21Z"
"""Area of the subject: the window and what breaks out of it, 2.1 mm inside the trim."""
RIBBON_Y, RIBBON_H = 534, 86
CAPTION_X, CAPTION_Y, CAPTION_W, CAPTION_H = 44, 634, 542, 170
CAPTION = rect(CAPTION_X, CAPTION_Y, CAPTION_W, CAPTION_H, 14)
FOOTER_Y = 829
BADGE = (106, 106, 82)
"""Centre and radius of the badge."""
CORNER = 3.3
"""Corner radius of the card in mm."""
