"""Misère play: the same moves, but the last player to move loses.

**Invariant.** The wrapper forwards everything that a ruleset says, or says it anew. A method left to its default
would be silently wrong, so a test goes through every public name of `Ruleset`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from cgkit.errors import wanted
from cgkit.games.ruleset import Move, Piece, Ruleset, Step

__all__ = ["Misere", "has_own_ends"]

Q = TypeVar("Q", bound=Hashable)


def has_own_ends(rules: Ruleset[Any]) -> bool:
    """Whether the ruleset has ends of its own, instead of: who cannot move, loses."""
    return type(rules).end is not Ruleset.end


@dataclass(frozen=True, repr=False)
class Misere(Ruleset[Q]):
    """The same moves, but the last player to move loses; `misere` makes one.

    Components stay, for they are structure; values do not, for nim-sums are a theorem of normal play.

    >>> from cgkit import Subtraction
    >>> Misere(Subtraction({1, 2}))(4).outcome()
    'P'

    Parameters
    ----------
    of : a ruleset in which who cannot move, loses.

    Raises
    ------
    ValueError : if `of` has ends of its own.

    References
    ----------
    Winning Ways, chapter 13.
    """

    of: Ruleset[Q]

    def __post_init__(self) -> None:
        if has_own_ends(wanted(Ruleset, self.of, "Subtraction({1, 3})")):
            raise ValueError(f"misère play turns round who wins by moving last, but {self.of!r} has ends of its own")
        for name in ("words", "cancels", "touch", "first", "skin", "drawn_moves"):
            object.__setattr__(self, name, getattr(self.of, name))
        object.__setattr__(self, "additive", False)

    def __reduce__(self) -> tuple[type[Misere[Q]], tuple[Ruleset[Q]]]:
        return Misere, (self.of,)  # a copy is made anew; what is read off `of`, as its words, may not be copied

    def __repr__(self) -> str:
        return f"misere({self.of!r})"

    def moves(self, position: Q) -> Iterator[Move[Q]]:
        return self.of.moves(position)

    def options(self, position: Q) -> Iterable[Q]:
        return self.of.options(position)

    def components(self, position: Q) -> tuple[Q, ...]:
        return self.of.components(position)

    def end(self, position: Q) -> int:
        return -self.of.end(position)

    def parse(self, *parts: Any) -> Q:
        return self.of.parse(*parts)

    def check(self, position: Q) -> Q:
        return self.of.check(position)

    def grundy_theory(self, position: Q) -> int | None:
        return None

    def sequence(self, terms: int) -> list[int] | None:
        return None

    def period_theory(self, limit: int) -> None:
        return None

    def grundy_table(self, rows: int, columns: int) -> None:
        return None

    def suspense_theory(self, position: Q) -> int | None:
        return None

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
    def rule(self) -> str:
        return self.of.rule

    @property
    def ending(self) -> str:
        return "Whoever moves last loses."

    def drawing(self) -> Any:
        return self.of.drawing()

    def show(self, position: Q) -> str:
        return self.of.show(position)

    def write(self, position: Q) -> str:
        return f"misere({self.of.write(position)})"

    def word(self, step: Step) -> str:
        return self.of.word(step)

    def say(self, move: Move[Q]) -> str:
        return self.of.say(move)

    def located(self, position: Q, move: Move[Q]) -> tuple[Step, ...]:
        return self.of.located(position, move)

    def pieces(self, position: Q) -> list[Piece]:
        return self.of.pieces(position)

    def summands(self, position: Q) -> list[Piece]:
        return self.of.summands(position)

    def boards(self, position: Q) -> list[list[Piece | None]]:
        return self.of.boards(position)

    def key(self, position: Q) -> Hashable:
        return self.of.key(position)
