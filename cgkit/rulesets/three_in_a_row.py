"""Letters in a row of squares, where whoever completes three in a row wins: Treblecross, with X alone, and SOS.

**Theorem** (Treblecross). Where nobody can complete three at once, look at the stretches of squares that have no X within two squares
of them; an X in such a square takes it and the two on each side out of play. A stretch of m is a row of m + 2 in the code 0.007, and
the position is P exactly when the nim-sum of their values is 0.

Chapter 6 of the book has the proof.

In SOS, where a full row without the three is a draw, a *trap* is S ? ? S, two empty squares between two S: whoever writes in one of
them first lets the other complete SOS.

**Lemma.** Where nobody can complete SOS at once, an empty square in which both letters let the opponent complete it belongs to a trap.

**Theorem.** If the player to move can complete SOS, he wins. Otherwise he never loses if an odd number of squares is empty, and wins
if there is a trap as well. With an even number he never wins, and loses if there is a trap.
Chapter 2 of the book has the proofs.

So one player, called the *trapper* here, wants a trap, and the other wants a full row. The search plays only moves that give nothing
away, and distinguishes only what matters:

- An S, and two O side by side, cut the row: no SOS and no trap reaches across them (an S belongs to both sides).
- A part in which no trap can arise any more is only a supply of moves that change nothing else. Two such moves cancel, since either
  player may answer one with the other. So only the parity of the supply matters, and the turn determines it.

**Theorem.** An empty row of n squares is N for odd n >= 7 and P for even n >= 16. All other empty rows are draws, as the search finds.
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
TWO_OF_THREE = re.compile(r"XX\.|X\.X|\.XX")  # whoever is to move completes them


class Strip(Ruleset[str]):
    """A row of squares in which a move writes a letter; whoever completes a certain word of three letters has won."""

    letters: str
    three: str

    additive = False

    def parse(self, *parts: Any) -> str:
        if len(parts) != 1:
            raise ValueError(f"{self.title} has one row, given by its length or as a string, got {short_repr(parts)}")
        return self.row(parts[0])

    def row(self, given: Any) -> str:
        """Return a row as a string: it may be given by its number of empty squares."""
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
    """Treblecross; it is called with the number of squares, or with a row already begun.

    >>> treblecross(5).winning_moves(), treblecross("..X..X..").winning_moves()
    ([write X in square 3: leaves ..X.., a P-position (no square is safe)], [])

    A position is a row of X and "." for an empty square, from 3 to 5,000, as a string.

    Solved by theorem, in time quadratic in the number of squares.

    References
    ----------
    Winning Ways, chapter 4; Ferguson, Part I, section 4.5.
    """

    expression, title = "treblecross", "Treblecross"
    rule = "A move writes X in an empty square."
    ending = "Whoever completes three neighbouring X wins."
    letters, three = "X", "XXX"
    words = MappingProxyType({"X": "write X in square {0}"})
    skin = "treblecross"
    drawn_moves = True

    def check(self, position: Any) -> str:
        if not isinstance(position, str) or not 3 <= len(position) <= MOST_SQUARES or set(position) - set("X."):
            raise wrong(
                isinstance(position, str),
                f'a row is a string of X and "." for an empty square, 3 to {MOST_SQUARES:,} of them, got {short_repr(position)}',
            )
        return str(position)

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
        if "XXX" in position:
            return "three X are complete"
        stretches = self.safe(position)
        if not stretches:
            return "no square is safe"
        values = read_code("0.007").sequence(len(position) + 3)
        return zero_nim_sum(values[size + 2] for size in stretches)


treblecross = Treblecross()

Parts = tuple[str, ...]  # of a row, those in which a trap may still arise, sorted
State = tuple[Parts, bool]  # and whether it is the trapper's turn

TRAP = "S..S"
THREAT = re.compile(r"S\.S|SO\.|\.OS")
HOPE = re.compile(r"[S.]\.\.[S.]")
SQUARES_A_STATE = 200
TRAPPED: Parts = (TRAP,)
ALWAYS = {False: 16, True: 7}  # from these lengths on, even and odd, the trapper wins on an empty row


def completes(row: str) -> bool:
    """Whether the player to move can complete SOS at once.

    >>> completes("S.S"), completes("S..S")
    (True, False)
    """
    return THREAT.search(row) is not None


def sos_outcome(row: str | int) -> str:
    """Return who wins at SOS from a row, or from a number of empty squares: "N", "P" or "D".

    >>> [sos_outcome(n) for n in range(1, 20)]
    ['D', 'D', 'D', 'D', 'D', 'D', 'N', 'D', 'N', 'D', 'N', 'D', 'N', 'D', 'N', 'P', 'N', 'P', 'N']
    >>> sos_outcome("......O.......")
    'D'

    A row has at most 5,000 squares.

    Complexity
    ----------
    Solved by theorem for long empty rows, and where there is a trap. Otherwise by search: some hundred states from 14 empty squares,
    some thousands from 20, and about half as many again for each further square.

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
    """Return a row of SOS as a string: it may be given by its number of empty squares.

    >>> row_of(4), row_of("S..")
    ('....', 'S..')
    """
    if not isinstance(given, str):
        return "." * check_int(given, "numbers of squares", most=MOST_SQUARES)
    if len(given) > MOST_SQUARES or set(given) - set("SO."):
        raise ValueError(
            f'a row is a string of S, O and "." for an empty square, at most {MOST_SQUARES:,} of them, got {short_repr(given)}'
        )
    return str(given)


