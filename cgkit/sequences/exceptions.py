"""Exceptions to a period, which are the places before its start where the cycle gives the wrong value; there can be millions."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Sequence
from typing import overload

from cgkit.acceleration import nonzero, xor

LISTED = 10_000  # up to this number, the exceptions are stored as a tuple of pairs


class Exceptions(Sequence[tuple[int, int]]):
    """A sequence of pairs of a place and a value, sorted by place; each pair takes five bytes.

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
        """Return the value at a place, or the other value if the place isn't an exception."""
        i = bisect_left(self._places, place)
        return self._values[i] if i < len(self) and self._places[i] == place else other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Exceptions | tuple) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"<{len(self):,} exceptions>"


def exceptions_of(values: array[int], start: int, cycle: bytes) -> Sequence[tuple[int, int]]:
    """Return the places below `start` whose values differ from the cycle, each with its value.

    >>> exceptions_of(array("B", [0, 1, 5, 1, 0, 1]), 3, bytes([0, 1]))
    ((2, 5),)
    """
    whole = cycle * (start // len(cycle) + 1)
    places = nonzero(xor(memoryview(values)[:start], memoryview(whole)[:start]))
    apart = Exceptions(places, bytes(map(values.__getitem__, places)))
    return apart if len(apart) > LISTED else tuple(apart)
