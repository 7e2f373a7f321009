"""`python -m art.dice` renders the dice into assets/shared/dice."""

from __future__ import annotations

from pathlib import Path

from art.dice.atlas import build

if __name__ == "__main__":
    build(Path(__file__).resolve().parents[2] / "assets" / "shared" / "dice")
