"""An explorer of coin-turning games, where readers build a rule and see the values of single heads and of rows.

Python computes the values of single heads from the rules; the page adds up a row.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, reduce
from operator import xor
from typing import Any, TypedDict

import traitlets as tl

from cgbook.pictures.boards.coins import row as coin_row
from cgbook.pictures.frame import card, heading, wrapped
from cgbook.widgets.base import RefusedError, Widget, synced
from cgkit.checks import check_choice, check_int, check_ints, short_repr
from cgkit.numbers.nim_sums import mex
from cgkit.rulesets.coins.custom import PATTERNS, TurnCoins

COINS = 14
COUNTS = ("1", "2", "3", "4", "5-")
WORDS = ("1", "2", "3", "4", "5 or more")
KNOWN = {
    (0b1, "anywhere"): "a game in which only the number of heads counts",
    (0b11, "anywhere"): "Turning Turtles",
    (0b111, "anywhere"): "Mock Turtles",
    (0b10, "anywhere"): "Twins",
    (0b100, "anywhere"): "Triplets",
    (0b11111, "side by side"): "Ruler",
}  # names of games, by the bits of the numbers of coins and by the pattern


class CoinRule(TypedDict):
    """A coin-turning rule built by the reader, and the heads of a row."""

    counts: int  # numbers of coins that a move may turn, one bit for each
    pattern: int  # index of the pattern in the map
    first: int  # number of the leftmost coin
    heads: list[int]  # places of the heads, counted from 0


class CoinMap(TypedDict):
    """The values of single heads under every rule that can be built."""

    counts: list[str]
    patterns: list[str]
    values: list[list[list[int]]]  # values by [pattern][counts][coin]
    names: dict[str, str]  # names of known games, by "pattern,counts"


class CoinRules(Widget):
    """A rule to build, and a row of coins. `coin_rules` makes one; `chosen` holds the rule and the heads on the page.

    >>> coin_rules([1, 2], heads=[2, 3]).chosen
    {'counts': 3, 'pattern': 0, 'first': 0, 'heads': [2, 3]}
    """

    kind: str = synced(tl.Unicode("coin rules"))
    map: CoinMap = synced(tl.Dict())
    chosen: CoinRule = synced(tl.Dict())

    @tl.validate("chosen")
    def _validate_chosen(self, proposal: dict[str, Any]) -> Any:
        rule = proposal["value"]
        ranges = {"counts": range(1 << len(COUNTS)), "pattern": range(len(PATTERNS)), "first": range(2)}
        fits = set(rule) == {*ranges, "heads"} and all(rule[key] in allowed for key, allowed in ranges.items())
        if not fits or not set(rule["heads"]) <= set(range(COINS)):
            raise RefusedError(
                f"a rule must have the keys counts, pattern, first and heads, with heads below {COINS}, got {short_repr(rule)}"
            )
        return rule

    def _static(self) -> dict[str, str]:
        chosen = self.chosen
        pattern, first = list(PATTERNS)[chosen["pattern"]], chosen["first"]
        values = self.map["values"][chosen["pattern"]][chosen["counts"]]
        rule = TurnCoins(code_of(bits), pattern, first).rule if (bits := chosen["counts"]) else "No move is allowed."
        worth = f"Single heads are worth {', '.join(map(str, values))} here, from left to right."
        head, top = heading(self.title, rule)
        shapes, below = coin_row(frozenset(head + first for head in chosen["heads"]), top + 2, first=first)
        words = wrapped(worth, below + 12)
        height = below + 8 + 20 * len(words)
        return {"image/svg+xml": card(f"{self.title}. {rule} {worth}", height, [*head, *shapes, *words])}


def coin_rules(
    code: Iterable[int] = (1, 2, 3), pattern: str = "anywhere", *, heads: Iterable[int] = (1, 2, 4), first: int = 0
) -> CoinRules:
    """Let the reader build a rule from the number of coins turned by a move and their positions.

    >>> coin_rules([1, 2], heads=[2, 3])
    CoinRules('Make your own rule')

    Parameters
    ----------
    code, pattern : first rule to show, as the numbers of coins from 1 to 5, where 5 means 5 or more, and the pattern, as in `TurnCoins`.
    heads : first heads to show, numbered from 0 to 13.
    first : number of the leftmost coin on the page, 0 or 1.
    """
    chosen = sorted(set(check_ints(code, "numbers of coins, where 5 means 5 or more,", 1, len(COUNTS))))
    if not chosen:
        raise ValueError("a move must turn 1 to 5 coins, where 5 means 5 or more, got none")
    check_choice(PATTERNS, pattern, "a pattern")
    up = sorted(set(check_ints(heads, "heads", 0, COINS - 1)))
    patterns = list(PATTERNS)
    nothing = [0] * COINS
    every = range(1, 1 << len(COUNTS))
    coin_map: CoinMap = {
        "counts": list(WORDS),
        "patterns": patterns,
        "values": [[nothing, *(single_heads(bits, name) for bits in every)] for name in patterns],
        "names": {f"{patterns.index(where)},{bits}": name for (bits, where), name in KNOWN.items()},
    }
    rule: CoinRule = {
        "counts": sum(1 << (count - 1) for count in chosen),
        "pattern": patterns.index(pattern),
        "first": check_int(first, "the numbers of the leftmost coin", 0, 1),
        "heads": up,
    }
    words = "The rightmost coin turned must go from heads to tails."
    return CoinRules(title="Make your own rule", rule=words, map=coin_map, chosen=rule)


def code_of(bits: int) -> str:
    """Return the code of a set of numbers of coins, given its bits.

    >>> code_of(0b10101)
    '1,3,5-'
    """
    check_int(bits, "the bits of a code", 1, (1 << len(COUNTS)) - 1)
    return ",".join(count for i, count in enumerate(COUNTS) if bits >> i & 1)


def single_heads(bits: int, pattern: str) -> list[int]:
    """Return the values of single heads, each computed as the mex of the nim-sums that a move can leave.

    >>> single_heads(0b111, "anywhere")[:6]
    [1, 2, 4, 7, 8, 11]
    """
    return list(_single_heads(code_of(bits), check_choice(PATTERNS, pattern, "a pattern")))


@cache
def _single_heads(code: str, pattern: str) -> list[int]:
    rule, values = TurnCoins(code, pattern, first=0), list[int]()
    for coin in range(COINS):
        values.append(mex(reduce(xor, map(values.__getitem__, others), 0) for others in rule.turns(coin)))
    return values
