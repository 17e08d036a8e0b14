"""Answers that are whole numbers in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cgbook.teaching.answers.kind import APART, NUMBERS, WHOLE, Kind
from cgbook.teaching.forms import Form

if TYPE_CHECKING:
    from cgbook.teaching.exercise import Exercise


class Row(tuple[Any, ...]):
    """A student's list or tuple, which equals both lists and tuples, so that a test needn't care which one it gets.

    >>> Row((1, 2)) == [1, 2], (1, 2) == Row((1, 2)), {Row((1, 2))} == {(1, 2)}, Row((1, 2)) == Row((2, 1))
    (True, True, True, False)
    """

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list | tuple) and tuple.__eq__(self, tuple(other))

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return tuple.__hash__(self)


class ListOfNumbers(Kind):
    """Whole numbers in order.

    >>> ListOfNumbers().read((3, 6 / 2)), ListOfNumbers().text([3, 3]), ListOfNumbers().write("3,3")
    ((3, 3), '3,3', '[3, 3]')
    """

    name, title = "list", "numbers"
    wanted = "a list of whole numbers, such as [1, 2]"
    forms = NUMBERS

    lines = f"""{WHOLE}{APART}
assert isinstance(answer, (list, tuple, range)), f"expected a list of whole numbers, got {{answer!r:.60}}"
answer = [whole(one) for one in answer]"""

    def read(self, given: Any, form: Form | None = None, options: Sequence[str] = ()) -> Any:
        return Row(super().read(given, form, options))

    def bogus(self, exercise: Exercise) -> list[Any]:
        return [(1, 1), (5, 8), (12, 10)]

    def text(self, answer: Any) -> str:
        return ",".join(str(int(number)) for number in answer)

    def plain(self, text: str, options: Sequence[str] = ()) -> Any:
        return tuple(int(number) for number in text.split(",") if number)
