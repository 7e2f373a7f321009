"""One function per picture, in modules by family and theme."""

from __future__ import annotations

import importlib
import pkgutil


def load() -> None:
    """Imports every scene module, so that all pictures are registered."""
    for module in sorted(m.name for m in pkgutil.iter_modules(__path__)):
        importlib.import_module(f"{__name__}.{module}")
