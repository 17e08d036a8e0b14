"""Backward induction told step by step: which position is labelled, how, and because of which others."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, TypeVar

from cgkit.numbers.nim import mex
from cgkit.position import Position, of_one_game
from cgkit.solving.reach import LIMIT, Reach
from cgkit.solving.retrograde import letter, retrograde

__all__ = ["GrundyStep", "LabelStep", "grundy_labelling", "labelling"]

Q = TypeVar("Q", bound=Hashable)


@dataclass(frozen=True, repr=False)
class LabelStep:
    """A position gets its outcome; it prints as a sentence.

    >>> from cgkit import Subtraction
    >>> labelling(Subtraction({1, 3})(2))[-1]
    2 is P: every move leads to an N-position (1)

    Parameters
    ----------
    position : the position labelled.
    label : "P" or "N".
    rule : "terminal", "moves to a P-position" or "every move leads to an N-position".
    because : the positions that decide it: none; the P-position; every option.
    """

    position: Position[Any]
    label: str
    rule: str
    because: tuple[Position[Any], ...]

    def __repr__(self) -> str:
        return f"{_name(self.position)} is {self.label}: {self.rule}" + _listed(self.because)


@dataclass(frozen=True, repr=False)
class GrundyStep:
    """A position gets its Grundy value; it prints as a sentence.

    >>> from cgkit import Subtraction
    >>> grundy_labelling(Subtraction({1, 3})(3))[-1]
    3 is 1: mex{0, 0} (2, 0)

    Parameters
    ----------
    position : the position labelled.
    label : its Grundy value, the mex of `values`.
    rule : "terminal" or "mex".
    because : its options.
    values : their values, in the same order.
    """

    position: Position[Any]
    label: int
    rule: str
    because: tuple[Position[Any], ...]
    values: tuple[int, ...]

    def __repr__(self) -> str:
        how = f"mex{{{', '.join(map(str, self.values))}}}" if self.values else self.rule
        return f"{_name(self.position)} is {self.label}: {how}" + _listed(self.because)


def labelling(*positions: Position[Q], limit: int = LIMIT) -> list[LabelStep]:
    """Return the P/N labelling of all that play can reach, in order of remoteness.

    >>> from cgkit import Subtraction, misere
    >>> for step in labelling(Subtraction({1, 3})(3)):
    ...     print(step)
    0 is P: terminal
    3 is N: moves to a P-position (0)
    1 is N: moves to a P-position (0)
    2 is P: every move leads to an N-position (1)

    Parameters
    ----------
    *positions : positions of one ruleset.
    limit : how many positions may be met.

    Returns
    -------
    list of LabelStep; positions that play alike are labelled once, and draws never.

    Raises
    ------
    SearchLimitError : if there are more than `limit` positions.

    Complexity
    ----------
    Linear in the number of moves.

    References
    ----------
    Ferguson, Part I, section 1.3.
    """
    rules, states = of_one_game(*positions)
    names = {"terminal": "terminal", "to P": "moves to a P-position", "all N": "every move leads to an N-position"}
    reach = Reach(rules, *states, limit=limit)
    at = [Position(rules, position) for position in reach.positions]
    return [
        LabelStep(at[step.number], letter(step.score), names[step.rule], tuple(at[other] for other in step.because))
        for step in retrograde(reach)
    ]


def grundy_labelling(*positions: Position[Q], limit: int = LIMIT) -> list[GrundyStep]:
    """Return the labelling of all that play can reach with Grundy values, each position after all its options.

    >>> from cgkit import Subtraction
    >>> for step in grundy_labelling(Subtraction({1, 2})(3)):
    ...     print(step)
    0 is 0: terminal
    1 is 1: mex{0} (0)
    2 is 2: mex{1, 0} (1, 0)
    3 is 0: mex{2, 1} (2, 1)

    Parameters
    ----------
    *positions : positions of one additive ruleset.
    limit : how many positions may be met.

    Returns
    -------
    list of GrundyStep. Whole positions are labelled, from the definition; `Position.value` adds up components instead.

    Raises
    ------
    ValueError : if the ruleset is not additive, or turns out to come back to a position.
    SearchLimitError : if there are more than `limit` positions.

    Complexity
    ----------
    Linear in the number of moves.

    References
    ----------
    Ferguson, Part I, section 3.2.
    """
    rules, states = of_one_game(*positions)
    if not rules.additive:
        raise ValueError(f"{rules!r} has no Grundy values: play must never return, and the last player must win")
    reach = Reach(rules, *states, limit=limit)
    at = [Position(rules, position) for position in reach.positions]
    steps: dict[int, GrundyStep] = {}
    for number in reach.ends_first():
        options = reach.options[number]
        values = tuple(steps[option].label for option in options)
        because = tuple(at[option] for option in options)
        steps[number] = GrundyStep(at[number], mex(values), "mex" if options else "terminal", because, values)
    if len(steps) < len(reach):
        name = _name(next(position for number, position in enumerate(at) if number not in steps))
        raise ValueError(f"{rules!r} can return to a position from {name}: no Grundy values; use labelling()")
    return list(steps.values())


def _name(position: Position[Any]) -> str:
    return position.rules.show(position.state)


def _listed(positions: tuple[Position[Any], ...]) -> str:
    return f" ({', '.join(map(_name, positions))})" if positions else ""
