"""Euclid's game and Empty and divide, which are played on two interchangeable heaps; see also `cgkit.rulesets.wythoffs_game`.

**Euclid's game.** Let 0 < a <= b, and b = qa + r with 0 <= r < a. Then there are q moves from (a, b), to (r, a), (a, a + r), …, (a, (q-1)a
+ r).

**Theorem** (one step of Euclid's algorithm). Let (r, a) be worth v. Leave v out of the list 0, 1, 2, …. The value of (a, b) is then the
q-th number in the list, which is q - 1 if q <= v, otherwise q.
*Proof.* (a, ka + r) has the options (r, a), (a, a + r), …, (a, (k-1)a + r), so its value is the least number that is neither v
nor the value of an earlier pair in this list.

**Theorem.** If the game lasts s moves from (r, a), then it lasts s + 1 moves from (a, b), or s + 2 if s is odd and q > 1. Neither the
winner nor the loser can hurry or delay, so remoteness and suspense are equal.
*Proof.* If q = 1, the move is forced. If q > 1, there is exactly one winning move. It leads to (r, a) if that is a P-position, otherwise to
(a, a + r), where the opponent must move to (r, a). From any other option, the opponent can move to either of these positions.

**Theorem** (Empty and divide, any division). The value of (m, n) is the number of ones at the end of (m - 1) OR (n - 1) in binary. A
position is therefore P exactly when both numbers are odd.

Chapter 4 of the book has the proof.

**Theorem** (Empty and divide, equal halves). Let m and n be divisible by 2 exactly e and f times. A move leaves a pair whose numbers are
both divisible by 2 exactly e - 1 times, or both f - 1 times. A pair with equal exponents k is worth 0 if k is even and 1 if k is odd.
Therefore the value of (m, n) is 0 if e and f are both even. Otherwise it is 1 if no move leaves a pair of value 1, and 2 if some move does.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Any

from cgkit.checks import check_bool, check_int, listed, shaped
from cgkit.games.move import Move, Step
from cgkit.games.ruleset import Ruleset
from cgkit.numbers.nim_sums import mex

Pair = tuple[int, int]

SIDES = ("height", "width")  # sides of a rectangle


class TwoHeaps(Ruleset[Pair]):
    """A game on two heaps, integers >= 0, whose order doesn't matter."""

    def parse(self, *parts: Any) -> Any:
        return listed(parts)

    def check(self, position: Any) -> Pair:
        pair: Pair = shaped(position, (int, int), "two numbers, integers >= 0")
        return pair

    def key(self, position: Pair) -> Pair:
        low, high = sorted(position)
        return low, high


class Euclid(TwoHeaps):
    """Euclid's game, where a move cuts squares off a rectangle along its longer side, and the player who uses up the rectangle wins.

    >>> euclid(10, 24).winning_moves()
    [cut 10 off the width: leaves 10, 14, a P-position (the only move takes 10, and leaves 4 and 10)]
    >>> euclid(10**18, 10**17 + 1).value(), euclid.suspense_theory((10**18, 10**17 + 1))
    (9, 5)

    The value, outcome, length and winning moves take as many steps as Euclid's algorithm, which means microseconds for heaps of 10^18.

    References
    ----------
    Cole and Davie, "A game based on the Euclidean algorithm and a winning strategy for it" (1969), who solve the game.
    """

    expression, title = "euclid", "Euclid's game"
    rule = (
        "The two numbers are the height and the width of a rectangle. A move cuts one square off along the longer side,"
        " or several in a row: it takes a multiple of the smaller number from the larger one."
    )
    ending = "Whoever uses the rectangle up wins."
    words = MappingProxyType({"height": "cut {0} off the height", "width": "cut {0} off the width"})
    skin = "euclid"

    def located(self, position: Pair, move: Move[Pair]) -> tuple[Step, ...]:
        return tuple(Step(verb, args, (SIDES.index(verb),)) for verb, args, _ in move.steps)

    def moves(self, position: Pair) -> Iterator[Move[Pair]]:
        small = min(position)
        for heap, size in enumerate(position):
            if size < max(position) or not small:
                continue
            for taken in range(small, size + 1, small):
                yield self._take(position, taken, heap)

    def _take(self, position: Pair, taken: int, side: int) -> Move[Pair]:
        high, wide = position
        after = (high, wide - taken) if side else (high - taken, wide)
        return Move(after, (Step(SIDES[side], (taken,)),))

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
        """Return the winning move if there is one, or its two mirror images if the heaps are equal.

        The move leads to (r, a) if that's P, otherwise to (a, a + r).
        """
        small, large = sorted(position)
        if not self.grundy_theory(position):
            return []
        lost = not self.grundy_theory((large % small, small))
        taken = large - large % small - (0 if lost else small)
        return [self._take(position, taken, heap) for heap in (0, 1) if position[heap] == large]

    def reason(self, position: Pair) -> str | None:
        """Return a sentence that states the only move; every P-position except the end has exactly one move."""
        small, large = sorted(position)
        return f"the only move takes {small}, and leaves {large - small} and {small}" if small else None


def _quotients(position: Pair) -> list[int]:
    """Return the quotients of Euclid's algorithm in reverse order, from the end of the game backwards."""
    small, large = sorted(position)
    quotients = []
    while small:
        quotients.append(large // small)
        small, large = large % small, small
    return quotients[::-1]


euclid = Euclid()


def _halvings(number: int) -> int:
    """Return how many times 2 divides the number."""
    return (number & -number).bit_length() - 1


class EmptyAndDivide(TwoHeaps):
    """Empty and divide, where a move empties one of two boxes and then divides the other's contents between the two.

    >>> empty_and_divide(5, 4).winning_moves()
    [divide the 4 into 1 and 3: leaves 1, 3, a P-position (both are odd)]
    >>> EmptyAndDivide(equal=True)(4, 1).outcome(), empty_and_divide(4, 1).outcome()
    ('P', 'N')

    A theorem solves the game in constant time. Misère play is solved by search.

    Parameters
    ----------
    equal : whether the two parts must be equal; otherwise any division into two parts is allowed. A position is two integers >= 1. The
        boxes are alike, so a move gives the smaller part first.

    References
    ----------
    Ferguson, Part I, section 1.5.
    """

    words = MappingProxyType({"divide": "divide the {0} into {1} and {2}"})
    skin = "boxes"

    def __init__(self, equal: bool = False) -> None:
        self.equal = check_bool(equal, "equal")

    def __repr__(self) -> str:
        return "EmptyAndDivide(equal=True)" if self.equal else "empty_and_divide"

    @property
    def title(self) -> str:
        return "Empty and halve" if self.equal else "Empty and divide"

    @property
    def rule(self) -> str:
        parts = "equal halves" if self.equal else "two parts, each at least 1"
        return f"A move empties one box and divides the chips of the other between the two, in {parts}."

    def check(self, position: Any) -> Pair:
        pair: Pair = shaped(position, (int, int), "the contents of two boxes, integers >= 1")
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
            # x ends in as many ones as x + 1 ends in zeros
            return _halvings(((position[0] - 1) | (position[1] - 1)) + 1)
        return mex((halvings - 1) % 2 for halvings in map(_halvings, position) if halvings)

    def reason(self, position: Pair) -> str:
        m, n = position
        if not self.equal or (m % 2 and n % 2):
            return "both are odd"
        return f"{m} and {n} can each be halved an even number of times, {_halvings(m)} and {_halvings(n)}"


empty_and_divide = EmptyAndDivide()
