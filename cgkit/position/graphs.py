"""Positions as a graph: all that play can reach, each as it stands on the board, and the moves between them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, TypeVar

from cgkit.doors import needs
from cgkit.position.position import Position, of_one_game
from cgkit.solving.reach import Reach
from cgkit.solving.retrograde import letter, scores
from cgkit.solving.values import whole_values

if TYPE_CHECKING:
    import networkx as nx

__all__ = ["graph_from", "graph_of", "layers_of", "position_graph"]

Q = TypeVar("Q", bound=Hashable)


def graph_of(*positions: Position[Q]) -> dict[Position[Q], list[Position[Q]]]:
    """Return each position that play can reach, breadth first, with its options, each once, in the order of the moves.

    >>> from cgkit import nim
    >>> graph_of(nim(2))
    {nim(2): [nim(1), nim(0)], nim(1): [nim(0)], nim(0): []}

    Positions that merely play alike stay apart.
    """
    rules, states = of_one_game(*positions)
    reach = Reach(rules, *states, merge=False)
    at = [Position(rules, state) for state in reach.positions]
    return {at[number]: [at[option] for option in options] for number, options in enumerate(reach.options)}


def position_graph(*positions: Position[Q]) -> nx.DiGraph[Any]:
    """Return the graph of all positions that play can reach, as a `networkx.DiGraph` on the plain positions.

    >>> from cgkit import Subtraction
    >>> graph = position_graph(Subtraction({1, 3})(3))
    >>> graph.nodes[(2,)]
    {'position': Subtraction({1, 3})(2), 'label': '2', 'outcome': 'P', 'score': -3, 'layer': 2, 'value': 0}
    >>> graph.edges[(3,), (0,)]
    {'words': 'take 3'}

    Returns
    -------
    networkx.DiGraph. A node has `position`; `label`, its name; `outcome`, "P", "N" or "D"; `score`, as in
    `cgkit.scores`; `value`, its Grundy value, for an additive ruleset only; `layer`, the length of the longest play from
    there (where play can return: the least number of moves that lead there). An edge has `words`, those of its moves.

    Complexity
    ----------
    Linear in the number of moves.
    """
    rules, states = of_one_game(*positions)
    return graph_from(Reach(rules, *states, merge=False, keep_moves=True))


def graph_from(reach: Reach[Q]) -> nx.DiGraph[Any]:
    """Return an explored graph, whose moves were kept, as `position_graph` does."""
    with needs("graphs"):
        import networkx as nx

    rules, found = reach.rules, scores(reach)
    layers = layers_of(reach)
    values = whole_values(reach) if rules.additive else None
    graph: nx.DiGraph[Any] = nx.DiGraph()
    for number, position in enumerate(reach.positions):
        graph.add_node(
            position,
            position=Position(rules, position),
            label=rules.show(position),
            outcome=letter(found[number]),
            score=found[number],
            layer=layers[number],
        )
        if values is not None:
            graph.nodes[position]["value"] = values[number]
    for position, moves in zip(reach.positions, reach.moves, strict=True):
        words: dict[Q, list[str]] = {}
        for move in moves:
            words.setdefault(reach.positions[reach.number(move.after)], []).append(rules.say(move))
        graph.add_edges_from((position, after, {"words": " or ".join(texts)}) for after, texts in words.items())
    return graph


def layers_of(reach: Reach[Q]) -> list[int]:
    """Return the length of the longest play from each position; where play can return, the least number of moves that lead there.

    >>> from cgkit import Digraph
    >>> layers_of(Reach(Digraph({"a": "bc", "b": "c", "c": ""}), "a"))
    [2, 1, 0]
    >>> layers_of(Reach(Digraph({"a": "b", "b": "ac", "c": ""}), "a"))
    [0, 1, 2]
    """
    longest: dict[int, int] = {}
    for number in reach.ends_first():
        longest[number] = max((longest[option] + 1 for option in reach.options[number]), default=0)
    if len(longest) == len(reach):
        return [longest[number] for number in range(len(reach))]
    distance = dict.fromkeys(reach.starts, 0)
    for number in range(len(reach)):  # in the order met, breadth first
        for option in reach.options[number]:
            distance.setdefault(option, distance[number] + 1)
    return [distance[number] for number in range(len(reach))]
