"""Games in strategic form, where each player chooses one plan without seeing the others' plans, and a table gives the payoffs.

A *plan*, or pure strategy, in a game in extensive form gives one move for each information set that a player can reach. A *behaviour*, or
behaviour strategy, can leave the move to chance. Where a plan has a move, a behaviour has moves with their probabilities. A `StrategicGame`
has a table for any number of players. The module finds only its pure equilibria, cell by cell. It can check a mixed equilibrium but doesn't
look for one, because with three players the probabilities need not be fractions.

**Invariant.** Every number is exact, so two numbers tie only if they're equal. Players are numbered from 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

from cgbook.strategic.matrices import MOST_ENTRIES, Bimatrix, Exact, computed, fraction, names_of, probabilities
from cgbook.strategic.trees import CHANCE, END, EXAMPLE, Node, Tree, choice, end
from cgkit.checks import check_int, check_list, check_type, listed, short_repr

MOST_PLANS, MOST_PLAYERS, MOST_CELLS = 5_000, 10, 100_000
#: A pure strategy, which has a move for each state of the player's knowledge.
Plan = Mapping[str, str]
#: A behaviour strategy, which has a move, or moves with their probabilities, for each state of the player's knowledge.
Behaviour = Mapping[str, str | Mapping[str, Exact]]
#: A strategy in a `StrategicGame`: a choice, or choices with their probabilities.
Strategy = str | Mapping[str, Exact]


def plans(tree: Tree, player: int) -> list[dict[str, str]]:
    """Return all plans (pure strategies) of a player; a plan omits information sets that its own moves rule out.

    >>> turn = choice(0, "At the start", {"stop": end(1), "go": choice(0, "You went on", {"left": end(0), "right": end(2)})})
    >>> plans(Tree("Stop or go", "", turn, players=("You",)), 0)
    [{'At the start': 'stop'}, {'At the start': 'go', 'You went on': 'left'}, {'At the start': 'go', 'You went on': 'right'}]

    Parameters
    ----------
    tree : game in extensive form.
    player : number of the player, counting from 0.

    Raises
    ------
    ValueError : if there are more than 5,000 plans, or no such player.

    Complexity
    ----------
    A walk through the tree for each plan; a player with n information sets of two moves can have 2ⁿ plans.
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
            raise ValueError(f"at most {MOST_PLANS:,} plans can be listed, but {tree} has more")
    return complete


def _player(tree: Tree, player: int) -> int:
    return check_int(player, "players", 0, len(check_type(Tree, tree, EXAMPLE).players) - 1)


def _undecided(tree: Tree, player: int, plan: Plan) -> str | None:
    """Return the first information set reached but not covered by the plan, or None."""
    waiting = [0]
    while waiting:
        place = tree.places[waiting.pop()]
        if place.turn == player and place.knows not in plan:
            return place.knows
        chosen = plan.get(place.knows) if place.turn == player else None
        waiting += [i for words, i, _ in reversed(place.moves) if chosen in (None, words)]
    return None


def evenly(tree: Tree, player: int) -> dict[str, dict[str, Fraction]]:
    """Return the behaviour of a player who makes all moves of each information set equally often.

    >>> evenly(Tree("Stop or go", "", choice(0, "At the start", {"stop": end(1), "go": end(2)}), players=("You",)), 0)
    {'At the start': {'stop': Fraction(1, 2), 'go': Fraction(1, 2)}}

    Parameters
    ----------
    tree : game in extensive form.
    player : number of the player, counting from 0.
    """
    player = _player(tree, player)
    mine = [knows for knows in tree.sets if tree.owner(knows) == player]
    return {knows: dict.fromkeys(tree.options(knows), Fraction(1, len(tree.options(knows)))) for knows in mine}


def odds_of(tree: Tree, behaviour: Behaviour, knows: str) -> dict[str, Fraction]:
    """Return the probability of each move at an information set, given a plan or behaviour that covers all sets that play can reach."""
    if not isinstance(behaviour, Mapping) or knows not in behaviour:
        raise ValueError(f"a plan must say what to do when {short_repr(knows)}, got {short_repr(behaviour)}")
    return _odds(behaviour[knows], tree.options(knows), f"{knows}: the moves are")


def _odds(given: Any, names: tuple[str, ...], those: str) -> dict[str, Fraction]:
    """Return the probability of each name, given a single name or some names with their probabilities."""
    chosen = {given: 1} if isinstance(given, str) else given
    if not isinstance(chosen, Mapping) or not chosen or not chosen.keys() <= set(names):
        raise ValueError(f"{those} {', '.join(names)}, got {short_repr(given)}")
    wanted = f"probabilities must be 0 or more and add up to 1, got {short_repr(given)}"
    odds = dict(zip(chosen, probabilities(chosen.values(), wanted), strict=True))
    return {name: odds.get(name, Fraction(0)) for name in names}


