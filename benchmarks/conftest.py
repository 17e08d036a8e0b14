"""The fixture `timed`, and the report on the goals after a run."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import numba  # noqa: F401  (once numba is loaded, cgkit uses it for small work too, so all sizes run the same code)
import numpy as np
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from benchmarks.goals import CGKIT, PURE, Timed, goal_lines
from cgkit import acceleration

TAKEN: dict[str, dict[Any, float]] = defaultdict(dict)  # group -> contender or size -> seconds
GOALS: dict[str, list[pytest.Mark]] = {}
ANSWERS: dict[str, Any] = {}


@pytest.fixture
def group(request: pytest.FixtureRequest) -> str:
    """Return the name of the test, made of its docstring and its parameters, without the contender and the size."""
    params = request.node.callspec.params if hasattr(request.node, "callspec") else {}
    others = [str(getattr(value, "__name__", value)) for name, value in params.items() if name not in ("who", "size")]
    name = ": ".join([(request.function.__doc__ or request.function.__name__).strip(), *others])
    GOALS[name] = [*reversed([*request.node.iter_markers("goal")]), *request.node.iter_markers("grows")]
    return name


@pytest.fixture
def who(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Yield the name of the contender; for pure Python, switch off numpy and numba in cgkit."""
    name = getattr(request, "param", CGKIT)
    if name == PURE:
        monkeypatch.setattr(acceleration, "_numpy", lambda: None)
        acceleration.numba.cache_clear()
    yield name
    if name == PURE:
        acceleration.numba.cache_clear()


@pytest.fixture
def timed(request: pytest.FixtureRequest, benchmark: BenchmarkFixture, group: str, who: str) -> Timed:
    benchmark.group = group

    def timed(
        work: Callable[[], Any],
        *,
        times: float = 1,
        rounds: int = 3,
        answer: Callable[[Any], Any] = lambda found: found,
    ) -> Any:
        found = answer(benchmark.pedantic(work, rounds=rounds))  # type: ignore[no-untyped-call]
        if benchmark.stats:
            key = request.node.callspec.params.get("size", who) if hasattr(request.node, "callspec") else who
            TAKEN[group][key] = benchmark.stats.stats.min * times
        if found is not None and "size" not in request.fixturenames:
            np.testing.assert_array_equal(found, ANSWERS.setdefault(group, found))
        return found

    return timed


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not TAKEN:
        return
    lines = []
    terminalreporter.section("goals")
    for name, taken in TAKEN.items():
        if found := goal_lines(GOALS[name], taken):
            terminalreporter.write_line(name)
            for line in found:
                terminalreporter.write_line("    " + line)
            lines += found
    passed = sum(line.startswith("PASS") for line in lines)
    terminalreporter.write_line(f"{passed} of {len(lines)} goals reached")
