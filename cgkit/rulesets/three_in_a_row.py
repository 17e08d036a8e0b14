"""Treblecross and SOS, where players write letters in a row of squares, and completing XXX or SOS wins.

**Theorem** (Treblecross). If nobody can complete three immediately, look at the stretches of squares that have no X within two squares. An
X in such a square takes it and the two squares on each side out of play. A stretch of m squares is a row of m + 2 in the code 0.007, and
the position is P exactly when the nim-sum of the stretches' values is 0.

Chapter 6 of the book has the proof.

In SOS, a full row without SOS is a draw. A *trap* is S ? ? S, two empty squares between two S. A player who writes in one of these
squares while both are empty lets the opponent complete SOS.

**Lemma.** If nobody can complete SOS immediately, and either letter in an empty square would let the opponent complete SOS, the square is
in a trap.

**Theorem.** A player to move who can complete SOS wins. Otherwise, if the number of empty squares is odd, the player to move cannot lose,
and wins if there is a trap. If the number is even, the player to move cannot win, and loses if there is a trap. Chapter 2 of the book has
the proofs.

One player, called the *trapper* here, therefore wants a trap, and the opponent wants a full row. The search tries only moves that don't let
the opponent complete SOS, and treats rows as equal if they differ only in details that don't matter:

- An S cuts the row, and so do two O side by side: no SOS and no trap reaches across them (an S belongs to both sides).
- A part where no trap can arise only supplies moves that change nothing else. Two such moves cancel, because either player can answer one
  with another. Therefore only the parity of the supply matters, and we can work it out from whose turn it is.

**Theorem.** An empty row of n squares is N for odd n >= 7 and P for even n >= 16. All other empty rows are draws, as a search shows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from types import MappingProxyType
from typing import Any

from cgkit.checks import check_int, short_repr, wrong
from cgkit.games.move import Move, Step
from cgkit.games.ruleset import Ruleset
from cgkit.numbers.nim_sums import nim_sum
from cgkit.sequences.octal_codes import read_code
from cgkit.solving.budget import open_account
from cgkit.wording import zero_nim_sum

__all__ = ["SOS", "Treblecross", "sos", "sos_outcome", "treblecross"]

MOST_SQUARES = 5_000
TWO_OF_THREE = re.compile(r"XX\.|X\.X|\.XX")  # here the player to move can complete three


class Strip(Ruleset[str]):
    """A game on a row of squares, where a move writes a letter, and the player who completes a certain three-letter word wins."""

    letters: str
    three: str

    additive = False

    def parse(self, *parts: Any) -> str:
        if len(parts) != 1:
            raise ValueError(f"{self.title} must be given one row, as a length or a string, got {short_repr(parts)}")
        return self.row(parts[0])

    def row(self, given: Any) -> str:
        """Return a row as a string; an integer means an empty row of that many squares."""
        return given if isinstance(given, str) else "." * check_int(given, "numbers of squares", 3, MOST_SQUARES)

    def moves(self, position: str) -> Iterator[Move[str]]:
        if self.three not in position:
            for i, square in enumerate(position):
                for letter in self.letters if square == "." else "":
                    yield Move(position[:i] + letter + position[i + 1 :], (Step(letter, (i + 1,)),))

    def located(self, position: str, move: Move[str]) -> tuple[Step, ...]:
        ((letter, (square,), _),) = move.steps
        return (Step(letter, (), (square - 1,)),)

    def show(self, position: str) -> str:
        return position

    def write(self, position: str) -> str:
        return f"{self!r}({len(position)})" if set(position) == {"."} else f'{self!r}("{position}")'


class Treblecross(Strip):
    """Treblecross; call `treblecross` with the number of squares, or with a row as a string.

    >>> treblecross(5).winning_moves(), treblecross("..X..X..").winning_moves()
    ([write X in square 3: leaves ..X.., a P-position (no square is safe)], [])

    A position is a row of 3 to 5,000 squares, as a string of X and "." for an empty square.

    A theorem solves the game in time quadratic in the number of squares.

    References
    ----------
    Winning Ways, chapter 4; Ferguson, Part I, section 4.5.
    """

    expression, title = "treblecross", "Treblecross"
    rule = "A move writes X in an empty square."
    ending = "Whoever completes three neighbouring Xs wins."
    letters, three = "X", "XXX"
    words = MappingProxyType({"X": "write X in square {0}"})
    skin = "treblecross"
    drawn_moves = True

    def check(self, position: Any) -> str:
        if not isinstance(position, str) or not 3 <= len(position) <= MOST_SQUARES or set(position) - set("X."):
            raise wrong(
                isinstance(position, str),
                f'a row must be a string of 3 to {MOST_SQUARES:,} signs, X or "." for an empty square, got {short_repr(position)}',
            )
        return str(position)

    def safe(self, position: str) -> list[int]:
        """Return the lengths of the stretches of squares that have no X within two squares.

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
        if "XXX" in position:
            return "three neighbouring Xs are complete"
        stretches = self.safe(position)
        if not stretches:
            return "no square is safe"
        values = read_code("0.007").sequence(len(position) + 3)
        return zero_nim_sum(values[size + 2] for size in stretches)


