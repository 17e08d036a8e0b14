"""Plain data for both sides of the sandbox, which is read within limits and never executed.

A student's program and a test exchange JSON that contains numbers, text, lists, tuples, sets and dicts; no code ever unpickles, evaluates
or calls it. Messages for people have no characters that a terminal would take for commands. This file is also built into the sandbox, which
is why it imports nothing from the book.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

MOST_ITEMS, DEEPEST, MOST_BITS, MOST_LETTERS, MOST_SAID = 100_000, 20, 4_096, 10_000, 300
MOST_DIGITS = 1_300  # maximum number of digits of an integer, slightly more than 4,096 bits
LINE = 2_000_000  # maximum length of one message, in characters
KINDS: list[tuple[Any, str]] = [(list, "list"), (tuple, "tuple"), (set, "set"), (frozenset, "set")]


class RefusedError(Exception):
    """The error for a value that isn't plain data, or is too large; the message says which."""


def plain(value: Any) -> Any:
    """Return a value as JSON.

    Ints, floats, text, True, False and None stay unchanged. Fractions and decimals become ints or floats, and containers become lists of a
    name and items.

    >>> plain([1, {2}])
    ['list', [1, ['set', [2]]]]
    """
    room = [MOST_ITEMS]

    def walk(part: Any, depth: int) -> Any:
        room[0] -= 1
        if depth > DEEPEST:
            raise RefusedError(f"an answer can't be nested more than {DEEPEST} levels deep")
        if room[0] < 0:
            raise RefusedError(f"an answer can have at most {MOST_ITEMS:,} items")
        if part is None or part is True or part is False:
            return part
        # don't trust a value's own class: a string that claims to equal everything counts only as its letters
        if isinstance(part, int):
            number = int.__add__(part, 0)
            if number.bit_length() > MOST_BITS:
                raise RefusedError(f"an integer can have at most {MOST_BITS:,} bits, got {number.bit_length():,}")
            return number
        if isinstance(part, float):
            real = float.__add__(part, 0.0)
            if real != real or real in (float("inf"), float("-inf")):
                raise RefusedError(f"{real} can't be marked")
            return real
        if isinstance(part, str):
            if str.__len__(part) > MOST_LETTERS:
                raise RefusedError(f"text can have at most {MOST_LETTERS:,} letters")
            return str.__str__(part)
        if isinstance(part, range):
            part = list(part[: MOST_ITEMS + 1])
        if isinstance(part, type({}.keys())):
            part = set(part)
        if type(part).__name__ in ("Fraction", "Decimal"):
            over, under = type(part).as_integer_ratio(part)
            return walk(over if under == 1 else over / under, depth)
        for kind, name in KINDS:
            if isinstance(part, kind):
                if kind.__len__(part) > room[0]:
                    raise RefusedError(f"an answer can have at most {MOST_ITEMS:,} items")
                return [name, [walk(item, depth + 1) for item in list(kind.__iter__(part))]]
        if isinstance(part, dict):
            pairs = list(dict.items(part))[: MOST_ITEMS + 1]
            return ["dict", [[walk(key, depth + 1), walk(item, depth + 1)] for key, item in pairs]]
        if str(type(part).__module__).partition(".")[0] == "numpy":
            raise RefusedError(f"numpy's {type(part).__name__[:100]} can't be read; answer with Python's own numbers")
        raise RefusedError(f"{_article(type(part).__name__)} isn't a number, text, list, tuple, set or dict")

    return walk(value, 0)


def _article(word: str) -> str:
    return f"{'an' if word[:1].lower() in 'aeiou' else 'a'} {word}"[:100]


def from_plain(data: Any, kinds: Mapping[str, Callable[[list[Any]], Any]]) -> Any:
    """Return the value that `plain` has encoded; `kinds` holds functions that make lists, tuples, sets and dicts."""
    if not isinstance(data, list):
        if isinstance(data, dict):
            raise ValueError("an answer must be plain data")
        return data
    if len(data) != 2 or data[0] not in kinds or not isinstance(data[1], list):
        raise ValueError("an answer must be plain data")
    if data[0] == "dict":
        if any(not isinstance(pair, list) or len(pair) != 2 for pair in data[1]):
            raise ValueError("an answer must be plain data")
        return kinds["dict"]([(from_plain(key, kinds), from_plain(item, kinds)) for key, item in data[1]])
    return kinds[data[0]]([from_plain(item, kinds) for item in data[1]])


def _integer(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise ValueError(f"an integer can have at most {MOST_DIGITS:,} digits")
    return int(digits)


def _real(digits: str) -> float:
    number = float(digits)
    if number in (float("inf"), float("-inf")):
        raise ValueError("a number is too large for a float")
    return number


def _no_number(word: str) -> float:
    raise ValueError(f"{word} isn't a number")


def read_message(text: str) -> dict[str, Any] | None:
    """Return a message from a student's program, or None if it isn't a valid message.

    >>> read_message('{"value": 3}'), read_message("[1]"), read_message('{"value": NaN}'), read_message("[" * 100_000)
    ({'value': 3}, None, None, None)
    """
    if len(text) > LINE:
        return None
    try:
        message = json.loads(text, parse_int=_integer, parse_float=_real, parse_constant=_no_number)
    except (ValueError, RecursionError):
        return None
    return message if isinstance(message, dict) else None


def one_line(text: Any, most: int = MOST_SAID) -> str:
    """Return a student's text on one line with at most this many characters, without any that act as commands.

    >>> one_line("no\\nanswer \\x1b[2J\\u202e"), one_line(None)
    ('no answer [2J', '')
    """
    if not isinstance(text, str):
        return ""
    words = " ".join(text[: 4 * most].split())
    shown = "".join(letter for letter in words if letter.isprintable())
    return shown if len(shown) <= most else shown[: most - 2] + " …"
