"""Pictures in a folder that may hold other things: ours are signed, and only ours are removed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final
from zlib import crc32

NAME: Final = re.compile(r"\d\d_[a-z_]+\.png")
HEAD: Final = 33
"""Bytes of a PNG before its second chunk: the signature and the chunk with the size."""


def _chunk(kind: bytes, data: bytes) -> bytes:
    return len(data).to_bytes(4) + kind + data + crc32(kind + data).to_bytes(4)


SIGNATURE: Final = _chunk(b"tEXt", b"Software\0Agile Unicorn")
"""What a PNG says of the program that wrote it; another program puts its own name there."""


def paste(folder: Path, number: int, name: str, png: bytes) -> Path:
    """Write ``png`` signed into ``folder``; where it is."""
    path = folder / f"{number:02}_{name}.png"
    path.write_bytes(png[:HEAD] + SIGNATURE + png[HEAD:])
    return path


def clear(folder: Path) -> None:
    """Remove the pictures of an earlier run from ``folder``, and nothing else."""
    for path in sorted(folder.iterdir()):
        if NAME.fullmatch(path.name) and path.is_file() and not path.is_symlink() and _ours(path):
            path.unlink()


def _ours(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(HEAD + len(SIGNATURE))[HEAD:] == SIGNATURE
