"""Games of coalitions with side payments (TU-games), with the worth of each group of players and each player's contribution.

**Invariant.** Worths are exact. Each group has a worth, which is 0 for the empty group; together, the worths are the characteristic
function. A group also has a number. Its binary digits show who belongs to the group, and the last digit is for the first player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from math import factorial, lcm
from typing import Any, SupportsIndex

from cgbook.strategic.exact_numbers import Exact, fraction
from cgkit.checks import check_int, check_list, check_type, in_order, listed, short_repr

MOST_PLAYERS, MOST_BITS = 16, 200
LETTERS = "ABCDEFGHIJKLMNOP"


@dataclass(frozen=True, init=False, repr=False)
class CoalitionGame:
    """A game of coalitions with side payments (TU-game): its players and its characteristic function.

    >>> game = CoalitionGame("AB", {"A": 1, "B": 0, "AB": "9/2"})
    >>> game.worth("AB"), game.worth("A"), game.worth("")
    (Fraction(9, 2), Fraction(1, 1), Fraction(0, 1))
    >>> CoalitionGame(["Ann", "Bob"], lambda group: len(group) ** 2).worth(["Bob"])
    Fraction(1, 1)
    >>> vote = CoalitionGame(3, lambda group: len(group) > 1)
    >>> vote.players, vote.worth("AB")
    (('A', 'B', 'C'), Fraction(1, 1))

    Parameters
    ----------
    players : 1 to 16 names; in a string, each letter is a player, and a number n means n players A, B, …
    worth : characteristic function, as a dictionary from groups to exact numbers, or a function of a frozenset of players. A group is a
        tuple or set of names, or a string if all names are letters. You can leave out the empty group. In a voting game, True counts as 1
        for a winning group.
    title : printed name of the game.

    Raises
    ------
    ValueError : if there are too many names, if a name is empty or repeated, if a worth is missing or inexact, or if the empty group makes
        something.
    TypeError : if `worth` is neither a dictionary nor a function.

    Complexity
    ----------
    2ⁿ worths for n players.
    """

    players: tuple[str, ...]
    worths: tuple[Fraction, ...]
    title: str = field(compare=False)

    def __init__(
        self,
        players: SupportsIndex | Iterable[str],
        worth: Mapping[Any, Exact] | Callable[[frozenset[str]], Exact],
        title: str = "A game of coalitions",
    ) -> None:
        if isinstance(players, SupportsIndex):
            players = LETTERS[: check_int(players, "players", 1, MOST_PLAYERS)]
        names = tuple(players[: MOST_PLAYERS + 1]) if isinstance(players, str) else tuple(_names(players))
        if not 1 <= len(names) <= MOST_PLAYERS or len(set(names)) < len(names):
            raise ValueError(
                f"a game must have 1 to {MOST_PLAYERS} players with different names, got {short_repr(players)}"
            )
        set_ = object.__setattr__
        set_(self, "players", names)
        set_(self, "title", check_type(str, title, "'A market'"))
        set_(self, "worths", tuple(self._asked(worth) if callable(worth) else self._listed(worth)))
        if self.worths[0]:
            raise ValueError(f"the worth of the empty coalition must be 0, got {self.worths[0]}")

    def _asked(self, worth: Callable[[frozenset[str]], Any]) -> Iterator[Fraction]:
        for group in range(1 << len(self.players)):
            yield _worth(worth(frozenset(self.members(group))), "worths")

    def _listed(self, worth: Any) -> list[Fraction]:
        if not isinstance(worth, Mapping):
            raise TypeError(
                f"worths must be a dictionary from coalitions to numbers, or a function, got {short_repr(worth)}"
            )
        if len(worth) > 1 << len(self.players):
            raise ValueError(
                f"{len(self.players)} players have {1 << len(self.players):,} coalitions, got {len(worth):,} worths"
            )
        worths: list[Fraction | None] = [Fraction(0), *[None] * ((1 << len(self.players)) - 1)]
        for group, value in worth.items():
            worths[self.group(group)] = _worth(value, f"the worths of coalitions, such as {short_repr(group)},")
        if None in worths:
            raise ValueError(f"every coalition needs a worth, but none is given for {self.label(worths.index(None))}")
        return [value for value in worths if value is not None]

    def group(self, coalition: Iterable[str]) -> int:
        """Return the number that identifies a coalition.

        >>> CoalitionGame("ABC", len).group("AC")
        5

        Raises
        ------
        ValueError : if a name is unknown or repeated.
        """
        text = isinstance(coalition, str)
        number = 0
        for name in coalition if text else check_list(coalition, "players", MOST_PLAYERS):
            place = self.players.index(name) if isinstance(name, str) and name in self.players else None
            if place is None or number >> place & 1:
                raise ValueError(
                    f"a coalition must be made of {', '.join(self.players)}, each at most once, got {short_repr(coalition)}"
                )
            number |= 1 << place
        return number

    def members(self, group: int) -> list[str]:
        """Return the players of the group with this number."""
        return [name for i, name in enumerate(self.players) if group >> i & 1]

    def label(self, group: int) -> str:
        """Return the written form of the group with this number, such as AB or Ann + Bob.

        >>> CoalitionGame("ABC", len).label(5)
        'AC'
        """
        return ("" if all(len(name) == 1 for name in self.players) else " + ").join(self.members(group))

    def worth(self, coalition: Iterable[str]) -> Fraction:
        """Return the worth of a coalition, the amount its members make without the others."""
        return self.worths[self.group(coalition)]

    @property
    def whole(self) -> Fraction:
        """The worth of all players together."""
        return self.worths[-1]

    @property
    def alone(self) -> tuple[Fraction, ...]:
        """The worth of each player alone."""
        return tuple(self.worths[1 << i] for i in range(len(self.players)))

    @property
    def is_convex(self) -> bool:
        """Whether no player adds less to a group after others have joined it. The core of such a convex game isn't empty.

        >>> CoalitionGame(3, lambda group: len(group) ** 2).is_convex, CoalitionGame(3, lambda group: len(group) > 1).is_convex
        (True, False)

        References
        ----------
        Shapley, "Cores of convex games", 1971.
        """
        bits = [1 << i for i in range(len(self.players))]
        return all(
            self.worths[s | a | b] - self.worths[s | b] >= self.worths[s | a] - self.worths[s]
            for a, b in combinations(bits, 2)
            for s in range(len(self.worths))
            if not s & (a | b)
        )

    def proposal(self, *payments: Exact | Iterable[Exact]) -> tuple[Fraction, ...]:
        """Return the payments to the players as fractions, or raise an error that says what is allowed."""
        paid = numbers(payments, "payments", None)
        if len(paid) != len(self.players):
            raise ValueError(
                f"a proposal must pay each of {len(self.players)} players, got {short_repr(listed(payments))}"
            )
        return paid

    def __repr__(self) -> str:
        return f"CoalitionGame({self.title!r}, {', '.join(self.players)})"


def _names(players: Any) -> Iterator[str]:
    for name in check_list(players, "players", MOST_PLAYERS):
        if not isinstance(name, str) or not 1 <= len(name) <= 40:
            raise ValueError(f"names of players must have 1 to 40 characters, got {short_repr(name)}")
        yield name


def the_game(game: Any, most: int = MOST_PLAYERS) -> CoalitionGame:
    """Return the game if it has at most this many players, or raise an error that says what is allowed.

    >>> the_game(CoalitionGame("ABC", len), most=2)
    Traceback (most recent call last):
    ValueError: this solution can be found for at most 2 players; CoalitionGame('A game of coalitions', A, B, C) has 3
    """
    if not isinstance(game, CoalitionGame):
        raise TypeError(f"expected a game of coalitions, such as CoalitionGame(3, len), got {short_repr(game)}")
    if len(game.players) > most:
        raise ValueError(f"this solution can be found for at most {most} players; {game} has {len(game.players)}")
    return game


def _worth(value: Any, what: str) -> Fraction:
    return fraction(int(value) if isinstance(value, bool) else value, what, MOST_BITS)


def numbers(values: tuple[Any, ...], what: str, least: int | None = 0) -> tuple[Fraction, ...]:
    """Return exact numbers, such as payments, given as a list or as the arguments of a call."""
    given = check_list(in_order(listed(values), what), what, MOST_PLAYERS)
    return tuple(fraction(value, what, MOST_BITS, least) for value in given)


def excesses(game: CoalitionGame, *payments: Exact | Iterable[Exact]) -> dict[str, Fraction]:
    """Return the excess of each coalition, which is what it could make minus what it's paid; a coalition with a positive excess objects.

    >>> excesses(CoalitionGame("AB", {"A": 1, "B": 0, "AB": 4}), 3, 1)
    {'A': Fraction(-2, 1), 'B': Fraction(-1, 1)}

    The result leaves out the grand coalition and the empty coalition.

    Parameters
    ----------
    game : a game of n players.
    payments : n exact numbers with any sum, in the same order as the players, or a list of them.

    Complexity
    ----------
    2ⁿ additions.
    """
    paid = the_game(game).proposal(*payments)
    return {game.label(group): excess for group, excess in enumerate(excess_list(game, paid), 1)}


def excess_list(game: CoalitionGame, paid: tuple[Fraction, ...]) -> list[Fraction]:
    """Return the excesses of groups 1, 2, …, except the grand coalition's."""
    sums = [Fraction(0)]
    for payment in paid:
        sums += [so_far + payment for so_far in sums]
    return [worth - so_far for worth, so_far in zip(game.worths[1:-1], sums[1:-1], strict=True)]


