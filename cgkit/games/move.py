"""Moves, each with the position that it leads to and a step for each component that it touches."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import wraps
from typing import Any, Generic, NamedTuple, TypeVar

from cgkit.checks import short_repr

Q = TypeVar("Q", bound=Hashable)


class Step(NamedTuple):
    """The part of a move that changes one component.

    >>> Step("take", (3,), at=(1,))
    Step(verb='take', args=(3,), at=(1,))

    Parameters
    ----------
    verb : key of the ruleset's `words`.
    args : numbers that don't depend on the component's place, so that equal components share their moves.
    at : place of the component, numbered from 0 (in a compound, the part's number comes first); () if there's only one place.
    """

    verb: str
    args: tuple[int, ...] = ()
    at: tuple[int, ...] = ()

    def __repr__(self) -> str:
        return _written(self)


class Move(NamedTuple, Generic[Q]):
    """A legal move, with the position it leads to and a step for each component it touches.

    >>> Move((4,), (Step("take", (3,)),)).after
    (4,)
    """

    after: Q
    steps: tuple[Step, ...]

    def __repr__(self) -> str:
        return _written(self)


def _written(made: Any) -> str:
    """Return the repr of a named tuple, with abbreviated fields if one of them is nested too deeply for Python's repr."""
    fields = made._asdict().items()
    try:
        told = ", ".join(f"{name}={field!r}" for name, field in fields)
    except RecursionError:
        told = ", ".join(f"{name}={short_repr(field)}" for name, field in fields)
    return f"{type(made).__name__}({told})"


def as_move(given: Any) -> Move[Any]:
    """Return the move described by a plain tuple of the next position, a verb, and numbers.

    >>> as_move((4, "take", 3)) == Move(4, (Step("take", (3,)),))
    True
    """
    if isinstance(given, Move):
        return given
    match given:
        case (after, str(verb), *numbers):
            return Move(after, (Step(verb, tuple(numbers)),))
    raise TypeError(f'a move must be a tuple such as (4, "take", 3), or a Move, got {short_repr(given)}')


def plain_words(step: Step) -> dict[str, str]:
    """Return words for a step that a ruleset has no words for, in the form of `Ruleset.words`.

    >>> plain_words(Step("take", (3,)))
    {'take': 'take {all}', 'take@': 'take {all} at place {at}'}
    """
    text = f"{step.verb} {{all}}" if step.args else step.verb
    return {step.verb: text, f"{step.verb}@": f"{text} at place {{at}}"}


def as_moves(moves: Callable[[Any, Any], Iterable[Any]]) -> Callable[[Any, Any], Iterator[Move[Any]]]:
    """Return a method that yields a `Move` for each plain tuple that the given method yields."""

    @wraps(moves)
    def told(self: Any, position: Any) -> Iterator[Move[Any]]:
        return map(as_move, moves(self, position))

    return told
