"""Plain data from a student's program: read with limits, never run.

A line is JSON, and what it tells is made of numbers, text, lists, tuples, sets and dicts; nothing in it is unpickled, evaluated or
called. What is said to people has no letters that a terminal, a table or a page would take for commands.
"""

from __future__ import annotations

import json
from typing import Any

from cgbook.teaching.answers.list import Row
from cgbook.teaching.grading.player import LINE, MOST_SAID, made, plain

__all__ = ["Row", "arguments", "read_line", "said", "value_of"]

MOST_DIGITS = 1_300  # of an integer, which is 4,096 bits and a little


def _integer(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise ValueError(f"an integer of more than {MOST_DIGITS:,} digits")
    return int(digits)


def _real(digits: str) -> float:
    number = float(digits)
    if number in (float("inf"), float("-inf")):
        raise ValueError("a number beyond all floats")
    return number


def _no_number(word: str) -> float:
    raise ValueError(f"{word} is no number")


def read_line(line: bytes) -> dict[str, Any] | None:
    """Return what a line tells, or None where it is none of the lines that are spoken here.

    >>> read_line(b'{"at": 3}'), read_line(b'[1]'), read_line(b'{"at": NaN}'), read_line(b'[' * 100_000)
    ({'at': 3}, None, None, None)
    """
    if len(line) > LINE:
        return None
    try:
        told = json.loads(line, parse_int=_integer, parse_float=_real, parse_constant=_no_number)
    except (ValueError, RecursionError):
        return None
    return told if isinstance(told, dict) else None


def value_of(told: Any) -> Any:
    """Return the value that a student's program told: lists and tuples as `Row`, sets as frozensets.

    >>> value_of(["list", [1, ["set", [2, 3]]]]) == [1, {2, 3}]
    True

    Raises
    ------
    ValueError : if it is told otherwise.
    """
    try:
        return made(told, {"list": Row, "tuple": Row, "set": frozenset, "dict": dict})
    except (TypeError, RecursionError):  # a set of dicts, or a name that is none
        raise ValueError("an answer is told as plain data") from None


def arguments(values: tuple[Any, ...]) -> Any:
    """Return what a test calls a function with, as its line tells it.

    >>> arguments(([1, 2], 3))
    ['tuple', [['list', [1, 2]], 3]]
    """
    return plain(tuple(values))


def said(text: Any, most: int = MOST_SAID) -> str:
    """Return a student's text on one line, at most so long, without letters that command.

    >>> said("no\\nanswer \\x1b[2J\\u202e"), said(None)
    ('no answer [2J', '')
    """
    if not isinstance(text, str):
        return ""
    words = " ".join(text[: 4 * most].split())
    shown = "".join(letter for letter in words if letter.isprintable())
    return shown if len(shown) <= most else shown[: most - 2] + " …"
