"""Misère sums and Grundy values: the rule of the SJ theorem, a check of its hypothesis, and the kinds fickle, firm and wild.

**Invariant.** Each position given here is *one game*, even if it has several heaps, and it remains one game as it's played.
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
    """Return the outcome, "P" or "N", that the SJ theorem's rule predicts for a misère sum of games with these Grundy values.

    >>> sj_outcome(2, 2), sj_outcome(1, 1), sj_outcome(1), sj_outcome()
    ('P', 'N', 'P', 'N')

    The rule says P when a value is above 1 and the nim-sum is 0, or when no value is above 1 and the nim-sum is 1. If the games satisfy the
    hypothesis that `sj_hypothesis` checks, the rule is a theorem. Otherwise it's only a guess.
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
    positions : number of positions reached.
    zeros : number of positions that have value 0 although they have a move, up to and including `fails`.
    fails : first of these positions, starting from the ends of play, that has no option of value 1; None if all have one.
    values : values of the options of `fails`.
    """

    positions: int
    zeros: int
    fails: Position[Any] | None = None
    values: tuple[int, ...] = ()

    @property
    def holds(self) -> bool:
        """Whether every position of value 0 with a move has a move to a position of value 1."""
        return self.fails is None

    def __repr__(self) -> str:
        if self.fails is None:
            return f"{self.positions:,} positions, {self.zeros:,} of value 0 with a move: each of these has a move to one of value 1."
        values = ", ".join(map(str, self.values))
        return f"{self.fails!r} has value 0, and its moves lead to {values}, none to 1."


def sj_hypothesis(*positions: Position[Any]) -> SJHypothesis:
    """Check the SJ theorem's hypothesis, that every position of value 0 with a move has a move to a position of value 1.

    >>> from cgkit import kayles, nim
    >>> sj_hypothesis(nim(9))
    10 positions, 0 of value 0 with a move: each of these has a move to one of value 1.
    >>> sj_hypothesis(kayles(4))
    7 positions, 1 of value 0 with a move: each of these has a move to one of value 1.
    >>> sj_hypothesis(kayles(5))
    kayles(2, 2) has value 0, and its moves lead to 2, 3, none to 1.

    The rule of `sj_outcome` is right for all sums of such games exactly when the hypothesis holds. If the hypothesis fails, the rule
    misjudges the position `fails` itself. Each move from there leads to a position of value above 1. The rule calls these options N, and it
    is right, because no position that they can reach breaks the hypothesis. The position `fails` is therefore P, but the rule calls it N.

    Each position counts as a single game.

    Complexity
    ----------
    One search of every position that play can reach.

    References
    ----------
    In programming contests, the theorem is known as the SJ theorem. Chapter 10 of the book proves it under this hypothesis.
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
            raise ValueError(f"play can return to a position of {short_repr(rules)}, so there are no values")
        seen += len(reach)
    return SJHypothesis(seen, zeros)


def misere_pair(position: Position[Any]) -> tuple[int, int]:
    """Return the Grundy values of a position under normal and under misère play.

    >>> from cgkit import kayles, nim
    >>> [misere_pair(nim(*heaps)) for heaps in ((), (1,), (2,), (2, 2), (2, 3))]
    [(0, 1), (1, 0), (2, 2), (0, 0), (1, 1)]
    >>> misere_pair(kayles(5))
    (4, 1)

    The misère value is the number n for which the position plus a Nim heap of n is a misère P-position.

    References
    ----------
    Winning Ways, chapter 13, where the two values begin the *genus* of a position.
    """
    rules = _plain(check_type(Position, position, EXAMPLE).rules)
    return value(rules, position.state), MisereSums(rules).value(position.state)


def misere_kind(position: Position[Any]) -> str:
    """Return "fickle" if the values of `misere_pair` are 0 and 1 in either order, "firm" if they're equal, otherwise "wild".

    >>> from cgkit import kayles, nim
    >>> misere_kind(nim(1)), misere_kind(nim(2, 2)), misere_kind(kayles(5))
    ('fickle', 'firm', 'wild')
    """
    normal, misere = misere_pair(position)
    return "firm" if normal == misere else "fickle" if {normal, misere} == {0, 1} else "wild"


def _plain(rules: Ruleset[Any]) -> Ruleset[Any]:
    if isinstance(rules, Misere) or rules.own_ends:
        raise ValueError(f"expected a game in which the player who can't move loses, got {short_repr(rules)}")
    return rules


def _by_rules(positions: tuple[Position[Any], ...]) -> dict[Ruleset[Any], list[Any]]:
    by_rules: dict[Ruleset[Any], list[Any]] = defaultdict(list)
    for position in positions:
        by_rules[_plain(check_type(Position, position, EXAMPLE).rules)].append(position.state)
    if not by_rules:
        raise ValueError("at least one game is needed, such as kayles(5), got none")
    return by_rules
