"""The tests of one answer, which is plain data; a function of the student's is asked by sending it such data."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from cgbook.teaching.answers.list import Row
from cgbook.teaching.answers.set import Bag
from cgbook.teaching.exercise import Exercise
from cgbook.teaching.grading.plain import RefusedError, from_plain, one_line, plain
from cgbook.teaching.practice import Verdict

__all__ = ["Stopped", "judged", "practised", "remote", "value_of"]

NOT_RIGHT = "not the right answer"
# what no plain data can bring about: these are the test's own faults
BROKEN = (NameError, SyntaxError, ImportError)


class UnaskableError(Exception):
    """A test calls a function with more than a sandbox takes; the test's own fault."""


class Stopped(BaseException):  # a test that catches every Exception does not catch this
    """No answer will come any more; the message says why."""


def value_of(data: Any) -> Any:
    """Return the value that a student's program told: lists and tuples as `Row`, sets as `Bag`.

    >>> value_of(["list", [1, ["set", [2, 3]]]]) == [1, {2, 3}]
    True
    """
    try:
        return from_plain(data, {"list": Row, "tuple": Row, "set": Bag, "dict": dict})
    except (TypeError, RecursionError):  # a set of dicts, or a name that is none
        raise ValueError("an answer is told as plain data") from None


def remote(name: str, ask: Callable[[str], dict[str, Any]]) -> Callable[..., Any]:
    """Return the student's function as a test calls it: what goes and what comes back is plain data, and is kept in `answers`.

    Parameters
    ----------
    ask : given the arguments as JSON, it returns `value`, or `error` in words; it raises `Stopped`.
    """

    answers: list[Any] = []

    def call(*given: Any) -> Any:
        try:
            arguments = json.dumps(plain(given))
        except RefusedError as error:
            raise UnaskableError(f"the test calls the function with {error}") from None
        asked = one_line(f"{name}({', '.join(map(repr, given))})", 80)
        try:
            reply = ask(arguments)
        except Stopped as stopped:
            raise Stopped(f"{asked} {'– ' if str(stopped).startswith('your') else ''}{stopped}") from None
        if "error" in reply:
            raise AssertionError(f"{asked} {reply['error']}")
        answers.append(reply["value"])
        return value_of(reply["value"])

    call.answers = answers  # type: ignore[attr-defined]
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
        words = one_line(str(error)) if code or passed == "none" else ""
        message = words or exercise.foreseen(answer) or NOT_RIGHT
        return {"passed": passed, "message": message + _printed(value) if code else message}
    except UnaskableError as error:
        return {"broken": one_line(str(error))}
    except BROKEN as error:
        return {"broken": one_line(f"{type(error).__name__}: {error}")}
    except ValueError as error:
        return {"passed": passed, "message": one_line(str(error)) or NOT_RIGHT}
    except Exception as error:
        what = "what your function gave" if code else "this answer"
        why = one_line(f"{type(error).__name__}: {error}", 120)
        message = f"the test can do nothing with {what} ({why})"
        return {"passed": passed, "message": message + _printed(value) if code else message}
    return {"passed": "all", "message": "right"}


def _printed(call: Any) -> str:
    """A hint where a function never returned anything."""
    answers = getattr(call, "answers", ())
    if answers and all(one is None for one in answers):
        return ". Your program returned None; did you print instead of return?"
    return ""


def practised(check: Callable[[Any], Verdict], value: Any) -> dict[str, str]:
    """The same for a practice problem, which judges its answers itself."""
    try:
        verdict = check(value)
    except (TypeError, ValueError, AssertionError) as error:
        return {"passed": "none", "message": one_line(str(error)) or NOT_RIGHT}
    if verdict.right:
        return {"passed": "all", "message": "right"}
    return {"passed": "none", "message": one_line(verdict.say) or NOT_RIGHT}
