"""Games that are not combinatorial: matrices, equilibria, coalitions. Small ones, all of a kind or by lot, in exact fractions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from fractions import Fraction
from importlib import import_module
from itertools import combinations, pairwise, permutations, product
from math import factorial

import numpy as np

from tests.book.claims.registry import Facts, checks

linprog = import_module("scipy.optimize").linprog  # which carries no types

Matrix = list[list[int]]
Coalition = frozenset[int]
Worths = dict[Coalition, Fraction]


def matrices(many: int = 150, seed: int = 11) -> list[Matrix]:
    lot = random.Random(seed)
    sizes = [(lot.randint(1, 4), lot.randint(1, 4)) for _ in range(many)]
    return [[[lot.randint(-9, 9) for _ in range(columns)] for _ in range(rows)] for rows, columns in sizes]


def guaranteed(matrix: Matrix) -> float:
    """The most that some mixed strategy of the rows wins on average against every column."""
    rows, columns = len(matrix), len(matrix[0])
    against = np.hstack([-np.array(matrix, float).T, np.ones((columns, 1))])
    found = linprog(
        [0.0] * rows + [-1.0],
        A_ub=against,
        b_ub=[0.0] * columns,
        A_eq=[[1.0] * rows + [0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    return -float(found.fun)


def turned_round(matrix: Matrix) -> Matrix:
    return [[-entry for entry in column] for column in zip(*matrix, strict=True)]


MATCHING_PENNIES = [[1, -1], [-1, 1]]


@checks("c010")
def minimax() -> Facts:
    """Literally: with pure strategies; kindly: with mixed ones, of two players."""

    def pure(matrix: Matrix) -> bool:
        least, most = [min(row) for row in matrix], [max(column) for column in zip(*matrix, strict=True)]
        return bool(max(least) == min(most))

    gaps = [abs(guaranteed(one) + guaranteed(turned_round(one))) for one in [MATCHING_PENNIES, *matrices()]]
    return Facts(
        literal=all(map(pure, matrices())),
        kindly=max(gaps) < 1e-7,
        mended=max(gaps) < 1e-7 and not pure(MATCHING_PENNIES),
    )


@checks("c011")
def rows_and_columns() -> Facts:
    def holds(matrix: Matrix, greater: Callable[[int, int], bool]) -> bool:
        return all(greater(max(row), min(column)) for row in matrix for column in zip(*matrix, strict=True))

    weak = all(holds(one, lambda a, b: a >= b) for one in [[[0]], *matrices()])
    return Facts(
        literal=all(holds(one, lambda a, b: a > b) for one in [[[0]], *matrices()]),
        kindly=weak,
        mended=weak
        and all(max(map(min, one)) <= min(map(max, zip(*one, strict=True))) for one in matrices())
        and max(map(min, MATCHING_PENNIES)) < min(map(max, zip(*MATCHING_PENNIES, strict=True))),
    )


# --- two by two, each player's pay-offs: A for the rows, B for the columns ----------------------------------------------

Pair = tuple[Matrix, Matrix]


def equilibria(a: Matrix, b: Matrix) -> list[tuple[Fraction, Fraction]]:
    """How often the first row and the first column are played: pure pairs, those that make both indifferent, and mixtures of one."""
    chances = {Fraction(0), Fraction(1)}
    down, across = b[0][0] - b[0][1] - b[1][0] + b[1][1], a[0][0] - a[0][1] - a[1][0] + a[1][1]
    rows, columns = set(chances), set(chances)
    if down:
        rows.add(Fraction(b[1][1] - b[1][0], down))
    if across:
        columns.add(Fraction(a[1][1] - a[0][1], across))
    return [(p, q) for p in rows for q in columns if 0 <= p <= 1 and 0 <= q <= 1 and is_equilibrium(a, b, p, q)]


def is_equilibrium(a: Matrix, b: Matrix, p: Fraction, q: Fraction) -> bool:
    mixed_rows = [q * row[0] + (1 - q) * row[1] for row in a]
    mixed_columns = [p * b[0][j] + (1 - p) * b[1][j] for j in (0, 1)]
    got = p * mixed_rows[0] + (1 - p) * mixed_rows[1], q * mixed_columns[0] + (1 - q) * mixed_columns[1]
    return got == (max(mixed_rows), max(mixed_columns))


DILEMMA: Pair = ([[3, 0], [4, 1]], [[3, 4], [0, 1]])
A_DATE: Pair = ([[2, 0], [0, 1]], [[1, 0], [0, 2]])


def all_have_one() -> bool:
    """Every game of two moves each with pay-offs 0, 1 and 2: 6,561."""
    return all(
        equilibria([list(one[:2]), list(one[2:4])], [list(one[4:6]), list(one[6:])])
        for one in product(range(3), repeat=8)
    )


@checks("c012")
def is_there_a_best_choice() -> Facts:
    """Literally: no choice is ever best whatever the other does. Kindly: there is a game without one, for either."""

    def dominant(a: Matrix) -> bool:
        return any(all(a[i][j] > a[1 - i][j] for j in (0, 1)) for i in (0, 1))

    def columns_of(b: Matrix) -> Matrix:
        return [list(column) for column in zip(*b, strict=True)]

    games = [DILEMMA, A_DATE]
    best = [dominant(a) or dominant(columns_of(b)) for a, b in games]
    wasteful = equilibria(*DILEMMA) == [(Fraction(0), Fraction(0))] and DILEMMA[0][1][1] < DILEMMA[0][0][0]
    return Facts(
        literal=not any(best),
        kindly=not all(best),
        mended=best[0] and wasteful and len(equilibria(*A_DATE)) == 3 and all_have_one(),
    )


@checks("c013")
def nash() -> Facts:
    pennies = equilibria(MATCHING_PENNIES, [[-entry for entry in row] for row in MATCHING_PENNIES])
    return Facts(literal=None, mended=all_have_one() and pennies == [(Fraction(1, 2), Fraction(1, 2))])


# --- coalitions ---------------------------------------------------------------------------------------------------


def coalitions(n: int) -> list[Coalition]:
    return [frozenset(some) for size in range(n + 1) for some in combinations(range(n), size)]


def made(n: int, worth: Callable[[Coalition], int]) -> Worths:
    return {some: Fraction(worth(some)) for some in coalitions(n)}


MAJORITY = made(3, lambda some: int(len(some) >= 2))


def worths(many: int = 60, seed: int = 3) -> list[Worths]:
    lot = random.Random(seed)
    return [made(3, lambda some: lot.randint(0, 4 * len(some)) if some else 0) for _ in range(many)]


def core(v: Worths) -> bool:
    """Whether the core is not empty: the least that satisfies every coalition is no more than all together make."""
    some = [one for one in v if one]
    against = [[-1.0 if i in one else 0.0 for i in range(3)] for one in some]
    least = linprog([1.0] * 3, A_ub=against, b_ub=[-float(v[one]) for one in some], bounds=[(None, None)] * 3).fun
    return float(least) <= float(v[frozenset(range(3))]) + 1e-9


#: the balanced families of three players, each as small as can be, with their weights
BALANCED: list[dict[str, Fraction | int]] = [
    {"012": 1},
    {"0": 1, "1": 1, "2": 1},
    {"0": 1, "12": 1},
    {"1": 1, "02": 1},
    {"2": 1, "01": 1},
    {"01": Fraction(1, 2), "02": Fraction(1, 2), "12": Fraction(1, 2)},
]


def balanced(v: Worths) -> bool:
    return all(
        sum(weight * v[frozenset(map(int, some))] for some, weight in family.items()) <= v[frozenset(range(3))]
        for family in BALANCED
    )


@checks("c017")
def improved_by_nobody() -> Facts:
    """Literally: that no player alone can improve is enough; kindly: what no coalition can improve no player can."""
    grid = [tuple(Fraction(n, 6) for n in (a, b, 6 - a - b)) for a in range(7) for b in range(7 - a)]

    def satisfied(x: tuple[Fraction, ...], v: Worths, sizes: Iterable[int]) -> bool:
        return all(sum(x[i] for i in some) >= v[some] for some in v if len(some) in sizes)

    alone = [x for x in grid if satisfied(x, MAJORITY, (1,))]
    stable = [x for x in grid if satisfied(x, MAJORITY, (1, 2, 3))]
    pairs = [(x, v) for v in [made(3, lambda some: int(len(some) == 3)), MAJORITY] for x in grid]
    return Facts(
        literal=alone == stable,
        kindly=all(satisfied(x, v, (1,)) for x, v in pairs if satisfied(x, v, (1, 2, 3))),
        mended=alone != [] and stable == [] and not core(MAJORITY) and all(core(v) == balanced(v) for v in worths()),
    )


def shapley(v: Worths, n: int) -> list[Fraction]:
    """By the formula."""
    return [
        sum(
            (
                Fraction(factorial(len(s)) * factorial(n - len(s) - 1), factorial(n)) * (v[s | {i}] - v[s])
                for s in v
                if i not in s
            ),
            Fraction(0),
        )
        for i in range(n)
    ]


def over_all_orders(v: Worths, n: int) -> list[Fraction]:
    brought = [Fraction(0)] * n
    for order in permutations(range(n)):
        for place, player in enumerate(order):
            before = frozenset(order[:place])
            brought[player] += (v[before | {player}] - v[before]) / factorial(n)
    return brought


@checks("c018")
def shapley_value() -> Facts:
    """The formula is the average over all orders; efficient, symmetric, nothing for a dummy, additive. On simple games it is forced."""
    some = worths()
    average = all(shapley(v, 3) == over_all_orders(v, 3) and sum(shapley(v, 3)) == v[frozenset(range(3))] for v in some)
    additive = all(
        shapley({s: v[s] + w[s] for s in v}, 3) == [a + b for a, b in zip(shapley(v, 3), shapley(w, 3), strict=True)]
        for v, w in pairwise(some)
    )
    carriers = [one for one in coalitions(4) if one]
    unanimous = all(
        shapley(made(4, lambda s, one=one: int(one <= s)), 4) == [Fraction(i in one, len(one)) for i in range(4)]  # type: ignore[misc]
        for one in carriers
    )
    return Facts(literal=None, mended=average and additive and unanimous)


def bankruptcy(estate: int, claims: tuple[int, ...]) -> Worths:
    """What a coalition can count on: what is left when all others have been paid in full."""
    return made(3, lambda some: max(0, estate - sum(c for i, c in enumerate(claims) if i not in some)))


def excesses(v: Worths, x: tuple[Fraction, ...]) -> list[Fraction]:
    return sorted((v[s] - sum(x[i] for i in s) for s in v if 0 < len(s) < 3), reverse=True)


@checks("c019")
def nucleolus() -> Facts:
    """No division on a grid of 36 or more steps, nor one a hundredth of a step away, has less complaint than the one told."""
    told = {
        (36, (10, 20, 30)): ("5", "21/2", "41/2"),
        (100, (100, 200, 300)): ("100/3", "100/3", "100/3"),
        (200, (100, 200, 300)): ("50", "75", "75"),
        (300, (100, 200, 300)): ("50", "100", "150"),
    }
    best = True
    for (estate, claims), words in told.items():
        v, x = bankruptcy(estate, claims), tuple(map(Fraction, words))
        mine, step = excesses(v, x), Fraction(estate, 36)
        grid = [(step * a, step * b, estate - step * (a + b)) for a in range(37) for b in range(37 - a)]
        near = [
            (x[0] + step * a / 100, x[1] + step * b / 100, x[2] - step * (a + b) / 100)
            for a in range(-6, 7)
            for b in range(-6, 7)
        ]
        best &= sum(x) == estate and all(excesses(v, other) > mine for other in grid + near if other != x)
    return Facts(literal=None, mended=best and shapley(bankruptcy(36, (10, 20, 30)), 3) == [6, 11, 19])
