"""Where the files of the game lie: pictures, fonts, sounds, cards and locales.

In a checkout they lie beside the package, in an installed wheel and in a bundle in ``_data``
inside it.  The working directory plays no part.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parent.parent
MARK: Final = "cards.yaml"


@cache
def root() -> Path:
    """The folder which holds ``assets/``, ``locales/`` and ``cards.yaml``."""
    inside = PACKAGE / "_data"
    return inside if (inside / MARK).is_file() else PACKAGE.parent


def resource(*parts: str) -> Path:
    """The file or folder at ``parts`` below :func:`root`; it need not exist.

    ``resource("assets", "shared", "fonts", "title.ttf")``
    """
    return root().joinpath(*parts)
