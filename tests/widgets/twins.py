"""Which tests compare which function of the front end's `maths` with Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from tests.chapters import a_few_quick

Test = TypeVar("Test", bound=Callable[..., Any])

INPUTS = 10_000
# Of a comparison that costs seconds, `make test` makes a fifth and `make check-slow` the whole.
COSTLY = pytest.mark.parametrize("inputs", a_few_quick([INPUTS // 5, INPUTS], [INPUTS // 5]))
TWINS: set[tuple[str, str]] = set()  # (module, function)


def twin(module: str, *functions: str) -> Callable[[Test], Test]:
    """Mark a test as the one that compares these functions with their twins in Python."""

    def mark(test: Test) -> Test:
        TWINS.update((module, function) for function in functions)
        return test

    return mark
