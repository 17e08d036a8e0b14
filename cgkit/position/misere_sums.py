"""Misère sums by values: the rule of the SJ theorem, a check of its hypothesis, and the kinds of games: fickle, firm and wild.

**Invariant.** A position given here is *one game*, even if it lies in several heaps: whatever a game turns into is still one game.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from cgkit.checks import check_ints, check_type, listed, short_repr
from cgkit.games.play_conventions import Misere
from cgkit.games.ruleset import Ruleset
from cgkit.numbers.nim_sums import nim_sum
from cgkit.position.position import EXAMPLE, Position
from cgkit.solving.misere import MisereSums
from cgkit.solving.reach import Reach
from cgkit.solving.search import least_missing
from cgkit.solving.values import value


def sj_outcome(*values: Any) -> str:
    """Return "P" or "N", as the rule of the SJ theorem says of a misère sum whose games have these Grundy values.

    >>> sj_outcome(2, 2), sj_outcome(1, 1), sj_outcome(1), sj_outcome()
    ('P', 'N', 'P', 'N')

    The position is P when a value is above 1 and the nim-sum is 0, or no value is above 1 and the nim-sum is 1. That is a theorem
    where the hypothesis that `sj_hypothesis` checks holds; elsewhere it is only a guess.
    """
    given = check_ints(listed(values), "Grundy values")
    return "P" if nim_sum(*given) == (0 if max(given, default=0) > 1 else 1) else "N"


@dataclass(frozen=True, repr=False)
class SJHypothesis:
    """The result of checking the hypothesis of the SJ theorem, which prints as a sentence; `sj_hypothesis` makes it.

    >>> from cgkit import kayles
    >>> found = sj_hypothesis(kayles(5))
    >>> found.holds, found.fails, found.values
    (False, kayles(2, 2), (2, 3))

    Parameters
    ----------
    positions : how many positions were looked at.
    zeros : how many of them have value 0 but also a move.
    fails : the first of these, ends first, without an option of value 1; None if there is none.
    values : the values of its options.
    """

    positions: int
    zeros: int
    fails: Position[Any] | None = None
    values: tuple[int, ...] = ()

    @property
    def holds(self) -> bool:
        """Whether every position of value 0 that has a move has a move to value 1."""
        return self.fails is None

    def __repr__(self) -> str:
        if self.fails is None:
            return f"{self.positions:,} positions, {self.zeros:,} of value 0 with a move: each of these has a move to value 1."
        values = ", ".join(map(str, self.values))
        return f"{self.fails!r} has value 0, and its moves lead to {values}, none to 1."


def sj_hypothesis(*positions: Position[Any]) -> SJHypothesis:
    """Check the hypothesis of the SJ theorem for these games: whatever they become, value 0 with a move means a move to value 1.

    >>> from cgkit import kayles, nim
    >>> sj_hypothesis(nim(9))
    10 positions, 0 of value 0 with a move: each of these has a move to value 1.
    >>> sj_hypothesis(kayles(4))
    7 positions, 1 of value 0 with a move: each of these has a move to value 1.
    >>> sj_hypothesis(kayles(5))
    kayles(2, 2) has value 0, and its moves lead to 2, 3, none to 1.

    The rule of `sj_outcome` is right for all sums of such games exactly when the hypothesis holds. Where it fails, the position named
    is itself misjudged: below it all is well, and each of its moves leads to a value above 1, which is N. So it is P, and the rule
    says N.

    Each position is a single game.

    Complexity
    ----------
    One search of everything that can be reached.

    References
    ----------
    Known in programming contests as the SJ theorem; the hypothesis is the one that chapter 10 of the book states and proves.
    """
    games = _by_rules(positions)
    seen = zeros = 0
    for rules, states in games.items():
        reach = Reach(rules, *states)
        values: dict[int, int] = {}
        for number in reach.ends_first():
            options = {values[option] for option in reach.options[number]}
            values[number] = least_missing(options)
            if options and values[number] == 0:
                zeros += 1
                if 1 not in options:
                    at = Position(rules, reach.positions[number])
                    return SJHypothesis(seen + len(reach), zeros, at, tuple(sorted(options)))
        if len(values) < len(reach):
            raise ValueError(f"play can return to a position of {short_repr(rules)}, and then there are no values")
        seen += len(reach)
    return SJHypothesis(seen, zeros)


def misere_pair(position: Position[Any]) -> tuple[int, int]:
    """Return the Grundy values of a position under normal and under misère play.

    >>> from cgkit import kayles, nim
    >>> [misere_pair(nim(*heaps)) for heaps in ((), (1,), (2,), (2, 2), (2, 3))]
    [(0, 1), (1, 0), (2, 2), (0, 0), (1, 1)]
    >>> misere_pair(kayles(5))
    (4, 1)

    The second is the n for which the position beside a Nim heap of n is lost under misère play.

    References
    ----------
    Winning Ways, chapter 13, where the two begin the *genus* of a position.
    """
    rules = _plain(check_type(Position, position, EXAMPLE).rules)
    return value(rules, position.state), MisereSums(rules).value(position.state)


def misere_kind(position: Position[Any]) -> str:
    """Return "fickle", "firm" or "wild": whether the two Grundy values are 0 and 1 in either order, equal, or anything else.

    >>> from cgkit import kayles, nim
    >>> misere_kind(nim(1)), misere_kind(nim(2, 2)), misere_kind(kayles(5))
    ('fickle', 'firm', 'wild')
    """
    normal, misere = misere_pair(position)
    return "firm" if normal == misere else "fickle" if {normal, misere} == {0, 1} else "wild"


def _plain(rules: Ruleset[Any]) -> Ruleset[Any]:
    if isinstance(rules, Misere) or rules.own_ends:
        raise ValueError(f"a game in which whoever cannot move loses is wanted, got {short_repr(rules)}")
    return rules


def _by_rules(positions: tuple[Position[Any], ...]) -> dict[Ruleset[Any], list[Any]]:
    by_rules: dict[Ruleset[Any], list[Any]] = defaultdict(list)
    for position in positions:
        by_rules[_plain(check_type(Position, position, EXAMPLE).rules)].append(position.state)
    if not by_rules:
        raise ValueError("at least one game is wanted, such as kayles(5), got none")
    return by_rules
