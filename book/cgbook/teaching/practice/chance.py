"""Reproducible random numbers; a seed must give the same stream in every version of Python, because graders draw problems again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

WORD = 2**32


class Chance:
    """A stream of random numbers made from a string.

    >>> chance = Chance("a draw")
    >>> [chance.below(10) for _ in range(8)]
    [2, 4, 3, 3, 9, 1, 1, 1]

    The string is hashed to 32 bits (FNV-1a), which seed mulberry32. That's good enough for exercises, but not for anything
    that must be unpredictable.
    """

    def __init__(self, text: str) -> None:
        self._state = 0x811C9DC5
        for byte in text.encode():
            self._state = (self._state ^ byte) * 0x01000193 % WORD

    def word(self) -> int:
        """Return the next number below 2³²."""
        self._state = a = (self._state + 0x6D2B79F5) % WORD
        t = (a ^ (a >> 15)) * (1 | a) % WORD
        t = ((t + (t ^ (t >> 7)) * (61 | t)) % WORD) ^ t
        return t ^ (t >> 14)

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, all equally likely; words that would favour some numbers are skipped."""
        word = self.word()
        while word >= WORD - WORD % n:
            word = self.word()
        return word % n

    def between(self, least: int, most: int) -> int:
        """Return a number from `least` to `most`, both included."""
        return least + self.below(most - least + 1)

    def choice(self, values: Sequence[T]) -> T:
        """Return one of the values."""
        return values[self.below(len(values))]

    def sample(self, values: Sequence[T], many: int) -> list[T]:
        """Return this many different values, in the order drawn."""
        drawn = list(values)
        for i in range(many):
            j = self.between(i, len(drawn) - 1)
            drawn[i], drawn[j] = drawn[j], drawn[i]
        return drawn[:many]
