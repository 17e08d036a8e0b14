"""Nim where a move can take from several heaps, either any numbers of chips (Moore's Nim) or the same number from each.

**Theorem** (Moore). In Nim_k a move takes from at least one and at most k heaps. Write the heaps in binary, one under the other. The player
to move loses exactly when the number of 1s in each column is divisible by k + 1. Chapter 3 of the book has the proof.

**Theorem** (misère, Moore). The same is true, except that if all heaps are 0 or 1, the number of heaps of 1 must leave remainder 1 on
division by k + 1. *Proof.* If all heaps are 0 or 1, a move removes from 1 to k heaps, and the player who takes the last heap loses. If from
1 to k heaps are above 1, the player to move wins, by lowering each of them to 0 or 1 and removing some heaps of 1, at most k heaps
altogether. The numbers of heaps of 1 that such moves can leave are k + 1 consecutive numbers, or all numbers from 0 to some number >= 1, so
one of them has remainder 1. If more than k heaps are above 1, the moves to P in normal play leave a heap above 1, and therefore more than k
such heaps. As in normal play, every move from such a P-position leads to an N-position.

**Theorem** (heaps together). Suppose that a move can also take the same number of chips from each of k heaps, as in Wythoff's game, where k
= 2. If k is *odd*, these extra moves change nothing: the Grundy value is the nim-sum. *Proof.* Let 2^i be the highest power of 2 that
divides the number taken. Subtracting the number flips bit i of each of the k heaps, and no bit below i. Bit i of the nim-sum therefore
flips an odd number of times, so no move keeps the nim-sum. As in Nim, all smaller nim-sums can be reached. If k is even, the extra moves do
matter, because (1, 1, …, 1) has nim-sum 0 but one move can take everything.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain, combinations
from typing import Any

from cgkit.checks import check_int
from cgkit.games.compounds import lazy_product
from cgkit.games.heaps import Counts, Heaps
from cgkit.games.move import Move, Step
from cgkit.numbers.nim_sums import nim_sum
from cgkit.rulesets.nim_family import Sizes
from cgkit.wording import joined, zero_nim_sum

LISTED = 8  # maximum number of columns listed in a reason


class MooreNim(Heaps):
    """Moore's Nim_k, where a move takes at least one chip from each of 1 to k heaps.

    >>> MooreNim(2)(2, 3, 4).winning_moves()
    [take 1 from heap 2 and take 2 from heap 3: leaves 2, 2, 2, a P-position (1s in each column: 3, 0; all divisible by 3)]

    Finding the outcome takes time linear in the number of bits, and so does finding each winning move. However, there can be a huge number
    of winning moves. If you need only one, call `next(iter(rules.winning_theory(position)))`.

    With k = 1, this is Nim.

    References
    ----------
    Moore, "A generalization of the game called Nim" (1910), doi:10.2307/1967321; Ferguson, Part I, section 2.6, exercise 7.
    """

    ending = "Whoever takes the last chip wins."

    skin = "nim"

    def __init__(self, k: int) -> None:
        self.k = check_int(k, "the maximum number of heaps in a move", least=1)
        self.touch = self.k

    def __repr__(self) -> str:
        return f"MooreNim({self.k})"

    @property
    def title(self) -> str:
        return f"Moore's Nim, up to {self.k} heaps" if self.k > 1 else "Moore's Nim, one heap"

    @property
    def rule(self) -> str:
        more = {1: "", 2: ", or from each of two"}.get(self.k, f", or from each of up to {self.k}")
        return f"A move takes any number of chips, at least one, from one heap{more}."

    def _move(self, position: Sizes, left: dict[int, int]) -> Move[Sizes]:
        """Return the move that lowers some heaps to their new sizes."""
        several = len(position) > 1
        steps = [Step("take", (position[i] - size,), (i,) if several else ()) for i, size in sorted(left.items())]
        return Move(tuple(left.get(i, size) for i, size in enumerate(position)), tuple(steps))

    def moves(self, position: Sizes) -> Iterator[Move[Sizes]]:
        open_heaps = [i for i, size in enumerate(position) if size]
        for count in range(1, min(self.k, len(open_heaps)) + 1):
            for places in combinations(open_heaps, count):
                for left in lazy_product([partial(range, position[i] - 1, -1, -1) for i in places]):
                    yield self._move(position, dict(zip(places, left, strict=True)))

    def order(self, move: Move[Sizes]) -> Any:
        steps = move.steps
        return len(steps), [step.at for step in steps], [step.args for step in steps]

    def columns(self, position: Sizes) -> list[int]:
        """Return the number of 1s in each binary column, from left to right.

        >>> MooreNim(2).columns((2, 3, 4))
        [1, 2, 1]
        """
        width = max(position, default=0).bit_length()
        return [sum(size >> bit & 1 for size in position) for bit in range(width - 1, -1, -1)]

    def outcome_theory(self, position: Sizes) -> str:
        return "N" if any(ones % (self.k + 1) for ones in self.columns(position)) else "P"

    def winning_theory(self, position: Sizes) -> Iterator[Move[Sizes]]:
        """Yield every winning move as soon as it's found, by settling column after column in every possible way, as in the proof."""
        if self.outcome_theory(position) == "N":
            columns = [self._settled(position, {}, max(position).bit_length() - 1)]
            while columns:  # try all ways to settle the columns, starting from the left
                free = next(columns[-1], None)
                bit = max(position).bit_length() - 1 - len(columns)
                if free is None:
                    columns.pop()
                elif bit < 0:
                    yield self._move(position, free)
                else:
                    columns.append(self._settled(position, free, bit))

    def _settled(self, position: Sizes, free: dict[int, int], bit: int) -> Iterator[dict[int, int]]:
        """Yield each way to settle a column; `free` holds the heaps that are already lower than before, with their sizes so far."""
        tight = [i for i, size in enumerate(position) if i not in free and size >> bit & 1]
        for joining in range(min(len(tight), self.k - len(free)) + 1):
            ones = -(len(tight) - joining) % (self.k + 1)  # number of heaps already free that must get a 1 here
            for more in combinations(tight, joining) if ones <= len(free) else ():
                for chosen in combinations(free, ones):
                    built = {i: size | (i in chosen) << bit for i, size in free.items()}
                    built |= {i: position[i] >> bit + 1 << bit + 1 for i in more}
                    yield built

    def reason(self, position: Sizes) -> str | None:
        columns = self.columns(position)
        if not columns:
            return None
        if len(columns) > LISTED:
            return f"in each of {len(columns)} columns the number of 1s is divisible by {self.k + 1}"
        return f"1s in each column: {', '.join(map(str, columns))}; all divisible by {self.k + 1}"

    def misere_theory(self, position: Sizes) -> str:
        if max(position, default=0) > 1:
            return self.outcome_theory(position)
        return "P" if sum(position) % (self.k + 1) == 1 else "N"

    def misere_winning_theory(self, position: Sizes) -> Iterator[Move[Sizes]]:
        large = [i for i, size in enumerate(position) if size > 1]
        if len(large) > self.k:
            yield from self.winning_theory(position)
        elif self.misere_theory(position) == "N":
            yield from self._leave_ones(position, large, [i for i, size in enumerate(position) if size == 1])

    def _leave_ones(self, position: Sizes, large: Sequence[int], ones: Sequence[int]) -> Iterator[Move[Sizes]]:
        for gone in range(min(len(ones), self.k - len(large)) + 1):
            left = [more for more in range(len(large) + 1) if (len(ones) - gone + more) % (self.k + 1) == 1]
            for taken in combinations(ones, gone) if left and (large or gone) else ():
                for kept in chain.from_iterable(combinations(large, more) for more in left):
                    lowered = {i: int(i in kept) for i in large}
                    yield self._move(position, lowered | dict.fromkeys(taken, 0))

    def misere_reason(self, position: Sizes) -> str | None:
        if max(position) > 1:
            return self.reason(position)
        return f"all heaps are 0 or 1, and the number of heaps of 1, {sum(position)}, leaves the remainder 1 when divided by {self.k + 1}"


