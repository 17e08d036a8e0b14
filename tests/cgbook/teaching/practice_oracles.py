"""The right answers to problems of practice, found anew from the numbers given, without anything of `cgkit`.

Each oracle takes what a problem is given and returns all right answers, as `canonical` writes them. None uses a formula of the
generators: it searches, or it fills tables by the definition, as the mex of what moves leave.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache, reduce
from itertools import combinations, product
from math import lcm
from typing import Any

import numpy as np

from tests import oracle
from tests.oracle import Game, results

P, N = "0", "1"  # the options of a choice
Answers = set[str]


def text(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def least_missing(values: Iterable[int]) -> int:
    there = set(values)
    return next(n for n in range(len(there) + 1) if n not in there)


# --- subtraction ---


@cache
def lost(numbers: tuple[int, ...], top: int, misere: bool = False) -> tuple[bool, ...]:
    """Which heaps are lost for the player to move."""
    found: list[bool] = []
    for n in range(top + 1):
        after = [found[n - s] for s in numbers if s <= n]
        found.append(not any(after) and (bool(after) or not misere))
    return tuple(found)


@cache
def values(numbers: tuple[int, ...], top: int) -> tuple[int, ...]:
    found: list[int] = []
    for n in range(top + 1):
        found.append(least_missing(found[n - s] for s in numbers if s <= n))
    return tuple(found)


@cache
def two_heaps(numbers: tuple[int, ...]) -> dict[Any, int]:
    """Who wins two heaps of at most 24, by search of the whole."""
    return results(oracle.subtraction(*numbers), product(range(25), repeat=2))


def outcome_1(most: int, heap: int) -> Answers:
    return {P if lost(tuple(range(1, most + 1)), 2000)[heap] else N}


def outcome_2(numbers: list[int], heap: int) -> Answers:
    return {P if lost(tuple(numbers), 40)[heap] else N}


def outcome_3(numbers: list[int], a: int, b: int) -> Answers:
    return {P if two_heaps(tuple(numbers))[a, b] < 0 else N}


def labelling_1(numbers: list[int], top: int) -> Answers:
    return {text(n for n, is_lost in enumerate(lost(tuple(numbers), top)) if is_lost)}


def graph_of(arrows: list[list[int]], wanted: int) -> Answers:
    found = results(Game(lambda v: arrows[v]), range(len(arrows)))
    return {text(v + 1 for v in range(len(arrows)) if found[v] == wanted)}


def labelling_2(arrows: list[list[int]]) -> Answers:
    return graph_of(arrows, -1)


def labelling_3(arrows: list[list[int]]) -> Answers:
    return graph_of(arrows, 0)


def grundy_values_1(options: list[int]) -> Answers:
    return {str(least_missing(options))}


def grundy_values_2(numbers: list[int], heap: int) -> Answers:
    """The one v for which the heap and a heap of Nim of v are lost together."""

    def options(both: Any) -> list[Any]:
        n, v = both
        return [(n - s, v) for s in numbers if s <= n] + [(n, less) for less in range(v)]

    found = results(Game(options), [(heap, 5)])
    return {str(v) for v in range(6) if found[heap, v] < 0}


@cache
def nim_sums() -> list[list[int]]:
    """What two heaps of Nim of up to 255 chips are worth together: the mex of what moves in either leave, each as a bit of a number."""
    found = [[0] * 256 for _ in range(256)]
    beside = [0] * 256  # of a second heap: what moves in the first one leave
    for a in range(256):
        left = 0
        for b in range(256):
            options = left | beside[b]
            found[a][b] = value = (~options & (options + 1)).bit_length() - 1
            left |= 1 << value
            beside[b] |= 1 << value
    return found


def together(worths: Iterable[int]) -> int:
    return reduce(lambda a, b: nim_sums()[a][b], worths, 0)


def grundy_values_3(numbers: list[int], sizes: list[int]) -> Answers:
    row = values(tuple(numbers), max(sizes))
    return {str(together(row[size] for size in sizes))}


def periods_1(before: list[int], block: list[int], heap: int) -> Answers:
    row = before + block * heap
    return {str(row[heap])}


def periods_2(numbers: list[int]) -> Answers:
    found = values(tuple(numbers), 600)
    return {str(next(p for p in range(1, 200) if found[200:-p] == found[200 + p :]))}


def periods_3(numbers: list[int], heap: int) -> Answers:
    return {str(values(tuple(numbers), 3000)[heap])}


# --- Nim ---


@cache
def nim_lost(heaps: tuple[int, ...], misere: bool) -> bool:
    """Whole positions, with heaps in order and no empty ones."""
    if not heaps:
        return not misere
    return not any(
        nim_lost(one, misere) for one in {after(heaps, i, left) for i, h in enumerate(heaps) for left in range(h)}
    )


def after(heaps: tuple[int, ...], i: int, left: int) -> tuple[int, ...]:
    return tuple(sorted([*heaps[:i], *heaps[i + 1 :], *([left] if left else [])]))


def winning(heaps: list[int], misere: bool = False) -> list[str]:
    sizes = tuple(heaps)
    return [
        f"take {chips} from heap {i + 1}"
        for i, size in enumerate(sizes)
        for chips in range(1, size + 1)
        if nim_lost(after(sizes, i, size - chips), misere)
    ]


def nim_moves_1(heaps: list[int]) -> Answers:
    return set(winning(heaps))


def nim_moves_2(heaps: list[int]) -> Answers:
    return {"; ".join(sorted(winning(heaps)))}


def nim_moves_3(heaps: list[int]) -> Answers:
    others = [together([*heaps[:i], *heaps[i + 1 :]]) for i in range(len(heaps))]
    return {
        text((i + 1, chips))
        for i, heap in enumerate(heaps)
        for chips in range(1, heap + 1)
        if nim_sums()[others[i]][heap - chips] == 0
    }


def misere_play_1(most: int, heap: int) -> Answers:
    return {P if lost(tuple(range(1, most + 1)), 2000, misere=True)[heap] else N}


def misere_play_2(heaps: list[int]) -> Answers:
    return set(winning(heaps, misere=True))


def misere_play_3(numbers: list[int], top: int) -> Answers:
    return {text(n for n, is_lost in enumerate(lost(tuple(numbers), top, misere=True)) if is_lost)}


# --- Fibonacci, Wythoff ---


def zeckendorf_1(heap: int) -> Answers:
    fibonacci = [1, 2]
    while fibonacci[-1] <= heap:
        fibonacci.append(fibonacci[-1] + fibonacci[-2])

    def sums(left: int, below: int) -> Iterable[tuple[int, ...]]:
        """All sums of Fibonacci numbers with an index below this one, no two of them neighbours."""
        if left == 0:
            yield ()
        for i in range(below):
            if fibonacci[i] <= left:
                yield from ((*some, fibonacci[i]) for some in sums(left - fibonacci[i], i - 1))

    return {text(sorted(some)) for some in sums(heap, len(fibonacci))}


@cache
def least_winning(top: int) -> list[int]:
    """For each heap the least limit with which it is won; a heap is won by taking t if what is left is lost with limit 2t."""
    found = [10**9]
    for n in range(1, top + 1):
        found.append(next(t for t in range(1, n + 1) if 2 * t < found[n - t]))
    return found


def zeckendorf_2(heap: int) -> Answers:
    least = least_winning(3000)
    return {str(t) for t in range(1, heap) if 2 * t < least[heap - t]}


def zeckendorf_3(heap: int, before: int) -> Answers:
    least = least_winning(3000)
    return {str(t) for t in range(1, min(heap, 2 * before) + 1) if 2 * t < least[heap - t]} or {"0"}


@cache
def cold_by_mex() -> tuple[list[tuple[int, int]], dict[int, int]]:
    """The first 20,000 cold pairs, each by the least number not used before; and the partner of each number."""
    pairs, partners, a = [(0, 0)], {0: 0}, 0
    for n in range(1, 20_001):
        while a in partners:
            a += 1
        pairs.append((a, a + n))
        partners |= {a: a + n, a + n: a}
    return pairs, partners


def wythoff_pairs_1(n: int) -> Answers:
    return {text(cold_by_mex()[0][n])}


@cache
def queens() -> dict[Any, int]:
    return results(oracle.queen_to_the_corner(), [(70, 70)])


def wythoff_pairs_2(small: int, large: int) -> Answers:
    found, here = queens(), (small, large)
    lower = [(small - t, large) for t in range(1, small + 1)] + [(small, large - t) for t in range(1, large + 1)]
    both = [(small - t, large - t) for t in range(1, small + 1)]
    assert found[here] > 0
    return {text(sorted(pair)) for pair in lower + both if found[pair] < 0}


def wythoff_pairs_3(x: int) -> Answers:
    return {str(cold_by_mex()[1][x])}


# --- coins ---


ON_A_ROW = [oracle.coins_turned(lambda some: len(some) <= 2), oracle.ruler(), oracle.mock_turtles()]


@cache
def rows_of_twelve(game: int) -> dict[Any, int]:
    """Who wins each row of twelve coins, True for heads, by search of whole positions."""
    return results(ON_A_ROW[game], [(True,) * 12])


def coin_moves(game: int, heads: list[int]) -> Answers:
    first = 0 if game == 2 else 1
    row = tuple(place + first in heads for place in range(12))
    lost = [after for after in ON_A_ROW[game].options(row) if rows_of_twelve(game)[after] < 0]
    return {
        text(i + first for i, (was, now) in enumerate(zip(row, after, strict=True)) if was != now) for after in lost
    }


coin_moves_1 = coin_moves_2 = coin_moves_3 = coin_moves


@cache
def heads_worth(down: int, across: int, size: int) -> dict[tuple[int, int], int]:
    """What one head of a product is worth: the mex over all that a move leaves, with nothing known of products."""

    def led(game: int, coin: int) -> list[tuple[int, ...]]:
        first = 0 if game == 2 else 1
        left = range(first, coin)
        sets = [tuple(range(low, coin + 1)) for low in range(first, coin + 1)] if game == 1 else []
        if game != 1:
            sets = [(*some, coin) for k in range(3 if game == 2 else 2) for some in combinations(left, k)]
        return sets

    found: dict[tuple[int, int], int] = {}
    for r in range(size):
        for c in range(size):
            options = set()
            for rows in led(down, r):
                for columns in led(across, c):
                    left = 0
                    for i in rows:
                        for j in columns:
                            left ^= found[i, j] if (i, j) != (r, c) else 0
                    options.add(left)
            found[r, c] = least_missing(options)
    return found


def tartan_moves_1(down: int, across: int, heads: list[list[int]]) -> Answers:
    worths, total = heads_worth(down, across, 9), 0
    for r, c in heads:
        total ^= worths[r, c]
    return {str(total)}


@cache
def corner_worths() -> list[list[int]]:
    """Turning Corners up to 16, each head by the mex of the three corners that a move leaves."""
    found = [[0] * 16 for _ in range(16)]
    for r in range(16):
        for c in range(16):
            found[r][c] = least_missing(found[a][b] ^ found[a][c] ^ found[r][b] for a in range(r) for b in range(c))
    return found


def tartan_moves(heads: list[list[int]]) -> Answers:
    worths, total = corner_worths(), 0
    for r, c in heads:
        total ^= worths[r][c]
    return {
        text((a, r, b, c))
        for r, c in heads
        for a in range(r)
        for b in range(c)
        if worths[a][b] ^ worths[a][c] ^ worths[r][b] ^ worths[r][c] == total
    }


tartan_moves_2 = tartan_moves_3 = tartan_moves


def nim_products_1(a: int, b: int, c: int) -> Answers:
    return {str(corner_worths()[a][b] ^ c)}


@cache
def products() -> Any:
    """Every product of numbers up to 255, each by the mex of the three corners that a move leaves; some 500 million of them."""
    found = np.zeros((256, 256), np.uint8)
    for a in range(1, 256):
        for b in range(1, a + 1):
            there = np.zeros(257, bool)
            there[found[:a, :b] ^ found[:a, b, None] ^ found[a, None, :b]] = True
            found[a, b] = found[b, a] = there.argmin()
    return found


def nim_products_2(a: int, b: int) -> Answers:
    return {str(products()[a, b])}


def nim_products_3(a: int, b: int) -> Answers:
    return {str(x) for x in range(256) if products()[a, x] == b}


# --- Hackenbush ---


def yard_value(edges: list[list[int]]) -> tuple[int, list[int]]:
    """The value of a yard and of what each cut leaves, by the mex, without a principle."""
    game = oracle.cut_and_fall(tuple((a, b) for a, b in edges))

    @cache
    def value(yard: frozenset[int]) -> int:
        return least_missing(map(value, game.options(yard)))

    whole = frozenset(range(1, len(edges) + 1))
    after = dict(zip(whole, game.options(whole), strict=True))
    return value(whole), [value(after[cut]) for cut in sorted(whole)]


def hackenbush_cuts_1(edges: list[list[int]]) -> Answers:
    return {str(yard_value(edges)[0])}


def hackenbush_cuts_2(edges: list[list[int]]) -> Answers:
    return {str(i + 1) for i, value in enumerate(yard_value(edges)[1]) if value == 0}


hackenbush_cuts_3 = hackenbush_cuts_2


# --- matrices ---


def candidates(rows: list[list[int]]) -> Iterable[list[Fraction]]:
    """Mixtures of rows that make some columns pay alike: the ends of all optimal mixtures are among them (Shapley and Snow)."""
    for size in range(1, min(len(rows), len(rows[0])) + 1):
        for some in combinations(range(len(rows)), size):
            for across in combinations(range(len(rows[0])), size):
                if (mix := oracle.evening([[rows[i][j] for j in across] for i in some])) and min(mix[:-1]) >= 0:
                    yield [mix[some.index(i)] if i in some else Fraction(0) for i in range(len(rows))]


def optimal(rows: list[list[int]]) -> tuple[Fraction, set[tuple[Fraction, ...]]]:
    """What the player of the rows can be sure of, and the mixtures that are; no more, since the columns can be sure of it too."""

    def sure(rows: list[list[int]]) -> dict[tuple[Fraction, ...], Fraction]:
        return {
            tuple(mix): min(sum((p * x for p, x in zip(mix, column, strict=True)), Fraction(0)) for column in zip(*rows, strict=True))
            for mix in candidates(rows)
        }  # fmt: skip

    mine, theirs = sure(rows), sure([[-x for x in column] for column in zip(*rows, strict=True)])
    value = max(mine.values())
    assert value == -max(theirs.values())
    return value, {mix for mix, least in mine.items() if least == value}


def matrix_play_1(rows: list[list[int]]) -> Answers:
    return {str(optimal(rows)[0])}


def matrix_play(rows: list[list[int]]) -> Answers:
    whole = {mix: lcm(*(part.denominator for part in mix)) for mix in optimal(rows)[1]}
    return {text(int(part * by) for part in mix) for mix, by in whole.items()}


matrix_play_2 = matrix_play_3 = matrix_play


def right_answers(kind: str, level: int, given: Any) -> Answers:
    """All right answers to the problem of this kind and level with these numbers."""
    oracle: Callable[..., Answers] = globals()[f"{kind.replace(' ', '_')}_{level}"]
    return oracle(*given)
