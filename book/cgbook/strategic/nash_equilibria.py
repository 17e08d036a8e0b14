"""The equilibria of a game in a table: all of them if each player has two choices, and otherwise the extreme equilibria.

**Invariant.** All calculations use fractions, so two numbers tie only if they're equal.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import comb

from cgbook.strategic.exact_numbers import Mixture
from cgbook.strategic.matrices import Game, bimatrix
from cgbook.strategic.programs import vertices
from cgkit.checks import short_repr

MOST_WORK = 250_000  # limit on the number of constraints times the number of sets that can meet in a vertex
Lines = tuple[Mixture, ...]
Span = tuple[Fraction, Fraction]
NONE, ALL = Fraction(0), Fraction(1)


def pure_equilibria(*game: Game) -> list[tuple[int, int]]:
    """Return the Nash equilibria in pure strategies as pairs (row, column), the cells where both choices are best replies.

    >>> pure_equilibria([[3, 0], [2, 2]], [[3, 2], [0, 2]])
    [(0, 0), (1, 1)]

    Parameters
    ----------
    game : a `Bimatrix`, or its two payoff matrices, m rows of n exact numbers each, one after the other or as a pair.

    Complexity
    ----------
    One pass through the mn cells.
    """
    two = bimatrix(*game)
    a, b = two.first, two.second
    top, most = [max(column) for column in a.columns], [max(row) for row in b]
    return [
        (i, j) for i, row in enumerate(b) for j, entry in enumerate(row) if entry == most[i] and a.rows[i][j] == top[j]
    ]


@dataclass(frozen=True)
class Equilibrium:
    """A Nash equilibrium: mixed strategies `x` and `y` that are best replies to each other, and the players' payoffs `pays`."""

    x: Mixture
    y: Mixture
    pays: tuple[Fraction, Fraction]


def equilibria(*game: Game) -> list[Equilibrium]:
    """Return the extreme Nash equilibria of a game of two players, exactly; all other equilibria are mixed from these.

    >>> for one in equilibria([[0, -1], [1, -10]], [[0, 1], [-1, -10]]):
    ...     print(*one.x, "|", *one.y, "|", *one.pays)
    0 1 | 1 0 | 1 -1
    9/10 1/10 | 9/10 1/10 | -1/10 -1/10
    1 0 | 0 1 | -1 1

    There is at least one equilibrium (Nash's theorem). If no mixture has more best replies than choices in use, the game is called
    nondegenerate, and the extreme equilibria are all the equilibria. Otherwise there can be infinitely many. A mixture x of the first
    player, together with the most that the second player can get against x, is a point of the polyhedron of best replies to x. In the same
    way, a mixture y and the most that the first player can get are a point of another polyhedron. An equilibrium is *extreme* if both
    points are vertices. If X and Y are sets of mixtures such that each x in X and y in Y form an extreme equilibrium, then every average of
    X forms an equilibrium with every average of Y; and every equilibrium arises in this way.

    Parameters
    ----------
    game : a `Bimatrix`, or its two payoff matrices, one after the other or as a pair. For m rows and n columns,
        (m + n) · (m + n choose m) must be at most 250,000, which allows 8 × 8, 3 × 32, 2 × 77 or 1 × 499.

    Raises
    ------
    ValueError : if the game is larger, or two matrices differ in shape.

    Complexity
    ----------
    Exponential in the number of rows and columns, like the number of vertices and the number of their pairs.

    References
    ----------
    Mangasarian, "Equilibrium points of bimatrix games" (1964); Avis, Rosenberg, Savani and von Stengel, "Enumeration of Nash
    equilibria for two-player games" (2010).
    """
    two = bimatrix(*game)
    m, n = two.first.shape
    if (m + n) * comb(m + n, m) > MOST_WORK:
        raise ValueError(
            f"equilibria can be found in tables of up to 8 × 8, 3 × 32, 2 × 77 or 1 × 499 rows and columns, got {m} × {n}"
        )
    # a label means that a choice is unused or a best reply: row i has label i, and column j has label m + j
    first = [(x, sum(1 << label for label in tight)) for x, tight in _corners(two.second.columns)]
    second = [
        (y, sum(1 << (label + m if label < n else label - n) for label in tight))
        for y, tight in _corners(two.first.rows)
    ]
    every = (1 << m + n) - 1
    pairs = sorted((x, y) for x, labels in first for y, others in second if labels | others == every)
    return [Equilibrium(x, y, two.pays(x, y)) for x, y in pairs]


