"""Advice about packages that the book needs and does not find."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cgkit.checks import missing

__all__ = ["needs"]


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Say, if an import inside fails, what brings the missing package: "cgbook", or an extra of it, such as "cgbook[grading]".

    >>> with needs("cgbook"):
    ...     import a_package_that_is_not_there
    Traceback (most recent call last):
    ModuleNotFoundError: a_package_that_is_not_there is not installed; it comes with cgbook: \
in the project's folder, `pip install . ./book`
    """
    # an extra is for what runs in the project's folder, whose own files an installed copy would hide
    folders = ". ./book" if extra == "cgbook" else f'-e . -e "./book{extra.removeprefix("cgbook")}"'
    with missing(f"it comes with {extra}: in the project's folder, `pip install {folders}`"):
        yield
