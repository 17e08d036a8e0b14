"""Heaps that break: Lasker's Nim, Kayles, paths and cycles, Grundy's game, rings of coins and of beads."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests import oracle
from tests.book.claims.registry import Facts, checks
from tests.book.claims.search import heaps, lost, mex, nim_sum, values

lasker = oracle.heaps_to_divide(take=True, unequal=False).options
kayles = oracle.row_of_skittles().options
vertices = oracle.vertices().options


@cache
def lasker_by_rule(n: int) -> int:
    return 0 if n == 0 else {1: n, 2: n, 3: n + 1, 0: n - 1}[n % 4]


@cache
def lasker_single(n: int) -> int:
    """One heap; the parts of a division are added."""
    splits = [lasker_single(left) ^ lasker_single(n - left) for left in range(1, n)]
    return mex([*map(lasker_single, range(n)), *splits])


@cache
def kayles_single(n: int) -> int:
    after = [kayles_single(left) ^ kayles_single(n - taken - left) for taken in (1, 2) for left in range(n - taken + 1)]
    return mex(after)


@cache
def path_single(edges: int) -> int:
    """An end takes one edge, an inner vertex two."""
    ends = [path_single(edges - 1)] if edges else []
    return mex(ends + [path_single(left) ^ path_single(edges - 2 - left) for left in range(edges - 1)])


@cache
def grundy_single(n: int) -> int:
    return mex([grundy_single(left) ^ grundy_single(n - left) for left in range(1, n) if 2 * left != n])


def whole(rule: Any, most: int) -> list[int]:
    """Values of one heap from whole positions, split heaps and all."""
    value = values(rule)
    return [value((n,)) if n else value(()) for n in range(most)]


def lasker_solved() -> bool:
    is_lost = lost(lasker)
    return (
        [lasker_single(n) for n in range(200)] == [lasker_by_rule(n) for n in range(200)]
        and whole(lasker, 9) == [lasker_by_rule(n) for n in range(9)]
        and all(is_lost((a, b)) == (lasker_by_rule(a) == lasker_by_rule(b)) for a, b in heaps(5, 2, least=1) if a <= b)
    )


@checks("c086")
def take_or_divide() -> Facts:
    return Facts(
        literal=whole(lasker, 4) == [0, 1, 2, 4] and set(map(tuple, lasker((3,)))) == {(1, 2), (2,), (1,), ()},
        mended=lasker_solved(),
    )


@checks("c087")
def two_five_seven() -> Facts:
    told = [lasker_single(n) for n in (2, 5, 7)]
    wins = {after for after in map(tuple, lasker((2, 5, 7))) if nim_sum(map(lasker_single, after)) == 0}
    splits = {tuple(sorted((2, 5, *parts))) for parts in ((1, 6), (2, 5), (3, 4))}
    return Facts(literal=(1, 2, 5, 6) in wins, mended=nim_sum(told) == 15 and wins == splits and lasker_solved())


@checks("c165")
def parts_are_added() -> Facts:
    """Whole positions of Lasker's Nim and of Kayles against heaps one by one."""
    return Facts(
        literal=whole(lasker, 9) == [lasker_single(n) for n in range(9)]
        and whole(kayles, 14) == [kayles_single(n) for n in range(14)]
    )


@checks("c166")
def laskers_nim() -> Facts:
    return Facts(literal=None, mended=lasker_solved())


@checks("c180")
def alternatives_are_not_added() -> Facts:
    """Kindly: in heaps that do not break, at least."""

    @cache
    def added(n: int) -> int:
        return nim_sum([*map(added, range(n)), *(added(left) ^ added(n - left) for left in range(1, n))])

    @cache
    def nim_added(n: int) -> int:
        return nim_sum(map(nim_added, range(n)))

    options = [lasker_single(0), lasker_single(1), lasker_single(2), lasker_single(1) ^ lasker_single(2)]
    return Facts(
        literal=[added(n) for n in range(9)] == whole(lasker, 9),
        kindly=[nim_added(n) for n in range(9)] == list(range(9)),
        mended=whole(lasker, 9) == [lasker_single(n) for n in range(9)]
        and options == [0, 1, 2, 3]
        and nim_sum(options) == 0
        and lasker_single(3) == 4,
    )


