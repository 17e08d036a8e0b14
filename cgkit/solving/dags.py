"""Grundy values for a token that moves along the arrows of a directed graph until it's stuck; there can be millions of vertices."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import islice, repeat
from typing import TYPE_CHECKING, Any, TypeVar, overload

from cgkit.acceleration import enough_memory, pays
from cgkit.checks import check_int, check_ints, needs, short_repr

if TYPE_CHECKING:
    import networkx as nx
    import numpy.typing as npt

V = TypeVar("V", bound=Hashable)

MOST, MOST_LISTED, MOST_EACH = 100_000_000, 10_000_000, 1_000_000  # arrow limits: in an array, in a list, from a vertex
COLD, WARM = 300_000, 2_000  # minimum of vertices plus arrows for a kernel to pay, before and after importing numba
UNSEEN, OPEN = -1, -2  # marks of vertices without a value: not reached yet, and on the current path
LONGEST = 12  # maximum number of a cycle's vertices shown in a message


@overload
def dag_values(arrows: Mapping[V, Iterable[V]] | nx.DiGraph[V], vertices: None = None) -> dict[V, int]: ...  # type: ignore[overload-overlap]
@overload
def dag_values(arrows: npt.NDArray[Any] | Iterable[tuple[int, int]], vertices: int | None = None) -> array[int]: ...
def dag_values(arrows: Any, vertices: int | None = None) -> dict[Any, int] | array[int]:
    """Return the Grundy value of every vertex of a graph without endless walks.

    >>> dag_values({"a": "bc", "b": "c"})
    {'a': 2, 'b': 1, 'c': 0}
    >>> dag_values([(3, 1), (3, 2), (2, 1), (1, 0)])
    array('i', [0, 1, 0, 2])
    >>> dag_values({1: [2], 2: [3], 3: [2]})
    Traceback (most recent call last):
    ValueError: every walk must end, but these arrows form a cycle: 2 → 3 → 2

    Parameters
    ----------
    arrows : mapping from each vertex to the vertices that its arrows lead to, or a `networkx.DiGraph`; vertices are hashable. For vertices
        0, 1, 2, …, you can also give the tail and head of each arrow as a pair of integers, either in an array of shape (m, 2) or one by
        one. An array can have up to 100,000,000 arrows. Otherwise there can be up to 10,000,000 arrows, and up to a million from one vertex
        of a mapping or `DiGraph`.
    vertices : number of vertices, if they're numbered (default: one more than the largest number in an arrow).

    A mapping or `DiGraph` gives a dict. Pairs give an array with four bytes for each value.

    Complexity
    ----------
    Linear in the number of vertices and arrows, without recursion. An array of 5,000,000 arrows takes half a second with numba.

    References
    ----------
    Ferguson, Part I, section 3.1.
    """
    # A caller who passes a networkx graph has already imported networkx, so look it up instead of importing it. The default covers an
    # import that another thread hasn't finished.
    graphs = getattr(sys.modules.get("networkx"), "DiGraph", None)
    if isinstance(arrows, Mapping) or (graphs and isinstance(arrows, graphs)):
        if vertices is not None:
            raise ValueError(
                f"vertices can't be given with a graph, which lists its own vertices, got {short_repr(vertices)}"
            )
        number, tails, heads = _of_graph(arrows)
        return dict(zip(number, _solved(tails, heads, len(number), list(number)), strict=True))
    if hasattr(arrows, "dtype"):
        tails, heads, least = _of_array(arrows)
    else:
        tails, heads = _of_pairs(arrows)
        least = max(max(tails, default=-1), max(heads, default=-1)) + 1
    count = least if vertices is None else check_int(vertices, "numbers of vertices", least=least, most=MOST)
    return _solved(tails, heads, count, range(count))


def _of_graph(arrows: Any) -> tuple[dict[Hashable, int], array[int], array[int]]:
    """Return a number for each vertex, and the tails and heads of the arrows."""
    number: dict[Hashable, int] = {}
    tails, heads = array("i"), array("i")
    for vertex, after in arrows.items() if isinstance(arrows, Mapping) else arrows.adjacency():
        if not isinstance(after, Iterable):
            raise TypeError(f"the arrows of {short_repr(vertex)} must be in a list, got {short_repr(after)}")
        tail = number.setdefault(vertex, len(number))
        try:
            heads.extend(number.setdefault(other, len(number)) for other in islice(after, MOST_EACH + 1))
        except TypeError:
            raise TypeError(
                f"vertices must be hashable, got {short_repr(after)} as the vertices that {short_repr(vertex)} leads to"
            ) from None
        if len(heads) > min(MOST_LISTED, len(tails) + MOST_EACH):
            raise ValueError(
                f"a graph can have at most {MOST_LISTED:,} arrows, and at most {MOST_EACH:,} from one vertex, got more"
            )
        tails.extend(repeat(tail, len(heads) - len(tails)))
    return number, tails, heads


def _of_pairs(arrows: Any) -> tuple[array[int], array[int]]:
    """Return the tails and heads of arrows given one by one."""
    if not isinstance(arrows, Iterable) or isinstance(arrows, str | bytes):
        raise TypeError(
            f"arrows must be a mapping, a networkx.DiGraph, or pairs of vertex numbers, got {short_repr(arrows)}"
        )
    tails, heads = array("i"), array("i")
    for arrow in arrows:
        pair = check_ints(arrow, "the two vertices of an arrow", 0, MOST - 1)
        if len(pair) != 2:
            raise ValueError(f"an arrow must be a pair of vertex numbers, got {short_repr(arrow)}")
        if len(tails) == MOST_LISTED:
            raise ValueError(
                f"expected at most {MOST_LISTED:,} arrows in a list, got more; an array can hold a larger graph"
            )
        tails.append(pair[0])
        heads.append(pair[1])
    return tails, heads


def _of_array(arrows: npt.NDArray[Any]) -> tuple[array[int], array[int], int]:
    """Return the tails and heads of the arrows, and the smallest possible number of vertices."""
    if arrows.ndim != 2 or arrows.shape[1] != 2 or arrows.dtype.kind not in "iu":
        given = f"{arrows.dtype} of shape {arrows.shape}"
        raise ValueError(f"an array of arrows must hold integers and have the shape (m, 2), got {short_repr(given)}")
    count = int(arrows.max()) + 1 if arrows.size else 0
    if len(arrows) > MOST or count > MOST or arrows.min(initial=0) < 0:
        raise ValueError(
            f"expected at most {MOST:,} arrows between vertices from 0 to {MOST - 1}, got {short_repr(arrows)}"
        )
    enough_memory((40 * count + 30 * len(arrows)) // 10**6, f"a graph of {count:,} vertices and {len(arrows):,} arrows")
    tails, heads = (array("i", column.astype("i4").tobytes()) for column in arrows.T)
    return tails, heads, count


def _solved(tails: array[int], heads: array[int], count: int, names: Sequence[Hashable]) -> array[int]:
    """Return the value of each vertex, or raise a ValueError that shows a cycle."""
    enough_memory((30 * count + 20 * len(tails)) // 10**6, f"a graph of {count:,} vertices and {len(tails):,} arrows")
    values, circle = (_compiled if pays(count + len(tails), COLD, WARM) else _plain)(tails, heads, count)
    if circle:
        shown = [short_repr(names[vertex]) for vertex in circle]
        if len(shown) > LONGEST:
            shown = [*shown[:LONGEST], f"… {len(shown) - LONGEST:,} more …"]
        raise ValueError(f"every walk must end, but these arrows form a cycle: {' → '.join([*shown, shown[0]])}")
    return values


def _compiled(tails: array[int], heads: array[int], count: int) -> tuple[array[int], list[int]]:
    """Return the values and the vertices of a cycle, if there is one, found with a kernel."""
    with needs("arrays"):
        import numpy as np

    from cgkit.kernels import graph_values

    begins, after = graph_values.by_tail(np.frombuffer(tails, "i4"), np.frombuffer(heads, "i4"), count)
    values, circle = graph_values.values(begins, after)
    return array("i", values.tobytes()), circle.tolist()


def _plain(tails: array[int], heads: array[int], count: int) -> tuple[array[int], list[int]]:
    """Return the values, or no values and a cycle, by a depth-first search; a vertex gets its value once all its options have values."""
    after: list[list[int]] = [[] for _ in range(count)]
    for tail, head in zip(tails, heads, strict=True):
        after[tail].append(head)
    values = [UNSEEN] * count
    for start in range(count):
        if values[start] != UNSEEN:
            continue
        values[start] = OPEN
        line = [(start, iter(after[start]))]
        while line:
            vertex, rest = line[-1]
            for other in rest:
                if values[other] < 0:
                    if values[other] == OPEN:
                        way = [v for v, _ in line]
                        return array("i"), way[way.index(other) :]
                    values[other] = OPEN
                    line.append((other, iter(after[other])))
                    break
            else:
                present = {values[other] for other in after[vertex]}
                value = 0
                while value in present:
                    value += 1
                values[vertex] = value
                line.pop()
    return array("i", values), []