def arriving(game: CoalitionGame, *order: str | Iterable[str]) -> tuple[Fraction, ...]:
    """Return each player's marginal contribution if the players arrive in this order; the contributions are in the game's own order.

    >>> print(*arriving(CoalitionGame(3, lambda group: "A" in group and len(group) > 1), "BAC"))
    1 0 0

    Parameters
    ----------
    game : a game of n players.
    order : all n names, each once, one after the other or in a list; a string if all names are letters.

    Raises
    ------
    ValueError : if a name is unknown, repeated or missing.
    """
    names = list(order[0]) if len(order) == 1 and isinstance(order[0], str) else check_list(listed(order), "players")
    if the_game(game).group(names) != len(game.worths) - 1:
        raise ValueError(f"{', '.join(game.players)} must each arrive exactly once, got {short_repr(names)}")
    added, there = [Fraction(0)] * len(names), 0
    for name in names:
        place = game.players.index(name)
        added[place] = game.worths[there | 1 << place] - game.worths[there]
        there |= 1 << place
    return tuple(added)


def shapley_value(game: CoalitionGame) -> tuple[Fraction, ...]:
    """Return the Shapley value of each player, which is what they add when they arrive, on average over all orders.

    >>> print(*shapley_value(CoalitionGame(3, lambda group: "A" in group and len(group) > 1)))
    2/3 1/6 1/6

    Parameters
    ----------
    game : a game of n players, at most 16.

    Complexity
    ----------
    n 2ⁿ additions for n players, not n!.

    References
    ----------
    Shapley, "A value for n-person games", 1953.
    """
    n = len(the_game(game).players)
    return _averaged(game, [Fraction(factorial(s) * factorial(n - s - 1), factorial(n)) for s in range(n)])


