"""Searches for earlier copies of a sequence's end, which reveal its period, in time linear in its length."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence

SURROGATES = 0xD800  # smallest two-byte number that isn't a character


def last_window(values: Sequence[int], window: int) -> tuple[int, int] | None:
    """Return where the values begin to repeat and with what period, if the last window of this size also occurs earlier, or None.

    >>> last_window([5, 1, 2, 1, 2, 1], 3), last_window([5, 1, 2, 1, 2, 1], 4)
    ((1, 2), None)

    The period is the shortest possible. There can be at most a million different values.
    """
    text = _text(values)
    backwards = text[::-1]
    length = backwards.find(backwards[:window], 1)
    if length < 0:
        return None
    start, equal = 0, len(text) - length - window  # the values repeat from some place between these two on
    while start < equal:
        middle = (start + equal) // 2
        if text[middle:equal] == text[middle + length : equal + length]:
            equal = middle
        else:
            start = middle + 1
    return start, length


def _text(values: Sequence[int]) -> str:
    """Return a string with one character for each value, because Python can find a long substring in linear time."""
    if isinstance(values, array) and values.typecode == "B":
        return values.tobytes().decode("latin-1")
    if isinstance(values, array) and values.typecode == "H" and max(values, default=0) < SURROGATES:
        return values.tobytes().decode("utf-16-le" if sys.byteorder == "little" else "utf-16-be")
    names = {value: chr(name) for name, value in enumerate(dict.fromkeys(values))}
    return "".join(map(names.__getitem__, values))


def matches_at_end(values: Sequence[int]) -> list[int]:
    """Return, for each p, how many values at the end equal the values p places before them, by the Z-function of the reversed sequence.

    >>> matches_at_end([5, 1, 2, 1, 2, 1])
    [6, 0, 3, 0, 1, 0]
    """
    backwards = values[::-1]
    size = len(backwards)
    matches = [size] + [0] * (size - 1)
    left = right = 0
    for p in range(1, size):
        equal = min(matches[p - left], right - p) if p < right else 0
        while p + equal < size and backwards[equal] == backwards[p + equal]:
            equal += 1
        matches[p] = equal
        if p + equal > right:
            left, right = p, p + equal
    return matches
