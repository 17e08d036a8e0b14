"""A recursive definition, worked out without recursion: each node after those that its options are made of.

Grundy values and suspense numbers are defined so: of a node by those of its options, where an option is a sum of nodes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any, TypeAlias, TypeVar

from cgkit.errors import told
from cgkit.games.ruleset import Piece, Ruleset
from cgkit.solving.reach import Bound

__all__ = ["SAY_SO", "Memo", "Option", "Rule", "grundy_rule", "length_rule", "settle", "settle_games", "suspense_rule"]

N = TypeVar("N", bound=Hashable)
Option: TypeAlias = tuple[N, ...]  # the nodes whose sum it is; () where nothing is left
Memo: TypeAlias = dict[Piece, int]  # numbers of games that are known already
Rule: TypeAlias = Callable[[list[Option[N]], dict[N, int]], int]
#: What may be done where play turns out to return, though the ruleset has not said so.
SAY_SO = (
    "a game in which play may return says loopy=True in from_options, or additive = False in its class;"
    " then outcome() tells who wins"
)


def settle(
    wanted: Iterable[N],
    options: Callable[[N], Iterable[Option[N]]],
    rule: Rule[N],
    known: dict[N, int],
    returned: Callable[[N], str],
) -> None:
    """Add to `known` the numbers of the nodes that are wanted, and of all that they lead to.

    >>> known = {}
    >>> settle([3], lambda n: [(k,) for k in range(n)], grundy_rule, known, str)
    >>> known
    {0: 0, 1: 1, 2: 2, 3: 3}

    Parameters
    ----------
    wanted : nodes.
    options : from a node to its options; asked once for each node that is not known yet.
    rule : from the options of a node, and the numbers of all that they are made of, to its number.
    known : numbers already known; it grows.
    returned : what to say of a node to which play can return.

    Raises
    ------
    ValueError : if play can return.

    Complexity
    ----------
    Linear in the number of options; those of a node are kept until it is settled.
    """
    stack = list(wanted)
    opened: dict[N, list[Option[N]]] = {}
    while stack:
        node = stack[-1]
        if node in known:
            stack.pop()
            continue
        first = node not in opened
        if first:
            opened[node] = list(options(node))
        missing = [part for option in opened[node] for part in option if part not in known]
        if not missing:
            known[stack.pop()] = rule(opened.pop(node), known)
        elif first:
            stack += dict.fromkeys(missing)
        else:
            raise ValueError(returned(node))


def settle_games(
    wanted: Iterable[Piece],
    summands: Callable[[Ruleset[Any], Any], Iterable[Piece]],
    rule: Rule[int],
    known: Memo,
    bound: Bound,
    none: str = "no Grundy values",
) -> None:
    """Add to `known` the numbers of games, each a ruleset with a position, and of all that they lead to.

    Parameters
    ----------
    wanted, rule, known : as for `settle`.
    summands : from a ruleset and a position to the games whose sum it is.
    bound : how many games may be met, and how many moves looked at.
    none : what is said where play can return, and there are no such numbers.

    Raises
    ------
    ValueError : if play can return.
    SearchLimitError : if the search passes the bound.
    """
    # Inside the search a game is a number, for a pair of a ruleset and a position is long to hash. Rulesets are told apart by identity: if
    # two that are equal meet in one search, some games are worked out twice.
    games: list[Piece] = []
    numbers: dict[int, dict[Any, int]] = {}
    found: dict[int, int] = {}

    def number(game: Piece) -> int:
        rules, position = game
        own = numbers.setdefault(id(rules), {})
        if position not in own:
            games.append(game)  # first: whoever stops the search here finds a game for every number
            if known and game in known:
                found[len(games) - 1] = known[game]
            own[position] = len(games) - 1
        return own[position]

    starts = [number(game) for game in wanted]
    first = len(games)

    def options(node: int) -> Iterator[Option[int]]:
        rules, position = games[node]
        own = numbers[id(rules)]
        for after in bound.count(rules.afters(position)):
            if after in own:  # a component is its only component
                yield (own[after],)
            else:
                yield tuple(map(number, summands(rules, after)))
                bound.meet(len(games) - first)

    def returned(node: int) -> str:
        rules, position = games[node]
        return f"{told(rules)} can return to {rules.show(position)}: {none}; {SAY_SO}"

    try:
        settle(starts, options, rule, found, returned)
    finally:  # what was found before a bound was reached stays known
        known.update((games[node], value) for node, value in found.items())


def grundy_rule(options: list[Option[N]], known: dict[N, int]) -> int:
    """Return the mex over the options, each the nim-sum of its parts."""
    met = 0  # bit v tells whether some option has the value v
    for option in options:
        total = 0
        for part in option:
            total ^= known[part]
        met |= 1 << total
    return (~met & met + 1).bit_length() - 1


def length_rule(*, delay: bool, misere: bool = False) -> Rule[Any]:
    """Return the rule for the number of moves in a game: the winner delays and the loser hurries, or the other way round.

    A length tells who wins: in normal play whoever moves wins just when it is odd, under misère play just when it is even.
    """
    lost = int(misere)  # what is left with such a parity is lost for the opponent
    long, soon = (max, min) if delay else (min, max)

    def rule(options: list[Option[Any]], known: dict[Any, int]) -> int:
        lengths = [max((known[part] for part in option), default=0) for option in options]
        won = [length for length in lengths if length % 2 == lost]
        return 1 + (long(won) if won else soon(lengths)) if lengths else 0

    return rule


#: The rule for the length of a game if the winner delays and the loser hurries; of a join, the greatest of its parts.
suspense_rule: Rule[Any] = length_rule(delay=True)
