"""Where the bundle begins."""

from __future__ import annotations

from agile_unicorn.__main__ import run

if __name__ == "__main__":
    run()
