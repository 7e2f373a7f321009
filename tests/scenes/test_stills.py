"""Board, theatre and record look as they did; else ``python -m tests.scenes.goldens``."""

from __future__ import annotations

import pytest

from tests.scenes.goldens import fingerprint, made_with
from tests.scenes.goldens.stills import known, pictures


def test_stills_are_those_that_were_taken() -> None:
    if known()["made with"] != made_with():
        pytest.skip(f"pictures were taken with {known()['made with']}")
    seen = {name: fingerprint(picture) for name, picture in pictures()}
    assert seen.keys() == known().keys() - {"made with"}
    changed = [name for name, found in seen.items() if found != known()[name]]
    assert not changed, "look at them: python -m tests.scenes.goldens <folder>"


def test_stills_are_the_same_twice() -> None:
    first = {name: fingerprint(picture) for name, picture in pictures("de")}
    assert first == {name: fingerprint(picture) for name, picture in pictures("de")}
    assert len(set(first.values())) == len(first)
