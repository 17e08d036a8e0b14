"""Conditions that an answer must meet before it's judged, so that a reader who writes three numbers instead of two loses no points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any

from cgkit.checks import short_repr
from cgkit.wording import joined

Bounds = tuple[int | None, int | None]


@dataclass(frozen=True)
class Must:
    """The conditions on any answer, from five fields of an exercise's head; the page checks them in `front/answers/judge.js`.

    >>> must = Must.read({"kind": "list", "count": 2, "range": [1, None]})
    >>> print(must.lines("numbers"))
    assert len(answer) == 2, "2 numbers"
    assert all(1 <= one for one in answer), "numbers from 1 up"
    >>> must.spec("numbers")[0]
    {'field': 'count', 'value': [2, 2], 'say': '2 numbers'}

    Parameters
    ----------
    count : minimum and maximum number of items in an answer, each None if there's no bound.
    range : smallest and largest number allowed, each None if there's no bound.
    among : the only numbers that an answer can contain.
    distinct : whether an answer must not repeat a number.
    increasing : whether the numbers must be sorted, with the smallest first.
    """

    count: Bounds | None = None
    range: Bounds | None = None
    among: tuple[int, ...] = ()
    distinct: bool = False
    increasing: bool = False

    @classmethod
    def read(cls, head: Mapping[str, Any]) -> Must:
        """Return the conditions in the head of an exercise, where an int as `count` gives both bounds."""
        given: dict[str, Any] = {field.name: head[field.name] for field in fields(cls) if field.name in head}
        if type(count := given.get("count")) is int:
            given["count"] = [count, count]
        for name, value in given.items():
            numbers = isinstance(value, list) and all(number is None or type(number) is int for number in value)
            good = numbers and (name == "among" or len(value) == 2)
            if not (value is True if name in ("distinct", "increasing") else good):
                raise ValueError(
                    "the rules for an answer must have the form count: 2, count: [1, null], range: [0, 9], among: [2, 3, 5], "
                    f"distinct: true, increasing: true; got {name}: {short_repr(value)}"
                )
            given[name] = tuple(value) if numbers else value
        return cls(**given)

    def _asked(self, what: str) -> Iterator[tuple[str, str, str]]:
        """Yield each field that is set, with Python that tests it and words for the reader."""
        several = what in ("numbers", "of them")

        def each(test: str) -> str:
            return f"all({test.format('one')} for one in answer)" if several else test.format("answer")

        if self.count:
            low, high = self.count
            test = f"len(answer) == {low}" if low == high else _between(self.count, "len(answer)")
            few = what.removesuffix("s") if low == 1 else what
            yield (
                "count",
                test,
                f"{low} {few}" if low == high else f"at least {low} {few}" if low else f"at most {high} {what}",
            )
        noun = what if several else f"a {what}"
        if self.range:
            low, high = self.range
            ends = f"up to {high}" if low is None else f"from {low} up" if high is None else f"from {low} to {high}"
            yield "range", each(_between(self.range, "{}")), f"{noun} {ends}"
        if self.among:
            yield "among", each(f"{{}} in {self.among}"), f"{noun} out of {joined(map(str, self.among), 'and')}"
        if self.distinct:
            yield "distinct", "len(set(answer)) == len(answer)", "no number twice"
        if self.increasing:
            yield "increasing", "list(answer) == sorted(answer)", "the smallest first"

    def spec(self, what: str) -> list[dict[str, Any]]:
        """Return the conditions in the page's format.

        Parameters
        ----------
        what : title of the kind of answer, such as "numbers", or "of them" if the reader marks something.
        """
        return [
            {"field": field, "value": _listed(getattr(self, field)), "say": say} for field, _, say in self._asked(what)
        ]

    def lines(self, what: str) -> str:
        """Return Python that tests `answer`, which the student sees and the grader runs."""
        return "\n".join(f'assert {test}, "{say}"' for _, test, say in self._asked(what))


def _between(bounds: Bounds, what: str) -> str:
    low, high = bounds
    return " <= ".join(str(part) for part in (low, what, high) if part is not None)


def _listed(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
