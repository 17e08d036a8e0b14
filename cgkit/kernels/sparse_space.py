"""Values of heaps where a move leaves at most two: by the sparse space, or in the plain way where it is not sparse.

Choose a mask, and call a value rare if it has an even number of bits in common with the mask, and common otherwise. The nim-sum of
two rare values is rare, and so is that of two common ones. So a common value among the options of a heap comes from a part that is
rare and one that is common, and where few heaps have been rare so far, these divisions are few: **the least common value that none of
them gives is certain** not to be among the options. It is the heap's value, unless a smaller rare value is missing too; and to show
that a rare value is there, a single division is enough, which is usually found soon. Only where the value itself is rare must all
divisions be looked at.

This is exact for any mask; a good one makes rare heaps few. Where all takes that leave two heaps are even, or all are odd, the parity
of the heap may count as one bit more (`odd`, `offset`): the sizes of two parts add up to what is left, so the same holds.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from cgkit.acceleration import compiled
from cgkit.checks import needs

with needs("arrays"):
    import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    Shorts = npt.NDArray[np.uint16]
    Places = npt.NDArray[np.int64]


BLOCK = 256  # divisions that are compared with a value together
SPARSE = 8  # at most one heap of so many is rare, or else the plain way is faster
PATIENCE = 1 << 28  # divisions between two chances to stop the program
WIDEST = 1 << 16  # values up to an eighth of this
CHUNK = 1 << 20  # heaps looked at together, an even number of them
TOGETHER = 64  # heaps with which a rare part is looked at in one go
LONGEST = 1_000_000  # values the plain way: minutes


def extended(
    values: array[int],
    terms: int,
    none: tuple[int, ...],
    one: tuple[int, ...],
    two: tuple[int, ...],
    *,
    unequal: bool,
) -> array[int] | None:
    """Return this many values, the first of which are given; fewer if that would take too long; None if a value is too large.

    >>> extended(array("B", [0]), 12, (1, 2), (1, 2), (1, 2), unequal=False).tolist()  # Kayles
    [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]

    Complexity
    ----------
    An operation for each rare heap before it, at each heap; about n²/4 in all for each take that leaves two heaps, where the space is not
    sparse, and then no more than a million values; an operation for each take, where a move leaves one heap.

    References
    ----------
    Berlekamp, Conway and Guy, *Winning Ways*, chapter 4, "Sparse spaces".
    """
    longer = np.zeros(terms, np.uint16)
    longer[: len(values)] = values
    # no heap here has as many chips as the others take, which may be too many for a machine's integers
    takes, keeps, splits = (np.array([take for take in group if take < terms], np.int64) for group in (none, one, two))
    present = np.full(1024, -1, np.int32)
    place = len(values)
    largest = int(longer.max())
    while place < terms:
        while len(present) <= 8 * largest:
            present = np.full(2 * len(present), -1, np.int32)
        if len(present) > WIDEST:
            return None
        mask, odd, offset, rare = _rare_heaps(longer[:place], two)
        if not mask or SPARSE * len(rare) > place:
            if two and place > LONGEST:
                break
            end = min(terms, 2 * place, place + 1 + PATIENCE // (1 + len(one) + place * len(two)))
            place, largest = dense(longer, place, end, takes, keeps, splits, unequal, present)
            continue
        room = np.zeros(len(rare) + (terms - place) // SPARSE + 1, np.uint32)
        room[: len(rare)] = rare
        worth = longer[room]
        count, top = len(rare), min(terms, 2 * place)
        while place < top and 8 * largest < len(present) and count < len(room):
            end = min(top, place + 1 + PATIENCE // (2 * count * len(two) + 1))
            place, largest, count = sparse(
                longer,
                place,
                end,
                mask,
                odd,
                offset,
                room,
                worth,
                count,
                takes,
                keeps,
                splits,
                unequal,
                len(present) // 4,
            )
    result = array("B" if longer.max() < 256 else "H")
    result.frombytes(longer[:place].astype(result.typecode).tobytes())
    return result


def _rare_heaps(values: Shorts, two: tuple[int, ...]) -> tuple[int, int, int, Places]:
    """Return the mask, whether the parity of a heap counts, and with what offset, so that rare heaps are fewest; and these heaps."""
    if not two:
        return 0, 0, 0, np.zeros(0, np.int64)
    size = 1 << int(values.max()).bit_length()
    even, uneven = (
        np.zeros(size, np.int64),
        np.zeros(size, np.int64),
    )  # how often each value is that of an even heap, of an odd one
    for start in range(0, len(values), CHUNK):
        some = values[start : start + CHUNK]
        even += np.bincount(some[::2], minlength=size)
        uneven += np.bincount(some[1::2], minlength=size)
    balance = _walsh(even + uneven)  # for each mask, how many more heaps are rare than common
    balance[0] = len(values)  # a mask of 0 tells no two values apart
    mask, odd, offset = int(balance.argmin()), 0, 0
    parities = {taken % 2 for taken in two}
    if len(parities) == 1:
        sign = 1 - 2 * min(parities)
        other = _walsh(sign * (even - uneven))
        other[0] = len(values)
        if other.min() < balance[mask]:
            mask, odd, offset = int(other.argmin()), 1, min(parities)
    common = np.array([(value & mask).bit_count() & 1 for value in range(size)], np.uint8)
    heaps = []
    for start in range(0, len(values), CHUNK):
        marks = common[values[start : start + CHUNK]]
        marks[odd * (1 - offset) :: 1 + odd] ^= odd
        marks[: not start] = 1  # an empty heap is no part
        heaps.append(np.flatnonzero(marks == 0) + start)
    return mask, odd, offset, np.concatenate(heaps)


def _walsh(counts: Places) -> Places:
    """Return the Walsh–Hadamard transform: for each mask the counts of even parity with it, less those of odd parity."""
    half = 1
    while half < len(counts):
        pairs = counts.reshape(-1, 2, half)
        counts = np.stack([pairs[:, 0] + pairs[:, 1], pairs[:, 0] - pairs[:, 1]], 1).reshape(-1)
        half *= 2
    return counts


@compiled
def dense(
    values: Shorts,
    begin: int,
    end: int,
    none: Places,
    one: Places,
    two: Places,
    unequal: bool,
    present: npt.NDArray[np.int32],
) -> tuple[int, int]:
    """Fill in values from `begin` on, up to `end` or to one that is large for `met`; return where it stopped, and the last value."""
    value = 0
    for heap in range(begin, end):
        _meet_takes(values, heap, none, one, present, heap)
        for taken in two:
            rest = heap - taken
            half = (rest - 1) // 2 if unequal else rest // 2
            for part in range(1, half + 1):
                present[values[part] ^ values[np.uint64(rest - part)]] = (
                    heap  # an unsigned place needs no look whether it is below 0
                )
        value = 0
        while present[value] == heap:
            value += 1
        values[heap] = value
        if 8 * value >= len(present):
            return heap + 1, value
    return end, value


@compiled
def sparse(
    values: Shorts,
    begin: int,
    end: int,
    mask: int,
    odd: int,
    offset: int,
    rare: npt.NDArray[np.uint32],
    worth: Shorts,
    count: int,
    none: Places,
    one: Places,
    two: Places,
    unequal: bool,
    width: int,
) -> tuple[int, int, int]:
    """The same, up to a value of half the width; it takes and returns the rare heaps so far, their values, and how many there are.

    Heaps are looked at some together, a rare part with all of them: what it leaves of them lies side by side in memory. So do half as
    many small parts, for they cost no more, and show most of the rare values that are options.
    """
    value = 0
    marks = np.zeros(TOGETHER * width, np.uint8)  # for each heap which values its options have
    parities = np.zeros(width, np.uint8)
    for number in range(width):
        parities[number] = _parity(number & mask)
    for first in range(begin, end, TOGETHER):
        marks[:] = 0
        last, older, near = min(first + TOGETHER, end), count, min(first, TOGETHER + count // 2)
        for taken in two:
            for i in range(older):
                if rare[i] + taken >= TOGETHER:  # else what it leaves may not be known yet
                    _meet_side_by_side(values, first, last, taken, int(rare[i]), worth[i], unequal, marks, width)
            for part in range(TOGETHER, near):
                _meet_side_by_side(values, first, last, taken, part, values[part], unequal, marks, width)
        for heap in range(first, last):
            present = marks[(heap - first) * width : (heap - first + 1) * width]
            _meet_takes(values, heap, none, one, present, 1)
            for taken in two:
                i = 0
                while i < older and rare[i] + taken < TOGETHER:
                    _meet_part(values, heap - taken, rare[i], worth[i], unequal, present)
                    i += 1
                for i in range(older, count):
                    _meet_part(values, heap - taken, rare[i], worth[i], unequal, present)
            common = 1 ^ (odd & (heap + offset))
            value = missing = 0
            while present[value] or parities[value] != common:
                missing += not present[value]
                value += 1
            if missing:
                for taken in two:
                    rest = heap - taken
                    half = (rest - 1) // 2 if unequal else rest // 2
                    for part in range(1, min(half + 1, TOGETHER)):
                        option = values[part] ^ values[np.uint64(rest - part)]
                        if not present[option]:
                            present[option] = 1
                            missing -= option < value
                            if not missing:
                                break
                    if not missing:
                        break
            if missing:
                for smaller in range(value):
                    if not present[smaller] and not _is_option(values, heap, two, unequal, smaller, near):
                        value = smaller
                        rare[count] = heap
                        worth[count] = value
                        count += 1
                        break
            values[heap] = value
            if 2 * value >= width or count == len(rare):
                return heap + 1, value, count
    return end, value, count


@compiled
def _parity(number: int) -> int:
    number ^= number >> 8
    number ^= number >> 4
    number ^= number >> 2
    number ^= number >> 1
    return number & 1


@compiled
def _meet_takes(
    values: Shorts, heap: int, none: Places, one: Places, present: npt.NDArray[np.generic], mark: int
) -> None:
    """Mark the values of what is left after a move that does not divide."""
    if len(none) and heap <= none[-1]:
        for taken in none:
            if heap == taken:
                present[0] = mark
    for taken in one:
        if heap > taken:
            present[values[heap - taken]] = mark


@compiled
def _meet_side_by_side(
    values: Shorts,
    first: int,
    last: int,
    taken: int,
    part: int,
    worth: np.uint16,
    unequal: bool,
    marks: npt.NDArray[np.uint8],
    width: int,
) -> None:
    """Mark the values of the divisions with this part for the heaps from `first` to before `last`."""
    gone = part + taken
    half = gone + part if unequal else -1  # the heap whose other part would be the same
    for heap in range(max(first, gone + 1), last):
        if heap != half:
            marks[np.uint64((heap - first) * width) + (worth ^ values[np.uint64(heap - gone)])] = 1


@compiled
def _meet_part(
    values: Shorts, rest: int, part: np.uint32, worth: np.uint16, unequal: bool, present: npt.NDArray[np.uint8]
) -> None:
    """Mark the value of one division."""
    if part < rest and not (unequal and 2 * np.int64(part) == rest):
        present[worth ^ values[rest - np.int64(part)]] = 1


@compiled
def _is_option(values: Shorts, heap: int, two: Places, unequal: bool, value: int, near: int) -> bool:
    """Say whether a division with no part below `near` has this value."""
    wanted = np.uint16(value)
    for taken in two:
        rest = heap - taken
        half = (rest - 1) // 2 if unequal else rest // 2
        part = near
        while part + BLOCK <= half + 1:  # without a branch inside, so that many are compared at once
            least = np.uint16(0xFFFF)
            for i in range(BLOCK):
                apart = values[np.uint64(part + i)] ^ values[np.uint64(rest - part - i)] ^ wanted
                least = min(least, np.uint16(apart))  # a narrow number, so that many fit into a register
            if not least:
                return True
            part += BLOCK
        while part <= half:
            if values[part] ^ values[rest - part] == value:
                return True
            part += 1
    return False
