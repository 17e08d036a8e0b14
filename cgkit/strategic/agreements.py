"""Binding agreements: what two players can reach together, with side payments and without, and how threats divide it.

Side payments need *transferable utility*: a chip is worth the same to both. Then what counts is the largest sum of any cell, and the
only question is who gets how much of it.

**Invariant.** Everything is exact. A split gives each player what the threats would bring, and half of what is gained over that.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from cgkit.errors import wanted
from cgkit.strategic.bimatrix import EXAMPLE, Bimatrix, Mixed
from cgkit.strategic.equilibria import equilibria, equilibrium_boxes
from cgkit.strategic.matrices import Mixture

__all__ = ["Agreement", "Split", "agreement", "feasible_corners", "most_together", "split"]

Point = tuple[Fraction, Fraction]


def feasible_corners(game: Bimatrix) -> list[Point]:
    """Return the corners of what can be agreed upon without side payments: the polygon round all cells, anticlockwise.

    >>> from cgkit.strategic import prisoners
    >>> [tuple(map(int, corner)) for corner in feasible_corners(prisoners)]
    [(0, 5), (1, 1), (5, 0), (3, 3)]

    Any point of it is an average of cells: the players let an agreed lot choose the cell.

    Parameters
    ----------
    game : a table.

    Returns
    -------
    the corner farthest to the left first, of several the lowest; no corner lies between two others.

    Complexity
    ----------
    n log n for n cells.
    """
    wanted(Bimatrix, game, EXAMPLE)
    points = sorted({cell for a, b in zip(game.first, game.second, strict=True) for cell in zip(a, b, strict=True)})
    if len(points) < 3:
        return points
    return _half(points)[:-1] + _half(points[::-1])[:-1]


def _half(points: list[Point]) -> list[Point]:
    """The lower half of the polygon, of points from left to right."""
    found: list[Point] = []
    for point in points:
        while len(found) > 1 and _turn(found[-2], found[-1], point) <= 0:
            found.pop()
        found.append(point)
    return found


def _turn(a: Point, b: Point, c: Point) -> Fraction:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def most_together(game: Bimatrix) -> tuple[Fraction, list[tuple[int, int]]]:
    """Return the largest sum of what the two players get, and the cells that bring it.

    >>> from cgkit.strategic import river
    >>> print(*most_together(river))
    11 [(0, 0)]
    """
    cells = {
        (i, j): one + other
        for i, (a, b) in enumerate(zip(wanted(Bimatrix, game, EXAMPLE).first, game.second, strict=True))
        for j, (one, other) in enumerate(zip(a, b, strict=True))
    }
    most = max(cells.values())
    return most, [cell for cell, together in cells.items() if together == most]


@dataclass(frozen=True)
class Split:
    """What the threats would bring, and what each player gets instead.

    >>> from cgkit.strategic import river
    >>> found = split(river, 1, 1)
    >>> print(*found.without, "|", *found.shares)
    5 3 | 13/2 9/2
    """

    without: Point
    shares: Point


def split(game: Bimatrix, x: Mixed, y: Mixed) -> Split:
    """Divide the largest sum evenly over what these threats would bring.

    >>> from cgkit.strategic import river
    >>> print(*split(river, 1, 1).shares)
    13/2 9/2

    Parameters
    ----------
    game : a table; a chip is worth the same to both players.
    x, y : what each will do if there is no agreement: a row or a column, or probabilities.

    Raises
    ------
    ValueError : if something is no row or column, or probabilities do not add up to 1.
    """
    together, _ = most_together(game)
    one, other = game.pays(x, y)
    gained = (together - one - other) / 2
    return Split((one, other), (one + gained, other + gained))


@dataclass(frozen=True)
class Agreement:
    """An agreement with side payments. The second player pays the first `payment`; a negative one goes the other way.

    >>> from cgkit.strategic import river
    >>> made = agreement(river)
    >>> made.cell, str(made.payment)
    ((0, 0), '9/2')

    Parameters
    ----------
    cell : what they agree to do.
    threats : what each would do otherwise, as probabilities.
    split : what that would bring, and what each gets.
    payment : what makes the cell into these shares.
    """

    cell: tuple[int, int]
    threats: tuple[Mixture, Mixture]
    split: Split
    payment: Fraction


def agreement(game: Bimatrix) -> Agreement:
    """Return the agreement with side payments when both threaten as well as they can.

    >>> from cgkit.strategic import river
    >>> made = agreement(river)
    >>> print(*made.split.shares, made.payment)
    13/2 9/2 9/2

    A share of the first player is half of the largest sum, and half of what the first gets more than the second by the threats. So the
    threats are best replies in the zero-sum game of differences.

    Parameters
    ----------
    game : a table with at most seven rows and columns.

    References
    ----------
    Ferguson, *Game Theory*, part III, section 4.2.
    """
    wanted(Bimatrix, game, EXAMPLE)
    rows = [
        [one - other for one, other in zip(a, b, strict=True)] for a, b in zip(game.first, game.second, strict=True)
    ]
    differences = Bimatrix(rows, [[-one for one in row] for row in rows])
    if (len(game.rows), len(game.columns)) == (2, 2):
        box = equilibrium_boxes(differences)[-1]
        (p, _), (q, _) = box.p, box.q
        threats: tuple[Mixture, Mixture] = (p, 1 - p), (q, 1 - q)
    else:
        best = equilibria(differences)[-1]
        threats = best.x, best.y
    made = split(game, *threats)
    _, ((i, j), *_) = most_together(game)
    return Agreement((i, j), threats, made, made.shares[0] - game.first.rows[i][j])
