"""Layouts, with the end points of each edge, for pictures of Hackenbush without coordinates."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from cgkit.games.ruleset import Ruleset
from cgkit.rulesets.green_hackenbush import Segment


def drawing_of(rules: Ruleset[Any]) -> Any:
    """Return the data needed by a skin in addition to the position, with a layout if the picture has none.

    >>> from cgkit.rulesets.green_hackenbush import Hackenbush
    >>> drawing_of(Hackenbush([(0, 1)]))
    {'edges': [[0, 1]], 'segments': [[0.0, 0, 0.0, 1]]}
    """
    drawing = rules.drawing()
    if isinstance(drawing, dict) and drawing.get("segments") == []:
        drawing["segments"] = [list(segment) for segment in spread(drawing["edges"])]
    return drawing


def spread(edges: Sequence[tuple[int, int]]) -> tuple[Segment, ...]:
    """Return the two end points of each edge as (x, y, x, y), where y = 0 is the ground.

    >>> spread([(0, 1), (1, 2), (1, 3)])
    ((0.5, 0, 0.5, 1), (0.5, 1, 0.0, 2), (0.5, 1, 1.0, 2))
    """
    around: dict[int, list[int]] = {}
    for a, b in edges:
        around.setdefault(a, []).append(b)
        around.setdefault(b, []).append(a)
    # parts that aren't connected to the ground get a layout too, starting from their lowest-numbered vertex
    starts = [0, *sorted(around.keys() - {0})]
    height: dict[int, int] = {}
    above: dict[int, list[int]] = {}
    order: list[int] = []
    for start in starts:
        if start in height:
            continue
        height[start] = 0 if start == 0 else 1
        todo = [start]
        for vertex in todo:
            above[vertex] = []
            for other in around.get(vertex, ()):
                if other not in height:
                    height[other] = height[vertex] + 1
                    above[vertex].append(other)
                    todo.append(other)
        order += todo
    across = _across(above, [start for start in order if height[start] == (1 if start else 0)])
    feet = count(max(across.values()) + 1)  # x-coordinates for loops at the ground, to the right of everything else

    def ends(a: int, b: int) -> Segment:
        if a == b == 0:
            x = next(feet)
            return (x, 0, x, 0)
        (x, y), (u, v) = ((across[vertex], height[vertex]) for vertex in (a or b, b or a))
        return (x, y if a else 0, u, v if b else 0)

    return tuple(ends(a, b) for a, b in edges)


def _across(above: dict[int, list[int]], starts: list[int]) -> dict[int, float]:
    """Return x-coordinates of vertices: leaves are one unit apart, and other vertices halfway between their first and last children."""
    across: dict[int, float] = {}
    leaves = 0
    for start in starts:
        stack = [start]
        while stack:
            vertex = stack[-1]
            waiting = [other for other in above[vertex] if other not in across]
            if vertex in across:
                stack.pop()
            elif waiting:
                stack += reversed(waiting)
            else:
                carried = [across[other] for other in above[vertex]]
                across[vertex] = (carried[0] + carried[-1]) / 2 if carried else float(leaves)
                leaves += not carried
                stack.pop()
    return across
