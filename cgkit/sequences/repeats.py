"""Where a stretch of a sequence comes again, and what stands apart from the repetition: linear in time, and small in memory."""

from __future__ import annotations

import sys
from array import array
from bisect import bisect_left
from collections.abc import Sequence
from typing import overload

from cgkit._accel import nonzero, xor

__all__ = ["Exceptions", "exceptions_of", "last_window", "matches_at_end"]

SURROGATES = 0xD800  # the least number of two bytes that is no character
LISTED = 10_000  # exceptions that are kept as a tuple of pairs


class Exceptions(Sequence[tuple[int, int]]):
    """Pairs of a place and a value, in the order of the places, kept in five bytes each.

    >>> few = Exceptions(array("I", [3, 5]), bytes([7, 8]))
    >>> few[1], few.get(3, 0), few.get(4, 0), tuple(few)
    ((5, 8), 7, 0, ((3, 7), (5, 8)))
    >>> few
    <2 exceptions>
    """

    def __init__(self, places: array[int], values: bytes) -> None:
        self._places, self._values = places, values

    def __len__(self) -> int:
        return len(self._places)

    @overload
    def __getitem__(self, which: int) -> tuple[int, int]: ...
    @overload
    def __getitem__(self, which: slice) -> tuple[tuple[int, int], ...]: ...
    def __getitem__(self, which: int | slice) -> tuple[int, int] | tuple[tuple[int, int], ...]:
        if isinstance(which, slice):
            return tuple(zip(self._places[which], self._values[which], strict=True))
        return self._places[which], self._values[which]

    def get(self, place: int, other: int) -> int:
        """Return the value of a place, or the other if it is no exception."""
        i = bisect_left(self._places, place)
        return self._values[i] if i < len(self) and self._places[i] == place else other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Exceptions | tuple) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"<{len(self):,} exceptions>"


def exceptions_of(values: array[int], start: int, cycle: bytes) -> Sequence[tuple[int, int]]:
    """Return the places below `start` whose value is not that of the cycle, with their values.

    >>> exceptions_of(array("B", [0, 1, 5, 1, 0, 1]), 3, bytes([0, 1]))
    ((2, 5),)
    """
    whole = cycle * (start // len(cycle) + 1)
    places = nonzero(xor(memoryview(values)[:start], memoryview(whole)[:start]))
    apart = Exceptions(places, bytes(map(values.__getitem__, places)))
    return apart if len(apart) > LISTED else tuple(apart)


def last_window(values: Sequence[int], window: int) -> tuple[int, int] | None:
    """Return from where on the values repeat, and how long the period is, if the last so many stand there once more; else None.

    >>> last_window([5, 1, 2, 1, 2, 1], 3), last_window([5, 1, 2, 1, 2, 1], 4)
    ((1, 2), None)

    The period is the least that does; there are at most a million different values.

    Complexity
    ----------
    Linear in the number of values.
    """
    text = _text(values)
    backwards = text[::-1]
    length = backwards.find(backwards[:window], 1)
    if length < 0:
        return None
    start, equal = 0, len(text) - length - window  # the least place from which on all are equal lies between
    while start < equal:
        middle = (start + equal) // 2
        if text[middle:equal] == text[middle + length : equal + length]:
            equal = middle
        else:
            start = middle + 1
    return start, length


def _text(values: Sequence[int]) -> str:
    """Write a character for each value, the same for the same: in a string, Python finds a long stretch in linear time."""
    if isinstance(values, array) and values.typecode == "B":
        return values.tobytes().decode("latin-1")
    if isinstance(values, array) and values.typecode == "H" and max(values, default=0) < SURROGATES:
        return values.tobytes().decode("utf-16-le" if sys.byteorder == "little" else "utf-16-be")
    names = {value: chr(name) for name, value in enumerate(dict.fromkeys(values))}
    return "".join(map(names.__getitem__, values))


def matches_at_end(values: Sequence[int]) -> list[int]:
    """Return for each p how many values at the end equal those p places before them.

    >>> matches_at_end([5, 1, 2, 1, 2, 1])
    [6, 0, 3, 0, 1, 0]

    Complexity
    ----------
    Linear in the number of values: the Z-function of the reversed sequence.
    """
    backwards = values[::-1]
    size = len(backwards)
    matches = [size] + [0] * (size - 1)
    left = right = 0
    for p in range(1, size):
        found = min(matches[p - left], right - p) if p < right else 0
        while p + found < size and backwards[found] == backwards[p + found]:
            found += 1
        matches[p] = found
        if p + found > right:
            left, right = p, p + found
    return matches
