"""Two variants of Nim with a choice.

In Choose-Nim, a player chooses the only heap to keep. In the game of pairs, a player chooses a number as large as they like.

**Theorem.** Let a move lower y in a pair (x, y), or lower x and choose any new y. The Grundy value of (x, y) is the ordinal ω·x + y. If y
must be below a width w, the value is the number w·x + y. Chapter 4 of the book has the proof.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import count
from operator import xor
from types import MappingProxyType
from typing import Any

from cgkit.checks import SearchLimitError, check_int, check_ints, listed, listed_pairs, shaped, short_repr, wrong
from cgkit.games.move import Move, Step
from cgkit.games.ruleset import Piece, Ruleset
from cgkit.numbers.nim_sums import Ordinal, mex
from cgkit.wording import zero_nim_sum

CHOSEN = "chosen"
State = tuple[int | tuple[int, ...]]  # ((2, 3, 5),) before the choice, (3,) after it


class ChooseNim(Ruleset[State]):
    """Choose-Nim, where the first move chooses a heap and removes all others, and the players go on to play Nim with that heap.

    >>> choose_nim(0, 1, 2, 4).value(), choose_nim(1, 2, 4).outcome()
    (3, 'P')

    A position is one or more heaps to choose from, integers >= 0, or a heap and the word "chosen". The plain position is a tuple with one
    item, which is the tuple of heaps before the choice, and the chosen heap after it.

    A theorem solves the game in time linear in the number of heaps. The value before the choice is the mex of the heap sizes, because a
    Nim heap's value is its size.
    """

    expression, title = "choose_nim", "Choose-Nim"
    rule = "The first move chooses one of the heaps; each later one takes as many chips as you like from it."
    words = MappingProxyType({"choose": "choose the heap of {0}", "take": "take {0}"})
    skin = "choose"

    def parse(self, *parts: Any) -> Any:
        chosen = len(parts) == 2 and isinstance(parts[1], str) and parts[1] == CHOSEN
        return parts[:1] if chosen else (listed(parts),)

    def check(self, position: Any) -> State:
        if not isinstance(position, tuple | list) or len(position) != 1:
            message = f"a position must be the heaps to choose from, or the chosen heap, got {short_repr(position)}"
            raise wrong(isinstance(position, tuple | list), message)
        (heaps,) = position
        if not isinstance(heaps, Iterable):
            return (check_int(heaps, "heap sizes"),)
        sizes = check_ints(heaps, "heap sizes")
        if not sizes:
            raise ValueError("at least one heap to choose from is needed, got none")
        return (sizes,)

    def moves(self, position: State) -> Iterator[Move[State]]:
        (heaps,) = position
        if isinstance(heaps, tuple):
            for size in sorted(set(heaps)):
                yield Move((size,), (Step("choose", (size,)),))
        else:
            for number in range(1, heaps + 1):
                yield Move((heaps - number,), (Step("take", (number,)),))

    def located(self, position: State, move: Move[State]) -> tuple[Step, ...]:
        (heaps,), (step,) = position, move.steps
        return (step._replace(at=(heaps.index(step.args[0]) if isinstance(heaps, tuple) else 0,)),)

    def show(self, position: State) -> str:
        (heaps,) = position
        return f"a choice of {', '.join(map(str, heaps))}" if isinstance(heaps, tuple) else str(heaps)

    def write(self, position: State) -> str:
        (heaps,) = position
        return f"choose_nim({', '.join(map(str, heaps)) if isinstance(heaps, tuple) else f'{heaps}, {CHOSEN!r}'})"

    def grundy_theory(self, position: State) -> int:
        (heaps,) = position
        return mex(heaps) if isinstance(heaps, tuple) else heaps


choose_nim = ChooseNim()


MOST_ANEW = 100_000  # limit on the new values of y to try if there's no width
Pair = tuple[int, int]
Pairs = tuple[Pair, ...]


class OrdinalNim(Ruleset[Pairs]):
    """Nim with pairs (x, y), where a move lowers y, or lowers x and chooses a new y.

    >>> ordinal_nim((2, 3)).rules.ordinal(((2, 3),))
    ω·2 + 3
    >>> ordinal_nim((2, 3), (1, 7)).winning_moves()
    [take pair 1 to (1, 7): leaves (1, 7), (1, 7), a P-position (nim-sum ω + 7 ⊕ ω + 7 = 0)]
    >>> OrdinalNim(10)((2, 3)).value()
    23

    By a theorem, finding the outcome takes time linear in the number of pairs, and so does finding each winning move.

    Parameters
    ----------
    width : integer >= 1 that every y must be below (default: y can be as large as you like, so there are infinitely many moves that lower
        x). A position is any number of pairs of integers >= 0.

    References
    ----------
    Ferguson, Part I, section 3.4 (a game of this kind); Conway, *On Numbers and Games*, chapters 6 and 11 (the arithmetic).
    """

    title = "Lower x, and choose y again"

    words = MappingProxyType({"to": "go to ({0}, {1})", "to@": "take pair {at} to ({0}, {1})"})
    skin = "pairs"

    def __init__(self, width: int | None = None) -> None:
        self.width = None if width is None else check_int(width, "widths", least=1)

    def __repr__(self) -> str:
        return "ordinal_nim" if self.width is None else f"OrdinalNim({self.width})"

    @property
    def rule(self) -> str:
        most = "any number" if self.width is None else f"any number up to {self.width - 1}"
        return f"From (x, y), a move either lowers y, or lowers x and makes y {most}."

    def parse(self, *parts: Any) -> Any:
        return listed_pairs(parts)

    def check(self, position: Any) -> Pairs:
        pairs: Pairs = shaped(position, [(int, int)], "made of pairs (x, y) of integers >= 0")
        if self.width is not None and (wide := [y for _, y in pairs if y >= self.width]):
            raise ValueError(f"y must be less than {self.width}, got {short_repr(wide[0])}")
        return pairs

    def moves(self, position: Pairs) -> Iterator[Move[Pairs]]:
        for i, (x, y) in enumerate(position):
            for lower in range(y):
                yield self._move(position, i, (x, lower))
            for anew in (count() if self.width is None else range(self.width)) if x else ():
                if self.width is None and anew >= MOST_ANEW:
                    raise SearchLimitError(
                        anew, "moves, of which there are infinitely many", "ask for the winning ones"
                    )
                for lower in range(x):
                    yield self._move(position, i, (lower, anew))

    def _move(self, position: Pairs, i: int, pair: Pair) -> Move[Pairs]:
        at = (i,) if len(position) > 1 else ()
        return Move((*position[:i], pair, *position[i + 1 :]), (Step("to", pair, at),))

    def components(self, position: Pairs) -> tuple[Pairs, ...]:
        return tuple((pair,) for pair in position if pair != (0, 0))

    def boards(self, position: Pairs) -> list[list[Piece | None]]:
        return [[(self, (pair,)) if pair != (0, 0) else None for pair in position]]

    def ordinal(self, position: Pairs) -> Ordinal:
        """Return the nim-sum of the ordinals ω·x + y of all pairs; if there's no width, it's 0 exactly for the P-positions."""
        return reduce(xor, (Ordinal(*pair) for pair in self.check(position)), Ordinal())

    def _values(self, position: Pairs) -> list[Any]:
        """Return the values of the pairs, as ordinals or, with a width, as numbers."""
        return [Ordinal(x, y) if self.width is None else self.width * x + y for x, y in position]

    def grundy_theory(self, position: Pairs) -> int | None:
        return None if self.width is None else reduce(xor, self._values(position), 0)

    def outcome_theory(self, position: Pairs) -> str:
        return "N" if self._sum(self._values(position)) else "P"

    def _sum(self, values: list[Any]) -> Any:
        return reduce(xor, values) if values else 0

    def winning_theory(self, position: Pairs) -> Iterator[Move[Pairs]]:
        values = self._values(position)
        total = self._sum(values)
        for i, value in enumerate(values):
            if total and value ^ total < value:
                yield self._move(position, i, self._pair(value ^ total))

    def _pair(self, value: Any) -> Pair:
        x, y = (value.x, value.y) if self.width is None else divmod(value, self.width)
        return x, y

    def reason(self, position: Pairs) -> str | None:
        values = self._values(position)
        return zero_nim_sum(values) if len(values) > 1 else None


ordinal_nim = OrdinalNim()
