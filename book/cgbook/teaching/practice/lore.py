"""Tools shared by the generators of problems: a constructor of problems, games used by several generators, and helpers for texts.

A seed must give the same problem in every release, because the grader draws an assignment's problems again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cgbook.teaching.answers import KINDS
from cgbook.teaching.practice.problem import Problem
from cgkit.rulesets import Subtraction, mock_turtles, ruler, turning_turtles
from cgkit.solving.value_tables import grundy_sequence

#: Options for the question who wins.
OUTCOMES = ["P: the player who has just moved wins", "N: the player to move wins"]
#: Coin-turning games in the problems.
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
    """Return a problem, leaving out likely mistakes that are empty, happen to be right, or repeat an earlier one.

    Parameters
    ----------
    question : question in Markdown.
    how : name of the kind of answer, as in `cgbook.teaching.answers.KINDS`.
    accept : right answers, as text in the form of their kind.
    likely : pairs of a wrong answer and the reply to it.
    explain : paragraphs of Markdown.
    given : data that determine the problem; two problems with the same data are one problem.
    hint : reply to wrong answers that have no reply of their own.
    options : options to choose from.
    form : name and contents of a form to answer with ("nim", "misere nim", "row", "coins" or "graph") or of a drawing ("yard").
    many : required length of a list, or 0 for any length.
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
    """Return the values in the form used for comparison, such as 3,4,5."""
    return ",".join(map(str, values))


def listed_set(values: Iterable[int]) -> str:
    """Return a set in the notation {1, 3, 4}."""
    return f"{{{', '.join(map(str, values))}}}"


def values_row(values: Sequence[int], name: str = "value") -> str:
    """Return Markdown tables of the heaps 0, 1, 2, … and their values, or other numbers, each with at most 16 heaps."""
    rows: list[str] = []
    for start in range(0, len(values), 16):
        part = values[start : start + 16]
        heads = map(str, range(start, start + len(part)))
        rows.append(
            f"| heap | {' | '.join(heads)} |\n|---|{'---|' * len(part)}\n| {name} | {' | '.join(map(str, part))} |"
        )
    return "\n\n".join(rows)


def taking(numbers: Iterable[int], top: int) -> list[int]:
    """Return the values of the heaps up to `top` in the game where a move takes one of these numbers."""
    return grundy_sequence(Subtraction(numbers), top + 1)


def to_lost(numbers: Sequence[int], top: int, lost: Sequence[int]) -> list[str]:
    """Return each heap up to `top` that has a move to a lost heap, with the first such move, as in 5 → 4."""
    left = ((n, [n - s for s in numbers if n - s in lost]) for n in range(top + 1))
    return [f"{n} → {after[0]}" for n, after in left if after]


def taken(heap: int, chips: int) -> str:
    """Return a Nim move in words."""
    return f"take {chips} from heap {heap}"