def expected(tree: Tree, *behaviours: Behaviour | Iterable[Behaviour]) -> tuple[Fraction, ...]:
    """Return the expected payoff of each player, when each has a plan or a behaviour.

    >>> turn = choice(0, "At the start", {"stop": end(1, 0), "go": choice(1, "You went on", {"left": end(0, 3), "right": end(4, 1)})})
    >>> print(*expected(Tree("Stop or go", "", turn), {"At the start": "go"}, {"You went on": {"left": "1/2", "right": "1/2"}}))
    2 2

    Parameters
    ----------
    tree : game in extensive form.
    behaviours : a plan or behaviour for each player, in order, that covers all information sets that play can reach.

    Raises
    ------
    ValueError : if the number of behaviours is wrong, a behaviour doesn't cover all sets that play can reach, or its probabilities don't
        add up to 1.

    Complexity
    ----------
    One pass through the nodes.
    """
    each: list[Any] = check_list(listed(behaviours), "plans")
    if len(each) != len(check_type(Tree, tree, EXAMPLE).players):
        raise ValueError(f"{tree} has {len(tree.players)} players and needs a plan for each, got {len(each)}")
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

    Row i is plan i of `plans(tree, 0)`, and column j is plan j of `plans(tree, 1)`.

    Parameters
    ----------
    tree : game of two players in extensive form.

    Raises
    ------
    ValueError : if there are more than 10,000 cells or more than 5,000 plans of a player, or the number of players isn't two.

    Complexity
    ----------
    A pass through the nodes for each cell.
    """
    if len(check_type(Tree, tree, EXAMPLE).players) != 2:
        raise ValueError(f"a table needs a game for two players; {tree} has {len(tree.players)}")
    rows, columns = plans(tree, 0), plans(tree, 1)
    if len(rows) * len(columns) > MOST_ENTRIES:
        raise ValueError(
            f"a table must have at most {MOST_ENTRIES:,} cells; {tree} has {len(rows):,} × {len(columns):,} plans"
        )
    pays = [[expected(tree, row, column) for column in columns] for row in rows]
    first, second = (computed([[pay[player] for pay in row] for row in pays]) for player in (0, 1))
    return Bimatrix(first, second, title=tree.title, rule=tree.rule)


def best_replies(tree: Tree, player: int, other: Behaviour | None = None) -> tuple[Fraction, list[dict[str, str]]]:
    """Return the largest expected payoff that a player can have against the other's behaviour, and all plans that achieve it.

    >>> turn = choice(0, "At the start", {"stop": end(1, 0), "go": choice(1, "You went on", {"left": end(0, 3), "right": end(4, 1)})})
    >>> best_replies(Tree("Stop or go", "", turn), 0, {"You went on": "left"})
    (Fraction(1, 1), [{'At the start': 'stop'}])

    Parameters
    ----------
    tree : game of one or two players in extensive form.
    player : number of the player, counting from 0.
    other : plan or behaviour of the other player (None in a game with one player).

    Raises
    ------
    ValueError : if the player has more than 5,000 plans, or `other` is missing or doesn't cover all sets that play can reach.
    """
    brought = [(_against(tree, player, plan, other), plan) for plan in plans(tree, player)]
    best = max(pay for pay, _ in brought)
    return best, [plan for pay, plan in brought if pay == best]


def guarantee(tree: Tree, player: int, behaviour: Behaviour) -> Fraction:
    """Return the security level of a behaviour, which is its smallest expected payoff, whatever the other player does.

    >>> turn = choice(0, "At the start", {"stop": end(1, 0), "go": choice(1, "You went on", {"left": end(0, 3), "right": end(4, 1)})})
    >>> print(guarantee(Tree("Stop or go", "", turn), 0, {"At the start": {"stop": "1/2", "go": "1/2"}}))
    1/2

    Parameters
    ----------
    tree : game of two players in extensive form.
    player : number of the player, counting from 0.
    behaviour : plan or behaviour of that player.

    Raises
    ------
    ValueError : if the other player has more than 5,000 plans, or the number of players isn't two.
    """
    if len(check_type(Tree, tree, EXAMPLE).players) != 2:
        raise ValueError(f"a guarantee needs exactly one other player; {tree} has {len(tree.players)} in all")
    return min(_against(tree, player, behaviour, plan) for plan in plans(tree, 1 - _player(tree, player)))


def _against(tree: Tree, player: int, mine: Behaviour, other: Behaviour | None) -> Fraction:
    if len(tree.players) == 1:
        return expected(tree, mine)[0]
    if other is None:
        raise ValueError(f"{tree} has two players; the plan of the other player must be given")
    return expected(tree, *((mine, other) if player == 0 else (other, mine)))[player]


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
        most: dict[tuple[int, tuple[str, ...]], Fraction] = {}  # largest payoff against the others
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
        odds = (_odds(chances, names, "the choices are") for chances, names in zip(each, self.choices, strict=True))
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
