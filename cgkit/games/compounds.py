"""Sums, selective compounds and joins, which are games made of other games.

**Invariant.** A theorem about the parts applies to the compound only if this module says so. The methods for all other theorems return
None, as in the base class.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import Any, TypeVar

from cgkit.checks import check_int, check_list, check_type, short_repr
from cgkit.games.move import Move, Step
from cgkit.games.ruleset import Piece, Ruleset

T = TypeVar("T")


@dataclass(frozen=True, repr=False)
class Compound(Ruleset[tuple[Any, ...]]):
    """A game made of several games played together; `+`, `selective` and `join` make one.

    >>> from cgkit import Bash, Subtraction
    >>> Compound((Subtraction({1, 3}), Bash(2)))(4, 5)
    Subtraction({1, 3})(4) + Bash(2)(5)

    Parameters
    ----------
    parts : rulesets of the games; a position of the compound holds one position for each game.
    touch : maximum number of games where a player can move on one turn; the minimum is one. With 1, the compound is a sum. With the number
        of games, it's a selective compound. With 0, each turn is a move in every unfinished game (a join). A player who has no move in any
        game loses.
    """

    parts: tuple[Ruleset[Any], ...]
    touch: int = 1

    def __post_init__(self) -> None:
        object.__setattr__(self, "parts", tuple(check_list(self.parts, "the parts of a compound")))
        for rules in self.parts:
            if check_type(Ruleset, rules, "Subtraction({1, 3})").own_ends:
                raise ValueError(
                    f"{rules!r} can't be part of a compound, because it has its own ending rule and a compound has one ending "
                    "rule for all its parts (write misere(a + b), not misere(a) + misere(b))"
                )
        object.__setattr__(self, "touch", check_int(self.touch, "touch"))
        if self.touch > max(1, len(self.parts)):
            raise ValueError(f"touch must be from 0 to {len(self.parts)}, the number of parts, got {self.touch}")
        object.__setattr__(self, "additive", all(rules.additive for rules in self.parts))
        object.__setattr__(self, "is_sum", self.touch == 1)
        object.__setattr__(self, "is_join", self.touch == 0)
        # In a row of a table, these words describe a move in one part; elsewhere, each part uses its own words.
        words = {verb: text for part in reversed(self.parts) for verb, text in part.words.items()}
        object.__setattr__(self, "words", words)

    def __repr__(self) -> str:
        return self._joined(map(repr, self.parts))

    def _joined(self, names: Iterable[str]) -> str:
        if self.is_sum:
            return " + ".join(names)
        if self.touch in (0, len(self.parts)):
            return f"{'selective' if self.touch else 'join'}({', '.join(names)})"
        return f"Compound(({', '.join(names)}), touch={self.touch})"

    def pairs(self, position: tuple[Any, ...]) -> list[Piece]:
        return list(zip(self.parts, position, strict=True))

    def moves(self, position: tuple[Any, ...]) -> Iterator[Move[tuple[Any, ...]]]:
        asked = [partial(rules.moves, part) for rules, part in self.pairs(position)]
        if self.is_sum:  # a sum can yield its first move before it knows which parts are unfinished
            for part, moves in enumerate(asked):
                yield from (self.lift(position, (part,), (move,)) for move in moves())
            return
        unfinished = [part for part, moves in enumerate(asked) if any(True for _ in moves())]
        for size in range(1, self.touch + 1) if self.touch else [len(unfinished)]:
            for chosen in combinations(unfinished, size) if size else ():
                for several in lazy_product([asked[part] for part in chosen]):
                    yield self.lift(position, chosen, several)

    def lift(
        self, position: tuple[Any, ...], chosen: Sequence[int], moves: Sequence[Move[Any]]
    ) -> Move[tuple[Any, ...]]:
        """Return the move of a compound that makes these moves in these parts.

        >>> from cgkit import nim
        >>> game = nim(2) + nim(3)
        >>> game.rules.lift(game.state, [1], [Move((0,), (Step("take", (3,)),))])
        Move(after=((2,), (0,)), steps=(Step(verb='take', args=(3,), at=(1,)),))
        """
        after = list(position)
        for part, move in zip(chosen, moves, strict=True):
            after[part] = move.after
        steps = (
            step._replace(at=(part, *step.at)) for part, move in zip(chosen, moves, strict=True) for step in move.steps
        )
        return Move(tuple(after), tuple(steps))

    def parse(self, *parts: Any) -> tuple[Any, ...]:
        given = [(rules, part if isinstance(part, tuple) else (part,)) for rules, part in self._matched(parts)]
        return tuple(rules.parse(*part) for rules, part in given)

    def _matched(self, parts: tuple[Any, ...]) -> list[Piece]:
        if len(parts) != len(self.parts):
            raise ValueError(f"{short_repr(self)} has {len(self.parts)} parts, got {len(parts)}: {short_repr(parts)}")
        return self.pairs(parts)

    def check(self, position: tuple[Any, ...]) -> tuple[Any, ...]:
        if not isinstance(position, tuple):
            raise TypeError(
                f"a position of {short_repr(self)} must be a tuple with one part for each game, got {short_repr(position)}"
            )
        return tuple(rules.check(part) for rules, part in self._matched(position))

    def grundy_theory(self, position: tuple[Any, ...]) -> int | None:
        if not self.is_sum or not self.additive:
            return None
        total = 0
        for rules, part in self.pairs(position):
            value = rules.grundy_theory(part)
            if value is None:
                return None
            total ^= value
        return total

    def suspense_theory(self, position: tuple[Any, ...]) -> int | None:
        """Return the suspense of a join, which is the largest suspense of any part (Smith; Conway, chapter 14)."""
        if not self.is_join or not self.additive:
            return None
        lengths = [rules.suspense_theory(part) for rules, part in self.pairs(position)]
        return max((length for length in lengths if length is not None), default=0) if None not in lengths else None

    def outcome_theory(self, position: tuple[Any, ...]) -> str | None:
        """Return the outcome by a theorem, or None; a selective compound is P exactly when all its parts are (Conway, chapter 14)."""
        if self.touch != len(self.parts) or not self.additive or self.is_sum:
            return super().outcome_theory(position)
        outcomes = [rules.outcome_theory(part) for rules, part in self.pairs(position)]
        return None if None in outcomes else "N" if "N" in outcomes else "P"

    @property
    def title(self) -> str:
        titles = [part.title for part in self.parts]
        if self.is_sum:
            return " + ".join(titles)
        name = {0: "A join", len(titles): "A selective compound"}.get(self.touch, f"At most {self.touch} at once")
        return f"{name}: {' and '.join(dict.fromkeys(titles))}"

    @property
    def rule(self) -> str:
        where = {len(self.parts): "as many of the games as you like, but at least one"}
        where |= {0: "every game that isn't over", 1: "one of the games"}
        own = dict.fromkeys(filter(None, (part.rule for part in self.parts)))
        several = f"at least one and at most {self.touch} of the games"
        return " ".join([*own, f"On each turn, you move in {where.get(self.touch, several)}."])

    def show(self, position: tuple[Any, ...]) -> str:
        names = [rules.show(part) for rules, part in self.pairs(position)]
        return (" + " if self.is_sum else " and ").join(names)

    def write(self, position: tuple[Any, ...]) -> str:
        return self._joined(rules.write(part) for rules, part in self.pairs(position))

    def word(self, step: Step) -> str:
        part, *at = step.at
        return f"{self.parts[part].word(step._replace(at=tuple(at)))} in part {part + 1}"

    def say(self, move: Move[tuple[Any, ...]]) -> str:
        return " and ".join(self.word(step) for step in move.steps)

    def located(self, position: tuple[Any, ...], move: Move[tuple[Any, ...]]) -> tuple[Step, ...]:
        placed: list[Step] = []
        for part in sorted({step.at[0] for step in move.steps}):
            own = tuple(step._replace(at=step.at[1:]) for step in move.steps if step.at[0] == part)
            steps = self.parts[part].located(position[part], Move(move.after[part], own))
            placed += (step._replace(at=(part, *step.at)) for step in steps)
        return tuple(placed)

    def boards(self, position: tuple[Any, ...]) -> list[list[Piece | None]]:
        if not self.is_sum:
            return [[(rules, part) if rules.pieces(part) else None] for rules, part in self.pairs(position)]
        boards: list[list[Piece | None]] = []
        for rules, part in self.pairs(position):
            boards += rules.boards(part) if rules.touch == 1 else [[(rules, part)]]
        return boards

    def key(self, position: tuple[Any, ...]) -> Hashable:
        # Each part needs its own key, because one multiset of all pieces wouldn't show which coins share a board.
        return frozenset(Counter((rules, rules.key(part)) for rules, part in self.pairs(position)).items())


def lazy_product(factors: Sequence[Callable[[], Iterable[T]]]) -> Iterator[tuple[T, ...]]:
    """Yield the items of `itertools.product` for non-empty factors, but call each factor again instead of storing its items.

    >>> list(lazy_product([lambda: "ab", lambda: range(2)]))
    [('a', 0), ('a', 1), ('b', 0), ('b', 1)]
    """
    wheels = [iter(factor()) for factor in factors]
    picked = [next(wheel) for wheel in wheels]
    while True:
        yield tuple(picked)
        for i in reversed(range(len(factors))):  # the last factor changes fastest, like the last digit of a number
            turned = next(wheels[i], None)
            if turned is not None:
                picked[i] = turned
                break
            wheels[i] = iter(factors[i]())
            picked[i] = next(wheels[i])
        else:
            return
