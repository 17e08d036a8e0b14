"""Habits for playing a small game round after round, matches between habits, and the best reply to a habit.

A *habit* is a plan for any number of rounds, written as a machine. In each of its states it makes one choice, and the opponent's
choice decides which state comes next.

**Invariant.** A habit consists of whole numbers and makes no random choices, so the same two habits always play the same match. It begins
in its first state.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from cgbook.strategic import Bimatrix, Matrix
from cgkit.checks import check_int, check_list, check_type, short_repr

MOST_STATES, MOST_ROUNDS, MOST_HABITS, MOST_GENERATIONS = 100, 1_000, 50, 10_000
EXAMPLE = "HABITS['tit for tat']"


@dataclass(frozen=True)
class Habit:
    """A plan for many rounds of a game with two choices for each player.

    >>> Habit("stubborn", "Makes its second choice, always.", [(1, 0, 0)]).after([0, 0, 1])
    1

    Parameters
    ----------
    name, does : name of the habit, and a sentence that describes its play.
    states : a triple for each state: the habit's choice there, the next state if the opponent makes the first choice, and the next state
        if the opponent makes the second.
    """

    name: str
    does: str
    states: tuple[tuple[int, int, int], ...]

    def __post_init__(self) -> None:
        check_type(str, self.name, "'tit for tat'")
        check_type(str, self.does, "'Does what the other player did last.'")
        given = [check_list(state, "states", 3) for state in check_list(self.states, "states", MOST_STATES)]
        if not given or any(len(state) != 3 for state in given):
            raise ValueError(
                f"states must be triples of a choice and the two states that follow, got {short_repr(self.states)}"
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
        """Return the habit's choice after the opponent has made these choices.

        >>> HABITS["grudger"].after([0, 1, 0])
        1
        """
        state = 0
        for choice in check_list(seen, "choices", MOST_ROUNDS):
            state = self.states[state][1 + check_int(choice, "choices", 0, 1)]
        return self.states[state][0]


#: Habits by name; the first choice means keeping silent in the prisoners' game, and swerving in chicken.
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
    """The choices of two habits, round by round, and their totals."""

    rounds: tuple[tuple[int, int], ...]
    totals: tuple[Fraction, Fraction]


def match(game: Bimatrix, first: Habit, second: Habit, rounds: int) -> Match:
    """Return the match of two habits in a game where each player has two choices.

    >>> from cgbook.examples import prisoners
    >>> played = match(prisoners, HABITS["never kind"], HABITS["tit for tat"], 5)
    >>> print(*played.rounds[:2], *played.totals)
    (1, 0) (1, 1) 9 4

    A match has at most 1,000 rounds.
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
    """Return the largest total that the first player can get against a known habit, and choices that achieve it.

    >>> from cgbook.examples import prisoners
    >>> most, choices = best_against(prisoners, HABITS["tit for tat"], 5)
    >>> print(most, choices)
    17 [0, 0, 0, 0, 1]

    If several choices are equally good, the first is used.
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
    """Return each habit's totals as the first player against every habit, including itself, in one row for each habit.

    >>> from cgbook.examples import prisoners
    >>> [[int(total) for total in row] for row in tournament(prisoners, [HABITS["never kind"], HABITS["grudger"]], 10)]
    [[10, 14], [9, 30]]
    """
    those: list[Any] = check_list(habits, "habits", MOST_HABITS)
    return [[match(game, habit, other, rounds).totals[0] for other in those] for habit in those]


def switched(first: int, after: Sequence[int], name: str = "your habit") -> Habit:
    """Return the habit that begins with a given choice, and then always chooses according to what happened in the previous round.

    >>> tit_for_tat = switched(0, (0, 1, 0, 1))
    >>> tit_for_tat.after([0, 1]), tit_for_tat.after([1, 0])
    (1, 0)

    Parameters
    ----------
    first : the habit's choice in the first round.
    after : the habit's choices after a round where nobody made the second choice, where only the opponent did, where only the habit did,
        and where both did.
    """
    choices = [check_int(choice, "choices", 0, 1) for choice in (first, *check_list(after, "choices", 4))]
    if len(choices) != 5:
        raise ValueError(f"expected a choice after each of four kinds of round, got {short_repr(after)}")
    return Habit(name, "Looks one round back.", tuple((one, 1 + 2 * one, 2 + 2 * one) for one in choices))


def generations(scores: Sequence[Sequence[Fraction]], last: int) -> list[list[float]]:
    """Return each habit's share in each generation, beginning with equal shares; a share grows in proportion to the habit's mean score.

    >>> from cgbook.examples import prisoners
    >>> scores = tournament(prisoners, [HABITS["never kind"], HABITS["tit for tat"]], 10)
    >>> [round(share, 2) for share in generations(scores, 30)[-1]]
    [0.0, 1.0]
    """
    matrix = Matrix(check_list(scores, "rows", MOST_HABITS))
    if len(set(matrix.shape)) != 1:
        raise ValueError(f"scores must have as many columns as rows, got {matrix.shape[0]} rows of {matrix.shape[1]}")
    rows = [[float(one) for one in row] for row in matrix.rows]
    shares = [1 / len(rows)] * len(rows)
    found = [shares]
    for _ in range(check_int(last, "generations", 0, MOST_GENERATIONS)):
        gets = [sum(one * share for one, share in zip(row, shares, strict=True)) for row in rows]
        mean = sum(one * share for one, share in zip(gets, shares, strict=True))
        shares = [share * one / mean if mean else share for one, share in zip(gets, shares, strict=True)]
        found.append(shares)
    return found


def _of_two_choices(game: Bimatrix) -> None:
    if (len(check_type(Bimatrix, game, "prisoners").rows), len(game.columns)) != (2, 2):
        raise ValueError(f"habits need a game with two rows and two columns, got {short_repr(game)}")


def _totals(game: Bimatrix, cells: list[tuple[int, int]]) -> tuple[Fraction, Fraction]:
    return (
        sum((game.first.rows[i][j] for i, j in cells), Fraction(0)),
        sum((game.second.rows[i][j] for i, j in cells), Fraction(0)),
    )
