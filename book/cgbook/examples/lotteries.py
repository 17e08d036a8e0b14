"""Lotteries, and their worth to a person, which is the mean of a utility.

**Invariant.** Probabilities are exact and add up to 1, and a prize that nobody can win is left out. Two lotteries with the same chances are
therefore equal, no matter how they were mixed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from cgbook.strategic.exact_numbers import MIXED_BITS, fraction, probabilities
from cgkit.checks import check_type, short_repr

MOST_PRIZES = 1_000
LOTTERY = 'Lottery({"car": "1/6", "goat": "5/6"})'


@dataclass(frozen=True, repr=False)
class Lottery:
    """A set of prizes, in words or as integers, with their probabilities; a prize with probability 0 is left out.

    >>> Lottery({"car": "1/6", "goat": "5/6"})
    Lottery(1/6 car, 5/6 goat)
    """

    odds: Mapping[str | int, Fraction]

    def __init__(self, odds: Any) -> None:
        if not isinstance(odds, Mapping) or not odds or len(odds) > MOST_PRIZES:
            raise TypeError(
                f"a lottery must be a dictionary from prizes to probabilities, such as {LOTTERY}, got {short_repr(odds)}"
            )
        if any(isinstance(prize, bool) or not isinstance(prize, str | int) for prize in odds):
            raise TypeError(f"a prize must be a string or an integer, got {short_repr(dict(odds))}")
        words = f"the probabilities of a lottery must be 0 or more and add up to 1, got {short_repr(dict(odds))}"
        likely = zip(odds, probabilities(odds.values(), words), strict=True)
        object.__setattr__(self, "odds", {prize: p for prize, p in likely if p})

    def __hash__(self) -> int:
        return hash(frozenset(self.odds.items()))

    def __repr__(self) -> str:
        return f"Lottery({', '.join(f'{p} {prize}' for prize, p in self.odds.items())})"


def mixed(probability: Any, first: Lottery, second: Lottery) -> Lottery:
    """Return the lottery that runs the first lottery with this probability, otherwise the second, with all chances multiplied out.

    >>> car, goat = Lottery({"car": 1}), Lottery({"goat": 1})
    >>> mixed("1/2", mixed("1/3", car, goat), goat)
    Lottery(1/6 car, 5/6 goat)
    """
    p = fraction(probability, "probabilities", MIXED_BITS)
    if not 0 <= p <= 1:
        raise ValueError(f"probabilities must be from 0 to 1, got {short_repr(probability)}")
    odds, others = check_type(Lottery, first, LOTTERY).odds, check_type(Lottery, second, LOTTERY).odds
    prizes = [*odds, *(prize for prize in others if prize not in odds)]
    return Lottery({prize: p * odds.get(prize, 0) + (1 - p) * others.get(prize, 0) for prize in prizes})


def expected_utility(lottery: Lottery, utility: Mapping[str | int, Any]) -> Fraction:
    """Return the mean of a utility over the prizes of a lottery; the utility is what each prize is worth to a person.

    >>> print(expected_utility(Lottery({"car": "1/6", "goat": "5/6"}), {"car": 12, "goat": 0}))
    2
    """
    odds = check_type(Lottery, lottery, LOTTERY).odds
    if not isinstance(utility, Mapping) or any(prize not in utility for prize in odds):
        raise TypeError(
            f"a utility must be a dictionary with a number for each of {short_repr(list(odds))}, got {short_repr(utility)}"
        )
    return sum((p * fraction(utility[prize], "utilities") for prize, p in odds.items()), Fraction(0))
