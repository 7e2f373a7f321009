"""Ogg Vorbis, the same bytes for the same samples.

Needs the package `soundfile` (BSD, with libsndfile), which is used for nothing else and only while
art is made: `pip install soundfile`.
"""

from __future__ import annotations

import importlib
import io
import struct
from types import ModuleType

import numpy as np

from art.checks.loudness import peak
from art.sounds.level import PEAK
from art.sounds.synth import RATE, Sound

QUALITY = 0.5
SERIAL = 0x414755
"""Number of the stream; the encoder would draw a random one."""
CHUNK = 4096
"""Samples written at once: the encoder keeps a whole call on its stack."""
TRIALS = 12
TOLERANCE = 0.01
"""Parts of the peak that may be wrong: 0.1 dB."""
_POLYNOMIAL = 0x04C11DB7


def _soundfile() -> ModuleType:
    try:
        return importlib.import_module("soundfile")
    except ImportError as error:
        raise RuntimeError("encoding needs the package soundfile") from error


def vorbis(sound: Sound, quality: float = QUALITY) -> bytes:
    """Return the sound as an Ogg Vorbis file; RuntimeError without the package `soundfile`.

    sound: samples, or samples x channels; quality: 0..1 as in oggenc -q 0..10.
    """
    buffer = io.BytesIO()
    with _soundfile().SoundFile(
        buffer,
        "w",
        samplerate=RATE,
        channels=1 if sound.ndim == 1 else sound.shape[1],
        format="OGG",
        subtype="VORBIS",
        compression_level=1 - quality,
    ) as file:
        for start in range(0, len(sound), CHUNK):
            file.write(sound[start : start + CHUNK].astype(np.float32))
    return with_serial(buffer.getvalue(), SERIAL)


def decoded(data: bytes) -> Sound:
    """Return the samples of an Ogg Vorbis file."""
    samples, _ = _soundfile().read(io.BytesIO(data), dtype="float64")
    return np.asarray(samples)


def levelled(sound: Sound, quality: float = QUALITY) -> bytes:
    """Return the file whose decoded peak is nearest to PEAK: the codec itself changes peaks."""
    gain, best, least = 1.0, b"", np.inf
    for _ in range(TRIALS):
        data = vorbis(sound * gain, quality)
        error = peak(decoded(data)) / PEAK
        if abs(error - 1) < least:
            best, least = data, abs(error - 1)
        if least < TOLERANCE:
            break
        gain /= error
    return best


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
