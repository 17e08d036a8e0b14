"""How many inputs a twin of Python is tried on."""

from __future__ import annotations

import pytest


@pytest.fixture(params=[300, pytest.param(10_000, marks=pytest.mark.slow)])
def inputs(request: pytest.FixtureRequest) -> int:
    """A few hundred each time, and many once a week."""
    many: int = request.param
    return many
