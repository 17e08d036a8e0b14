"""The contenders in a benchmark, and the goals that they should reach.

A benchmark is a test of pytest-benchmark with a parameter `who`. Its marks `goal(500, CPP)`, `goal(2, CPP, who=PURE)` and
`goal(seconds=4)` say how many times as fast as a peer a contender should be, or how long it may take. A missed goal doesn't fail the test.
The end of a run prints all goals, met or missed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

import numpy as np
import pytest

from benchmarks import naive

__all__ = ["CGKIT", "CPP", "PURE", "TABLES", "Timed", "contenders", "goal_lines", "grows"]

CGKIT, PURE = "cgkit", "cgkit, pure Python"  # PURE: cgkit without numpy and numba
CPP, TABLES = "C++", "C++ with tables"
TOLERANCE = 0.25  # tolerance for the power, because of caches and the fixed cost at the smallest size

Test = TypeVar("Test", bound=Callable[..., None])


class Timed(Protocol):
    """The fixture that times some work (the best of several rounds) and compares its answer, unless it's None, with the other answers.

    `times` multiplies the seconds of a contender that does only part of the work, or the work in several steps.
    """

    def __call__(
        self, work: Callable[[], Any], *, times: float = 1, rounds: int = 3, answer: Callable[[Any], Any] = ...
    ) -> Any: ...


def contenders(*names: str) -> pytest.MarkDecorator:
    """Return the parameter `who`; C++ is included only if the machine has a compiler."""
    here = pytest.mark.skipif(not naive.compiler(), reason="no C++ compiler")
    params = [pytest.param(name, marks=here if "C++" in name else ()) for name in names]
    return pytest.mark.parametrize("who", params, indirect=True)


def grows(power: float, says: str, of: Callable[..., Any], sizes: Sequence[int]) -> Callable[[Test], Test]:
    """Return the parameter `size`; the cost should grow with this power of it, as the docstring of `of` promises in the words `says`."""

    def marked(test: Test) -> Test:
        for mark in (
            pytest.mark.parametrize("size", sizes),
            pytest.mark.grows(power, says, of),
            pytest.mark.benchmark(timer=time.process_time),
        ):
            test = mark(test)
        return test

    return marked


def goal_lines(marks: Iterable[pytest.Mark], taken: Mapping[Any, float]) -> list[str]:
    """Return a line for each goal: PASS, SHORT, or NOT SEEN if one of the two contenders wasn't measured.

    >>> goal_lines([pytest.mark.goal(4, CPP).mark, pytest.mark.goal(seconds=0.1).mark], {CGKIT: 0.2, CPP: 1})
    ['PASS     cgkit 5 × as fast as C++, wanted 4 ×', 'SHORT    cgkit 0.2 s, wanted at most 0.1 s']
    >>> goal_lines([pytest.mark.grows(1, "linear", len).mark], {10: 1, 20: 4, 40: 16})
    ['SHORT    grows with power 2.00, “linear”: at most 1']
    """
    lines = []
    for mark in marks:
        who = mark.kwargs.get("who", CGKIT)
        if mark.name == "grows":
            power, says, _ = mark.args
            fitted = float(np.polyfit(np.log(list(taken)), np.log(list(taken.values())), 1)[0])
            reached, told = fitted <= power + TOLERANCE, f"grows with power {fitted:.2f}, “{says}”: at most {power}"
        elif not {who, *mark.args[1:]} <= taken.keys():
            reached, told = None, f"{who}, {mark.args or 'by itself'}"
        elif mark.args:
            wanted, peer = mark.args
            got = taken[peer] / taken[who]
            reached, told = got >= wanted, f"{who} {got:.3g} × as fast as {peer}, wanted {wanted:.3g} ×"
        else:
            most = mark.kwargs["seconds"]
            reached, told = taken[who] <= most, f"{who} {taken[who]:.3g} s, wanted at most {most:.3g} s"
        lines.append(f"{ {True: 'PASS', False: 'SHORT', None: 'NOT SEEN'}[reached]:8} {told}")
    return lines
