"""Values of games that divide heaps, and proofs of their periods."""

from __future__ import annotations

from typing import Any

from benchmarks import naive
from benchmarks.measure import CGKIT, PURE, Goal, Growth, Task, growth, task
from benchmarks.naive import CPP
from cgkit import TakeAndBreak, period
from cgkit.sequences.octal import heap_values, read_code, table_of
from cgkit.sequences.periods import Period
from cgkit.sequences.tables import Table

PART = 250_000


def fresh(code: str, terms: int) -> object:
    """The values anew: cgkit remembers those of a rule."""
    table_of.cache_clear()
    return heap_values(code, terms)


def proved(code: str, limit: int) -> Period:
    table_of.cache_clear()
    return period(TakeAndBreak(code), limit)


def warm() -> None:
    for code in ("0.16", "0.04", "4!"):
        fresh(code, 100_000 if code == "0.16" else 40_000)
    table_of.cache_clear()


@task
def kayles() -> Task:
    """Kayles to 10⁵ pins, its period certified"""
    contenders: dict[str, Any] = {name: lambda: fresh("0.77", 10**5) for name in (CGKIT, PURE)}
    if naive.here():
        contenders[CPP] = lambda: naive.octal((7, 7), 10**5)
    return Task(contenders, [Goal(500, CPP), Goal(300, CPP, PURE)], warm=lambda: fresh("0.77", 1_000))


@task
def grundys_game() -> Task:
    """Grundy's game to 10⁶ chips (C++ to 250,000, its seconds times 16)"""
    contenders: dict[str, Any] = {CGKIT: lambda: fresh("4!", 10**6)}
    if naive.here():
        contenders[CPP] = lambda: naive.octal((), PART, unequal=True)
    return Task(contenders, [Goal(40, CPP)], lambda values: values[:PART], {CPP: (10**6 / PART) ** 2}, warm)


@task
def not_sparse() -> Task:
    """0.04 to 50,000 chips, which no sparse space helps"""
    contenders: dict[str, Any] = {CGKIT: lambda: fresh("0.04", 50_000)}
    if naive.here():
        contenders[CPP] = lambda: naive.octal((0, 4), 50_000)
    return Task(contenders, [Goal(0.9, CPP)], warm=warm)


def certified(code: str, start: int, length: int, seconds: float) -> Task:
    limit = 2 * start + 2 * length + 10_000
    return Task(
        {CGKIT: lambda: proved(code, limit)},
        [Goal(seconds)],
        lambda found: (found.start, found.length),
        warm=warm,
        known=(start, length),
    )


@task
def octal_16() -> Task:
    """The period of 0.16, certified: 149,459"""
    return certified("0.16", 105_351, 149_459, 0.15)


@task
def octal_56() -> Task:
    """The period of 0.56, certified: 144 from 326,640 on"""
    return certified("0.56", 326_640, 144, 1)


@task
def octal_376() -> Task:
    """The period of 0.376, certified: 4 from 2,268,248 on"""
    return certified("0.376", 2_268_248, 4, 8)


@task
def octal_354() -> Task:
    """The period of 0.354, certified: 1,180 from 10,061,916 on"""
    return certified("0.354", 10_061_916, 1_180, 12)


@growth
def quadratic_octal() -> Growth:
    """Values of 0.04, which no sparse space helps"""
    sizes = (3_500, 7_000, 14_000, 28_000)
    return Growth(lambda terms: lambda: Table(read_code("0.04")).grow(terms), sizes, 2, "quadratic", Table.grow)
