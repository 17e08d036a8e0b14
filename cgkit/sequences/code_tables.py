"""Tables of a code's heap values, which grow on demand until they prove a period.

To find the values of all divisions of m chips into two heaps, write the values of 1, …, m - 1 as bytes, forwards and backwards. The bytes
of their XOR are the values that we want. If there's a compiler, a kernel finds long sequences (`cgkit.kernels.sparse_space`).
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from threading import Lock
from typing import TypeAlias

from cgkit.acceleration import enough_memory, least_missing, pays, xor
from cgkit.checks import SearchLimitError
from cgkit.sequences.periods import Period, certify, recurring

FIRST = 64  # number of values in the first attempt to prove a period; it doubles with each attempt, up to MANY
MANY = 1 << 16  # above this many values, grow the table by only a quarter, because a proof might need only a few more
KINDS = {1: "B", 4: "I"}  # typecode of an array, by the number of bytes for each value
COLD, WARM = 30_000, 1_500  # minimum number of values for which a kernel is faster, before and after importing numba
Values: TypeAlias = "array[int]"


@dataclass(frozen=True)
class Takes:
    """The numbers of chips that a move can take from a heap, by the number of heaps that it leaves."""

    none: tuple[int, ...] = ()
    one: tuple[int, ...] = ()
    two: tuple[int, ...] = ()
    three: tuple[int, ...] = ()
    unequal: bool = False

    @property
    def most(self) -> int:
        """The maximum number of chips that a move can take."""
        return max((*self.none, *self.one, *self.two, *self.three), default=0)

    @property
    def parts(self) -> int:
        """The maximum number of heaps that a move can leave."""
        return 3 if self.three else 2 if self.two else 1

    @property
    def subtraction(self) -> bool:
        """Whether this is a subtraction game, where a move can take a whole heap of k if and only if it can take k from a larger heap."""
        return bool(self.one) and self.parts == 1 and set(self.none) == set(self.one)


class Table:
    """The values of heaps of 0, 1, 2, … chips, and their period once it's proved.

    >>> from cgkit.sequences.octal_codes import read_code
    >>> table = Table(read_code("0.77"))
    >>> table.grow(10_000)
    >>> len(table.values), table.period.length, table.needed
    (256, 12, 168)

    Attributes
    ----------
    values : values of the first heaps, as far as they're known.
    period : period proved by the values, or None.
    needed : number of values needed to prove the period.
    """

    def __init__(self, breaks: Takes) -> None:
        self.breaks = breaks
        self.values: Values = array(KINDS[1])
        self.period: Period | None = None
        self.needed = 0
        self._growing = Lock()  # several threads can use the same table

    def grow(self, terms: int) -> None:
        """Compute more values until there are `terms` of them or they prove a period; a proof is attempted each time the table grows.

        Raises
        ------
        SearchLimitError : if a move can leave two heaps, no space is sparse, and there are already a million values, which the table keeps.

        Complexity
        ----------
        If a move leaves at most one heap, linear in `terms` times the number of takes. If it can leave two, quadratic, with one XOR of
        bytes as the inner loop; with numba, the cost of `cgkit.kernels.sparse_space.extended`. If it can leave three, cubic, with an inner
        loop in Python.
        """
        while not self.period and len(self.values) < terms:
            with self._growing:
                if not self.period and len(self.values) < terms:  # otherwise another thread has already done the work
                    self._grow(terms)

    def _grow(self, terms: int) -> None:
        """Compute more values once, and look for a period in them.

        Other threads first see the new values, then `needed`, and finally the period.
        """
        breaks, size = self.breaks, len(self.values)
        more = min(terms, max(FIRST, 2 * size if size < MANY else size + size // 4))
        if more > MANY:
            enough_memory(8 * more // 10**6, f"{more:,} values")
        values = self.values = _extended(breaks, self.values, more, fast=pays(more, COLD, WARM))
        if len(values) < more:
            advice = f"too many of them are rare, so each further value takes {len(values) // 2:,} steps"
            raise SearchLimitError(len(values), f"of the {terms:,} values", advice)
        if breaks.unequal:
            return  # no theorem applies, because one period more or less in a part can make the two parts equal
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
    """Return the values extended to `terms`, or to fewer if a limit is reached."""
    if fast and values and breaks.parts < 3:
        from cgkit.kernels.sparse_space import extended

        longer = extended(values, terms, breaks.none, breaks.one, breaks.two, unequal=breaks.unequal)
        if longer is not None:
            return longer
    if breaks.parts == 1:
        return _by_takes(breaks, values, terms)
    longer = _by_parts(breaks, values, terms, 1 if values.itemsize == 1 else 4)
    # a value of 256 or more doesn't fit into a byte, so the array now needs four bytes for each value
    return longer if len(longer) == terms else _by_parts(breaks, longer, terms, 4)


def _by_takes(breaks: Takes, values: Values, terms: int) -> Values:
    """Return the values extended to `terms`, in a game whose moves leave at most one heap."""
    takes, last, whole = sorted(breaks.one), max(breaks.none, default=0), set(breaks.none)
    longer = array(KINDS[1] if len(takes) < 255 else KINDS[4], values)
    for n in range(len(values), terms):
        seen = int(n <= last and n in whole)  # bit v is set if some option has the value v
        for taken in takes:
            if taken >= n:
                break
            seen |= 1 << longer[n - taken]
        longer.append((~seen & seen + 1).bit_length() - 1)
    return longer


def _by_parts(breaks: Takes, values: Values, terms: int, width: int) -> Values:
    """Return the values extended to `terms`, or up to the first value that doesn't fit into this number of bytes."""
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
    """Return the smallest byte that doesn't occur, or 256; searching bytes is faster than making a set of them."""
    present = b"".join([few, *many])
    return next((value for value in range(256) if value not in present), 256)


def _pairs(values: Values, m: int) -> set[int]:
    """Return the values of all divisions of m chips into two heaps."""
    return {values[a] ^ values[m - a] for a in range(1, m // 2 + 1)}
