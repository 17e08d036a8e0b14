"""Graphs of games with two rows, where each column is a straight line and the lowest line shows what the first player is sure of.

If the first row has probability p, a column costs p times its upper entry plus 1 - p times its lower one. The first player is sure of the
smallest of these costs. The graph of this smallest cost is the lower envelope, a broken line that bends downwards. The height of its top is
the value.

**Invariant.** The envelope is straight between neighbouring corners, and it bends at every corner except its two ends.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from cgbook.strategic.matrices import matrix
from cgkit.checks import short_repr


@dataclass(frozen=True)
class Envelope:
    """The amount that the first player is sure of, as a function of the first row's probability.

    `corners` are pairs (probability of the first row, guaranteed payoff), with the probability from 0 to 1. `value` is the maximum height,
    and `best` holds the smallest and the largest probability that reach it.
    """

    corners: tuple[tuple[Fraction, Fraction], ...]
    value: Fraction
    best: tuple[Fraction, Fraction]


def envelope(table: Any) -> Envelope:
    """Return the lower envelope of a game with two rows.

    >>> lowest = envelope([[3, -1], [0, 2]])
    >>> print(*(f"({p}, {height})" for p, height in lowest.corners), "value", lowest.value)
    (0, 0) (1/3, 1) (1, -1) value 1

    For a game with two columns, pass `-Matrix(table).transposed`, which is the same game with the players exchanged.
    """
    game = matrix(table)
    if game.shape[0] != 2:
        raise ValueError(f"an envelope needs a game with two rows, got {game.shape[0]} rows: {short_repr(game)}")
    lines = [(low, up - low) for up, low in game.columns]  # height at p = 0, and slope
    height, slope = min(lines)
    corners = [(Fraction(0), height)]
    while True:
        # The next line on the envelope falls more steeply than this one, meets it first, and is the steepest if several do.
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
