"""Backward induction told step by step: which position is labelled, how, and because of which others."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, TypeVar

from cgkit.position.position import Position, of_one_game
from cgkit.solving.reach import Reach
from cgkit.solving.retrograde import letter, retrograde

__all__ = ["LabelStep", "labelling"]

Q = TypeVar("Q", bound=Hashable)


@dataclass(frozen=True, repr=False)
class LabelStep:
    """A position gets its outcome; it prints as a sentence.

    >>> from cgkit import Subtraction
    >>> labelling(Subtraction({1, 3})(2))[-1]
    2 is P: every move leads to an N-position (1)

    `because` are the positions that decide it: none; the P-position; every option.
    """

    position: Position[Any]
    label: str
    rule: str
    because: tuple[Position[Any], ...]

    def __repr__(self) -> str:
        return f"{_name(self.position)} is {self.label}: {self.rule}" + _listed(self.because)


def labelling(*positions: Position[Q]) -> list[LabelStep]:
    """Return the P/N labelling of all that play can reach, in order of remoteness.

    >>> from cgkit import Subtraction
    >>> for step in labelling(Subtraction({1, 3})(3)):
    ...     print(step)
    0 is P: terminal
    3 is N: moves to a P-position (0)
    1 is N: moves to a P-position (0)
    2 is P: every move leads to an N-position (1)

    Positions that play alike are labelled once, and draws never.

    Complexity
    ----------
    Linear in the number of moves.

    References
    ----------
    Ferguson, Part I, section 1.3.
    """
    rules, states = of_one_game(*positions)
    names = {"terminal": "terminal", "to P": "moves to a P-position", "all N": "every move leads to an N-position"}
    reach = Reach(rules, *states)
    at = [Position(rules, position) for position in reach.positions]
    return [
        LabelStep(at[step.number], letter(step.score), names[step.rule], tuple(at[other] for other in step.because))
        for step in retrograde(reach)
    ]


def _name(position: Position[Any]) -> str:
    return position.rules.show(position.state)


def _listed(positions: tuple[Position[Any], ...]) -> str:
    return f" ({', '.join(map(_name, positions))})" if positions else ""
