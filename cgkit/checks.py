"""Argument checks, and the error messages that they share.

Every public function of cgkit checks its arguments here. A check returns plain ints (or a tuple of them), never a numpy scalar, a
bool or a float that happens to be whole.
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

NO_GROUPS = (str, bytes, bytearray, memoryview, Mapping)  # they can be gone through, but list nothing
MOST_TOLD = 200  # characters of a wrong argument that a message repeats
MOST_KNOWN = 300  # and of the words that it might have been
MOST_BITS = 14_000  # of a number in a position; Python writes no longer ones in decimals
MOST_LISTED = 1_000_000  # numbers that one position or set may hold


LARGER = "ask for more values, with values="
MORE = "allow more, as in `with budget({more}):`"  # `more` names what ran out
SMALLER = f"start from a smaller position, or {MORE}"


class SearchLimitError(ValueError):
    """A question would take more than its budget allows; the message says how far it got.

    >>> raise SearchLimitError(1000, "positions")
    Traceback (most recent call last):
    cgkit.checks.SearchLimitError: stopped after 1000 positions: start from a smaller position, or allow more, \
as in `with budget(positions=10**8):`

    `more` is the argument of `budget` that would help, if the advice is to allow more.
    """

    def __init__(self, seen: int, what: str, advice: str = SMALLER, more: str = "positions=10**8") -> None:
        number, counted, then = (text if isinstance(text, str) else short_repr(text) for text in (seen, what, advice))
        super().__init__(f"stopped after {number} {counted}: {then.replace('{more}', more)}")
        self.seen, self.what, self.more = seen, counted, more


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Say, if an import inside fails, which extra of cgkit brings the missing package.

    >>> with needs("graphs"):
    ...     import a_package_that_is_not_there
    Traceback (most recent call last):
    ModuleNotFoundError: a_package_that_is_not_there is not installed; it comes with cgkit[graphs]: \
in the project's folder, `pip install ".[graphs]"`

    Parameters
    ----------
    extra : its name in pyproject.toml.
    """
    in_folder = Path(__file__).parents[1].joinpath("pyproject.toml").is_file()  # else installed from a wheel
    from_folder = f'it comes with cgkit[{extra}]: in the project\'s folder, `pip install ".[{extra}]"`'
    with missing(from_folder if in_folder else f"cgkit[{extra}] needs it: `pip install {{package}}`"):
        yield


