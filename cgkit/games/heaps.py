"""Games on separate heaps, defined by the moves on a single heap."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from types import MappingProxyType
from typing import Any

from cgkit.checks import check_ints, in_order, listed, short_repr
from cgkit.games.move import Move, Step
from cgkit.games.ruleset import Piece, Ruleset
from cgkit.sequences.periods import NoPeriodError, Period

TAKE = MappingProxyType({"take": "take {0}", "take@": "take {0} from heap {at}"})


class Counts(Ruleset[tuple[int, ...]]):
    """A game whose positions consist of any number of integers >= 0, written one by one or as a list."""

    counted = "heap sizes"  # meaning of the numbers, for error messages

    def parse(self, *parts: Any) -> Any:
        return listed(parts)

    def check(self, position: Any) -> tuple[int, ...]:
        return check_ints(in_order(position, self.counted), self.counted)


class Heaps(Counts):
    """A game on separate heaps. A subclass defines `takes`, the numbers of chips that a move can take, or `heap`, all the moves on a heap.

    >>> from math import isqrt
    >>> class Squares(Heaps):
    ...     title, rule = "Take a square", "A move takes a square number of chips from a heap."
    ...     def takes(self, size):
    ...         return [root * root for root in range(1, isqrt(size) + 1)]
    >>> Squares()(1, 4).winning_moves()
    [take 1 from heap 2: leaves 1, 3, a P-position (nim-sum 1 ⊕ 1 = 0)]

    >>> class Halve(Heaps):
    ...     words = {"halve": "halve", "halve@": "halve heap {at}"}
    ...     def heap(self, size):
    ...         if size and size % 2 == 0:
    ...             yield Step("halve"), (size // 2,)
    >>> Halve()(6, 8).moves()
    [halve heap 1, halve heap 2]

    A position is any number of heaps, written one by one or as a list: `nim(1, 2, 3)` is `nim([1, 2, 3])`. The heaps that `heap` yields
    must have valid sizes too; a search stops at the first invalid size with the error from `check`. A heap of 0 is finished, unless the
    game allows a move on it.

    Attributes
    ----------
    never : reason why the values have no period, if a theorem gives one.
    """

    words = TAKE
    skin = "heap"
    never: str = ""

    def takes(self, size: int) -> Iterable[int]:
        """Return the numbers of chips that a move can take from a heap of this size."""
        raise NotImplementedError(f"{type(self).__name__} must define the moves of one heap")

    def heap(self, size: int) -> Iterator[tuple[Step, tuple[int, ...]]]:
        """Yield every move on a heap of this size, as a step without a place and the heaps that the move leaves."""
        taken = self.takes(size)
        if not hasattr(taken, "__iter__"):
            raise TypeError(
                f"takes({size}) must return the numbers of chips that a move can take, got {short_repr(taken)}"
            )
        for number in taken:
            if number > size:
                raise ValueError(f"takes({size}) must return numbers no larger than {size}, got {short_repr(number)}")
            yield Step("take", (number,)), (size - number,)

    def heap_value(self, size: int) -> int | None:
        """Return the Grundy value of one heap by a theorem, or None if no theorem is known."""
        return None

    def grundy_theory(self, position: tuple[int, ...]) -> int | None:
        total = 0
        for size in position:
            value = self.heap_value(size)
            if value is None:
                return None
            total ^= value
        return total

    def period_theory(self, limit: int) -> Period | None:
        if self.never:
            raise NoPeriodError(repr(self), self.never)
        return None

    def moves(self, position: tuple[int, ...]) -> Iterator[Move[tuple[int, ...]]]:
        several = len(position) > 1
        for i, size in enumerate(position):
            if type(size) is not int or size < 0:  # `heap` might have yielded this size; each summand is checked once
                self.check(position)
            for step, left in self.heap(size):
                placed = step._replace(at=(i,)) if several else step
                yield Move(position[:i] + left + position[i + 1 :], (placed,))

    @cached_property
    def _moves_from_nothing(self) -> bool:
        """Return whether there's a move from a heap of 0, which then counts like any other heap."""
        return any(True for _ in self.moves((0,)))

    def components(self, position: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        return tuple((size,) for size in position if size or self._moves_from_nothing)

    def boards(self, position: tuple[int, ...]) -> list[list[Piece | None]]:
        return [[(self, (size,)) if size or self._moves_from_nothing else None for size in position]]

    def key(self, position: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(position if self._moves_from_nothing else filter(None, position)))
