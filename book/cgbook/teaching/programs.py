"""Answers that are programs, with the name of a student's function and a safe way to call it in a test."""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Callable, Iterable
from copy import deepcopy
from typing import Any


def compare(function: Callable[..., Any], cases: Iterable[tuple[list[Any], Any]]) -> None:
    """Raise an AssertionError that shows the first call whose answer isn't the expected one.

    >>> compare(lambda n: n % 3 > 0, [([1], True), ([4], True), ([6], True)])
    Traceback (most recent call last):
    AssertionError: called as solve(6), your program returns False, but the search says True

    Parameters
    ----------
    function : the function, which may change its arguments.
    cases : pairs of a list of arguments and the expected answer, from the smallest upwards.
    """
    for arguments, expected in cases:
        call = f"called as solve({', '.join(map(repr, arguments))})"
        try:
            answer = function(*deepcopy(arguments))
        except AssertionError as error:
            raise AssertionError(f"{call}, {error}") from None
        if answer != expected:
            raise AssertionError(f"{call}, your program returns {answer!r:.200}, but the search says {expected!r}")


def defined(starter: str) -> str:
    """Return the name of the last function defined by a program.

    >>> defined("def nim_move(heaps):\\n    ...")
    'nim_move'
    """
    names = [line.name for line in ast.parse(starter).body if isinstance(line, ast.FunctionDef)]
    if not names:
        raise ValueError(f"a starter must define the function to write, got {starter[:60]!r}")
    return names[-1]


def first_block(markdown: str) -> str:
    """Return the first block of Python in a Markdown text.

    >>> first_block("So:\\n\\n```python\\nx = 1\\n```\\n\\nWhy?")
    'x = 1'
    """
    match = re.search(r"^```python\n(.*?)\n```", markdown, re.DOTALL | re.MULTILINE)
    if not match:
        raise ValueError(f"the solution of a program must have a ```python block, got {markdown[:60]!r}")
    return match.group(1)


def guarded(function: Any) -> Callable[..., Any]:
    """Return the function for a test to call; any error inside it counts as a wrong answer.

    >>> guarded(lambda n: 1 // n)(0)
    Traceback (most recent call last):
    AssertionError: your function raised ZeroDivisionError: integer division or modulo by zero
    """
    if not callable(function):
        raise ValueError(f"expected a function, got the {type(function).__name__} {function!r:.60}")

    @functools.wraps(function, updated=())
    def called(*arguments: Any) -> Any:
        try:
            return function(*arguments)
        except (Exception, SystemExit) as error:
            raise AssertionError(f"your function raised {type(error).__name__}: {error}") from None

    return called


def sentence(words: str) -> str:
    """Return the message of a failed test as a sentence.

    >>> sentence("from a single heap, take all the chips")
    'From a single heap, take all the chips.'
    """
    return f"{words[:1].upper()}{words[1:]}" + "." * (words[-1:] not in ("", ".", "?"))
