"""The same small game, round after round: habits, matches between them, and the best that can be had against one.

A *habit* is a plan for any number of rounds, written as a machine: in each of its states it makes one choice, and the other's
choice says which state comes next.

**Invariant.** Habits are data, plain whole numbers, and nothing is drawn by lot: the same two habits play the same match. The first
state is where a habit begins.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from cgbook.strategic import Bimatrix
from cgkit.checks import check_int, check_list, check_type, short_repr

__all__ = ["HABITS", "Habit", "Match", "best_against", "match", "tournament"]

MOST_STATES, MOST_ROUNDS, MOST_HABITS = 100, 1_000, 50
EXAMPLE = "HABITS['tit for tat']"


@dataclass(frozen=True)
class Habit:
    """A plan for many rounds of a game of two choices each.

    >>> Habit("stubborn", "Makes its second choice, always.", [(1, 0, 0)]).after([0, 0, 1])
    1

    Parameters
    ----------
    name, does : what it is called, and what it does in a sentence.
    states : for each state (its choice, the state after the other's first choice, the state after the other's second).
    """

    name: str
    does: str
    states: tuple[tuple[int, int, int], ...]

    def __post_init__(self) -> None:
        check_type(str, self.name, "'tit for tat'")
        check_type(str, self.does, "'Does what the other did last.'")
        given = [check_list(state, "states", 3) for state in check_list(self.states, "states", MOST_STATES)]
        if not given or any(len(state) != 3 for state in given):
            raise ValueError(
                f"states are triples of a choice and the two states that follow, got {short_repr(self.states)}"
            )
        most = len(given) - 1
        checked = [
            (check_int(a, "choices", 0, 1), check_int(b, "states", 0, most), check_int(c, "states", 0, most))
            for a, b, c in given
        ]
        object.__setattr__(self, "states", tuple(checked))

    def __repr__(self) -> str:
        return f"Habit({self.name!r})"

    def after(self, seen: Iterable[int]) -> int:
        """Return its choice when the other has made these choices so far.

        >>> HABITS["grudger"].after([0, 1, 0])
        1
        """
        state = 0
        for choice in check_list(seen, "choices", MOST_ROUNDS):
            state = self.states[state][1 + check_int(choice, "choices", 0, 1)]
        return self.states[state][0]


#: Habits by their names. In the prisoners' game the first choice is to keep silent, in chicken to swerve.
HABITS = MappingProxyType(
    {
        habit.name: habit
        for habit in (
            Habit("always kind", "Makes the first choice in every round.", ((0, 0, 0),)),
            Habit("never kind", "Makes the second choice in every round.", ((1, 0, 0),)),
            Habit(
                "tit for tat",
                "Begins with the first choice, then does what the other did last.",
                ((0, 0, 1), (1, 0, 1)),
            ),
            Habit(
                "grudger",
                "Makes the first choice until the other makes the second, and never again.",
                ((0, 0, 1), (1, 1, 1)),
            ),
            Habit(
                "patient",
                "Makes the first choice, unless the other has made the second twice running.",
                ((0, 0, 1), (0, 0, 2), (1, 0, 2)),
            ),
            Habit(
                "win–stay, lose–shift",
                "Begins with the first choice; keeps to its choice when the other has just made the first, and changes it otherwise.",
                ((0, 0, 1), (1, 1, 0)),
            ),
        )
    }
)


@dataclass(frozen=True)
class Match:
    """What two habits did, round by round, and what each of them got in all."""

    rounds: tuple[tuple[int, int], ...]
    totals: tuple[Fraction, Fraction]


def match(game: Bimatrix, first: Habit, second: Habit, rounds: int) -> Match:
    """Play a game of two choices each for some rounds, both by habit.

    >>> from cgbook.examples import prisoners
    >>> played = match(prisoners, HABITS["never kind"], HABITS["tit for tat"], 5)
    >>> print(*played.rounds[:2], *played.totals)
    (1, 0) (1, 1) 9 4

    At most 1,000 rounds.
    """
    _of_two_choices(game)
    at, to = check_type(Habit, first, EXAMPLE), check_type(Habit, second, EXAMPLE)
    states, played = (0, 0), []
    for _ in range(check_int(rounds, "rounds", 1, MOST_ROUNDS)):
        mine, theirs = at.states[states[0]][0], to.states[states[1]][0]
        played.append((mine, theirs))
        states = at.states[states[0]][1 + theirs], to.states[states[1]][1 + mine]
    return Match(tuple(played), _totals(game, played))


def best_against(game: Bimatrix, other: Habit, rounds: int) -> tuple[Fraction, list[int]]:
    """Return the most that the first player can get in all against a known habit, and choices that bring it.

    >>> from cgbook.examples import prisoners
    >>> most, choices = best_against(prisoners, HABITS["tit for tat"], 5)
    >>> print(most, choices)
    17 [0, 0, 0, 0, 1]

    Of choices that are equally good, the first is taken.
    """
    _of_two_choices(game)
    states = check_type(Habit, other, EXAMPLE).states
    worth = [Fraction(0)] * len(states)
    plan: list[list[int]] = []
    for _ in range(check_int(rounds, "rounds", 1, MOST_ROUNDS)):
        brings = [[game.first.rows[i][state[0]] + worth[state[1 + i]] for i in (0, 1)] for state in states]
        plan.append([int(second > first) for first, second in brings])
        worth = [max(pair) for pair in brings]
    at, choices = 0, []
    for best in reversed(plan):
        choices.append(best[at])
        at = states[at][1 + choices[-1]]
    return worth[0], choices


def tournament(game: Bimatrix, habits: Sequence[Habit], rounds: int) -> list[list[Fraction]]:
    """Return what each habit, as the first player, gets in all against each of them, itself too: one row a habit.

    >>> from cgbook.examples import prisoners
    >>> [[int(total) for total in row] for row in tournament(prisoners, [HABITS["never kind"], HABITS["grudger"]], 10)]
    [[10, 14], [9, 30]]
    """
    those: list[Any] = check_list(habits, "habits", MOST_HABITS)
    return [[match(game, habit, other, rounds).totals[0] for other in those] for habit in those]


def _of_two_choices(game: Bimatrix) -> None:
    if (len(check_type(Bimatrix, game, "prisoners").rows), len(game.columns)) != (2, 2):
        raise ValueError(f"habits choose between two things, got {short_repr(game)}")


def _totals(game: Bimatrix, cells: list[tuple[int, int]]) -> tuple[Fraction, Fraction]:
    return (
        sum((game.first.rows[i][j] for i, j in cells), Fraction(0)),
        sum((game.second.rows[i][j] for i, j in cells), Fraction(0)),
    )
