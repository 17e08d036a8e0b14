"""Nimstring, which is Dots and Boxes without the score: a player who completes a box must draw another line, and loses if there is none."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from types import MappingProxyType
from typing import Any

from cgkit.checks import check_int, check_ints, listed
from cgkit.games.move import Move, Step
from cgkit.games.ruleset import Ruleset

Drawn = tuple[int, ...]  # the numbers of the lines that have been drawn, in order
MOST_BOXES = 12  # maximum number of boxes, because the number of turns can double with each further box


class Nimstring(Ruleset[Drawn]):
    """Nimstring on a grid, where a turn draws lines until one of them completes no box; a player who can't finish a turn loses.

    >>> Nimstring(1, 2)().outcome(), Nimstring(1, 2)(1, 2, 3, 5).winning_moves()
    ('N', [draw line 4: leaves lines 1, 2, 3, 4, 5, and no move is left])

    `Nimstring(1, 2)(1, 2, 3)` has the lines 1, 2 and 3, and `Nimstring(1, 2)()` has none. Lines are numbered from left to right, first
    those above the top row of boxes, then those beside its boxes, then those below it, and so on.

    A move is a whole turn. A turn stays on its board, so a sum of two boards isn't the same game as one large board. That's why Nimstring
    has outcomes here, but neither values nor sums.

    Parameters
    ----------
    rows, columns : numbers of rows and columns of boxes, integers >= 1, with at most 12 boxes.

    References
    ----------
    Winning Ways, chapter 16; Berlekamp 2000.
    """

    title = "Nimstring"
    rule = "A move draws a line between two neighbouring dots; whenever a line completes a box, the move goes on with another."
    ending = "Whoever can't move, or can't draw another line after a box, loses."
    words = MappingProxyType({"line": "draw line {0}", "lines": "draw lines {all}"})
    additive = False
    skin = "dots_and_boxes"

    def __init__(self, rows: int, columns: int) -> None:
        self.rows, self.columns = check_int(rows, "rows of boxes", 1), check_int(columns, "columns of boxes", 1)
        if self.rows * self.columns > MOST_BOXES:
            raise ValueError(f"a board can have at most {MOST_BOXES} boxes, got {rows} × {columns}")

    def __repr__(self) -> str:
        return f"Nimstring({self.rows}, {self.columns})"

    @property
    def number(self) -> int:
        """The number of lines of the board."""
        return 2 * self.rows * self.columns + self.rows + self.columns

    @cached_property
    def boxes(self) -> list[frozenset[int]]:
        """The four lines around each box, row by row."""
        across = 2 * self.columns + 1
        tops = (row * across + column + 1 for row in range(self.rows) for column in range(self.columns))
        return [frozenset({top, top + self.columns, top + self.columns + 1, top + across}) for top in tops]

    def _given(self) -> dict[str, Any]:
        return {"rows": self.rows, "columns": self.columns}

    def drawing(self) -> dict[str, Any]:
        return {"rows": self.rows, "columns": self.columns, "boxes": [sorted(box) for box in self.boxes]}

    def parse(self, *parts: Any) -> Any:
        return listed(parts)

    def check(self, position: Any) -> Drawn:
        return tuple(sorted(set(check_ints(position, "numbers of lines", 1, self.number))))

    def moves(self, position: Drawn) -> Iterator[Move[Drawn]]:
        met = {frozenset(position)}
        turns: list[tuple[frozenset[int], Drawn]] = [(frozenset(position), ())]  # all lines, and this turn's lines
        for drawn, turn in turns:
            for line in range(1, self.number + 1):
                after = drawn | {line}
                if after in met:
                    continue
                met.add(after)
                if any(line in box and box <= after for box in self.boxes):
                    turns.append((after, (*turn, line)))
                else:
                    yield Move(tuple(sorted(after)), (Step("lines" if turn else "line", (*turn, line)),))

    def located(self, position: Drawn, move: Move[Drawn]) -> tuple[Step, ...]:
        ((_, lines, _),) = move.steps
        return tuple(Step("line", (), (line - 1,)) for line in lines)

    def show(self, position: Drawn) -> str:
        return f"lines {', '.join(map(str, position))}" if position else "no lines"

    def write(self, position: Drawn) -> str:
        return f"{self!r}({', '.join(map(str, position))})"
