"""Misère quotients, which group the sums of heaps that behave alike in every larger sum; a search guesses them and a check proves them.

Take all sums of heaps of at most n chips in one game. Two sums are *alike* if they have the same misère outcome whenever the same sum is
added to both. Classes of sums that are alike can be added, and often there are only a few classes. The search learns these classes in the
same way that you can learn a finite-state machine from its answers. It separates two sums if some addition tried so far shows that they
differ, and it guesses that all other sums are alike.

**Invariant.** Every returned quotient has been checked, and the check proves it for *all* sums of these heaps, however long. If two classes
differ, some addition with known outcomes separates them.

The check looks at all pairs (q, E) that occur, where q is the class of a sum and E is the set of the classes of its options. Chapter 10
of the book proves that this is enough.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, TypeAlias

from cgkit.checks import check_int, check_ints, listed, short_repr
from cgkit.games.heaps import Heaps
from cgkit.solving.budget import open_account, question
from cgkit.solving.search import is_lost

MOST_HEAPS = 100


@dataclass(frozen=True, repr=False)
class MisereQuotient:
    """The classes of sums of heaps under misère play; `misere_quotient` finds them.

    Classes are numbered from 0, the class of the empty sum.

    >>> from cgkit import nim
    >>> found = misere_quotient(nim, 2)
    >>> len(found), len(found.lost), found.outcome((1, 1, 1))
    (6, 2, 'P')

    Parameters
    ----------
    rules : ruleset of the game.
    largest : size of the largest heap.
    sums : a shortest sum for each class.
    table : for each class and each heap of 0, 1, 2, … chips, the class of their sum.
    lost : classes whose sums are P-positions.
    pairs : number of pairs (q, E) in the check.
    """

    rules: Heaps
    largest: int
    sums: tuple[Sum, ...]
    table: tuple[tuple[int, ...], ...]
    lost: frozenset[int]
    pairs: int

    def __len__(self) -> int:
        return len(self.sums)

    def __repr__(self) -> str:
        classes, pairs = f"class{'es' * (len(self) != 1)}", f"pair{'s' * (self.pairs != 1)}"
        return (
            f"Heaps of at most {self.largest} in {self.rules!r}, misère: {len(self)} {classes}, {len(self.lost)} of them P; "
            f"proved for all sums by {self.pairs:,} {pairs}."
        )

    def of(self, *heaps: Any) -> int:
        """Return the class of a sum.

        >>> from cgkit import nim
        >>> found = misere_quotient(nim, 2)
        >>> found.of(1, 1), found.of(2), found.of(2, 2, 2), found.of(2, 2) == found.of()
        (0, 2, 2, False)
        """
        return _class_of(check_ints(listed(heaps), "heap sizes", 0, self.largest), self.table)

    def product(self, first: int, second: int) -> int:
        """Return the class of the sum of two sums, given their classes.

        >>> from cgkit import nim
        >>> found = misere_quotient(nim, 2)
        >>> [[found.product(one, other) for other in range(3)] for one in range(3)]
        [[0, 1, 2], [1, 0, 3], [2, 3, 4]]
        """
        one, other = (check_int(number, "classes", 0, len(self) - 1) for number in (first, second))
        return _class_of(self.sums[other], self.table, one)

    def outcome(self, *heaps: Any) -> str:
        """Return the misère outcome of a sum, "P" or "N", with one look-up for each heap.

        >>> from cgkit import kayles
        >>> found = misere_quotient(kayles, 5)
        >>> found.outcome(1, 5), found.outcome(*[5] * 100)
        ('P', 'N')
        """
        return "P" if self.of(*heaps) in self.lost else "N"

    def name(self, number: int) -> str:
        """Return a shortest sum of a class, as text.

        >>> from cgkit import nim
        >>> [misere_quotient(nim, 2).name(one) for one in range(6)]
        ['0', '1', '2', '1 + 2', '2 + 2', '1 + 2 + 2']
        """
        return " + ".join(map(str, self.sums[check_int(number, "classes", 0, len(self) - 1)])) or "0"


def _class_of(heaps: Sum, table: Sequence[Sequence[int]], number: int = 0) -> int:
    """Return the class of a sum of these heaps and a sum of the given class."""
    for heap in heaps:
        number = table[number][heap]
    return number


@question
def misere_quotient(rules: Heaps, largest: int) -> MisereQuotient:
    """Return the misère quotient of all sums of heaps of at most `largest` chips, after a check that proves it.

    >>> from cgkit import kayles, nim
    >>> misere_quotient(nim, 2)
    Heaps of at most 2 in nim, misère: 6 classes, 2 of them P; proved for all sums by 12 pairs.
    >>> misere_quotient(kayles, 5)
    Heaps of at most 5 in kayles, misère: 12 classes, 3 of them P; proved for all sums by 48 pairs.

    The game must be played on heaps, and a move must leave only smaller heaps, as in Nim or Kayles. The largest heap is at most 100. If
    there are infinitely many classes, the budget ends the search.

    Complexity
    ----------
    For each class, each heap and each addition tried, a misère search of a small sum. For each pair and each heap, one step.

    References
    ----------
    Plambeck and Siegel, *Misère quotients for impartial games*, 2008, where the pairs (q, E) make the transition algebra. The method of
    separating classes is from Angluin, *Learning regular sets from queries and counterexamples*, 1987.
    """
    if not isinstance(rules, Heaps):
        raise TypeError(f"a misère quotient needs a heap game, such as kayles, got {short_repr(rules)}")
    if rules.own_ends or not rules.additive:
        raise ValueError(f"expected a heap game in which the player who can't move loses, got {short_repr(rules)}")
    return _Search(rules, check_int(largest, "heap sizes", 0, MOST_HEAPS)).run()


class _Search:
    """A search that adds the heaps one by one, and makes a new guess whenever the added heap doesn't behave like a sum of smaller heaps."""

    def __init__(self, rules: Heaps, largest: int) -> None:
        self.rules, self.largest = rules, largest
        self.left = [self._left(size) for size in range(largest + 1)]
        self.additions: list[Sum] = [()]
        self.known: dict[Sum, bool] = {}
        self.check = Check([()], [[0]], frozenset(), self.left, rules)  # check of the heaps added so far

    def _left(self, size: int) -> list[Sum]:
        """Return the sorted sums that a move can leave from a heap."""
        sums = {tuple(sorted(filter(None, move.after))) for move in self.rules.moves((size,))}
        if any(some and some[-1] >= size for some in sums):
            raise ValueError(
                f"each move must leave smaller heaps, but a move of {short_repr(self.rules)} from a heap of {size} doesn't"
            )
        return sorted(sums)

    def run(self) -> MisereQuotient:
        for heap in range(1, self.largest + 1):
            if not self.check.takes_up(heap):
                self.check = self._anew(heap)
        check, table = self.check, tuple(map(tuple, self.check.table))
        return MisereQuotient(self.rules, self.largest, tuple(check.sums), table, check.lost, len(check.met))

    def _anew(self, largest: int) -> Check:
        while True:
            sums, table = self._guess(largest)
            if self._order_matters(sums, table):
                continue
            lost = frozenset(i for i, some in enumerate(sums) if self._lost(some))
            check = Check(sums, table, lost, self.left, self.rules)
            fault = check.fault(range(1, largest + 1))
            if fault is None:
                return check
            self._learn(check, fault)

    def _lost(self, heaps: Sum) -> bool:
        """Return whether a sum is lost, by a look-up if all its heaps are known, otherwise by a search that goes down to such sums."""
        if not heaps or heaps[-1] <= len(self.check.single):
            return self.check.of(heaps) in self.check.lost
        return is_lost(heaps, self._open_options, self.known, str)  # heaps only shrink, so positions can't repeat

    def _open_options(self, heaps: Sum) -> list[Sum]:
        """Return the options of a sum that no look-up shows to be won, or only one option if a look-up shows that it's lost."""
        taken_up, rest = len(self.check.single), heaps[:-1]
        if not rest or rest[-1] <= taken_up:  # a look-up is enough for every option in the largest heap
            beside = self.check.of(rest)
            for left in self.left[heaps[-1]]:
                if self.check.of(left, beside) in self.check.lost:
                    lost = tuple(sorted(rest + left))
                    self.known[lost] = True
                    return [lost]
        options = [option for option in self._options(heaps) if option and option[-1] > taken_up]
        open_account().charge(SUM, len(self.known), f"sums of heaps of {short_repr(self.rules)}", len(options))
        return options

    def _options(self, heaps: Sum) -> Iterator[Sum]:
        for i, heap in enumerate(heaps):
            if i and heap == heaps[i - 1]:
                continue
            for left in self.left[heap]:
                yield tuple(sorted((*heaps[:i], *left, *heaps[i + 1 :])))

    def _row(self, heaps: Sum) -> tuple[bool, ...]:
        return tuple(self._lost(tuple(sorted(heaps + more))) for more in self.additions)

    def _guess(self, largest: int) -> tuple[list[Sum], list[list[int]]]:
        """Return a shortest sum for each class that the additions separate, and a table of the class that each heap leads to."""
        sums: list[Sum] = [()]
        numbers = {self._row(()): 0}
        table: list[list[int]] = []
        for i, some in enumerate(sums):  # the list grows during the loop
            table.append([i])
            for heap in range(1, largest + 1):
                more = tuple(sorted((*some, heap)))
                number = numbers.setdefault(self._row(more), len(sums))
                if number == len(sums):
                    open_account().charge(len(self.additions), number, f"classes of {short_repr(self.rules)}")
                    sums.append(more)
                table[i].append(number)
        return sums, table

    def _order_matters(self, sums: list[Sum], table: list[list[int]]) -> bool:
        """Return whether the guess depends on the order of adding heaps; if so, store additions that separate classes."""
        for some, row in zip(sums, table, strict=True):
            for a in range(1, len(row)):
                for b in range(1, a):
                    if table[row[a]][b] != table[row[b]][a]:
                        both = tuple(sorted((*some, a, b)))
                        self._tell_apart(both, tuple(sorted((*sums[row[a]], b))), b)
                        self._tell_apart(both, tuple(sorted((*sums[row[b]], a))), a)
                        return True
        return False

    def _tell_apart(self, first: Sum, second: Sum, heap: int) -> None:
        """If an earlier addition separates the two sums, store that addition plus this heap, which separates the sums without the heap."""
        for more in self.additions:
            if self._lost(tuple(sorted(first + more))) != self._lost(tuple(sorted(second + more))):
                self.additions.append(tuple(sorted((heap, *more))))
                return

    def _learn(self, check: Check, heaps: Sum) -> None:
        """Correct the guess with a sum where the check fails; the guess is wrong about this sum or one of its options."""
        for some in [heaps, *sorted(self._options(heaps))]:
            truth = self._lost(some)
            if truth == (check.of(some) in check.lost):
                continue
            number, rest = 0, some[::-1]  # add the heaps one by one, the largest first, until the class is wrong
            for i, heap in enumerate(rest):
                number, more = check.table[number][heap], tuple(sorted(rest[i + 1 :]))
                if self._lost(tuple(sorted(check.sums[number] + more))) != truth:
                    self.additions.append(more)
                    return
        raise AssertionError("the check fails, although every class agrees with the search")


