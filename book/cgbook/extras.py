"""Advice on installing the packages that the book needs and can't find."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cgkit.checks import missing


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Say which extra, such as "cgbook" or "cgbook[grading]", installs the missing package if an import inside the block fails.

    >>> with needs("cgbook"):
    ...     import a_package_that_is_not_there
    Traceback (most recent call last):
    ModuleNotFoundError: a_package_that_is_not_there isn't installed; cgbook installs it: \
in the project's folder, run `pip install . ./book`
    """
    # readers use extras in the project's folder, where an ordinary install would hide their local files
    folders = ". ./book" if extra == "cgbook" else f'-e . -e "./book{extra.removeprefix("cgbook")}"'
    with missing(f"{extra} installs it: in the project's folder, run `pip install {folders}`"):
        yield
