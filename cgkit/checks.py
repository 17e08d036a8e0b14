"""Argument checks that all of cgkit shares, with their error messages.

The public functions of cgkit check their arguments here. A check of integers returns plain ints (or a tuple of ints), never a numpy
scalar, a bool, or a float such as 3.0.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Set
from contextlib import contextmanager
from itertools import islice
from operator import index
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")

NO_GROUPS = (str, bytes, bytearray, memoryview, Mapping)  # iterable types that don't count as lists
MOST_TOLD = 200  # maximum length of a wrong argument as quoted in a message, in characters
MOST_KNOWN = 300  # maximum length of the list of allowed words in a message, in characters
MOST_BITS = 14_000  # maximum size of a number in a position, in bits; Python won't print much longer ones in decimal
MOST_LISTED = 1_000_000  # maximum count of numbers in one position or set


LARGER = "ask for more values, with values="
MORE = "allow more, as in `with budget({more}):`"  # `more` is the argument to suggest
SMALLER = f"start from a smaller position, or {MORE}"


class SearchLimitError(ValueError):
    """An error for a question that would exceed its budget or another limit; the message says how far the search got.

    >>> raise SearchLimitError(1000, "positions")
    Traceback (most recent call last):
    cgkit.checks.SearchLimitError: stopped after 1000 positions: start from a smaller position, or allow more, \
as in `with budget(positions=10**8):`

    If the advice is to allow more, `more` is the argument of `budget` that would help.
    """

    def __init__(self, seen: int, what: str, advice: str = SMALLER, more: str = "positions=10**8") -> None:
        number, counted, then = (text if isinstance(text, str) else short_repr(text) for text in (seen, what, advice))
        super().__init__(f"stopped after {number} {counted}: {then.replace('{more}', more)}")
        self.seen, self.what, self.more = seen, counted, more


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """If an import in this block fails, say which extra of cgkit provides the missing package.

    >>> with needs("graphs"):
    ...     import a_package_that_is_not_there
    Traceback (most recent call last):
    ModuleNotFoundError: a_package_that_is_not_there isn't installed; it comes with cgkit[graphs]: \
in the project's folder, `pip install ".[graphs]"`

    Parameters
    ----------
    extra : name of an extra in pyproject.toml.
    """
    in_folder = Path(__file__).parents[1].joinpath("pyproject.toml").is_file()  # if not, cgkit came from a wheel
    from_folder = f'it comes with cgkit[{extra}]: in the project\'s folder, `pip install ".[{extra}]"`'
    with missing(from_folder if in_folder else f"cgkit[{extra}] needs it: `pip install {{package}}`"):
        yield


@contextmanager
def missing(advice: str) -> Iterator[None]:
    """Add advice to the error of an import that fails in this block; {package} in the advice becomes the missing package's name.

    >>> with missing("run `pip install {package}`"):
    ...     import a_package_that_is_not_there
    Traceback (most recent call last):
    ModuleNotFoundError: a_package_that_is_not_there isn't installed; run `pip install a_package_that_is_not_there`
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or str(error)).partition(".")[0]
        if sys.platform == "emscripten":  # this Python runs in a web page, where nothing can be installed
            said = f"{package} isn't available to Python in a browser. Run this in JupyterLab"
        else:
            said = f"{package} isn't installed; {advice.replace('{package}', package)}"
        raise ModuleNotFoundError(said, name=error.name) from None


def short_repr(value: Any) -> str:
    """Return the repr of a wrong argument for an error message, cut to 200 characters.

    >>> short_repr("three"), len(short_repr([7] * 10_000))
    ("'three'", 200)
    """
    try:
        if isinstance(value, int) and value.bit_length() > 4 * MOST_TOLD:
            return f"an integer of {value.bit_length()} bits"
        if isinstance(value, str | bytes | list | tuple) and len(value) > MOST_TOLD:
            value = value[:MOST_TOLD]  # the whole value's repr might not fit into memory
        text = repr(value)
    except Exception:  # the repr of a caller's own class can raise any error
        return f"a {type(value).__name__}"
    return text if len(text) <= MOST_TOLD else text[: MOST_TOLD - 2] + " …"


def wrong(type_is_right: bool, message: str) -> Exception:
    """Return the error for a wrong argument: a TypeError if its type is wrong, otherwise a ValueError.

    >>> wrong(isinstance("7", int), "sizes are numbers"), wrong(isinstance(-7, int), "sizes are at least 0")
    (TypeError('sizes are numbers'), ValueError('sizes are at least 0'))
    """
    return ValueError(message) if type_is_right else TypeError(message)


