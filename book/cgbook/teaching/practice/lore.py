"""What the generators of problems share: how a problem is made, the games that several of them ask about, and some words.

A seed must give the same problem in every release: assignments are graded by drawing theirs again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cgbook.teaching.answers import KINDS
from cgbook.teaching.practice.problem import Problem
from cgkit.rulesets import Subtraction, mock_turtles, ruler, turning_turtles
from cgkit.solving.value_tables import grundy_sequence

__all__ = ["COIN_GAMES", "OUTCOMES", "commas", "listed_set", "problem", "taken", "taking", "to_lost", "values_row"]

#: The options where it is asked who wins.
OUTCOMES = ["P: the player who has just moved wins", "N: the player to move wins"]
#: The games of turning coins that are asked about.
COIN_GAMES = (turning_turtles, ruler, mock_turtles)


def problem(
    question: str,
    how: str,
    accept: Sequence[str],
    likely: Iterable[Sequence[str]],
    explain: Iterable[str],
    given: Sequence[Any],
    hint: str,
    options: Sequence[str] = (),
    form: Sequence[Any] = (),
    many: int = 0,
) -> Problem:
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
    """
    mistakes: dict[str, str] = {}
    for answer, say in likely:
        if answer and answer not in accept:
            mistakes.setdefault(answer, say)
    return Problem(
        question=question, how=KINDS[how], accept=tuple(accept), likely=tuple(mistakes.items()), worked="\n\n".join(explain),
        given=given, hint=hint, options=tuple(options), shown=form, many=many,
    )  # fmt: skip


def commas(values: Iterable[int]) -> str:
    """Return the values as they are compared: 3,4,5."""
    return ",".join(map(str, values))


def listed_set(values: Iterable[int]) -> str:
    """Return a set as it is written: {1, 3, 4}."""
    return f"{{{', '.join(map(str, values))}}}"


def values_row(values: Sequence[int]) -> str:
    """Return a table of the heaps 0, 1, 2, … and their values, in rows of at most 16."""
    rows: list[str] = []
    for start in range(0, len(values), 16):
        part = values[start : start + 16]
        heads = map(str, range(start, start + len(part)))
        rows.append(
            f"| heap | {' | '.join(heads)} |\n|---|{'---|' * len(part)}\n| value | {' | '.join(map(str, part))} |"
        )
    return "\n\n".join(rows)


def taking(numbers: Iterable[int], top: int) -> list[int]:
    """Return the values of the heaps up to `top` where a move takes one of these numbers."""
    return grundy_sequence(Subtraction(numbers), top + 1)


def to_lost(numbers: Sequence[int], top: int, lost: Sequence[int]) -> list[str]:
    """Return each heap up to `top` from which a move leads to a lost one, with the first such: 5 → 4."""
    left = ((n, [n - s for s in numbers if n - s in lost]) for n in range(top + 1))
    return [f"{n} → {after[0]}" for n, after in left if after]


def taken(heap: int, chips: int) -> str:
    """Return a move in Nim in words."""
    return f"take {chips} from heap {heap}"
