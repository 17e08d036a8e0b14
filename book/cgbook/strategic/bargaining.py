"""Binding agreements: what two players can reach together, with or without side payments, and how threats divide it.

Side payments need *transferable utility*: a chip is worth the same to both. Then only the largest sum in any cell matters, and the
only question is who gets how much of it.

**Invariant.** Everything is exact. A split gives each player what the threats would bring, plus half of what is gained over that.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Any

from cgbook.strategic.equilibria import equilibria, equilibrium_boxes
from cgbook.strategic.matrices import Bimatrix, Mixture, bimatrix, computed

Point = tuple[Fraction, Fraction]


def feasible_corners(*game: Any) -> list[Point]:
    """Return the corners of the polygon of agreements that are possible without side payments, anticlockwise.

    >>> [tuple(map(int, corner)) for corner in feasible_corners([[3, 0], [5, 1]], [[3, 5], [0, 1]])]
    [(0, 5), (1, 1), (5, 0), (3, 3)]

    Every point of the polygon is an average of cells: the players let an agreed lottery choose the cell. The leftmost corner comes
    first, the lowest if there are several; no corner lies between two others.
    """
    points = sorted(set(_cells(bimatrix(*game)).values()))
    if len(points) < 3:
        return points
    return _half(points)[:-1] + _half(points[::-1])[:-1]


def _cells(game: Bimatrix) -> dict[tuple[int, int], Point]:
    """The pairs of what the two players get, cell by cell."""
    rows, columns = game.first.shape
    return {(i, j): (game.first.rows[i][j], game.second.rows[i][j]) for i, j in product(range(rows), range(columns))}


def _half(points: list[Point]) -> list[Point]:
    """The lower half of the polygon round points that are sorted from left to right."""
    corners: list[Point] = []
    for point in points:
        while len(corners) > 1 and _turn(corners[-2], corners[-1], point) <= 0:
            corners.pop()
        corners.append(point)
    return corners


def _turn(a: Point, b: Point, c: Point) -> Fraction:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def most_together(*game: Any) -> tuple[Fraction, list[tuple[int, int]]]:
    """Return the largest sum of what the two players get, and the cells in which they get it.

    >>> print(*most_together([[2, 2], [5, 5]], [[9, 4], [1, 3]]))
    11 [(0, 0)]
    """
    together = {cell: mine + theirs for cell, (mine, theirs) in _cells(bimatrix(*game)).items()}
    most = max(together.values())
    return most, [cell for cell, total in together.items() if total == most]


@dataclass(frozen=True)
class Split:
    """What the threats would bring, and what each player gets instead."""

    without: Point
    shares: Point


def split(game: Any, x: Any, y: Any) -> Split:
    """Return how the largest sum is divided if two threats, rows and columns or mixtures of them, are the starting point.

    >>> river = [[2, 2], [5, 5]], [[9, 4], [1, 3]]
    >>> divided = split(river, 1, 1)
    >>> print(*divided.without, "|", *divided.shares)
    5 3 | 13/2 9/2
    """
    two = bimatrix(game)
    mine, theirs = two.pays(x, y)
    gained = (most_together(two)[0] - mine - theirs) / 2
    return Split((mine, theirs), (mine + gained, theirs + gained))


@dataclass(frozen=True)
class Agreement:
    """An agreement with side payments: a cell, and what the second player pays the first; a negative payment goes the other way.

    `threats` is what each would do otherwise, as probabilities; `split` is what that would bring, and what each gets instead.
    """

    cell: tuple[int, int]
    threats: tuple[Mixture, Mixture]
    split: Split
    payment: Fraction


def agreement(*game: Any) -> Agreement:
    """Return the agreement with side payments that results when both players threaten as well as they can.

    >>> made = agreement([[2, 2], [5, 5]], [[9, 4], [1, 3]])
    >>> print(*made.split.shares, made.cell, made.payment)
    13/2 9/2 (0, 0) 9/2

    The first player's share is half of the largest sum, plus half of what the threats would bring the first player more than the
    second. So the best threats are optimal in the zero-sum game of differences. Tables are as large as for `equilibria`.

    References
    ----------
    Ferguson, *Game Theory*, part III, section 4.2.
    """
    two = bimatrix(*game)
    rows = [
        [mine - theirs for mine, theirs in zip(a, b, strict=True)] for a, b in zip(two.first, two.second, strict=True)
    ]
    differences = Bimatrix(computed(rows), -computed(rows))
    if differences.first.shape == (2, 2):
        box = equilibrium_boxes(differences)[-1]
        (p, _), (q, _) = box.p, box.q
        threats: tuple[Mixture, Mixture] = (p, 1 - p), (q, 1 - q)
    else:
        best = equilibria(differences)[-1]
        threats = best.x, best.y
    made = split(two, *threats)
    _, (cell, *_) = most_together(two)
    return Agreement(cell, threats, made, made.shares[0] - two.first.rows[cell[0]][cell[1]])
