"""The short rule: a compound ends as soon as the first of its games has ended.

**Invariant.** The wrapper forwards everything that a ruleset says, or says it anew. A method left to its default
would be silently wrong, so a test goes through every public name of `Ruleset`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import Any

from cgkit.errors import wanted
from cgkit.games.compounds import Compound
from cgkit.games.ruleset import Move, Piece, Ruleset, Step

__all__ = ["Short"]

Places = tuple[Any, ...]


@dataclass(frozen=True, repr=False)
class Short(Ruleset[Places]):
    """A compound that ends as soon as one of its games has ended; `short` makes one.

    >>> from cgkit import Bash
    >>> game = Short(Compound((Bash(2), Bash(2)), touch=0))
    >>> game(3, 5).outcome(), game.of(3, 5).outcome()
    ('P', 'N')

    Parameters
    ----------
    of : a compound: a sum, a join or a selective compound.

    Raises
    ------
    TypeError : if `of` is no compound.

    References
    ----------
    Conway, *On Numbers and Games*, chapter 14.
    """

    of: Compound

    def __post_init__(self) -> None:
        wanted(Compound, self.of, "Compound((Bash(2), Bash(3)))")
        for name in ("words", "additive"):
            object.__setattr__(self, name, getattr(self.of, name))

    def __repr__(self) -> str:
        return f"short({self.of!r})"

    def moves(self, position: Places) -> Iterator[Move[Places]]:
        ended = any(next(iter(rules.moves(part)), None) is None for rules, part in self.of.pairs(position))
        return iter(()) if ended else self.of.moves(position)

    def components(self, position: Places) -> tuple[Places, ...]:
        return (position,)  # what happens in one game may end the others

    def parse(self, *parts: Any) -> Places:
        return self.of.parse(*parts)

    def check(self, position: Places) -> Places:
        return self.of.check(position)

    def grundy_theory(self, position: Places) -> int | None:
        return None

    def sequence(self, terms: int) -> list[int] | None:
        return None

    def period_theory(self, limit: int) -> None:
        return None

    def grundy_table(self, rows: int, columns: int) -> None:
        return None

    def suspense_theory(self, position: Places) -> int | None:
        return None

    def outcome_theory(self, position: Places) -> str | None:
        return None

    def winning_theory(self, position: Places) -> None:
        return None

    def reason(self, position: Places) -> str | None:
        return None

    def misere_theory(self, position: Places) -> str | None:
        return None

    def misere_winning_theory(self, position: Places) -> None:
        return None

    def misere_reason(self, position: Places) -> str | None:
        return None

    @property
    def title(self) -> str:
        return f"{self.of.title}, short"

    @property
    def rule(self) -> str:
        return f"{self.of.rule} Play ends as soon as one of the games has ended."

    @property
    def ending(self) -> str:
        return "Whoever moves last wins."

    def drawing(self) -> None:
        return None

    def show(self, position: Places) -> str:
        return self.of.show(position)

    def write(self, position: Places) -> str:
        return f"short({self.of.write(position)})"

    def word(self, step: Step) -> str:
        return self.of.word(step)

    def say(self, move: Move[Places]) -> str:
        return self.of.say(move)

    def located(self, position: Places, move: Move[Places]) -> tuple[Step, ...]:
        return self.of.located(position, move)

    def pieces(self, position: Places) -> list[Piece]:
        return [(self, position)]

    def summands(self, position: Places) -> list[Piece]:
        return [(self, position)]

    def boards(self, position: Places) -> list[list[Piece | None]]:
        return [[(self, position)]]

    def key(self, position: Places) -> Hashable:
        return self.of.key(position)
