"""The equilibria of a game in a table: all of them where each player has two choices, those that nashpy finds in a larger one.

**Invariant.** What comes out is exact, and has been checked by best replies: a library's floating-point answer says only which
choices are used, and which are tied.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from cgkit.errors import needs, told, wanted
from cgkit.strategic.bimatrix import EXAMPLE, Bimatrix
from cgkit.strategic.matrices import Mixture

__all__ = ["Box", "Equilibrium", "best_reply_boxes", "equilibria", "equilibrium_boxes"]

MOST_CHOICES = 7
NEAR = 1e-7  # in tables whose numbers run from 0 to 1, two that are nearer count as tied, until fractions decide
Lines = tuple[Mixture, ...]
Span = tuple[Fraction, Fraction]
NONE, ALL = Fraction(0), Fraction(1)


@dataclass(frozen=True)
class Equilibrium:
    """Two mixtures that are best replies to each other, and what they bring the two players.

    >>> from cgkit.strategic import pennies
    >>> (only,) = equilibria(pennies)
    >>> print(*only.x, "|", *only.y, "|", *only.pays)
    1/2 1/2 | 1/2 1/2 | 0 0
    """

    x: Mixture
    y: Mixture
    pays: tuple[Fraction, Fraction]


def equilibria(game: Bimatrix) -> list[Equilibrium]:
    """Return the equilibria that nashpy finds by the vertices of two polytopes, made exact and checked by best replies.

    >>> from cgkit.strategic import chicken
    >>> for one in equilibria(chicken):
    ...     print(*one.x, "|", *one.y, "|", *one.pays)
    0 1 | 1 0 | 1 -1
    9/10 1/10 | 9/10 1/10 | -1/10 -1/10
    1 0 | 0 1 | -1 1

    There is at least one (Nash's theorem). Where no mixture has more best replies than it has choices in use (the game is then called
    nondegenerate) these are all. In other games there may be infinitely many; then these are the corners of what they make up.

    Parameters
    ----------
    game : a table with at most seven rows and seven columns.

    Raises
    ------
    ValueError : for a larger table, or where floating point cannot tell two numbers of it apart.

    Complexity
    ----------
    Exponential in the number of rows and columns.

    References
    ----------
    Nash, *Non-cooperative games* (1951); Knight and Campbell, *Nashpy* (2018).
    """
    wanted(Bimatrix, game, EXAMPLE)
    if max(len(game.rows), len(game.columns)) > MOST_CHOICES:
        raise ValueError(
            f"tables of at most {MOST_CHOICES} rows and columns are searched for equilibria, got {told(game)}"
        )
    found = set()
    for x, y in _by_nashpy(game):
        one = _exact(x, _scaled(game.second.columns)), _exact(y, _scaled(game.first.rows))
        if not one[0] or not one[1] or not game.is_equilibrium(*one):
            raise ValueError(
                "the numbers of this table are too close to each other, or too far apart, for floating point"
            )
        found.add(one)
    return [Equilibrium(x, y, game.pays(x, y)) for x, y in sorted(found)]


def _by_nashpy(game: Bimatrix) -> list[tuple[list[float], list[float]]]:
    if 1 in (len(game.rows), len(game.columns)):  # a line: its best cells, and no polytope of which to ask for vertices
        cells = [(i, j) for i in range(len(game.rows)) for j in range(len(game.columns)) if game.is_equilibrium(i, j)]
        return [
            ([float(i == r) for r in range(len(game.rows))], [float(j == c) for c in range(len(game.columns))])
            for i, j in cells
        ]
    with needs("strategic"):
        import nashpy  # type: ignore[import-untyped]
        import numpy as np
    tables = (  # all above 0, or the polytopes would have no end
        1 + np.array(_scaled(one), dtype=float) for one in (game.first.rows, game.second.rows)
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # of games that may have infinitely many: this is said above
        pairs = [(x.tolist(), y.tolist()) for x, y in nashpy.Game(*tables).vertex_enumeration()]
    return [(x, y) for x, y in pairs if all(abs(sum(one) - 1) < NEAR and min(one) > -NEAR for one in (x, y))]


def _scaled(table: Lines) -> Lines:
    """The same game with numbers from 0 to 1."""
    least, most = min(map(min, table)), max(map(max, table))
    return tuple(tuple((one - least) / (most - least or 1) for one in row) for row in table)


def _exact(odds: Sequence[float], table: Lines) -> Mixture:
    """The mixture of a table's columns that uses what `odds` uses, and against which the rows tie that tie against `odds`.

    Nothing, if there is none, or more than one.
    """
    used = [j for j, p in enumerate(odds) if p > NEAR]
    brought = [sum(p * float(one) for p, one in zip(odds, row, strict=True)) for row in table]
    tied = [row for row, one in zip(table, brought, strict=True) if one > max(brought) - NEAR]
    lines = [[row[j] - tied[0][j] for j in used] + [NONE] for row in tied[1:]] + [[ALL] * (len(used) + 1)]
    solved = _solve(lines, len(used))
    if len(solved) != len(used) or min(solved) < 0:
        return ()
    return tuple(solved[used.index(j)] if j in used else NONE for j in range(len(odds)))


def _solve(lines: list[list[Fraction]], unknowns: int) -> list[Fraction]:
    """The one solution of linear equations, each a list of factors and then the right side; nothing if there is not just one."""
    left = [line[:] for line in lines]
    for k in range(unknowns):
        pivot = next((i for i in range(k, len(left)) if left[i][k]), None)
        if pivot is None:
            return []
        left[k], left[pivot] = left[pivot], left[k]
        left[k] = [one / left[k][k] for one in left[k]]
        for i, line in enumerate(left):
            if i != k and line[k]:
                left[i] = [one - line[k] * other for one, other in zip(line, left[k], strict=True)]
    return [] if any(line[-1] for line in left[unknowns:]) else [left[k][-1] for k in range(unknowns)]


@dataclass(frozen=True, order=True)
class Box:
    """All pairs of a p and a q in two closed intervals; a point, where both are one number.

    >>> from cgkit.strategic import prisoners
    >>> rows, _ = best_reply_boxes(prisoners)
    >>> print(*rows[0].p, "|", *rows[0].q)
    0 0 | 0 1
    """

    p: Span
    q: Span


def best_reply_boxes(game: Bimatrix) -> tuple[list[Box], list[Box]]:
    """Return the two best-reply curves of a game of two choices each, in the unit square.

    >>> from cgkit.strategic import prisoners
    >>> rows, columns = best_reply_boxes(prisoners)
    >>> [tuple(map(str, (*box.p, *box.q))) for box in rows]
    [('0', '0', '0', '1')]

    Parameters
    ----------
    game : a table of two rows and two columns.

    Returns
    -------
    the pairs (p, q) in which p, the probability of the first row, is a best reply to q, the probability of the first column; and those in
    which q is a best reply to p. Each is a union of boxes.

    Raises
    ------
    ValueError : for a table of another shape.
    """
    if (len(wanted(Bimatrix, game, EXAMPLE).rows), len(game.columns)) != (2, 2):
        raise ValueError(f"best replies are drawn in a square for two rows and two columns, got {told(game)}")
    (a, b), (c, d) = game.first.rows
    (e, f), (g, h) = game.second.rows
    rows = [Box(mine, theirs) for mine, theirs in _replies(a - c, b - d)]
    columns = [Box(theirs, mine) for mine, theirs in _replies(e - f, g - h)]
    return rows, columns


def _replies(at_one: Fraction, at_zero: Fraction) -> list[tuple[Span, Span]]:
    """Best replies (mine, theirs), where my first choice gains so much over my second as the other's probability is 1 or 0."""
    first, second, both, ever = (ALL, ALL), (NONE, NONE), (NONE, ALL), (NONE, ALL)
    if at_one == at_zero:
        return [(both if at_one == 0 else first if at_one > 0 else second, ever)]
    turn = at_zero / (at_zero - at_one)
    if not 0 <= turn <= 1:
        return [(first if at_one > 0 else second, ever)]
    above, below = (first, second) if at_one > at_zero else (second, first)
    found = [(below, (NONE, turn)), (both, (turn, turn)), (above, (turn, ALL))]
    return [one for one in found if one[0] == both or one[1][0] < one[1][1]]


