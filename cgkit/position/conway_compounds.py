"""Twelve ways to play several games together, and the numbers that decide who wins eleven of them.

On each turn, a player moves in one of the games, in some of them, or in all of them. Play ends when all games have ended (long) or as soon
as one has (short). The last player to move wins (normal) or loses (misère). In eleven of the twelve ways, certain numbers of the single
games decide who wins.

- *all, short* uses the least remoteness, normal or misère; *all, long* uses the greatest suspense. In normal play the player to move
  wins when that number is odd, in misère play when it is even.
- *some*: the player to move loses exactly when each game alone is P under the same convention. Only *long, misère* is different: with
  two or more unfinished games, their normal outcomes decide, and with only one, its misère outcome decides.
- *one, long, normal* uses the nim-sum of the values. *One, short* uses the nim-sum of foreclosed values, which ignore the positions that
  nobody wants to move to, because the next player wins there. Under misère play these positions are the ends. In normal play they are the
  positions where one move can end the game.
- *one, long, misère*: nobody knows any numbers of the single games that decide who wins.
"""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass
from itertools import product
from typing import Any

from cgkit.checks import SearchLimitError, check_type, short_repr
from cgkit.numbers.nim_sums import nim_sum
from cgkit.position.position import EXAMPLE, Position
from cgkit.solving.budget import question
from cgkit.solving.reach import Reach
from cgkit.solving.search import least_missing, length_rule, search

MOVES, RULES, LAST = ("one", "some", "all"), ("long", "short"), ("normal", "misère")
MOST_PARTS = 1_000


@dataclass(frozen=True)
class PartNumbers:
    """The numbers of one game that decide who wins its compounds; `part_numbers` finds them.

    >>> from cgkit import Bash
    >>> part_numbers(Bash(2)(4))
    PartNumbers(value=1, remoteness=3, suspense=3, misere_remoteness=3, misere_suspense=3, foreclosed=1, misere_foreclosed=0)

    Parameters
    ----------
    value : the Grundy value.
    remoteness, misere_remoteness : number of moves if the winner under that convention hurries and the loser delays.
    suspense, misere_suspense : number of moves if the winner delays and the loser hurries.
    foreclosed : value if nobody moves to an end or to a position where one move can end the game; None if there's no move, or if one move
        can end the game.
    misere_foreclosed : value if nobody moves to an end; None if there's no move.
    """

    value: int
    remoteness: int
    suspense: int
    misere_remoteness: int
    misere_suspense: int
    foreclosed: int | None
    misere_foreclosed: int | None

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.remoteness == 0

    @property
    def outcome(self) -> str:
        """ "P" or "N" in normal play."""
        return "N" if self.remoteness % 2 else "P"

    @property
    def misere_outcome(self) -> str:
        """ "P" or "N" under misère play."""
        return "P" if self.misere_remoteness % 2 else "N"


@dataclass(frozen=True)
class Way:
    """One of the twelve ways to play games together, and who wins.

    >>> from cgkit import Bash
    >>> twelve_ways(Bash(2)(3), Bash(2)(5))[0]
    Way(move='one', rule='long', last='normal', outcome='N', why='nim-sum of values 2')

    `outcome` is None if the numbers of the single games don't decide who wins.
    """

    move: str
    rule: str
    last: str
    outcome: str | None
    why: str


def part_numbers(position: Position[Any]) -> PartNumbers:
    """Return the numbers of a game that decide who wins its compounds, found by one search.

    >>> from cgkit import Subtraction
    >>> numbers = part_numbers(Subtraction({1, 2})(5))
    >>> numbers.value, numbers.remoteness, numbers.suspense
    (2, 3, 3)

    The game must be under normal play, and its positions must never repeat. A sum counts as one game here.

    Complexity
    ----------
    Linear in the number of moves between the positions reached.

    References
    ----------
    Smith, "Graphs and composite games" (1966); Conway, *On Numbers and Games*, chapter 14.
    """
    rules = check_type(Position, position, EXAMPLE).rules
    if not rules.additive:
        raise ValueError(
            f"{short_repr(position)} has no part numbers, because they need a game where no position recurs and the "
            "last player to move wins"
        )
    reach = Reach(rules, position.state, merge=False)
    start = reach.starts[0]

    def number(rule: Callable[[set[int]], int], shut: Set[int] = frozenset()) -> int:
        known: dict[int, int] = {}
        return search(start, lambda node: [to for to in reach.options[node] if to not in shut], known, rule, returned)

    def returned(node: int) -> str:
        return f"{short_repr(rules)} can return to {rules.show(reach.positions[node])}, so a player can delay forever"

    hot = {node for node, options in enumerate(reach.options) if any(not reach.options[to] for to in options)}
    ended = {node for node, options in enumerate(reach.options) if not options}

    return PartNumbers(
        value=number(least_missing),
        remoteness=number(length_rule(delay=False)),
        suspense=number(length_rule(delay=True)),
        misere_remoteness=number(length_rule(delay=False, misere=True)),
        misere_suspense=number(length_rule(delay=True, misere=True)),
        foreclosed=None if start in hot | ended else number(least_missing, hot | ended),
        misere_foreclosed=None if start in ended else number(least_missing, ended),
    )


