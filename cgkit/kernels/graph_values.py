"""Grundy values of the vertices of a graph given by arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cgkit.acceleration import compiled
from cgkit.checks import needs

with needs("arrays"):
    import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    Places = npt.NDArray[np.int64]
    Vertices = npt.NDArray[np.int32]

UNSEEN, OPEN = -1, -2  # marks of vertices without a value: not reached yet, and on the current path


@compiled
def by_tail(tails: Vertices, heads: Vertices, count: int) -> tuple[Places, Vertices]:
    """Return `begins` and `after`, which sort the arrows by tail, so that the arrows from v lead to `after[begins[v] : begins[v + 1]]`."""
    begins = np.zeros(count + 1, np.int64)
    for tail in tails:
        begins[tail + 1] += 1
    for vertex in range(count):
        begins[vertex + 1] += begins[vertex]
    free = begins.copy()
    after = np.empty(len(heads), np.int32)
    for i in range(len(heads)):
        tail = tails[i]
        after[free[tail]] = heads[i]
        free[tail] += 1
    return begins, after


@compiled
def values(begins: Places, after: Vertices) -> tuple[Vertices, Vertices]:
    """Return the value of each vertex and the vertices of one cycle; this second array is empty if the graph has no cycle."""
    count = len(begins) - 1
    worth = np.full(count, UNSEEN, np.int32)
    most = 0
    for vertex in range(count):
        most = max(most, begins[vertex + 1] - begins[vertex])
    present = np.full(most + 2, -1, np.int32)
    upwards = downwards = True
    for vertex in range(count):
        for i in range(begins[vertex], begins[vertex + 1]):
            upwards &= after[i] > vertex
            downwards &= after[i] < vertex
    if upwards or downwards:  # one pass is enough, because it reaches every vertex after its options
        for i in range(count):
            vertex = i if downwards else count - 1 - i
            worth[vertex] = _mex(vertex, begins, after, worth, present)
        return worth, np.empty(0, np.int32)
    place = begins[:-1].copy()  # index of each vertex's next arrow to follow
    line = np.empty(count, np.int32)  # current path of arrows, whose vertices are all open
    for start in range(count):
        if worth[start] != UNSEEN:
            continue
        line[0], worth[start] = start, OPEN
        top = 0
        while top >= 0:
            vertex = line[top]
            i, end = place[vertex], begins[vertex + 1]
            while i < end and worth[after[i]] >= 0:
                i += 1
            if i == end:
                worth[vertex] = _mex(vertex, begins, after, worth, present)
                top -= 1
                continue
            other = after[i]
            place[vertex] = i + 1
            if worth[other] == OPEN:
                while line[top] != other:
                    top -= 1
                closed = 0
                while line[closed] != vertex:
                    closed += 1
                return worth, line[top : closed + 1].copy()
            worth[other] = OPEN
            top += 1
            line[top] = other
    return worth, np.empty(0, np.int32)


@compiled
def _mex(vertex: int, begins: Places, after: Vertices, worth: Vertices, present: Vertices) -> int:
    """Return the smallest number that isn't an option's value; it never exceeds the number of options, so larger values need no mark."""
    begin, end = begins[vertex], begins[vertex + 1]
    for i in range(begin, end):
        value = worth[after[i]]
        if value <= end - begin:
            present[value] = vertex
    value = 0
    while present[value] == vertex:
        value += 1
    return value
