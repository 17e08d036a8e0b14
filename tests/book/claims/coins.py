"""Coin turning: heads by themselves, Mock Turtles, Ruler, boards of coins, nim products and how to find a move."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations, pairwise, product
from typing import Any

from tests import oracle
from tests.book.claims.registry import Facts, checks
from tests.book.claims.search import lost, mex, nim_sum, take, values

Sets = Callable[[int], Iterable[tuple[int, ...]]]


def row(*heads: int, length: int) -> tuple[bool, ...]:
    return tuple(i in heads for i in range(length))


def single(game: oracle.Game, length: int) -> list[int]:
    """The value of one head on each place of a row, with all other coins turned too."""
    value = values(game.options)
    return [value(row(i, length=length)) for i in range(length)]


def heads_add_up(game: oracle.Game, length: int) -> bool:
    """Whether every row is worth the nim-sum of its heads."""
    value, alone = values(game.options), single(game, length)
    rows = product((False, True), repeat=length)
    return all(value(one) == nim_sum(v for v, head in zip(alone, one, strict=True) if head) for one in rows)


def mark(n: int) -> bool:
    """Whether n is odious: an odd number of ones in binary."""
    return f"{n:b}".count("1") % 2 == 1


@cache
def worth(sets: Sets, place: int) -> int:
    """The value of one head: of the other coins that a set turns, each by itself."""
    return mex(nim_sum(worth(sets, other) for other in others) for others in sets(place))


def up_to_three(place: int) -> Iterable[tuple[int, ...]]:
    return (some for size in range(3) for some in combinations(range(place), size))


def two(place: int) -> Iterable[tuple[int, ...]]:
    return ((other,) for other in range(place))


def run(place: int) -> Iterable[tuple[int, ...]]:
    return (tuple(range(first, place)) for first in range(place + 1))


@checks("c094")
def a_row_is_the_sum_of_its_heads() -> Facts:
    rules = [
        oracle.mock_turtles(),
        oracle.ruler(),
        oracle.exactly(2),
        oracle.exactly(3),
        oracle.equally_spaced(3),
        oracle.close_together(2, 3),
        oracle.half_way(),
    ]
    example = all(
        values(game.options)(row(2, 4, length=5))
        == values(game.options)(row(2, length=5)) ^ values(game.options)(row(4, length=5))
        for game in rules
    )
    return Facts(literal=example and all(heads_add_up(game, 6) for game in rules))


@checks("c095")
def subtraction_with_coins() -> Facts:
    """Literally x = 5 and {1, 2, 3}, and other sets too; a row of several heads is the sum of heaps."""
    checked = []
    for numbers in ((1, 2, 3), (1, 3, 4), (2, 3)):
        heap, coins = values(take(numbers)), values(oracle.subtraction_with_coins(*numbers).options)
        for some in product((False, True), repeat=7):
            position = (False, *some)
            checked.append(coins(position) == nim_sum(heap(i) for i, head in enumerate(position) if head))
    return Facts(literal=all(checked))


MOCK = [1, 2, 4, 7, 8, 11]


@checks("c096")
def mock_turtles() -> Facts:
    return Facts(literal=single(oracle.mock_turtles(), 6) == MOCK)


@checks("c097")
def odious_numbers() -> Facts:
    """Rows of nine coins whole; up to place 40 by single heads."""
    found = [worth(up_to_three, place) for place in range(40)]
    odious = [n for n in range(80) if mark(n)]
    doubles = all(v in (2 * x, 2 * x + 1) and mark(v) for x, v in enumerate(found))
    return Facts(literal=found == odious and single(oracle.mock_turtles(), 8) == odious[:8], mended=doubles)


def mock_rule(first: int, length: int = 8) -> bool:
    """Whether just those rows are lost whose labels, from `first` on, have nim-sum 0 and whose heads are even in number."""
    is_lost = lost(oracle.mock_turtles().options)
    rows = product((False, True), repeat=length)
    return all(
        is_lost(one) == (sum(one) % 2 == 0 and nim_sum(i for i, head in enumerate(one, start=first) if head) == 0)
        for one in rows
    )


@checks("c098")
def why_from_zero() -> Facts:
    found = [worth(up_to_three, place) for place in range(40)]
    return Facts(
        literal=None, mended=mock_rule(0) and not mock_rule(1) and all(v // 2 == x for x, v in enumerate(found))
    )


@checks("c099")
def nim_sum_and_an_even_number_of_heads() -> Facts:
    evil = all(not mark(a ^ b) for a in range(64) for b in range(64) if mark(a) and mark(b))
    found = [worth(up_to_three, place) for place in range(8)]
    rows = list(product((False, True), repeat=8))
    alone = all(
        sum(one) % 2 == 0 for one in rows if nim_sum(v for v, head in zip(found, one, strict=True) if head) == 0
    )
    return Facts(literal=evil and mock_rule(0), mended=alone and heads_add_up(oracle.mock_turtles(), 7))


def ruler_values(many: int) -> list[int]:
    """Of the coins 1, 2, …"""
    return [worth(run, place) for place in range(many)]


def largest_power(x: int) -> int:
    return max(1 << k for k in range(10) if x % (1 << k) == 0)


@checks("c100")
def value_in_ruler() -> Facts:
    """Literally: the smallest power of 2 that x divides; kindly: the smallest that divides x."""
    found = ruler_values(64)
    smallest = [next((2**k for k in range(12) if 2**k % x == 0), None) for x in range(1, 65)]
    divides = [next(2**k for k in range(12) if x % 2**k == 0) for x in range(1, 65)]
    return Facts(
        literal=found == smallest,
        kindly=found == divides,
        mended=found == [largest_power(x) for x in range(1, 65)] and found[:8] == single(oracle.ruler(), 8),
    )


@checks("c101")
def rule_of_ruler() -> Facts:
    """The rule as told gives the values that the note means: 1 2 1 4 1 2 1 8."""
    told = oracle.coins_turned(lambda some: all(b - a == 1 for a, b in pairwise(some)))
    return Facts(literal=single(told, 8) == [1, 2, 1, 4, 1, 2, 1, 8] == ruler_values(8))


@checks("c102")
def four_coins_and_grundy() -> Facts:
    """Heaps of Grundy's game lie as coins 1 to 9; with n = x - n, two coins would be one."""
    rule = oracle.heaps_to_divide(take=False, unequal=True).options
    heap, coins = values(rule), values(oracle.four_coins().options)
    fine = all(
        coins((False, *some)) == nim_sum(heap((i,)) for i, head in enumerate(some, start=1) if head)
        for some in product((False, True), repeat=8)
    )
    halves = values(oracle.heaps_to_divide(take=False, unequal=False).options)
    return Facts(literal=fine, mended=fine and any(halves((n,)) != heap((n,)) for n in range(1, 9)))


