"""Which tests compare which function of the front end's `maths` with Python."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

import pytest

from tests.chapters import a_few_quick
from tests.front import ask

Test = TypeVar("Test", bound=Callable[..., Any])

INPUTS = 10_000
# Of a comparison that costs seconds, `make test` makes a fifth and `make check-slow` the whole.
COSTLY = pytest.mark.parametrize("inputs", a_few_quick([INPUTS // 5, INPUTS], [INPUTS // 5]))
TWINS: set[tuple[str, str]] = set()  # (module, function)


def twin(module: str, *functions: str) -> Callable[[Test], Test]:
    """Marks a test as the one that compares these functions with their twins in Python; it fails if one of them never ran."""
    named = {(module, function) for function in functions}
    constants = {name for name in named if name[1].isupper()}

    def mark(test: Test) -> Test:
        TWINS.update(named)

        @wraps(test)
        def watched(*args: Any, **kwargs: Any) -> None:
            ask([["watch"]])
            try:
                test(*args, **kwargs)
            finally:
                (ran,) = ask([["ran"]])
            assert named - constants <= {*map(tuple, ran)}, "the test asks nothing of what it is marked for"

        return watched  # type: ignore[return-value]

    return mark
