"""Heap values in games whose moves leave at most two heaps, found with a sparse space, or by trying every move if no space is sparse.

Choose a binary number as a mask. Call a value rare if it shares an even number of 1s with the mask, and common otherwise. The nim-sum of
two rare values is rare, and so is the nim-sum of two common values. If dividing a heap gives a common value, one part is therefore rare and
the other is common. As long as few heaps are rare, there are few such divisions. **The smallest common value missed by these divisions,
and by the moves that leave at most one heap, is missed by all options.** This is the heap's value, unless the options also miss a smaller
rare value. One division is enough to show that a rare value isn't missing, and we usually find one soon. We need to try all divisions only
if the heap's own value is rare.

The method is exact for any mask, and fast if the mask makes few heaps rare. If the takes that leave two heaps are all even or all odd, the
parity of the heap can count as one more bit (`odd`, `offset`), because the sizes of the two parts add up to the number of chips left.
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


BLOCK = 256  # number of divisions compared with a value in one go
SPARSE = 8  # if more than 1 heap in 8 is rare, trying every move is faster
PATIENCE = 1 << 28  # number of divisions tried before the user can interrupt the program
WIDEST = 1 << 16  # maximum length of the table of marks, more than eight times the largest value allowed
CHUNK = 1 << 20  # number of heaps handled together, which must be even
TOGETHER = 64  # number of heaps handled in one go when a rare part is split off
LONGEST = 1_000_000  # maximum number of values found by trying every move, which takes minutes


def extended(
    values: array[int],
    terms: int,
    none: tuple[int, ...],
    one: tuple[int, ...],
    two: tuple[int, ...],
    *,
    unequal: bool,
) -> array[int] | None:
    """Return the given values extended to `terms` values, or to fewer if that would take too long, or None if a value is too large.

    >>> extended(array("B", [0]), 12, (1, 2), (1, 2), (1, 2), unequal=False).tolist()  # Kayles
    [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]

    Complexity
    ----------
    For each heap and each take that leaves two heaps, about one operation per smaller rare heap. If the space isn't sparse, about n²/4
    operations for each take that leaves two heaps, for at most a million values. For each take that leaves one heap, one more operation per
    heap.

    References
    ----------
    Berlekamp, Conway and Guy, *Winning Ways*, chapter 4, "Sparse spaces".
    """
    longer = np.zeros(terms, np.uint16)
    longer[: len(values)] = values
    # Larger takes are left out, because no heap allows them and they could overflow a machine integer.
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
    """Return the mask, parity flag and offset that make the fewest heaps rare, and these rare heaps."""
    if not two:
        return 0, 0, 0, np.zeros(0, np.int64)
    size = 1 << int(values.max()).bit_length()
    even, uneven = np.zeros((2, size), np.int64)  # for each value, the numbers of even and of odd heaps that have it
    for start in range(0, len(values), CHUNK):
        some = values[start : start + CHUNK]
        even += np.bincount(some[::2], minlength=size)
        uneven += np.bincount(some[1::2], minlength=size)
    balance = _walsh(even + uneven)  # for each mask, the number of rare heaps minus the number of common heaps
    balance[0] = len(values)  # rule out the mask 0, which makes every heap rare
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
        marks[: not start] = 1  # an empty heap doesn't count as a part
        heaps.append(np.flatnonzero(marks == 0) + start)
    return mask, odd, offset, np.concatenate(heaps)


def _walsh(counts: Places) -> Places:
    """Return the Walsh–Hadamard transform: for each mask, the counts with even parity minus the counts with odd parity."""
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
    """Fill in values from `begin` to `end`, or until one is too large for `present`; return where this stopped, and the last value."""
    value = 0
    for heap in range(begin, end):
        _meet_takes(values, heap, none, one, present, heap)
        for taken in two:
            rest = heap - taken
            half = (rest - 1) // 2 if unequal else rest // 2
            for part in range(1, half + 1):
                # numba checks for negative indices unless they're unsigned
                present[values[part] ^ values[np.uint64(rest - part)]] = heap
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
    """Fill in values as `dense` does, until a value reaches half the width or the list of rare heaps is full.

    This kernel takes the rare heaps so far, their values and their number, adds to both arrays, and also returns the new number. It handles
    heaps in groups. It splits each rare part off all the heaps of a group in one go, because the remaining parts are side by side in
    memory. It does the same with small parts, half as many as there are rare parts, because small parts cost no more and show most of the
    options' rare values.
    """
    value = 0
    marks = np.zeros(TOGETHER * width, np.uint8)  # for each heap, one mark for each value of an option
    parities = np.zeros(width, np.uint8)
    for number in range(width):
        parities[number] = _parity(number & mask)
    for first in range(begin, end, TOGETHER):
        marks[:] = 0
        last, older, near = min(first + TOGETHER, end), count, min(first, TOGETHER + count // 2)
        for taken in two:
            for i in range(older):
                if rare[i] + taken >= TOGETHER:  # otherwise the remaining part's value may not be known yet
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
    """Mark the values of the options with at most one heap."""
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
    """Mark the values of the divisions that include this part, in all heaps from `first` up to but not including `last`."""
    gone = part + taken
    half = gone + part if unequal else -1  # the heap that would be divided into two parts of this size
    for heap in range(max(first, gone + 1), last):
        if heap != half:
            marks[np.uint64((heap - first) * width) + (worth ^ values[np.uint64(heap - gone)])] = 1


@compiled
def _meet_part(
    values: Shorts, rest: int, part: np.uint32, worth: np.uint16, unequal: bool, present: npt.NDArray[np.uint8]
) -> None:
    """Mark the value of the division that includes this part."""
    if part < rest and not (unequal and 2 * np.int64(part) == rest):
        present[worth ^ values[rest - np.int64(part)]] = 1


@compiled
def _is_option(values: Shorts, heap: int, two: Places, unequal: bool, value: int, near: int) -> bool:
    """Return whether a division with no part below `near` has this value."""
    wanted = np.uint16(value)
    for taken in two:
        rest = heap - taken
        half = (rest - 1) // 2 if unequal else rest // 2
        part = near
        while part + BLOCK <= half + 1:  # a block has no branch, so the processor compares many values together
            least = np.uint16(0xFFFF)
            for i in range(BLOCK):
                apart = values[np.uint64(part + i)] ^ values[np.uint64(rest - part - i)] ^ wanted
                least = min(least, np.uint16(apart))  # a register holds more numbers if each is narrow
            if not least:
                return True
            part += BLOCK
        while part <= half:
            if values[part] ^ values[rest - part] == value:
                return True
            part += 1
    return False
