"""Mock Turtles: turn one, two or three coins.

**Theorem.** Count the coins from 0. A single head x is worth o(x) = 2x or 2x + 1, whichever is *odious*: has an odd
number of ones in binary. A row is a P-position if and only if its heads are even in number and their labels have
nim-sum 0.

*Proof.* In binary o(x) is x, followed by a digit that makes the number of ones odd. So o is increasing and runs through
all odious numbers. The nim-sum of two odious numbers is *evil*: it has an even number of ones. The options of x are
worth 0, o(y), or o(y) ⊕ o(z), with y and z different and less than x. None is o(x), for 0 and the last are evil, and
o(y) < o(x). And each e < o(x) is among them. An odious e is o(y) for some y < x. An evil e > 0 is y, followed by a
digit, with 0 < y <= x. If y < x, then e = o(y) ⊕ o(0), since o(0) = 1 turns the last digit over. If y = x, then e = 2x
is evil and x has two ones or more; split it into one of its powers of 2 and the rest, a ⊕ b = x. These are less than x
and different, and o(a) ⊕ o(b) is 2x but for the last digit, and evil, so it is 2x.

The nim-sum of the values o(x) is 0 if and only if that of the labels x is 0 and the last digits cancel. As each o(x)
has an odd number of ones, all of them together have an even number just when the heads are even in number; and where
the labels cancel, that is to say that the last digits do.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cgkit.games.ruleset import Move
from cgkit.numbers.nim import nim_sum
from cgkit.rulesets.coins.coin_turning import CoinRow, Heads, choices

__all__ = ["MockTurtles", "mock_turtles"]


@dataclass(frozen=True, repr=False)
class MockTurtles(CoinRow):
    """Mock Turtles: turn one, two or three coins, the rightmost from heads to tails.

    >>> mock_turtles(2, 5, 6).winning_moves()[0]
    turn coins 0, 4 and 5: leaves 0, 2, 4, 6, a P-position (4 heads, and 0 ⊕ 2 ⊕ 4 ⊕ 6 = 0)

    Parameters
    ----------
    A position is the numbers of the heads, different integers >= 0: the leftmost coin is coin 0.

    Raises
    ------
    ValueError : if a number is not an integer >= 0, or is named twice.

    Complexity
    ----------
    The value is linear in the number of heads; winning moves are found one by one, each at once, and there may be many.

    References
    ----------
    Ferguson, Part I, section 5.1; *Winning Ways*, chapter 14.
    """

    first = 0

    def __repr__(self) -> str:
        return "mock_turtles"

    @property
    def title(self) -> str:
        return "Mock Turtles"

    @property
    def rule(self) -> str:
        return "A move turns one, two or three coins; the rightmost of them must go from heads to tails."

    def turns(self, coin: int) -> Iterator[tuple[int, ...]]:
        for number in (0, 1, 2):
            yield from choices(0, coin, number)

    def coin_theory(self, coin: int) -> int:
        return 2 * coin + 1 - coin.bit_count() % 2

    def winning_theory(self, position: Heads) -> Iterator[Move[Heads]]:
        """Turn coins whose labels have the nim-sum of all heads, and an odd number of them where the heads are odd in number."""
        total, odd = nim_sum(*position), len(position) % 2
        for coin in sorted(position):
            rest = coin ^ total
            if odd and not rest:
                yield self.turn(position, coin, ())
            if odd and rest:
                for other in lower(rest, coin):
                    yield self.turn(position, coin, (other, other ^ rest))
            if not odd and rest < coin:
                yield self.turn(position, coin, (rest,))

    def reason(self, position: Heads) -> str | None:
        labels = " ⊕ ".join(map(str, sorted(position)))
        return f"{len(position)} heads, and {labels} = 0" if position else None


def lower(rest: int, below: int) -> Iterator[int]:
    """Yield, in their order, the integers that are less than their nim-sum with `rest`, where that is less than `below`.

    >>> [(one, one ^ 3) for one in lower(3, 7)]
    [(0, 3), (1, 2), (5, 6)]
    """
    size = 1 << rest.bit_length() - 1  # an integer without this binary digit is less than its nim-sum with `rest`
    ones = [1 << bit for bit in range(below.bit_length()) if below >> bit & 1]
    # for each one of `below` there is a run of so many integers, and the nim-sums of such a run with `rest` are a run too
    for start, many in sorted(((below ^ rest) & -many ^ many, many) for many in ones):
        if not start & size:
            for block in range(start, start + many, 2 * size):
                yield from range(block, min(block + size, start + many))


mock_turtles = MockTurtles()
