"""Games with two rows, by their graph: each column is a straight line, and the first player stands on the lowest of them.

At p, the probability of the first row, a column costs p times its upper entry plus 1 - p times its lower one. What the first player is
sure of is the least of these: the lower envelope, a broken line that bends downwards. Its top is the value.

**Invariant.** Between two neighbouring corners the envelope is straight, and it bends at each corner but the two ends.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from cgbook.strategic.matrices import matrix
from cgkit.checks import short_repr

__all__ = ["Envelope", "envelope"]


@dataclass(frozen=True)
class Envelope:
    """What the first player is sure of, for each probability of the first row.

    `corners` are (probability of the first row, what it brings at least), from 0 to 1; `value` is the greatest height; `best` are the
    least and the greatest probability at which it is reached.
    """

    corners: tuple[tuple[Fraction, Fraction], ...]
    value: Fraction
    best: tuple[Fraction, Fraction]


def envelope(table: Any) -> Envelope:
    """Return the lower envelope of a game with two rows.

    >>> lowest = envelope([[3, -1], [0, 2]])
    >>> print(*(f"({p}, {height})" for p, height in lowest.corners), "value", lowest.value)
    (0, 0) (1/3, 1) (1, -1) value 1

    For one of two columns, ask of `-Matrix(table).transposed`: the second player's costs, as pay-offs.
    """
    game = matrix(table)
    if game.shape[0] != 2:
        raise ValueError(f"an envelope is drawn for a game of two rows, got {game.shape[0]}: {short_repr(game)}")
    lines = [(low, up - low) for up, low in game.columns]  # height at 0, and slope
    height, slope = min(lines)
    corners = [(Fraction(0), height)]
    while True:
        # the next line to come below: of those that fall more, the one that meets ours first, and of several the steepest
        meets = [((base - height) / (slope - fall), fall, base) for base, fall in lines if fall < slope]
        p, fall, base = min(meets, default=(Fraction(1), slope, height))
        if p >= 1:
            break
        slope, height = fall, base
        corners.append((p, height + slope * p))
    corners.append((Fraction(1), height + slope))
    value = max(top for _, top in corners)
    at = [p for p, top in corners if top == value]
    return Envelope(tuple(corners), value, (at[0], at[-1]))
