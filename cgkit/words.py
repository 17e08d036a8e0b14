"""Lists in English sentences."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["joined"]


def joined(items: Iterable[object], last: str = "and") -> str:
    """Return things as a sentence lists them.

    >>> joined([1, 3, 4]), joined([1, 3], "or"), joined([7])
    ('1, 3 and 4', '1 or 3', '7')

    Parameters
    ----------
    items : one thing or more.
    last : what stands before the last of several.
    """
    *most, end = map(str, items)
    return f"{', '.join(most)} {last} {end}" if most else end
