"""Coin games on a row that have a theorem of their own, and heap games played with coins.

**Theorem** (Turning Turtles, which is Nim). A single head in place n is worth n, so the value of a row is the nim-sum of the places
of its heads.

**Theorem** (Mock Turtles). Number the coins from 0. A single head x is worth o(x), which is 2x or 2x + 1, whichever is *odious*, that is,
has an odd number of ones in binary. A row is a P-position if and only if the number of its heads is even and their numbers have nim-sum 0.
Chapter 7 of the book has the proof.

**Theorem** (Twins and Triplets). Number the coins from 0. In Twins a single head x is worth x. In Triplets the heads 0 and 1 are worth 0,
and a head x >= 2 is worth as much as x − 2 in Mock Turtles. *Proof.* In Twins, coin 0 leads no move. It can be the second coin for a player
who wants to turn only one. Twins is therefore Turning Turtles with a spare coin. In Triplets, coins 0 and 1 lead no move. A player who
wants to turn only one coin turns both of them too, and a player who wants to turn two coins also turns one of them. Triplets is therefore
Mock Turtles with two spare coins.

**Theorem** (Ruler). Number the coins from 1. A single head x is worth b(x), the largest power of 2 that divides x.
Chapter 7 of the book has the proof.

**Gray code.** The nim-sum b(1) ⊕ … ⊕ b(m) is m ⊕ ⌊m / 2⌋, the m-th word of the reflected Gray code;
`Ruler.winning_theory` finds the index of a word.

**Heaps as coins.** When a heap game replaces a heap of n by other heaps, the coin game turns head n and the coins with those heaps' sizes.
Two equal heaps would turn one coin twice. Equal heaps cancel anyway, so this changes no value. A heap of 0 would be coin 0, an imaginary
coin to the left of the row.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cgkit.games.move import Move
from cgkit.numbers.nim_sums import nim_sum
from cgkit.rulesets.coins.row import CoinRow, Heads, choices
from cgkit.rulesets.subtraction import Subtraction
from cgkit.sequences.periods import Period


class TurningTurtles(CoinRow):
    """Turning Turtles, where a move turns one coin from heads to tails and, if you like, one more coin to its left.

    >>> turning_turtles(2, 5, 6).winning_moves()
    [turn coins 4 and 5: leaves 2, 4, 6, a P-position (nim-sum 2 ⊕ 4 ⊕ 6 = 0)]

    A position is the list of the heads' places, different integers >= 1 numbered from the left.

    Finding the value takes time linear in the number of heads, and so does finding each winning move.

    References
    ----------
    Ferguson, Part I, section 2.6, exercise 4, which credits H. W. Lenstra.
    """

    expression, title = "turning_turtles", "Turning Turtles"
    rule = "A move turns one coin from heads to tails and, if you like, one more coin to its left, whichever side it shows."

    def turns(self, coin: int) -> Iterator[tuple[int, ...]]:
        yield ()
        for other in range(1, coin):
            yield (other,)

    def coin_theory(self, coin: int) -> int:
        return coin

    def winning_theory(self, position: Heads) -> Iterator[Move[Heads]]:
        total = nim_sum(*position)
        left = ((coin, coin ^ total) for coin in sorted(position))
        return (self.turn(position, coin, (other,) if other else ()) for coin, other in left if other < coin)


class MockTurtles(CoinRow):
    """Mock Turtles, where a move turns one, two or three coins, the rightmost from heads to tails.

    >>> mock_turtles(2, 5, 6).winning_moves()[0]
    turn coins 0, 4 and 5: leaves 0, 2, 4, 6, a P-position (4 heads, and 0 ⊕ 2 ⊕ 4 ⊕ 6 = 0)

    A position is the list of the heads' numbers, different integers >= 0, counted from the leftmost coin 0.

    Finding the value takes time linear in the number of heads. There can be many winning moves, which are yielded one by one.

    References
    ----------
    Ferguson, Part I, section 5.1; *Winning Ways*, chapter 14.
    """

    expression, title = "mock_turtles", "Mock Turtles"
    rule = "A move turns one, two or three coins; the rightmost of them must go from heads to tails."
    first = 0

    def turns(self, coin: int) -> Iterator[tuple[int, ...]]:
        for number in (0, 1, 2):
            yield from choices(0, coin, number)

    def coin_theory(self, coin: int) -> int:
        return 2 * coin + 1 - coin.bit_count() % 2

    def winning_theory(self, position: Heads) -> Iterator[Move[Heads]]:
        """Yield the moves whose coins have the same nim-sum as all the heads, and are odd in number exactly when the heads are."""
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
    """Yield in increasing order each integer n with n < n ⊕ `rest` < `below`.

    >>> [(one, one ^ 3) for one in lower(3, 7)]
    [(0, 3), (1, 2), (5, 6)]
    """
    size = 1 << rest.bit_length() - 1  # an integer without this binary digit is less than its nim-sum with `rest`
    ones = [1 << bit for bit in range(below.bit_length()) if below >> bit & 1]
    # each 1 in `below`, at place i, allows a run of 2^i nim-sums, which belong to a run of 2^i integers
    for start, many in sorted(((below ^ rest) & -many ^ many, many) for many in ones):
        if not start & size:
            for block in range(start, start + many, 2 * size):
                yield from range(block, min(block + size, start + many))


class Twins(CoinRow):
    """Twins, where a move turns exactly two coins, the right one from heads to tails.

    >>> twins(2, 5, 6).winning_moves()
    [turn coins 4 and 5: leaves 2, 4, 6, a P-position (nim-sum 2 ⊕ 4 ⊕ 6 = 0)]

    A position is the list of the heads' numbers, different integers >= 0, counted from the leftmost coin 0.

    Finding the value takes time linear in the number of heads, and so does finding each winning move.

    References
    ----------
    Ferguson, Part I, section 5.1; *Winning Ways*, chapter 14.
    """

    expression, title = "twins", "Twins"
    rule = "A move turns exactly two coins; the right one must go from heads to tails."
    first = 0

    def turns(self, coin: int) -> Iterator[tuple[int, ...]]:
        for other in range(coin):
            yield (other,)

    def coin_theory(self, coin: int) -> int:
        return coin

    def winning_theory(self, position: Heads) -> Iterator[Move[Heads]]:
        total = self.grundy_theory(position) or 0
        return (self.turn(position, coin, (coin ^ total,)) for coin in sorted(position) if coin ^ total < coin)


class Triplets(CoinRow):
    """Triplets, where a move turns exactly three coins, the rightmost from heads to tails.

    >>> [triplets(n).value() for n in range(9)]
    [0, 0, 1, 2, 4, 7, 8, 11, 13]

    Finding the value takes time linear in the number of heads. Winning moves are found by trying all moves.
    """

    expression, title = "triplets", "Triplets"
    rule = "A move turns exactly three coins; the rightmost of them must go from heads to tails."
    first = 0

    def turns(self, coin: int) -> Iterator[tuple[int, ...]]:
        yield from choices(0, coin, 2)

    def coin_theory(self, coin: int) -> int:
        return mock_turtles.coin_theory(coin - 2) if coin >= 2 else 0


class Ruler(CoinRow):
    """Ruler, where a move turns any number of coins side by side, the rightmost from heads to tails.

    >>> ruler(6, 8).winning_moves()
    [turn coins 5 to 8: leaves 5, 7, a P-position (nim-sum 1 ⊕ 1 = 0)]

    A position is the list of the heads' numbers, different integers >= 1, counted from the left.

    Finding the value takes time linear in the number of heads. Each head leads at most one winning move, and finding it takes time
    linear in the number of heads and the length of the run.

    References
    ----------
    Ferguson, Part I, section 5.1; *Winning Ways*, chapter 14.
    """

    expression, title = "ruler", "Ruler"
    rule = "A move turns any number of coins that lie side by side; the rightmost of them must go from heads to tails."

    def turns(self, coin: int) -> Iterator[range]:
        for start in range(coin, 0, -1):
            yield range(start, coin)

    def coin_theory(self, coin: int) -> int:
        return coin & -coin

    def winning_theory(self, position: Heads) -> Iterator[Move[Heads]]:
        total = self.grundy_theory(position) or 0
        for coin in sorted(position):
            before = from_gray(gray(coin) ^ total)
            if before < coin:
                yield self.turn(position, coin, range(before + 1, coin))


def gray(number: int) -> int:
    """Return a word of the reflected Gray code, the nim-sum of the Ruler values of coins 1 to `number`.

    >>> [gray(n) for n in range(8)]
    [0, 1, 3, 2, 6, 7, 5, 4]
    """
    return number ^ number >> 1


def from_gray(word: int) -> int:
    """Return the index of a word in the reflected Gray code; this is the inverse of `gray`.

    >>> [from_gray(gray(n)) for n in range(8)]
    [0, 1, 2, 3, 4, 5, 6, 7]
    """
    number = 0
    while word:
        number ^= word
        word >>= 1
    return number


class SubtractionCoins(CoinRow):
    """A subtraction game with coins, where a move turns head n together with coin n − s, where s is one of the given numbers.

    >>> SubtractionCoins({1, 3, 4})(6).winning_moves()
    [turn coins 2 and 6: leaves 2, a P-position (value 0)]
    >>> SubtractionCoins({1, 2, 3})(3, 5).moves()
    [turn coins 2 and 3, turn coins 1 and 3, turn coin 3, turn coins 4 and 5, turn coins 3 and 5, turn coins 2 and 5]

    Give the numbers in a set, a list or a range. A position is the list of the heads' numbers, different integers >= 1. Coin 0 is
    imaginary.

    References
    ----------
    Ferguson, Part I, section 5.1.
    """

    imagined = True

    def __init__(self, numbers: Iterable[int]) -> None:
        self.heaps = Subtraction(numbers)

    @property
    def numbers(self) -> frozenset[int]:
        """The allowed distances between the two coins of a move."""
        return self.heaps.numbers

    def __repr__(self) -> str:
        return f"SubtractionCoins{repr(self.heaps).removeprefix('Subtraction')}"

    @property
    def title(self) -> str:
        return f"Subtraction coins: {self.heaps.amounts()}"

    @property
    def rule(self) -> str:
        return (
            f"A move turns a coin from heads to tails, and the coin that lies {self.heaps.amounts()} places to its left;"
            " a coin 0, to the left of coin 1, is imaginary."
        )

    def turns(self, coin: int) -> Iterator[tuple[int, ...]]:
        for number in self.heaps.ordered:
            if number <= coin:
                yield (coin - number,) if number < coin else ()

    def coin_theory(self, coin: int) -> int | None:
        return self.heaps.grundy_theory((coin,))

    def period_theory(self, limit: int) -> Period | None:
        return self.heaps.period_theory(limit)


class GrundyCoins(CoinRow):
    """Grunt, which is Grundy's game with coins; a move turns head x, coins n and x − n with 0 < n < x − n, and an imaginary coin 0.

    >>> grundy_coins(7).moves()
    [turn coins 1, 6 and 7, turn coins 2, 5 and 7, turn coins 3, 4 and 7]

    A position is the list of the heads' numbers, different integers >= 1.

    The game is solved by search, in time quadratic in the largest head, because no theorem gives the values of Grundy's game.

    References
    ----------
    Ferguson, Part I, section 5.1; Grundy (1939).
    """

    expression, title = "grundy_coins", "Grunt"
    rule = (
        "A move turns coin x from heads to tails, and two coins to its left whose numbers add up to x;"
        " it also turns an imaginary coin 0."
    )
    imagined = True

    def turns(self, coin: int) -> Iterator[tuple[int, ...]]:
        for part in range(1, (coin + 1) // 2):
            yield part, coin - part


turning_turtles = TurningTurtles()
mock_turtles = MockTurtles()
twins = Twins()
triplets = Triplets()
ruler = Ruler()
grundy_coins = GrundyCoins()
turning_corners, rugs = twins * twins, ruler * ruler
