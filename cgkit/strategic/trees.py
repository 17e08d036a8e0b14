"""Games in extensive form: trees of moves, of chance and of ends, with what each player knows when it is their turn.

A game is written as data with `choice`, `chance` and `end`, and checked once, where it becomes a `Tree`.

**Invariant.** In a `Tree` the odds of every chance node add up to 1; nodes at which a player knows the same belong to that player,
offer the same moves, and come after the same moves of that player (players remember what they knew and did). All that reads
a tree relies on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from numbers import Rational
from typing import Any

from cgkit.errors import items, one_of, told, wanted, whole_number, whole_numbers

__all__ = ["CHANCE", "END", "Chance", "Choice", "End", "Node", "Place", "Tree", "chance", "choice", "end"]

MOST_NODES, MOST_DEPTH = 5_000, 60
TOO_LARGE = f"a tree has at most {MOST_NODES:,} nodes, and paths of at most {MOST_DEPTH} moves"
CHANCE, END = -1, -2  # whose turn it is where it is no player's


@dataclass(frozen=True)
class End:
    """The end of play. `pay` is what each player gets, in whole chips.

    >>> End((2, -2)) == end(2, -2)
    True
    """

    pay: tuple[int, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "pay", whole_numbers(self.pay, "what a player gets", least=None))


@dataclass(frozen=True)
class Choice:
    """The turn of a player, who knows `knows` and no more. Nodes with the same words are one information set.

    >>> turn = choice(0, "Nothing has happened", {"stop": end(1), "go": end(0)})
    >>> turn.player, turn.moves[0]
    (0, ('stop', End(pay=(1,))))
    """

    player: int
    knows: str
    moves: tuple[tuple[str, Node], ...]


@dataclass(frozen=True)
class Chance:
    """What nobody chooses. `odds` are (what comes, its probability, where it leads).

    >>> coin = chance("The coin", {"heads": (Fraction(1, 2), end(1)), "tails": (Fraction(1, 2), end(-1))})
    >>> [(face, str(odds)) for face, odds, _ in coin.odds]
    [('heads', '1/2'), ('tails', '1/2')]
    """

    by: str
    odds: tuple[tuple[str, Fraction, Node], ...]


#: A place in a tree.
Node = End | Choice | Chance


def end(*pay: int) -> End:
    """Return an end of play.

    >>> end(1, -1)
    End(pay=(1, -1))

    Parameters
    ----------
    pay : what each player gets, in whole chips.

    Raises
    ------
    ValueError : if something is no integer.
    """
    return End(tuple(whole_number(one, "pay-offs", least=None) for one in pay))


def choice(player: int, knows: str, moves: Mapping[str, Node]) -> Choice:
    """Return the turn of a player.

    >>> choice(0, "Nothing has happened", {"stop": end(1), "go": end(0)}).knows
    'Nothing has happened'

    Parameters
    ----------
    player : counted from 0.
    knows : what the player knows, in words; the same words at two nodes say that the player cannot tell them apart.
    moves : each move in words, and the node to which it leads.

    Raises
    ------
    TypeError, ValueError : for anything else.
    """
    branches = tuple((words, _node(node)) for words, node in _branches(moves, "moves"))
    return Choice(whole_number(player, "players"), wanted(str, knows, "'You hold the ace'"), branches)


def chance(by: str, odds: Mapping[str, tuple[Rational | int, Node]]) -> Chance:
    """Return what nobody chooses.

    >>> chance("The coin", {"heads": (Fraction(1, 2), end(1)), "tails": (Fraction(1, 2), end(-1))}).by
    'The coin'

    Parameters
    ----------
    by : who decides, as "The die".
    odds : what may come, in words: its probability, and the node to which it leads.

    Raises
    ------
    TypeError, ValueError : for anything else.
    """
    found = []
    for words, pair in _branches(odds, "odds"):
        probability, node = pair if isinstance(pair, tuple) and len(pair) == 2 else (None, None)
        if not isinstance(probability, Rational) or isinstance(probability, bool) or Fraction(probability) <= 0:
            raise ValueError(f"odds are pairs of a probability, as Fraction(1, 2), and a node, got {told(pair)}")
        found.append((words, Fraction(probability), _node(node)))
    if sum(one for _, one, _ in found) != 1:
        raise ValueError(f"the odds of {told(by)} add up to {sum(one for _, one, _ in found)}, not to 1")
    return Chance(wanted(str, by, "'The die'"), tuple(found))


def _node(value: object) -> Node:
    if not isinstance(value, End | Choice | Chance):
        raise TypeError(f"a node is made by end, choice or chance, got {told(value)}")
    return value


def _branches(given: object, what: str) -> Iterable[tuple[str, Any]]:
    if not isinstance(given, Mapping) or not given or not all(isinstance(words, str) and words for words in given):
        raise TypeError(f"{what} are a dictionary from words to nodes, with at least one, got {told(given)}")
    return given.items()


@dataclass(frozen=True)
class Place:
    """A node where it stands in its tree.

    Parameters
    ----------
    turn : whose turn it is: a player, `CHANCE` or `END`.
    knows : what that player knows; who decides, where it is chance; nothing at an end.
    moves : (words, the place to which it leads, its probability where it is chance, else 0).
    pay : what each player gets at an end.
    path : the words of all that has happened.
    recalls : what the player whose turn it is has known and done.
    """

    turn: int
    knows: str
    moves: tuple[tuple[str, int, Fraction], ...]
    pay: tuple[int, ...]
    path: tuple[str, ...]
    recalls: tuple[tuple[str, str], ...]


@dataclass(frozen=True, repr=False)
class Tree:
    """A finite game in extensive form, checked.

    >>> stop = choice(0, "Nothing has happened", {"stop": end(1, -1), "go": choice(1, "You went on", {"stop": end(0, 0)})})
    >>> Tree("Stop or go", "Stop while you can.", stop)
    Tree('Stop or go')

    Parameters
    ----------
    title, rule : a name, and the rule in a sentence or two.
    root : where play begins.
    players : what they are called.

    Raises
    ------
    ValueError : for a tree of more than 5,000 nodes or 60 moves; a player or a pay-off too many or too few; and where a player
        knows the same at nodes that belong to two players, offer other moves, or follow other moves of that player.
    """

    title: str
    rule: str
    root: Node = field(repr=False)
    players: tuple[str, ...] = ("You", "The machine")

    def __post_init__(self) -> None:
        wanted(str, self.title, "'Stop or go'")
        wanted(str, self.rule, "'Stop while you can.'")
        names = tuple(wanted(str, name, "'You'") for name in items(self.players, "players", 10))
        if not names:
            raise ValueError("a game in extensive form has at least one player, got none")
        object.__setattr__(self, "players", names)
        _node(self.root)
        for places in self.sets.values():
            self._alike([self.places[i] for i in places])

    def __repr__(self) -> str:
        return f"Tree({self.title!r})"

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """All nodes, each before those to which it leads; the first is the root."""
        waiting: list[tuple[Node, int, Fraction, tuple[str, ...], dict[int, tuple[tuple[str, str], ...]]]] = [
            (self.root, -1, Fraction(0), (), {})
        ]
        rows: list[tuple[Node, tuple[str, ...], tuple[tuple[str, str], ...]]] = []
        leads: list[list[tuple[str, int, Fraction]]] = []
        while waiting:
            node, parent, odds, path, memories = waiting.pop()
            if len(rows) == MOST_NODES or len(path) > MOST_DEPTH:
                raise ValueError(TOO_LARGE)
            if parent >= 0:
                leads[parent].append((path[-1], len(rows), odds))
            self._fits(node)
            own = memories.get(node.player, ()) if isinstance(node, Choice) else ()
            for name, probability, after in reversed(_next(node)):
                later = {**memories, node.player: (*own, (node.knows, name))} if isinstance(node, Choice) else memories
                waiting.append((after, len(rows), probability, (*path, name), later))
            rows.append((node, path, own))
            leads.append([])
        return tuple(
            Place(
                turn=node.player if isinstance(node, Choice) else CHANCE if isinstance(node, Chance) else END,
                knows=node.knows if isinstance(node, Choice) else node.by if isinstance(node, Chance) else "",
                moves=tuple(moves),
                pay=node.pay if isinstance(node, End) else (),
                path=path,
                recalls=own,
            )
            for (node, path, own), moves in zip(rows, leads, strict=True)
        )

    @cached_property
    def sets(self) -> Mapping[str, tuple[int, ...]]:
        """The information sets: what a player may know, and the places at which it is all that they know."""
        found: dict[str, list[int]] = {}
        for i, place in enumerate(self.places):
            if place.turn >= 0:
                found.setdefault(place.knows, []).append(i)
        return {knows: tuple(places) for knows, places in found.items()}

    def owner(self, knows: str) -> int:
        """Return the player of an information set."""
        return self._first(knows).turn

    def options(self, knows: str) -> tuple[str, ...]:
        """Return the moves, in words, of an information set."""
        return tuple(words for words, _, _ in self._first(knows).moves)

    @property
    def has_chance(self) -> bool:
        """Whether something happens that nobody chooses."""
        return any(place.turn == CHANCE for place in self.places)

    @property
    def has_perfect_information(self) -> bool:
        """Whether each player, when it is their turn, knows all that has happened."""
        return all(len(places) == 1 for places in self.sets.values())

    @property
    def is_zero_sum(self) -> bool:
        """Whether there are two players or more, and what one of them gets the others lose, at every end."""
        return len(self.players) > 1 and not any(sum(place.pay) for place in self.places)

    def _first(self, knows: str) -> Place:
        return self.places[self.sets[one_of(self.sets, knows, "what a player knows")][0]]

    def _fits(self, node: Node) -> None:
        if isinstance(node, Choice) and node.player >= len(self.players):
            raise ValueError(f"players are counted from 0 to {len(self.players) - 1}, got {told(node.player)}")
        if isinstance(node, End) and len(node.pay) != len(self.players):
            raise ValueError(f"an end of this game pays {len(self.players)} players, got {told(node.pay)}")

    def _alike(self, places: list[Place]) -> None:
        first = places[0]
        for other in places[1:]:
            if other.turn != first.turn or [m[0] for m in other.moves] != [m[0] for m in first.moves]:
                raise ValueError(f"{told(first.knows)}: where a player knows the same, player and moves are the same")
            if other.recalls != first.recalls:
                raise ValueError(
                    f"{told(first.knows)}: players remember what they knew and did, and here they could not"
                )


def _next(node: Node) -> list[tuple[str, Fraction, Node]]:
    if isinstance(node, Choice):
        return [(words, Fraction(0), after) for words, after in node.moves]
    return list(node.odds) if isinstance(node, Chance) else []
