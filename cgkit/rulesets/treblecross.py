"""Treblecross: both players write X in a row of squares, and whoever completes three in a row wins.

**Theorem.** Where nobody can complete three at once, count the squares that have no X within two squares of them, by
stretches without gaps; X in such a square takes it and the two on each side out of play. A stretch of m is a row of m + 2 in the code
0.007, and the position is P just when the nim-sum of their values is 0.

*Proof.* X within two squares of another X lets the opponent complete three at once; so nobody who can help it writes
there, and whoever must has lost. What is left is a game in which the last to move safely wins. Put a block of three
squares, beginning at i, on a row of m + 2 for X in square i of m: X in i and j are more than two apart just when the
blocks do not overlap.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from types import MappingProxyType
from typing import Any

from cgkit.errors import told, whole_number
from cgkit.games.ruleset import Move, Ruleset, Step
from cgkit.numbers.nim import nim_sum
from cgkit.sequences.octal import read_code
from cgkit.words import zero_nim_sum

__all__ = ["Treblecross", "treblecross"]

MOST_SQUARES = 2_000
TWO_OF_THREE = re.compile(r"XX\.|X\.X|\.XX")  # whoever is to move completes them


@dataclass(frozen=True)
class Treblecross(Ruleset[str]):
    """Treblecross; called with the number of squares, or with a row already begun.

    >>> treblecross(5).winning_moves(), treblecross("..X..X..").winning_moves()
    ([write X in square 3: leaves ..X.., a P-position (no square is safe)], [])

    Parameters
    ----------
    A position is a row of X and "." for an empty square, from 3 to 2,000, as a string.

    Raises
    ------
    ValueError : if the row has fewer squares or more, or holds anything else.

    Complexity
    ----------
    Quadratic in the number of squares, by theorem.

    References
    ----------
    Winning Ways, chapter 4; Ferguson, Part I, section 4.5.
    """

    words = MappingProxyType({"X": "write X in square {0}"})
    additive = False
    skin = "treblecross"
    drawn_moves = True

    def __repr__(self) -> str:
        return "treblecross"

    @property
    def title(self) -> str:
        return "Treblecross"

    @property
    def rule(self) -> str:
        return "A move writes X in an empty square."

    @property
    def ending(self) -> str:
        return "Whoever completes three neighbouring X wins."

    def parse(self, *parts: Any) -> str:
        if len(parts) != 1:
            raise ValueError(f"Treblecross has one row, given by its length or as a string, got {told(parts)}")
        (row,) = parts
        return self.check(
            row if isinstance(row, str) else "." * whole_number(row, "numbers of squares", 3, MOST_SQUARES)
        )

    def check(self, position: Any) -> str:
        if not isinstance(position, str) or not 3 <= len(position) <= MOST_SQUARES or set(position) - set("X."):
            raise ValueError(
                f'a row is a string of X and "." for an empty square, 3 to {MOST_SQUARES:,} of them, got {told(position)}'
            )
        return str(position)

    def moves(self, position: str) -> Iterator[Move[str]]:
        if "XXX" not in position:
            for i, square in enumerate(position):
                if square == ".":
                    yield Move(position[:i] + "X" + position[i + 1 :], (Step("X", (i + 1,)),))

    def located(self, position: str, move: Move[str]) -> tuple[Step, ...]:
        ((letter, (square,), _),) = move.steps
        return (Step(letter, (), (square - 1,)),)

    def show(self, position: str) -> str:
        return position

    def write(self, position: str) -> str:
        return f"treblecross({len(position)})" if set(position) == {"."} else f'treblecross("{position}")'

    def safe(self, position: str) -> list[int]:
        """Return the lengths of the stretches of squares with no X within two squares of them.

        >>> treblecross.safe("....X.....X..")
        [2, 1]
        """
        free = ["X" not in position[max(0, i - 2) : i + 3] for i in range(len(position))]
        return [len(list(stretch)) for is_free, stretch in groupby(free) if is_free]

    def outcome_theory(self, position: str) -> str:
        if "XXX" in position:
            return "P"
        if TWO_OF_THREE.search(position):
            return "N"
        values = read_code("0.007").sequence(len(position) + 3)
        return "N" if nim_sum(*(values[size + 2] for size in self.safe(position))) else "P"

    def reason(self, position: str) -> str | None:
        stretches = self.safe(position)
        if not stretches:
            return "no square is safe"
        values = read_code("0.007").sequence(len(position) + 3)
        return zero_nim_sum(values[size + 2] for size in stretches)


treblecross = Treblecross()
