"""`python -m art.pieces [name ...]` renders pieces into assets/shared/pieces and the index.

Names may end in * for all pieces that begin so; without names everything is rendered.
"""

from __future__ import annotations

import sys

from art.pieces.catalogue import build

if __name__ == "__main__":
    build(sys.argv[1:])
