"""What runs beside the student's code: it runs the cells, says what the names are bound to, and calls functions.

Its text is handed to a Python that has no `cgkit`, so it imports nothing but what comes with Python. A student's code shares the
process with it and may do with it what it likes: what it says are answers, and no mark is made here.

Lines go both ways, each a JSON object. It is told `{"cells": [[number, source], …], "names": […], "seconds": 5}` once. It says
`{"at": number}` before each cell, `{"note": text, "at": number}` where one fails, then for each name one line with `"name"` and
what it is (`answer`), and `{"ready": true}`. Asked `{"ask": 7, "name": …, "args": …}` it says `{"answer": 7, …}`.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable, Mapping
from typing import Any

MOST_ITEMS, DEEPEST, MOST_BITS, MOST_LETTERS, MOST_SAID = 10_000, 20, 4_096, 10_000, 300
LINE = 400_000  # letters of one line


class RefusedError(Exception):
    """A value that is no plain data, or too much of it; the message says which."""


def plain(value: Any) -> Any:
    """The value as JSON: numbers, text, True, False and None as they are, and what is made of such in lists of a name and items."""
    room = [MOST_ITEMS]

    def walk(one: Any, depth: int) -> Any:
        room[0] -= 1
        if depth > DEEPEST:
            raise RefusedError(f"an answer that is nested more than {DEEPEST} deep")
        if room[0] < 0:
            raise RefusedError(f"an answer of more than {MOST_ITEMS:,} items")
        if one is None or one is True or one is False:
            return one
        # what a class says of itself is not asked: a text that is equal to everything is but its letters
        if isinstance(one, int):
            number = int.__add__(one, 0)
            if number.bit_length() > MOST_BITS:
                raise RefusedError(f"an integer of {number.bit_length():,} bits; at most {MOST_BITS:,} are read")
            return number
        if isinstance(one, float):
            real = float.__add__(one, 0.0)
            if real != real or real in (float("inf"), float("-inf")):
                raise RefusedError(f"{real} is no number that can be judged")
            return real
        if isinstance(one, str):
            if str.__len__(one) > MOST_LETTERS:
                raise RefusedError(f"a text of more than {MOST_LETTERS:,} letters")
            return str.__str__(one)
        if isinstance(one, range):
            one = list(one[: MOST_ITEMS + 1])
        for kind, name in KINDS:
            if isinstance(one, kind):
                if kind.__len__(one) > room[0]:
                    raise RefusedError(f"an answer of more than {MOST_ITEMS:,} items")
                return [name, [walk(item, depth + 1) for item in list(kind.__iter__(one))]]
        if isinstance(one, dict):
            pairs = list(dict.items(one))[: MOST_ITEMS + 1]
            return ["dict", [[walk(key, depth + 1), walk(item, depth + 1)] for key, item in pairs]]
        raise RefusedError(f"{_article(type(one).__name__)} is no number, text, list, tuple or set")

    return walk(value, 0)


KINDS: list[tuple[Any, str]] = [(list, "list"), (tuple, "tuple"), (set, "set"), (frozenset, "set")]


def _article(word: str) -> str:
    return f"{'an' if word[:1].lower() in 'aeiou' else 'a'} {word}"[:100]


def made(told: Any, kinds: Mapping[str, Callable[[list[Any]], Any]]) -> Any:
    """The value again, from what `plain` told of it; `kinds` says what is made of a list, a tuple, a set and a dict.

    Raises
    ------
    ValueError : if it was told otherwise than `plain` does.
    """
    if not isinstance(told, list):
        if isinstance(told, dict):
            raise ValueError("an answer is told as plain data")
        return told
    if len(told) != 2 or told[0] not in kinds or not isinstance(told[1], list):
        raise ValueError("an answer is told as plain data")
    if told[0] == "dict":
        if any(not isinstance(pair, list) or len(pair) != 2 for pair in told[1]):
            raise ValueError("an answer is told as plain data")
        return kinds["dict"]([(made(key, kinds), made(item, kinds)) for key, item in told[1]])
    return kinds[told[0]]([made(item, kinds) for item in told[1]])


def _code(source: str, where: str) -> Any:
    """A cell's code; where it is no Python, without the lines that a notebook alone understands, as `%matplotlib inline`."""
    lines = source.split("\n")
    if source.lstrip().startswith("%%"):
        lines = []
    try:
        return compile("\n".join(lines), where, "exec")
    except SyntaxError:
        shorter = ["" if line.lstrip().startswith(("%", "!")) else line for line in lines]
        if shorter == lines:
            raise
        return compile("\n".join(shorter), where, "exec")


class _LateError(BaseException):
    pass


def _error(error: BaseException) -> str:
    try:
        name, text = type(error).__name__, str(error)
    except BaseException:
        name, text = "an error", ""
    if name == "_LateError":
        return text
    return (f"{name}: {text}" if text else name)[:MOST_SAID]


def _play() -> None:
    dumps, loads, write = json.dumps, json.loads, os.write
    mouth, ear = os.dup(1), os.fdopen(os.dup(0), "rb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):  # what the student prints goes nowhere, and nobody types
        os.dup2(nothing, number)

    def say(**what: Any) -> None:
        line = dumps(what)
        if len(line) > LINE:
            line = dumps(
                {**{key: what[key] for key in ("name", "answer") if key in what}, "error": "an answer that is too long"}
            )
        data = f"\n{line}\n".encode()  # what was written here before ends there
        while data:
            data = data[write(mouth, data) :]

    def answer(make: Callable[[], Any]) -> dict[str, Any]:
        try:
            return {"value": plain(make())}
        except RefusedError as error:
            return {"error": str(error)[:MOST_SAID]}
        except BaseException as error:
            return {"raised": _error(error)}

    def late(*_: Any) -> None:
        raise _LateError(f"this cell ran longer than {job['seconds']:g} s")

    job = loads(ear.readline())
    timed = hasattr(signal, "setitimer")
    if timed:
        signal.signal(signal.SIGALRM, late)
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, source in job["cells"]:
        say(at=number)
        try:
            if timed:
                signal.setitimer(signal.ITIMER_REAL, job["seconds"])
            exec(_code(source, f"cell {number}"), names)
        except BaseException as error:
            if timed:
                signal.setitimer(signal.ITIMER_REAL, 0)
            say(at=number, note=_error(error))
        finally:
            if timed:
                signal.setitimer(signal.ITIMER_REAL, 0)
    if timed:  # a handler that the student's code put there is none of ours
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, signal.SIG_IGN)
    for name in job["names"]:
        bound = names.get(name, ...)
        if bound is ...:
            say(name=name, blank=True)
        elif callable(bound):
            say(name=name, function=True)
        else:
            say(name=name, **answer(lambda bound=bound: bound))  # type: ignore[misc]
    say(ready=True)
    own: dict[str, Callable[[list[Any]], Any]] = {"list": list, "tuple": tuple, "set": set, "dict": dict}
    for line in ear:
        asked = loads(line)
        function, arguments = names.get(asked["name"]), made(asked["args"], own)
        say(answer=asked["ask"], **answer(lambda function=function, arguments=arguments: function(*arguments)))  # type: ignore[misc]


if __name__ == "__main__":
    sys.setrecursionlimit(1_000)
    _play()
