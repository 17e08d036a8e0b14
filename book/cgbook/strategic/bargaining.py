"""Binding agreements of two players: what they can get together, with or without side payments, and how threats divide the sum.

Side payments need *transferable utility*: a chip is worth the same to both. Then only the largest sum in any cell matters, and the only
question is how to divide it.

**Invariant.** All numbers are exact. A split gives each player the payoff of the threats, plus half of what the agreement gains over them.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from cgbook.strategic.exact_numbers import Mix, Mixture
from cgbook.strategic.matrices import Bimatrix, Game, bimatrix, computed
from cgbook.strategic.minimax import solve

Point = tuple[Fraction, Fraction]


def feasible_corners(*game: Game) -> list[Point]:
    """Return the corners of the polygon of agreements that are possible without side payments, anticlockwise.

    >>> [tuple(map(int, corner)) for corner in feasible_corners([[3, 0], [5, 1]], [[3, 5], [0, 1]])]
    [(0, 5), (1, 1), (5, 0), (3, 3)]

    Every point of the polygon is an average of cells, because the players can agree on a lottery that chooses the cell. The leftmost corner
    comes first (the lowest, if there are several), and no corner is between two others.
    """
    points = sorted(set(_cells(bimatrix(*game)).values()))
    if len(points) < 3:
        return points
    return _half(points)[:-1] + _half(points[::-1])[:-1]


def _cells(game: Bimatrix) -> dict[tuple[int, int], Point]:
    """Return the pairs of the two players' payoffs, cell by cell."""
    rows, columns = game.first.shape
    return {(i, j): (game.first.rows[i][j], game.second.rows[i][j]) for i, j in product(range(rows), range(columns))}


def _half(points: list[Point]) -> list[Point]:
    """Return the lower half of the polygon around points that are sorted from left to right."""
    corners: list[Point] = []
    for point in points:
        while len(corners) > 1 and _turn(corners[-2], corners[-1], point) <= 0:
            corners.pop()
        corners.append(point)
    return corners


def _turn(a: Point, b: Point, c: Point) -> Fraction:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def most_together(*game: Game) -> tuple[Fraction, list[tuple[int, int]]]:
    """Return the largest sum of the two players' payoffs in a cell, and the cells (row, column) that have it.

    >>> print(*most_together([[2, 2], [5, 5]], [[9, 4], [1, 3]]))
    11 [(0, 0)]

    Parameters
    ----------
    game : a `Bimatrix`, or its two payoff matrices, each with m rows of n exact numbers, one after the other or as a pair.
    """
    together = {cell: mine + theirs for cell, (mine, theirs) in _cells(bimatrix(*game)).items()}
    most = max(together.values())
    return most, [cell for cell, total in together.items() if total == most]


@dataclass(frozen=True)
class Split:
    """The payoffs `without` an agreement, if both players carry out their threats, and the `shares` that they get instead."""

    without: Point
    shares: Point


def split(game: Game, x: Mix, y: Mix) -> Split:
    """Return how two threats divide the largest sum; each player gets the payoff of the threats, plus half of the gain.

    >>> river = [[2, 2], [5, 5]], [[9, 4], [1, 3]]
    >>> divided = split(river, 1, 1)
    >>> print(*divided.without, "|", *divided.shares)
    5 3 | 13/2 9/2

    Parameters
    ----------
    game : a `Bimatrix`, or a pair of payoff matrices, each with m rows of n exact numbers.
    x : threat of the first player: a mixed strategy of m probabilities that add up to 1, or the number of a row.
    y : threat of the second player: a mixed strategy of n probabilities that add up to 1, or the number of a column.
    """
    two = bimatrix(game)
    mine, theirs = two.pays(x, y)
    gained = (most_together(two)[0] - mine - theirs) / 2
    return Split((mine, theirs), (mine + gained, theirs + gained))


@dataclass(frozen=True)
class Agreement:
    """An agreement with side payments: a `cell` (row, column), and the `payment` from the second player to the first.

    A negative payment goes the other way. `threats` are the mixed strategies that the players would carry out without an agreement.
    `split` holds the payoffs of these threats, and what each player gets instead.
    """

    cell: tuple[int, int]
    threats: tuple[Mixture, Mixture]
    split: Split
    payment: Fraction


def agreement(*game: Game) -> Agreement:
    """Return the agreement with side payments (TU-solution) that results when both players threaten as well as they can.

    >>> made = agreement([[2, 2], [5, 5]], [[9, 4], [1, 3]])
    >>> print(*made.split.shares, made.cell, made.payment)
    13/2 9/2 (0, 0) 9/2

    The first player's share is half of the largest sum, plus half of the first player's lead over the second if both threats were
    carried out. That's why the best threats are optimal in the zero-sum game of differences.

    Parameters
    ----------
    game : a `Bimatrix`, or its two payoff matrices, one after the other or as a pair; at most 2,000 cells, as for `solve`.

    Raises
    ------
    ValueError : if the game is larger, or two matrices differ in shape.

    Complexity
    ----------
    One matrix game of the same size.

    References
    ----------
    Ferguson, *Game Theory*, part III, section 4.2.
    """
    two = bimatrix(*game)
    differences = [
        [mine - theirs for mine, theirs in zip(a, b, strict=True)] for a, b in zip(two.first, two.second, strict=True)
    ]
    best = solve(computed(differences))
    threats = best.rows, best.columns
    made = split(two, *threats)
    _, (cell, *_) = most_together(two)
    return Agreement(cell, threats, made, made.shares[0] - two.first.rows[cell[0]][cell[1]])
