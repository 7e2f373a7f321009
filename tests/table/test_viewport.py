"""Design pixels and window pixels."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agile_unicorn.table.viewport import Viewport

SIZES = [
    (1024, 640),
    (1280, 720),
    (1920, 1080),
    (3840, 2160),
    (1280, 1024),
    (3440, 1440),
    (700, 900),
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("point", [(0, 0), (1920, 1080), (960, 540), (37.5, 1001), (-50, 1200)])
def test_design_to_window_and_back(size: tuple[int, int], point: tuple[float, float]) -> None:
    viewport = Viewport(*size)
    back = viewport.to_design(*viewport.to_window(*point))
    assert back == pytest.approx(point)


@pytest.mark.parametrize("size", SIZES)
def test_whole_design_is_seen_and_centred(size: tuple[int, int]) -> None:
    viewport = Viewport(*size)
    left, top = viewport.to_window(0, 0)
    right, bottom = viewport.to_window(1920, 1080)
    assert left >= -1e-6
    assert top >= -1e-6
    assert (left + right, top + bottom) == pytest.approx(size)
    assert min(left, top) == pytest.approx(0, abs=1e-6)


@given(st.integers(0, 5000), st.integers(0, 5000))
def test_any_size_has_a_scale(width: int, height: int) -> None:
    viewport = Viewport(width, height)
    assert viewport.scale > 0
    viewport.to_design(3, 4)
