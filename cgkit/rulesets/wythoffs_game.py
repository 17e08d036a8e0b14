"""Wythoff's game, played on two heaps or with a queen on a board.

**Theorem** (Wythoff; Fraenkel for t-Wythoff). The P-positions are the cold pairs.

**Theorem** (Wythoff's game, misère). The P-positions are the cold pairs, except that (0, 1) and (2, 2) replace (0, 0) and (1, 2). Chapter 5
of the book has the proof.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import MappingProxyType

from cgkit.checks import check_int
from cgkit.games.move import Move, Step
from cgkit.numbers.beatty import cold_pair, cold_partner, is_cold
from cgkit.rulesets.two_heaps import Pair, TwoHeaps

__all__ = ["Queen", "Wythoff", "queen", "wythoff", "wythoff_values"]

MOST_SIDE, MOST_WORK = 16_001, 130 * 10**9  # maximum side of a table, and maximum work in bits (ten seconds)


class Wythoff(TwoHeaps):
    """Wythoff's game, where a move takes any number of chips from one heap, or the same number from both.

    >>> for win in wythoff(10, 15).winning_moves():
    ...     print(win)
    take 1 from heap 1: leaves 9, 15, a P-position (cold pair 6: 9 and 15)
    take 9 from heap 2: leaves 10, 6, a P-position (cold pair 4: 6 and 10)
    take 2 from both heaps: leaves 8, 13, a P-position (cold pair 5: 8 and 13)
    >>> Wythoff(2)(4, 10).outcome(), Wythoff(3)(4, 10).outcome()
    ('P', 'N')

    In t-Wythoff, a move can take different numbers from the two heaps, if they differ by less than t.

    The outcome and all winning moves (at most four) need a few integer square roots, which take microseconds for 10^18 chips. Nobody knows
    a formula for the Grundy values. For small heaps, a search or `wythoff_values` finds them.

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
        return "wythoff" if self.t == 1 else f"Wythoff({self.t})"

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
        """Return the step that takes these numbers from the two heaps.

        >>> wythoff.step(0, 3)
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
        small = max(rows, columns) <= MOST_SIDE and rows * columns * (rows + columns) <= MOST_WORK
        return wythoff_values(columns, rows) if self.t == 1 and small else None

    def grundy_theory(self, position: Pair) -> int | None:
        return None if all(position) else sum(position)  # a single heap is a Nim heap

    def searched(self, position: Pair) -> tuple[int, int]:
        positions = (position[0] + 1) * (position[1] + 1) // 2  # mirror images count as one position
        return positions, positions * sum(position) // 2

    def outcome_theory(self, position: Pair) -> str:
        return "P" if is_cold(*position, self.t) else "N"

    def _targets(self, position: Pair) -> Iterator[Pair]:
        """Yield the cold pairs that a move might reach; if it lowers both heaps, the larger heap stays on the same side."""
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
        """Return the moves to those targets where neither heap has grown, in the same order as `moves`."""
        first, second = position
        near = {target for target in targets if target != position and target[0] <= first and target[1] <= second}
        order = sorted(near, key=lambda target: (target[1] != second, target[0] != first, -target[0], -target[1]))
        return [self._to(position, target) for target in order]

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
        lost = [target for target in targets if self.misere_theory(target) == "P"]
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
    """Wythoff's game with a queen, who moves left, down or diagonally towards the corner, as far as she likes.

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
        return "queen"

    def key(self, position: Pair) -> Pair:
        return position  # on the board, mirror images are different squares

    def step(self, first: int, second: int) -> Step:
        return Step("diagonal" if first and second else "left" if first else "down", (first or second,))

    def located(self, position: Pair, move: Move[Pair]) -> tuple[Step, ...]:
        return tuple(step._replace(at=(0,)) for step in move.steps)  # there's only one queen


wythoff = Wythoff()
queen = Queen()


def wythoff_values(columns: int, rows: int) -> list[list[int]]:
    """Return the Grundy values of Wythoff's game as a table, with the values of (0, y), (1, y), … in row y.

    >>> for row in wythoff_values(8, 4): print(*row)
    0 1 2 3 4 5 6 7
    1 2 0 4 5 3 7 8
    2 0 1 5 3 4 8 6
    3 4 5 6 2 0 1 9

    The table can have at most 16,001 rows and 16,001 columns. Their product times their sum is at most 130,000,000,000, enough for 4,000
    rows and 4,000 columns.

    Complexity
    ----------
    A few operations for each entry, on integers of some thousand bits. A million entries take a few tenths of a second.
    """
    columns = check_int(columns, "table sizes", most=MOST_SIDE)
    rows = check_int(rows, "table sizes", most=MOST_SIDE)
    if columns * rows * (columns + rows) > MOST_WORK:
        raise ValueError(f"a table can have at most about 4,000 × 4,000 entries, got {columns} columns and {rows} rows")
    short, long = sorted((columns, rows))
    # In each of these integers, bit v means that the line or the diagonal already has the value v. The game is symmetric, so the n-th row
    # and the n-th column have the same values, and one integer is enough for both.
    by_line, by_diagonal = [0] * long, [0] * long
    table = [[0] * columns for _ in range(rows)]
    for near in range(short):
        in_line = by_line[near]
        for distance, in_diagonal in enumerate(by_diagonal[: long - near]):
            far = near + distance
            taken = in_line | by_line[far] | in_diagonal
            least = ~taken & taken + 1  # the lowest bit that isn't set is the mex
            in_line |= least
            by_line[far] |= least
            by_diagonal[distance] = in_diagonal | least
            value = least.bit_length() - 1
            if far < columns:
                table[near][far] = value
            if far < rows:
                table[far][near] = value
    return table
