"""Rules made to measure: so many coins at once, anywhere or in a pattern."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from cgkit.rulesets.coins.coin_turning import CoinRow, leftmost
from cgkit.words import listed

__all__ = ["PATTERNS", "TurnCoins"]

PATTERNS = {
    "anywhere": "",
    "side by side": "that lie side by side",
    "equally spaced": "that lie equally far apart",
    "within four": "among four neighbours",
}


@dataclass(frozen=True, repr=False)
class TurnCoins(CoinRow):
    """Turn so many coins as a code says, the rightmost from heads to tails.

    The codes say which numbers of coins are allowed: "2", "1-3", "1,3", "2-" for at least two.

    >>> [TurnCoins("1-3", first=0)(n).value() for n in range(8)]
    [1, 2, 4, 7, 8, 11, 13, 14]
    >>> [TurnCoins("1-", "side by side")(n).value() for n in range(1, 9)]
    [1, 2, 1, 4, 1, 2, 1, 8]

    Parameters
    ----------
    code : numbers and ranges, joined by commas.
    pattern : "anywhere", "side by side", "equally spaced", or "within four": among four neighbouring places.
    first : the number of the leftmost coin, 1 or 0. A position is the numbers of the heads.

    Raises
    ------
    ValueError : for a code that is none, an unknown pattern, or a number of a coin below `first`.

    Complexity
    ----------
    By search: linear in the number of moves of the single heads up to the last.
    """

    code: str
    pattern: str = "anywhere"
    first: int = 1

    def __post_init__(self) -> None:
        read_code(self.code)
        if self.pattern not in PATTERNS:
            raise ValueError(f"a pattern is one of {', '.join(map(repr, PATTERNS))}, got {self.pattern!r}")
        leftmost(self.first)

    def __repr__(self) -> str:
        more = "" if self.pattern == "anywhere" else f", {self.pattern!r}"
        return f"TurnCoins({self.code!r}{more}{', first=0' if self.first == 0 else ''})"

    def title(self) -> str:
        return (
            f"Turn {self.numbers()}{', ' * (self.pattern != 'anywhere')}{self.pattern * (self.pattern != 'anywhere')}"
        )

    def rule(self) -> str:
        coins = f"{self.numbers()} coin{'s' * (self.code != '1')} {PATTERNS[self.pattern]}".strip()
        return f"A move turns {coins}; the rightmost of them must go from heads to tails."

    def numbers(self) -> str:
        """Return which numbers of coins are allowed, in words.

        >>> TurnCoins("1,3-5,7-").numbers()
        '1, 3 to 5 or at least 7'
        """
        counts = (
            str(least) if most == least else f"at least {least}" if most is None else f"{least} to {most}"
            for least, most in read_code(self.code)
        )
        return listed(counts, "or")

    def allows(self, number: int) -> bool:
        """Whether so many coins may be turned at once."""
        return any(least <= number and (most is None or number <= most) for least, most in read_code(self.code))

    def turns(self, coin: int) -> Iterator[tuple[int, ...]]:
        places = coin - self.first
        for others in filter(lambda count: self.allows(count + 1), range(places + 1)):
            if self.pattern == "anywhere":
                yield from combinations(range(self.first, coin), others)
            elif self.pattern == "within four":
                yield from combinations(range(max(self.first, coin - 3), coin), others)
            else:
                furthest = places // others if others and self.pattern == "equally spaced" else 1
                for gap in range(1, furthest + 1):
                    yield tuple(range(coin - gap * others, coin, gap))


def read_code(code: str) -> list[tuple[int, int | None]]:
    """Return the ranges of a code, each from its least number to its greatest, or to None where it has no end.

    >>> read_code("1,3-5,7-")
    [(1, 1), (3, 5), (7, None)]
    """
    ranges = []
    for part in code.split(","):
        found = re.fullmatch(r"([1-9]\d*)(-([1-9]\d*)?)?", part.strip())
        if not found:
            raise ValueError(f'a code holds numbers and ranges, as "2", "1-3", "1,3" or "2-", got {code!r}')
        least, dash, most = found.groups()
        ranges.append((int(least), int(most) if most else None if dash else int(least)))
    return ranges
