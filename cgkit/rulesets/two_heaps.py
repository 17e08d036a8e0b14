"""Games on two heaps that may change places: Wythoff's, also with a queen on a board, Euclid's, and Empty and divide.

**Theorem** (Wythoff; Fraenkel for t-Wythoff). The P-positions are the cold pairs; `cgkit.numbers.beatty` has the proof.

**Theorem** (Wythoff's game, misère). The P-positions are (0, 1) and (2, 2), in place of (0, 0) and (1, 2), and else the cold
pairs as before.
*Proof.* The new list uses each number in one pair only, and each difference; so no move leads from
pair to pair. Take any other position but (0, 0), which is N: whoever is to move there has won. If a heap is 0 or 1,
and the other is not, then the other falls so that the two are 0 and 1; from (1, 1) too. If a heap is 2, the other
falls to 2. If both are above 2, some move leads to a cold pair; if that is (0, 0), the heaps are equal and can fall
to (2, 2) instead, and if it is (1, 2), both have fallen and can fall to (0, 1) instead.

**Euclid's game.** Let 0 < a <= b, and b = qa + r with 0 <= r < a: so many moves as q lead from (a, b), to (r, a), (a, a + r), …,
(a, (q-1)a + r).

**Theorem** (one step of Euclid's algorithm). Let (r, a) be worth v. Then (a, b) is worth the q-th of the numbers 0, 1, 2, … that
are left without v: q - 1 if q <= v, else q.
*Proof.* (a, ka + r) has the options (r, a), (a, a + r), …, (a, (k-1)a + r), so its value is the least number that is neither v
nor one of those before it.

**Theorem.** Let (r, a) last s moves. Then (a, b) lasts s + 1 moves, one more if s is odd and q > 1. Whoever wins cannot hurry or
delay, and neither can whoever loses, so that remoteness and suspense are equal.
*Proof.* If q = 1, the move is forced. If q > 1, the only option that is lost for the opponent is (r, a) where that is lost, and
else (a, a + r), from which he must move to (r, a): from the others he can move to both.

**Theorem** (Empty and divide, any division). The value of (m, n) is the number of ones in which (m - 1) OR (n - 1) ends in binary. So a
position is P just when both numbers are odd.

*Proof.* Write p = m - 1 and q = n - 1, so that a move leaves a, b with a + b + 1 = p or q. If a OR b ends in just v ones,
then the last v bits of a and b add up to at least 2^v - 1 and at most 2 (2^v - 1), and bit v of both is 0; so a + b + 1
has a 1 in bit v. If p OR q ends in just v ones, neither p nor q has one, and no move keeps the value v. And each
smaller v can be had: p, say, has a 1 in bit v, and dividing into a = p - 2^v and b = 2^v - 1 leaves a OR b ending in v ones.

**Theorem** (Empty and divide, equal halves). Let m and n be divisible by 2 exactly e and f times. The value is 0 if e and f are even. A
move leaves a pair (e - 1, e - 1) or (f - 1, f - 1), and such a pair (k, k) is worth 0 or 1 as k is even or odd. So the
value is 1 where no move leaves a pair of value 1 but some leaves one of value 0, and else 2.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import MappingProxyType
from typing import Any

from cgkit.doors import check_bool, check_int, listed, shaped
from cgkit.games.ruleset import Move, Ruleset, Step
from cgkit.numbers.beatty import cold_pair, cold_partner, is_cold
from cgkit.numbers.nim import mex

__all__ = [
    "EmptyAndDivide",
    "Euclid",
    "Pair",
    "Queen",
    "TwoHeaps",
    "Wythoff",
    "empty_and_divide",
    "euclid",
    "queen",
    "wythoff",
    "wythoff_values",
]

Pair = tuple[int, int]


class TwoHeaps(Ruleset[Pair]):
    """Games on two heaps, integers >= 0, that may change places."""

    def parse(self, *parts: Any) -> Pair:
        return self.check(listed(parts))

    def check(self, position: Any) -> Pair:
        pair: Pair = shaped(position, (int, int), "two numbers, integers >= 0")
        return pair

    def key(self, position: Pair) -> Pair:
        low, high = sorted(position)
        return low, high


MOST_SIDE, MOST_ENTRIES = 4_000, 1_000_000


class Wythoff(TwoHeaps):
    """Wythoff's game: take any number from one heap, or the same number from both.

    >>> for win in wythoff(10, 15).winning_moves():
    ...     print(win)
    take 1 from heap 1: leaves 9, 15, a P-position (cold pair 6: 9 and 15)
    take 9 from heap 2: leaves 10, 6, a P-position (cold pair 4: 6 and 10)
    take 2 from both heaps: leaves 8, 13, a P-position (cold pair 5: 8 and 13)
    >>> Wythoff(2)(4, 10).outcome(), Wythoff(3)(4, 10).outcome()
    ('P', 'N')

    In t-Wythoff, what is taken from the two heaps may differ, but by less than t.

    The outcome and all winning moves, of which there are at most four, take a few integer square roots: microseconds for
    heaps of 10^18. No formula is known for the Grundy values; those of small heaps are found by search, or by `wythoff_values`.

    Parameters
    ----------
    t : int >= 1; 1 is Wythoff's own game.

    References
    ----------
    Wythoff, "A modification of the game of Nim" (1907); Fraenkel, "How to beat your Wythoff games' opponent on three fronts" (1982).
    """

    ending = "Whoever takes the last chip wins."

    words = MappingProxyType(
        {
            "take": "take {0} from heap {1}",
            "each": "take {0} from both heaps",
            "two": "take {0} from heap 1 and {1} from heap 2",
        }
    )
    skin = "piles"

    def __init__(self, t: int = 1) -> None:
        self.t = check_int(t, "t", least=1)

    def __repr__(self) -> str:
        return "Wythoff()" if self.t == 1 else f"Wythoff({self.t})"

    @property
    def title(self) -> str:
        return "Wythoff's game" if self.t == 1 else f"{self.t}-Wythoff"

    @property
    def rule(self) -> str:
        both = "the same number from both"
        if self.t > 1:
            both = f"some from both, where the two numbers differ by at most {self.t - 1}"
        return f"A move takes any number of chips, at least one, from one heap, or {both}."

    def step(self, first: int, second: int) -> Step:
        """Return how it is told that so many are taken from the two heaps.

        >>> Wythoff().step(0, 3)
        Step(verb='take', args=(3, 2), at=())
        """
        if not second:
            return Step("take", (first, 1))
        if not first:
            return Step("take", (second, 2))
        return Step("each", (first,)) if first == second else Step("two", (first, second))

    def located(self, position: Pair, move: Move[Pair]) -> tuple[Step, ...]:
        taken = (position[0] - move.after[0], position[1] - move.after[1])
        return tuple(Step(move.steps[0].verb, (number,), (i,)) for i, number in enumerate(taken) if number)

    def _to(self, position: Pair, after: Pair) -> Move[Pair]:
        return Move(after, (self.step(position[0] - after[0], position[1] - after[1]),))

    def moves(self, position: Pair) -> Iterator[Move[Pair]]:
        first, second = position
        for left in range(first - 1, -1, -1):
            yield self._to(position, (left, second))
        for left in range(second - 1, -1, -1):
            yield self._to(position, (first, left))
        for taken in range(1, first + 1):
            for other in range(max(1, taken - self.t + 1), min(second, taken + self.t - 1) + 1):
                yield self._to(position, (first - taken, second - other))

    def grundy_table(self, rows: int, columns: int) -> list[list[int]] | None:
        return wythoff_values(columns, rows) if self.t == 1 else None

    def outcome_theory(self, position: Pair) -> str:
        return "P" if is_cold(*position, self.t) else "N"

    def _targets(self, position: Pair) -> Iterator[Pair]:
        """The cold pairs, the larger heap in its place, that could be reached: by lowering one heap, or both."""
        first, second = position
        yield cold_partner(second, self.t), second
        yield first, cold_partner(first, self.t)
        n, rest = divmod(abs(first - second), self.t)
        for index in (n, n + 1) if rest else (n,):
            small, large = cold_pair(index, self.t)
            yield (small, large) if first < second else (large, small)

    def winning_theory(self, position: Pair) -> list[Move[Pair]]:
        if self.outcome_theory(position) == "P":
            return []
        return self._reached(position, self._targets(position))

    def _reached(self, position: Pair, targets: Iterable[Pair]) -> list[Move[Pair]]:
        """The moves to those targets that can be reached, for neither heap may grow; in the order of `moves`."""
        first, second = position
        near = {one for one in targets if one != position and one[0] <= first and one[1] <= second}
        order = sorted(near, key=lambda one: (one[1] != second, one[0] != first, -one[0], -one[1]))
        return [self._to(position, one) for one in order]

    def reason(self, position: Pair) -> str:
        low, high = sorted(position)
        return f"cold pair {(high - low) // self.t}: {low} and {high}"

    def misere_theory(self, position: Pair) -> str | None:
        if self.t > 1:
            return None
        low, high = sorted(position)
        return "P" if (low, high) in ((0, 1), (2, 2)) or (low > 2 and is_cold(low, high)) else "N"

    def misere_winning_theory(self, position: Pair) -> list[Move[Pair]] | None:
        if self.t > 1:
            return None
        if self.misere_theory(position) == "P":
            return []
        first, second = position
        targets = [(0, 1), (1, 0), (2, 2), *self._targets(position)]
        lost = [one for one in targets if self.misere_theory(one) == "P"]
        return [
            move
            for move in self._reached(position, lost)
            if first - second == move.after[0] - move.after[1] or first == move.after[0] or second == move.after[1]
        ]

    def misere_reason(self, position: Pair) -> str | None:
        if self.t > 1:
            return None
        return self.reason(position) if min(position) > 2 else "one of the first two: 0 and 1, or 2 and 2"


class Queen(Wythoff):
    """Wythoff's game told with a queen, which goes left, down or diagonally towards the corner, as far as one likes.

    >>> queen(3, 4).winning_moves()
    [go 2 diagonally: leaves 1, 2, a P-position (cold pair 1: 1 and 2)]

    A position is the queen's column and row, integers >= 0; the corner is (0, 0).

    References
    ----------
    Ferguson, Part I, section 3.5, the exercise on Wythoff's game.
    """

    title = "The queen goes home"
    rule = "A move takes the queen any number of squares to the left, down, or diagonally down and left."
    ending = "Whoever brings her to the corner wins."
    words = MappingProxyType({"left": "go {0} left", "down": "go {0} down", "diagonal": "go {0} diagonally"})
    skin = "queen"
    drawn_moves = True

    def __init__(self) -> None:
        super().__init__()

    def __repr__(self) -> str:
        return "Queen()"

    def key(self, position: Pair) -> Pair:
        return position  # on a board, squares that mirror each other stand apart

    def step(self, first: int, second: int) -> Step:
        return Step("diagonal" if first and second else "left" if first else "down", (first or second,))

    def located(self, position: Pair, move: Move[Pair]) -> tuple[Step, ...]:
        return tuple(step._replace(at=(0,)) for step in move.steps)  # there is but one queen


wythoff = Wythoff()
queen = Queen()


def wythoff_values(columns: int, rows: int) -> list[list[int]]:
    """Return the Grundy values of Wythoff's game as a table: those of (0, y), (1, y), … in row y.

    >>> for row in wythoff_values(8, 4): print(*row)
    0 1 2 3 4 5 6 7
    1 2 0 4 5 3 7 8
    2 0 1 5 3 4 8 6
    3 4 5 6 2 0 1 9

    Parameters
    ----------
    columns, rows : int from 0 to 4,000, with a product of at most 1,000,000.

    Raises
    ------
    ValueError : if a size is no such integer, or the table is larger than that.

    Complexity
    ----------
    A few operations on integers of some thousand bits for each entry: a million entries take a few tenths of a second.
    """
    columns = check_int(columns, "table sizes", most=MOST_SIDE)
    rows = check_int(rows, "table sizes", most=MOST_SIDE)
    if columns * rows > MOST_ENTRIES:
        raise ValueError(f"a table has at most {MOST_ENTRIES:,} entries, got {columns} columns and {rows} rows")
    short, long = sorted((columns, rows))
    # In each of these integers, bit v says that the value v is already in the line, or in the diagonal. The game is symmetric: the
    # n-th row and the n-th column have the same values, and of two places that mirror each other one is enough.
    by_line, by_diagonal = [0] * long, [0] * long
    table = [[0] * columns for _ in range(rows)]
    for near in range(short):
        in_line = by_line[near]
        for distance, in_diagonal in enumerate(by_diagonal[: long - near]):
            far = near + distance
            met = in_line | by_line[far] | in_diagonal
            least = ~met & met + 1  # the lowest bit that is not there: the mex, as a bit
            in_line |= least
            by_line[far] |= least
            by_diagonal[distance] = in_diagonal | least
            value = least.bit_length() - 1
            if far < columns:
                table[near][far] = value
            if far < rows:
                table[far][near] = value
    return table


class Euclid(TwoHeaps):
    """Euclid's game: from the larger of two heaps take a multiple of the smaller one; the game ends when a heap is empty.

    >>> euclid(10, 24).winning_moves()
    [take 10 from heap 2: leaves 10, 14, a P-position (the only move takes 10, and leaves 4 and 10)]
    >>> euclid(10**18, 10**17 + 1).value(), euclid.suspense_theory((10**18, 10**17 + 1))
    (9, 5)

    Value, outcome, length and winning moves take the steps of Euclid's algorithm: microseconds for heaps of 10^18.

    References
    ----------
    Cole and Davie, "A game based on the Euclidean algorithm and a winning strategy for it" (1969), who find who wins.
    """

    title = "Euclid's game"
    rule = (
        "A move takes a multiple of the smaller heap, at least once that many, from the larger one."
        " The game ends when a heap is empty."
    )
    ending = "Whoever empties a heap wins."
    words = MappingProxyType({"take": "take {0} from heap {1}"})
    skin = "euclid"

    def write(self, position: Pair) -> str:
        return f"euclid({self.show(position)})"

    def located(self, position: Pair, move: Move[Pair]) -> tuple[Step, ...]:
        return tuple(Step(verb, (taken,), (heap - 1,)) for verb, (taken, heap), _ in move.steps)

    def moves(self, position: Pair) -> Iterator[Move[Pair]]:
        small = min(position)
        for heap, size in enumerate(position):
            if size < max(position) or not small:
                continue
            for taken in range(small, size + 1, small):
                yield self._take(position, taken, heap)

    def _take(self, position: Pair, taken: int, heap: int) -> Move[Pair]:
        first, second = position
        after = (first, second - taken) if heap else (first - taken, second)
        return Move(after, (Step("take", (taken, heap + 1)),))

    def grundy_theory(self, position: Pair) -> int:
        value = 0
        for quotient in _quotients(position):
            value = quotient - (quotient <= value)
        return value

    def suspense_theory(self, position: Pair) -> int:
        length = 0
        for quotient in _quotients(position):
            length += 2 if quotient > 1 and length % 2 else 1
        return length

    def winning_theory(self, position: Pair) -> list[Move[Pair]]:
        """Leave (r, a) where that is lost, and else (a, a + r), where the reply is forced."""
        small, large = sorted(position)
        if not self.grundy_theory(position):
            return []
        lost = not self.grundy_theory((large % small, small))
        taken = large - large % small - (0 if lost else small)
        return [self._take(position, taken, heap) for heap in (0, 1) if position[heap] == large]

    def reason(self, position: Pair) -> str | None:
        """Say that the one move there is forced: so it is from every P-position where a move is left."""
        small, large = sorted(position)
        return f"the only move takes {small}, and leaves {large - small} and {small}" if small else None


def _quotients(position: Pair) -> list[int]:
    """The quotients of Euclid's algorithm, the last one first: so the heaps grow from what is left at the end."""
    small, large = sorted(position)
    found = []
    while small:
        found.append(large // small)
        small, large = large % small, small
    return found[::-1]


euclid = Euclid()


def _halvings(number: int) -> int:
    """How many times 2 divides the number."""
    return (number & -number).bit_length() - 1


class EmptyAndDivide(TwoHeaps):
    """Empty and divide: empty one of two boxes, divide the other between the two, and leave none empty.

    >>> EmptyAndDivide()(5, 4).winning_moves()
    [divide the 4 into 1 and 3: leaves 1, 3, a P-position (both are odd)]
    >>> EmptyAndDivide(equal=True)(4, 1).outcome(), EmptyAndDivide()(4, 1).outcome()
    ('P', 'N')

    By theorem, constant; under misère play by search.

    Parameters
    ----------
    equal : False: any division into two parts. True: into equal halves only. A position is two integers >= 1. The boxes
        are alike, so a move is told with the smaller part first.

    References
    ----------
    Ferguson, Part I, section 1.5.
    """

    words = MappingProxyType({"divide": "divide the {0} into {1} and {2}"})
    skin = "boxes"

    def __init__(self, equal: bool = False) -> None:
        self.equal = check_bool(equal, "equal")

    def __repr__(self) -> str:
        return "EmptyAndDivide(equal=True)" if self.equal else "EmptyAndDivide()"

    @property
    def title(self) -> str:
        return "Empty and halve" if self.equal else "Empty and divide"

    @property
    def rule(self) -> str:
        parts = "equal halves" if self.equal else "two parts, each at least 1"
        return f"A move empties one box and divides the chips of the other between the two, in {parts}."

    def check(self, position: Any) -> Pair:
        pair: Pair = shaped(position, (int, int), "what is in two boxes, integers >= 1")
        check_int(min(pair), "boxes", least=1)
        return pair

    def moves(self, position: Pair) -> Iterator[Move[Pair]]:
        for size in dict.fromkeys(position):
            halves = range(size // 2, size // 2 + (size % 2 == 0))
            for part in halves if self.equal else range(1, size // 2 + 1):
                yield Move((part, size - part), (Step("divide", (size, part, size - part)),))

    def located(self, position: Pair, move: Move[Pair]) -> tuple[Step, ...]:
        ((verb, (size, *parts), _),) = move.steps
        return (Step(verb, tuple(parts), (position.index(size),)),)

    def grundy_theory(self, position: Pair) -> int:
        if not self.equal:
            return _halvings(((position[0] - 1) | (position[1] - 1)) + 1)  # x ends in as many ones as x + 1 in zeros
        return mex((halvings - 1) % 2 for halvings in map(_halvings, position) if halvings)

    def reason(self, position: Pair) -> str:
        m, n = position
        if not self.equal or (m % 2 and n % 2):
            return "both are odd"
        return f"2 divides {m} {_times(_halvings(m))} and {n} {_times(_halvings(n))}: both even"


def _times(count: int) -> str:
    return "1 time" if count == 1 else f"{count} times"


empty_and_divide = EmptyAndDivide()