def equilibrium_boxes(game: Bimatrix) -> list[Box]:
    """Return all equilibria of a game of two choices each: points, and intervals or a whole square where players are indifferent.

    >>> from cgkit.strategic import stag
    >>> [(str(box.p[0]), str(box.q[0])) for box in equilibrium_boxes(stag)]
    [('0', '0'), ('2/3', '2/3'), ('1', '1')]

    Parameters
    ----------
    game : a table of two rows and two columns; p and q are the probabilities of the first row and the first column.

    Returns
    -------
    boxes of which none lies in another: where the two curves of `best_reply_boxes` meet.

    Complexity
    ----------
    At most nine pairs of boxes.
    """
    rows, columns = best_reply_boxes(game)
    meets = {
        Box(p, q)
        for one in rows
        for other in columns
        for p, q in [(_common(one.p, other.p), _common(one.q, other.q))]
        if p[0] <= p[1] and q[0] <= q[1]
    }
    return sorted(box for box in meets if not any(box != other and _inside(box, other) for other in meets))


def _common(one: Span, other: Span) -> Span:
    return max(one[0], other[0]), min(one[1], other[1])


def _inside(box: Box, other: Box) -> bool:
    return all(b[0] <= a[0] and a[1] <= b[1] for a, b in ((box.p, other.p), (box.q, other.q)))