treblecross = Treblecross()

Parts = tuple[str, ...]  # the parts of a row where a trap can still arise, sorted
State = tuple[Parts, bool]  # the parts, and whether it is the trapper's turn

TRAP = "S..S"
THREAT = re.compile(r"S\.S|SO\.|\.OS")
HOPE = re.compile(r"[S.]\.\.[S.]")
SQUARES_A_STATE = 200
TRAPPED: Parts = (TRAP,)
ALWAYS = {False: 16, True: 7}  # the trapper wins on even (False) and odd (True) empty rows from these lengths on


def completes(row: str) -> bool:
    """Return whether the player to move can complete SOS immediately.

    >>> completes("S.S"), completes("S..S")
    (True, False)
    """
    return THREAT.search(row) is not None


def sos_outcome(row: str | int) -> str:
    """Return the outcome of SOS, "N", "P" or "D", from a row or from a number of empty squares.

    >>> [sos_outcome(n) for n in range(1, 20)]
    ['D', 'D', 'D', 'D', 'D', 'D', 'N', 'D', 'N', 'D', 'N', 'D', 'N', 'D', 'N', 'P', 'N', 'P', 'N']
    >>> sos_outcome("......O.......")
    'D'

    A row can have up to 5,000 squares.

    Complexity
    ----------
    Long empty rows and rows with a trap are solved by theorem. Other rows are solved by search, with some 600 states from 14 empty
    squares and some 15,000 from 20, but far fewer if the number of empty squares is odd.

    References
    ----------
    Ferguson, Part I, section 1.5; USA Mathematical Olympiad 1999, problem 5 (the row of 2000 squares).
    """
    row = row_of(row)
    if "SOS" in row:
        return "P"
    if completes(row):
        return "N"
    empty = row.count(".")
    odd = empty % 2 == 1
    sure = TRAP in row or (empty == len(row) and empty >= ALWAYS[odd])
    if not (sure or _trapper_wins((_parts(row), odd))):
        return "D"
    return "N" if odd else "P"


def row_of(given: Any) -> str:
    """Return a row of SOS as a string; an integer means an empty row of that many squares.

    >>> row_of(4), row_of("S..")
    ('....', 'S..')
    """
    if not isinstance(given, str):
        return "." * check_int(given, "numbers of squares", most=MOST_SQUARES)
    if len(given) > MOST_SQUARES or set(given) - set("SO."):
        raise ValueError(
            f'a row must be a string of at most {MOST_SQUARES:,} signs, S, O or "." for an empty square, got {short_repr(given)}'
        )
    return str(given)


