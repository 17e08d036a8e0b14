"""Answers that choose one of a few options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cgbook.teaching.answers.kind import ALONE, WHOLE, Kind, run_reading
from cgbook.teaching.answers.move import PLAIN
from cgbook.teaching.answers.must import Must
from cgbook.teaching.forms import Form

if TYPE_CHECKING:
    from cgbook.teaching.exercise import Exercise

_BY_WORDS = (
    PLAIN
    + ALONE
    + """
options = {options}
words = plain(answer).removesuffix("position").strip() if isinstance(answer, str) else ""
found = [one for one in options if words and plain(one).startswith(words)]
assert len(found) == 1, f"the answer must be one of the options {{'; '.join(options)}}; got {{answer!r:.60}}"
answer = found[0]"""
)


class Choice(Kind):
    """One of a few options, given by its number from 0 or, if the reading knows the options, by its first words.

    >>> Choice().read(2), Choice().read("p-position", options=["N: won", "P: lost"])
    (2, 1)
    """

    name = title = "choice"
    wanted = "the number of an option"

    def reading(self, moves: Sequence[str] = (), options: Sequence[str] = (), examples: Sequence[str] = ()) -> str:
        return _BY_WORDS.format(options=list(options)) if options else f"{WHOLE}{ALONE}\nanswer = whole(answer)"

    def read(self, given: Any, form: Form | None = None, options: Sequence[str] = ()) -> Any:
        chosen = run_reading(self.reading(options=options), given)
        return options.index(chosen) if options else chosen

    def bogus(self, exercise: Exercise) -> list[Any]:
        return [0, 1, 2, 3]

    def text(self, answer: Any) -> str:
        return str(int(answer))

    def plain(self, text: str, options: Sequence[str] = ()) -> Any:
        return options[int(text)] if options else int(text)

    def write(self, text: str, options: Sequence[str] = ()) -> str:
        return repr(options[int(text)].partition(":")[0]) if options else text

    def shape(self, must: Must, options: Sequence[str]) -> str:
        return Must(range=(0, len(options) - 1)).lines("number")

    def ask(self, exercise: Exercise) -> dict[str, Any]:
        return {**super().ask(exercise), "options": list(exercise.options)}
