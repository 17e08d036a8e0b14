"""Take-and-break games by their codes, and the values of their heaps, fast.

A code 0.d₁d₂d₃… says what may be done to a heap: a move may take k chips and leave the rest in j heaps, none of them empty,
just when 2ʲ is one of the powers of two that make up the digit dₖ. So 1 lets one take a whole heap of k, 2 take k and leave
a heap, 4 take k and leave two; 3 = 1 + 2 takes k without any condition but that they are there. Digits up to 7 make
octal codes; 8 leaves three heaps, in a hexadecimal code. The digit before the point is for k = 0, a heap divided and
nothing taken: 4 or 8 or both.

**Values.** What a heap of m may be divided into is found by writing the values of 1, …, m - 1 forwards and backwards, as
bytes; the bytes of their XOR are the values of the options.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from functools import cache, lru_cache

from cgkit._accel import xor
from cgkit.errors import whole_number
from cgkit.sequences.periods import Period, certify

__all__ = ["Breaks", "certified", "octal_sequence", "read_code"]

FIRST = 64  # so many values are tried first for a proof of a period, then twice as many, and so on


@dataclass(frozen=True)
class Breaks:
    """What may be done to a heap: how many chips a move may take, by the number of heaps that it leaves of the rest.

    >>> read_code("0.77")
    Breaks(none=(1, 2), one=(1, 2), two=(1, 2), three=(), unequal=False)

    Parameters
    ----------
    none, one, two, three : the numbers that may be taken so that no heap, one, two or three are left.
    unequal : two heaps that are left must differ.
    """

    none: tuple[int, ...] = ()
    one: tuple[int, ...] = ()
    two: tuple[int, ...] = ()
    three: tuple[int, ...] = ()
    unequal: bool = False

    @property
    def most(self) -> int:
        """The most that a move may take."""
        return max((*self.none, *self.one, *self.two, *self.three), default=0)

    @property
    def parts(self) -> int:
        """The most heaps that a move may leave."""
        return 3 if self.three else 2 if self.two else 1

    def sequence(self, terms: int) -> list[int]:
        """Return the values of heaps of 0, 1, 2, … chips.

        >>> Breaks(two=(0,), unequal=True).sequence(12)  # Grundy's game
        [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2]

        Parameters
        ----------
        terms : how many values.

        Complexity
        ----------
        Quadratic, with one XOR of bytes for the inner loop: 10,000 values take a tenth of a second or a few; where a period is proved
        on the way, the rest is copied. Where three heaps may be left, the inner loop is one of Python.
        """
        values, found = _grown(self, whole_number(terms, "numbers of values"))
        return found.values(terms) if found else list(values)

    def period(self, limit: int = 10_000) -> Period | None:
        """Return the proved period of the values, if so many values prove one; else None.

        >>> found = Breaks(none=(1, 3, 4), one=(1, 3, 4)).period()  # the subtraction game {1, 3, 4}
        >>> found.start, found.length
        (0, 7)

        Parameters
        ----------
        limit : how many values may be computed.

        Complexity
        ----------
        As for `sequence`, on at most twice as many values as the proof needs.
        """
        return _grown(self, limit)[1]


@lru_cache(maxsize=64)
def _grown(breaks: Breaks, limit: int) -> tuple[list[int], Period | None]:
    """The values up to the limit, or up to a proof of their period: tried at each doubling."""
    terms = FIRST
    while True:
        values = _values(breaks, min(terms, limit))
        # what must differ from another heap is not told by the number taken, and then the theorem does not hold
        found = None if breaks.unequal else certify(values, breaks.most, breaks.parts)
        if found or terms >= limit:
            return values, found
        terms = limit if breaks.unequal else 2 * terms


def _values(breaks: Breaks, terms: int) -> list[int]:
    values = _extended(breaks, [], terms, width=1)
    # a value of 256 or more does not fit into a byte: from there on, four bytes each
    return values if len(values) == terms else _extended(breaks, values, terms, width=4)


def _extended(breaks: Breaks, values: list[int], terms: int, width: int) -> list[int]:
    """More values, up to `terms` of them, or up to the first that does not fit into so many bytes."""
    top = 256**width
    forwards, backwards = bytearray(width * terms), bytearray(width * terms)
    ahead, back = memoryview(forwards), memoryview(backwards)

    def write(m: int, value: int) -> None:
        forwards[width * m : width * (m + 1)] = backwards[width * (terms - 1 - m) : width * (terms - m)] = (
            value.to_bytes(width, "little")
        )

    values = list(values)
    pairs = [_pairs(values, m) for m in range(len(values) if breaks.three else 0)]
    for m, value in enumerate(values):
        write(m, value)
    for m in range(len(values), terms):
        few = {values[m - taken] for taken in breaks.one if m > taken}
        if m in breaks.none:
            few.add(0)
        for taken in breaks.three:
            few |= {values[c] ^ pair for c in range(1, m - taken - 1) for pair in pairs[m - taken - c]}
        many = []
        for taken in breaks.two:
            rest = m - taken
            half = (rest - 1) // 2 if breaks.unequal else rest // 2
            if half > 0:
                left = ahead[width : width * (half + 1)]
                many.append(xor(left, back[width * (terms - rest) : width * (terms - rest + half)]))
        # bytes are searched faster than a set is made of them; wider values are not
        met: Container[int] = (
            b"".join([bytes(few), *many]) if width == 1 else few.union(*(memoryview(some).cast("I") for some in many))
        )
        value = 0
        while value < top and value in met:
            value += 1
        if value == top:
            break
        values.append(value)
        write(m, value)
        if breaks.three:
            pairs.append(_pairs(values, m))
    return values


def _pairs(values: list[int], m: int) -> set[int]:
    """The values of m chips in two heaps."""
    return {values[a] ^ values[m - a] for a in range(1, m // 2 + 1)}


@cache
def read_code(code: str) -> Breaks:
    """Return what a code allows.

    >>> read_code("4.3")
    Breaks(none=(1,), one=(1,), two=(0,), three=(), unequal=False)

    Parameters
    ----------
    code : hexadecimal digits with one point among them: "0.77", ".07", "4.3", "0.8".

    Raises
    ------
    ValueError : for anything else; or if the digit before the point has a 1 or a 2, which would be a move that changes nothing.
    """
    head, _, tail = code.partition(".")
    try:
        digits = [int(digit, 16) for digit in (head or "0") + tail]
    except ValueError:
        digits = []
    if not digits or not tail or len(head) > 1:
        raise ValueError(f'a code is a digit, a point and digits, as "0.77", got {code!r}')
    if digits[0] & 3:
        raise ValueError(
            f"the digit before the point is 0, 4, 8 or c: a move without a take must divide the heap, got {code!r}"
        )
    none, one, two, three = (tuple(k for k, digit in enumerate(digits) if digit >> j & 1) for j in range(4))
    return Breaks(none, one, two, three)


def octal_sequence(code: str, terms: int) -> list[int]:
    """Return the values of heaps of 0, 1, 2, … chips under a code.

    >>> octal_sequence("0.77", 12)  # Kayles
    [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]

    Parameters, Raises
    ------------------
    As for `read_code`; `terms` is how many values, an integer >= 0.

    Complexity
    ----------
    As for `Breaks.sequence`.
    """
    return read_code(code).sequence(terms)


def certified(code: str, limit: int = 10_000) -> Period | None:
    """Return the proved period of the values under a code, if so many values prove one; else None.

    >>> found = certified("0.77")
    >>> found.start, found.length, found.certificate
    (71, 12, 'Seen in the first 168 values. A move takes at most 2 and leaves at most 2 heaps, so it is proved for all.')
    >>> certified("0.6", 1000) is None
    True

    Parameters
    ----------
    code : as for `read_code`.
    limit : how many values may be computed.

    Raises
    ------
    ValueError : as for `read_code`.

    Complexity
    ----------
    As for `Breaks.period`.
    """
    return read_code(code).period(limit)
