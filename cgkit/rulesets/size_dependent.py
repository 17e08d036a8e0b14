"""Games whose takes depend on the heap: at least half of it, at most half, one of its divisors, an even number, a power of two.

In each of these games the Grundy value can be read off the heap; the proofs are with the rulesets.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from cgkit.checks import SearchLimitError
from cgkit.games.heaps import Heaps
from cgkit.rulesets.subtraction import Bash
from cgkit.sequences.periods import Period, described

Sizes = tuple[int, ...]

ONE_OR_TWO = Bash(2)
MOST_TRIED = 1_000_000  # factors, one by one


def divisors(number: int) -> list[int]:
    """Return the divisors of a number >= 1, in increasing order.

    >>> divisors(28), len(divisors(10**18))
    ([1, 2, 4, 7, 14, 28], 361)

    By trial division up to a million: so for numbers up to 10^12, and for larger ones whose second largest prime factor is at most a
    million.
    """
    listed, left, prime = [1], number, 2
    while prime * prime <= left and prime <= MOST_TRIED:
        power, smaller = 1, list(listed)
        while left % prime == 0:
            power, left = power * prime, left // prime
            listed += [divisor * power for divisor in smaller]
        prime += 1
    if left > MOST_TRIED**2:
        raise SearchLimitError(MOST_TRIED, f"factors of {number} were tried", "take a smaller heap")
    return sorted({*listed, *(divisor * left for divisor in listed)})


class AtLeastHalf(Heaps):
    """Take at least half of a heap. The value is the number of binary digits.

    >>> [at_least_half(n).value() for n in range(10)]
    [0, 1, 2, 2, 3, 3, 3, 3, 4, 4]

    *Proof.* What is left is any number up to half of the heap, rounded down. A number of d digits has a half of d - 1 digits, and
    below it numbers of 0, …, d - 1 digits; the mex of these is d.
    """

    expression, title, rule = "at_least_half", "At least half", "A move takes at least half of a heap."
    never = "the number of binary digits grows without end, but slower than any saltus"

    def takes(self, size: int) -> Iterable[int]:
        return range(max(1, -(-size // 2)), size + 1)

    def heap_value(self, size: int) -> int:
        return size.bit_length()


class AtMostHalf(Heaps):
    """Take at least one chip, and at most half of a heap. A heap of 2k is worth k, and one of 2k + 1 as much as a heap of k.

    >>> [at_most_half(n).value() for n in range(16)]
    [0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0]

    In binary: strike out all ones at the end, and the zero before them.

    *Proof.* Show in the same induction that the values of the k heaps from k to 2k - 1 are 0, …, k - 1, each once. From 2k the moves
    lead to exactly these heaps: the mex is k. From 2k + 1 they lead to the heaps from k + 1 to 2k, which have lost the value of heap
    k and gained the value k: the mex is the value of heap k. And the k + 1 heaps from k + 1 to 2k + 1 have the values 0, …, k.
    """

    expression, title = "at_most_half", "At most half"
    rule = "A move takes at least one chip, and at most half of a heap."
    never = (
        "even heaps are worth their half, without bound, but heaps of 2^k - 1 are all worth 0, so that no saltus fits"
    )

    def takes(self, size: int) -> Iterable[int]:
        return range(1, size // 2 + 1)

    def heap_value(self, size: int) -> int:
        while size % 2:
            size //= 2
        return size // 2


class DimPlus(Heaps):
    """Take a divisor of the heap, which may be the heap itself. The value is one more than the number of factors 2.

    >>> [dim_plus(n).value() for n in range(10)]
    [0, 1, 2, 1, 3, 1, 2, 1, 4, 1]

    *Proof.* Let the heap have k factors 2. A divisor with j < k of them, such as 2^j, leaves a heap with j of them. A divisor with k
    of them leaves a heap with more than k, or nothing. So the values of the options are 0, 1, …, k, and some above k + 1.
    """

    expression, title, rule = "dim_plus", "Dim+", "A move takes a divisor of the heap, which may be the whole heap."
    never = "the number of factors 2 has no bound, but is 0 for every odd heap, so that no saltus fits"

    def takes(self, size: int) -> Iterable[int]:
        return divisors(size) if size else ()

    def heap_value(self, size: int) -> int:
        return (size & -size).bit_length()


class Aliquot(DimPlus):
    """Take a divisor of the heap, but not the heap itself. The value is the number of factors 2.

    >>> [aliquot(n).value() for n in range(10)]
    [0, 0, 1, 0, 2, 0, 1, 0, 3, 0]

    *Proof.* As for `DimPlus`, without the move that leaves nothing: the values of the options are 0, …, k - 1, and some above k.
    """

    expression, title, rule = "aliquot", "Aliquot", "A move takes a divisor of the heap, but not the whole heap."

    def takes(self, size: int) -> Iterable[int]:
        return divisors(size)[:-1] if size else ()

    def heap_value(self, size: int) -> int:
        return max(0, super().heap_value(size) - 1)


class EvenIfNotAll(Heaps):
    """Even if not all, all if odd (Ferguson, Part I, section 4.5). Heaps of 2k and 2k - 1 are worth k - 1 and k.

    >>> even_if_not_all(10, 13, 20).value(), even_if_not_all(3, 7).winning_moves()
    (10, [take 4 from heap 2: leaves 3, 3, a P-position (nim-sum 2 ⊕ 2 = 0)])

    A move takes an even number of chips from a heap, but not all of them, or the whole of an odd heap.

    *Proof*, by induction. From 2k a move leaves 2, 4, …, 2k - 2, of values 0, …, k - 2, and nothing else. From 2k - 1 a move leaves
    1, 3, …, 2k - 3, of values 1, …, k - 1, or nothing, of value 0.
    """

    expression, title = "even_if_not_all", "Even if not all, all if odd"
    rule = "A move takes an even number of chips from a heap, but not all of them; or a whole heap, if it is odd."

    def takes(self, size: int) -> Iterable[int]:
        return chain(range(2, size, 2), [size] * (size % 2))

    def heap_value(self, size: int) -> int:
        return (size + 1) // 2 if size % 2 else max(size // 2 - 1, 0)

    def period_theory(self, limit: int) -> Period:
        because = "By the theorem on this game, for all heaps but the empty one."
        return described([*map(self.heap_value, range(4))], 1, 2, because, proved=True)


class PowersOfTwo(Heaps):
    """Take any power of two, 1, 2, 4, 8, …, from a heap (HDU Online Judge, problem 1847). A heap of n is worth n mod 3.

    >>> powers_of_two(100).winning_moves()[-1]
    take 64: leaves 36, a P-position (36 = 3 × 12)
    >>> powers_of_two(10**18).value()
    1

    So it is as if only 1 or 2 could be taken.

    *Proof.* No power of two is divisible by 3, so a move always changes n mod 3; and taking 1 or 2 reaches each smaller remainder.
    The same two facts are all that the misère theorem of Bash's game needs, with remainders on division by 3, together with a take of
    2 from a heap of at least 3 for its last step. So misère play, too, is as in `Bash(2)`.
    """

    expression, title, ending = "powers_of_two", "Take a power of two", "Whoever takes the last chip wins."
    rule = "A move takes 1, 2, 4, 8 … chips from a heap: any power of two."

    def takes(self, size: int) -> Iterable[int]:
        return (1 << exponent for exponent in range(size.bit_length()))

    def heap_value(self, size: int) -> int:
        return size % 3

    def period_theory(self, limit: int) -> Period:
        return ONE_OR_TWO.period_theory(limit)

    def reason(self, position: Sizes) -> str:
        return ONE_OR_TWO.reason(position)

    def misere_theory(self, position: Sizes) -> str:
        return ONE_OR_TWO.misere_theory(position)

    def misere_reason(self, position: Sizes) -> str:
        return ONE_OR_TWO.misere_reason(position)


at_least_half = AtLeastHalf()
at_most_half = AtMostHalf()
dim_plus = DimPlus()
aliquot = Aliquot()
even_if_not_all = EvenIfNotAll()
powers_of_two = PowersOfTwo()
