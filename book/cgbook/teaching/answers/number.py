"""Answers that are one whole number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cgbook.teaching.answers.kind import ALONE, NUMBERS, WHOLE, Kind

if TYPE_CHECKING:
    from cgbook.teaching.exercise import Exercise


class Number(Kind):
    """One whole number.

    >>> Number().read(30 / 2), Number().text(15)
    (15, '15')
    """

    name = title = "number"
    wanted = "a whole number"
    forms = NUMBERS

    lines = f"{WHOLE}{ALONE}\nanswer = whole(answer)"

    def bogus(self, exercise: Exercise) -> list[Any]:
        return [0, 13, 33, 77]

    def text(self, answer: Any) -> str:
        return str(int(answer))

    def plain(self, text: str, options: Sequence[str] = ()) -> Any:
        return int(text)