Sum: TypeAlias = tuple[int, ...]  # sizes of the heaps, in increasing order

PAIR, SUM = 10, 3  # cost, in positions, of checking a pair and of searching a sum


class Check:
    """The pairs (q, E) that occur, and the check that each of them has the right outcome."""

    def __init__(
        self, sums: list[Sum], table: list[list[int]], lost: frozenset[int], left: list[list[Sum]], rules: Heaps
    ) -> None:
        self.sums, self.table, self.lost, self.left, self.rules = sums, table, lost, left, rules
        self.bits = sum(1 << number for number in lost)
        self.single: dict[int, tuple[int, int]] = {}  # heap -> its pair
        self.met: dict[tuple[int, int], Sum] = {(0, 0): ()}  # pair -> a sum that has it
        self._products: dict[tuple[int, int], int] = {}

    def fault(self, heaps: Iterable[int]) -> Sum | None:
        """Return a sum where the check fails, or None."""
        for heap in heaps:
            self.single[heap] = self.of((heap,)), self.classes(heap)
        return self._close(deque(self.met))

    def takes_up(self, heap: int) -> bool:
        """Return whether a heap behaves like some sum of smaller heaps; if it does, add the heap."""
        own = self.classes(heap)
        fits = sorted(range(len(self.sums)), key=lambda number: (number, own) not in self.met)
        for number in fits:
            if bool(self.bits >> number & 1) != (own != 0 and not own & self.bits):
                continue
            tried = copy(self)  # shares the classes and the products
            tried.table = [[*row, self._product(i, number)] for i, row in enumerate(self.table)]
            tried.single, tried.met = {**self.single, heap: (number, own)}, dict(self.met)
            if (number, own) in self.met or tried._close(deque(self.met), heap) is None:
                self.table, self.single, self.met = tried.table, tried.single, tried.met
                return True
        return False

    def of(self, heaps: Sum, start: int = 0) -> int:
        return _class_of(heaps, self.table, start)

    def classes(self, heap: int) -> int:
        """Return the classes of the sums that a move can leave from a heap, as a mask."""
        return sum(1 << number for number in {self.of(some) for some in self.left[heap]})

    def _product(self, first: int, second: int) -> int:
        return self.of(self.sums[second], first)

    def _times(self, mask: int, number: int) -> int:
        if (mask, number) not in self._products:
            self._products[mask, number] = sum(1 << j for j in {self._product(i, number) for i in _bits(mask)})
        return self._products[mask, number]

    def _close(self, queue: deque[tuple[int, int]], new: int | None = None) -> Sum | None:
        """Return a sum where the check of some pair fails, or None.

        If there's a new heap, the pairs in the queue have already been combined with all other heaps.
        """
        what = f"pairs in the check of {short_repr(self.rules)}"
        old = len(queue) if new is not None else 0
        singles = {pair: heap for heap, pair in reversed(self.single.items())}
        while queue:
            number, options = queue.popleft()
            heaps = self.met[number, options]
            if bool(self.bits >> number & 1) != (options != 0 and not options & self.bits):
                return heaps
            old -= 1
            for (mine, own), heap in singles.items():
                if old >= 0 and heap != new:
                    continue
                pair = self._product(number, mine), self._times(options, mine) | self._times(own, number)
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
