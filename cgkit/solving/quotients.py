"""Misère quotients: which sums of heaps behave alike in any company of such heaps, found by questions and proved by a check.

Take all sums of heaps of at most n chips in one game. Two sums are *alike* if they have the same misère outcome whatever such sum is
added to both. The classes can be added, and often there are only a few. They are found in the way in which a machine with few states
is learnt from its answers: sums that differ after some addition tried so far are told apart, and a guess is made from the rest.

**Invariant.** A quotient that is returned has been checked, and the check proves it for *all* sums of these heaps, however many. Two
classes differ because some addition, whose outcomes are known, tells them apart.

The check looks at all pairs (q, E) that occur: the class of a sum, and the set of the classes of its options. Chapter 10 of the book
proves that it is enough.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from cgkit.checks import check_int, check_ints, listed, short_repr
from cgkit.games.heaps import Heaps
from cgkit.solving.budget import open_account, question
from cgkit.solving.search import is_lost

MOST_HEAPS = 100


@dataclass(frozen=True, repr=False)
class MisereQuotient:
    """The classes of the sums of some heaps under misère play; `misere_quotient` makes it.

    Classes are counted from 0, the class of the empty sum.

    >>> from cgkit import nim
    >>> found = misere_quotient(nim, 2)
    >>> len(found), len(found.lost), found.outcome((1, 1, 1))
    (6, 2, 'P')

    Parameters
    ----------
    rules : the game.
    largest : the size of the largest heap.
    sums : for each class a shortest sum in it.
    table : for each class and each heap of 0, 1, 2, … chips, the class of the two together.
    lost : the classes whose sums are P, lost for the player to move.
    pairs : how many pairs, of a class and the classes of its options, the check went through.
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
        number = 0
        for heap in check_ints(listed(heaps), "heap sizes", 0, self.largest):
            number = self.table[number][heap]
        return number

    def product(self, first: int, second: int) -> int:
        """Return the class of two sums side by side, given their classes.

        >>> from cgkit import nim
        >>> found = misere_quotient(nim, 2)
        >>> [[found.product(one, other) for other in range(3)] for one in range(3)]
        [[0, 1, 2], [1, 0, 3], [2, 3, 4]]
        """
        number = check_int(first, "classes", 0, len(self) - 1)
        for heap in self.sums[check_int(second, "classes", 0, len(self) - 1)]:
            number = self.table[number][heap]
        return number

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


@question
def misere_quotient(rules: Heaps, largest: int) -> MisereQuotient:
    """Return the misère quotient of all sums of heaps of at most `largest`, with a check that proves it.

    >>> from cgkit import kayles, nim
    >>> misere_quotient(nim, 2)
    Heaps of at most 2 in nim, misère: 6 classes, 2 of them P; proved for all sums by 12 pairs.
    >>> misere_quotient(kayles, 5)
    Heaps of at most 5 in kayles, misère: 12 classes, 3 of them P; proved for all sums by 48 pairs.

    The game must be one of heaps in which a move leaves no larger heaps, such as Nim or Kayles; the largest heap is at most 100.
    There may be infinitely many classes; then the budget ends the search.

    Complexity
    ----------
    A misère search of a small sum for each class, each heap and each addition tried; then a step for each pair and each heap.

    References
    ----------
    Plambeck and Siegel, *Misère quotients for impartial games*, 2008, where the pairs (q, E) make the transition algebra; for
    telling classes apart by answers, Angluin, *Learning regular sets from queries and counterexamples*, 1987.
    """
    if not isinstance(rules, Heaps):
        raise TypeError(f"a misère quotient is found of a game of heaps, such as kayles, got {short_repr(rules)}")
    if rules.own_ends or not rules.additive:
        raise ValueError(f"a game of heaps in which whoever cannot move loses is wanted, got {short_repr(rules)}")
    return _Search(rules, check_int(largest, "heap sizes", 0, MOST_HEAPS)).run()