# --- boards -------------------------------------------------------------------------------------------------------


@cache
def times(a: int, b: int) -> int:
    """The nim product, by its definition."""
    return mex(times(x, b) ^ times(a, y) ^ times(x, y) for x in range(a) for y in range(b))


def board(r: int, c: int, height: int, width: int) -> tuple[tuple[bool, ...], ...]:
    return tuple(tuple((i, j) == (r, c) for j in range(width)) for i in range(height))


def board_values(game: oracle.Game, height: int, width: int) -> list[list[int]]:
    """One head on each place, whole boards searched."""
    value = values(game.options)
    return [[value(board(r, c, height, width)) for c in range(width)] for r in range(height)]


def corner_values(size: int) -> list[list[int]]:
    """Turning Corners, the other three corners each by itself."""

    @cache
    def corner(r: int, c: int) -> int:
        return mex(corner(i, c) ^ corner(r, j) ^ corner(i, j) for i in range(r) for j in range(c))

    return [[corner(r, c) for c in range(size)] for r in range(size)]


def is_product(game: oracle.Game, rows: Sets, columns: Sets, height: int = 3, width: int = 4) -> bool:
    told = [[times(worth(rows, r), worth(columns, c)) for c in range(width)] for r in range(height)]
    return board_values(game, height, width) == told


