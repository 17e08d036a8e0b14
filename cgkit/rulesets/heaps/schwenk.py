"""Schwenk's Nim: dynamic subtraction with any bound that never falls and allows at least as many chips as were taken before.

**Theorem** (Schwenk 1970). Let f(t) be how many chips may be taken after a take of t, with f(t) >= t and f never falling. Let H(1) = 1, and
H(k + 1) = H(k) + H(j) with the least j such that f(H(j)) >= H(k). A heap of n, of which the first move may not take all, is lost
for the first player just when n is one of these numbers. The proof is that of `cgkit.rulesets.heaps.dynamic`, with f(·) for f·.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from cgkit.errors import whole_number

__all__ = ["schwenk_numbers"]


def schwenk_numbers(bound: Callable[[int], int], most: int) -> list[int]:
    """Return the heaps up to `most` that the first player loses, when the first move may not take all.

    >>> schwenk_numbers(lambda taken: 2 * taken, 100)  # Fibonacci nim
    [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]
    >>> schwenk_numbers(lambda taken: taken + 1, 100)
    [1, 2, 3, 5, 10, 20, 40, 80]

    Parameters
    ----------
    bound : how many chips may be taken after a take of t >= 1; never less than t, and never falling.
    most : the largest heap, an integer >= 0.

    Raises
    ------
    ValueError : if the bound is seen to break its conditions, or `most` is not an integer >= 0.

    Complexity
    ----------
    Linear in the count of the numbers.

    References
    ----------
    Schwenk, "Take-away games", *Fibonacci Quarterly* 8 (1970).
    """
    whole_number(most, "the largest heap")
    numbers, j = [1], 0
    while numbers[-1] <= most:
        while bound(numbers[j]) < numbers[-1] and j + 1 < len(numbers):
            j += 1
        numbers.append(numbers[-1] + numbers[j])
        limits = [bound(number) for number in numbers[j:]]
        if bound(numbers[-1]) < numbers[-1] or any(later < earlier for earlier, later in pairwise(limits)):
            raise ValueError(
                f"a bound must not be below the take, nor fall, but after {numbers[-1]} it is {limits[-1]}"
            )
    return numbers[:-1]
