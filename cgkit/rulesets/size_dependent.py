"""Games with a rule for how much of a heap a move can take, such as at least half, at most half, a divisor or a power of two.

In each of these games, you can read the Grundy value off the heap's size. Each ruleset's docstring has the proof.
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
MOST_TRIED = 1_000_000  # largest factor that trial division tries


def divisors(number: int) -> list[int]:
    """Return the divisors of a number >= 1, in increasing order.

    >>> divisors(28), len(divisors(10**18))
    ([1, 2, 4, 7, 14, 28], 361)

    The function uses trial division up to a million. This works for numbers up to 10^12, and for larger numbers whose prime factors are at
    most a million, except perhaps one that is at most 10^12.
    """
    listed, left, prime = [1], number, 2
    while prime * prime <= left and prime <= MOST_TRIED:
        power, smaller = 1, list(listed)
        while left % prime == 0:
            power, left = power * prime, left // prime
            listed += [divisor * power for divisor in smaller]
        prime += 1
    if left > MOST_TRIED**2:
        raise SearchLimitError(MOST_TRIED, f"factors of {number} were tried", "use a smaller heap")
    return sorted({*listed, *(divisor * left for divisor in listed)})


class AtLeastHalf(Heaps):
    """A game where a move takes at least half of a heap, and a heap is worth its number of binary digits.

    >>> [at_least_half(n).value() for n in range(10)]
    [0, 1, 2, 2, 3, 3, 3, 3, 4, 4]

    *Proof.* A move can leave any number up to half of the heap, rounded down. For a heap of d digits, this half has d - 1 digits, so the
    numbers that a move can leave have 0, …, d - 1 digits. The mex of these values is d.
    """

    expression, title, rule = "at_least_half", "At least half", "A move takes at least half of a heap."
    never = "the number of binary digits grows without end, but more slowly than any saltus"

    def takes(self, size: int) -> Iterable[int]:
        return range(max(1, -(-size // 2)), size + 1)

    def heap_value(self, size: int) -> int:
        return size.bit_length()


class AtMostHalf(Heaps):
    """A game where a move takes at least one chip and at most half of a heap; a heap of 2k is worth k, and 2k + 1 has the same value as k.

    >>> [at_most_half(n).value() for n in range(16)]
    [0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0]

    To get the value, write the heap in binary, and strike out all ones at the end and the zero before them.

    *Proof*, by induction, which also shows that the k heaps from k to 2k - 1 have the values 0, …, k - 1, each once. The moves from 2k lead
    to exactly these heaps, so its value is the mex, k. The moves from 2k + 1 lead to the heaps from k + 1 to 2k. Here the value k has
    replaced the value of heap k, so the mex is the value of heap k. The k + 1 heaps from k + 1 to 2k + 1 therefore have the values 0, …, k.
    """

    expression, title = "at_most_half", "At most half"
    rule = "A move takes at least one chip, and at most half of a heap."
    never = (
        "even heaps are worth half their size, without bound, but heaps of 2^k - 1 are all worth 0, so no saltus fits"
    )

    def takes(self, size: int) -> Iterable[int]:
        return range(1, size // 2 + 1)

    def heap_value(self, size: int) -> int:
        while size % 2:
            size //= 2
        return size // 2


class DimPlus(Heaps):
    """A game where a move takes a divisor of the heap, even all of it; the value is one more than the number of times 2 divides the heap.

    >>> [dim_plus(n).value() for n in range(10)]
    [0, 1, 2, 1, 3, 1, 2, 1, 4, 1]

    *Proof.* Let the heap have k factors 2. A divisor with j < k factors 2, such as 2^j, leaves a heap with j of them. A divisor with k
    factors 2 leaves a heap with more than k of them, or nothing. The values of the options are therefore 0, 1, …, k, and perhaps some above
    k + 1.
    """

    expression, title, rule = "dim_plus", "Dim+", "A move takes a divisor of the heap, which may be the whole heap."
    never = "the number of factors of 2 has no bound, but is 0 for every odd heap, so no saltus fits"

    def takes(self, size: int) -> Iterable[int]:
        return divisors(size) if size else ()

    def heap_value(self, size: int) -> int:
        return (size & -size).bit_length()


class Aliquot(DimPlus):
    """A game where a move takes a divisor of the heap, but not all of it; the value is the number of times that 2 divides the heap.

    >>> [aliquot(n).value() for n in range(10)]
    [0, 0, 1, 0, 2, 0, 1, 0, 3, 0]

    *Proof.* The proof is the same as for `DimPlus`, but without the move that leaves nothing. The values of the options are 0, …, k - 1,
    and perhaps some above k.
    """

    expression, title, rule = "aliquot", "Aliquot", "A move takes a divisor of the heap, but not the whole heap."

    def takes(self, size: int) -> Iterable[int]:
        return divisors(size)[:-1] if size else ()

    def heap_value(self, size: int) -> int:
        return max(0, super().heap_value(size) - 1)


class EvenIfNotAll(Heaps):
    """Even if not all, all if odd (Ferguson, Part I, section 4.5), where heaps of 2k and 2k - 1 are worth k - 1 and k.

    >>> even_if_not_all(10, 13, 20).value(), even_if_not_all(3, 7).winning_moves()
    (10, [take 4 from heap 2: leaves 3, 3, a P-position (nim-sum 2 ⊕ 2 = 0)])

    A move takes an even number of chips from a heap, but not all of them, or the whole of an odd heap.

    *Proof*, by induction. A move from 2k leaves one of 2, 4, …, 2k - 2, which have the values 0, …, k - 2. A move from 2k - 1 leaves one of
    1, 3, …, 2k - 3, which have the values 1, …, k - 1, or an empty heap, which has value 0.
    """

    expression, title = "even_if_not_all", "Even if not all, all if odd"
    rule = "A move takes an even number of chips from a heap, but not all of them, or takes a whole heap of odd size."

    def takes(self, size: int) -> Iterable[int]:
        return chain(range(2, size, 2), [size] * (size % 2))

    def heap_value(self, size: int) -> int:
        return (size + 1) // 2 if size % 2 else max(size // 2 - 1, 0)

    def period_theory(self, limit: int) -> Period:
        because = "By the theorem on this game, for all heaps but the empty one."
        return described([*map(self.heap_value, range(4))], 1, 2, because, proved=True)


class PowersOfTwo(Heaps):
    """A game where a move takes a power of two from a heap (HDU Online Judge, problem 1847), and a heap of n is worth n mod 3.

    >>> powers_of_two(100).winning_moves()[-1]
    take 64: leaves 36, a P-position (36 = 3 × 12)
    >>> powers_of_two(10**18).value()
    1

    The values are the same as if a move could take only 1 or 2.

    *Proof.* No power of two is divisible by 3, so a move always changes n mod 3. By taking 1 or 2, you can reach each smaller remainder.
    The misère theorem of Bash's game needs only these two facts and, for its last step, a take of 2 from a heap of at least 3. Misère play
    is therefore also the same as in `Bash(2)`.
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