@checks("c105")
def tartan_theorem() -> Facts:
    """Four products of games on boards of three rows and four columns, all boards that can be reached."""

    def few(some: list[int]) -> bool:
        return len(some) <= 3

    def pair(some: list[int]) -> bool:
        return len(some) == 2

    games: list[tuple[Any, Sets]] = [(few, up_to_three), (oracle.in_a_run, run), (pair, two)]
    chosen = [(0, 0), (0, 1), (1, 0), (1, 2), (2, 2)]
    return Facts(
        literal=all(is_product(oracle.crossing(games[i][0], games[j][0]), games[i][1], games[j][1]) for i, j in chosen)
    )


@checks("c106")
def acrostic_twins() -> Facts:
    found = board_values(oracle.acrostic_twins(), 3, 4)
    return Facts(literal=found == [[r ^ c for c in range(4)] for r in range(3)])


@checks("c107")
def table_of_turning_corners() -> Facts:
    """Kindly: if only one place of it were wrong, rows and columns would still be exchanged alike."""
    noted = [[0, 0, 0, 0], [0, 1, 2, 3], [0, 2, 2, 1], [0, 3, 1, 2]]
    found = corner_values(4)
    wrong = [(r, c) for r in range(4) for c in range(4) if noted[r][c] != found[r][c]]
    fields = all(len(set(line)) == 4 for line in noted[1:])  # no number twice in a row, as where one can divide
    return Facts(
        literal=noted == found,
        kindly=fields,
        mended=found[2] == [0, 2, 3, 1]
        and wrong == [(2, 2)]
        and [line[:3] for line in board_values(oracle.turning_corners(), 3, 3)] == [line[:3] for line in found[:3]],
    )


@checks("c108")
def corners_are_twins_times_twins() -> Facts:
    twins = [worth(two, place) for place in range(8)]
    products = corner_values(10) == [[times(a, b) for b in range(10)] for a in range(10)]
    same = is_product(oracle.turning_corners(), two, two, 3, 4)
    return Facts(literal=twins == list(range(8)) == single(oracle.exactly(2), 8) and products and same)


@checks("c109")
def rugs() -> Facts:
    return Facts(literal=is_product(oracle.rugs(), run, run, 3, 4))


@checks("c111")
def not_a_sum() -> Facts:
    """Of two games with one head each, the product is worth something else than the sum."""
    found = board_values(oracle.rugs(), 3, 4)
    added = [[worth(run, r) ^ worth(run, c) for c in range(4)] for r in range(3)]
    both = [(r, c) for r in range(3) for c in range(4) if found[r][c] == added[r][c]]
    return Facts(literal=found != added and (0, 0) not in both)


@checks("c110")
def how_to_find_the_move() -> Facts:
    """The recipe on every board of 3 by 3 that can be won, for four products: it always ends at value 0."""
    games = [("few", up_to_three), ("run", run), ("two", two)]
    checked = 0
    for (_, rows), (_, columns) in product(games, repeat=2):
        g1, g2 = ([worth(sets, i) for i in range(3)] for sets in (rows, columns))
        table = [[times(a, b) for b in g2] for a in g1]
        for heads in product((0, 1), repeat=9):
            places = [(i // 3, i % 3) for i, head in enumerate(heads) if head]
            s = nim_sum(table[r][c] for r, c in places)
            if s == 0:
                continue
            r, c = next((r, c) for r, c in places if table[r][c] ^ s < table[r][c])
            wanted = table[r][c] ^ s
            a, b = next(
                (a, b)
                for a in range(g1[r])
                for b in range(g2[c])
                if times(a, g2[c]) ^ times(g1[r], b) ^ times(a, b) == wanted
            )
            first = next(some for some in rows(r) if nim_sum(g1[i] for i in some) == a)
            second = next(some for some in columns(c) if nim_sum(g2[j] for j in some) == b)
            turned = set(product((*first, r), (*second, c))) ^ set(places)
            if nim_sum(table[i][j] for i, j in turned):
                return Facts(literal=None, mended=False)
            checked += 1
    return Facts(literal=None, mended=checked > 1000)
