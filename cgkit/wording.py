"""Phrases that many sentences share, such as lists, nim-sums of 0 and minus signs."""

from __future__ import annotations

from collections.abc import Iterable


def joined(items: Iterable[object], last: str = "and") -> str:
    """Return items as a list within a sentence.

    >>> joined([1, 3, 4]), joined([1, 3], "or"), joined([7])
    ('1, 3 and 4', '1 or 3', '7')
    """
    *most, end = map(str, items)
    return f"{', '.join(most)} {last} {end}" if most else end


def zero_nim_sum(values: Iterable[object]) -> str:
    """Return the phrase that explains why games are worth 0 together.

    >>> zero_nim_sum([1, 4, 5]), zero_nim_sum([0])
    ('nim-sum 1 ⊕ 4 ⊕ 5 = 0', 'value 0')
    """
    some = list(map(str, values))
    return f"nim-sum {' ⊕ '.join(some)} = 0" if len(some) > 1 else "value 0"


def minus(value: object) -> str:
    """Return a number, or a string with numbers, with typographic minus signs in place of hyphens.

    >>> minus(-3), minus("+2, -1")
    ('−3', '+2, −1')
    """
    return str(value).replace("-", "−")