@contextmanager
def missing(advice: str) -> Iterator[None]:
    """Add advice to the error of an import that fails inside; {package} in the advice is what is missing.

    >>> with missing("run `pip install {package}`"):
    ...     import a_package_that_is_not_there
    Traceback (most recent call last):
    ModuleNotFoundError: a_package_that_is_not_there is not installed; run `pip install a_package_that_is_not_there`
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or str(error)).partition(".")[0]
        if sys.platform == "emscripten":  # a page: nothing can be installed there
            said = f"{package} is not in a browser's Python; in JupyterLab this runs"
        else:
            said = f"{package} is not installed; {advice.replace('{package}', package)}"
        raise ModuleNotFoundError(said, name=error.name) from None


def short_repr(value: Any) -> str:
    """Return a wrong argument as a message quotes it: at most 200 characters of its repr, whatever it is.

    >>> short_repr("three"), len(short_repr([7] * 10_000))
    ("'three'", 200)
    """
    try:
        if isinstance(value, int) and value.bit_length() > 4 * MOST_TOLD:
            return f"an integer of {value.bit_length()} bits"
        if isinstance(value, str | bytes | list | tuple) and len(value) > MOST_TOLD:
            value = value[:MOST_TOLD]  # the repr of the whole may be larger than memory
        text = repr(value)
    except Exception:  # the repr of what a caller brings may do anything
        return f"a {type(value).__name__}"
    return text if len(text) <= MOST_TOLD else text[: MOST_TOLD - 2] + " …"


def wrong(type_is_right: bool, message: str) -> Exception:
    """Return the error for a wrong argument: a wrong type is a TypeError, a wrong value a ValueError.

    >>> wrong(isinstance("7", int), "sizes are numbers"), wrong(isinstance(-7, int), "sizes are at least 0")
    (TypeError('sizes are numbers'), ValueError('sizes are at least 0'))
    """
    return ValueError(message) if type_is_right else TypeError(message)


def check_type(kind: type[T], value: Any, example: str) -> T:
    """Return the value if it has this type, or say what is wanted and what was given.

    >>> check_type(int, "7", "12")
    Traceback (most recent call last):
    TypeError: an int is wanted, such as 12, got the str '7'

    `example` is an expression that makes such a thing.
    """
    if isinstance(value, kind):
        return value
    # Readers know rulesets by that word, whatever class they are of.
    names = [base.__name__ for base in type(value).__mro__ if not isinstance(value, type)]
    given = "the ruleset " if "Ruleset" in names else f"the {names[0]} " if names else ""
    name = kind.__name__.lower()
    article = "an" if name[0] in "aeiou" else "a"
    raise TypeError(f"{article} {name} is wanted, such as {example}, got {given.lower()}{short_repr(value)}")


def check_choice(allowed: Iterable[str], value: Any, what: str) -> str:
    """Return the value if it is one of these words, or say which words are allowed.

    >>> check_choice(("draw", "cut"), "burn", "mode")
    Traceback (most recent call last):
    ValueError: mode is one of 'draw', 'cut', got 'burn'
    """
    words = list(allowed)
    if not isinstance(value, str) or value not in words:
        known = ", ".join(map(repr, words))
        shown = known if len(known) <= MOST_KNOWN else known[: MOST_KNOWN - 2] + " …"
        raise wrong(isinstance(value, str), f"{what} is one of {shown}, got {short_repr(value)}")
    return value


def check_list(values: Any, what: str, most: int = MOST_LISTED) -> list[Any]:
    """Return the members of a group as a list, or say that a list is wanted.

    >>> check_list(range(3), "rows")
    [0, 1, 2]
    >>> check_list("abc", "rows")
    Traceback (most recent call last):
    TypeError: rows are given as a list, got 'abc'

    A string or a mapping does not count as a group.
    """
    if not _is_group(values):
        raise TypeError(f"{what} are given as a list, got {short_repr(values)}")
    listed_values = list(islice(values, most + 1))
    if len(listed_values) > most:
        raise ValueError(f"{what}: at most {most:,}, got more")
    return listed_values


def _is_group(values: Any) -> bool:
    """Whether the values can be gone through; an array without a dimension says that it can, and cannot."""
    return isinstance(values, Iterable) and not isinstance(values, NO_GROUPS) and getattr(values, "ndim", 1) != 0


def in_order(values: T, what: str) -> T:
    """Return the values unless they are a set, which would forget repetition and order.

    >>> in_order([3, 3, 5], "heap sizes")
    [3, 3, 5]
    >>> in_order({3, 3, 5}, "heap sizes")
    Traceback (most recent call last):
    TypeError: heap sizes are given as a list because a set forgets order and repetition, got {3, 5}
    """
    if isinstance(values, Set):
        raise TypeError(
            f"{what} are given as a list because a set forgets order and repetition, got {short_repr(values)}"
        )
    return values


def check_int(value: Any, what: str, least: int | None = 0, most: int | None = None, bits: int | None = None) -> int:
    """Return the value as a plain int, or say what is allowed.

    >>> check_int(7, "heap sizes")
    7
    >>> check_int(-1, "heap sizes")
    Traceback (most recent call last):
    ValueError: heap sizes must be integers >= 0, got -1
    >>> check_int(9, "rows", least=1, most=8)
    Traceback (most recent call last):
    ValueError: rows must be integers from 1 to 8, got 9

    None means no bound. Integers of numpy become ints; for a boolean or a float there is a TypeError.
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
    """Return what `check_int` returns; for a list or an array, say how to get an answer for each of its numbers.

    >>> check_single([3, 4], "heap sizes")
    Traceback (most recent call last):
    TypeError: heap sizes must be integers >= 0, got [3, 4]; call the function once for each number

    `several` names a function that takes lists and arrays, if there is one.
    """
    try:
        return check_int(value, what, least, bits=bits)
    except TypeError as error:
        if not (getattr(value, "ndim", 0) or isinstance(value, list | tuple)):
            raise
        advice = f"{several} takes lists and arrays" if several else "call the function once for each number"
        raise TypeError(f"{error}; {advice}") from None


