"""Static pictures of widgets, as SVG text for print and for pages without scripts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cgbook.pictures.boards import draw_board
from cgbook.pictures.boards.chocolate import bar
from cgbook.pictures.boards.digraph import drawn
from cgbook.pictures.frame import card, heading, wrapped
from cgbook.pictures.ink import FIELD, LINE, NARROW, OUTCOMES, PAD, SOFT, WIDTH, box, text
from cgkit.checks import check_bool, check_ints, check_type, short_repr
from cgkit.position import EXAMPLE, Position
from cgkit.rulesets.graph_games import Digraph
from cgkit.solving.reach import Reach

MOST_SQUARES = 2_500  # greatest number of squares of a chocolate bar
OTHER = (FIELD, LINE, SOFT)  # fill, edge and text colours of anything that isn't an outcome


def board_picture(position: Any, *, titled: bool = True) -> str:
    """Draw a position with the look of its ruleset's skin, or describe the position in words if the skin has no look here.

    A picture without the game's title and rule is narrow, so that the words on a board can be read on a phone. Films use it.

    >>> from cgkit import Subtraction
    >>> board_picture(Subtraction({1, 2})(5)).count("<circle")
    5
    """
    rules = check_type(Position, position, EXAMPLE).rules
    width, y = NARROW, 10.0
    head: list[str] = []
    if check_bool(titled, "titled"):
        width = WIDTH
        head, y = heading(rules.title, f"{rules.rule} {rules.ending}".strip())
    shapes, y = draw_board(position, y + 6)
    return card(f"{rules.title}: {rules.show(position.state)}", y + 4, [*head, *shapes], width=width)


def arrows_picture(arrows: Mapping[Any, Sequence[Any]]) -> str:
    """Draw a graph, given the vertices that the arrows of each vertex point to.

    >>> arrows_picture({1: [2, 3], 2: [3], 3: []}).count("<polygon")
    3
    """
    entered = {to for targets in arrows.values() for to in targets}
    starts: list[Any] = []
    reach = Reach(Digraph(dict(arrows)), merge=False)
    # vertices without an incoming arrow come first, so that they're on the left
    for vertex in sorted(arrows, key=lambda v: v in entered):
        if vertex not in reach.positions:
            starts.append(vertex)
            reach = Reach(reach.rules, *starts, merge=False)
    shapes, y = drawn(reach, PAD)
    label = "; ".join(f"{v} to {', '.join(map(str, to)) or 'nothing'}" for v, to in arrows.items())
    return card(f"Arrows from {label}", y, shapes)


def bar_picture(
    rows: Sequence[int], *, bitten: Sequence[int] = (), marks: Mapping[tuple[int, int], str] | None = None
) -> str:
    """Draw a chocolate bar with its longest row at the bottom, and dashed squares for the part that a bite has removed.

    >>> bar_picture((3, 2)).count("<rect")
    6

    Parameters
    ----------
    rows : row lengths from the bottom up.
    bitten : row lengths after a bite (default: no bite).
    marks : words on squares, by (row, column) numbered from 1.
    """
    lengths, left = (check_ints(given, "rows of a bar", 0, MOST_SQUARES) for given in (rows, bitten))
    if not lengths or sum(lengths) > MOST_SQUARES or len(lengths) > MOST_SQUARES:
        raise ValueError(
            f"a bar must have 1 to {MOST_SQUARES} rows and at most {MOST_SQUARES} squares, got {short_repr(lengths)}"
        )
    shapes, y = bar(lengths, PAD, bitten=left, marks=check_type(dict, marks or {}, "{(1, 1): 'a'}"))
    return card(f"A chocolate bar with rows of {', '.join(map(str, lengths))}", y, shapes)


def labels_picture(title: str, rule: str, labels: Sequence[tuple[str, str]]) -> str:
    """Draw a strip of positions with their outcomes; `labels` holds pairs (name, letter).

    >>> labels_picture("Take 1 or 2", "", [("0", "P"), ("1", "N"), ("2", "N"), ("3", "P")]).count("<rect")
    5
    """
    head, top = heading(title, rule, width=NARROW)
    widest = max((len(name) for name, _ in labels), default=1)
    cell = max(36, 8 * widest + 14)
    across = max(1, (NARROW - 2 * PAD + 5) // (cell + 5))
    shapes = []
    for i, (name, letter) in enumerate(labels):
        x, y = PAD + (cell + 5) * (i % across), top + 54 * (i // across)
        fill, line, ink = OUTCOMES.get(letter, OTHER)
        shapes.append(box(x, y, cell, 48, fill=fill, line=line))
        shapes.append(text(x + cell / 2, y + 17, name, size=14, fill=ink, anchor="middle"))
        shapes.append(text(x + cell / 2, y + 38, letter, size=17, fill=ink, anchor="middle", bold=True))
    height = top + 54 * -(-len(labels) // across) + 8
    return card(
        f"{title}: " + ", ".join(f"{name} {letter}" for name, letter in labels), height, [*head, *shapes], width=NARROW
    )


def outcomes_picture(title: str, rule: str, lines: Sequence[tuple[str, str, str]]) -> str:
    """Draw the outcome and the name of each game, with the reason below; `lines` holds triples (name, letter, reason).

    >>> outcomes_picture("A heap of 1", "", [("normal", "N", "take it"), ("misère", "P", "")]).count("<rect")
    3
    """
    shapes, y = heading(title, rule, width=NARROW)
    for name, letter, why in lines:
        fill, line, ink = OUTCOMES.get(letter, OTHER)
        shapes.append(box(PAD, y, 40, 27, fill=fill, line=line))
        shapes.append(text(PAD + 20, y + 19, letter, size=16, fill=ink, anchor="middle", bold=True))
        shapes.append(text(PAD + 54, y + 19, name))
        reason = wrapped(why, y + 40, x=PAD + 54, width=NARROW)
        shapes += reason
        y += 36 + 20 * len(reason)
    words = "; ".join(" ".join(filter(None, line)) for line in lines)
    return card(f"{title}: {words}", y + 4, shapes, width=NARROW)
