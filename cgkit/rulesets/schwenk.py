"""Schwenk's Nim: dynamic subtraction with any bound that never falls and allows at least as many chips as were taken before.

**Theorem** (Schwenk 1970). Let f(t) be how many chips may be taken after a take of t, with f(t) >= t and f never falling. Let H(1) = 1, and
H(k + 1) = H(k) + H(j) with the least j such that f(H(j)) >= H(k). A heap of n, of which the first move may not take all, is lost
for the first player just when n is one of these numbers. The proof is that of `cgkit.rulesets.dynamic`, with f(·) for f·.
"""

from __future__ import annotations

from collections.abc import Callable

from cgkit.errors import told, whole_number

__all__ = ["schwenk_numbers"]

MOST_NUMBERS = 1_000_000


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

    Returns
    -------
    list of int, at most a million.

    Raises
    ------
    ValueError : if the bound is seen to break its conditions, `most` is not an integer >= 0, or there are more than a million.

    Complexity
    ----------
    Linear in the count of the numbers.

    References
    ----------
    Schwenk, "Take-away games", *Fibonacci Quarterly* 8 (1970).
    """
    most = whole_number(most, "the largest heap")
    if not callable(bound):
        raise ValueError(f"a bound must be a function of how many chips were taken, got {told(bound)}")
    numbers, j = [1], 0
    limits = [whole_number(bound(1), "bounds", least=1)]
    while numbers[-1] <= most:
        if len(numbers) > MOST_NUMBERS:
            raise ValueError(
                f"at most {MOST_NUMBERS:,} numbers are listed, up to {numbers[-1]} here, got {told(most)} as the largest heap"
            )
        while limits[j] < numbers[-1]:
            j += 1
        numbers.append(numbers[-1] + numbers[j])
        limits.append(whole_number(bound(numbers[-1]), "bounds"))
        if limits[-1] < max(numbers[-1], limits[-2]):
            raise ValueError(
                f"a bound must not be below the take, nor fall, but after {told(numbers[-1])} it is {told(limits[-1])}"
            )
    return numbers[:-1]
