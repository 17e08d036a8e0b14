"""What runs the tests: a process with `cgkit` and the teacher's files, and none of the student's code.

It is told `{"file": …, "name": …, "seed": …, "value": …}`, or `"practice"` in place of the file, and says
`{"passed": "none", "public" or "all", "message": …}`, or `{"broken": …}` where the test itself is at fault. Where the answer is a
function it says `{"call": arguments}` and is told `{"value": …}`, `{"error": …}` or, when no answer will come any more, `{"stop": …}`.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import Any

from cgbook.teaching.exercises import Exercise, read_exercise
from cgbook.teaching.grading.assignment import practice_check
from cgbook.teaching.grading.plain import arguments, said, value_of
from cgbook.teaching.grading.player import RefusedError
from cgbook.teaching.grading.process import Stopped
from cgbook.teaching.practice import Verdict

__all__ = ["judged"]

NOT_RIGHT = "not the right answer"
# what no plain data can bring about: these are the test's own faults
BROKEN = (NameError, SyntaxError, ImportError)


def _tell(**what: Any) -> None:
    os.write(_MOUTH, (json.dumps(what) + "\n").encode())


def _remote(name: str) -> Callable[..., Any]:
    """The student's function: each call is a line to the judge, and what comes back is plain data."""

    def call(*given: Any) -> Any:
        try:
            _tell(call=arguments(given))
        except RefusedError as error:
            raise NameError(f"the test calls the function with {error}") from None
        told = json.loads(sys.stdin.readline())
        asked = said(f"{name}({', '.join(map(repr, given))})", 80)
        if "stop" in told:
            raise Stopped(f"{asked} {told['stop']}")
        if "error" in told:
            raise AssertionError(f"{asked} {told['error']}")
        return value_of(told["value"])

    return call


def judged(exercise: Exercise, name: str, value: Any, seed: int) -> dict[str, str]:
    """Return which tests an answer passes, and what is to be said of it.

    Parameters
    ----------
    exercise : with its tests.
    name : what the tests call the answer.
    value : plain data as `value_of` makes it; or the function, each call of which gives such data.
    seed : from which the tests draw.

    Returns
    -------
    dict : `passed` is "none", "public" or "all"; or `broken` is what is wrong with the test itself.
    """
    passed = "none"
    code = exercise.kind.is_program
    try:
        answer = value if code else exercise.read(value)
        names: dict[str, Any] = {name: answer, "answer": answer, "seed": seed}
        for stage, source in (("public", exercise.public_test), ("all", exercise.hidden_test)):
            given: dict[str, Any] = {}
            exec(compile(exercise.form, f"{exercise.id}: form", "exec"), given)
            exec(compile(source, f"{exercise.id}: {stage}", "exec"), {**given, **names})
            passed = stage
    except Stopped as stopped:
        return {"passed": passed, "message": str(stopped)}
    except AssertionError as error:
        told = said(str(error)) if code or passed == "none" else ""
        return {"passed": passed, "message": told or exercise.foreseen(answer) or NOT_RIGHT}
    except BROKEN as error:
        return {"broken": said(f"{type(error).__name__}: {error}")}
    except ValueError as error:
        return {"passed": passed, "message": said(str(error)) or NOT_RIGHT}
    except Exception as error:
        what = "what your function gave" if code else "this answer"
        why = said(f"{type(error).__name__}: {error}", 120)
        return {"passed": passed, "message": f"the test can do nothing with {what} ({why})"}
    return {"passed": "all", "message": "right"}


def _practised(check: Callable[[Any], Verdict], value: Any) -> dict[str, str]:
    """The same for a practice problem, which judges its answers itself."""
    try:
        found = check(value)
    except (TypeError, ValueError, AssertionError) as error:
        return {"passed": "none", "message": said(str(error)) or NOT_RIGHT}
    if found.right:
        return {"passed": "all", "message": "right"}
    return {"passed": "none", "message": said(found.say) or NOT_RIGHT}


def _work() -> None:
    for line in sys.stdin:
        job = json.loads(line)
        if job.get("practice"):
            try:
                check = practice_check(job)
            except Exception as error:  # no such problem: nothing of the student's has been looked at yet
                _tell(broken=said(f"{type(error).__name__}: {error}"))
                continue
            _tell(**_practised(check, value_of(job["value"])))
            continue
        try:
            exercise = read_exercise(job["file"])
        except Exception as error:
            _tell(broken=said(f"{type(error).__name__}: {error}"))
            continue
        value = _remote(job["name"]) if exercise.kind.is_program else value_of(job["value"])
        _tell(**judged(exercise, job["name"], value, job["seed"]))


_MOUTH = 1

if __name__ == "__main__":
    _MOUTH = os.dup(1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what a test prints goes nowhere
    _work()
