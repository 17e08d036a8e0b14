"""What the generators of problems share: a problem in plain values, words for numbers, and small reckonings.

A seed must give the same problem in every release: assignments are graded by drawing theirs again.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from functools import reduce
from typing import Any

from cgkit.numbers.nim import mex

__all__ = [
    "COIN_GAMES", "OUTCOMES", "Drawn", "binary", "coin_worth", "commas", "count", "either", "listed", "listed_set", "problem", "signed",
    "taken", "taking", "values_row", "xor",
]  # fmt: skip

Drawn = dict[str, Any]  # a problem in plain values, as `problem` writes it

#: The options where it is asked who wins.
OUTCOMES = ["P: the player who has just moved wins", "N: the player to move wins"]
#: The games of turning coins that are asked about.
COIN_GAMES = ["Turning Turtles", "Ruler", "Mock Turtles"]


def problem(
    question: str,
    how: str,
    accept: Sequence[str],
    likely: Sequence[Sequence[str]],
    explain: Sequence[str],
    given: Sequence[Any],
    hint: str,
    options: Sequence[str] = (),
    form: Sequence[Any] = (),
    many: int = 0,
    replies: Sequence[Sequence[str]] = (),
) -> Drawn:
    """Return a problem. Of the likely mistakes those are kept that are mistakes here; of two with one answer, the first.

    Parameters
    ----------
    question : Markdown.
    how : how the answer is given, one of `cgbook.teaching.answers.KINDS`.
    accept : the right answers, in the text of their kind.
    likely : pairs of an answer and what to say to it.
    explain : paragraphs of Markdown.
    given : the numbers that make it what it is: two problems with the same are one.
    hint : what is said to a wrong answer that nobody expected.
    options : for a choice.
    form : a thing to answer with, by its name and what it shows: "nim", "misere nim", "row", "coins", "graph"; or "yard", a drawing.
    many : how many numbers a list must have, if not 0.
    replies : on a board, moves that do not win and an answer to each.
    """
    mistakes: list[list[str]] = []
    for answer, say in likely:
        if answer != "" and answer not in accept and answer not in [mistake for mistake, _ in mistakes]:
            mistakes.append([answer, say])
    return {
        "question": question,
        "how": how,
        "accept": list(accept),
        "likely": mistakes,
        "explain": "\n\n".join(explain),
        "given": list(given),
        "hint": hint,
        "options": list(options),
        "form": list(form),
        "many": many,
        "replies": list(replies),
    }


def commas(values: Sequence[Any]) -> str:
    """Return the values as they are compared: 3,4,5."""
    return ",".join([str(value) for value in values])


def either(values: Sequence[Any]) -> str:
    """Return the values as a choice: 3, 4 or 5."""
    texts = [str(value) for value in values]
    if len(texts) < 2:
        return "".join(texts)
    return ", ".join(texts[:-1]) + " or " + texts[-1]


def listed(values: Sequence[Any]) -> str:
    """Return the values as they are read: 3, 4 and 5."""
    texts = [str(value) for value in values]
    if len(texts) < 2:
        return "".join(texts)
    return ", ".join(texts[:-1]) + " and " + texts[-1]


def listed_set(values: Sequence[int]) -> str:
    """Return a set as it is written: {1, 3, 4}."""
    return "{" + ", ".join([str(value) for value in values]) + "}"


def count(n: int, thing: str) -> str:
    """Return so many things: 1 chip, 2 chips."""
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def signed(n: int) -> str:
    """Return a number with a minus sign that is one."""
    return str(n) if n >= 0 else f"−{-n}"


def binary(n: int, width: int) -> str:
    """Return the binary digits, at least so many."""
    return f"{n:0{width}b}"


def values_row(values: Sequence[int], first: int = 0) -> str:
    """Return a table of heaps and their values, in rows of at most 16."""
    rows: list[str] = []
    for start in range(0, len(values), 16):
        part = values[start : start + 16]
        heads = [str(first + start + i) for i in range(len(part))]
        cells = [str(value) for value in part]
        rows.append(f"| heap | {' | '.join(heads)} |\n|---|{'---|' * len(part)}\n| value | {' | '.join(cells)} |")
    return "\n\n".join(rows)


def xor(values: Sequence[int]) -> int:
    """Return the nim-sum."""
    return reduce(operator.xor, values, 0)


def taking(numbers: Sequence[int], top: int) -> list[int]:
    """Return the values of the heaps up to `top` where a move takes one of these numbers."""
    values: list[int] = []
    for n in range(top + 1):
        values.append(mex(values[n - s] for s in numbers if s <= n))
    return values


def coin_worth(game: int, n: int) -> int:
    """Return what coin n alone is worth in a game of `COIN_GAMES`."""
    return n if game == 0 else n & -n if game == 1 else 2 * n + (1 - n.bit_count() % 2)


def taken(heap: int, chips: int) -> str:
    """Return a move in Nim in words."""
    return f"take {chips} from heap {heap}"
