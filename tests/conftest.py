"""Let the asserts of shared helpers explain themselves; before anybody imports them."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.support", "tests.session.matches")
