"""Games in extensive form, as trees of moves, chance and ends that also show what each player knows on their turn.

You write a game as data with `choice`, `chance` and `end`. It's checked once, when it becomes a `Tree`. `tree_of` makes a tree from a
combinatorial game.

**Invariant.** In a `Tree`, the odds of every chance node add up to 1. Nodes with the same knowledge belong to one player, offer the same
moves, and come after the same moves of that player, because players remember what they knew and did. All code that reads a
tree relies on this.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from typing import Any

from cgbook.strategic.exact_numbers import MIXED_BITS, Exact, fraction, written
from cgkit.checks import check_choice, check_int, check_list, check_type, listed, short_repr
from cgkit.position import EXAMPLE as POSITION
from cgkit.position import Position

MOST_NODES, MOST_DEPTH = 5_000, 60
TOO_LARGE = f"a tree must have at most {MOST_NODES:,} nodes, and paths of at most {MOST_DEPTH} moves"
CHANCE, END = -1, -2  # values of `turn` at nodes where no player moves
EXAMPLE = "Tree('Stop or go', 'Stop while you can.', choice(…))"


@dataclass(frozen=True, repr=False)
class End:
    """An end of play, with the payoff of each player; `end` makes one."""

    pay: tuple[Fraction, ...]

    def __repr__(self) -> str:
        return f"end({', '.join(map(written, self.pay))})"


@dataclass(frozen=True)
class Choice:
    """The turn of a player, who knows only `knows`; `choice` makes one."""

    player: int
    knows: str
    moves: tuple[tuple[str, Node], ...]


@dataclass(frozen=True)
class Chance:
    """A move of chance, as triples (event, its probability, the node that follows); `chance` makes one."""

    by: str
    odds: tuple[tuple[str, Fraction, Node], ...]


#: A node of a tree.
Node = End | Choice | Chance


def end(*pay: Exact | Iterable[Exact]) -> End:
    """Return an end of play (a terminal node), given the payoff of each player.

    >>> end(1, -1), end([3, "1/2"])
    (end(1, -1), end(3, Fraction(1, 2)))

    Parameters
    ----------
    pay : exact numbers of at most 64 bits, one for each player, or a list of them.
    """
    return End(tuple(fraction(number, "payoffs") for number in check_list(listed(pay), "payoffs")))


def choice(player: int, knows: str, moves: Mapping[str, Node]) -> Choice:
    """Return the turn of a player (a decision node), given what the player knows and where each move leads.

    >>> choice(0, "Nothing has happened", {"stop": end(1), "go": end(0)}).moves[0]
    ('stop', end(1))

    Parameters
    ----------
    player : number of the player, counting from 0.
    knows : what the player knows, in words. Nodes with the same words are one information set: the player can't tell them apart.
    moves : dictionary from the name of each move to the node that follows; at least one move.
    """
    branches = tuple((words, _node(node)) for words, node in _branches(moves, "moves"))
    return Choice(check_int(player, "players"), check_type(str, knows, "'You hold the ace'"), branches)


def chance(by: str, odds: Mapping[str, tuple[Exact, Node]]) -> Chance:
    """Return a move of chance (a chance node), given everything that can happen, its probability and where it leads.

    >>> coin = chance("The coin", {"heads": ("1/2", end(1)), "tails": ("1/2", end(-1))})
    >>> coin.odds[0]
    ('heads', Fraction(1, 2), end(1))

    Parameters
    ----------
    by : source of the chance, in words, such as a coin.
    odds : dictionary from each possible event to its probability, an exact number above 0, and the node that follows.
    """
    branches = []
    for words, pair in _branches(odds, "odds"):
        if not isinstance(pair, tuple | list) or len(pair) != 2:
            raise ValueError(
                f"odds must be pairs of a probability, such as Fraction(1, 2), and a node, got {short_repr(pair)}"
            )
        if (probability := fraction(pair[0], "probabilities", MIXED_BITS)) <= 0:
            raise ValueError(f"the probability of each chance move must be above 0, got {short_repr(pair[0])}")
        branches.append((words, probability, _node(pair[1])))
    if (total := sum(probability for _, probability, _ in branches)) != 1:
        raise ValueError(f"the odds of {short_repr(by)} must add up to 1, but add up to {total}")
    return Chance(check_type(str, by, "'The die'"), tuple(branches))


def _node(value: object) -> Node:
    if not isinstance(value, End | Choice | Chance):
        raise TypeError(f"a node must be made by end, choice or chance, got {short_repr(value)}")
    return value


def _branches(given: object, what: str) -> Iterable[tuple[str, Any]]:
    if not isinstance(given, Mapping) or not given or not all(isinstance(words, str) and words for words in given):
        raise TypeError(
            f"{what} must be a dictionary from words to nodes, with at least one entry, got {short_repr(given)}"
        )
    return given.items()


@dataclass(frozen=True)
class Place:
    """A node at its place in a tree.

    `turn` is a player, `CHANCE` or `END`. `knows` is what that player knows, or the source of the chance. Each of `moves` has its words,
    the place that follows, and its probability, which is 0 for a player's move. `pay` holds the payoff of each player at an end. `path`
    holds the words of everything that has happened. `recalls` holds everything that the player to move has known and done.
    """

    turn: int
    knows: str
    moves: tuple[tuple[str, int, Fraction], ...]
    pay: tuple[Fraction, ...]
    path: tuple[str, ...]
    recalls: tuple[tuple[str, str], ...]


@dataclass(frozen=True, repr=False)
class Tree:
    """A finite game in extensive form, with perfect recall.

    >>> stop = choice(0, "Nothing has happened", {"stop": end(1, -1), "go": choice(1, "You went on", {"stop": end(0, 0)})})
    >>> Tree("Stop or go", "Stop while you can.", stop)
    Tree('Stop or go')

    Parameters
    ----------
    title, rule : name of the game, and its rule in a sentence or two.
    root : node where play begins, made by `choice`, `chance` or `end`; at most 5,000 nodes, and 60 moves in a row.
    players : 1 to 10 names, ordered by the players' numbers.

    Raises
    ------
    ValueError : if the tree is too large, a player has no name, an end doesn't pay each player once, or an information set has nodes of
        several players, nodes with different moves, or nodes that follow different moves of that player.
    TypeError : if the root isn't a node, or a name isn't text.
    """

    title: str
    rule: str
    root: Node = field(repr=False)
    players: tuple[str, ...] = ("You", "Your opponent")

    def __post_init__(self) -> None:
        check_type(str, self.title, "'Stop or go'")
        check_type(str, self.rule, "'Stop while you can.'")
        names = tuple(check_type(str, name, "'You'") for name in check_list(self.players, "players", 10))
        if not names or not all(names):
            raise ValueError(f"a game in extensive form needs players with names, got {short_repr(self.players)}")
        object.__setattr__(self, "players", names)
        _node(self.root)
        for places in self.sets.values():
            self._alike([self.places[i] for i in places])

    def __repr__(self) -> str:
        return f"Tree({self.title!r})"

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """All nodes, each before its successors; the first is the root."""
        waiting: list[tuple[Node, int, Fraction, tuple[str, ...], dict[int, tuple[tuple[str, str], ...]]]] = [
            (self.root, -1, Fraction(0), (), {})
        ]
        places: list[Place] = []
        leads: list[list[tuple[str, int, Fraction]]] = []
        while waiting:
            node, parent, odds, path, memories = waiting.pop()
            if len(places) == MOST_NODES or len(path) > MOST_DEPTH:
                raise ValueError(TOO_LARGE)
            if parent >= 0:
                leads[parent].append((path[-1], len(places), odds))
            turn, knows, pay, branches = self._parts(node)
            own = memories.get(turn, ())
            for name, probability, after in reversed(branches):
                later = {**memories, turn: (*own, (knows, name))} if turn >= 0 else memories
                waiting.append((after, len(places), probability, (*path, name), later))
            places.append(Place(turn, knows, (), pay, path, own))
            leads.append([])
        return tuple(replace(place, moves=tuple(moves)) for place, moves in zip(places, leads, strict=True))

    @cached_property
    def sets(self) -> Mapping[str, tuple[int, ...]]:
        """The information sets, as pairs of a player's possible knowledge and the places where the player knows exactly this."""
        by_knowledge: dict[str, list[int]] = {}
        for i, place in enumerate(self.places):
            if place.turn >= 0:
                by_knowledge.setdefault(place.knows, []).append(i)
        return {knows: tuple(places) for knows, places in by_knowledge.items()}

    def owner(self, knows: str) -> int:
        """Return the player of an information set."""
        return self._first(knows).turn

    def options(self, knows: str) -> tuple[str, ...]:
        """Return the moves, in words, of an information set."""
        return tuple(words for words, _, _ in self._first(knows).moves)

    @property
    def has_chance(self) -> bool:
        """Whether the game has a move of chance."""
        return any(place.turn == CHANCE for place in self.places)

    @property
    def has_perfect_information(self) -> bool:
        """Whether each player, on their turn, knows everything that has happened."""
        return all(len(places) == 1 for places in self.sets.values())

    @property
    def is_zero_sum(self) -> bool:
        """Whether there are at least two players, and their payoffs add up to 0 at every end."""
        return len(self.players) > 1 and not any(sum(place.pay) for place in self.places)

    def _first(self, knows: str) -> Place:
        return self.places[self.sets[check_choice(self.sets, knows, "what a player knows")][0]]

    def _parts(self, node: Node) -> tuple[int, str, tuple[Fraction, ...], list[tuple[str, Fraction, Node]]]:
        """Return who moves at a node, what they know, the payoffs, and each branch with its probability (0 for a player's move)."""
        if isinstance(node, Choice):
            if node.player >= len(self.players):
                raise ValueError(
                    f"players must be numbered from 0 to {len(self.players) - 1}, got {short_repr(node.player)}"
                )
            return node.player, node.knows, (), [(words, Fraction(0), after) for words, after in node.moves]
        if isinstance(node, Chance):
            return CHANCE, node.by, (), list(node.odds)
        if len(node.pay) != len(self.players):
            raise ValueError(f"an end of this game must pay {len(self.players)} players, got {short_repr(node)}")
        return END, "", node.pay, []

    def _alike(self, places: list[Place]) -> None:
        first = places[0]
        for other in places[1:]:
            if other.turn != first.turn or [m[0] for m in other.moves] != [m[0] for m in first.moves]:
                raise ValueError(
                    f"{short_repr(first.knows)}: at all places where a player knows the same things, the same "
                    "player must move and have the same moves"
                )
            if other.recalls != first.recalls:
                raise ValueError(
                    f"{short_repr(first.knows)}: players must remember what they knew and did, but can't here"
                )


