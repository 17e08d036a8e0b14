"""Who wins at SOS: a theorem about traps, and the search that it makes small.

A *trap* is S ? ? S, two empty squares between two S: whoever writes in one of them first lets the other complete SOS.

**Lemma.** Where nobody can complete SOS at once, an empty square in which both letters let the opponent complete it
belongs to a trap. *Proof.* O does so only if one neighbour is S and the other empty, say the left one is S. Then S does so
only if the square beyond the empty neighbour is S too: the other ways need an O next to the square, or an empty square
on its left.

**Theorem.** If the player to move can complete SOS, he wins. Else he never loses if an odd number of squares is
empty, and wins if there is a trap as well. With an even number he never wins, and loses if there is a trap.
*Proof.* No two traps share an empty square. So among an odd number of empty squares one is in no trap, and by the lemma some
letter there gives nothing away. The player who meets odd numbers thus always has such a move; the other cannot fill the
row without entering a trap, if there is one.

So one player, called the *trapper* here, wants a trap, and the other wants a full row. The search plays only moves that
give nothing away, and tells apart only what matters:

- An S, and two O side by side, cut the row: no SOS and no trap reaches across them (an S belongs to both sides).
- A part in which no trap can arise any more is only a supply of moves that change nothing else. Two such moves cancel,
  since either player may answer one with the other. So the parity of the supply matters, which the turn tells.

**Theorem.** An empty row of n squares is N for odd n >= 7 and P for even n >= 16. *Proof.* The trapper writes S where no
letter is within two squares, and where the two squares 3 to its left and 3 to its right exist, with nothing between, and an S there
would give nothing away. One answer hinders at most one side; on the other he sets the trap. For odd n that
is the middle of the empty row. For even n >= 16 at least 8 squares on one side of the first letter are empty: counted from
the letter the fourth will do if it is S, and the fifth if it is O.
"""

import re
from collections.abc import Iterator
from typing import Any

from cgkit.errors import SearchLimitError, told, whole_number
from cgkit.solving.reach import LIMIT

__all__ = ["TRAP", "completes", "row_of", "sos_outcome"]

Parts = tuple[str, ...]  # of a row, those in which a trap may still arise, sorted
State = tuple[Parts, bool]  # and whether it is the trapper's turn

TRAP = "S..S"
THREAT = re.compile(r"S\.S|SO\.|\.OS")
HOPE = re.compile(r"[S.]\.\.[S.]")
MOST_SQUARES = 5_000
SQUARES_A_STATE = 200
TRAPPED: Parts = (TRAP,)
ALWAYS = {False: 16, True: 7}  # from these lengths on, even and odd, the trapper wins on an empty row


def completes(row: str) -> bool:
    """Whether the player to move can complete SOS at once.

    >>> completes("S.S"), completes("S..S")
    (True, False)
    """
    return THREAT.search(row) is not None


def sos_outcome(row: str | int, limit: int = LIMIT) -> str:
    """Return who wins at SOS from a row, or from so many empty squares: "N", "P" or "D".

    >>> [sos_outcome(n) for n in range(1, 20)]
    ['D', 'D', 'D', 'D', 'D', 'D', 'N', 'D', 'N', 'D', 'N', 'D', 'N', 'D', 'N', 'P', 'N', 'P', 'N']
    >>> sos_outcome("......O.......")
    'D'

    Parameters
    ----------
    row : a row of S, O and "." for an empty square, at most 5,000; or the number of empty squares.
    limit : how many states the search may meet; it may look at 200 times as many squares.

    Returns
    -------
    "N", "P" or "D".

    Raises
    ------
    ValueError : if the row is too long, or holds anything else.
    SearchLimitError : if the search goes beyond the limit.

    Complexity
    ----------
    By theorem for long empty rows, and where there is a trap. Else by search: some hundred states from 14 empty squares,
    some thousands from 20, about half as many again for each square more.

    References
    ----------
    Ferguson, Part I, section 1.5; USA Mathematical Olympiad 1999, problem 5 (the row of 2000 squares).
    """
    row = row_of(row)
    limit = whole_number(limit, "limits")
    if "SOS" in row:
        return "P"
    if completes(row):
        return "N"
    empty = row.count(".")
    odd = empty % 2 == 1
    sure = TRAP in row or (empty == len(row) and empty >= ALWAYS[odd])
    if not (sure or _trapper_wins((_parts(row), odd), limit)):
        return "D"
    return "N" if odd else "P"


def row_of(given: Any) -> str:
    """Return a row of SOS as a string: it may be given by its number of empty squares.

    >>> row_of(4), row_of("S..")
    ('....', 'S..')

    Raises
    ------
    ValueError : if it has more than 5,000 squares, or holds anything but S, O and dots.
    """
    if not isinstance(given, str):
        return "." * whole_number(given, "numbers of squares", most=MOST_SQUARES)
    if len(given) > MOST_SQUARES or set(given) - set("SO."):
        raise ValueError(
            f'a row is a string of S, O and "." for an empty square, at most {MOST_SQUARES:,} of them, got {told(given)}'
        )
    return str(given)


def _parts(row: str) -> Parts:
    """Cut a row in which nobody can complete SOS into the parts that matter, each written the lesser way round."""
    pieces = (piece.strip("O") for piece in row.replace("S", "S|S").replace("OO", "O|O").split("|"))
    return tuple(sorted(min(piece, piece[::-1]) for piece in pieces if HOPE.search(piece)))


def _options(parts: Parts, trappers_turn: bool) -> Iterator[Parts]:
    """Yield what the moves leave that give nothing away."""
    empty = sum(part.count(".") for part in parts)
    if (empty % 2 == 1) != trappers_turn:  # the trapper meets odd numbers: then there is an odd supply elsewhere
        yield parts
    for i, part in enumerate(parts):
        for j, square in enumerate(part):
            for letter in "SO" if square == "." else "":
                after = part[:j] + letter + part[j + 1 :]
                if not completes(after):
                    yield TRAPPED if TRAP in after else tuple(sorted((*parts[:i], *_parts(after), *parts[i + 1 :])))


def _trapper_wins(start: State, limit: int) -> bool:
    """Search depth first; a player who has found what he wants looks no further."""
    won: dict[State, bool] = {((), turn): False for turn in (False, True)}
    won |= {(TRAPPED, turn): True for turn in (False, True)}
    path = [(start, _worst_first(start))]
    squares = 0  # looked at: a state of a long row has many long options
    while start not in won:
        state, options = path[-1]
        turn = state[1]
        reply = (options[-1], not turn) if options else None
        if reply is None or won.get(reply) == turn:
            won[state] = turn if reply else not turn
            path.pop()
        elif reply in won:
            options.pop()
        elif len(won) + len(path) > limit or squares > SQUARES_A_STATE * limit:
            raise SearchLimitError(len(won) + len(path), "states of a row of SOS")
        else:
            path.append((reply, _worst_first(reply)))
            squares += sum(len(part) for parts in path[-1][1] for part in parts)
    return won[start]


def _worst_first(state: State) -> list[Parts]:
    """The options, each once; last the trap, and before it those that leave least to search."""
    return sorted(set(_options(*state)), key=lambda parts: (parts == TRAPPED, -sum(map(len, parts)), parts))