def check_type(kind: type[T], value: Any, example: str) -> T:
    """Return the value if it has this type; otherwise raise an error that states the type and quotes the value.

    >>> check_type(int, "7", "12")
    Traceback (most recent call last):
    TypeError: expected an int, such as 12, got the str '7'

    `example` is an expression that makes a value of this type.
    """
    if isinstance(value, kind):
        return value
    # Readers call every ruleset a ruleset, so the message doesn't mention its class.
    names = [base.__name__ for base in type(value).__mro__ if not isinstance(value, type)]
    given = "the ruleset " if "Ruleset" in names else f"the {names[0]} " if names else ""
    name = kind.__name__.lower()
    article = "an" if name[0] in "aeiou" else "a"
    raise TypeError(f"expected {article} {name}, such as {example}, got {given.lower()}{short_repr(value)}")


def check_choice(allowed: Iterable[str], value: Any, what: str) -> str:
    """Return the value if it's one of these words; otherwise raise an error that lists the words.

    >>> check_choice(("draw", "cut"), "burn", "mode")
    Traceback (most recent call last):
    ValueError: mode must be one of 'draw', 'cut', got 'burn'
    """
    words = list(allowed)
    if not isinstance(value, str) or value not in words:
        known = ", ".join(map(repr, words))
        shown = known if len(known) <= MOST_KNOWN else known[: MOST_KNOWN - 2] + " …"
        raise wrong(isinstance(value, str), f"{what} must be one of {shown}, got {short_repr(value)}")
    return value


def check_list(values: Any, what: str, most: int = MOST_LISTED) -> list[Any]:
    """Return the members of a collection as a list, or raise an error that asks for a list.

    >>> check_list(range(3), "rows")
    [0, 1, 2]
    >>> check_list("abc", "rows")
    Traceback (most recent call last):
    TypeError: rows must be in a list, got 'abc'

    A string or a mapping doesn't count as a collection.
    """
    if not _is_group(values):
        raise TypeError(f"{what} must be in a list, got {short_repr(values)}")
    listed_values = list(islice(values, most + 1))
    if len(listed_values) > most:
        raise ValueError(f"{what}: expected at most {most:,}, got more")
    return listed_values


def _is_group(values: Any) -> bool:
    """Return whether the values count as a list; a numpy array without dimensions claims to be iterable, but isn't."""
    return isinstance(values, Iterable) and not isinstance(values, NO_GROUPS) and getattr(values, "ndim", 1) != 0


def in_order(values: T, what: str) -> T:
    """Return the values, or raise a TypeError if they're in a set, because a set forgets order and repetition.

    >>> in_order([3, 3, 5], "heap sizes")
    [3, 3, 5]
    >>> in_order({3, 3, 5}, "heap sizes")
    Traceback (most recent call last):
    TypeError: heap sizes must be in a list, because a set forgets order and repetition, got {3, 5}
    """
    if isinstance(values, Set):
        raise TypeError(
            f"{what} must be in a list, because a set forgets order and repetition, got {short_repr(values)}"
        )
    return values


def check_int(value: Any, what: str, least: int | None = 0, most: int | None = None, bits: int | None = None) -> int:
    """Return the value as a plain int, or raise an error that says which integers are allowed.

    >>> check_int(7, "heap sizes")
    7
    >>> check_int(-1, "heap sizes")
    Traceback (most recent call last):
    ValueError: heap sizes must be integers >= 0, got -1
    >>> check_int(9, "rows", least=1, most=8)
    Traceback (most recent call last):
    ValueError: rows must be integers from 1 to 8, got 9

    A bound of None means that there's no bound. Numpy integers become ints, and a boolean or a float raises a TypeError.
    """
    number = value if type(value) is int else _as_int(value)
    if (
        number is None
        or (least is not None and number < least)
        or (most is not None and number > most)
        or (bits is not None and number.bit_length() > bits)
    ):
        raise wrong(number is not None, f"{what} must be integers{_bounds(least, most, bits)}, got {short_repr(value)}")
    return number


def check_single(value: Any, what: str, least: int | None = 0, bits: int | None = None, several: str = "") -> int:
    """Return one integer, checked by `check_int`; for a list or an array, raise an error that says how to get an answer for each number.

    >>> check_single([3, 4], "heap sizes")
    Traceback (most recent call last):
    TypeError: heap sizes must be integers >= 0, got [3, 4]; call the function once for each number

    `several` is the name of a function that takes lists and arrays, if there is one.
    """
    try:
        return check_int(value, what, least, bits=bits)
    except TypeError as error:
        if not (getattr(value, "ndim", 0) or isinstance(value, list | tuple)):
            raise
        advice = f"{several} takes lists and arrays" if several else "call the function once for each number"
        raise TypeError(f"{error}; {advice}") from None


