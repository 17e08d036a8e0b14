"""Answers that are programs: what a student's function is called, and how a test calls it."""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Callable
from typing import Any

__all__ = ["defined", "first_block", "guarded", "sentence"]


def defined(starter: str) -> str:
    """Return the name of the function that a program defines last.

    >>> defined("def nim_move(heaps):\\n    ...")
    'nim_move'
    """
    names = [line.name for line in ast.parse(starter).body if isinstance(line, ast.FunctionDef)]
    if not names:
        raise ValueError(f"a starter defines the function that is to be written, got {starter[:60]!r}")
    return names[-1]


def first_block(markdown: str) -> str:
    """Return the first block of Python in a text.

    >>> first_block("So:\\n\\n```python\\nx = 1\\n```\\n\\nWhy?")
    'x = 1'
    """
    match = re.search(r"^```python\n(.*?)\n```", markdown, re.DOTALL | re.MULTILINE)
    if not match:
        raise ValueError(f"the solution of a program holds one ```python block, got {markdown[:60]!r}")
    return match.group(1)


def guarded(function: Any) -> Callable[..., Any]:
    """Return the function, as a test calls it: whatever goes wrong inside is an answer that is not right.

    >>> guarded(lambda n: 1 // n)(0)
    Traceback (most recent call last):
    AssertionError: your function raised ZeroDivisionError: integer division or modulo by zero
    """
    if not callable(function):
        raise ValueError(f"a function is wanted, got the {type(function).__name__} {function!r:.60}")

    @functools.wraps(function, updated=())
    def called(*arguments: Any) -> Any:
        try:
            return function(*arguments)
        except (Exception, SystemExit) as error:
            raise AssertionError(f"your function raised {type(error).__name__}: {error}") from None

    return called


def sentence(words: str) -> str:
    """Return what a test says of an answer, as a sentence.

    >>> sentence("of one heap, take all")
    'Of one heap, take all.'
    """
    return f"{words[:1].upper()}{words[1:]}" + "." * (words[-1:] not in ("", ".", "?"))
