"""The minimal excludant and the nim-sum, the two operations behind impartial games, and the nim-sums of ordinals below ω².

The nim-sum of ordinals uses powers of two, and ω is itself a power of two (2 to the power ω). That's why we add the parts ω·x and the parts
y separately, without carrying.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import xor
from typing import TYPE_CHECKING, Any, overload

from cgkit.checks import check_int, check_ints, check_list, in_order, listed

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


MOST_VALUES = 5_000_000  # maximum number of values in a mex or a nim-sum


def mex(*values: int | Iterable[int]) -> int:
    """Return the minimal excludant, the least integer >= 0 that isn't among the values.

    >>> mex([0, 1, 3, 4]), mex(0, 1)
    (2, 2)
    >>> mex([])
    0

    Parameters
    ----------
    *values : integers >= 0, or one iterable of them; at most five million, in any order, repeated or not.

    Complexity
    ----------
    Linear in the number of values.

    References
    ----------
    Ferguson, *Game Theory*, Part I, section 3.2.
    """
    present = set(check_ints(listed(values), "the values of a mex", many=MOST_VALUES))
    least = 0
    while least in present:
        least += 1
    return least


@overload
def nim_sum(*values: int | Sequence[int]) -> int: ...  # type: ignore[overload-overlap]  # an array gives an array
@overload
def nim_sum(*values: int | Sequence[int] | npt.NDArray[Any]) -> npt.NDArray[np.uint64]: ...
def nim_sum(*values: int | Sequence[int] | npt.NDArray[Any]) -> int | npt.NDArray[np.uint64]:
    """Return the nim-sum, the binary sum without carrying, which is also the value of a sum of games with these values.

    >>> nim_sum(3, 4, 5), nim_sum([3, 4, 5])
    (2, 2)
    >>> nim_sum()
    0
    >>> import numpy as np
    >>> nim_sum(np.arange(4), 1).tolist(), nim_sum(np.arange(2)[:, None], np.arange(4)).tolist()
    ([1, 0, 3, 2], [[0, 1, 2, 3], [1, 0, 3, 2]])

    Parameters
    ----------
    *values : integers >= 0 of any size, or one list of them; or numpy arrays (and numbers) with integers from 0 to 2^64 - 1.

    If one of the values is an array, the result is an array of 64-bit unsigned integers. Arrays are added element by element, and shapes
    are broadcast.

    Complexity
    ----------
    Linear in the total number of bits.

    References
    ----------
    Bouton, "Nim, a game with a complete mathematical theory" (1901); Ferguson, Part I, section 2.2.
    """
    # A caller who passes an array has already imported numpy, so look numpy up instead of importing it. The default covers an import
    # that another thread hasn't finished.
    ndarray = getattr(sys.modules.get("numpy"), "ndarray", None)
    if ndarray and any(isinstance(value, ndarray) and value.ndim for value in values):
        from cgkit.numbers.arrays import nim_sums

        return nim_sums(*values)
    what = "a nim-sum's terms"
    terms = values if len(values) != 1 else check_list(in_order(listed(values), what), what, most=MOST_VALUES)
    return reduce(xor, (check_int(value, what) for value in terms), 0)


@dataclass(frozen=True, order=True, repr=False)
class Ordinal:
    """The ordinal ω·x + y.

    >>> Ordinal(2, 3), Ordinal(1, 0), Ordinal(0, 7)
    (ω·2 + 3, ω, 7)
    >>> Ordinal(1, 0) > Ordinal(0, 10**100)
    True
    >>> Ordinal(3, 5) ^ Ordinal(1, 6)
    ω·2 + 3
    """

    x: int = 0
    y: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "x", check_int(self.x, "the multiples of ω"))
        object.__setattr__(self, "y", check_int(self.y, "finite parts"))

    def __repr__(self) -> str:
        omega = "" if not self.x else "ω" if self.x == 1 else f"ω·{self.x}"
        return " + ".join(part for part in (omega, str(self.y) if self.y else "") if part) or "0"

    def __bool__(self) -> bool:
        return bool(self.x or self.y)

    def __xor__(self, other: Ordinal) -> Ordinal:
        """Return the nim-sum of two ordinals."""
        if not isinstance(other, Ordinal):
            return NotImplemented
        return Ordinal(self.x ^ other.x, self.y ^ other.y)
