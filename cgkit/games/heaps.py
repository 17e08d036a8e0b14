"""Games on separate heaps: a subclass says only what may be done to one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from types import MappingProxyType
from typing import Any

from cgkit.errors import in_order, listed, whole_numbers
from cgkit.games.ruleset import Move, Piece, Ruleset, Step

__all__ = ["TAKE", "Heaps"]

TAKE = MappingProxyType({"take": "take {0}", "take@": "take {0} from heap {at}"})


class Heaps(Ruleset[tuple[int, ...]]):
    """Games on separate heaps. A subclass says only what may be done to one heap.

    >>> class Halve(Heaps):
    ...     words = {"halve": "halve", "halve@": "halve heap {at}"}
    ...     def heap(self, size):
    ...         if size and size % 2 == 0:
    ...             yield Step("halve"), (size // 2,)
    >>> Halve()(6, 8).moves()
    [halve heap 1, halve heap 2]

    A position is any number of heaps, written one by one or as a list: `nim(1, 2, 3)` is `nim([1, 2, 3])`. What `heap` leaves must
    be such sizes too: a search says of the first that is none, in the words of `check`, what is allowed. A heap of 0 is used up,
    unless the game has a move there.
    """

    skin = "heap"

    def heap(self, size: int) -> Iterator[tuple[Step, tuple[int, ...]]]:
        """Yield each thing that may be done to a heap of this size: a step without a place, and the heaps it leaves."""
        raise NotImplementedError(f"{type(self).__name__} must say what may be done to one heap")

    def moves(self, position: tuple[int, ...]) -> Iterator[Move[tuple[int, ...]]]:
        several = len(position) > 1
        for i, size in enumerate(position):
            if type(size) is not int or size < 0:  # what `heap` has left; a search looks at each summand here, once
                self.check(position)
            for step, left in self.heap(size):
                placed = step._replace(at=(i,)) if several else step
                yield Move(position[:i] + left + position[i + 1 :], (placed,))

    @cached_property
    def _moves_from_nothing(self) -> bool:
        """Whether there is a move from a heap of 0, which then counts as others do."""
        return any(True for _ in self.moves((0,)))

    def components(self, position: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        return tuple((size,) for size in position if size or self._moves_from_nothing)

    def boards(self, position: tuple[int, ...]) -> list[list[Piece | None]]:
        return [[(self, (size,)) if size or self._moves_from_nothing else None for size in position]]

    def key(self, position: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(position if self._moves_from_nothing else filter(None, position)))

    def parse(self, *parts: Any) -> tuple[int, ...]:
        return self.check(listed(parts))  # type: ignore[arg-type]

    def check(self, position: tuple[int, ...]) -> tuple[int, ...]:
        return whole_numbers(in_order(position, "heap sizes"), "heap sizes")
