"""Throws, rest poses and their atlases in every dice colour.

dice.json: {"frame": px, "throws": {face: [[[x, y], ... 14 frames], ... 2 throws]},
"rest": {face: [[x, y], ... 4 yaws]}, "shadow": {...}}.  The last frame of a throw is a rest pose of
its face.
"""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from art.dice.solid import Floats, Layers, Matrix, layers, rest, turn

FRAME = 128
OVERSAMPLE = 3
COLUMNS = 16
TUMBLE = 14
YAWS = (0.28, -0.22, 0.62, -0.50)
THROWS = (
    ((0.35, 1.0, 0.15), 2.15, YAWS[0]),
    ((-0.80, 0.65, -0.30), 1.85, YAWS[1]),
)
"""Per throw: axis of the tumble, number of turns, yaw of the rest pose."""
QUALITY = 92

INK, CREAM, RED, SUN = "#2A2140", "#FFFAEE", "#D23A33", "#FFC640"
COLOURS: dict[str, tuple[str, str, str]] = {
    "white": ("#FFF3DC", INK, RED),
    "sun": (SUN, INK, RED),
    "teal": ("#2FB0A6", CREAM, SUN),
    "coral": ("#FF7B66", CREAM, SUN),
    "lilac": ("#7F5FCB", CREAM, SUN),
    "sand": ("#E2B872", "#5A3420", CREAM),
    "pink": ("#F59FAB", "#5C1740", RED),
}
"""Body, pips and the single pip of the one."""


def tumble(face: int, throw: int, step: int) -> Matrix:
    """Return the pose of a throw at a step of 0..13; the last step rests on `face`."""
    axis, turns, yaw = THROWS[throw]
    left = (1 - step / (TUMBLE - 1)) ** 2.2
    return turn(axis, -left * turns * 2 * math.pi) @ rest(face, yaw)


def poses() -> list[tuple[str, int, int, Matrix]]:
    """Return all frames in atlas order as (kind, face, throw number or -1, pose)."""
    out: list[tuple[str, int, int, Matrix]] = []
    for face in range(1, 7):
        for throw in range(len(THROWS)):
            out += [("throw", face, throw, tumble(face, throw, k)) for k in range(TUMBLE)]
        out += [("rest", face, -1, rest(face, yaw)) for yaw in YAWS]
    return out


def place(number: int) -> list[int]:
    """Return the top left corner of frame `number` in an atlas."""
    return [number % COLUMNS * FRAME, number // COLUMNS * FRAME]


def index() -> dict[str, object]:
    """Return the content of dice.json."""
    throws: dict[str, list[list[list[int]]]] = {str(f): [[] for _ in THROWS] for f in range(1, 7)}
    rests: dict[str, list[list[int]]] = {str(f): [] for f in range(1, 7)}
    for number, (kind, face, throw, _) in enumerate(poses()):
        if kind == "throw":
            throws[str(face)][throw].append(place(number))
        else:
            rests[str(face)].append(place(number))
    return {"frame": FRAME, "throws": throws, "rest": rests, "shadow": {"file": "shadow.webp"}}


def _colour(text: str) -> Floats:
    return np.asarray(np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)]) / 255, np.float32)


def tint(frame: Layers, body: str, pip: str, single: str) -> Image.Image:
    """Return one frame in the given colours, FRAME px square, RGBA."""
    mask = frame.pip[..., None]
    dots = np.where(frame.single[..., None] > 0, _colour(single), _colour(pip))
    paint = _colour(body) * (1 - mask) + dots * mask
    colour = np.clip(paint * frame.light + frame.gloss * (0.34 - 0.14 * mask), 0, 1)
    rgba = np.dstack([colour * frame.alpha[..., None], frame.alpha])
    small = rgba.reshape(FRAME, OVERSAMPLE, FRAME, OVERSAMPLE, 4).mean((1, 3))
    alpha = small[..., 3:]
    small[..., :3] = np.where(alpha > 0, small[..., :3] / np.maximum(alpha, 1e-6), _colour(body))
    return Image.fromarray((np.clip(small, 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA")


def shadow() -> Image.Image:
    """Return the soft shadow of a die at rest, drawn under it at an offset; 2 x FRAME px."""
    size = 2 * FRAME
    half = size * 0.16
    mask = Image.new("L", (size, size), 0)
    box = (size / 2 - half, size / 2 - half, size / 2 + half, size / 2 + half)
    ImageDraw.Draw(mask).rounded_rectangle(box, half * 0.4, fill=255)
    near = np.asarray(mask.filter(ImageFilter.GaussianBlur(size * 0.018)), np.float32) * 0.50
    far = np.asarray(mask.filter(ImageFilter.GaussianBlur(size * 0.055)), np.float32) * 0.55
    out = Image.new("RGBA", (size, size), (18, 10, 26, 0))
    out.putalpha(Image.fromarray(np.maximum(near, far).astype(np.uint8)))
    return out


def build(folder: Path) -> None:
    """Render everything and write the atlases, the shadow and dice.json into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    frames = poses()
    rows = -(-len(frames) // COLUMNS)
    sheets = {n: Image.new("RGBA", (COLUMNS * FRAME, rows * FRAME)) for n in COLOURS}
    for number, (_, _, _, pose) in enumerate(frames):
        rendered = layers(pose, FRAME * OVERSAMPLE)
        x, y = place(number)
        for name, sheet in sheets.items():
            sheet.paste(tint(rendered, *COLOURS[name]), (x, y))
    for name, sheet in sheets.items():
        sheet.save(folder / f"{name}.webp", quality=QUALITY, method=6)
    shadow().save(folder / "shadow.webp", lossless=True)
    (folder / "dice.json").write_text(json.dumps(index(), separators=(",", ":")) + "\n")
