"""The runner of benchmarks goes on when a task fails, and says of each goal whether it is reached."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks import results
from benchmarks.measure import GROWTHS, PURE, TASKS, Goal, Growth, Task, hashed, measured, slope


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
