"""Take the pictures anew: ``python -m tests.scenes.goldens [folder]``."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path

import pygame

from tests.scenes.goldens import FILE, fingerprint, made_with, pictures, stills

logging.disable()
for file, taken in ((FILE, pictures), (stills.FILE, stills.pictures)):
    found = {"made with": made_with()}
    for name, picture in taken():
        found[name] = fingerprint(picture)
        if len(sys.argv) > 1:
            Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
            pygame.image.save(picture, Path(sys.argv[1]) / f"{name.replace(' ', '_')}.png")
    file.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
