"""Ogg Vorbis at quality 5, the same bytes for the same samples.

Needs the package `soundfile`, which is used for nothing else and not part of the environment of the
game: `pip install soundfile`.
"""

from __future__ import annotations

import importlib
import io
import struct
from pathlib import Path

import numpy as np

from art.sounds.synth import RATE, Sound

QUALITY = 0.5
SERIAL = 0x414755
"""Number of the stream; the encoder would draw a random one."""
_POLYNOMIAL = 0x04C11DB7


def vorbis(sound: Sound) -> bytes:
    """Return the sound as an Ogg Vorbis file; RuntimeError without the package `soundfile`."""
    try:
        soundfile = importlib.import_module("soundfile")
    except ImportError as error:
        raise RuntimeError("encoding needs the package soundfile") from error
    buffer = io.BytesIO()
    soundfile.write(
        buffer,
        sound.astype(np.float32),
        RATE,
        format="OGG",
        subtype="VORBIS",
        compression_level=1 - QUALITY,
    )
    return with_serial(buffer.getvalue(), SERIAL)


def save(sound: Sound, path: Path) -> None:
    """Write the sound to `path`."""
    path.write_bytes(vorbis(sound))


def with_serial(data: bytes, serial: int) -> bytes:
    """Return the Ogg file with another stream number in all pages and new checksums."""
    out = bytearray(data)
    start = 0
    while start < len(out):
        if out[start : start + 4] != b"OggS":
            raise ValueError(f"no Ogg page at {start}")
        segments = out[start + 26]
        size = 27 + segments + sum(out[start + 27 : start + 27 + segments])
        struct.pack_into("<I", out, start + 14, serial)
        struct.pack_into("<I", out, start + 22, 0)
        checksum = _crc(bytes(out[start : start + size]))
        struct.pack_into("<I", out, start + 22, checksum)
        start += size
    return bytes(out)


def _table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (_POLYNOMIAL if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return table


_TABLE = _table()


def _crc(data: bytes) -> int:
    """Return the checksum of an Ogg page."""
    value = 0
    for byte in data:
        value = ((value << 8) & 0xFFFFFFFF) ^ _TABLE[(value >> 24) ^ byte]
    return value
