"""Tests that each solution in the bank of problems agrees with a search on small inputs and is fast on a large one."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from itertools import combinations
from math import isqrt
from random import Random
from typing import Any

import pytest
from docutils import nodes

import tests.book.problems.brute_sums
from benchmarks.naive import CHECKED, built, compiler
from tests.book.problems.brute import BRUTE
from tests.book.problems.samples import SAMPLES, Args
from tests.browser import ROOT
from tests.chapters import prose
from tests.work import at_most

from cgsite.problems import CASES, IDEAS, Problem, address, example, problems, programs, read  # isort: skip

assert tests.book.problems.brute_sums
EACH = pytest.mark.parametrize("problem", problems(), ids=lambda problem: problem.name)
TRIES = 150
SHOWN = 80  # greatest number of inputs for a reader's program
WORK = 6_000_000  # greatest number of lines of Python to run for the largest input, which takes about a second
LINES = 30
Hill = tuple[int, tuple[int, ...]]  # king's number, and the places of the people who aren't on top
SECONDS = 10.0  # time limit of a C++ program on a busy machine; otherwise it needs a second at most


@cache
def solution(problem: Problem) -> Callable[..., Any]:
    names: dict[str, Any] = {}
    exec(compile(problem.code, f"{problem.name}.md", "exec"), names)
    found: Callable[..., Any] = names["solve"]
    return found


@cache
def tried(problem: Problem) -> list[tuple[Args, Any]]:
    """Return small inputs, each with the search's answer."""
    small, _ = SAMPLES[problem.name]
    chance = Random(problem.name)
    inputs = {repr(args): args for args in (small(chance) for _ in range(TRIES))}
    return [(args, BRUTE[problem.name](*deepcopy(args))) for args in inputs.values()]


@cache
def at_its_largest(problem: Problem) -> Any:
    """Return the solution's answer to the largest input."""
    solve, large = solution(problem), SAMPLES[problem.name][1]()
    with at_most(WORK):
        return solve(*large)


@EACH
def test_a_solution_agrees_with_a_search(problem: Problem) -> None:
    for args, expected in tried(problem):
        assert solution(problem)(*deepcopy(args)) == expected, args
    answers_found = {repr(expected) for _, expected in tried(problem)}
    assert len(answers_found) > 1, (
        "all inputs have the same answer, so they wouldn't catch a solution that always returns it"
    )


def test_the_stored_inputs_for_readers_programs_are_the_smallest() -> None:
    def size(case: tuple[Args, Any]) -> tuple[int, str]:
        return len(repr(case[0])), repr(case[0])

    found = {one.name: sorted(tried(one), key=size)[:SHOWN] for one in problems()}
    if os.environ.get("KEEP_ANSWERS"):
        lines = (f"{json.dumps(name)}: {json.dumps(cases)}" for name, cases in found.items())
        CASES.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf8")
    assert json.loads(CASES.read_text("utf8")) == json.loads(json.dumps(found))
    assert max(map(len, found.values())) == SHOWN
    assert f"on up to {SHOWN} small inputs" in (ROOT / "book" / "attack.ipynb").read_text("utf8")


@EACH
def test_a_readers_program_passes_or_gets_the_smallest_input_that_fails(problem: Problem) -> None:
    test = programs()[problem.id]["test"]
    exec(test, {"solve": solution(problem)})
    answers = [answer for _, answer in json.loads(CASES.read_text("utf8"))[problem.name]]
    wrong = next(n for n, answer in enumerate(answers) if answer != answers[0])
    with pytest.raises(AssertionError, match="called as solve\\(") as said:
        exec(test, {"solve": lambda *_: answers[0]})
    args = json.loads(CASES.read_text("utf8"))[problem.name][wrong][0]
    assert str(said.value).startswith(f"called as solve({', '.join(map(repr, args))}), your program returns")


@EACH
def test_the_two_calls_below_a_problem_return_different_answers_as_printed(problem: Problem) -> None:
    calls = re.findall(r"`(solve\(.*?\))` returns `(.*?)`", example(problem))
    answers = [eval(call, {"solve": solution(problem)}) for call, _ in calls]
    assert [repr(answer) for answer in answers] == [answers_found for _, answers_found in calls]
    first, second = answers
    assert first != second


@EACH
def test_a_solution_is_fast_enough(problem: Problem) -> None:
    assert isinstance(at_its_largest(problem), bool | int | list)


@pytest.mark.skipif(compiler() is None, reason="no C++ compiler")
def test_the_cpp_solution_of_the_one_slow_problem_agrees() -> None:
    (problem,) = (one for one in problems() if one.cpp)
    main = 'int main() { for (int w, h; cin >> w >> h;) cout << solve(w, h) << "\\n"; }'
    asked = [*tried(problem), (SAMPLES[problem.name][1](), at_its_largest(problem))]
    lines = "".join(f"{width} {height}\n" for (width, height), _ in asked)
    program = built("cutting", f"{problem.cpp}\n{main}\n", *CHECKED)
    done = subprocess.run([program], input=lines, stdout=subprocess.PIPE, text=True, check=True, timeout=SECONDS)
    assert [said == "1" for said in done.stdout.split()] == [expected for _, expected in asked]


