"""Values of games that divide heaps, and proofs of their periods."""

from __future__ import annotations

import pytest

from benchmarks import naive
from benchmarks.goals import CGKIT, CPP, PURE, Timed, contenders, grows
from cgkit import TakeAndBreak, period
from cgkit.sequences.code_tables import Table
from cgkit.sequences.octal_codes import heap_values, read_code, table_of
from cgkit.sequences.periods import Period

PART = 250_000


def fresh(code: str, terms: int) -> object:
    """Forget the values that cgkit remembers for this rule, and compute them again."""
    table_of.cache_clear()
    return heap_values(code, terms)


def proved(code: str, limit: int) -> Period:
    table_of.cache_clear()
    return period(TakeAndBreak(code), limit)


def warm() -> None:
    for code in ("0.16", "0.04", "4!"):
        fresh(code, 100_000 if code == "0.16" else 40_000)
    table_of.cache_clear()


@contenders(CGKIT, PURE, CPP)
@pytest.mark.goal(500, CPP)
@pytest.mark.goal(300, CPP, who=PURE)
def test_kayles(who: str, timed: Timed) -> None:
    """Kayles to 10⁵ pins, its period certified"""
    fresh("0.77", 1_000)
    timed(lambda: naive.octal((7, 7), 10**5) if who == CPP else fresh("0.77", 10**5))


@contenders(CGKIT, CPP)
@pytest.mark.goal(40, CPP)
def test_grundys_game(who: str, timed: Timed) -> None:
    """Grundy's game to 10⁶ chips (C++: to 250,000, seconds multiplied by 16)"""
    warm()
    if who == CPP:
        timed(lambda: naive.octal((), PART, unequal=True), times=(10**6 / PART) ** 2)
    else:
        timed(lambda: fresh("4!", 10**6), answer=lambda values: values[:PART])


@contenders(CGKIT, CPP)
@pytest.mark.goal(0.9, CPP)
def test_not_sparse(who: str, timed: Timed) -> None:
    """0.04 to 50,000 chips, which no sparse space helps"""
    warm()
    timed(lambda: naive.octal((0, 4), 50_000) if who == CPP else fresh("0.04", 50_000))


@pytest.mark.parametrize(
    ("code", "start", "length"),
    [
        pytest.param("0.16", 105_351, 149_459, marks=pytest.mark.goal(seconds=0.15)),
        pytest.param("0.56", 326_640, 144, marks=pytest.mark.goal(seconds=1)),
        pytest.param("0.376", 2_268_248, 4, marks=pytest.mark.goal(seconds=8)),
        pytest.param("0.354", 10_061_916, 1_180, marks=pytest.mark.goal(seconds=12)),
    ],
)
def test_certified(code: str, start: int, length: int, timed: Timed) -> None:
    """A certified period: code, start and length"""
    warm()
    found = timed(lambda: proved(code, 2 * start + 2 * length + 10_000), rounds=1 if start > 10**6 else 3)
    assert (found.start, found.length) == (start, length)


@grows(2, "quadratic", Table.grow, (3_500, 7_000, 14_000, 28_000))
def test_quadratic_octal(size: int, timed: Timed) -> None:
    """Values of 0.04, which no sparse space helps, by heap"""
    warm()
    timed(lambda: Table(read_code("0.04")).grow(size))