MOST_TOGETHER = 1_000


class TogetherNim(Counts):
    """Nim where a move takes any number of chips from one heap, or the same number from each of k heaps.

    >>> TogetherNim(3)(1, 2, 3).outcome(), TogetherNim(2)(1, 2, 3).outcome()
    ('P', 'N')

    With k = 2 and two heaps, this is Wythoff's game.

    If k is odd, finding the value takes time linear in the number of bits. Otherwise it's found by search.

    The number k is an integer from 2 to 1,000.
    """

    ending = "Whoever takes the last chip wins."

    skin = "piles"

    def __init__(self, k: int) -> None:
        self.k = check_int(k, "the numbers of heaps taken from together", 2, MOST_TOGETHER)
        heaps = joined(f"{{{i}}}" for i in range(1, self.k + 1))
        self.words = {"take": "take {0} from heap {1}", "each": f"take {{0}} from heaps {heaps}"}

    def __repr__(self) -> str:
        return f"TogetherNim({self.k})"

    @property
    def title(self) -> str:
        return f"Nim, {self.k} heaps together"

    @property
    def rule(self) -> str:
        return f"A move takes any number of chips from one heap, or the same number from each of {self.k} heaps."

    def key(self, position: Sizes) -> Sizes:
        return tuple(sorted(position))

    def moves(self, position: Sizes) -> Iterator[Move[Sizes]]:
        open_heaps = [i for i, size in enumerate(position) if size]
        for count, verb in ((1, "take"), (self.k, "each")):
            for places in combinations(open_heaps, count):
                numbers = tuple(i + 1 for i in places)
                for taken in range(1, min(position[i] for i in places) + 1):
                    after = tuple(size - taken * (i in places) for i, size in enumerate(position))
                    yield Move(after, (Step(verb, (taken, *numbers)),))

    def located(self, position: Sizes, move: Move[Sizes]) -> tuple[Step, ...]:
        ((verb, (taken, *numbers), _),) = move.steps
        return tuple(Step(verb, (taken,), (number - 1,)) for number in numbers)

    def grundy_theory(self, position: Sizes) -> int | None:
        return nim_sum(*position) if self.k % 2 else None

    def reason(self, position: Sizes) -> str | None:
        return zero_nim_sum(position) if self.k % 2 else None
