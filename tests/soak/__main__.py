"""Very many matches by chance: ``python -m tests.soak --games 100000``."""

from __future__ import annotations

import sys
from argparse import ArgumentParser

from tests.soak.soaking import Report, soak, summary

SHOWN = 20


def main() -> int:
    """1 if any match had a flaw."""
    parser = ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="how many (100000)")
    parser.add_argument("--start", type=int, default=0, help="number of the first one (0)")
    args = parser.parse_args()
    reports: list[Report] = []
    for report in soak(args.games, args.start):
        reports.append(report)
        if len(reports) % 5000 == 0:
            print(f"{len(reports)} of {args.games}", file=sys.stderr)
    flaws = sorted(report.flaw for report in reports if report.flaw)
    print("\n".join([*summary(reports), *flaws[:SHOWN]]))
    return 1 if flaws else 0


if __name__ == "__main__":
    sys.exit(main())