def _as_int(value: Any) -> int | None:
    """Return an integer of any type, such as numpy's, as an int; return None for anything else, including truth values."""
    try:
        return None if type(value).__name__ == "bool" or isinstance(value, bool) else index(value)
    except TypeError:
        return None


def _bounds(least: int | None, most: int | None, bits: int | None = None) -> str:
    size = "" if least is None and most is None else f" >= {least}" if most is None else f" from {least} to {most}"
    return f"{size} of at most {bits:,} bits" if bits is not None else size


def check_ints(
    values: Any, what: str, least: int | None = 0, most: int | None = None, many: int = MOST_LISTED
) -> tuple[int, ...]:
    """Return the values as a tuple of plain ints, or raise an error that says which integers are allowed.

    >>> check_ints([3, 4], "heap sizes")
    (3, 4)
    >>> check_ints("34", "heap sizes")
    Traceback (most recent call last):
    TypeError: heap sizes must be a list of integers >= 0, got '34'

    By default, at most a million values are allowed. Each can have at most 14,000 bits.
    """
    if not _is_group(values):
        raise TypeError(f"{what} must be a list of integers{_bounds(least, most)}, got {short_repr(values)}")
    given = tuple(islice(values, many + 1))
    if len(given) > many:
        raise ValueError(f"{what}: expected at most {many:,} numbers, got more")
    # Checking the whole tuple is nearly always enough, and it's many times faster than checking each number.
    if not set(map(type, given)) <= {int} or (
        given and ((least is not None and min(given) < least) or (most is not None and max(given) > most))
    ):
        given = tuple(check_int(value, what, least, most) for value in given)
    if given and max(max(given), -min(given)).bit_length() > MOST_BITS:
        raise ValueError(f"{what} must have at most {MOST_BITS:,} bits, got {short_repr(max(given, key=abs))}")
    return given


def shaped(position: Any, shape: Any, words: str) -> Any:
    """Return a position as plain tuples of ints if it has this shape; otherwise raise an error that describes the shape in words.

    >>> shaped([1, [[0, 2, 1]]], (int, [(int, int, int)]), "whose turn it is, and the rows")
    (1, ((0, 2, 1),))
    >>> shaped((1, 2, 3), (int, int), "two numbers")
    Traceback (most recent call last):
    ValueError: a position must be two numbers, got (1, 2, 3)

    A shape is `int` for an integer >= 0, a tuple with the shape of each item, or a list of one shape for any number of items of that shape.
    """

    def plain(value: Any, shape: Any) -> Any:
        if shape is int:
            return check_int(value, "numbers", bits=MOST_BITS)
        parts = check_list(in_order(value, "parts"), "parts")
        if isinstance(shape, list):
            return tuple(plain(part, shape[0]) for part in parts)
        return tuple(plain(part, inner) for part, inner in zip(parts, shape, strict=True))

    try:
        return plain(position, shape)
    except (TypeError, ValueError) as error:
        message = f"a position must be {words}, got {short_repr(position)}"
        raise wrong(isinstance(error, ValueError), message) from None


def check_bool(value: Any, what: str) -> bool:
    """Return a truth value as a plain bool, or raise an error that asks for True or False.

    >>> check_bool(True, "equal")
    True
    >>> check_bool(1, "equal")
    Traceback (most recent call last):
    TypeError: equal must be True or False, got 1
    """
    if isinstance(value, bool) or type(value).__name__ in ("bool", "bool_"):
        return bool(value)
    raise TypeError(f"{what} must be True or False, got {short_repr(value)}")


def listed(parts: tuple[Any, ...]) -> Iterable[Any]:
    """Return the items given to a call, either as separate arguments or as one iterable.

    >>> listed((3, 4)), listed(([3, 4],)), listed((3,)), listed(("34",))
    ((3, 4), [3, 4], (3,), ('34',))

    A string or a mapping doesn't count as a list.
    """
    return parts[0] if len(parts) == 1 and _is_group(parts[0]) else parts


def listed_pairs(parts: tuple[Any, ...]) -> Iterable[Any]:
    """Return the pairs given to a call, either as separate arguments or as one list of pairs; a single pair remains a pair.

    >>> listed_pairs(((2, 3), (1, 7))), listed_pairs(([(2, 3), (1, 7)],)), listed_pairs(([2, 3],))
    ([(2, 3), (1, 7)], [(2, 3), (1, 7)], ([2, 3],))
    """
    pairs = check_list(listed(parts), "pairs")
    return pairs if all(isinstance(pair, Iterable) for pair in pairs) else parts
