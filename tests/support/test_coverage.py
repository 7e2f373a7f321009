"""Every ruling is pinned by a test, and the page about it is true."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from tests.support.coverage import AGAIN, PAGE, page, pins, rulings

COUNTS = {
    "R1": 16,
    "R2": 9,
    "R3": 10,
    "R4": 10,
    "R5": 13,
    "R6": 36,
    "R7": 20,
    "R8": 18,
    "R9": 9,
    "R10": 19,
    "R11": 21,
    "R12": 8,
}
"""Rulings of each chapter; none is lost by mistake."""


def test_the_list_of_rulings_is_whole() -> None:
    """Numbers rise, none is there twice, and each chapter has as many as were made."""
    found = rulings()
    assert all(one.key < other.key for one, other in pairwise(found))
    assert Counter(ruling.chapter.split()[0] for ruling in found) == COUNTS


def test_every_ruling_has_a_test_or_a_reason() -> None:
    """And not both: a reason would be out of date."""
    pinned = {key for test in pins() for key in test.cites}
    for ruling in rulings():
        assert bool(ruling.reason) != (ruling.key in pinned), ruling


def test_no_test_cites_a_ruling_that_does_not_exist() -> None:
    """A slip in a number would pin nothing."""
    known = {ruling.key for ruling in rulings()}
    assert not {(test.name, key) for test in pins() for key in test.cites if key not in known}


def test_the_page_is_up_to_date() -> None:
    """What people read is what the tests say."""
    assert PAGE.read_text("utf-8") == page(), f"write it again: {AGAIN}"
