"""Gates that open the next part of the text after a guess, either as pictures to move by hand or as small questions."""

from __future__ import annotations

from html import escape
from typing import Any, TypedDict

import traitlets as tl

from cgbook.pictures.hands import STILLS
from cgbook.teaching.gates import Gate, find_gate
from cgbook.widgets.base import STATIC, Widget, refused, synced
from cgkit.checks import check_choice


class GuessSpec(TypedDict):
    """The question of a small gate, and its replies to answers."""

    ask: str
    choices: list[str]  # choices to offer; without any, the answer is a number
    right: str
    wrong: dict[str, str]
    why: str


class _Gate(Widget):
    """A gate, with its name, the reader's guess, and whether the gate is open."""

    _esm = STATIC / "hand.js"
    name: str = synced(tl.Unicode())
    guess: float | str | list[float] | None = synced(tl.Any(None, allow_none=True))
    opened: bool = synced(tl.Bool(False))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"


class Hand(_Gate):
    """A large picture with parts to move, and a question that the reader answers by moving them; `hand` makes one.

    >>> Hand(name="scales").opened
    False

    `name` is the picture's name, `value` is the current value of the moved parts, and `guess` is the reader's guess. If a program sets
    `value`, the picture follows.
    """

    kind: str = synced(tl.Unicode("hand"))
    name: str = synced(tl.Any("scales"))  # tl.Unicode would quote the whole repr of a wrong value, however long
    value: float | list[float] | dict[str, Any] | None = synced(tl.Any(None, allow_none=True))

    @tl.validate("name")
    def _validate_name(self, proposal: dict[str, Any]) -> str:
        with refused():
            return check_choice(STILLS, proposal["value"], "a picture")

    def _static(self) -> dict[str, str]:
        return {"image/svg+xml": STILLS[self.name]()}


class Guess(_Gate):
    """A question to answer before the text gives the answer. `guess` makes one.

    >>> Guess(name="from-four", spec={"ask": "Who wins from 4?", "choices": [], "right": "2", "wrong": {}, "why": ""}).opened
    False
    """

    kind: str = synced(tl.Unicode("guess"))
    spec: GuessSpec = synced(tl.Dict())

    def _static(self) -> dict[str, str]:
        ask, answer = self.spec["ask"], ": ".join(filter(None, (self.spec["right"], self.spec["why"])))
        return {"text/html": f"<details><summary><em>{escape(ask)}</em></summary>{escape(answer)}</details>"}


def hand(name: str) -> Hand:
    """Show the picture of a gate and let the reader move its parts.

    >>> from contextlib import chdir
    >>> with chdir("book"):
    ...     hand("scales")
    Hand('scales')

    Parameters
    ----------
    name : name of a gate of this book (`book/gates`) that has a picture.
    """
    return Hand(name=_gate(name, picture=True).picture)


def guess(name: str) -> Guess:
    """Show the question of a small gate.

    >>> from contextlib import chdir
    >>> with chdir("book"):
    ...     guess("leave-from-21").spec["ask"]
    'You have 21 chips in front of you. How many do you leave your opponent?'

    Parameters
    ----------
    name : name of a gate of this book (`book/gates`) that has a question.
    """
    gate = _gate(name, picture=False)
    spec = GuessSpec(ask=gate.ask, choices=[*gate.choices], right=gate.right, wrong=gate.wrong, why=gate.why)
    return Guess(name=name, spec=spec)


def _gate(name: str, *, picture: bool) -> Gate:
    gate = find_gate(name)
    if bool(gate.picture) != picture:
        raise ValueError(
            f"{name!r} has {'a picture: hand' if gate.picture else 'a question: guess'}({name!r}) shows it"
        )
    return gate
