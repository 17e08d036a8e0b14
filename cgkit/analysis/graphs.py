"""Positions as a graph: all that play can reach, each as it stands on the board, and the moves between them."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from cgkit.errors import SearchLimitError, needs
from cgkit.games.ruleset import Ruleset
from cgkit.position import Position
from cgkit.solving.retrograde import LIMIT, label, letter
from cgkit.solving.values import Memo, grundy

if TYPE_CHECKING:
    import networkx as nx

__all__ = ["graph_of", "layers_of", "position_graph"]

Q = TypeVar("Q", bound=Hashable)


def graph_of(rules: Ruleset[Q], *starts: Q, limit: int = LIMIT) -> dict[Q, list[Q]]:
    """Return each position that play can reach, breadth first, with its options, each once, in the order of the moves.

    >>> from cgkit import Subtraction
    >>> graph_of(Subtraction({1, 3}), (3,))
    {(3,): [(2,), (0,)], (2,): [(1,)], (0,): [], (1,): [(0,)]}

    Parameters
    ----------
    rules : a ruleset.
    *starts : its plain positions.
    limit : how many positions may be met.

    Returns
    -------
    dict : position -> list of positions. Unlike `cgkit.label`, positions that merely play alike stay apart.

    Raises
    ------
    SearchLimitError : if there are more than `limit` positions.
    """
    graph: dict[Q, list[Q]] = {start: [] for start in starts}
    todo = deque(graph)
    while todo:
        position = todo.popleft()
        graph[position] = list(dict.fromkeys(move.after for move in rules.moves(position)))
        for after in graph[position]:
            if after not in graph:
                if len(graph) >= limit:
                    raise SearchLimitError(len(graph), f"positions of {rules!r}")
                graph[after] = []
                todo.append(after)
    return graph


def position_graph(rules: Ruleset[Q], *starts: Q, limit: int = LIMIT) -> nx.DiGraph[Any]:
    """Return the graph of all positions that play can reach, as a `networkx.DiGraph` on the plain positions.

    >>> from cgkit import Subtraction
    >>> graph = position_graph(Subtraction({1, 3}), (3,))
    >>> graph.nodes[(2,)]
    {'position': Subtraction({1, 3})(2), 'label': '2', 'outcome': 'P', 'score': -3, 'layer': 2, 'value': 0}
    >>> graph.edges[(3,), (0,)]
    {'words': 'take 3'}

    Parameters
    ----------
    rules : a ruleset.
    *starts : its plain positions.
    limit : how many positions may be met.

    Returns
    -------
    networkx.DiGraph. A node has `position`; `label`, its name; `outcome`, "P", "N" or "D"; `score`, as in
    `cgkit.label`; `value`, its Grundy value, for an additive ruleset only; `layer`, the length of the longest play from
    there (where play can return: the least number of moves that lead there). An edge has `words`, those of its moves.

    Raises
    ------
    SearchLimitError : if there are more than `limit` positions.
    ModuleNotFoundError : without networkx, which comes with `cgkit[graphs]`.

    Complexity
    ----------
    Linear in the number of moves.
    """
    with needs("graphs"):
        import networkx as nx

    options = graph_of(rules, *starts, limit=limit)
    scores = label(rules, *starts, limit=limit)
    layers = layers_of(options, starts)
    memo: Memo = {}
    graph: nx.DiGraph[Any] = nx.DiGraph()
    for position in options:
        score = scores[rules.key(position)]
        graph.add_node(
            position,
            position=Position(rules, position),
            label=rules.show(position),
            outcome=letter(score),
            score=score,
            layer=layers[position],
        )
        if rules.additive:
            graph.nodes[position]["value"] = grundy(rules, position, memo, limit)
    for position in options:
        words: dict[Q, list[str]] = {}
        for move in rules.moves(position):
            words.setdefault(move.after, []).append(rules.say(move))
        graph.add_edges_from((position, after, {"words": " or ".join(said)}) for after, said in words.items())
    return graph


def layers_of(options: Mapping[Q, Sequence[Q]], starts: Iterable[Q]) -> dict[Q, int]:
    """Return the length of the longest play from each position; where play can return, the least number of moves that lead there.

    >>> layers_of({"a": "bc", "b": "c", "c": ""}, "a")
    {'c': 0, 'b': 1, 'a': 2}
    >>> layers_of({"a": "b", "b": "ac", "c": ""}, "a")
    {'a': 0, 'b': 1, 'c': 2}
    """
    before: dict[Q, list[Q]] = {position: [] for position in options}
    for position, afters in options.items():
        for after in afters:
            before[after].append(position)
    left = {position: len(afters) for position, afters in options.items()}
    longest = {position: 0 for position, afters in options.items() if not afters}
    queue = deque(longest)
    while queue:
        after = queue.popleft()
        for position in before[after]:
            left[position] -= 1
            if not left[position]:  # its options are all done, and this one, done last, plays longest
                longest[position] = longest[after] + 1
                queue.append(position)
    if len(longest) == len(options):
        return longest
    distance = dict.fromkeys(starts, 0)
    queue = deque(starts)
    while queue:
        position = queue.popleft()
        for after in options[position]:
            if after not in distance:
                distance[after] = distance[position] + 1
                queue.append(after)
    return distance
