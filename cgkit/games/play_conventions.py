"""Other ways to win with the same moves.

Under misère play, the last player to move loses. Under the short rule, a compound ends as soon as one of its games has ended.

**Invariant.** The methods that a wrapper doesn't redefine come from its game. Theorems about normal play are the exception: a wrapper hides
them, because they assume a different ending.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from functools import wraps
from typing import Any, TypeVar

from cgkit.checks import check_type
from cgkit.games.compounds import Compound
from cgkit.games.move import Move
from cgkit.games.ruleset import Ruleset

Q = TypeVar("Q", bound=Hashable)
Places = tuple[Any, ...]
ASKED = (
    *("moves", "options", "order", "components", "parse", "check", "drawing", "searched"),
    *("show", "word", "say", "located", "pairs", "boards", "summands", "key"),
)


def _asked(name: str) -> Callable[..., Any]:
    @wraps(getattr(Ruleset, name))
    def method(self: Wrapper[Any], *args: Any) -> Any:
        return getattr(self.of, name)(*args)

    return method


class Wrapper(Ruleset[Q]):
    """A game under another convention; the methods that the wrapper doesn't redefine come from its game, `of`."""

    of: Ruleset[Q]

    @property
    def rule(self) -> str:
        return self.of.rule


for name in ASKED:
    setattr(Wrapper, name, _asked(name))


@dataclass(frozen=True, repr=False)
class Misere(Wrapper[Q]):
    """A game with the same moves where the last player to move loses; `misere` makes one.

    The components are the same as in normal play, but they have no Grundy values, because these belong to a theorem about normal play.

    >>> from cgkit import Subtraction
    >>> Misere(Subtraction({1, 2}))(4).outcome()
    'P'
    """

    of: Ruleset[Q]

    def __post_init__(self) -> None:
        if check_type(Ruleset, self.of, "Subtraction({1, 3})").own_ends:
            raise ValueError(
                f"misère play reverses the rule for the last move, but {self.of!r} has its own ending rule"
            )
        for name in ("words", "cancels", "touch", "first", "skin", "drawn_moves"):
            object.__setattr__(self, name, getattr(self.of, name))
        object.__setattr__(self, "additive", False)

    def __reduce__(self) -> tuple[type[Misere[Q]], tuple[Ruleset[Q]]]:
        return Misere, (self.of,)  # a copy needs only `of`; some attributes that are read from it can't be copied

    def __repr__(self) -> str:
        return f"misere({self.of!r})"

    def end(self, position: Q) -> int:
        return -self.of.end(position)

    def outcome_theory(self, position: Q) -> str | None:
        return self.of.misere_theory(position)

    def winning_theory(self, position: Q) -> Iterable[Move[Q]] | None:
        return self.of.misere_winning_theory(position)

    def reason(self, position: Q) -> str | None:
        return self.of.misere_reason(position)

    def misere_theory(self, position: Q) -> str | None:
        return self.of.outcome_theory(position)

    def misere_winning_theory(self, position: Q) -> Iterable[Move[Q]] | None:
        return self.of.winning_theory(position)

    def misere_reason(self, position: Q) -> str | None:
        return self.of.reason(position)

    @property
    def title(self) -> str:
        return f"{self.of.title}, misère"

    @property
    def ending(self) -> str:
        return "Whoever moves last loses."

    def write(self, position: Q) -> str:
        return f"misere({self.of.write(position)})"


@dataclass(frozen=True, repr=False)
class Short(Wrapper[Places]):
    """A compound that ends as soon as one of its games has ended; `short` makes one.

    >>> from cgkit import Bash
    >>> game = Short(Compound((Bash(2), Bash(2)), touch=0))
    >>> game(3, 5).outcome(), game.of(3, 5).outcome()
    ('P', 'N')
    """

    of: Compound

    def __post_init__(self) -> None:
        check_type(Compound, self.of, "Compound((Bash(2), Bash(3)))")
        for name in ("words", "additive"):
            object.__setattr__(self, name, getattr(self.of, name))

    def __repr__(self) -> str:
        return f"short({self.of!r})"

    def moves(self, position: Places) -> Iterator[Move[Places]]:
        ended = any(next(iter(rules.options(part)), None) is None for rules, part in self.of.pairs(position))
        return iter(()) if ended else self.of.moves(position)

    options = Ruleset.options
    components = Ruleset.components  # one component, because a move in one game can end the others
    pairs, boards, summands = Ruleset.pairs, Ruleset.boards, Ruleset.summands
    drawing = Ruleset.drawing

    @property
    def title(self) -> str:
        return f"{self.of.title}, short"

    @property
    def rule(self) -> str:
        return f"{self.of.rule} Play ends as soon as one of the games has ended."

    @property
    def ending(self) -> str:
        return "Whoever moves last wins."

    def write(self, position: Places) -> str:
        return f"short({self.of.write(position)})"
