"""Which tests compare which function of the front end's `maths` with Python."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from tests.front import ask

Test = TypeVar("Test", bound=Callable[..., Any])

TWINS: set[tuple[str, str]] = set()  # (module, function)


def twin(module: str, *functions: str) -> Callable[[Test], Test]:
    """Marks a test as the one that compares these functions with their twins in Python; it fails if one of them never ran."""
    named = {(module, function) for function in functions}
    wanted = {name for name in named if not name[1].isupper()}  # nobody sees that a constant is read

    def mark(test: Test) -> Test:
        TWINS.update(named)
        if hasattr(test, "wanted"):  # it is marked for another module too
            test.wanted.update(wanted)
            return test

        @wraps(test)
        def watched(*args: Any, **kwargs: Any) -> None:
            seen = ask([["watch"]]) == [True]
            test(*args, **kwargs)
            if seen:
                (ran,) = ask([["ran"]])
                assert watched.wanted <= {*map(tuple, ran)}, "the test asks nothing of what it is marked for"  # type: ignore[attr-defined]

        watched.wanted = wanted  # type: ignore[attr-defined]
        return watched  # type: ignore[return-value]

    return mark
