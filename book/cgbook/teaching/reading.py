"""An answer as a student writes it, read in one way everywhere: by the check in a student's notebook, the graders, and `check`.

**Invariant.** How an answer is read is a few lines of plain Python about the name `answer`, which need no cgkit. A student's notebook
shows them, and the grader runs the same lines: so what the one takes, the other reads.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill
from typing import Any

from cgkit.position import LegalMove

__all__ = ["read", "reading"]

_WHOLE = """def whole(one):
    if isinstance(one, float) and one.is_integer():  # 30 / 2
        return int(one)
    assert hasattr(one, "__index__") and not isinstance(one, bool), f"a whole number is wanted, got {one!r:.60}"
    return one.__index__()

"""
_PLAIN = """def plain(words):
    return " ".join(words.casefold().replace("-", " ").split())

"""
_MOVE = (
    _PLAIN
    + '''
legal = """
{legal}
"""
legal = {{plain(one): " ".join(one.split()) for one in legal.split(";")}}


def move(one):
    words = plain(one) if isinstance(one, str) else ""
    assert words in legal, f"a legal move in words is wanted, as {some}; got {{one!r:.60}}"
    return legal[words]

'''
)
_CHOICE = (
    _PLAIN
    + """
options = {options}
words = plain(answer).removesuffix("position").strip() if isinstance(answer, str) else ""
found = [one for one in options if words and plain(one).startswith(words)]
assert len(found) == 1, f"one of the options is wanted: {{'; '.join(options)}}; got {{answer!r:.60}}"
answer = found[0]"""
)
_READ = {
    "number": f"{_WHOLE}\nanswer = whole(answer)",
    "choice": f"{_WHOLE}\nanswer = whole(answer)",
    "list": f"""{_WHOLE}
assert isinstance(answer, (list, tuple, range)), f"a list of whole numbers is wanted, got {{answer!r:.60}}"
answer = [whole(one) for one in answer]""",
    "set": f"""{_WHOLE}
assert isinstance(answer, (set, frozenset, list, tuple, range)), f"a set of whole numbers is wanted, got {{answer!r:.60}}"
answer = {{whole(one) for one in answer}}""",
    "move": """
some = answer if isinstance(answer, (set, frozenset, list, tuple)) else [answer]
assert len(some) == 1, f"one move is wanted, got {answer!r:.60}"
(answer,) = map(move, some)""",
    "moves": """
some = [answer] if isinstance(answer, str) else answer
assert isinstance(some, (set, frozenset, list, tuple)), f"a set of moves in words is wanted, got {answer!r:.60}"
answer = {move(one) for one in some}""",
}


def reading(kind: str, moves: Sequence[str] = (), options: Sequence[str] = (), some: Sequence[str] = ()) -> str:
    """Return Python that makes of what `answer` is bound to the answer that tests judge, or says what is wanted.

    >>> print(reading("choice", options=["P: lost", "N: won"]).splitlines()[-1])
    answer = found[0]

    Parameters
    ----------
    kind : of the exercise or problem; not "text" or "code".
    moves : in words, all that are legal, where one or several are the answer.
    options : what may be chosen, where it is chosen by its first words.
    some : moves that are named where one is wanted; the first three, if not given.
    """
    if options:
        return _CHOICE.format(options=list(options))
    if kind in ("move", "moves"):
        shown = ", ".join(map(repr, some or moves[:3]))
        return _MOVE.format(legal=fill("; ".join(moves), 110), some=shown) + _READ[kind]
    return _READ[kind]


def read(source: str, answer: Any) -> Any:
    """Return an answer as these lines read it: a number, a list or a set of numbers, a move or a set of moves in words, an option.

    >>> read(reading("number"), 30 / 2), read(reading("set"), [3, 1, 3])
    (15, {1, 3})
    >>> read(reading("choice", options=["P: lost", "N: won"]), "p-position")
    'P: lost'
    >>> read(reading("moves", ["take 1", "take 2"]), {"Take  2"})
    {'take 2'}

    Raises
    ------
    ValueError : when it is no such thing, with what is wanted.
    """
    names = {"answer": _bare(answer)}
    try:
        exec(source, names)
    except (AssertionError, TypeError) as error:
        raise ValueError(str(error)) from None
    return names["answer"]


def _bare(answer: Any) -> Any:
    """Numbers of numpy as Python's, and moves by their words."""
    if hasattr(answer, "tolist"):
        return answer.tolist()
    if isinstance(answer, LegalMove):
        return answer.text
    if isinstance(answer, list | tuple | set | frozenset) and any(isinstance(one, LegalMove) for one in answer):
        return [_bare(one) for one in answer]
    return answer
