"""Let asserts inside of the scenario table explain themselves."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.support.table")
