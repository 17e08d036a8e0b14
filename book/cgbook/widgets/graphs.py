"""Widgets to explore graphs: one shows how a mex works in a position graph, and one lets the reader draw a graph.

The front end labels the reader's graph; a test checks that it agrees with `cgkit`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, TypedDict

import traitlets as tl

from cgbook.pictures.graphs import MOST_DRAWN, MOST_VERTICES, draw_graph, graph_to_draw
from cgbook.widgets.base import SMALLER_START, Widget, refused, synced, words_of
from cgkit.checks import check_choice, check_type, short_repr
from cgkit.position import Position, of_one_game
from cgkit.rulesets import Digraph
from cgkit.solving.reach import Reach

SHOWN = ("outcome", "value", "remoteness")


class GraphFormat(TypedDict):
    """A position graph to explore."""

    names: list[str]
    options: list[list[int]]  # for each vertex, the list of vertices that it moves to


class GraphOptions(TypedDict, total=False):
    """The settings of an explored or drawn graph."""

    kind: str  # "outcome", "value" or "remoteness"


class GraphExplorer(Widget):
    """A position graph whose vertices explain their labels. `look_into` makes one.

    >>> from cgkit import Subtraction
    >>> look_into(Subtraction({1, 3, 4})(3)).graph["names"]
    ['3', '2', '0', '1']
    """

    kind: str = synced(tl.Unicode("explorer"))
    options: GraphOptions
    graph: GraphFormat = synced(tl.Dict())

    def __init__(self, reach: Reach[Any], show: str) -> None:
        self._reach = check_type(Reach, reach, "Reach(nim, (3, 4))")
        super().__init__(graph=graph_format(reach), options={"kind": show}, **words_of(reach.rules))

    def _static(self) -> dict[str, str]:
        return {"image/svg+xml": draw_graph(graph_to_draw(self._reach)).svg}


class GraphEditor(Widget):
    """A graph drawn by the reader, with up-to-date labels. `draw_your_own` makes one.

    In a running kernel, `digraph` is the current drawing.

    >>> draw_your_own("a: b c; b: c").digraph("a").value()
    2
    """

    kind: str = synced(tl.Unicode("editor"))
    options: GraphOptions
    text: str = synced(tl.Unicode())

    @tl.validate("text")
    def _validate_text(self, proposal: dict[str, Any]) -> str:
        with refused():
            read_graph(proposal["value"])
        return str(proposal["value"])

    @property
    def digraph(self) -> Digraph:
        """The current drawing, as a game."""
        return read_graph(self.text)

    def _static(self) -> dict[str, str]:
        game = self.digraph
        reach = Reach(game, *game.vertices, merge=False, keep_moves=True)
        return {"image/svg+xml": draw_graph(graph_to_draw(reach)).svg}


def look_into(position: Position[Any], *others: Position[Any], show: str = "outcome") -> GraphExplorer:
    """Show the graph of all reachable positions, where each vertex lists its options and explains its label.

    >>> from cgkit import Subtraction
    >>> look_into(Subtraction({1, 3, 4})(7), show="value")
    GraphExplorer('Take 1, 3 or 4')

    Parameters
    ----------
    position, others : positions of one ruleset where a player who can't move loses.
    show : label to start with: "outcome", "value" or "remoteness".

    Raises
    ------
    ValueError : if `show` is anything else, the ruleset has its own way to end a game, or more than 60 positions can be reached.
    """
    check_choice(SHOWN, show, "show")
    rules, starts = of_one_game(position, *others)
    if rules.own_ends:
        raise ValueError(
            f"a graph needs a game in which the player who can't move loses; {rules!r} ends in another way"
        )
    return GraphExplorer(Reach(rules, *starts, most=MOST_DRAWN, keep_moves=True, advice=SMALLER_START), show)


def graph_format(reach: Reach[Any]) -> GraphFormat:
    """Return the reachable positions and the targets of their moves, in the page's format.

    >>> from cgkit import Subtraction
    >>> graph_format(Reach(Subtraction({1, 3, 4}), (3,)))
    {'names': ['3', '2', '0', '1'], 'options': [[1, 2], [3], [], [2]]}
    """
    return {"names": list(map(reach.rules.show, reach.positions)), "options": list(map(list, reach.options))}


def draw_your_own(start: Digraph | Mapping[Any, Iterable[Any]] | str, *, show: str = "outcome") -> GraphEditor:
    """Show a graph for the reader to change.

    >>> draw_your_own("a: b c; b: c")
    GraphEditor('Draw your own graph')
    >>> _.digraph("a").outcome()
    'N'
    >>> draw_your_own({"a": "bc", "b": "c"}).digraph("a").outcome()
    'N'

    Parameters
    ----------
    start : graph with at most 300 vertices, as a `Digraph`, a dict of arrows in the form that `Digraph` takes, or a string. A string
        has a line for each vertex (or a part between semicolons) with the vertex's name, a colon, and the names of the vertices that its
        arrows point to.
    show : label to start with: "outcome", "value" or "remoteness".

    Raises
    ------
    ValueError : if `show` is anything else, or the text or graph can't be drawn.
    """
    check_choice(SHOWN, show, "show")
    given = Digraph(start) if isinstance(start, Mapping) else start
    game = read_graph(given) if isinstance(given, str) else check_type(Digraph, given, "'a: b c; b: c'")
    if len(game.arrows) > MOST_VERTICES:
        raise ValueError(f"a drawing can have at most {MOST_VERTICES} vertices, got {len(game.arrows)}")
    rule = "A move takes the token along one arrow. Whoever can't move loses; an endless game is a draw."
    return GraphEditor(text=write_graph(game), options={"kind": show}, title="Draw your own graph", rule=rule)


def read_graph(text: str) -> Digraph:
    """Return the graph that a string describes; the editor reads strings in the same way.

    >>> read_graph("a: b c; b: c")
    Digraph({'a': ['b', 'c'], 'b': ['c'], 'c': []})

    Raises
    ------
    ValueError : if a line doesn't have exactly one colon, or a name is empty, longer than 12 characters, or contains a space,
        comma or colon.
    """
    arrows: dict[str, list[str]] = {}
    for line in filter(None, map(str.strip, re.split(r"[\n;]", text))):
        match = re.fullmatch(r"([^:]*):([^:]*)", line)
        if not match:
            raise ValueError(f"a line needs one colon, as in 'a: b c', got {short_repr(line)}")
        arrows.setdefault(match[1].strip(), []).extend(filter(None, re.split(r"[\s,]+", match[2])))
    for name in [*arrows, *(name for names in arrows.values() for name in names)]:
        if not re.fullmatch(r"[^\s:,;]{1,12}", name):
            raise ValueError(
                f"a name must have 1 to 12 characters, without spaces, commas or colons, got {short_repr(name)}"
            )
    return Digraph(arrows)


def write_graph(game: Digraph) -> str:
    """Return the text of a graph, with a line for each vertex.

    >>> print(write_graph(Digraph({"a": "bc", "b": "c"})))
    a: b c
    b: c
    c:
    """
    return "\n".join(" ".join([f"{game.show(v)}:", *map(game.show, after)]) for v, after in game.arrows)
