"""The page "How fast it is" tells the recorded run, or that there is none; and the runner of benchmarks goes on when a task fails."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks import results
from benchmarks.measure import GROWTHS, PURE, TASKS, Goal, Growth, Task, hashed, measured, slope
from tests.browser import ROOT

from cgsite import benchmarks  # isort: skip


def test_a_slope_is_a_power() -> None:
    sizes = [10, 20, 40, 80]
    for power in (0, 1, 1.5, 2):
        assert slope(sizes, [3 * size**power for size in sizes]) == pytest.approx(power)


def test_goals_are_ratios_or_seconds() -> None:
    seconds = {"cgkit": 0.5, "C++": 2.0, PURE: 4.0}
    assert Goal(3, "C++").got(seconds) == 4
    assert Goal(3, "C++").reached(seconds) is True
    assert Goal(1, "C++", PURE).reached(seconds) is False
    assert Goal(0.4).reached(seconds) is False
    assert Goal(0.6).reached(seconds) is True
    assert Goal(2, "Rust").reached(seconds) is None


def test_one_answer_has_one_hash_whatever_holds_it() -> None:
    import numpy as np

    told = {
        hashed(one) for one in ([1, 2, 3], (1, 2, 3), b"\1\2\3", bytearray(b"\1\2\3"), np.array([1, 2, 3], np.int16))
    }
    assert len(told) == 1
    assert hashed([1, 2, 4]) not in told
    assert hashed([[1, 2], [3, 4]]) != hashed([1, 2, 3, 4])


@pytest.mark.slow
def test_contenders_are_timed_in_their_own_kind_of_process() -> None:
    task = Task({"cgkit": lambda: [1], PURE: lambda: [1], "loop": lambda: None}, times={"loop": 1_000.0})
    plain, pure = measured(task), measured(task, pure=True)
    assert set(plain.seconds) == {"cgkit", "loop"}
    assert set(plain.hashes) == {"cgkit"}
    assert set(pure.seconds) == {PURE}
    assert pure.hashes[PURE] == plain.hashes["cgkit"]


def told_by(**found: Any) -> results.Ask:
    base = {"seconds": {"cgkit": 1.0, "C++": 5.0}, "hashes": {}, "goals": [], "pure": False}
    return lambda name, pure: base | found


def test_a_task_that_fails_says_so_and_no_more() -> None:
    name = next(iter(TASKS))

    def dies(name: str, pure: bool) -> dict[str, Any]:
        raise MemoryError

    failed = results.task_result(name, dies)
    assert failed["failed"] == "MemoryError"
    assert results.lines(failed)[1] == "    FAILED   MemoryError"
    differ = results.task_result(name, told_by(hashes={"cgkit": "a", "C++": "b"}))
    assert differ["failed"] == "the answers differ: cgkit, C++"
    goals = [{"wanted": 4, "peer": "C++", "who": "cgkit"}, {"wanted": 0.5, "peer": None, "who": "cgkit"}]
    goals.append({"wanted": 2, "peer": "Rust", "who": "cgkit"})
    right = results.task_result(name, told_by(goals=goals))
    assert [line.split()[0] for line in results.lines(right)[2:]] == ["PASS", "SHORT", "NOT"]


def test_a_growth_is_compared_with_its_promise() -> None:
    name = next(iter(GROWTHS))
    found = {"sizes": [1, 2, 4, 8], "seconds": [1.0, 4.0, 16.0, 64.0], "power": 1, "says": "linear"}
    grown = results.growth_result(name, lambda name, pure: found)
    assert grown["fitted"] == pytest.approx(2)
    assert grown["reached"] is False
    assert results.lines(grown)[-1].split()[0] == "SHORT"


@pytest.mark.thorough
def test_a_process_that_fails_is_told_by_its_last_line() -> None:
    with pytest.raises(results.FailedError, match="KeyError: 'nosuch'"):
        results.ask("nosuch", pure=False)


@pytest.mark.thorough
@pytest.mark.parametrize("name", list(GROWTHS))
def test_a_promise_stands_in_the_docstring(name: str) -> None:
    growth = GROWTHS[name]()
    assert isinstance(growth, Growth)
    assert len(growth.sizes) == 4
    assert growth.says in (growth.of.__doc__ or "").partition("Complexity")[2]


def some_run() -> dict[str, Any]:
    goals = [
        {"who": "cgkit", "peer": "C++", "wanted": 4, "got": 1234.5, "reached": True},
        {"who": "cgkit", "peer": None, "wanted": 0.1, "got": 0.25, "reached": False},
        {"who": "cgkit", "peer": "Rust", "wanted": 2, "got": None, "reached": None},
    ]
    page: dict[str, Any] = {"page": "book/03-nim.html", "files": 9, "clicks": 7, "short": ["line"]}
    page |= {"bytes": 300_000, "seconds": 0.5, "slowed": 1.5, "line": 4.5, "answer": 16, "answer slowed": 48}
    return {
        **results.machine(),
        "tasks": [
            {"title": "A < B", "seconds": {"cgkit": 0.002, "C++": 2.5}, "goals": goals, "failed": None},
            {"title": "C", "seconds": {}, "goals": [], "failed": "not done within 240 seconds"},
        ],
        "growths": [
            {
                "title": "D", "sizes": [10, 20, 40, 80], "seconds": [1e-4, 2e-4, 4e-4, 8e-4], "power": 1, "fitted": 1.0,
                "says": "linear", "reached": True, "failed": None,
            },
            {"title": "E", "failed": "no"},
        ],
        "live": [
            {"visit": "first visit", "awake": 6.5, "wanted": 5.0, "answered": 6.7, "bytes": 7_130_000},
            {"visit": "later visit", "awake": 0.6, "wanted": 1.0, "answered": 0.9},
        ],
        "pages": [page, {"page": "book/x.html", "failed": "closed", "short": []}],
    }  # fmt: skip


def test_the_page_tells_a_run() -> None:
    run = json.loads(json.dumps(some_run()))
    assert "1 of 2 goals are reached; 1 task failed" in benchmarks.shown("machine", run)
    tasks = benchmarks.shown("tasks", run)
    assert "A &lt; B" in tasks
    assert "1,234 × as fast as C++ (wanted 4 ×)" in tasks
    assert "short of the goal (wanted at most 100 ms, it is 2.5 times as long)" in tasks
    assert "Rust was not there to be measured" in tasks
    assert "It failed: not done within 240 seconds" in tasks
    growths = benchmarks.shown("growths", run)
    assert growths.count("<circle") == 4
    assert "power 1.00, promised at most 1" in growths
    live = benchmarks.shown("live", run)
    assert '<td class="number cg-short">6.50</td>' in live
    assert '<td class="number">0.60</td>' in live
    assert "7.1 MB" in live
    pages = benchmarks.shown("pages", run)
    assert '<td class="number cg-short">4.50</td>' in pages
    assert "It failed: closed" in pages


def test_without_a_recorded_run_the_page_says_so(tmp_path: Path) -> None:
    found = benchmarks.recorded(tmp_path / "none.json")
    assert found is None
    for which in ("machine", "tasks", "growths", "live", "pages"):
        assert benchmarks.shown(which, found) == "<p>No run is recorded yet.</p>"
    some = {**some_run(), "pages": []}
    assert benchmarks.shown("pages", some) == "<p>Not part of the recorded run.</p>"


def test_what_is_recorded_can_be_told() -> None:
    found = benchmarks.recorded()
    if found:
        assert {task["name"] for task in found["tasks"]} == set(TASKS)
        assert {one["name"] for one in found["growths"]} == set(GROWTHS)
        for which in ("machine", "tasks", "growths", "live", "pages"):
            assert benchmarks.shown(which, found)
    assert results.FILE == ROOT / "benchmarks" / "results.json" == benchmarks.RESULTS
