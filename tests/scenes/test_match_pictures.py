"""The match looks as it did; ``python -m tests.scenes.goldens`` if it was meant to change."""

from __future__ import annotations

import pytest

from tests.scenes.goldens import WANTED, fingerprint, known, made_with, pictures


def test_pictures_are_those_that_were_taken() -> None:
    if known()["made with"] != made_with():
        pytest.skip(f"pictures were taken with {known()['made with']}")
    seen = {name: fingerprint(picture) for name, picture in pictures()}
    changed = [name for name in WANTED if seen[name] != known()[name]]
    assert not changed, "look at them: python -m tests.scenes.goldens <folder>"


def test_pictures_are_the_same_twice() -> None:
    first = {name: fingerprint(picture) for name, picture in pictures("de")}
    assert first == {name: fingerprint(picture) for name, picture in pictures("de")}
    assert len(set(first.values())) == len(WANTED)
