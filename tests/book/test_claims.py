"""Tests of the verdicts in `book/notes.yml` on false or imprecise claims, if a few lines can decide them from the rules of the games.

A function has the id of its claim, and finds out three facts: whether the claim holds literally, whether it holds as a kind
reader would take it, and whether our correction holds. These facts give the verdict, so nobody types one. This module imports
nothing from `cgkit`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache, reduce
from itertools import product
from operator import xor
from typing import NamedTuple

import pytest
import yaml

from tests import oracle
from tests.oracle import losing as lost
from tests.oracle import mex, values

from cgsite.notes import FILE, VERDICTS, claims  # isort: skip

Heaps = tuple[int, ...]


class Facts(NamedTuple):
    """The findings about a claim."""

    literal: bool
    kindly: bool
    mended: bool  # whether the correction holds


def nim_sum(numbers: Iterable[int]) -> int:
    return reduce(xor, numbers, 0)


def heaps(most: int, count: int) -> Iterable[Heaps]:
    return product(range(most + 1), repeat=count)


def take(*numbers: int) -> oracle.Rule:
    return lambda heap: [heap - number for number in numbers if number <= heap]


def labels(many: int, *numbers: int) -> str:
    """Return who wins from 0, 1, … chips if the player who takes the last chip loses."""
    return "".join("L" if lost(take(*numbers), stuck=True)(heap) else "W" for heap in range(many))


def written_by(many: int, losing: Callable[[int], bool]) -> str:
    return "".join("L" if losing(heap) else "W" for heap in range(many))


nim = oracle.nim_heaps().options
nim_lost, nim_value = lost(nim), values(nim)
SMALL = [some for count in (1, 2, 3, 4) for some in heaps(4, count)]


@cache
def dynamic(grows: int) -> Callable[[tuple[int, int]], bool]:
    """Return a function that decides whether (chips, limit) is lost, if a take is at most this multiple of the previous take."""
    return lost(lambda at: [(at[0] - taken, grows * taken) for taken in range(1, min(at) + 1)])


def first_takes(chips: int, grows: int) -> list[int]:
    """Return the winning first takes, except a take of all chips."""
    return [taken for taken in range(1, chips) if dynamic(grows)((chips - taken, grows * taken))]


FIBONACCI = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144]


def last_part(n: int) -> int:
    """Return the smallest part of the Zeckendorf sum."""
    largest = max(number for number in FIBONACCI if number <= n)
    return last_part(n - largest) if n > largest else n


def c041() -> Facts:
    unbounded = [n for n in range(1, 120) if dynamic(1)((n, n))]
    bounded = [n for n in range(2, 120) if not first_takes(n, 1)]
    return Facts(unbounded != [], bounded == [2, 4, 8, 16, 32, 64], unbounded == [])


def c044() -> Facts:
    wins = {n: last_part(n) in first_takes(n, 2) for n in range(2, 140)}
    rule = all(dynamic(2)((n, m)) == (m < last_part(n)) for n in range(1, 100) for m in range(1, n + 1))
    return Facts(all(wins.values()), all(won for n, won in wins.items() if n not in FIBONACCI), rule)


def c048() -> Facts:
    lose = [n for n in range(1, 100) if not first_takes(n, 2)]
    return Facts(max(lose) < 4, 4 not in lose and {1, 2, 3} < set(lose), lose == FIBONACCI[:10])


def c028() -> Facts:
    """The search ignores that a card can run out, because that changes little: it finds the totals that lose if none runs out."""

    def losing(bad: int) -> list[int]:
        is_lost = lost(lambda total: [total + card for card in range(1, 7) if total + card < bad])
        return [total for total in range(bad - 1, -1, -1) if is_lost(total)]

    noted = [30, 23, 16, 9, 2]
    return Facts(losing(32) == noted, losing(31) == noted, 31 in losing(32))


def c058() -> Facts:
    """Read kindly: only for three heaps, one of which is larger than the others."""

    def winning(some: Heaps, place: int) -> list[Heaps]:
        return [after for after in nim(some) if nim_lost(after) and after[place] != some[place]]

    def by_the_largest(some: Heaps) -> bool:
        return any(winning(some, place) for place, heap in enumerate(some) if heap == max(some))

    won = [some for some in SMALL if not nim_lost(some)]
    leading = all(winning(some, i) for some in won for i, heap in enumerate(some) if heap ^ nim_sum(some) < heap)
    three = [some for some in heaps(7, 3) if some.count(max(some)) == 1 and not nim_lost(some)]
    return Facts(
        all(map(by_the_largest, won)), all(map(by_the_largest, three)), leading and not by_the_largest((1, 2, 2))
    )


c177 = c058  # another note makes the same claim


def c060() -> Facts:
    is_lost = lost(nim, stuck=True)
    larger = {some: [heap for heap in some if heap > 1] for some in SMALL}
    down = {
        some: [is_lost(tuple(to if heap > 1 else heap for heap in some)) for to in (0, 1)]
        for some in SMALL
        if len(larger[some]) == 1
    }
    rule = all(is_lost(some) == (nim_sum(some) == 0 if larger[some] else sum(some) % 2 == 1) for some in SMALL)
    return Facts(all(map(all, down.values())), all(map(any, down.values())), rule)


def c066() -> Facts:
    is_lost = lost(oracle.stairs().options)
    second = [is_lost((0, 0, chips)) for chips in range(1, 9)]
    return Facts(not any(second), not all(second), all(second) and not is_lost((0, 3, 0)))


def c068() -> Facts:
    def moore(exactly: bool) -> bool:
        def rule(some: Heaps) -> list[Heaps]:
            after = oracle.moore(2).options(some)
            return [one for one in after if not exactly or sum(a != b for a, b in zip(one, some, strict=True)) == 2]

        def zero(some: Heaps) -> bool:
            return all(sum(heap >> bit & 1 for heap in some) % 3 == 0 for bit in range(3))

        return all(lost(rule)(some) == zero(some) for some in heaps(4, 3))

    return Facts(moore(exactly=True), moore(exactly=False), moore(exactly=False))


def c093() -> Facts:
    value = values(oracle.heaps_to_divide(take=False, unequal=True).options)
    noted, found = [0, 0, 1, 0, 2], [value((n,)) if n else 0 for n in range(16)]
    return Facts(found[:5] == noted, found[1:6] == noted, found == [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1])


def c100() -> Facts:
    """Read literally: the smallest power of 2 that x divides. Read kindly: the smallest power of 2 that divides x."""
    value = values(oracle.ruler().options)
    found = [value(tuple(i == x - 1 for i in range(9))) for x in range(1, 10)]
    powers = [{2**k for k in range(5) if x % 2**k == 0} for x in range(1, 10)]
    divided = [next((2**k for k in range(9) if 2**k % x == 0), None) for x in range(1, 10)]
    return Facts(found == divided, found == [*map(min, powers)], found == [*map(max, powers)])


def c115() -> Facts:
    """Read literally: a branch doesn't include its own edge."""
    tree = ((0, 1), (1, 2), (1, 3), (3, 4), (0, 5))
    value = values(oracle.cut_and_fall(tree).options)(frozenset(range(1, len(tree) + 1)))

    def branches(vertex: int, edge: int) -> int:
        return nim_sum(branches(upper, edge) + edge for lower, upper in tree if lower == vertex)

    return Facts(value == branches(0, 0), value == branches(0, 1), value == (1 ^ 2) + 1 ^ 1)


