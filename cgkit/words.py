"""Lists in English sentences."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["listed"]


def listed(items: Iterable[object], last: str = "and") -> str:
    """Return things as a sentence lists them.

    >>> listed([1, 3, 4]), listed([1, 3], "or"), listed([7])
    ('1, 3 and 4', '1 or 3', '7')
    """
    *most, end = map(str, items)
    return f"{', '.join(most)} {last} {end}" if most else end