def _corners(replies: Lines) -> list[tuple[Mixture, frozenset[int]]]:
    """Return the vertices, as mixtures, of a player's best-reply polyhedron, given a row of payoffs for each reply of the opponent.

    If all payoffs are above 0, a mixture divided by the payoff of the best reply is a point of a polytope. Every vertex of this polytope
    except 0 arises in this way.
    """
    least = min(map(min, replies)) - 1
    raised = [[entry - least for entry in line] for line in replies]
    return [(tuple(p / sum(at) for p in at), tight) for at, tight in vertices(raised, [ALL] * len(replies)) if any(at)]


@dataclass(frozen=True, order=True)
class Box:
    """All pairs (p, q) with p and q in two closed intervals; a single point if each interval is a single number."""

    p: Span
    q: Span


def best_reply_boxes(*game: Game) -> tuple[list[Box], list[Box]]:
    """Return the two best-reply curves of a game with two choices each, in the unit square.

    >>> rows, columns = best_reply_boxes([[3, 0], [5, 1]], [[3, 5], [0, 1]])
    >>> [tuple(map(str, (*box.p, *box.q))) for box in rows]
    [('0', '0', '0', '1')]

    The first curve contains the pairs (p, q) where p, the probability of the first row, is a best reply to q, the probability of the first
    column. The second curve contains the pairs where q is a best reply to p. Each curve is a union of boxes.
    """
    two = bimatrix(*game)
    if two.first.shape != (2, 2):
        raise ValueError(
            f"best replies can be drawn in a square only for two rows and two columns, got {short_repr(two)}"
        )
    (a, b), (c, d) = two.first.rows
    (e, f), (g, h) = two.second.rows
    rows = [Box(mine, theirs) for mine, theirs in _replies(a - c, b - d)]
    columns = [Box(theirs, mine) for mine, theirs in _replies(e - f, g - h)]
    return rows, columns


def _replies(at_one: Fraction, at_zero: Fraction) -> list[tuple[Span, Span]]:
    """Return a player's best replies as boxes, given the first choice's gain over the second if the opponent's probability is 1 or 0."""
    first, second, both, ever = (ALL, ALL), (NONE, NONE), (NONE, ALL), (NONE, ALL)
    if at_one == at_zero:
        return [(both if at_one == 0 else first if at_one > 0 else second, ever)]
    turn = at_zero / (at_zero - at_one)
    if not 0 <= turn <= 1:
        return [(first if at_one > 0 else second, ever)]
    above, below = (first, second) if at_one > at_zero else (second, first)
    pieces = [(below, (NONE, turn)), (both, (turn, turn)), (above, (turn, ALL))]
    return [piece for piece in pieces if piece[0] == both or piece[1][0] < piece[1][1]]


def equilibrium_boxes(*game: Game) -> list[Box]:
    """Return all Nash equilibria of a game of two rows and two columns, as points, or as larger boxes where a player is indifferent.

    >>> [(str(box.p[0]), str(box.q[0])) for box in equilibrium_boxes([[3, 0], [2, 2]], [[3, 2], [0, 2]])]
    [('0', '0'), ('2/3', '2/3'), ('1', '1')]

    In each box, p is an interval of probabilities of the first row, and q is an interval of probabilities of the first column. No box
    contains another. The boxes are where the two best-reply curves meet.

    Parameters
    ----------
    game : a `Bimatrix`, or its two payoff matrices of 2 × 2 exact numbers, one after the other or as a pair.

    Raises
    ------
    ValueError : if a matrix isn't 2 × 2.
    """
    rows, columns = best_reply_boxes(*game)
    meets = {
        Box(p, q)
        for row in rows
        for column in columns
        for p, q in [(_common(row.p, column.p), _common(row.q, column.q))]
        if p[0] <= p[1] and q[0] <= q[1]
    }
    return sorted(box for box in meets if not any(box != column and _inside(box, column) for column in meets))


def _common(span: Span, other: Span) -> Span:
    return max(span[0], other[0]), min(span[1], other[1])


def _inside(box: Box, other: Box) -> bool:
    return all(b[0] <= a[0] and a[1] <= b[1] for a, b in ((box.p, other.p), (box.q, other.q)))
