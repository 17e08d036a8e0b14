"""The two operations on which impartial games rest: the minimal excludant and the nim-sum."""

from collections.abc import Iterable
from functools import reduce
from operator import xor

from cgkit.errors import whole_number

__all__ = ["mex", "nim_sum"]


def mex(values: Iterable[int]) -> int:
    """Return the minimal excludant: the least integer >= 0 that is not among the values.

    >>> mex([0, 1, 3, 4])
    2
    >>> mex([])
    0

    Parameters
    ----------
    values : integers >= 0, in any order, repeated at will.

    Returns
    -------
    int, at most the number of different values.

    Complexity
    ----------
    Linear in the number of values.

    References
    ----------
    Ferguson, *Game Theory*, Part I, section 3.2.
    """
    present = set(values)
    least = 0
    while least in present:
        least += 1
    return least


def nim_sum(*values: int) -> int:
    """Return the nim-sum: binary addition without carrying, the value of a sum of games.

    >>> nim_sum(3, 4, 5)
    2
    >>> nim_sum()
    0

    Parameters
    ----------
    *values : integers >= 0 of any size.

    Returns
    -------
    int >= 0.

    Raises
    ------
    ValueError : if a value is negative or not an integer.

    Complexity
    ----------
    Linear in the total number of bits.

    References
    ----------
    Bouton, "Nim, a game with a complete mathematical theory" (1901); Ferguson, Part I, section 2.2.
    """
    return reduce(xor, (whole_number(value, "a nim-sum's terms") for value in values), 0)
