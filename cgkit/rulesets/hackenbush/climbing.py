"""The value of a picture of Green Hackenbush of a million edges: one search from the ground, which keeps numbers and no names.

The principles are those of `cgkit.rulesets.hackenbush.green`. A vertex is entered by one edge, which is passed over once when the way
leads on; another edge to the same vertex below, or to any that was entered earlier, closes a cycle.
"""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Iterable, Iterator
from typing import Any

from cgkit._accel import pays
from cgkit.errors import at_most_listed, needs, told
from cgkit.numbers.arrays import columns

__all__ = ["value_of"]

COLD, WARM = 400_000, 2_000  # edges from which on a kernel pays: while numba is not imported, and then


def value_of(edges: Any, ground: Hashable) -> int:
    """Return the Grundy value of a picture.

    >>> value_of([(0, 1), (1, 2), (2, 0), (1, "leaf")], ground=0)
    0

    Parameters
    ----------
    edges : pairs of hashable vertices, at most a million; or an array of shape (m, 2) of integers, at most 100,000,000.
    ground : the vertex that stands for it.

    Raises
    ------
    ValueError : if an edge is no such pair, or there are more.
    """
    if hasattr(edges, "dtype"):
        ends, others, count = columns(edges, "edges")
    else:
        ends, others, count = _numbered(edges, ground)
    if not count:
        return 0
    if pays(len(ends), COLD, WARM):
        with needs("arrays"):
            import numpy as np

        from cgkit.kernels import hackenbush

        return int(hackenbush.value(np.frombuffer(ends, "i4"), np.frombuffer(others, "i4"), count))
    return _climbed(ends, others, count)


def _numbered(edges: Iterable[Any], ground: Hashable) -> tuple[array[int], array[int], int]:
    """Number the vertices, the ground with 0, and return the two ends of each edge."""
    number: dict[Hashable, int] = {ground: 0}
    ends, others = array("i"), array("i")
    for edge in at_most_listed(edges, "edges"):
        try:
            a, b = edge
            end, other = number.setdefault(a, len(number)), number.setdefault(b, len(number))
        except (TypeError, ValueError):
            raise ValueError(f"an edge is a pair of hashable vertices, got {told(edge)}") from None
        ends.append(end)
        others.append(other)
    return ends, others, len(number)


def _climbed(ends: array[int], others: array[int], count: int) -> int:
    """Depth first from vertex 0; `low` is the earliest entered vertex to which an edge leads back from above a vertex."""
    worth = [0] * count
    around: list[list[int]] = [[] for _ in range(count)]
    for a, b in zip(ends, others, strict=True):
        if a == b:
            worth[a] ^= 1
        else:
            around[a].append(b)
            around[b].append(a)
    rest: list[Iterator[int]] = [iter(())] * count
    entered, low, below = [0] * count, [0] * count, [-1] * count
    clock, vertex = 1, 0
    entered[0] = low[0] = 1
    rest[0] = iter(around[0])
    while True:
        for other in rest[vertex]:
            met = entered[other]
            if not met:
                clock += 1
                entered[other] = low[other] = clock
                below[other] = vertex
                around[other].remove(vertex)  # the edge by which we came, once
                rest[other] = iter(around[other])
                vertex = other
                break
            if met < entered[vertex]:
                worth[vertex] ^= 1
                if met < low[vertex]:
                    low[vertex] = met
        else:
            under = below[vertex]
            if under < 0:
                return worth[0]
            if low[vertex] == entered[vertex]:
                worth[under] ^= worth[vertex] + 1
            else:
                worth[under] ^= worth[vertex] ^ 1
                if low[vertex] < low[under]:
                    low[under] = low[vertex]
            vertex = under