def banzhaf_value(game: CoalitionGame) -> tuple[Fraction, ...]:
    """Return the Banzhaf value of each player, which is what they add to a group of the others, on average over all such groups.

    >>> print(*banzhaf_value(CoalitionGame(3, lambda group: "A" in group and len(group) > 1)))
    3/4 1/4 1/4

    In a voting game, the average is the fraction of these groups that lose without the player and win with the player, the *swings*.

    Parameters
    ----------
    game : a game of n players, at most 16.

    Complexity
    ----------
    n 2ⁿ additions.

    References
    ----------
    Felsenthal and Machover, *The Measurement of Voting Power*, 1998.
    """
    n = len(the_game(game).players)
    return _averaged(game, [Fraction(1, 2 ** (n - 1))] * n)


def _averaged(game: CoalitionGame, weights: list[Fraction]) -> tuple[Fraction, ...]:
    """Return each player's average contribution to the groups of the others, weighted by group size."""
    n = len(game.players)
    scale = lcm(*(number.denominator for number in game.worths))
    part = lcm(*(number.denominator for number in weights))
    worths = [int(number * scale) for number in game.worths]
    whole = [int(number * part) for number in weights]
    values = []
    for i in range(n):
        bit, total = 1 << i, 0
        for s in range(1 << n):
            if not s & bit:
                total += whole[s.bit_count()] * (worths[s | bit] - worths[s])
        values.append(Fraction(total, scale * part))
    return tuple(values)
