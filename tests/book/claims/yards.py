"""Green Hackenbush: an edge is cut, and what the ground no longer holds falls."""

from __future__ import annotations

from itertools import product

from tests import oracle
from tests.book.claims.registry import Facts, checks
from tests.book.claims.search import lost, nim_sum, values

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


def stalks(*lengths: int) -> Yard:
    yard: list[tuple[int, int]] = []
    for length in lengths:
        lower = 0
        for _ in range(length):
            yard.append((lower, len(yard) + 1))
            lower = len(yard)
    return tuple(yard)


def cycle_yard(size: int) -> Yard:
    """A cycle through the ground."""
    return tuple((i, (i + 1) % size) for i in range(size))


def cycle_value(size: int) -> int:
    """By fusion: as many loops as edges, each a stalk of length 1."""
    return nim_sum([1] * size)


@checks("c114")
def bamboo_is_nim() -> Facts:
    single = all(yard_value(stalks(n)) == n for n in range(1, 9))
    return Facts(
        literal=single and all(yard_value(stalks(*some)) == nim_sum(some) for some in product(range(1, 4), repeat=3))
    )


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


def cuts_found(yard: Yard) -> list[int]:
    """The edges to cut, found from the root up: what value a branch must get, and which edge gives it that."""
    found: list[int] = []

    def seek(vertex: int, wanted: int) -> None:
        """Cuts above a vertex that make the value above it `wanted`."""
        now = colon(yard, vertex)
        for number, (lower, upper) in enumerate(yard, start=1):
            if lower == vertex:
                branch = (colon(yard, upper) + 1) ^ now ^ wanted
                if branch == 0:
                    found.append(number)
                else:
                    seek(upper, branch - 1)

    seek(0, 0)
    return found


@checks("c117")
def which_edge_to_cut() -> Facts:
    checked = []
    for tree in TREES:
        rule = oracle.cut_and_fall(tree).options
        is_lost, whole = lost(rule), frozenset(range(1, len(tree) + 1))
        if not is_lost(whole):
            wins = [
                number
                for number, after in zip(sorted(whole), rule(frozenset(sorted(whole))), strict=True)
                if is_lost(after)
            ]
            checked.append(sorted(cuts_found(tree)) == wins != [])
    return Facts(literal=len(checked) > 300 and all(checked))


@checks("c118")
def fusion_principle() -> Facts:
    """A cycle at the ground, one on a stalk, one with a stalk on each vertex, and one between several points of the ground."""
    checked = [yard_value(cycle_yard(n)) == n % 2 for n in range(1, 10)]
    for size in range(2, 6):
        ring = [(i + 1, (i + 1) % size + 1) for i in range(size)]
        checked.append(yard_value(((0, 1), *ring)) == 1 + size % 2)
        leaves = [(i, size + i) for i in range(1, size)]
        fused: Yard = tuple([(0, i) for i in range(1, size + len(leaves) + 1)])
        checked.append(yard_value((*cycle_yard(size), *leaves)) == yard_value(fused))
    ground = [(1, 2), (2, 3), (3, 1)]  # a triangle on three stalks from the ground
    whole: Yard = ((0, 1), (0, 2), (0, 3), (1, 2), (2, 3), (3, 1))
    checked.append(yard_value(whole) == nim_sum([1] * (3 + len(ground))))
    return Facts(literal=all(checked), mended=[cycle_value(n) for n in range(1, 7)] == [1, 0, 1, 0, 1, 0])