def _parts(row: str) -> Parts:
    """Cut a row in which nobody can complete SOS into the parts that matter, each written the lesser way round."""
    pieces = (piece.strip("O") for piece in row.replace("S", "S|S").replace("OO", "O|O").split("|"))
    return tuple(sorted(min(piece, piece[::-1]) for piece in pieces if HOPE.search(piece)))


def _options(parts: Parts, trappers_turn: bool) -> Iterator[Parts]:
    """Yield what is left by the moves that give nothing away."""
    empty = sum(part.count(".") for part in parts)
    if (empty % 2 == 1) != trappers_turn:  # the trapper meets odd numbers: then there is an odd supply elsewhere
        yield parts
    for i, part in enumerate(parts):
        for j, square in enumerate(part):
            for letter in "SO" if square == "." else "":
                after = part[:j] + letter + part[j + 1 :]
                if not completes(after):
                    yield TRAPPED if TRAP in after else tuple(sorted((*parts[:i], *_parts(after), *parts[i + 1 :])))


def _trapper_wins(start: State) -> bool:
    """Search depth first; a player who has found what he wants looks no further."""
    won: dict[State, bool] = {((), turn): False for turn in (False, True)}
    won |= {(TRAPPED, turn): True for turn in (False, True)}
    path = [(start, _worst_first(start))]
    account = open_account()  # a state of a long row has many long options
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
    """The options, each once: the trap last, and before it those that leave least to search."""
    return sorted(set(_options(*state)), key=lambda parts: (parts == TRAPPED, -sum(map(len, parts)), parts))


class SOS(Strip):
    """SOS; `sos` is called with the number of squares, or with a row already begun.

    >>> sos(7).winning_moves()
    [write S in square 4: leaves ...S..., a P-position]
    >>> sos("S..S.").outcome(), sos(14).outcome(), sos(2000).outcome()
    ('N', 'D', 'P')

    A position is a row of S, O and "." for an empty square, from 1 to 5,000, as a string.

    Outcomes are those of `sos_outcome`, and take seconds for rows of twenty empty squares. The search of whole positions, which
    remoteness needs, meets up to 3^n rows.

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
            message = f'a row is a string of S, O and ".", at least one of them, got {short_repr(position)}'
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
