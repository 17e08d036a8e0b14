"""A reversible move, drawn on a graph whose vertices are as high as their values: the move goes up, and the answer comes back down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import hypot
from typing import Any

from cgbook.pictures.frame import card
from cgbook.pictures.ink import CHIP, EDGE, FIELD, INK, LINE, N_INK, ON_CHIP, P_INK, PAD, SOFT, keyed, text
from cgkit.checks import check_list, short_repr
from cgkit.rulesets.graph_games import Digraph

ACROSS, UP, RADIUS = 112, 74, 20
LEFT, TOP = PAD + 34, PAD + 30
HEAP = 58  # half the width of a chip, in pixels


def reversal_frames(arrows: Mapping[Any, Sequence[Any]], walk: Sequence[Any]) -> list[tuple[str, str]]:
    """Return the two frames of a story, for `cgbook.widgets.story`: a move to a larger value, and the answer that takes it back.

    >>> graph = {"a": "bc", "b": "d", "c": "de", "d": "e"}
    >>> for _, said in reversal_frames(graph, ["a", "c", "d"]):
    ...     print(said)
    You use the extra move, up from a, worth 1, to c, worth 2.
    Your opponent goes straight back down, to d, worth 1. Only the vertex has changed.

    Parameters
    ----------
    arrows : dictionary from each vertex to its options.
    walk : where the token begins, where the move takes it, and where the answer takes it.

    Raises
    ------
    ValueError : if the walk isn't two arrows long, or the answer doesn't lead back to the first value.
    """
    game = Digraph(arrows)
    options = dict(game.arrows)
    heights = {vertex: game(vertex).value() for vertex in options}
    steps = check_list(walk, "a move and its answer")
    for vertex in steps:
        game(vertex)  # raises an error if this isn't a vertex
    if len(steps) != 3 or any(after not in options[vertex] for vertex, after in pairwise(steps)):
        raise ValueError(f"a move and its answer must be two consecutive arrows, got {short_repr(steps)}")
    start, high, back = steps
    value = heights[start]
    if heights[back] != value:
        raise ValueError(f"a reversible move must have an answer of value {value}, got one of value {heights[back]}")
    frames = [
        (
            _picture(options, heights, (start, high), N_INK),
            f"You use the extra move, up from {start}, worth {value}, to {high}, worth {heights[high]}.",
        ),
        (
            _picture(options, heights, (high, back), P_INK),
            f"Your opponent goes straight back down, to {back}, worth {value}. Only the vertex has changed.",
        ),
    ]
    return frames


def _picture(
    arrows: Mapping[Any, Sequence[Any]], heights: Mapping[Any, int], step: tuple[Any, Any], colour: str
) -> str:
    """Return the graph with the token at the end of a step, beside the heap that balances the step's lower end."""
    steps = dict.fromkeys(arrows, 0)  # lengths of the longest walks to the vertices, in arrows
    for _ in arrows:
        for vertex, options in arrows.items():
            for option in options:
                steps[option] = max(steps[option], steps[vertex] + 1)
    most, level = max(heights.values()), min(heights[vertex] for vertex in step)
    ground = TOP + UP * most
    spots = {vertex: (LEFT + ACROSS * steps[vertex], ground - UP * heights[vertex]) for vertex in arrows}
    right = LEFT + ACROSS * max(steps.values())
    middle, high = right + 60 + HEAP, ground - UP * level
    shapes = [
        f'<path d="M{PAD} {high}H{middle + HEAP + 10}" stroke="{P_INK}" stroke-width="1.5" stroke-dasharray="5 5"/>'
    ]
    for vertex, options in arrows.items():
        for option in options:
            made = (vertex, option) == step
            shapes += keyed(f"{vertex}{option}", *_arrow(spots[vertex], spots[option], colour if made else LINE, made))
    for vertex, (x, y) in spots.items():
        here = vertex == step[1]
        disc = f'<circle cx="{x}" cy="{y}" r="{RADIUS}" fill="{FIELD}" stroke="{SOFT}" stroke-width="1.5"/>'
        shapes += [
            *keyed(f"disc {vertex}", disc),
            text(x, y - RADIUS - 7, str(heights[vertex]), size=15, fill=SOFT, anchor="middle"),
        ]
        if here:
            token = f'<circle cx="{x}" cy="{y}" r="{RADIUS - 3}" fill="{CHIP}" stroke="{EDGE}" stroke-width="1.5"/>'
            shapes += keyed("token", token)
        shapes += keyed(
            f"name {vertex}",
            text(x, y + 5, str(vertex), size=16, fill=ON_CHIP if here else INK, anchor="middle", bold=here),
        )
    for i in range(level):
        y = ground - UP * (i + 1)
        shapes.append(
            f'<rect x="{middle - HEAP}" y="{y + 1}" width="{2 * HEAP}" height="{UP - 2}" rx="6" fill="{CHIP}" stroke="{EDGE}"/>'
        )
    shapes.append(f'<path d="M{middle - HEAP - 10} {ground}H{middle + HEAP + 10}" stroke="{INK}" stroke-width="2"/>')
    shapes.append(text(middle, ground + 22, f"heap of {level}", size=14, fill=SOFT, anchor="middle"))
    label = f"The token moves from {step[0]}, worth {heights[step[0]]}, to {step[1]}, worth {heights[step[1]]}, beside a heap of {level}"
    return card(label, ground + 40, shapes, width=middle + HEAP + 10 + PAD)


def _arrow(start: tuple[float, float], end: tuple[float, float], colour: str, thick: bool) -> tuple[str, str]:
    (a, b), (x, y) = start, end
    far = hypot(x - a, y - b)
    right, down = (x - a) / far, (y - b) / far

    def at(before: float, aside: float = 0) -> str:
        return f"{x - right * before - down * aside:.1f} {y - down * before + right * aside:.1f}"

    wide, head = (3.5, 8) if thick else (1.8, 5)
    line = f'<path d="M{a + right * RADIUS:.1f} {b + down * RADIUS:.1f}L{at(RADIUS + 12)}" stroke="{colour}" stroke-width="{wide}"/>'
    return line, f'<path d="M{at(RADIUS + 2)}L{at(RADIUS + 15, head)}L{at(RADIUS + 15, -head)}z" fill="{colour}"/>'
