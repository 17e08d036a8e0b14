"""The value of a picture of Green Hackenbush, from arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cgkit._accel import compiled
from cgkit.doors import needs

with needs("arrays"):
    import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    Vertices = npt.NDArray[np.int32]

__all__ = ["value"]


@compiled
def value(ends: Vertices, others: Vertices, count: int) -> int:
    """Climb from vertex 0, as `cgkit.rulesets.green` does."""
    worth = np.zeros(count, np.int32)
    free = np.zeros(count + 1, np.int64)
    for i in range(len(ends)):
        if ends[i] == others[i]:
            worth[ends[i]] ^= 1
        else:
            free[ends[i]] += 1
            free[others[i]] += 1
    total = 0
    for vertex in range(count + 1):
        total += free[vertex]
        free[vertex] = total
    around = np.empty(total, np.int32)
    for i in range(len(ends)):  # filled from behind: at last, `free` says where each vertex's neighbours begin
        if ends[i] != others[i]:
            free[ends[i]] -= 1
            around[free[ends[i]]] = others[i]
            free[others[i]] -= 1
            around[free[others[i]]] = ends[i]
    entered, low = np.zeros(count, np.int32), np.zeros(count, np.int32)
    below = np.full(count, -1, np.int32)
    came_up = np.zeros(count, np.bool_)  # whether the edge by which a vertex was reached has been passed over
    place = free.copy()
    clock, vertex = 1, 0
    entered[0] = low[0] = 1
    while True:
        if place[vertex] < free[vertex + 1]:
            other = around[place[vertex]]
            place[vertex] += 1
            if other == below[vertex] and not came_up[vertex]:
                came_up[vertex] = True
            elif entered[other] == 0:
                clock += 1
                entered[other] = low[other] = clock
                below[other] = vertex
                vertex = other
            elif entered[other] < entered[vertex]:
                worth[vertex] ^= 1
                low[vertex] = min(low[vertex], entered[other])
            continue
        under = below[vertex]
        if under < 0:
            return worth[0]  # type: ignore[no-any-return]
        if low[vertex] == entered[vertex]:
            worth[under] ^= worth[vertex] + 1
        else:
            worth[under] ^= worth[vertex] ^ 1
            low[under] = min(low[under], low[vertex])
        vertex = under