def _as_int(value: Any) -> int | None:
    """An integer of another type, such as numpy's; truth values, numpy's too, do not count."""
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
    """Return the values as a tuple of plain ints, or say what is allowed.

    >>> check_ints([3, 4], "heap sizes")
    (3, 4)
    >>> check_ints("34", "heap sizes")
    Traceback (most recent call last):
    TypeError: heap sizes are given as a list of integers >= 0, got '34'

    Unless stated otherwise there are at most a million of them, each of at most 14,000 bits.
    """
    if not _is_group(values):
        raise TypeError(f"{what} are given as a list of integers{_bounds(least, most)}, got {short_repr(values)}")
    given = tuple(islice(values, many + 1))
    if len(given) > many:
        raise ValueError(f"{what}: at most {many:,} numbers, got more")
    # most often all are plain ints within the bounds, which is seen many times as fast as one by one
    if not set(map(type, given)) <= {int} or (
        given and ((least is not None and min(given) < least) or (most is not None and max(given) > most))
    ):
        given = tuple(check_int(value, what, least, most) for value in given)
    if given and max(max(given), -min(given)).bit_length() > MOST_BITS:
        raise ValueError(f"{what} may have {MOST_BITS:,} bits, got {short_repr(max(given, key=abs))}")
    return given


def shaped(position: Any, shape: Any, words: str) -> Any:
    """Return a position in its plain form, tuples of ints, if it has this shape; or say in words what is wanted.

    >>> shaped([1, [[0, 2, 1]]], (int, [(int, int, int)]), "whose turn it is, and the rows")
    (1, ((0, 2, 1),))
    >>> shaped((1, 2, 3), (int, int), "two numbers")
    Traceback (most recent call last):
    ValueError: a position is two numbers, got (1, 2, 3)

    A shape is int, for an integer >= 0; a tuple of shapes, for as many things in that order; or a list of one shape, for any number
    of things of that shape.
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
        message = f"a position is {words}, got {short_repr(position)}"
        raise wrong(isinstance(error, ValueError), message) from None


def check_bool(value: Any, what: str) -> bool:
    """Return a truth value as a plain bool, or say what is allowed.

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
    """Return the things that a call lists: its arguments, or the one iterable that is given in their place.

    >>> listed((3, 4)), listed(([3, 4],)), listed((3,)), listed(("34",))
    ((3, 4), [3, 4], (3,), ('34',))

    A string or a mapping is not taken for a list.
    """
    return parts[0] if len(parts) == 1 and _is_group(parts[0]) else parts


def listed_pairs(parts: tuple[Any, ...]) -> Iterable[Any]:
    """Return the pairs that a call lists: its arguments, or the one list of pairs that is given in their place; a single pair stays a
    pair.

    >>> listed_pairs(((2, 3), (1, 7))), listed_pairs(([(2, 3), (1, 7)],)), listed_pairs(([2, 3],))
    ([(2, 3), (1, 7)], [(2, 3), (1, 7)], ([2, 3],))
    """
    pairs = check_list(listed(parts), "pairs")
    return pairs if all(isinstance(pair, Iterable) for pair in pairs) else parts
