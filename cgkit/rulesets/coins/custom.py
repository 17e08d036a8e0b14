"""Coin-turning rules of your own, given by a function, or by the number of coins in a move and the pattern they form."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from cgkit.checks import check_int, check_ints, short_repr, wrong
from cgkit.rulesets.coins.row import CoinRow, choices
from cgkit.wording import joined

PATTERNS = {
    "anywhere": "",
    "side by side": "that lie side by side",
    "equally spaced": "that lie equally far apart",
    "within four": "among four neighbours",
}

NUMBERS = ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
MOST_CODE = 200  # maximum length of a code, in characters


class CoinRule(CoinRow):
    """A coin-turning rule of your own, given by a function.

    >>> halving = CoinRule("halving", lambda n: [(n // 2,)] if n > 1 else [()])
    >>> halving(5).winning_moves()
    [turn coins 2 and 5: leaves 2, a P-position (value 0)]

    Parameters
    ----------
    name : name of the rule, for titles and messages.
    function : function that takes a coin's number and returns the sets of coins to its left, as tuples, that can turn together with it.
    first : number of the leftmost coin, 1 or 0.
    """

    def __init__(self, name: str, function: Callable[[int], Iterable[Sequence[int]]], first: int = 1) -> None:
        if not isinstance(name, str) or not name:
            raise wrong(isinstance(name, str), f"the name of a rule must be a string, got {short_repr(name)}")
        if not callable(function):
            raise TypeError(
                f"a rule must be a function from a coin to the sets of coins turned with it, got {short_repr(function)}"
            )
        self.name, self.function = name, function
        self.first = check_int(first, "the numbers of the leftmost coin", 0, 1)

    def __repr__(self) -> str:
        return f"CoinRule({self.name!r})"

    @property
    def title(self) -> str:
        return self.name[:1].upper() + self.name[1:]

    def turns(self, coin: int) -> Iterator[Sequence[int]]:
        for given in self.function(coin):
            others = check_ints(given, f"{self!r}: coins turned with coin {coin}", self.first, coin - 1)
            if len(set(others)) < len(others):
                raise ValueError(
                    f"{self!r}: the coins turned with coin {coin} must all be different, got {short_repr(others)}"
                )
            yield others


class TurnCoins(CoinRow):
    """A coin game where a code gives the numbers of coins that a move can turn; the rightmost coin goes from heads to tails.

    The code lists the allowed numbers of coins, such as "2", "1-3", "1,3", or "2-" for at least two.

    >>> [TurnCoins("1-3", first=0)(n).value() for n in range(8)]
    [1, 2, 4, 7, 8, 11, 13, 14]
    >>> [TurnCoins("1-", "side by side")(n).value() for n in range(1, 9)]
    [1, 2, 1, 4, 1, 2, 1, 8]
    >>> TurnCoins("2", "within three")(5).moves()
    [turn coins 3 and 5, turn coins 4 and 5]

    A search solves the game in time linear in the total number of moves of all single heads up to the rightmost one.

    Parameters
    ----------
    code : numbers and ranges, separated by commas.
    pattern : "anywhere", "side by side", "equally spaced", or "within four", which means that the coins are among four neighbouring places.
        Other numbers work too, as in "within ten" or "within 12".
    first : number of the leftmost coin, 1 or 0. A position is the list of the heads' numbers.
    """

    def __init__(self, code: str, pattern: str = "anywhere", first: int = 1) -> None:
        self.pattern = pattern
        read_counts(code)
        self.code = ",".join(part.strip() for part in code.split(","))
        if not isinstance(pattern, str) or (pattern not in PATTERNS and not self._width()):
            patterns = f"{', '.join(map(repr, PATTERNS))}, or 'within' with another number, such as 'within ten'"
            raise wrong(isinstance(pattern, str), f"a pattern must be one of {patterns}, got {short_repr(pattern)}")
        self.first = check_int(first, "the numbers of the leftmost coin", 0, 1)

    def _width(self) -> int | None:
        """Return the number in a pattern such as "within four" or "within 7", 0 if no number is given, and None for any other pattern."""
        within, _, number = self.pattern.partition(" ")
        if within != "within" or (number not in NUMBERS and not re.fullmatch(r"[1-9]\d{0,8}", number)):
            return None
        return NUMBERS.index(number) if number in NUMBERS else int(number)

    def __repr__(self) -> str:
        more = "" if self.pattern == "anywhere" else f", {self.pattern!r}"
        return f"TurnCoins({self.code!r}{more}{', first=0' if self.first == 0 else ''})"

    @property
    def title(self) -> str:
        return f"Turn {self.numbers()}" + (f", {self.pattern}" if self.pattern != "anywhere" else "")

    @property
    def rule(self) -> str:
        pattern = f"among {self.pattern.split()[1]} neighbours" if self._width() else PATTERNS[self.pattern]
        coins = f"{self.numbers()} coin{'s' * (self.numbers() != '1')} {pattern}".strip()
        return f"A move turns {coins}; the rightmost of them must go from heads to tails."

    def numbers(self) -> str:
        """Return the allowed numbers of coins, in words.

        >>> TurnCoins("1,3-5,7-").numbers()
        '1, 3 to 5 or at least 7'
        """
        counts = (
            str(least) if most == least else f"at least {least}" if most is None else f"{least} to {most}"
            for least, most in read_counts(self.code)
        )
        return joined(counts, "or")

    def allows(self, number: int) -> bool:
        """Return whether one move can turn this many coins."""
        return any(least <= number and (most is None or number <= most) for least, most in read_counts(self.code))

    def turns(self, coin: int) -> Iterator[tuple[int, ...]]:
        places, width = coin - self.first, self._width()
        most = min(places, width - 1) if width else places
        for others in filter(lambda count: self.allows(count + 1), range(most + 1)):
            if self.pattern == "anywhere":
                yield from choices(self.first, coin, others)
            elif width:
                yield from choices(max(self.first, coin - width + 1), coin, others)
            else:
                furthest = places // others if others and self.pattern == "equally spaced" else 1
                for gap in range(1, furthest + 1):
                    yield tuple(range(coin - gap * others, coin, gap))


def read_counts(code: str) -> list[tuple[int, int | None]]:
    """Return the ranges of a code as pairs (smallest, largest); the largest is None if the range has no end.

    >>> read_counts("1,3-5,7-")
    [(1, 1), (3, 5), (7, None)]
    """
    ranges = []
    if not isinstance(code, str) or len(code) > MOST_CODE:
        message = f'a code must be a string of at most {MOST_CODE} characters, such as "2", "1-3", "1,3" or "2-"'
        raise wrong(isinstance(code, str), f"{message}, got {short_repr(code)}")
    for part in code.split(","):
        match = re.fullmatch(r"([1-9]\d*)(-([1-9]\d*)?)?", part.strip())
        if not match:
            raise ValueError(
                f'a code must be numbers and ranges, such as "2", "1-3", "1,3" or "2-", got {short_repr(code)}'
            )
        first, dash, last = match.groups()
        least, most = int(first), int(last) if last else None if dash else int(first)
        if most is not None and most < least:
            raise ValueError(f"the end of a range can't be below its start, got {short_repr(part.strip())}")
        ranges.append((least, most))
    return ranges
