"""Chomp, where each bite takes a square of a chocolate bar and all squares above and to the right of it, and one corner is poisoned.

**Convention.** Rows and columns are numbered from 1, starting at the poisoned square. A bite at that square isn't a move. This changes
nothing, because a player with no other bite would have to eat the poison and lose.

**Theorem** (Gale). Every rectangle except the single square is N. *Proof by strategy stealing.* If biting off the far corner does not win,
then some reply wins. The first player could have begun with that reply, because it takes the far corner too. The proof does not find a
winning bite. For these shapes, and their reflections in the diagonal, we know the answer:

- *A hook*, one row and one column of squares: its two arms are Nim heaps, so its value is their nim-sum.
- *Two rows*: P exactly when the upper row is one square shorter. No bite leads from such a shape to another. From any other two rows,
  exactly one bite leads to such a shape. If the rows are equal, bite the last square of the upper row; otherwise bite the lower row's
  second square beyond the upper row.
- *As many rows as columns, with a square at row 2, column 2*: N, because biting that square leaves a hook with equal arms.
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
    """Chomp; call `chomp` with the sides of a board, or with a list of the lengths of its rows.

    >>> chomp(2, 7).winning_moves()
    [bite at row 2, column 7: leaves 7, 6, a P-position (the upper row is one shorter)]
    >>> chomp([4, 4, 2]).winning_moves()[0].text
    'bite at row 2, column 3'

    A position is the list of row lengths, starting with the poisoned row. It has at most 10,000 integers >= 1, none larger than the one
    before. Two numbers that aren't in a list are the sides of a board, as in `chomp(rows, columns)`.

    The game is solved by search, except for the shapes above. A board of r rows and c columns has C(r + c, r) - 1 positions.

    References
    ----------
    Gale, "A curious Nim-type game", *American Mathematical Monthly* 81 (1974); Ferguson, Part I, section 1.5.
    """

    expression, title = "chomp", "Chomp"
    rule = "A move bites off a square together with everything above it and to its right."
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
                f"a board must be two sides, or one list of row lengths, got {short_repr(parts)}{rows_instead}"
            )
        side = check_int(parts[0], "sides", least=1)
        columns = check_int(parts[1], "sides", least=1)
        if side > MOST_ROWS:
            raise ValueError(
                f"a board can have at most {MOST_ROWS:,} rows, got {short_repr(side)}. Its reflection might have fewer"
            )
        return (columns,) * side

    def check(self, position: Any) -> Rows:
        rows = check_ints(in_order(position, "row lengths"), "row lengths", least=1)
        if not rows:
            raise ValueError("a board needs at least the poisoned square, got no rows")
        if len(rows) > MOST_ROWS:
            raise ValueError(
                f"a board can have at most {MOST_ROWS:,} rows, got {len(rows)}. Its reflection might have fewer"
            )
        if any(upper > lower for lower, upper in pairwise(rows)):
            raise ValueError(f"a row can't be longer than the row below, got {short_repr(rows)}")
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
            end = len(position)  # number of rows that reach this column; it falls towards the right
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
        # Choose the reflection with fewer rows, or the one that sorts first if both have the same number.
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
        """Return the lengths of the two rows, or of the two columns, if there are exactly two of either; otherwise return None."""
        return position if len(position) == 2 else reflected(position) if position[0] == 2 else None

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
        if len(position) == 2:
            return "the upper row is one shorter"
        return "the second column is one shorter" if position[0] == 2 else None


def reflected(position: Rows) -> Rows:
    """Return the lengths of the columns, which become the rows when the board is reflected in its diagonal.

    >>> reflected((4, 4, 2))
    (3, 3, 2, 2)
    """
    columns: list[int] = []
    for count in range(len(position), 0, -1):
        columns += [count] * (position[count - 1] - len(columns))
    return tuple(columns)


def _is_hook(position: Rows) -> bool:
    return len(position) == 1 or position[1] == 1


def _bites_at_two(lower: int, upper: int) -> list[tuple[int, int]]:
    """Return a list with the winning bite on two rows, as (row, column) numbered from 0; the list is empty if no bite wins."""
    if upper == lower - 1:
        return []
    return [(1, upper - 1)] if upper == lower else [(0, upper + 1)]


chomp = Chomp()
