"""Chomp: bite a square off a chocolate bar, with all squares above it and to its right; the corner square is poisoned.

**Convention.** Rows and columns count from 1 at the poisoned square. Biting it is modelled as no move: whoever has no other bite left
would have to eat it.

**Theorem** (Gale). Every rectangle except the single square is N. *Proof by strategy stealing.* If biting off the far corner does not
win, some answer to it does; and that bite could have been the first, for it takes the corner too. The proof does not find a winning
bite. These shapes, and their reflections in the diagonal, are known exactly:

- *A hook*, one row and one column of squares, is two Nim heaps, its arms. So its value is their nim-sum.
- *Two rows* are P exactly when the upper row is one shorter. From such a shape no bite leaves another; from any other shape one bite
  does: if the rows are equal, the last square of the upper; otherwise the lower row's second square beyond the upper.
- *As many rows as columns, with a square at row 2, column 2*: N, because biting that square leaves a hook of equal arms.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from types import MappingProxyType
from typing import Any

from cgkit.checks import check_int, check_ints, in_order, listed, short_repr
from cgkit.games.move import Move, Step
from cgkit.games.ruleset import Ruleset

Rows = tuple[int, ...]

MOST_ROWS = 10_000


class Chomp(Ruleset[Rows]):
    """Chomp; `chomp` is called with the sides of a board, or with the list of the lengths of its rows.

    >>> chomp(2, 7).winning_moves()
    [bite at row 2, column 7: leaves 7, 6, a P-position (the upper row is one shorter)]
    >>> chomp([4, 4, 2]).winning_moves()[0].text
    'bite at row 2, column 3'

    A position is the list of the lengths of the rows from the poisoned one up: integers >= 1, none longer than the one before,
    at most 10,000 of them. Two numbers that are not in a list are the sides: `chomp(rows, columns)`.

    Solved by search, except for the shapes that the theorem covers: a board of r rows and c columns has C(r + c, r) - 1 positions.

    References
    ----------
    Gale, "A curious Nim-type game", *American Mathematical Monthly* 81 (1974); Ferguson, Part I, section 1.5.
    """

    expression, title = "chomp", "Chomp"
    rule = "A move bites off a square, with every square above it, to the right of it, or both."
    ending = "The corner square is poisoned: whoever must eat it loses."
    words = MappingProxyType({"bite": "bite at row {0}, column {1}"})
    skin = "chocolate"

    def parse(self, *parts: Any) -> Any:
        rows = listed(parts)
        if rows is not parts:
            return rows
        if len(parts) != 2:
            rows_instead = f"; if these are rows, write chomp({short_repr(list(parts))})" if len(parts) > 2 else ""
            raise ValueError(
                f"a board is given by two sides, or by one list of row lengths, got {short_repr(parts)}{rows_instead}"
            )
        side = check_int(parts[0], "sides", least=1)
        columns = check_int(parts[1], "sides", least=1)
        if side > MOST_ROWS:
            raise ValueError(
                f"a board has at most {MOST_ROWS:,} rows, got {short_repr(side)}; a reflected board may have fewer"
            )
        return (columns,) * side

    def check(self, position: Any) -> Rows:
        rows = check_ints(in_order(position, "row lengths"), "row lengths", least=1)
        if not rows:
            raise ValueError("a board needs at least the poisoned square, got no rows")
        if len(rows) > MOST_ROWS:
            raise ValueError(
                f"a board has at most {MOST_ROWS:,} rows, got {len(rows)}; a reflected board may have fewer"
            )
        if any(upper > lower for lower, upper in pairwise(rows)):
            raise ValueError(f"no row may be longer than the one below, got {short_repr(rows)}")
        return rows

    def moves(self, position: Rows) -> Iterator[Move[Rows]]:
        for i, length in enumerate(position):
            for j in range(length):
                if i or j:
                    yield self._bite(position, i, j)

    def options(self, position: Rows) -> Iterator[Rows]:
        for i, length in enumerate(position):
            if i:
                yield position[:i]
            end = len(position)  # of the rows that the bite makes shorter: the further right, the fewer
            for j in range(1, length):
                while position[end - 1] <= j:
                    end -= 1
                yield position[:i] + (j,) * (end - i) + position[end:]

    def _bite(self, position: Rows, i: int, j: int) -> Move[Rows]:
        above = [min(row, j) for row in position[i:]] if j else []
        return Move((*position[:i], *above), (Step("bite", (i + 1, j + 1)),))

    def located(self, position: Rows, move: Move[Rows]) -> tuple[Step, ...]:
        ((verb, (row, column), _),) = move.steps
        return (Step(verb, (), (row - 1, column - 1)),)

    def key(self, position: Rows) -> Rows:
        # of the two reflections the one with fewer rows; the least where both have as many
        if len(position) != position[0]:
            return position if len(position) < position[0] else reflected(position)
        return min(position, reflected(position))

    def show(self, position: Rows) -> str:
        return ", ".join(map(str, position))

    def write(self, position: Rows) -> str:
        if min(position) == max(position):
            return f"chomp({len(position)}, {position[0]})"
        return f"chomp({list(position)})"

    def grundy_theory(self, position: Rows) -> int | None:
        return (position[0] - 1) ^ (len(position) - 1) if _is_hook(position) else None

    def outcome_theory(self, position: Rows) -> str | None:
        if _is_hook(position):
            return "N" if self.grundy_theory(position) else "P"
        two = self._two(position)
        if two:
            return "P" if two[1] == two[0] - 1 else "N"
        return "N" if len(position) == position[0] or min(position) == max(position) else None

    def _two(self, position: Rows) -> Rows | None:
        """The two rows, or the two columns, if there are exactly two."""
        return position if _is_two(position) else reflected(position) if position[0] == 2 else None

    def winning_theory(self, position: Rows) -> Iterator[Move[Rows]] | None:
        two = self._two(position)
        if _is_hook(position):
            across, up = position[0] - 1, len(position) - 1
            bites = [(0, up + 1)] if across > up else [(across + 1, 0)] if up > across else []
        elif two:
            bites = _bites_at_two(*two)
            bites = bites if two is position else [(i, j) for j, i in bites]
        else:
            return None
        return (self._bite(position, i, j) for i, j in bites)

    def reason(self, position: Rows) -> str | None:
        if _is_hook(position):
            return f"two arms of {len(position) - 1}"
        if _is_two(position):
            return "the upper row is one shorter"
        return "the second column is one shorter" if position[0] == 2 else None


def reflected(position: Rows) -> Rows:
    """Return the lengths of the columns, which are the rows of the board reflected in its diagonal.

    >>> reflected((4, 4, 2))
    (3, 3, 2, 2)
    """
    columns: list[int] = []
    for count in range(len(position), 0, -1):
        columns += [count] * (position[count - 1] - len(columns))
    return tuple(columns)


def _is_hook(position: Rows) -> bool:
    return len(position) == 1 or position[1] == 1


def _is_two(position: Rows) -> bool:
    return len(position) == 2


def _bites_at_two(lower: int, upper: int) -> list[tuple[int, int]]:
    """The winning bites on two rows, as (row, column) counted from 0; there is at most one."""
    if upper == lower - 1:
        return []
    return [(1, upper - 1)] if upper == lower else [(0, upper + 1)]


chomp = Chomp()
