"""The values of heaps under one code, in arrays, as far as they were asked for; once a period is proved, no more are computed.

The options of a heap of m that is divided are found by writing the values of 1, …, m - 1 forwards and backwards, as bytes; the bytes
of their XOR are the values of the options. Many values are left to a kernel, where there is a compiler (`cgkit.kernels.sparse_space`).
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from threading import Lock
from typing import TypeAlias

from cgkit.acceleration import enough_memory, least_missing, pays, xor
from cgkit.checks import SearchLimitError
from cgkit.sequences.periods import Period, certify, recurring

FIRST = 64  # so many values are tried first for a proof of a period, then twice as many, and so on
MANY = 1 << 16  # and from so many on a quarter more each time, since a proof may need only a few more
KINDS = {1: "B", 4: "I"}  # by the bytes of a value
COLD, WARM = 30_000, 1_500  # values from which on a kernel pays: while numba is not imported, and then
Values: TypeAlias = "array[int]"


@dataclass(frozen=True)
class Takes:
    """The numbers of chips that a move may take from a heap, by the number of heaps in which it leaves the rest."""

    none: tuple[int, ...] = ()
    one: tuple[int, ...] = ()
    two: tuple[int, ...] = ()
    three: tuple[int, ...] = ()
    unequal: bool = False

    @property
    def most(self) -> int:
        """The most chips that a move may take."""
        return max((*self.none, *self.one, *self.two, *self.three), default=0)

    @property
    def parts(self) -> int:
        """The most heaps that a move may leave."""
        return 3 if self.three else 2 if self.two else 1

    @property
    def subtraction(self) -> bool:
        """Whether this is a subtraction game: the same numbers may be taken whether a heap is left or not."""
        return bool(self.one) and self.parts == 1 and set(self.none) == set(self.one)


class Table:
    """The values of heaps of 0, 1, 2, … chips, and their period once it is proved.

    >>> from cgkit.sequences.octal_codes import read_code
    >>> table = Table(read_code("0.77"))
    >>> table.grow(10_000)
    >>> len(table.values), table.period.length, table.needed
    (256, 12, 168)

    Attributes
    ----------
    values : the values that are known.
    period : their period, if the values prove one.
    needed : how many values prove it.
    """

    def __init__(self, breaks: Takes) -> None:
        self.breaks = breaks
        self.values: Values = array(KINDS[1])
        self.period: Period | None = None
        self.needed = 0
        self._growing = Lock()  # many threads may ask one table

    def grow(self, terms: int) -> None:
        """Compute more values, until there are enough or they prove a period, which is tried at each doubling.

        SearchLimitError is raised where two heaps may be left, no space is sparse, and there are a million values already; these are
        kept.

        Complexity
        ----------
        Where a move leaves at most one heap, linear in `terms` times the number of takes; where it may leave two, quadratic, with one
        XOR of bytes for the inner loop, or, with numba, that of `cgkit.kernels.sparse_space.extended`; where it may leave three, cubic,
        with an inner loop in Python.
        """
        while not self.period and len(self.values) < terms:
            with self._growing:
                if not self.period and len(self.values) < terms:  # else another thread was faster
                    self._grow(terms)

    def _grow(self, terms: int) -> None:
        """Compute more values once, and look for a period in them.

        Other threads that ask meanwhile see first the new values, then `needed`, and last the period.
        """
        breaks, size = self.breaks, len(self.values)
        more = min(terms, max(FIRST, 2 * size if size < MANY else size + size // 4))
        if more > MANY:
            enough_memory(8 * more // 10**6, f"{more:,} values")
        values = self.values = _extended(breaks, self.values, more, fast=pays(more, COLD, WARM))
        if len(values) < more:
            advice = f"too many of them are rare, so that each more takes {len(values) // 2:,} steps"
            raise SearchLimitError(len(values), f"values, of {terms:,}", advice)
        if breaks.unequal:
            return  # what must differ from another heap is not told by the number taken: no theorem holds
        if breaks.subtraction:
            period, ahead = recurring(values, breaks.most), breaks.most
        else:
            period = certify(values, breaks.most, breaks.parts)
            ahead = breaks.most + (breaks.parts - 1) * (period.length if period else 0)
        if period:
            start = period.start if breaks.subtraction else breaks.parts * max(period.start, 1)
            self.needed = start + period.length + ahead
            self.period = period


def _extended(breaks: Takes, values: Values, terms: int, *, fast: bool) -> Values:
    """More values, up to this number of them."""
    if fast and values and breaks.parts < 3:
        from cgkit.kernels.sparse_space import extended

        longer = extended(values, terms, breaks.none, breaks.one, breaks.two, unequal=breaks.unequal)
        if longer is not None:
            return longer
    if breaks.parts == 1:
        return _by_takes(breaks, values, terms)
    longer = _by_parts(breaks, values, terms, 1 if values.itemsize == 1 else 4)
    # a value of 256 or more does not fit into a byte: from there on, four bytes each
    return longer if len(longer) == terms else _by_parts(breaks, longer, terms, 4)


def _by_takes(breaks: Takes, values: Values, terms: int) -> Values:
    """More values of a game whose moves leave one heap or none."""
    takes, last, whole = sorted(breaks.one), max(breaks.none, default=0), set(breaks.none)
    longer = array(KINDS[1] if len(takes) < 255 else KINDS[4], values)
    for n in range(len(values), terms):
        seen = int(n <= last and n in whole)  # bit v tells whether some option has the value v
        for taken in takes:
            if taken >= n:
                break
            seen |= 1 << longer[n - taken]
        longer.append((~seen & seen + 1).bit_length() - 1)
    return longer


def _by_parts(breaks: Takes, values: Values, terms: int, width: int) -> Values:
    """More values, up to `terms` of them, or up to the first that does not fit into this number of bytes."""
    top = 256**width
    forwards, backwards = bytearray(width * terms), bytearray(width * terms)
    ahead, back = memoryview(forwards), memoryview(backwards)

    def write(m: int, value: int) -> None:
        forwards[width * m : width * (m + 1)] = backwards[width * (terms - 1 - m) : width * (terms - m)] = (
            value.to_bytes(width, "little")
        )

    longer = array(KINDS[width], values)
    pairs = [_pairs(values, m) for m in range(len(values) if breaks.three else 0)]
    for m, value in enumerate(values):
        write(m, value)
    for m in range(len(values), terms):
        few = {longer[m - taken] for taken in breaks.one if m > taken}
        if m in breaks.none:
            few.add(0)
        for taken in breaks.three:
            few |= {longer[c] ^ pair for c in range(1, m - taken - 1) for pair in pairs[m - taken - c]}
        many = []
        for taken in breaks.two:
            rest = m - taken
            half = (rest - 1) // 2 if breaks.unequal else rest // 2
            if half > 0:
                left = ahead[width : width * (half + 1)]
                many.append(xor(left, back[width * (terms - rest) : width * (terms - rest + half)]))
        value = _least_byte(bytes(few), many) if width == 1 else least_missing(few, b"".join(many))
        if value >= top:
            break
        longer.append(value)
        write(m, value)
        if breaks.three:
            pairs.append(_pairs(longer, m))
    return longer


def _least_byte(few: bytes, many: list[bytes]) -> int:
    """The least number that does not occur; bytes are searched faster than they are made into a set."""
    present = b"".join([few, *many])
    return next((value for value in range(256) if value not in present), 256)


def _pairs(values: Values, m: int) -> set[int]:
    """The values of m chips divided into two heaps."""
    return {values[a] ^ values[m - a] for a in range(1, m // 2 + 1)}
