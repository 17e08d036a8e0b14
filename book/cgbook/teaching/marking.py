"""How the exercises of an assignment are marked: for whoever writes one, and for the grader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from cgkit.doors import short_repr

__all__ = ["BY_HAND", "check_apart", "seen_points"]

#: The kind of exercises that a teacher reads.
BY_HAND = "text"


class Named(Protocol):
    """An exercise of an assignment, as far as it is told apart from the others."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...


def seen_points(kind: str, points: int) -> int:
    """Return what a function gets that passes the tests that the student sees, and not the others: a third, rounded down.

    >>> seen_points("code", 5), seen_points("number", 5)
    (1, 0)
    """
    return points // 3 if kind == "code" else 0


def check_apart(items: Sequence[Named]) -> None:
    """Refuse an assignment in which two exercises have the same id, or ask for answers of the same name.

    Raises
    ------
    ValueError : if there are two such.
    """
    for what in ("id", "name"):
        seen = [getattr(item, what) for item in items]
        if twice := [one for one in seen if seen.count(one) > 1]:
            raise ValueError(f"the {what} {short_repr(twice[0])} stands in the assignment twice")
