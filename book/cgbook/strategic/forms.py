"""Games in strategic form: each player chooses a plan once, unseen by the others, and a table gives the pay-offs.

A *plan*, or pure strategy, in a game in extensive form names one move for everything that a player may come to know. A *behaviour*,
or behaviour strategy, may leave the move to chance: where a plan has a move, it has the moves with their probabilities. A
`StrategicGame` has a table for any number of players. Only its pure equilibria are searched for, cell by cell. A mixed one can be
checked, but isn't found, because with three players its probabilities need not be fractions.

**Invariant.** Every number is exact, so a tie is a tie. Players are counted from 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

from cgbook.strategic.matrices import MOST_ENTRIES, Bimatrix, Exact, computed, fraction, probabilities
from cgbook.strategic.trees import CHANCE, END, EXAMPLE, Node, Tree, choice, end
from cgkit.checks import check_int, check_list, check_type, listed, short_repr

MOST_PLANS, MOST_PLAYERS, MOST_CELLS = 5_000, 10, 100_000
#: A pure strategy: what a player may know -> move.
Plan = Mapping[str, str]
#: A behaviour strategy: what a player may know -> move, or moves with their probabilities.
Behaviour = Mapping[str, str | Mapping[str, Exact]]
#: What a player does in a `StrategicGame`: a choice, or choices with their probabilities.
Strategy = str | Mapping[str, Exact]


def plans(tree: Tree, player: int) -> list[dict[str, str]]:
    """Return all plans (pure strategies) of a player; a plan leaves out whatever it excludes by its own moves.

    >>> turn = choice(0, "At the start", {"stop": end(1), "go": choice(0, "You went on", {"left": end(0), "right": end(2)})})
    >>> plans(Tree("Stop or go", "", turn, players=("You",)), 0)
    [{'At the start': 'stop'}, {'At the start': 'go', 'You went on': 'left'}, {'At the start': 'go', 'You went on': 'right'}]

    Parameters
    ----------
    tree : game in extensive form.
    player : number of the player, from 0.

    Raises
    ------
    ValueError : if there are more than 5,000 plans, or no such player.

    Complexity
    ----------
    A walk through the tree for each plan; a player with n information sets of two moves may have 2ⁿ plans.
    """
    player = _player(tree, player)
    complete: list[dict[str, str]] = []
    waiting: list[dict[str, str]] = [{}]
    while waiting:
        plan = waiting.pop()
        if (missing := _undecided(tree, player, plan)) is None:
            complete.append(plan)
        else:
            waiting += [{**plan, missing: move} for move in reversed(tree.options(missing))]
        if len(complete) + len(waiting) > MOST_PLANS:
            raise ValueError(f"at most {MOST_PLANS:,} plans can be listed, and {tree} has more")
    return complete


def _player(tree: Tree, player: int) -> int:
    return check_int(player, "players", 0, len(check_type(Tree, tree, EXAMPLE).players) - 1)


def _undecided(tree: Tree, player: int, plan: Plan) -> str | None:
    """The first information set that the plan reaches and says nothing about."""
    waiting = [0]
    while waiting:
        place = tree.places[waiting.pop()]
        if place.turn == player and place.knows not in plan:
            return place.knows
        chosen = plan.get(place.knows) if place.turn == player else None
        waiting += [i for words, i, _ in reversed(place.moves) if chosen in (None, words)]
    return None


def evenly(tree: Tree, player: int) -> dict[str, dict[str, Fraction]]:
    """Return the behaviour of a player that makes all moves of each information set equally often.

    >>> evenly(Tree("Stop or go", "", choice(0, "At the start", {"stop": end(1), "go": end(2)}), players=("You",)), 0)
    {'At the start': {'stop': Fraction(1, 2), 'go': Fraction(1, 2)}}

    Parameters
    ----------
    tree : game in extensive form.
    player : number of the player, from 0.
    """
    player = _player(tree, player)
    mine = [knows for knows in tree.sets if tree.owner(knows) == player]
    return {knows: dict.fromkeys(tree.options(knows), Fraction(1, len(tree.options(knows)))) for knows in mine}


def odds_of(tree: Tree, behaviour: Behaviour, knows: str) -> dict[str, Fraction]:
    """Return how likely each move at an information set is, under a plan or behaviour that covers all that play may reach."""
    if not isinstance(behaviour, Mapping) or knows not in behaviour:
        raise ValueError(f"a plan must say what to do when {short_repr(knows)}, got {short_repr(behaviour)}")
    return _odds(behaviour[knows], tree.options(knows), f"{knows}: the moves are")


def _odds(given: Any, names: tuple[str, ...], those: str) -> dict[str, Fraction]:
    """How likely each of the names is, given one of them, or some with their probabilities."""
    chosen = {given: 1} if isinstance(given, str) else given
    if not isinstance(chosen, Mapping) or not chosen or not chosen.keys() <= set(names):
        raise ValueError(f"{those} {', '.join(names)}, got {short_repr(given)}")
    wanted = f"probabilities are from 0 up and add up to 1, got {short_repr(given)}"
    odds = dict(zip(chosen, probabilities(chosen.values(), wanted), strict=True))
    return {name: odds.get(name, Fraction(0)) for name in names}


def expected(tree: Tree, *behaviours: Behaviour | Iterable[Behaviour]) -> tuple[Fraction, ...]:
    """Return the expected pay-off of each player, when each has a plan or a behaviour.

    >>> turn = choice(0, "At the start", {"stop": end(1, 0), "go": choice(1, "You went on", {"left": end(0, 3), "right": end(4, 1)})})
    >>> print(*expected(Tree("Stop or go", "", turn), {"At the start": "go"}, {"You went on": {"left": "1/2", "right": "1/2"}}))
    2 2

    Parameters
    ----------
    tree : game in extensive form.
    behaviours : a plan or behaviour for each player, in order, that covers all information sets that play may reach.

    Raises
    ------
    ValueError : if there are too many or too few, one is silent where play may go, or its probabilities don't have the sum 1.

    Complexity
    ----------
    One pass through the nodes.
    """
    each: list[Any] = check_list(listed(behaviours), "plans")
    if len(each) != len(check_type(Tree, tree, EXAMPLE).players):
        raise ValueError(f"{tree} has {len(tree.players)} players, each with a plan, got {len(each)}")
    total = [Fraction(0)] * len(tree.players)
    reached = [Fraction(0)] * len(tree.places)
    reached[0] = Fraction(1)
    for i, place in enumerate(tree.places):
        if not reached[i]:
            continue
        if place.turn == END:
            total = [so_far + reached[i] * pay for so_far, pay in zip(total, place.pay, strict=True)]
            continue
        odds = {} if place.turn == CHANCE else odds_of(tree, each[place.turn], place.knows)
        for words, after, probability in place.moves:
            reached[after] = reached[i] * (probability if place.turn == CHANCE else odds[words])
    return tuple(total)


def strategic_form(tree: Tree) -> Bimatrix:
    """Return the strategic form (normal form) of a game of two players, with a row and a column for each plan.

    >>> unseen = {a: choice(1, "Unseen", {b: end(1, -1) if a == b else end(-1, 1) for b in ("heads", "tails")}) for a in ("heads", "tails")}
    >>> strategic_form(Tree("Pennies", "", choice(0, "Both choose", unseen))).first
    Matrix([[1, -1], [-1, 1]])

    Row i is plan i of `plans(tree, 0)`, and column j plan j of `plans(tree, 1)`.

    Parameters
    ----------
    tree : game of two players in extensive form.

    Raises
    ------
    ValueError : if there are more than 10,000 cells, more than 5,000 plans of a player, or other than two players.

    Complexity
    ----------
    A pass through the nodes for each cell.
    """
    if len(check_type(Tree, tree, EXAMPLE).players) != 2:
        raise ValueError(f"a table has rows and columns, for two players; {tree} has {len(tree.players)}")
    rows, columns = plans(tree, 0), plans(tree, 1)
    if len(rows) * len(columns) > MOST_ENTRIES:
        raise ValueError(
            f"a table has at most {MOST_ENTRIES:,} cells, and {tree} has {len(rows):,} × {len(columns):,} plans"
        )
    pays = [[expected(tree, row, column) for column in columns] for row in rows]
    first, second = (computed([[pay[player] for pay in row] for row in pays]) for player in (0, 1))
    return Bimatrix(first, second, title=tree.title, rule=tree.rule)


def best_replies(tree: Tree, player: int, other: Behaviour | None = None) -> tuple[Fraction, list[dict[str, str]]]:
    """Return the largest expected pay-off that a player can have against what the other does, and all plans that achieve it.

    >>> turn = choice(0, "At the start", {"stop": end(1, 0), "go": choice(1, "You went on", {"left": end(0, 3), "right": end(4, 1)})})
    >>> best_replies(Tree("Stop or go", "", turn), 0, {"You went on": "left"})
    (Fraction(1, 1), [{'At the start': 'stop'}])

    Parameters
    ----------
    tree : game of one or two players in extensive form.
    player : number of the player, from 0.
    other : plan or behaviour of the other player; none in a game of one player.

    Raises
    ------
    ValueError : if the player has more than 5,000 plans, or `other` is missing or silent where play may go.
    """
    brought = [(_against(tree, player, plan, other), plan) for plan in plans(tree, player)]
    best = max(pay for pay, _ in brought)
    return best, [plan for pay, plan in brought if pay == best]


def guarantee(tree: Tree, player: int, behaviour: Behaviour) -> Fraction:
    """Return the security level of a behaviour: its least expected pay-off, whatever the other of two players does.

    >>> turn = choice(0, "At the start", {"stop": end(1, 0), "go": choice(1, "You went on", {"left": end(0, 3), "right": end(4, 1)})})
    >>> print(guarantee(Tree("Stop or go", "", turn), 0, {"At the start": {"stop": "1/2", "go": "1/2"}}))
    1/2

    Parameters
    ----------
    tree : game of two players in extensive form.
    player : number of the player, from 0.
    behaviour : plan or behaviour of that player.

    Raises
    ------
    ValueError : if the other player has more than 5,000 plans, or there are other than two players.
    """
    if len(check_type(Tree, tree, EXAMPLE).players) != 2:
        raise ValueError(f"a guarantee needs exactly one other player; {tree} has {len(tree.players)} in all")
    return min(_against(tree, player, behaviour, plan) for plan in plans(tree, 1 - _player(tree, player)))


def _against(tree: Tree, player: int, mine: Behaviour, other: Behaviour | None) -> Fraction:
    if len(tree.players) == 1:
        return expected(tree, mine)[0]
    if other is None:
        raise ValueError(f"{tree} has two players: say what the other one does")
    return expected(tree, *((mine, other) if player == 0 else (other, mine)))[player]


@dataclass(frozen=True, init=False)
class StrategicGame:
    """A game of any number of players in strategic form: each chooses once, unseen by the others.

    >>> def pays(*shown):
    ...     return [2 if shown.count(one) == 1 else -1 if len(set(shown)) == 2 else 0 for one in shown]
    >>> game = StrategicGame([("heads", "tails")] * 3, pays, title="Odd one out")
    >>> game.pays("heads", "tails", "tails"), game.is_zero_sum
    ((Fraction(2, 1), Fraction(-1, 1), Fraction(-1, 1)), True)
    >>> game.is_equilibrium("heads", "tails", {"heads": "1/3", "tails": "2/3"})
    True

    Parameters
    ----------
    choices : for each player the names of the pure strategies; at most 10 players and 100,000 cells.
    pays : function of a choice of each player, by name, that returns the pay-off of each player as an exact number.
    players : their names (default: numbers from 1).
    title, rule : a name, and the rule in a sentence or two.

    Raises
    ------
    ValueError : if there are too many players or cells, names are empty or repeated, or `pays` returns too few or inexact numbers.
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
                f"there is at least one player, and each has at least one choice, got {short_repr(choices)}"
            )
        if prod(map(len, named)) > MOST_CELLS:
            raise ValueError(f"a game has at most {MOST_CELLS:,} cells, got {' × '.join(str(len(n)) for n in named)}")
        if not callable(pays):
            raise TypeError(f"pay-offs are a function of one choice of each player, got {short_repr(pays)}")
        who = _names(players, "players", MOST_PLAYERS) or tuple(str(i + 1) for i in range(len(named)))
        if len(who) != len(named):
            raise ValueError(f"{len(named)} players have as many names, got {short_repr(players)}")
        own = {
            "choices": named,
            "players": who,
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
        """Whether there are at least two players, and what they get adds up to 0 in every cell."""
        return len(self.players) > 1 and not any(sum(pay) for pay in self.table.values())

    def pays(self, *does: Strategy | Iterable[Strategy]) -> tuple[Fraction, ...]:
        """Return the expected pay-off of each player, when each has a pure or mixed strategy.

        >>> game = StrategicGame([("left", "right")] * 2, lambda a, b: (1, 0) if a == b else (0, 3))
        >>> print(*game.pays("left", {"left": "1/3", "right": "2/3"}))
        1/3 2

        Parameters
        ----------
        does : for each player, in order, a choice by name, or choices with their probabilities; lots are drawn independently.

        Raises
        ------
        ValueError : if there are too many or too few, a choice is unknown, or probabilities don't have the sum 1.
        """
        odds = self._each(does)
        total = [Fraction(0)] * len(self.players)
        for cell in product(*odds):
            weight = prod((chances[name] for chances, name in zip(odds, cell, strict=True)), start=Fraction(1))
            total = [so_far + weight * pay for so_far, pay in zip(total, self.table[cell], strict=True)]
        return tuple(total)

    def best(self, player: int, *does: Strategy | Iterable[Strategy]) -> list[str]:
        """Return a player's pure best replies to what the others do; what the player does is ignored.

        >>> StrategicGame([("left", "right")] * 2, lambda a, b: (1, 0) if a == b else (0, 3)).best(0, "left", "right")
        ['right']
        """
        at = check_int(player, "players", 0, len(self.players) - 1)
        odds: list[Any] = self._each(does)
        brings = {name: self.pays(*odds[:at], name, *odds[at + 1 :])[at] for name in self.choices[at]}
        return [name for name, pay in brings.items() if pay == max(brings.values())]

    def is_equilibrium(self, *does: Strategy | Iterable[Strategy]) -> bool:
        """Return whether a profile of strategies is a Nash equilibrium: no player gains by a change that they make alone.

        >>> StrategicGame([("left", "right")] * 2, lambda a, b: (1, 1) if a == b else (0, 0)).is_equilibrium("left", "left")
        True
        """
        return all(set(mine) <= set(self.best(player, *does)) for player, mine in enumerate(self._each(does)))

    def pure_equilibria(self) -> list[tuple[str, ...]]:
        """Return the Nash equilibria in pure strategies: the cells from which no player gains by a change that they make alone.

        >>> StrategicGame([("left", "right")] * 2, lambda a, b: (1, 1) if a == b else (0, 0)).pure_equilibria()
        [('left', 'left'), ('right', 'right')]
        """
        most: dict[tuple[int, tuple[str, ...]], Fraction] = {}  # that a player can have beside choices of the others
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
        """Return the same game in extensive form: the players choose one after another, and none sees what was chosen.

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
        """For each player the choices that may come up, with their probabilities."""
        each: list[Any] = check_list(listed(does), "choices", MOST_PLAYERS)
        if len(each) != len(self.players):
            raise ValueError(f"{self!r} has {len(self.players)} players, and each does something, got {len(each)}")
        odds = (_odds(chances, names, "the choices are") for chances, names in zip(each, self.choices, strict=True))
        return [{name: p for name, p in chances.items() if p} for chances in odds]


def _names(given: Any, what: str, most: int) -> tuple[str, ...]:
    names = tuple(check_type(str, name, "'heads'") for name in check_list(given, what, most))
    if len(set(names)) != len(names) or not all(names):
        raise ValueError(f"{what} have each a name of their own, got {short_repr(names)}")
    return names


def _paid(given: Any, cell: tuple[str, ...]) -> tuple[Fraction, ...]:
    pay = tuple(fraction(number, "pay-offs") for number in check_list(given, "pay-offs", MOST_PLAYERS))
    if len(pay) != len(cell):
        raise ValueError(
            f"{len(cell)} players get one number each when they choose {', '.join(cell)}, got {short_repr(pay)}"
        )
    return pay
