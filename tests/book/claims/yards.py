"""Green Hackenbush: an edge is cut, and what the ground no longer holds falls."""

from __future__ import annotations

from itertools import product

from tests import oracle
from tests.book.claims.registry import Facts, checks
from tests.book.claims.search import nim_sum, values

Yard = tuple[tuple[int, int], ...]


def yard_value(yard: Yard) -> int:
    """The value, from all cuts."""
    return values(oracle.cut_and_fall(yard).options)(frozenset(range(1, len(yard) + 1)))


def trees(edges: int) -> list[Yard]:
    """All ways to let vertices 1, 2, … grow on earlier ones; vertex 0 is the ground."""
    return [
        tuple(zip(parents, range(1, edges + 1), strict=True))
        for parents in product(*(range(n) for n in range(1, edges + 1)))
    ]


TREES = [tree for edges in range(1, 7) for tree in trees(edges)]


def above(yard: Yard, vertex: int) -> list[int]:
    return [upper for lower, upper in yard if lower == vertex]


def colon(yard: Yard, vertex: int = 0) -> int:
    """The value by the colon principle."""
    return nim_sum(colon(yard, upper) + 1 for upper in above(yard, vertex))


@checks("c115")
def colon_principle() -> Facts:
    def without_the_edge(yard: Yard, vertex: int = 0) -> int:
        return nim_sum(without_the_edge(yard, upper) if above(yard, upper) else 1 for upper in above(yard, vertex))

    def with_the_edge(yard: Yard) -> bool:
        return yard_value(yard) == colon(yard)

    replaced = all(yard_value(((0, 1), *[(a + 1, b + 1) for a, b in tree])) == colon(tree) + 1 for tree in TREES[:150])
    return Facts(
        literal=all(yard_value(tree) == without_the_edge(tree) for tree in TREES),
        kindly=all(map(with_the_edge, TREES)),
        mended=all(map(with_the_edge, TREES)) and replaced,
    )