class _Search:
    """Takes up the heaps one by one: one that is like a sum of smaller ones changes nothing; otherwise sums are told apart anew."""

    def __init__(self, rules: Heaps, largest: int) -> None:
        self.rules, self.largest = rules, largest
        self.left = [self._left(size) for size in range(largest + 1)]
        self.additions: list[Sum] = [()]
        self.known: dict[Sum, bool] = {}
        self.check = Check([()], [[0]], frozenset(), self.left, rules)  # of the heaps taken up so far

    def _left(self, size: int) -> list[Sum]:
        """What may be left of a heap."""
        sums = {tuple(sorted(filter(None, move.after))) for move in self.rules.moves((size,))}
        if any(some and some[-1] >= size for some in sums):
            raise ValueError(
                f"each move must leave smaller heaps, and {short_repr(self.rules)} has others from a heap of {size}"
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
        """Look a sum up if all its heaps have been taken up already; otherwise search it, down to sums that are looked up."""
        if not heaps or heaps[-1] <= len(self.check.single):
            return self.check.of(heaps) in self.check.lost
        return is_lost(heaps, self._open_options, self.known, str)  # a move leaves smaller heaps, so play cannot return

    def _open_options(self, heaps: Sum) -> list[Sum]:
        """What moves from a sum lead to, without what a look-up shows to be won; if something is lost, only that."""
        taken_up, rest = len(self.check.single), heaps[:-1]
        if not rest or rest[-1] <= taken_up:  # all that is left of the largest heap can be looked up
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
        """The classes, as far as the additions tell them apart, each with a shortest sum, and what a heap does to each."""
        sums: list[Sum] = [()]
        numbers = {self._row(()): 0}
        table: list[list[int]] = []
        for i, some in enumerate(sums):  # a list that grows while it is read
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
        """Whether the guess depends on the order in which heaps are added: then a further addition tells classes apart."""
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
        """Take up an addition that tells two sums apart, with the heap that led to both."""
        for more in self.additions:
            if self._lost(tuple(sorted(first + more))) != self._lost(tuple(sorted(second + more))):
                self.additions.append(tuple(sorted((heap, *more))))
                return

    def _learn(self, check: Check, heaps: Sum) -> None:
        """Learn from a place where the check fails: there the guess is wrong about a sum, or about one of its options."""
        for some in [heaps, *sorted(self._options(heaps))]:
            truth = self._lost(some)
            if truth == (check.of(some) in check.lost):
                continue
            number, rest = 0, some[::-1]  # heap by heap, the largest first, some class is where the guess goes wrong
            for i, heap in enumerate(rest):
                number, more = check.table[number][heap], tuple(sorted(rest[i + 1 :]))
                if self._lost(tuple(sorted(check.sums[number] + more))) != truth:
                    self.additions.append(more)
                    return
        raise AssertionError("the check fails, and every class is as searched")


Sum: TypeAlias = tuple[int, ...]  # heaps, the smallest first

PAIR, SUM = 10, 3  # positions that a pair is charged for, and a sum that is searched


class Check:
    """The pairs, of a class and the classes of options, that occur, and whether each is as it should be."""

    def __init__(
        self, sums: list[Sum], table: list[list[int]], lost: frozenset[int], left: list[list[Sum]], rules: Heaps
    ) -> None:
        self.sums, self.table, self.lost, self.left, self.rules = sums, table, lost, left, rules
        self.bits = sum(1 << number for number in lost)
        self.single: dict[int, tuple[int, int]] = {}  # heap -> its pair
        self.met: dict[tuple[int, int], Sum] = {(0, 0): ()}  # pair -> a sum that has it
        self._products: dict[tuple[int, int], int] = {}

    def fault(self, heaps: Iterable[int]) -> Sum | None:
        """A sum at which the check fails, if there is one."""
        for heap in heaps:
            self.single[heap] = self.of((heap,)), self.classes(heap)
        return self._close(deque(self.met))

    def takes_up(self, heap: int) -> bool:
        """Take this heap up if it is like some sum of smaller ones, and return whether it is."""
        own = self.classes(heap)
        fits = sorted(range(len(self.sums)), key=lambda number: (number, own) not in self.met)
        for number in fits:
            if bool(self.bits >> number & 1) != (own != 0 and not own & self.bits):
                continue
            tried = Check(
                self.sums,
                [[*row, self._product(i, number)] for i, row in enumerate(self.table)],
                self.lost,
                self.left,
                self.rules,
            )
            tried.single, tried.met, tried._products = (
                {**self.single, heap: (number, own)},
                dict(self.met),
                self._products,
            )
            if (number, own) in self.met or tried._close(deque(self.met), heap) is None:
                self.table, self.single, self.met = tried.table, tried.single, tried.met
                return True
        return False

    def of(self, heaps: Sum, start: int = 0) -> int:
        for heap in heaps:
            start = self.table[start][heap]
        return start

    def classes(self, heap: int) -> int:
        """The classes of what may be left of a heap, as a mask."""
        return sum(1 << number for number in {self.of(some) for some in self.left[heap]})

    def _product(self, first: int, second: int) -> int:
        return self.of(self.sums[second], first)

    def _times(self, mask: int, number: int) -> int:
        if (mask, number) not in self._products:
            self._products[mask, number] = sum(1 << j for j in {self._product(i, number) for i in _bits(mask)})
        return self._products[mask, number]

    def _close(self, queue: deque[tuple[int, int]], new: int | None = None) -> Sum | None:
        """Go through all pairs that arise; those in the queue have met all heaps except the new one, if there is one."""
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
