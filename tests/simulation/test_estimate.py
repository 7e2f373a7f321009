"""Means with their intervals."""

from __future__ import annotations

from statistics import stdev

import pytest

from agile_unicorn.simulation.estimate import Estimate, Sample


def test_mean_and_margin_are_those_of_the_values() -> None:
    values, sample = [1.0, 4.0, 2.5, 8.0], Sample()
    for value in values:
        sample.add(value)
    found = sample.estimate()
    assert found.mean == pytest.approx(3.875)
    assert found.margin == pytest.approx(1.96 * stdev(values) / 2)


def test_a_value_can_come_many_times() -> None:
    sample = Sample()
    sample.add(1.0, 30)
    sample.add(0.0, 70)
    found = sample.estimate()
    assert sample.count == 100
    assert found.mean == pytest.approx(0.3)
    assert found.margin == pytest.approx(1.96 * (0.3 * 0.7 / 99) ** 0.5)


def test_a_share_is_never_certain() -> None:
    sample = Sample()
    sample.add(1.0, 25)
    assert sample.estimate().margin == 0.0
    assert sample.estimate(share=True).mean == 1.0
    assert sample.estimate(share=True).margin == pytest.approx(1.96 / 25)


def test_no_values_no_figure() -> None:
    assert Sample().estimate() == Estimate(0.0, 0.0)


def test_estimates_in_words() -> None:
    assert str(Estimate(5.25, 0.125)) == "5.250 ± 0.125"
    assert Estimate(0.333, 0.021).percent() == "33.3 ± 2.1 %"
