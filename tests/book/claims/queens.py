"""Wythoff's game: cold positions, the golden ratio, and what the proofs need."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from math import isqrt

from tests import oracle
from tests.book.claims.registry import Facts, checks
from tests.book.claims.search import lost, values, winning

SIZE = 40
queen = oracle.queen_to_the_corner().options


@cache
def cold() -> tuple[tuple[int, int], ...]:
    """The cold squares (a, b) with a <= b < SIZE, by search."""
    is_lost = lost(queen)
    return tuple((a, b) for a in range(SIZE) for b in range(a, SIZE) if is_lost((a, b)))


def golden(k: int) -> int:
    """The whole part of k times the golden ratio, exactly."""
    return (k + isqrt(5 * k * k)) // 2


def built(many: int) -> list[tuple[int, int]]:
    """Pairs by the rule: a is the least number not used yet, b is a + k."""
    used, pairs = set[int](), []
    for k in range(many):
        a = next(n for n in range(2 * many) if n not in used)
        pairs.append((a, a + k))
        used |= {a, a + k}
    return pairs


def by_formula() -> bool:
    """Whether the cold squares are the pairs of the golden ratio, those of the rule too."""
    pairs = [(golden(k), golden(k) + k) for k in range(SIZE)]
    return [pair for pair in pairs if pair[1] < SIZE] == list(cold()) and built(SIZE) == pairs


def partition(many: int, pairs: Iterable[tuple[int, int]]) -> bool:
    """Whether each of 1, 2, … stands in just one pair."""
    found = sorted(n for pair in pairs for n in pair if 0 < n <= many)
    return found == list(range(1, many + 1))


@checks("c078")
def queen_or_two_heaps() -> Facts:
    same = all(
        sorted(queen(square)) == sorted(oracle.two_heaps_or_both(1).options(square))
        for square in ((a, b) for a in range(9) for b in range(9))
    )
    return Facts(literal=same and queen((0, 0)) == [] and lost(queen)((0, 0)))


@checks("c079")
def table_of_values() -> Facts:
    value = values(queen)
    rows = """0 1 2 3 4 5 6 7 8 9 10 / 1 2 0 4 5 3 7 8 6 10 11 / 2 0 1 5 3 4 8 6 7 11 9 /
      3 4 5 6 2 0 1 9 10 12 8 / 4 5 3 2 7 6 9 0 1 8 13"""
    told = [[int(n) for n in row.split()] for row in rows.split("/")]
    return Facts(literal=None, mended=[[value((x, y)) for x in range(11)] for y in range(5)] == told)


@checks("c149")
def wythoffs_game() -> Facts:
    squared = all((3 * k + isqrt(5 * k * k)) // 2 == golden(k) + k for k in range(5000))
    return Facts(literal=None, mended=by_formula() and squared and partition(3000, built(2000)))


@checks("c150")
def wythoffs_game_with_slack() -> Facts:
    """A_n from its formula with t, for t = 1 to 4, against search up to 30."""
    fine = True
    for t in range(1, 5):
        is_lost = lost(oracle.two_heaps_or_both(t).options)
        found = [(a, b) for a in range(24) for b in range(a, 24) if is_lost((a, b))]
        pairs = [(a, a + t * n) for n in range(24) for a in [(n * (2 - t) + isqrt(n * n * (t * t + 4))) // 2]]
        used = set[int]()
        by_mex = []
        for n in range(24):
            a = next(m for m in range(200) if m not in used)
            by_mex.append((a, a + t * n))
            used |= {a, a + t * n}
        fine &= pairs == by_mex and [pair for pair in pairs if pair[1] < 24] == found
    return Facts(literal=None, mended=fine)


@checks("c182")
def first_cold_positions() -> Facts:
    noted = [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15), (11, 18), (12, 20)]
    return Facts(literal=list(cold()[:9]) == noted and built(len(cold())) == list(cold()))


@checks("c183")
def every_number_once() -> Facts:
    """Literally: any a and b = a + k that grow hold every number once; so here do the even numbers for a."""
    grows = [(2 * k, 3 * k) for k in range(200)]
    assert all(b > a for a, b in grows[1:])
    assert all(after[0] > before[0] for before, after in pairwise(grows))
    pairs = built(2000)
    avoided = all(not {b for _, b in pairs[:k]} & {pairs[k][0]} for k in range(0, 2000, 37))
    above_all = all(pairs[k][1] > max(max(pair) for pair in pairs[:k]) for k in range(1, 2000, 37))
    return Facts(
        literal=partition(200, grows),
        kindly=partition(3000, pairs),
        mended=partition(3000, pairs) and avoided and above_all and not partition(200, grows),
    )


@checks("c184")
def cold_goes_to_hot() -> Facts:
    squares = set(cold()) | {(b, a) for a, b in cold()}
    one_each = len({b - a for a, b in cold()}) == len(cold()) == len({a for a, _ in cold()})
    return Facts(literal=one_each and not any(after in squares for square in cold() for after in queen(square)))


@checks("c185")
def hot_goes_to_cold() -> Facts:
    """The case a = a_k, b < b_k. Literally: a_k less the difference from both; with subscripts: a_k less a_j, j = b - a_k."""
    pairs = built(60)

    def reaches(taken: int, a: int, b: int) -> bool:
        return taken > 0 and (a - taken, b - taken) in pairs

    cases = [(a, b) for a, last in pairs[1:40] for b in range(a, last)]
    without = all(reaches(a - (b - a), a, b) for a, b in cases)
    mended = all(reaches(a - pairs[b - a][0], a, b) for a, b in cases)
    legal = all((pairs[b - a]) in queen((a, b)) for a, b in cases)
    return Facts(literal=without, kindly=mended, mended=mended and legal)


@checks("c186")
def golden_ratio() -> Facts:
    return Facts(literal=by_formula())


@checks("c187")
def inverse_test() -> Facts:
    def first(a: int) -> int:
        """The whole part of a divided by the golden ratio: a (√5 - 1)/2."""
        return golden(a) - a

    def test(a: int, b: int) -> bool:
        j = first(a)
        if a == golden(j):
            return b == a + j
        return a == golden(j + 1) and b == a + j + 1

    squares = set(cold())
    ordered = all(test(a, b) == ((a, b) in squares) for a in range(SIZE) for b in range(a, SIZE))
    unordered = all(test(a, b) == ((min(a, b), max(a, b)) in squares) for a in range(SIZE) for b in range(SIZE))
    branch = [a for a, _ in built(3000) if a == golden(first(a))]
    index = all(first(a) == k - 1 for k, (a, _) in enumerate(built(3000)) if k)
    simpler = all((a == golden(b - a)) == ((a, b) in squares) for a in range(SIZE) for b in range(a, SIZE))
    return Facts(literal=unordered, kindly=ordered, mended=branch == [0] and index and simpler)


@checks("c189")
def ten_and_fifteen() -> Facts:
    is_lost = lost(queen)
    return Facts(
        literal=not is_lost((10, 15)),
        mended={tuple(sorted(after)) for after in winning(queen, (10, 15))} == {(6, 10), (8, 13), (9, 15)},
    )


@checks("c192")
def two_propositions() -> Facts:
    pairs = list(cold())
    least = all(
        a == next(n for n in range(SIZE) if n not in {m for pair in pairs[:k] for m in pair})
        for k, (a, _) in enumerate(pairs)
    )
    return Facts(literal=least and all(b == a + k for k, (a, b) in enumerate(pairs)) and partition(3000, built(2000)))


@checks("c193")
def fibonacci_pairs() -> Facts:
    numbers = [1, 2]
    while numbers[-1] < 10**12:
        numbers.append(numbers[-2] + numbers[-1])
    fibonacci, pairs = set(numbers), [(golden(k), golden(k) + k) for k in range(1, 20_000)]
    both = all((a in fibonacci) == (b in fibonacci) for a, b in pairs)
    shrinking = [abs(b * b - b * a - a * a) for a, b in pairs if a in fibonacci]  # 0 just for the golden ratio
    return Facts(literal=both and set(shrinking) == {1} and len(shrinking) > 8)


@checks("c194")
def beatty() -> Facts:
    """For α = φ, √2, √3 and (√13 - 1)/2: the sequences of α and β hold every number up to 3,000 once, with 1/α + 1/β = 1."""

    def quadratic(p: int, d: int, r: int, k: int) -> int:
        """The whole part of k (p + √d) / r."""
        return (k * p + isqrt(k * k * d)) // r

    # (p, d, r) for alpha, then for beta = alpha / (alpha - 1)
    couples = [((1, 5, 2), (3, 5, 2)), ((0, 2, 1), (2, 2, 1)), ((0, 3, 1), (3, 3, 2)), ((-1, 13, 2), (5, 13, 2))]
    fine = all(
        partition(3000, ((quadratic(*one, k), quadratic(*other, k)) for k in range(1, 3001))) for one, other in couples
    )
    other = [(quadratic(0, 2, 1, k), quadratic(0, 5, 1, k)) for k in range(1, 3001)]  # 1/√2 + 1/√5 is not 1
    differ = all(quadratic(3, 5, 2, n) - quadratic(1, 5, 2, n) == n for n in range(3000))
    return Facts(literal=None, mended=fine and not partition(3000, other) and differ)


@checks("c195")
def constructed_pairs_are_cold() -> Facts:
    pairs = [pair for pair in built(SIZE) if pair[1] < SIZE]
    squares = set(pairs) | {(b, a) for a, b in pairs}
    out = not any(after in squares for square in squares for after in queen(square))
    back = all(
        any(after in squares for after in queen((a, b)))
        for a in range(SIZE)
        for b in range(SIZE)
        if (a, b) not in squares
    )
    return Facts(literal=out and back and pairs == list(cold()))
