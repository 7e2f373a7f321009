"""`python -m art.sounds` synthesises all cues into assets/shared/sounds."""

from __future__ import annotations

from pathlib import Path

from art.sounds.cues import cues
from art.sounds.encode import save
from art.sounds.synth import finished

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "shared" / "sounds"

if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, sound in cues().items():
        save(finished(sound), FOLDER / f"{name}.ogg")
