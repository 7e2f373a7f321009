"""Write all playthroughs again: ``python -m tests.playthroughs``.  Read the changes before keeping
them."""

from __future__ import annotations

from tests.playthroughs.goldens import FOLDER, golden, told, wanted


def main() -> None:
    """Replace every file in the folder."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, setup in wanted().items():
        golden(name).write_text(told(setup), "utf-8")


if __name__ == "__main__":
    main()
