"""Write the saves of this version: ``python -m tests.saves``."""

from __future__ import annotations

import json

from agile_unicorn import __version__
from agile_unicorn.content.archive import Archive
from agile_unicorn.save_files import cover_of
from agile_unicorn.session.record import encode, fingerprint, restore
from tests.saves import FOLDER, GAME, WANTED, played

folder = FOLDER / __version__
folder.mkdir()  # once only: an old save is a promise
prints = {}
for name, wanted in WANTED.items():
    record = played(wanted)
    state = restore(GAME, record)
    prints[name] = fingerprint(GAME, state, len(record.players))
    (folder / f"{name}.json").write_bytes(encode(record))
Archive(folder).keep(cover_of(played(WANTED["base"]), "Friday", b"picture"), encode(record))
(folder / "fingerprints.json").write_text(json.dumps(prints, indent=1) + "\n", "utf-8")
