"""A climb through a picture of Green Hackenbush, from the ground upwards, to all cuts that win."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypedDict

import traitlets as tl

from cgbook.pictures.cards import board_picture
from cgbook.widgets.base import STATIC, RefusedError, Widget, below, synced
from cgbook.widgets.yards import segments_of
from cgkit.checks import short_repr
from cgkit.position import Position
from cgkit.rulesets.hackenbush_values import branches, green_value, standing

GROUND = 0


class ClimbStep(TypedDict):
    """A question about a bridge, or a bridgeless part whose edges are tried one by one."""

    bridge: int  # number of the bridge, or 0 for a part
    edges: list[int]  # edges of the part, or the bridge with the edges it carries
    high: bool  # whether the step is at the upper end of a bridge instead of on the ground
    has: int  # value of everything that grows there
    goal: int  # value that all of this should have
    worth: int  # value of the bridge with everything it carries, or 0 for a part
    should: int  # value that the bridge should have, or 0 for a part
    wins: list[int]  # winning cuts found by this step


class Climb(Widget):
    """A climb through a picture of Green Hackenbush. `climb` makes one; `step` is the step reached by the reader.

    >>> from cgkit import bamboo
    >>> [step["should"] for step in climb(bamboo(3, 1)).steps]
    [1, 0, 3]
    """

    _esm = STATIC / "yard.js"
    kind: str = synced(tl.Unicode("climb"))
    segments: list[list[float]] = synced(tl.List())
    numbers: list[int] = synced(tl.List())
    steps: list[ClimbStep] = synced(tl.List())
    step: int = synced(tl.Int(0))

    @tl.validate("step")
    def _validate_step(self, proposal: dict[str, Any]) -> int:
        return below(proposal["value"], len(self.steps) + 1, "steps")


def climb(picture: Position[Any]) -> Climb:
    """Let the reader climb a picture of Green Hackenbush to all cuts that win, and say at each bridge what it should be worth.

    >>> from cgkit import bamboo
    >>> climb(bamboo(3, 1))
    Climb('Climb to every cut that wins')

    Parameters
    ----------
    picture : an N-position of `Hackenbush` with at most 40 edges.
    """
    segments = segments_of(picture)
    rules: Any = picture.rules
    if picture.outcome() == "P":
        raise RefusedError(f"a climb needs a picture with a cut that wins, got {short_repr(picture)}")
    widget = Climb(
        title="Climb to every cut that wins",
        segments=segments,
        numbers=sorted(picture.state),
        steps=list(_climb(rules.still(picture.state), 0, high=False)),
    )
    widget.picture = board_picture(picture)
    return widget


def _climb(edges: Mapping[int, tuple[int, int]], goal: int, *, high: bool) -> Iterator[ClimbStep]:
    """Yield the steps to all cuts that leave a picture with a given value, by the method of `winning_cuts`."""
    worths, has = branches(edges), green_value(edges.values())
    carries = {name: carried for name in edges if (carried := _carried(edges, name)) is not None}
    low = [name for name in carries if not any(name in carried for carried in carries.values())]
    at = {"high": high, "has": has, "goal": goal}
    for name in low:
        should = worths[name] ^ has ^ goal
        bridge = {"bridge": name, "edges": [name, *carries[name]], "worth": worths[name], "should": should}
        yield ClimbStep(**at, **bridge, wins=[] if should else [name])  # type: ignore[typeddict-item]
        if should and carries[name]:
            upper = _upper(edges, name)
            above = {GROUND: max(max(edge) for edge in edges.values()) + 1, upper: GROUND}
            raised = {other: tuple(above.get(end, end) for end in edges[other]) for other in carries[name]}
            yield from _climb(raised, should - 1, high=True)  # type: ignore[arg-type]
    part = [name for name in edges if not any(name in (low_one, *carries[low_one]) for low_one in low)]
    if part:
        wins = [name for name in part if green_value(edges[other] for other in edges if other != name) == goal]
        yield {**at, "bridge": 0, "edges": part, "worth": 0, "should": 0, "wins": wins}  # type: ignore[typeddict-item]


def _ends(edges: Mapping[int, tuple[int, int]], name: int) -> set[int]:
    """Return the ends of an edge that are still connected to the ground when the edge is cut."""
    left = {other: edge for other, edge in edges.items() if other != name}
    reached = {GROUND, *(end for other in standing(left) for end in left[other])}
    return reached & {*edges[name]}


def _carried(edges: Mapping[int, tuple[int, int]], name: int) -> list[int] | None:
    """Return the edges carried by a bridge, or None if the edge is on a cycle."""
    if _ends(edges, name) == {*edges[name]}:
        return None
    left = {other: edge for other, edge in edges.items() if other != name}
    return sorted(left.keys() - standing(left))


def _upper(edges: Mapping[int, tuple[int, int]], name: int) -> int:
    (upper,) = {*edges[name]} - _ends(edges, name)
    return upper
