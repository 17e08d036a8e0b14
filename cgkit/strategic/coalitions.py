"""Games of coalitions: what each group of players can make without the others, and what a proposal leaves them to wish for.

**Invariant.** Worths are exact, one for each group; the empty group makes 0. A group is known by a number whose binary digits say
who belongs to it, the first player by the last digit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import islice
from typing import Any

from cgkit.errors import items, told, wanted
from cgkit.strategic.matrices import fraction

__all__ = ["CoalitionGame", "exact", "excesses", "the_game"]

MOST_PLAYERS, MOST_BITS = 16, 200
Number = int | Fraction
LETTERS = "ABCDEFGHIJKLMNOP"
EXAMPLE = "glove(1, 2)"


def exact(value: Any, what: str, least: int | None = None) -> Fraction:
    """Return what a group, a player or an estate may have as a Fraction, or say what is allowed.

    >>> exact(7, "claims"), exact(Fraction(1, 2), "claims")
    (Fraction(7, 1), Fraction(1, 2))

    Parameters, Raises
    ------------------
    As for `cgkit.strategic.matrices.fraction`, with at most 200 bits.
    """
    return fraction(value, what, MOST_BITS, least)


class CoalitionGame:
    """A game of coalitions with side payments: players, and the worth of each group of them.

    >>> game = CoalitionGame("AB", {"A": 1, "B": 0, "AB": 4})
    >>> game.worth("AB"), game.worth("A"), game.worth("")
    (Fraction(4, 1), Fraction(1, 1), Fraction(0, 1))
    >>> CoalitionGame(["Ann", "Bob"], lambda group: len(group) ** 2).worth(["Bob"])
    Fraction(1, 1)

    Parameters
    ----------
    players : their names, at most 16; a text gives each of its letters a player.
    worth : what each group makes without the others: a dictionary from groups to numbers, or a function of a frozenset of players.
        A group is a text, where all names are letters, or a tuple or a set of names. The empty group may be left out.
    title : as it is printed.

    Raises
    ------
    ValueError : if a name stands twice, the worth of a group is missing or no exact number, or the empty group makes something.
    TypeError : if `worth` is neither a dictionary nor a function.

    Complexity
    ----------
    2 to the number of players.
    """

    __slots__ = ("players", "title", "worths")
    players: tuple[str, ...]
    title: str
    worths: tuple[Fraction, ...]

    def __init__(
        self,
        players: Iterable[str],
        worth: Mapping[Any, Number] | Callable[[frozenset[str]], Number],
        title: str = "A game of coalitions",
    ) -> None:
        names = tuple(players[: MOST_PLAYERS + 1]) if isinstance(players, str) else tuple(_names(players))
        if not 1 <= len(names) <= MOST_PLAYERS or len(set(names)) < len(names):
            raise ValueError(f"1 to {MOST_PLAYERS} players, each with a name of its own, got {told(players)}")
        set_ = object.__setattr__
        set_(self, "players", names)
        set_(self, "title", wanted(str, title, "'A market'"))
        set_(self, "worths", tuple(self._asked(worth) if callable(worth) else self._listed(worth)))
        if self.worths[0]:
            raise ValueError(f"the empty coalition makes 0, got {self.worths[0]}")

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a game of coalitions does not change; make another one with another {name}")

    def _asked(self, worth: Callable[[frozenset[str]], Any]) -> Iterator[Fraction]:
        for group in range(1 << len(self.players)):
            yield exact(worth(frozenset(self.members(group))), "worths")

    def _listed(self, worth: Any) -> list[Fraction]:
        if not isinstance(worth, Mapping):
            raise TypeError(f"worths are a dictionary from coalitions to numbers, or a function, got {told(worth)}")
        if len(worth) > 1 << len(self.players):
            raise ValueError(
                f"{len(self.players)} players have {1 << len(self.players):,} coalitions, got {len(worth):,}"
            )
        found: list[Fraction | None] = [Fraction(0), *[None] * ((1 << len(self.players)) - 1)]
        for group, value in worth.items():
            found[self.group(group)] = exact(value, f"the worths of coalitions, as of {told(group)},")
        if None in found:
            raise ValueError(f"every coalition has a worth, and none is given for {self.label(found.index(None))}")
        return [one for one in found if one is not None]

    def group(self, coalition: Iterable[str]) -> int:
        """Return the number of a coalition.

        >>> CoalitionGame("ABC", len).group("AC")
        5
        """
        given = (
            coalition[: MOST_PLAYERS + 1]
            if isinstance(coalition, str)
            else items(_list_of(coalition), "players", MOST_PLAYERS)
        )
        found = 0
        for name in given:
            place = next((i for i, one in enumerate(self.players) if isinstance(name, str) and one == name), None)
            if place is None or found >> place & 1:
                raise ValueError(
                    f"a coalition is made of {', '.join(self.players)}, each at most once, got {told(coalition)}"
                )
            found |= 1 << place
        return found

    def members(self, group: int) -> list[str]:
        """Return who belongs to the group of a number."""
        return [name for i, name in enumerate(self.players) if group >> i & 1]

    def label(self, group: int) -> str:
        """Return a group as it is written: AB, or Ann + Bob.

        >>> CoalitionGame("ABC", len).label(5)
        'AC'
        """
        return ("" if all(len(name) == 1 for name in self.players) else " + ").join(self.members(group))

    def worth(self, coalition: Iterable[str]) -> Fraction:
        """Return what a coalition makes without the others."""
        return self.worths[self.group(coalition)]

    @property
    def whole(self) -> Fraction:
        """What all players make together."""
        return self.worths[-1]

    @property
    def alone(self) -> tuple[Fraction, ...]:
        """What each player makes alone."""
        return tuple(self.worths[1 << i] for i in range(len(self.players)))

    def proposal(self, payments: Iterable[Number]) -> tuple[Fraction, ...]:
        """Return payments, one to each player, as fractions, or say what is wanted."""
        found = tuple(exact(one, "payments") for one in items(payments, "payments", MOST_PLAYERS))
        if len(found) != len(self.players):
            raise ValueError(f"a proposal pays each of {len(self.players)} players, got {told(payments)}")
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CoalitionGame) and (self.players, self.worths) == (other.players, other.worths)

    def __hash__(self) -> int:
        return hash((self.players, self.worths))

    def __repr__(self) -> str:
        return f"CoalitionGame({self.title!r}, {', '.join(self.players)})"


def _list_of(coalition: Any) -> Any:
    """A set of names as a list: its order does not matter, and `items` takes it."""
    return list(islice(coalition, MOST_PLAYERS + 1)) if isinstance(coalition, set | frozenset) else coalition


def _names(players: Any) -> Iterator[str]:
    for name in items(players, "players", MOST_PLAYERS):
        if not isinstance(name, str) or not 1 <= len(name) <= 40:
            raise ValueError(f"players have names of 1 to 40 letters, got {told(name)}")
        yield name


def the_game(game: Any, most: int = MOST_PLAYERS) -> CoalitionGame:
    """Return the game, or say what is wanted.

    >>> the_game(CoalitionGame("ABC", len), most=2)
    Traceback (most recent call last):
    ValueError: this is worked out for at most 2 players; CoalitionGame('A game of coalitions', A, B, C) has 3

    Raises
    ------
    TypeError : if it is none.
    ValueError : if it has more players.
    """
    if not isinstance(game, CoalitionGame):
        raise TypeError(f"a game of coalitions is wanted, as {EXAMPLE}, got {told(game)}")
    if len(game.players) > most:
        raise ValueError(f"this is worked out for at most {most} players; {game} has {len(game.players)}")
    return game


def excesses(game: CoalitionGame, payments: Iterable[Number]) -> dict[str, Fraction]:
    """Return how much more each coalition makes than it is paid; the grand coalition and nobody are left out.

    >>> game = CoalitionGame("AB", {"A": 1, "B": 0, "AB": 4})
    >>> excesses(game, (3, 1))
    {'A': Fraction(-2, 1), 'B': Fraction(-1, 1)}

    Parameters
    ----------
    game : a game of coalitions.
    payments : one for each player, in order.

    Returns
    -------
    dict : coalition, as the game writes it -> its worth less its payments; positive where it objects.

    Complexity
    ----------
    2 to the number of players.
    """
    paid = the_game(game).proposal(payments)
    return {game.label(group): one for group, one in enumerate(excess_list(game, paid), 1)}


def excess_list(game: CoalitionGame, paid: tuple[Fraction, ...]) -> list[Fraction]:
    """The excesses of groups 1, 2, … but the last."""
    sums = [Fraction(0)]
    for one in paid:
        sums += [so_far + one for so_far in sums]
    return [worth - so_far for worth, so_far in zip(game.worths[1:-1], sums[1:-1], strict=True)]
