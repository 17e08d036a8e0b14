"""Answers that are sets of whole numbers, where order and repetition don't matter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cgbook.teaching.answers.kind import APART, NUMBERS, WHOLE, Kind

if TYPE_CHECKING:
    from cgbook.teaching.exercise import Exercise


class Bag(frozenset[Any]):
    """A student's set, printed in Python's notation and always in the same order.

    >>> Bag({9, 2, 10}), Bag(["take 2", "take 1"]), Bag()
    ({2, 9, 10}, {'take 1', 'take 2'}, set())
    """

    __slots__ = ()

    def __repr__(self) -> str:
        inside = sorted(self, key=lambda one: (0, one, "") if isinstance(one, int | float) else (1, 0, repr(one)))
        return f"{{{', '.join(map(repr, inside))}}}" if inside else "set()"


class SetOfNumbers(Kind):
    """A set of whole numbers, where order and repetition don't matter.

    >>> SetOfNumbers().read([9, 2, 9]), SetOfNumbers().text({9, 2, 5}), SetOfNumbers().write("")
    ({9, 2}, '2,5,9', 'set()')
    """

    name, title = "set", "numbers"
    wanted = "a set of whole numbers, such as {1, 2}"
    forms = NUMBERS

    lines = f"""{WHOLE}{APART}
assert isinstance(answer, (set, frozenset, list, tuple, range)), f"expected a set of whole numbers, got {{answer!r:.60}}"
answer = {{whole(one) for one in answer}}"""

    def bogus(self, exercise: Exercise) -> list[Any]:
        return [{1, 2}, {1, 6}, {3}, {1, 2, 3, 4}]

    def text(self, answer: Any) -> str:
        return ",".join(map(str, sorted({int(number) for number in answer})))

    def plain(self, text: str, options: Sequence[str] = ()) -> Any:
        return frozenset(int(number) for number in text.split(",") if number)

    def labelled(self, things: str, labels: Sequence[str]) -> str:
        return f"Write the set of all things that are labelled {labels[0]}."
