"""``python -m agile_unicorn`` and ``agile-unicorn``."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from multiprocessing import freeze_support


def _streams() -> None:
    """A windowed program has no output, an old terminal not every letter: neither matters."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115  # for good
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def run() -> None:
    """Run the command line and exit."""
    freeze_support()  # in a bundle, a process of ours starts as the program itself
    _streams()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from agile_unicorn.cli import main

    sys.exit(main())


if __name__ == "__main__":
    run()
