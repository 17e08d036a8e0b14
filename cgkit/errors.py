"""What is said when an argument is out of its domain, or a search passes its bound."""

from operator import index
from typing import Any

__all__ = ["SearchLimitError", "whole_number"]


class SearchLimitError(ValueError):
    """A search met more positions than its `limit` allows; the message says how many it had seen.

    >>> raise SearchLimitError(1000, "positions", "start smaller")
    Traceback (most recent call last):
    cgkit.errors.SearchLimitError: stopped after 1000 positions: start smaller, or pass a larger limit=

    Parameters
    ----------
    seen : how many were met.
    what : what was counted, in the plural.
    advice : what else may be done.
    """

    def __init__(self, seen: int, what: str, advice: str = "start from a smaller position") -> None:
        super().__init__(f"stopped after {seen} {what}: {advice}, or pass a larger limit=")
        self.seen = seen


def whole_number(value: Any, what: str, least: int = 0) -> int:
    """Return the value as an int, or say what is allowed.

    >>> whole_number(7, "heap sizes")
    7
    >>> whole_number(-1, "heap sizes")
    Traceback (most recent call last):
    ValueError: heap sizes must be integers >= 0, got -1

    Parameters
    ----------
    value : anything.
    what : what the value is, in the plural.
    least : the least integer allowed.

    Returns
    -------
    int; numpy's integers are accepted, booleans are not.

    Raises
    ------
    ValueError : if the value is not an integer, or less than `least`.
    """
    try:
        number = index(value)
    except TypeError:
        number = None
    if number is None or number < least or isinstance(value, bool):
        raise ValueError(f"{what} must be integers >= {least}, got {value!r}")
    return number
