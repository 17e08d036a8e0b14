"""Guesses that open what follows: pictures in the hand, and small questions."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any, TypedDict

import traitlets as tl

from cgbook.pictures.hands import STILLS
from cgbook.teaching.gates import FOLDER, Gate, find_gate
from cgbook.widgets.base import STATIC, Widget, synced

__all__ = ["Guess", "Hand", "guess", "hand"]


class GuessSpec(TypedDict):
    """What a small gate asks, and what it says to an answer."""

    ask: str
    choices: list[str]  # without any, a number is asked for
    right: str
    wrong: dict[str, str]
    why: str


class _Gate(Widget):
    """What both have in common: the name of the gate, what was guessed, and whether it is open."""

    _esm = STATIC / "hand.js"
    name: str = synced(tl.Unicode())
    guess: float | str | list[float] | None = synced(tl.Any(None, allow_none=True))
    opened: bool = synced(tl.Bool(False))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"


class Hand(_Gate):
    """A large picture with one thing to grab, and a question that is answered by grabbing it. `hand` makes one.

    `value` is what the reader has in the hand, `guess` what was guessed; a program may set `value`, and the picture follows.
    """

    kind: str = synced(tl.Unicode("hand"))
    value: float | list[float] | dict[str, Any] | None = synced(tl.Any(None, allow_none=True))

    def _static(self) -> dict[str, str]:
        return {"image/svg+xml": STILLS[self.name]()}


class Guess(_Gate):
    """A question before an answer: it is said, then seen. `guess` makes one."""

    kind: str = synced(tl.Unicode("guess"))
    spec: GuessSpec = synced(tl.Dict())

    def _static(self) -> dict[str, str]:
        told = (self.spec["right"], self.spec["why"])
        return {"text/html": f"<p><em>{escape(self.spec['ask'])}</em> {escape(': '.join(filter(None, told)))}</p>"}


def hand(name: str, folder: Path | str = FOLDER) -> Hand:
    """Show the picture of a gate, to be taken in the hand.

    >>> hand("scales", "book/gates")
    Hand('scales')

    Parameters
    ----------
    name : of a gate of the folder, which has a picture.
    """
    return Hand(name=_found(name, folder, picture=True).picture)


def guess(name: str, folder: Path | str = FOLDER) -> Guess:
    """Ask the question of a small gate.

    >>> guess("leave-from-21", "book/gates")
    Guess('leave-from-21')

    Parameters
    ----------
    name : of a gate of the folder, which has a question.
    """
    gate = _found(name, folder, picture=False)
    spec = GuessSpec(ask=gate.ask, choices=[*gate.choices], right=gate.right, wrong=gate.wrong, why=gate.why)
    return Guess(name=name, spec=spec)


def _found(name: str, folder: Path | str, *, picture: bool) -> Gate:
    gate = find_gate(name, folder)
    if bool(gate.picture) != picture:
        raise ValueError(
            f"{name!r} has {'a picture: hand' if gate.picture else 'a question: guess'}({name!r}) shows it"
        )
    return gate
