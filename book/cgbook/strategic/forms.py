"""Games in strategic form, where each player chooses once without seeing the others' choices, and a table gives the payoffs.

A `StrategicGame` has any number of players. The module finds only its pure equilibria, cell by cell. It can check a mixed equilibrium but
doesn't look for one, because with three players the probabilities need not be fractions.

**Invariant.** Every number is exact, so two numbers tie only if they're equal. Players are numbered from 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

from cgbook.strategic.behaviours import odds_among
from cgbook.strategic.exact_numbers import Exact, fraction
from cgbook.strategic.matrices import names_of
from cgbook.strategic.trees import Node, Tree, choice, end
from cgkit.checks import check_int, check_list, check_type, listed, short_repr

MOST_PLAYERS, MOST_CELLS = 10, 100_000
#: A strategy in a `StrategicGame`: a choice, or choices with their probabilities.
Strategy = str | Mapping[str, Exact]


@dataclass(frozen=True, init=False)
class StrategicGame:
    """A game in strategic form for any number of players, where each player chooses once without seeing the others' choices.

    >>> def pays(*shown):
    ...     return [2 if shown.count(one) == 1 else -1 if len(set(shown)) == 2 else 0 for one in shown]
    >>> game = StrategicGame([("heads", "tails")] * 3, pays, title="Odd one out")
    >>> game.pays("heads", "tails", "tails"), game.is_zero_sum
    ((Fraction(2, 1), Fraction(-1, 1), Fraction(-1, 1)), True)
    >>> game.is_equilibrium("heads", "tails", {"heads": "1/3", "tails": "2/3"})
    True

    Parameters
    ----------
    choices : for each player, the names of the pure strategies; at most 10 players and 100,000 cells.
    pays : function that takes the name of each player's choice and returns each player's payoff as an exact number.
    players : names of the players (default: numbers from 1).
    title, rule : name of the game, and its rule in a sentence or two.

    Raises
    ------
    ValueError : if there are too many players or cells, names are empty or repeated, or `pays` doesn't return one exact number for
        each player.
    TypeError : if `pays` isn't a function.

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
        choices: Iterable[Iterable[str]],
        pays: Callable[..., Iterable[Exact]],
        *,
        players: Iterable[str] = (),
        title: str = "A game in strategic form",
        rule: str = "",
    ) -> None:
        named = tuple(_names(names, "choices", MOST_CELLS) for names in check_list(choices, "players", MOST_PLAYERS))
        if not named or not all(named):
            raise ValueError(
                f"a game needs at least one player, and each player needs at least one choice, got {short_repr(choices)}"
            )
        if prod(map(len, named)) > MOST_CELLS:
            raise ValueError(
                f"a game must have at most {MOST_CELLS:,} cells, got {' × '.join(str(len(n)) for n in named)}"
            )
        if not callable(pays):
            raise TypeError(f"payoffs must be a function that takes one choice for each player, got {short_repr(pays)}")
        own = {
            "choices": named,
            "players": names_of(players, len(named), "players"),
            "title": check_type(str, title, "'Odd one out'"),
            "rule": check_type(str, rule, "'Choose.'"),
            "table": {cell: _paid(pays(*cell), cell) for cell in product(*named)},
        }
        for name, value in own.items():
            object.__setattr__(self, name, value)

    def __repr__(self) -> str:
        return f"StrategicGame({self.title!r}, {' × '.join(str(len(names)) for names in self.choices)})"

    @property
    def is_zero_sum(self) -> bool:
        """Whether there are at least two players, and their payoffs add up to 0 in every cell."""
        return len(self.players) > 1 and not any(sum(pay) for pay in self.table.values())

    def pays(self, *does: Strategy | Iterable[Strategy]) -> tuple[Fraction, ...]:
        """Return the expected payoff of each player, when each has a pure or mixed strategy.

        >>> game = StrategicGame([("left", "right")] * 2, lambda a, b: (1, 0) if a == b else (0, 3))
        >>> print(*game.pays("left", {"left": "1/3", "right": "2/3"}))
        1/3 2

        Parameters
        ----------
        does : for each player, a choice by name, or choices with their probabilities, which are independent for different players.

        Raises
        ------
        ValueError : if there are too many or too few strategies, a choice is unknown, or probabilities don't add up to 1.
        """
        odds = self._each(does)
        total = [Fraction(0)] * len(self.players)
        for cell in product(*odds):
            weight = prod((chances[name] for chances, name in zip(odds, cell, strict=True)), start=Fraction(1))
            total = [so_far + weight * pay for so_far, pay in zip(total, self.table[cell], strict=True)]
        return tuple(total)

    def best(self, player: int, *does: Strategy | Iterable[Strategy]) -> list[str]:
        """Return a player's pure best replies to the others' strategies; the player's own strategy is ignored.

        >>> StrategicGame([("left", "right")] * 2, lambda a, b: (1, 0) if a == b else (0, 3)).best(0, "left", "right")
        ['right']
        """
        at = check_int(player, "players", 0, len(self.players) - 1)
        odds: list[Any] = self._each(does)
        brings = {name: self.pays(*odds[:at], name, *odds[at + 1 :])[at] for name in self.choices[at]}
        return [name for name, pay in brings.items() if pay == max(brings.values())]

    def is_equilibrium(self, *does: Strategy | Iterable[Strategy]) -> bool:
        """Return whether a profile of strategies is a Nash equilibrium, where no player gains by changing only their own strategy.

        >>> StrategicGame([("left", "right")] * 2, lambda a, b: (1, 1) if a == b else (0, 0)).is_equilibrium("left", "left")
        True
        """
        return all(set(mine) <= set(self.best(player, *does)) for player, mine in enumerate(self._each(does)))

    def pure_equilibria(self) -> list[tuple[str, ...]]:
        """Return the Nash equilibria in pure strategies, which are the cells where no player gains by changing only their own choice.

        >>> StrategicGame([("left", "right")] * 2, lambda a, b: (1, 1) if a == b else (0, 0)).pure_equilibria()
        [('left', 'left'), ('right', 'right')]
        """
        most: dict[tuple[int, tuple[str, ...]], Fraction] = {}  # a player's largest payoff against the others
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
        """Return the same game in extensive form, where the players choose one after another without seeing earlier choices.

        >>> StrategicGame([("left", "right")] * 2, lambda a, b: (1, 1), players=["Ann", "Bob"]).tree().sets
        {'All choose at one time': (0,), 'Bob chooses unseen': (1, 4)}
        """

        def grown(cell: tuple[str, ...]) -> Node:
            at = len(cell)
            if at == len(self.players):
                return end(*self.table[cell])
            knows = f"{self.players[at]} chooses unseen" if at else "All choose at one time"
            return choice(at, knows, {name: grown((*cell, name)) for name in self.choices[at]})

        return Tree(self.title, self.rule, grown(()), players=self.players)

    def _each(self, does: tuple[Any, ...]) -> list[dict[str, Fraction]]:
        """Return, for each player, the choices with a positive probability."""
        each: list[Any] = check_list(listed(does), "choices", MOST_PLAYERS)
        if len(each) != len(self.players):
            raise ValueError(f"{self!r} has {len(self.players)} players and needs a choice for each, got {len(each)}")
        odds = (
            odds_among(chances, names, "a choice must be one of")
            for chances, names in zip(each, self.choices, strict=True)
        )
        return [{name: p for name, p in chances.items() if p} for chances in odds]


def _names(given: Any, what: str, most: int) -> tuple[str, ...]:
    names = tuple(check_type(str, name, "'heads'") for name in check_list(given, what, most))
    if len(set(names)) != len(names) or not all(names):
        raise ValueError(f"{what} must have different names, got {short_repr(names)}")
    return names


def _paid(given: Any, cell: tuple[str, ...]) -> tuple[Fraction, ...]:
    pay = tuple(fraction(number, "payoffs") for number in check_list(given, "payoffs", MOST_PLAYERS))
    if len(pay) != len(cell):
        raise ValueError(
            f"{len(cell)} players must get one number each when they choose {', '.join(cell)}, got {short_repr(pay)}"
        )
    return pay