def test_every_problem_has_a_search_and_samples() -> None:
    names = [problem.name for problem in problems()]
    assert len(names) >= 30
    assert set(names) == set(BRUTE) == set(SAMPLES)
    assert [problem.number for problem in problems()] == list(range(1, len(names) + 1))


@EACH
def test_a_problem_names_its_origin_its_ideas_and_a_section_and_its_solution_is_short(problem: Problem) -> None:
    assert problem.ideas
    assert set(problem.ideas) <= set(IDEAS)
    for origin in problem.origins:
        assert re.fullmatch(
            r"(HDU|POJ|UVa) \d+|Luogu P\d+|Codeforces \d+[A-Z]|AtCoder (A[BRG]C \d{3}|DP Contest) [A-Z]", origin
        )
        assert re.fullmatch(r"https?://[\w.]+/[\w./?=]+\d[\w.]*(/[A-Z]|/tasks)?|\S+/dp/tasks", address(origin))
    assert problem.code.count("\n") < LINES
    assert problem.cpp.count("\n") < LINES + 10
    assert max(map(len, problem.cpp.splitlines()), default=0) <= 120
    modules = set(re.findall(r"^(?:from|import) (\w+)", problem.code, re.MULTILINE))
    assert modules <= {"bisect", "collections", "functools", "graphlib", "math"}
    page, _, section = problem.see.partition("#")
    headings = re.findall(r"^##+ (.*)", prose(page), re.MULTILINE)
    assert section in {nodes.make_id(heading.replace("$", "")) for heading in headings}


def test_every_idea_has_problems_and_its_section_on_the_page() -> None:
    page = (ROOT / "book" / "attack.ipynb").read_text("utf8")
    for idea, name in IDEAS.items():
        assert len([one for one in problems() if idea in one.ideas]) >= 3, idea
        assert f"## {name}" in page


def test_an_incomplete_file_is_refused(tmp_path: Any) -> None:
    path = tmp_path / "01-one.md"
    path.write_text("---\ntitle: One\n---\n\nA heap.\n", "utf8")
    with pytest.raises(ValueError, match=r"01-one\.md must have a head with title"):
        read(path)


def test_the_solution_of_no_repetition_is_right_for_every_heap_that_it_allows() -> None:
    """The text of the problem promises this test instead of a proof."""

    @cache
    def value(size: int, used: int) -> int:
        seen = {
            value(size - take, (used | 1 << take) % (2 << size - take))
            for take in range(1, size + 1)
            if not used >> take & 1
        }
        return min(set(range(len(seen) + 1)) - seen)

    (problem,) = (one for one in problems() if one.name == "no-repetition")
    for size in range(61):
        expected = value(size, 0)
        assert expected == (isqrt(8 * size + 1) - 1) // 2
        assert solution(problem)([size]) == (expected > 0)


def test_the_strategy_for_the_king_of_the_hill_never_loses() -> None:
    """The text of the problem describes the strategy, which begins when the opponent finds nim-sum 0."""
    (problem,) = (one for one in problems() if one.name == "climbing-the-hill")
    solve = solution(problem)

    def after(at: Hill, i: int, to: int) -> Hill:
        """Return the king's number and the places after a move; whoever is on top no longer counts."""
        k, places = at
        return (k, (*places[:i], to, *places[i + 1 :])) if to else (k - 1, places[1:])

    def moves(at: Hill) -> list[tuple[int, int]]:
        return [(i, to) for i, far in enumerate(at[1]) for to in range(at[1][i - 1] + 1 if i else 0, far)]

    def reply(at: Hill, i: int, to: int) -> Hill:
        now, people = after(at, i, to), len(at[1])
        if (people - i) % 2:  # a lower person has moved, so find the answer in Nim
            own = (after(now, j, there) for j, there in moves(now) if (len(now[1]) - j) % 2 and (there or now[0] > 2))
            return next(left for left in own if not solve(*left))
        lower = i + 1 if to else 0
        return after(now, lower, now[1][lower] - (at[1][i] - to) - (not to and now[0] > 2))

    played = 0
    starts = [(k, at) for n in range(2, 7) for at in combinations(range(1, 9), n) for k in range(2, n + 1)]
    todo, seen = [at for at in starts if not solve(*at)], set()
    while todo:
        at = todo.pop()
        for i, to in moves(at):
            played += 1
            now = after(at, i, to)
            assert now[0], "the opponent has taken the king to the top"
            if now[0] > 1:  # otherwise you take the king to the top
                left = reply(at, i, to)
                assert left[0] > 1
                assert not solve(*left), (at, i, to)
                if left not in seen:
                    seen.add(left)
                    todo.append(left)
    assert played > 1_000