def tree_of(position: Position[Any]) -> Tree:
    """Return the extensive form of a combinatorial game, where the winner gets 1 and the loser gets -1, or both get 0 in a draw.

    >>> from cgkit import Bash
    >>> tree_of(Bash(2)(1)).has_perfect_information
    True

    Parameters
    ----------
    position : start of the game; player 0 moves first.

    Raises
    ------
    ValueError : if play can take more than 60 moves, or the tree has more than 5,000 nodes.
    """
    check_type(Position, position, POSITION)
    rules = position.rules
    return Tree(rules.title, f"{rules.rule} {rules.ending}".strip(), _grown(position, 0, (), [0]))


def _grown(position: Position[Any], player: int, path: tuple[str, ...], seen: list[int]) -> Node:
    seen[0] += 1
    if seen[0] > MOST_NODES or len(path) > MOST_DEPTH:
        raise ValueError(f"{TOO_LARGE}: start from a smaller position")
    if position.is_over:
        result = position.rules.end(position.state)  # result for the player to move
        return end(result, -result) if player == 0 else end(-result, result)
    moves = tuple((move.text, _grown(move.after, 1 - player, (*path, move.text), seen)) for move in position.moves())
    return Choice(player, f"So far: {', '.join(path)}" if path else "At the start", moves)
