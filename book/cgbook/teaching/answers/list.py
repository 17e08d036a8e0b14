"""Whole numbers in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cgbook.teaching.answers.kind import NUMBERS, WHOLE, Kind

__all__ = ["ListOfNumbers"]


class ListOfNumbers(Kind):
    """Whole numbers in order.

    >>> ListOfNumbers().read((3, 6 / 2)), ListOfNumbers().text([3, 3]), ListOfNumbers().write("3,3")
    ([3, 3], '3,3', '[3, 3]')
    """

    name, title = "list", "numbers"
    wanted = "a list of whole numbers, as [1, 2]"
    forms = NUMBERS

    lines = f"""{WHOLE}
assert isinstance(answer, (list, tuple, range)), f"a list of whole numbers is wanted, got {{answer!r:.60}}"
answer = [whole(one) for one in answer]"""

    def text(self, answer: Any) -> str:
        return ",".join(str(int(one)) for one in answer)

    def plain(self, text: str, options: Sequence[str] = ()) -> Any:
        return tuple(int(one) for one in text.split(",") if one)
