"""The tests of an answer, which is plain data, or a student's function that the tests call with plain data."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from cgbook.teaching.answers.list import Row
from cgbook.teaching.answers.set import Bag
from cgbook.teaching.exercise import Exercise
from cgbook.teaching.grading.plain import RefusedError, from_plain, one_line, plain
from cgbook.teaching.practice import Verdict

NOT_RIGHT = "not the right answer"
# errors that plain data can't cause, so they're faults in the test
BROKEN = (NameError, SyntaxError, ImportError)


class UnaskableError(Exception):
    """The error for a faulty test, which calls a function with data that the sandbox doesn't accept."""


class Stopped(BaseException):  # a BaseException, so that a test that catches every Exception doesn't catch it
    """The signal that the program can't answer any more; the message says why."""


def value_of(data: Any) -> Any:
    """Return the value in a message from a student's program, with lists and tuples as `Row` and sets as `Bag`.

    >>> value_of(["list", [1, ["set", [2, 3]]]]) == [1, {2, 3}]
    True
    """
    try:
        return from_plain(data, {"list": Row, "tuple": Row, "set": Bag, "dict": dict})
    except (TypeError, RecursionError):  # a set of dicts, or an invalid name
        raise ValueError("an answer must be plain data") from None


def remote(name: str, ask: Callable[[str], dict[str, Any]]) -> Callable[..., Any]:
    """Return a function for a test that passes plain data to the student's function, and stores the results in its attribute `answers`.

    Parameters
    ----------
    ask : function that takes the arguments as JSON, and returns `value`, or `error` in words; it may raise `Stopped`.
    """

    answers: list[Any] = []

    def call(*given: Any) -> Any:
        try:
            arguments = json.dumps(plain(given))
        except RefusedError as error:
            raise UnaskableError(
                f"the test calls the function with something that can't be passed on: {error}"
            ) from None
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
    """Return which tests an answer passes, and the message about it.

    Parameters
    ----------
    exercise : exercise with its tests.
    name : name of the answer in the tests.
    value : plain data as made by `value_of`, or the function, whose calls return such data.
    seed : seed of the tests' random choices.

    Returns
    -------
    dict : either `passed`, which is "none", "public" or "all", and `message`, or `broken`, which says what is wrong with the test itself.
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
        what = "the value your function returned" if code else "this answer"
        why = one_line(f"{type(error).__name__}: {error}", 120)
        message = f"the test can't use {what} ({why})"
        return {"passed": passed, "message": message + _printed(value) if code else message}
    return {"passed": "all", "message": "right"}


def _printed(call: Any) -> str:
    """Return a hint for a function that has never returned a value."""
    answers = getattr(call, "answers", ())
    if answers and all(one is None for one in answers):
        return ". Your program returned None; did you print instead of return?"
    return ""


def practised(check: Callable[[Any], Verdict], value: Any) -> dict[str, str]:
    """Return the verdict of a practice problem's own check on an answer, in the same form as `judged`."""
    try:
        verdict = check(value)
    except (TypeError, ValueError, AssertionError) as error:
        return {"passed": "none", "message": one_line(str(error)) or NOT_RIGHT}
    if verdict.right:
        return {"passed": "all", "message": "right"}
    return {"passed": "none", "message": one_line(verdict.say) or NOT_RIGHT}
