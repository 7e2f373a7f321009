"""On which machine something was measured."""

from __future__ import annotations

import os
import platform
from pathlib import Path
from time import process_time


def machine() -> str:
    """Processor, cores, system, Python, load and a yardstick, in one line."""
    load = os.getloadavg()[0]
    return (
        f"{_processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()},"
        f" {platform.python_implementation()} {platform.python_version()}, load {load:.1f},"
        f" yardstick {yardstick():.1f} ms"
    )


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown processor"


def yardstick() -> float:
    """CPU milliseconds of a fixed loop, best of five, to compare days and machines."""
    best = 1e9
    for _ in range(5):
        start = process_time()
        number, seen = 0, {}
        for i in range(300_000):
            number = (number * 31 + i) & 0xFFFF
            seen[number & 255] = i
        best = min(best, process_time() - start)
    return best * 1000