@checks("c088")
def kayles_is_taking() -> Facts:
    """Rows of pins that fall, against: take 1 or 2 from a heap and perhaps divide what is left of it."""
    chips = oracle.take_and_break("0.77").options
    same = all(
        {tuple(after) for after in kayles(rows)} == {tuple(after) for after in chips(rows)}
        for rows in [(n,) for n in range(1, 12)] + [(a, b) for a in range(1, 6) for b in range(a, 6)]
    )
    return Facts(literal=same)


@checks("c089")
def period_of_kayles() -> Facts:
    found = [kayles_single(n) for n in range(1000)]
    told = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7]
    exceptions = {n: v for n, v in enumerate(found) if v != told[n % 12]}
    listed = dict(
        zip(
            [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70],
            [0, 3, 3, 4, 6, 7, 3, 4, 6, 5, 6, 3, 4, 6],
            strict=True,
        )
    )
    return Facts(
        literal=found == found[:12] * 83 + found[:4],
        kindly=len(exceptions) < 20,
        mended=exceptions == listed and whole(kayles, 14) == found[:14],
    )


@checks("c090")
def a_vertex_of_a_path() -> Facts:
    """Literally: any vertex may go, also one without edges. Kindly: at least one edge goes, and the chips are the edges."""

    @cache
    def any_vertex(count: int) -> int:
        return mex([any_vertex(left) ^ any_vertex(count - 1 - left) for left in range(count)])

    noted = [path_single(edges) for edges in range(12)]
    moves = all(
        {tuple(after) for after in vertices((n,))}
        == {
            tuple(sorted(filter(None, parts))) for parts in [(n - 1,), *((left, n - 2 - left) for left in range(n - 1))]
        }
        for n in range(2, 12)
    )
    octal = whole(oracle.take_and_break("0.37").options, 12)
    return Facts(
        literal=noted in ([any_vertex(n) for n in range(12)], [any_vertex(n + 1) for n in range(12)]),
        kindly=moves,
        mended=moves and octal == noted == whole(vertices, 12),
    )


@checks("c091")
def table_of_paths() -> Facts:
    found = [path_single(n) for n in range(400)]
    periodic = [p for p in range(1, 150) if found[200:] == found[200 - p : 400 - p]]
    zero = [n + 1 for n in range(60) if found[n] == 0]
    return Facts(
        literal=found[:7] == [0, 1, 2, 0, 1, 2, 3] and whole(vertices, 10) == found[:10],
        mended=found[7:20] == [1, 2, 3, 4, 0, 3, 4, 2, 1, 3, 2, 1, 0]
        and zero[:6] == [1, 4, 12, 20, 30, 46]
        and not periodic,
    )


@checks("c092")
def vertices_of_a_cycle() -> Facts:
    loses = {n: lost(vertices)(("cycle", n)) for n in range(3, 15)}
    after = all(set(vertices(("cycle", n))) == {(n - 2,)} for n in range(3, 15))
    wins = [n for n in range(3, 60) if path_single(n - 2) == 0]
    return Facts(
        literal=after,
        mended=all(loses[n] == (path_single(n - 2) != 0) for n in loses) and wins[:5] == [5, 13, 21, 31, 47],
    )


@checks("c093")
def grundys_game() -> Facts:
    rule = oracle.heaps_to_divide(take=False, unequal=True).options
    noted, found = [0, 0, 1, 0, 2], whole(rule, 16)
    told = [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0]
    return Facts(
        literal=found[:5] == noted,
        kindly=found[1:6] == noted,
        mended=[grundy_single(n) for n in range(21)] == told and told[:16] == found,
    )


# --- rings --------------------------------------------------------------------------------------------------------


@checks("c159")
def coins_in_a_ring() -> Facts:
    def second_wins(n: int, k: int) -> bool:
        return n > k and not (k == 1 and n % 2)

    checked = [
        lost(oracle.coins_in_a_circle(n, k).options)(frozenset(range(n))) == second_wins(n, k)
        for k in (1, 2, 3)
        for n in range(3, 11)
    ]
    checked += [
        lost(oracle.ring_and_rows(k).options)((n, "ring")) == second_wins(n, k)
        for k in range(1, 7)
        for n in range(3, 18)
    ]
    return Facts(literal=None, mended=all(checked))


@checks("c202")
def beads_in_a_ring() -> Facts:
    @cache
    def row(n: int, run: int) -> int:
        return mex([row(left, run) ^ row(n - run - left, run) for left in range(n - run + 1)])

    checked = [
        lost(oracle.beads(run).options)(("ring", n)) == (n < run or row(n - run, run) != 0)
        for run in range(1, 6)
        for n in range(1, 19)
    ]
    return Facts(literal=None, mended=all(checked))
