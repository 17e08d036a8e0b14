"""Endless practice problems, made from a seed, each with its answer, an explanation and replies to likely mistakes.

>>> problem = practice("nim moves", level=1, seed="monday")
>>> print(problem.question)
Nim with heaps of 3, 5, 5 and 6 chips: a move takes at least one chip from one heap, and the player who takes the last chip \
wins. Make a move that wins.
>>> problem.check(problem.answer)
Verdict(verdict='right', say='')

The site stores some problems of each kind and level (`cgbook.widgets.practice`), and assignments draw their own.

A kind of problem is one module in the folder `kinds`, with a title, its pages, and `draw(level, chance)`, which makes random choices only
with `chance`. `tests/cgbook/teaching/practice_oracles.py` finds the answers for each kind and level by search, and `test_practice.py`
compares a thousand of them with the problems' own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from cgbook.teaching.items import LEVELS
from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.problem import Problem, Verdict
from cgbook.teaching.practice.registry import every_kind
from cgkit.checks import SearchLimitError, check_choice, check_int, short_repr

__all__ = ["LEVELS", "Problem", "Verdict", "practice", "problem_kinds", "problems"]

PATIENCE = 5_000  # number of repeated problems in a row that ends the search for a new one
SEED = re.compile(r"[A-Za-z0-9_.-]{1,40}")


def problem_kinds() -> list[str]:
    """Return the names of the kinds.

    >>> problem_kinds()[:4]
    ['coin moves', 'core and shapley', 'cycles', 'grundy values']
    """
    return list(every_kind())


def practice(kind: str, level: int = 1, seed: int | str = 1) -> Problem:
    """Return the problem with this kind, level and seed; it's the same every time.

    >>> practice("periods", level=3, seed=12).question
    'A move takes 1, 5, 7 or 8 chips from one heap. What is the Grundy value of a heap of 1247?'

    Parameters
    ----------
    kind : one of `problem_kinds()`.
    level : 1, 2 or 3.
    seed : an int of at most 64 bits, or 1 to 40 letters, digits and signs . _ -
    """
    module = every_kind()[check_choice(every_kind(), kind, "kind")].module
    level, text = check_int(level, "levels", 1, 3), _seed(seed)
    drawn: Problem = module.draw(level, Chance(f"{kind}/{level}/{text}"))
    return replace(drawn, kind=kind, level=level, seed=text)


def problems(kind: str, level: int = 1, seed: int | str = 1) -> Iterator[Problem]:
    """Yield different problems of a kind and level. Their seeds are the given seed and -1, -2, -3, …; repetitions are skipped.

    >>> from itertools import islice
    >>> [problem.answer for problem in islice(problems("wythoff pairs", seed="class-a"), 3)]
    [(6258, 10126), (3114, 5039), (5059, 8186)]

    Parameters
    ----------
    kind, level, seed : kind, level and seed as for `practice`; the seed has at most 30 characters.

    Raises
    ------
    SearchLimitError : if 5,000 problems in a row are repetitions, because there are hardly any new problems left.
    """
    practice(kind, level, seed)  # reports wrong arguments immediately
    return _without_repeats(kind, level, _seed(seed, 30))


def _without_repeats(kind: str, level: int, seed: str) -> Iterator[Problem]:
    seen: set[str] = set()
    number = missed = 0
    while missed < PATIENCE:
        number += 1
        problem = practice(kind, level, f"{seed}-{number}")
        key = repr(problem.given)
        missed = missed + 1 if key in seen else 0
        if not missed:
            seen.add(key)
            yield problem
    raise SearchLimitError(
        len(seen), f"problems of the kind {kind!r}", "hardly any others are left, so choose another level"
    )


def _seed(seed: Any, most: int = 40) -> str:
    text = seed if isinstance(seed, str) else str(check_int(seed, "seeds that aren't text", least=None, bits=64))
    if not SEED.fullmatch(text) or len(text) > most:
        raise ValueError(
            f"a seed must be an int or at most {most} letters, digits, dots, dashes and underscores, got {short_repr(seed)}"
        )
    return text
