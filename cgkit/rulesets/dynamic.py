"""Dynamic subtraction, where the previous take limits how many chips a move can take.

A position is (chips, limit). A move takes from 1 to `limit` chips. After a take of t, the opponent can take at most bound(t) chips.
If a position gives only the chips, the first move can't take everything.

**Theorem** (Schwenk; here for the bound f·t with a whole f >= 1). Let H(1) = 1, and let H(k + 1) = H(k) + H(j), where j is the least index
with f·H(j) >= H(k). Then there is exactly one way to write n >= 1 as a sum of such numbers, its *parts*, so that f times each part is less
than the next larger part. The position (n, limit) is N exactly when the limit is at least the least part of n. For f = 1 the numbers are
the powers of two; for f = 2 they are the Fibonacci numbers, and the parts are Zeckendorf's.

*Every winning take* is a sum of the smallest parts, and f times the take is less than the next part.

**Theorem** (Schwenk 1970; any bound f with f(t) >= t that never falls as t grows). After a take of t, a move can take at most f(t) chips.
Let H(1) = 1, and let H(k + 1) = H(k) + H(j), where j is the least index with f(H(j)) >= H(k). If the first move cannot take the whole heap
of n, the first player loses exactly when n is one of these numbers. Chapter 6 of the book has the proof.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import accumulate, zip_longest
from types import MappingProxyType
from typing import Any

from cgkit.checks import check_int, check_ints, in_order, listed, shaped, short_repr
from cgkit.games.move import Move, Step
from cgkit.games.ruleset import Ruleset

__all__ = ["DynamicSubtraction", "fibonacci_nim", "schwenk_numbers", "zeckendorf"]

Heap = tuple[int, int]

KINDS = {1: "a power of two", 2: "a Fibonacci number"}
MOST_BITS = 30_000  # maximum size of a number for `zeckendorf`, in bits; chips can have at most a third as many
MOST_PARTS = 300_000  # limit on the count of numbers H(k) up to the number of chips; this count is about bound × bits
LISTED = 4  # maximum number of parts listed in a reason
HOW_MANY = {1: "as many as", 2: "twice as many as", 3: "three times as many as"}


def zeckendorf(number: int) -> list[int]:
    """Return the Fibonacci numbers that add up to the given number, no two of them neighbours in 1, 2, 3, 5, 8, ….

    >>> zeckendorf(100)
    [89, 8, 3]

    The number can have up to 30,000 bits. The largest part comes first.

    Complexity
    ----------
    The function repeatedly subtracts the largest Fibonacci number that fits. For each binary digit, this takes about 1.4 additions and
    at most about 2.2 subtractions, each linear in the number of digits.

    References
    ----------
    Zeckendorf, *Bulletin de la Société Royale des Sciences de Liège* 41 (1972).
    """
    left = check_int(number, "numbers")
    if left.bit_length() > MOST_BITS:
        raise ValueError(f"numbers must be less than 2**{MOST_BITS}, got {short_repr(left)}")
    term, larger = 1, 2
    while larger <= left:
        term, larger = larger, term + larger
    parts = []
    while left:
        if term <= left:
            parts.append(term)
            left -= term
        term, larger = larger - term, term
    return parts


class DynamicSubtraction(Ruleset[Heap]):
    """Dynamic subtraction, where a move takes at least one chip and at most as many as the bound allows after the previous take.

    >>> for win in DynamicSubtraction(1)(44).winning_moves():
    ...     print(win)
    take 4: leaves 40, at most 4, a P-position (40 = 32 + 8, and 8 is above 4)
    take 12: leaves 32, at most 12, a P-position (32 is a power of two)
    >>> def one_more(taken): return taken + 1
    >>> [n for n in range(1, 20) if DynamicSubtraction(one_more)(n).outcome() == "P"]
    [1, 2, 3, 5, 10]

    With a bound f·t the game is solved by theorem, with up to about f additions for each binary digit and a few more for each winning move;
    each addition is linear in the number of digits. With a function it's solved by search, with up to n²/2 positions from n chips.

    Parameters
    ----------
    bound : maximum number of chips that can be taken after a take of t: an integer f >= 1, which means f·t, or a named function from an
        integer t >= 1 to an integer >= 0. A position is (chips, limit), two integers >= 0. If you give only the chips, the limit is one
        less than their number.

    References
    ----------
    Schwenk, "Take-away games", *Fibonacci Quarterly* 8 (1970); Ferguson, Part I, section 1.5.
    """

    ending = "Whoever takes the last chip wins."

    words = MappingProxyType({"take": "take {0}"})
    skin = "limit"

    def __init__(self, bound: int | Callable[[int], int]) -> None:
        self.bound = bound if callable(bound) else check_int(bound, "bounds that are not functions", least=1)
        if self._name().startswith("<"):
            raise ValueError(
                "a bound that is a function needs a name, because the game's name contains it. Use def, not lambda"
            )

    def __repr__(self) -> str:
        return "fibonacci_nim" if self.bound == 2 else f"DynamicSubtraction({self._name()})"

    def _name(self) -> str:
        return getattr(self.bound, "__name__", "<unnamed>") if callable(self.bound) else str(self.bound)

    @property
    def title(self) -> str:
        if callable(self.bound):
            return f"Take at most {self._name()}(t) after a take of t"
        how_many = HOW_MANY.get(self.bound, f"{self.bound} times as many as")
        return "Fibonacci nim" if self.bound == 2 else f"Take at most {how_many} before"

    @property
    def rule(self) -> str:
        if callable(self.bound):
            most = f"{self._name()}(t)"
            return f"After a take of t chips, a move takes from 1 to {most} chips, but the first move can't take all the chips."
        how_many = HOW_MANY.get(self.bound, f"{self.bound} times as many as")
        return f"A move takes at least one chip, and at most {how_many} the move before it, but the first move can't take all the chips."

    def parse(self, *parts: Any) -> Any:
        given = check_ints(in_order(listed(parts), "chips and limits"), "chips and limits")
        if len(given) not in (1, 2):
            raise ValueError(
                f"a position must be the number of chips, with or without the limit, got {short_repr(given)}"
            )
        chips, limit = given if len(given) == 2 else (given[0], given[0] - 1)
        return chips, max(0, min(limit, chips))

    def check(self, position: Any) -> Heap:
        chips, limit = shaped(position, (int, int), "the number of chips and the limit, integers >= 0")
        if limit > chips:
            raise ValueError(
                f"a limit above the number of chips must be written as that number, {short_repr(chips)}, got {short_repr(limit)}"
            )
        if not callable(self.bound):
            # The larger the bound, the more numbers H(k) there are, but each number up to f + 1 has itself as its only part.
            most = max(self.bound + 1, (1 << min(MOST_BITS // 3, MOST_PARTS // self.bound)) - 1)
            if chips > most:
                raise ValueError(
                    f"with the bound {self.bound}, there can be at most {short_repr(most)} chips, got {short_repr(chips)}"
                )
        return chips, limit

    def next_limit(self, taken: int) -> int:
        """Return the maximum number of chips that can be taken after a take of this many.

        >>> fibonacci_nim.next_limit(5)
        10
        """
        return check_int(self.bound(taken), "limits") if callable(self.bound) else self.bound * taken

    def moves(self, position: Heap) -> Iterator[Move[Heap]]:
        chips, limit = position
        for taken in range(1, limit + 1):
            yield self._take(chips, taken)

    def _take(self, chips: int, taken: int) -> Move[Heap]:
        left = chips - taken
        return Move((left, min(self.next_limit(taken), left)), (Step("take", (taken,)),))

    def show(self, position: Heap) -> str:
        return f"{position[0]}, at most {position[1]}" if position[0] else "0"

    def write(self, position: Heap) -> str:
        chips, limit = position
        return f"{self!r}({chips})" if limit == max(0, chips - 1) else f"{self!r}({chips}, {limit})"

    def parts(self, chips: int) -> list[int] | None:
        """Return the parts of a number, the largest first, or None if the bound is a function.

        >>> DynamicSubtraction(1).parts(44), DynamicSubtraction(3).parts(44)
        ([32, 8, 4], [40, 4])
        """
        if callable(self.bound):
            return None
        if 1 <= chips <= self.bound + 1:
            return [chips]  # up to this number, H(k) is 1, 2, 3, …
        sums, j = [1], 0
        while sums[-1] <= chips:
            while self.bound * sums[j] < sums[-1]:
                j += 1
            sums.append(sums[-1] + sums[j])
        parts = []
        for term in reversed(sums):
            if term <= chips:
                parts.append(term)
                chips -= term
        return parts

    def outcome_theory(self, position: Heap) -> str | None:
        chips, limit = position
        parts = self.parts(chips)
        return None if parts is None else "N" if parts and limit >= parts[-1] else "P"

    def winning_theory(self, position: Heap) -> list[Move[Heap]] | None:
        chips, limit = position
        parts = self.parts(chips)
        if parts is None:
            return None
        least_first = parts[::-1]
        return [
            self._take(chips, taken)
            for taken, part in zip_longest(accumulate(least_first), least_first[1:])
            if taken <= limit and (part is None or self.next_limit(taken) < part)
        ]

    def reason(self, position: Heap) -> str | None:
        chips, limit = position
        parts = self.parts(chips)
        if not parts:
            return None
        if len(parts) == 1:
            return f"{chips} is {KINDS.get(self.next_limit(1), 'a single part')}"
        listed = [*map(str, parts)] if len(parts) <= LISTED else [str(parts[0]), "…", *map(str, parts[-2:])]
        return f"{chips} = {' + '.join(listed)}, and {parts[-1]} is above {limit}"


fibonacci_nim = DynamicSubtraction(2)

MOST_NUMBERS = 1_000_000


def schwenk_numbers(bound: Callable[[int], int], most: int) -> list[int]:
    """Return the heap sizes up to `most` where the first player loses if the first move can't take the whole heap.

    >>> schwenk_numbers(lambda taken: 2 * taken, 100)  # Fibonacci nim
    [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]
    >>> schwenk_numbers(lambda taken: taken + 1, 100)
    [1, 2, 3, 5, 10, 20, 40, 80]

    The bound gives the maximum number of chips that can be taken after a take of t >= 1. It must be at least t, and must never fall. The
    result has at most a million heap sizes.

    Complexity
    ----------
    Linear in the number of heap sizes returned.

    References
    ----------
    Schwenk, "Take-away games", *Fibonacci Quarterly* 8 (1970).
    """
    most = check_int(most, "the largest heap")
    if not callable(bound):
        raise TypeError(f"a bound must be a function of the number of chips taken, got {short_repr(bound)}")
    numbers, j = [1], 0
    limits = [check_int(bound(1), "bounds", least=1)]
    while numbers[-1] <= most:
        if len(numbers) > MOST_NUMBERS:
            raise ValueError(
                f"the largest heap must be less than {numbers[-1]}, because at most {MOST_NUMBERS:,} numbers can be listed, "
                f"got {short_repr(most)}"
            )
        while limits[j] < numbers[-1]:
            j += 1
        numbers.append(numbers[-1] + numbers[j])
        limits.append(check_int(bound(numbers[-1]), "bounds"))
        if limits[-1] < (least := max(numbers[-1], limits[-2])):
            raise ValueError(
                f"bound({short_repr(numbers[-1])}) must be at least {short_repr(least)}, because a bound can't fall or be less than the "
                f"number of chips taken, got {short_repr(limits[-1])}"
            )
    return numbers[:-1]
