"""A fixture with the number of inputs for comparing the front end with Python."""

from __future__ import annotations

import pytest


@pytest.fixture(params=[300, pytest.param(10_000, marks=pytest.mark.slow)])
def inputs(request: pytest.FixtureRequest) -> int:
    """Return the number of inputs, which is much larger in the slow tests."""
    many: int = request.param
    return many
