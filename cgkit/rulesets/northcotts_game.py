"""Northcott's game, with a white and a black piece on each row, where only the gaps between them count.

**Theorem.** The player to move loses exactly when the nim-sum of the gaps is 0. *Proof.* Each gap can be lowered at will, like a heap of
Nim. A retreat raises a gap. The winner of Nim answers it with an advance of the same length in the same row, which restores the gap. Each
such answer leaves more room behind the winner's piece. The winner never retreats and the row has only a fixed length, so the loser runs out
of retreats, and the winner of Nim wins.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from types import MappingProxyType
from typing import Any

from cgkit.checks import check_int, check_list, in_order, listed, shaped, short_repr, wrong
from cgkit.games.move import Move, Step
from cgkit.games.ruleset import Ruleset
from cgkit.numbers.nim_sums import nim_sum

Row = tuple[int, int, int]  # numbers of squares behind white, between the pieces, and behind black
Board = tuple[int, tuple[Row, ...]]  # 0 if white moves next and 1 if black does, then the rows
COLOURS = ("white", "black")
ROW = re.compile(r"(\.*)W(\.*)B(\.*)")
WHOLE = "whose turn it is, and the rows: the squares behind white, between the two, behind black"
MOST_SQUARES = 1_000  # maximum length of a row, which is written out square by square


class Northcott(Ruleset[Board]):
    """Northcott's game, where you move your piece forwards or backwards in one row, but never past the other piece.

    >>> northcott("W...B", "W.B..").winning_moves()
    [advance 2 in row 1: leaves ..W.B W.B.. (black to move), a P-position (gaps 1 ⊕ 1 = 0)]
    >>> northcott("B...W", "..B.W") == northcott("W...B", "W.B..")
    True

    Positions can repeat and include whose turn it is, so the game has neither Grundy values nor sums.

    A position is one or more rows, each a string of at most 1,000 squares: one W, one B, and dots for the rest. A row with B on the
    left is read from its other end, because turning a row round changes nothing. White moves first, unless the last argument is "black".
    The plain position is a pair. Its first item is 0 if white moves next and 1 if black does. Its second item has a triple for each row:
    the numbers of squares behind white, between the pieces, and behind black.

    Finding the outcome takes time linear in the number of rows, and so does finding each winning move.

    References
    ----------
    Ferguson, Part I, section 2.6, exercise 5.
    """

    expression, title = "northcott", "Northcott's game"
    rule = "A move takes your piece any distance along one row, forwards or back, but not over the other piece."
    words = MappingProxyType({"advance": "advance {0} in row {1}", "retreat": "retreat {0} in row {1}"})
    additive = False
    skin = "northcott"
    drawn_moves = True

    def parse(self, *parts: Any) -> Any:
        given = check_list(in_order(listed(parts), "rows"), "rows")
        turn = COLOURS.index(given[-1]) if given and isinstance(given[-1], str) and given[-1] in COLOURS else None
        if len(given) == 2 and not isinstance(given[0], Iterable):
            return given  # this is already a plain position
        rows = given if turn is None else given[:-1]
        return turn or 0, tuple(map(self._read, rows))

    def _read(self, row: Any) -> Row:
        match = None
        if isinstance(row, str) and len(row) <= MOST_SQUARES:
            match = ROW.fullmatch(row) or ROW.fullmatch(row[::-1])
        if match is None:
            message = f"a row must have one W, one B and dots, such as 'W..B.', on at most {MOST_SQUARES:,} squares, got {short_repr(row)}"
            raise wrong(isinstance(row, str), message)
        return len(match[1]), len(match[2]), len(match[3])

    def check(self, position: Any) -> Board:
        turn, rows = shaped(position, (int, [(int, int, int)]), WHOLE)
        if long := [row for row in rows if sum(row) + 2 > MOST_SQUARES]:
            raise ValueError(
                f"a row can have at most {MOST_SQUARES:,} squares, including the two with pieces, got {short_repr(long[0])}"
            )
        return check_int(turn, "turns, of white or black,", 0, 1), rows

    def moves(self, position: Board) -> Iterator[Move[Board]]:
        turn, rows = position
        for i, row in enumerate(rows):
            for verb, most in (("advance", row[1]), ("retreat", row[2 * turn])):
                for squares in range(1, most + 1):
                    yield self._move(position, i, verb, squares)

    def _move(self, position: Board, i: int, verb: str, squares: int) -> Move[Board]:
        turn, rows = position
        row = list(rows[i])
        sign = 1 if verb == "advance" else -1
        row[1] -= sign * squares
        row[2 * turn] += sign * squares
        after = (*rows[:i], (row[0], row[1], row[2]), *rows[i + 1 :])
        return Move((1 - turn, after), (Step(verb, (squares, i + 1)),))

    def located(self, position: Board, move: Move[Board]) -> tuple[Step, ...]:
        ((verb, (squares, row), _),) = move.steps
        return (Step(verb, (squares,), (row - 1,)),)

    def outcome_theory(self, position: Board) -> str:
        return "N" if nim_sum(*self.gaps(position)) else "P"

    def gaps(self, position: Board) -> list[int]:
        """Return the number of squares between the two pieces, row by row.

        >>> northcott.gaps(northcott("W...B", "W.B..").state)
        [3, 1]
        """
        return [gap for _, gap, _ in position[1]]

    def winning_theory(self, position: Board) -> Iterator[Move[Board]]:
        turn, rows = position
        total = nim_sum(*self.gaps(position))
        for i, row in enumerate(rows) if total else ():
            wanted = row[1] ^ total
            if wanted < row[1]:
                yield self._move(position, i, "advance", row[1] - wanted)
            elif wanted - row[1] <= row[2 * turn]:
                yield self._move(position, i, "retreat", wanted - row[1])

    def reason(self, position: Board) -> str:
        return f"gaps {' ⊕ '.join(map(str, self.gaps(position)))} = 0"

    def show(self, position: Board) -> str:
        return f"{' '.join(self.rows(position))} ({COLOURS[position[0]]} to move)"

    def rows(self, position: Board) -> list[str]:
        """Return the rows as a reader writes them.

        >>> northcott.rows((0, ((0, 2, 1),)))
        ['W..B.']
        """
        return [f"{'.' * left}W{'.' * gap}B{'.' * right}" for left, gap, right in position[1]]

    def write(self, position: Board) -> str:
        turn = [repr("black")] if position[0] else []
        return f"{self!r}({', '.join([*map(repr, self.rows(position)), *turn])})"


northcott = Northcott()