@question
def twelve_ways(*games: Position[Any]) -> list[Way]:
    """Return who wins in each of the twelve ways to play these games together, and why.

    >>> from cgkit import Bash
    >>> for way in twelve_ways(Bash(2)(3), Bash(2)(5))[8:]:
    ...     print(way.move, way.rule, way.last, way.outcome, way.why)
    all long normal N greatest suspense 3
    all long misère N greatest misère suspense 4
    all short normal P least remoteness 2
    all short misère N least misère remoteness 2

    The ways are sorted by moves in one, some or all games, then by the long and the short rule, then by normal and misère play. There can
    be at most a thousand games.

    Complexity
    ----------
    One call to `part_numbers` for each game. Positions of the compound aren't searched.

    References
    ----------
    Conway, *On Numbers and Games*, chapter 14, "How to play several games at once in a dozen different ways".
    """
    if not games:
        raise ValueError("at least one game is needed, got none")
    if len(games) > MOST_PARTS:
        raise SearchLimitError(MOST_PARTS, "games played together", "use fewer games")
    known: dict[Position[Any], PartNumbers] = {}
    for game in games:
        if check_type(Position, game, EXAMPLE) not in known:
            known[game] = part_numbers(game)
    parts = [known[game] for game in games]
    return [Way(*way, *_decided(parts, *way)) for way in product(MOVES, RULES, LAST)]


def _decided(parts: list[PartNumbers], move: str, rule: str, last: str) -> tuple[str | None, str]:
    """Return the outcome of these games in one of the twelve ways, and the reason for it."""
    misere = last == "misère"
    if rule == "short" and any(part.over for part in parts):
        return ("N" if misere else "P"), "a game has ended"
    if move == "all":
        return _by_length(parts, rule, misere)
    if move == "some":
        return _by_outcomes(parts, rule, misere)
    if rule == "short":
        values = [part.misere_foreclosed if misere else part.foreclosed for part in parts]
        if None in values:
            return "N", "one move ends a game"
        return _by_values(
            [value for value in values if value is not None],
            "misère foreclosed values" if misere else "foreclosed values",
        )
    return (None, "the games' numbers don't decide") if misere else _by_values([part.value for part in parts], "values")


def _by_values(values: list[int], what: str) -> tuple[str, str]:
    total = nim_sum(*values)
    return ("N" if total else "P"), f"nim-sum of {what} {total}"


def _by_length(parts: list[PartNumbers], rule: str, misere: bool) -> tuple[str, str]:
    kind = "misère " if misere else ""
    if rule == "short":
        lengths = [part.misere_remoteness if misere else part.remoteness for part in parts]
        length, what = min(lengths), f"least {kind}remoteness"
    else:
        lengths = [part.misere_suspense if misere else part.suspense for part in parts]
        length, what = max(lengths), f"greatest {kind}suspense"
    return ("N" if length % 2 != misere else "P"), f"{what} {length}"


def _by_outcomes(parts: list[PartNumbers], rule: str, misere: bool) -> tuple[str, str]:
    open_ones = [part for part in parts if not part.over]
    if misere and rule == "long" and len(open_ones) <= 1:
        if not open_ones:
            return "N", "all games have ended"
        return open_ones[0].misere_outcome, "the misère outcome of the last game"
    by_misere = misere and rule == "short"
    lost = all((part.misere_outcome if by_misere else part.outcome) == "P" for part in parts)
    name = "misère outcome" if by_misere else "outcome"
    return ("P" if lost else "N"), f"every game has the {name} P" if lost else f"a game has the {name} N"
