"""Games in strategic form, for any number of players: what each choice brings, best replies, and what is an equilibrium.

Each player chooses once, unseen by the others. Of an equilibrium nothing is looked for but the pure ones, cell by cell: a mixed one is
checked, not found, since with three players its probabilities need not be fractions.

**Invariant.** All numbers are Fractions, so a tie is a tie. A cell, one choice of each player, has a place in `table`, and there are at
most 100,000 cells. Players are counted from 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

from cgkit.errors import items, told, wanted, whole_number
from cgkit.strategic.matrices import MIXED_BITS, fraction
from cgkit.strategic.trees import Node, Tree, choice, end

__all__ = ["StrategicGame", "odd_one_out"]

MOST_PLAYERS, MOST_CELLS = 10, 100_000
#: What a player does: a choice, or choices with their probabilities.
Mixed = str | Mapping[str, Any]


@dataclass(frozen=True, init=False)
class StrategicGame:
    """A game of any number of players, each of whom chooses once, unseen by the others.

    >>> def pays(*shown):
    ...     return [2 if shown.count(one) == 1 else -1 if len(set(shown)) == 2 else 0 for one in shown]
    >>> game = StrategicGame([("heads", "tails")] * 3, pays, title="Odd one out")
    >>> game.pays("heads", "tails", "tails"), game.is_zero_sum
    ((Fraction(2, 1), Fraction(-1, 1), Fraction(-1, 1)), True)
    >>> game.is_equilibrium("heads", "tails", {"heads": Fraction(1, 3), "tails": Fraction(2, 3)})
    True

    Parameters
    ----------
    choices : for each player the names of what they may choose; at most 10 players and 100,000 cells.
    pays : a function of one choice of each player, by name, that says what each player gets, as whole numbers or fractions.
    players : what they are called; numbers counted from 1 if not given.
    title, rule : a name, and the rule in a sentence or two.

    Raises
    ------
    TypeError, ValueError : for no players, no choices, two of one name, pay-offs that are not one exact number for each player, or names
        that do not fit.

    References
    ----------
    Nash, *Equilibrium points in n-person games*, Proceedings of the National Academy of Sciences 36 (1950), 48–49.
    """

    choices: tuple[tuple[str, ...], ...]
    players: tuple[str, ...]
    title: str
    rule: str
    table: dict[tuple[str, ...], tuple[Fraction, ...]] = field(repr=False, hash=False)

    def __init__(
        self,
        choices: Any,
        pays: Callable[..., Any],
        *,
        players: Any = (),
        title: str = "A game in strategic form",
        rule: str = "",
    ) -> None:
        named = tuple(_names(one, "choices", MOST_CELLS) for one in items(choices, "players", MOST_PLAYERS))
        if not named or not all(named):
            raise ValueError(f"there is at least one player, and each has at least one choice, got {told(choices)}")
        if prod(map(len, named)) > MOST_CELLS:
            raise ValueError(f"a game has at most {MOST_CELLS:,} cells, got {' × '.join(str(len(n)) for n in named)}")
        if not callable(pays):
            raise TypeError(f"pay-offs are a function of one choice of each player, got {told(pays)}")
        who = _names(players, "players", MOST_PLAYERS) or tuple(str(i + 1) for i in range(len(named)))
        if len(who) != len(named):
            raise ValueError(f"{len(named)} players have as many names, got {told(players)}")
        own = {
            "choices": named,
            "players": who,
            "title": wanted(str, title, "'Odd one out'"),
            "rule": wanted(str, rule, "'Choose.'"),
            "table": {cell: _paid(pays(*cell), cell) for cell in product(*named)},
        }
        for name, value in own.items():
            object.__setattr__(self, name, value)

    def __repr__(self) -> str:
        return f"StrategicGame({self.title!r}, {' × '.join(str(len(one)) for one in self.choices)})"

    @property
    def is_zero_sum(self) -> bool:
        """Whether there are two players or more, and what they get adds up to 0 in every cell."""
        return len(self.players) > 1 and not any(sum(pay) for pay in self.table.values())

    def pays(self, *does: Mixed) -> tuple[Fraction, ...]:
        """Return what each player gets on average.

        >>> half = {"heads": Fraction(1, 2), "tails": Fraction(1, 2)}
        >>> print(*odd_one_out.pays("heads", half, half))
        0 0 0

        Parameters
        ----------
        does : for each player a choice, or choices with their probabilities; these are drawn independently of each other.

        Raises
        ------
        TypeError, ValueError : for a choice that there is not, probabilities that do not add up to 1, or a player too many or too few.

        Complexity
        ----------
        One product for each cell that may come up.
        """
        odds = self._odds(does)
        total = [Fraction(0)] * len(self.players)
        for cell in product(*odds):
            weight = prod((one[name] for one, name in zip(odds, cell, strict=True)), start=Fraction(1))
            total = [so_far + weight * pay for so_far, pay in zip(total, self.table[cell], strict=True)]
        return tuple(total)

    def best(self, player: int, *does: Mixed) -> list[str]:
        """Return the choices that bring a player most against what the others do: the best replies.

        >>> odd_one_out.best(0, "heads", "heads", "heads"), odd_one_out.best(0, "heads", "heads", "tails")
        (['tails'], ['heads', 'tails'])

        Parameters
        ----------
        player : counted from 0.
        does : what each player does, as for `pays`; the player's own part is not looked at.
        """
        at = whole_number(player, "players", 0, len(self.players) - 1)
        odds: list[Any] = self._odds(does)
        brings = {name: self.pays(*odds[:at], name, *odds[at + 1 :])[at] for name in self.choices[at]}
        return [name for name, one in brings.items() if one == max(brings.values())]

    def is_equilibrium(self, *does: Mixed) -> bool:
        """Whether no player gains by doing something else alone: all that each of them may choose is a best reply to the others.

        >>> odd_one_out.is_equilibrium("heads", "heads", "heads")
        False

        Parameters
        ----------
        does : what each player does, as for `pays`.

        Complexity
        ----------
        One mean for each choice of each player.
        """
        return all(set(mine) <= set(self.best(player, *does)) for player, mine in enumerate(self._odds(does)))

    def pure_equilibria(self) -> list[tuple[str, ...]]:
        """Return the cells from which no player gains by moving alone.

        >>> len(odd_one_out.pure_equilibria()), ("heads", "heads", "heads") in odd_one_out.pure_equilibria()
        (6, False)

        Complexity
        ----------
        Cells times players.
        """
        most: dict[
            tuple[int, tuple[str, ...]], Fraction
        ] = {}  # the most that a player can have beside choices of the others
        for cell, pay in self.table.items():
            for player, mine in enumerate(pay):
                place = player, cell[:player] + cell[player + 1 :]
                most[place] = max(mine, most.get(place, mine))
        return [
            cell
            for cell, pay in self.table.items()
            if all(mine == most[i, cell[:i] + cell[i + 1 :]] for i, mine in enumerate(pay))
        ]

    def tree(self) -> Tree:
        """Return the same game in extensive form: the players choose one after the other, and none of them sees what was chosen.

        >>> odd_one_out.tree().sets["Ann chooses unseen"]
        (1, 8)

        Raises
        ------
        ValueError : for pay-offs that are not whole, or more cells than a tree may have ends.
        """
        if any(one.denominator != 1 for pay in self.table.values() for one in pay):
            raise ValueError(f"the ends of a tree pay whole chips, and {self!r} has others")

        def grown(cell: tuple[str, ...]) -> Node:
            at = len(cell)
            if at == len(self.players):
                return end(*map(int, self.table[cell]))
            knows = f"{self.players[at]} chooses unseen" if at else "All choose at one time"
            return choice(at, knows, {name: grown((*cell, name)) for name in self.choices[at]})

        return Tree(self.title, self.rule, grown(()), players=self.players)

    def _odds(self, does: tuple[Mixed, ...]) -> list[dict[str, Fraction]]:
        """For each player the choices that may come up, with their probabilities."""
        if len(does) != len(self.players):
            raise ValueError(f"{self!r} has {len(self.players)} players, and each does something, got {len(does)}")
        return [_mixture(one, names) for one, names in zip(does, self.choices, strict=True)]


def _names(given: Any, what: str, most: int) -> tuple[str, ...]:
    names = tuple(wanted(str, name, "'heads'") for name in items(given, what, most))
    if len(set(names)) != len(names) or not all(names):
        raise ValueError(f"{what} have each a name of their own, got {told(names)}")
    return names


def _paid(given: Any, cell: tuple[str, ...]) -> tuple[Fraction, ...]:
    pay = tuple(fraction(one, "pay-offs") for one in items(given, "pay-offs", MOST_PLAYERS))
    if len(pay) != len(cell):
        raise ValueError(f"{len(cell)} players get one number each when they choose {', '.join(cell)}, got {told(pay)}")
    return pay


def _mixture(given: Mixed, names: tuple[str, ...]) -> dict[str, Fraction]:
    odds = {given: 1} if isinstance(given, str) else dict(given) if isinstance(given, Mapping) else {}
    if not odds or not odds.keys() <= set(names):
        raise ValueError(f"the choices are {told(names)}, got {told(given)}")
    found = {name: fraction(one, "probabilities", MIXED_BITS) for name, one in odds.items()}
    if min(found.values()) < 0 or sum(found.values()) != 1:
        raise ValueError(f"probabilities are from 0 up and add up to 1, got {told(given)}")
    return {name: one for name, one in found.items() if one}


def _odd_one(*shown: str) -> list[int]:
    return [2 if shown.count(one) == 1 else -1 if len(set(shown)) == 2 else 0 for one in shown]


#: Three coins: whose side is the only one of its kind gets a chip from each of the others.
odd_one_out = StrategicGame(
    [("heads", "tails")] * 3,
    _odd_one,
    players=("You", "Ann", "Ben"),
    title="Odd one out",
    rule="Three players show a side of a coin at the same time. If one side differs from the other two, whoever shows it gets a chip from "
    "each of the others. If all are alike, nobody pays.",
)
