"""`python -m art.sounds [name ...]` synthesises cues and music into assets/shared/sounds.

Names may end in *; without names everything is made and what is no cue any more is removed.
"""

from __future__ import annotations

import sys
from fnmatch import fnmatch
from pathlib import Path

from art.sounds.band import LOOP_QUALITY, LOOPS
from art.sounds.catalogue import CUES
from art.sounds.encode import levelled

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "shared" / "sounds"


def build(patterns: list[str], folder: Path = FOLDER) -> None:
    """Make the cues and loops whose names match one of the patterns."""
    folder.mkdir(parents=True, exist_ok=True)

    def wanted(name: str) -> bool:
        return not patterns or any(fnmatch(name, pattern) for pattern in patterns)

    for cue in CUES:
        if wanted(cue.name):
            for name, sound in cue.sounds().items():
                (folder / f"{name}.ogg").write_bytes(levelled(sound))
    for name, play in LOOPS.items():
        if wanted(name):
            (folder / f"{name}.ogg").write_bytes(levelled(play(), LOOP_QUALITY))
    if not patterns:
        known = {name for cue in CUES for name in cue.files()} | set(LOOPS)
        for path in folder.glob("*.ogg"):
            if path.stem not in known:
                path.unlink()


if __name__ == "__main__":
    build(sys.argv[1:])
