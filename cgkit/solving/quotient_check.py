"""The check of a misère quotient: finitely many pairs, which prove it for all sums.

**Invariant.** For a sum of class q write E for the set of the classes of its options. Of two sums side by side the class is the
product, and the set is qE' ∪ q'E. So all pairs (q, E) that occur arise from those of single heaps, and as the classes are
finitely many, so are the pairs. If in each of them q is P exactly when there is an option and none is P, then by induction on
the number of moves the classes tell the outcomes of all sums.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from cgkit.doors import short_repr
from cgkit.games.heaps import Heaps
from cgkit.solving.budget import open_account

__all__ = ["Check", "Sum"]

Sum: TypeAlias = tuple[int, ...]  # heaps, the smallest first

PAIR = 10  # positions that a pair is charged for


class Check:
    """The pairs of a class and the classes of options that occur, and whether each is as it should be."""

    def __init__(
        self, sums: list[Sum], table: list[list[int]], lost: frozenset[int], left: list[list[Sum]], rules: Heaps
    ) -> None:
        self.sums, self.table, self.lost, self.left, self.rules = sums, table, lost, left, rules
        self.bits = sum(1 << one for one in lost)
        self.single: dict[int, tuple[int, int]] = {}  # heap -> its pair
        self.met: dict[tuple[int, int], Sum] = {(0, 0): ()}  # pair -> a sum that has it
        self._products: dict[tuple[int, int], int] = {}

    def fault(self, heaps: Iterable[int]) -> Sum | None:
        """A sum at which the check fails, if there is one."""
        for heap in heaps:
            self.single[heap] = self.of((heap,)), self.classes(heap)
        return self._close(deque(self.met))

    def takes_up(self, heap: int) -> bool:
        """Whether this heap is like some sum of smaller ones; if so, it is taken up."""
        own = self.classes(heap)
        fits = sorted(range(len(self.sums)), key=lambda one: (one, own) not in self.met)
        for one in fits:
            if bool(self.bits >> one & 1) != (own != 0 and not own & self.bits):
                continue
            tried = Check(
                self.sums,
                [[*row, self._product(i, one)] for i, row in enumerate(self.table)],
                self.lost,
                self.left,
                self.rules,
            )
            tried.single, tried.met, tried._products = {**self.single, heap: (one, own)}, dict(self.met), self._products
            if (one, own) in self.met or tried._close(deque(self.met), heap) is None:
                self.table, self.single, self.met = tried.table, tried.single, tried.met
                return True
        return False

    def of(self, heaps: Sum, start: int = 0) -> int:
        for heap in heaps:
            start = self.table[start][heap]
        return start

    def classes(self, heap: int) -> int:
        """The classes of what may be left of a heap, as a mask."""
        return sum(1 << one for one in {self.of(some) for some in self.left[heap]})

    def _product(self, one: int, other: int) -> int:
        return self.of(self.sums[other], one)

    def _times(self, mask: int, one: int) -> int:
        if (mask, one) not in self._products:
            self._products[mask, one] = sum(1 << j for j in {self._product(i, one) for i in _bits(mask)})
        return self._products[mask, one]

    def _close(self, queue: deque[tuple[int, int]], new: int | None = None) -> Sum | None:
        """Go through all pairs that arise; those in the queue have met all heaps but the new one, if there is one."""
        what = f"pairs in the check of {short_repr(self.rules)}"
        old = len(queue) if new is not None else 0
        singles = {pair: heap for heap, pair in reversed(self.single.items())}
        while queue:
            one, options = queue.popleft()
            heaps = self.met[one, options]
            if bool(self.bits >> one & 1) != (options != 0 and not options & self.bits):
                return heaps
            old -= 1
            for (mine, own), heap in singles.items():
                if old >= 0 and heap != new:
                    continue
                pair = self._product(one, mine), self._times(options, mine) | self._times(own, one)
                if pair not in self.met:
                    open_account().charge(PAIR, len(self.met), what)
                    self.met[pair] = tuple(sorted((*heaps, heap)))
                    queue.append(pair)
        return None


def _bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
