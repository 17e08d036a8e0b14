"""Exact numbers, probabilities and mixtures, read from whatever a caller writes.

**Invariant.** Every number is a `Fraction`, so two numbers tie only if they're equal. Floats aren't allowed, because 0.1 as a float isn't
exactly one tenth.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from typing import Any, SupportsIndex

from cgkit.checks import check_int, check_list, in_order, short_repr

MOST_SIDE, MOST_BITS, MIXED_BITS = 1_000, 64, 1_000_000
WRITTEN = re.compile(r"-?(\d+(/\d+)?|\d*\.\d+)", re.ASCII)  # for example: 3, 1/2, 0.5, .5
#: A mixed strategy: a probability for each row, or for each column.
Mixture = tuple[Fraction, ...]
#: An exact number in any form accepted from a caller: an integer, a `Fraction`, or text such as "1/2" or "0.5".
Exact = SupportsIndex | Fraction | str
#: A mixed strategy in any form accepted from a caller: its probabilities, or the number of a single row or column.
Mix = SupportsIndex | Iterable[Exact]


def fraction(value: Any, what: str, bits: int = MOST_BITS, least: int | None = None) -> Fraction:
    """Return an exact number as a Fraction, or raise an error if it's inexact, has more bits than allowed, or is less than `least`.

    >>> fraction(3, "payoffs"), fraction("1/2", "payoffs"), fraction(".25", "payoffs")
    (Fraction(3, 1), Fraction(1, 2), Fraction(1, 4))
    >>> fraction(0.5, "payoffs")
    Traceback (most recent call last):
    ValueError: payoffs must be exact numbers of at most 64 bits, such as 3, Fraction(1, 2), "1/2" or "0.5", got 0.5
    """
    try:
        if type(value) is Fraction:
            number = value
        else:
            exact = isinstance(value, Fraction) or (
                isinstance(value, str) and len(value) <= bits and WRITTEN.fullmatch(value)
            )
            number = Fraction(value if exact else check_int(value, what, least=None, bits=bits))
    except (TypeError, ValueError, ZeroDivisionError):
        number = None
    if (
        number is None
        or (least is not None and number < least)
        or max(number.numerator.bit_length(), number.denominator.bit_length()) > bits
    ):
        bound = "" if least is None else f" >= {least}"
        raise ValueError(
            f"{what} must be exact numbers{bound} of at most {bits:,} bits, such as 3, Fraction(1, 2), "
            f'"1/2" or "0.5", got {short_repr(value)}'
        )
    return number


def probabilities(given: Iterable[Any], wanted: str) -> Mixture:
    """Return exact numbers >= 0 that add up to 1, or raise an error with the message `wanted`.

    >>> probabilities(["1/3", "2/3"], "a coin has two probabilities")
    (Fraction(1, 3), Fraction(2, 3))
    """
    odds = tuple(fraction(number, "probabilities", MIXED_BITS) for number in given)
    if not odds or min(odds) < 0 or sum(odds) != 1:
        raise ValueError(wanted)
    return odds


def mixture(given: Mix, size: int, what: str = "rows") -> Mixture:
    """Return a mixture of this many rows or columns, given its probabilities, or the number of the only row or column in it.

    >>> mixture(["1/3", "2/3"], 2), mixture(0, 2)
    ((Fraction(1, 3), Fraction(2, 3)), (Fraction(1, 1), Fraction(0, 1)))
    >>> mixture([1, 1], 2)
    Traceback (most recent call last):
    ValueError: a mixture of 2 rows must be 2 probabilities >= 0 that add up to 1, got [1, 1]
    """
    if not isinstance(given, Iterable):
        at = check_int(given, what, 0, size - 1)
        return tuple(Fraction(i == at) for i in range(size))
    wanted = f"a mixture of {size} {what} must be {size} probabilities >= 0 that add up to 1, got {short_repr(given)}"
    odds = probabilities(check_list(in_order(given, "probabilities"), "probabilities", MOST_SIDE), wanted)
    if len(odds) != size:
        raise ValueError(wanted)
    return odds


def written(value: Fraction) -> str:
    """Return a number as you would type it in Python."""
    return str(value) if value.denominator == 1 else repr(value)
