"""SOS on a row of squares: write S or O; whoever completes SOS wins at once, and a full row without it is a draw.

**Theorem.** The first player wins on n = 7, 9, 11, … squares, the second on n = 16, 18, 20, …; all other rows are draws.
Why, and what is known of rows already begun, is told in `sos_traps`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from cgkit.errors import told
from cgkit.games.ruleset import Move, Ruleset, Step
from cgkit.rulesets.sos_traps import TRAP, row_of, sos_outcome

__all__ = ["SOS", "sos"]

WRITE = MappingProxyType({"S": "write S in square {0}", "O": "write O in square {0}"})


@dataclass(frozen=True, repr=False)
class SOS(Ruleset[str]):
    """SOS; `sos` is ready to be called with the number of squares, or with a row already begun.

    >>> sos(7).winning_moves()
    [write S in square 4: leaves ...S..., a P-position]
    >>> sos("S..S.").outcome(), sos(14).outcome(), sos(2000).outcome()
    ('N', 'D', 'P')

    Parameters
    ----------
    A position is a row of S, O and "." for an empty square, from 1 to 5,000, as a string.

    Raises
    ------
    ValueError : if the row has fewer squares or more, or holds anything else.

    Complexity
    ----------
    As for `sos_outcome`: seconds for rows of twenty empty squares. The search of whole positions, which
    remoteness needs, meets up to 3^n rows.

    References
    ----------
    Ferguson, Part I, section 1.5; USA Mathematical Olympiad 1999, problem 5.
    """

    words = WRITE
    additive = False
    skin = "sos"
    drawn_moves = True

    def __repr__(self) -> str:
        return "sos"

    @property
    def title(self) -> str:
        return "SOS"

    @property
    def rule(self) -> str:
        return "A move writes S or O in an empty square."

    @property
    def ending(self) -> str:
        return "Whoever completes SOS in three neighbouring squares wins. A full row without it is a draw."

    def parse(self, *parts: Any) -> str:
        if len(parts) != 1:
            raise ValueError(f"SOS has one row, given by its length or as a string, got {told(parts)}")
        return self.check(row_of(parts[0]))

    def check(self, position: Any) -> str:
        if not isinstance(position, str) or not position:
            raise ValueError(f'a row is a string of S, O and ".", at least one of them, got {told(position)}')
        return row_of(position)

    def moves(self, position: str) -> Iterator[Move[str]]:
        if "SOS" in position:
            return
        for i, square in enumerate(position):
            if square == ".":
                for letter in "SO":
                    yield Move(position[:i] + letter + position[i + 1 :], (Step(letter, (i + 1,)),))

    def end(self, position: str) -> int:
        return -1 if "SOS" in position else 0

    def located(self, position: str, move: Move[str]) -> tuple[Step, ...]:
        ((letter, (square,), _),) = move.steps
        return (Step(letter, (), (square - 1,)),)

    def show(self, position: str) -> str:
        return position

    def write(self, position: str) -> str:
        return f"sos({len(position)})" if set(position) == {"."} else f'sos("{position}")'

    def outcome_theory(self, position: str) -> str:
        return sos_outcome(position)

    def reason(self, position: str) -> str | None:
        if TRAP in position and position.count(".") % 2 == 0:
            return "there is a trap, and the number of empty squares is even"
        return None


sos = SOS()