def _parts(row: str) -> Parts:
    """Return the parts that matter of a row where nobody can complete SOS, each written in the direction that sorts first."""
    pieces = (piece.strip("O") for piece in row.replace("S", "S|S").replace("OO", "O|O").split("|"))
    return tuple(sorted(min(piece, piece[::-1]) for piece in pieces if HOPE.search(piece)))


def _options(parts: Parts, trappers_turn: bool) -> Iterator[Parts]:
    """Yield the parts after each move that doesn't let the opponent complete SOS."""
    empty = sum(part.count(".") for part in parts)
    # On the trapper's turn, the number of empty squares is always odd, so here the supply elsewhere is odd.
    if (empty % 2 == 1) != trappers_turn:
        yield parts
    for i, part in enumerate(parts):
        for j, square in enumerate(part):
            for letter in "SO" if square == "." else "":
                after = part[:j] + letter + part[j + 1 :]
                if not completes(after):
                    yield TRAPPED if TRAP in after else tuple(sorted((*parts[:i], *_parts(after), *parts[i + 1 :])))


def _trapper_wins(start: State) -> bool:
    """Return whether the trapper wins, by a depth-first search that stops as soon as a player has a good move."""
    won: dict[State, bool] = {((), turn): False for turn in (False, True)}
    won |= {(TRAPPED, turn): True for turn in (False, True)}
    path = [(start, _worst_first(start))]
    account = open_account()  # checks the budget, because a long row has many long options
    while start not in won:
        state, options = path[-1]
        turn = state[1]
        reply = (options[-1], not turn) if options else None
        if reply is None or won.get(reply) == turn:
            won[state] = turn if reply else not turn
            path.pop()
        elif reply in won:
            options.pop()
        else:
            path.append((reply, _worst_first(reply)))
            squares = sum(len(part) for parts in path[-1][1] for part in parts)
            account.charge(1 + squares // SQUARES_A_STATE, len(won) + len(path), "states of a row of SOS")
    return won[start]


def _worst_first(state: State) -> list[Parts]:
    """Return the options without duplicates; the last is searched first, so a trap comes last, after the others from long to short."""
    return sorted(set(_options(*state)), key=lambda parts: (parts == TRAPPED, -sum(map(len, parts)), parts))


class SOS(Strip):
    """SOS; call `sos` with the number of squares, or with a row as a string.

    >>> sos(7).winning_moves()
    [write S in square 4: leaves ...S..., a P-position]
    >>> sos("S..S.").outcome(), sos(14).outcome(), sos(2000).outcome()
    ('N', 'D', 'P')

    A position is a row of 1 to 5,000 squares, as a string of S, O and "." for an empty square.

    Outcomes come from `sos_outcome`, and take seconds for rows of twenty empty squares. Remoteness needs a search of whole positions, which
    meets up to 3^n rows from n empty squares.

    References
    ----------
    Ferguson, Part I, section 1.5; USA Mathematical Olympiad 1999, problem 5.
    """

    expression, title = "sos", "SOS"
    rule = "A move writes S or O in an empty square."
    ending = "Whoever completes SOS in three neighbouring squares wins. A full row without it is a draw."
    letters, three = "SO", "SOS"
    words = MappingProxyType({"S": "write S in square {0}", "O": "write O in square {0}"})
    skin = "sos"
    drawn_moves = True

    def row(self, given: Any) -> str:
        return row_of(given)

    def check(self, position: Any) -> str:
        if not isinstance(position, str) or not position:
            message = f'a row must be a string of one or more signs, S, O or ".", got {short_repr(position)}'
            raise wrong(isinstance(position, str), message)
        return row_of(position)

    def end(self, position: str) -> int:
        return -1 if "SOS" in position else 0

    def outcome_theory(self, position: str) -> str:
        return sos_outcome(position)

    def reason(self, position: str) -> str | None:
        if TRAP in position and position.count(".") % 2 == 0:
            return "there is a trap, and the number of empty squares is even"
        return None


sos = SOS()