def two_piles(some: Heaps) -> list[Heaps]:
    return [after for after in nim(some) if sum(some) - sum(after) <= 3]


def c125() -> Facts:
    """Read kindly: "differ by 4" means "differ by a multiple of 4"."""
    won = {some: not lost(two_piles)(some) for some in heaps(12, 2)}
    by_four = {(a, b): (a - b) % 4 == 0 for a, b in won}
    return Facts(
        won == {(a, b): abs(a - b) == 4 for a, b in won},
        won == by_four,
        won == {some: not same for some, same in by_four.items()},
    )


def c126() -> Facts:
    """Read kindly: if both piles are above 0 and the position is lost, both are multiples of 4."""
    is_lost = {some: lost(two_piles)(some) for some in heaps(12, 2)}
    both = {(a, b): a % 4 == b % 4 == 0 for a, b in is_lost}
    kindly = all(both[a, b] for (a, b), loses in is_lost.items() if loses and a and b)
    return Facts(is_lost == both, kindly, is_lost == {(a, b): a % 4 == b % 4 for a, b in is_lost})


def c136() -> Facts:
    """Read kindly: only for heaps of different sizes."""
    different = [some for some in heaps(6, 3) if len({0, *some}) == 4]
    return Facts(
        all(nim_value(some) == mex(some) for some in SMALL),
        all(nim_value(some) == mex(some) for some in different),
        all(nim_value(some) == nim_sum(some) for some in SMALL),
    )


def c143() -> Facts:
    wins = {
        m: [
            n for n in range(m + 2, 3 * m) if m + 1 in take(*range(1, m + 1))(n) and lost(take(*range(1, m + 1)))(m + 1)
        ]
        for m in range(3, 12)
    }
    return Facts(
        all(found == [*range(m + 2, 2 * m + 1)] for m, found in wins.items()),
        all({*range(m + 2, 2 * m + 1)} <= {*found} for m, found in wins.items()),
        all(max(found) == 2 * m + 1 for m, found in wins.items()),
    )


def c211() -> Facts:
    found, printed = labels(21, 1, 2, 3, 4, 5), "WLWWWWWLWWWWWLWWWWWWW"
    rule = written_by(21, lambda n: n % 6 == 1)
    return Facts(
        found == printed, printed == rule, found == rule and [n for n in range(21) if found[n] != printed[n]] == [19]
    )


def c213() -> Facts:
    found, printed = labels(21, 2, 4), "WWLLWWWWLLWWWWLLWWWLW"
    rule = written_by(21, lambda n: n % 6 in (2, 3))
    return Facts(found == printed, printed == rule, found == rule and found[19:] == "WL")


def c221() -> Facts:
    """Read kindly: only for single heaps of the note's own game."""
    value = values(take(1, 2, 3))
    found = {value(n) for n in range(20)}
    zero = all((value(n) == 0) == lost(take(1, 2, 3))(n) for n in range(60))
    return Facts(found <= {0, 1}, found <= {0, 1}, zero and value(2) == 2)


CHECKS: dict[str, Callable[[], Facts]] = {name: made for name, made in globals().items() if re.fullmatch(r"c\d+", name)}
BY_ID = {one.id: one for one in claims()}


@pytest.mark.parametrize("id", CHECKS)
def test_a_program_reaches_the_verdict(id: str) -> None:
    literal, kindly, mended = CHECKS[id]()
    assert mended, "the correction doesn't hold"
    assert not literal, "the claim holds literally"
    assert ("imprecise" if kindly else "false") == BY_ID[id].verdict, BY_ID[id].claim


def test_claims_are_in_order_and_complete() -> None:
    assert len(BY_ID) == 95
    assert list(BY_ID) == sorted(BY_ID)
    for entry in yaml.safe_load(FILE.read_text("utf8")):
        assert entry.keys() == {"id", "note", "topic", "claim", "verdict", "rather", "at"}, entry["id"]
        assert entry["verdict"] in VERDICTS, entry["id"]
        assert entry["note"] in range(1, 6), entry["id"]
