"""A register of the functions of the front end's `maths` that tests compare with Python."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, TypeVar

from tests.front import ask

Test = TypeVar("Test", bound=Callable[..., Any])

TWINS: set[tuple[str, str]] = set()  # (module, function)


def mark_twins(functions: set[tuple[str, str]]) -> None:
    """Register that some test compares these functions with Python."""
    TWINS.update(functions)


@contextmanager
def watching(functions: set[tuple[str, str]]) -> Iterator[None]:
    """Fail if one of these functions never runs inside this context."""
    wanted = {name for name in functions if not name[1].isupper()}  # reading a constant can't be observed
    seen = ask([["watch"]]) == [True]
    yield
    if seen:
        (ran,) = ask([["ran"]])
        assert wanted <= {*map(tuple, ran)}, "the test never calls a function that it's marked for"


def twin(**functions: str) -> Callable[[Test], Test]:
    """Mark a test that compares functions of `maths` with Python, given as module="function function"."""
    named = {(module, name) for module, names in functions.items() for name in names.split()}
    mark_twins(named)

    def mark(test: Test) -> Test:
        @wraps(test)
        def watched(*args: Any, **kwargs: Any) -> None:
            with watching(named):
                test(*args, **kwargs)

        return watched  # type: ignore[return-value]

    return mark
