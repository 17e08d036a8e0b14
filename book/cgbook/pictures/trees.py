"""Drawings of game trees, where play goes from left to right and a dashed box surrounds nodes that look the same to a player.

**Invariant.** The page uses the places computed here, so its tree and the static tree are the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from cgbook.pictures.frame import card, heading
from cgbook.pictures.ink import CHIP, EDGE, FIELD, INK, PAD, SOFT, WIDTH, text
from cgbook.strategic.trees import CHANCE, END, Tree
from cgkit.wording import minus

# in pixels, the width of a letter, space beside a move's words, distance between ends, margin, and width of an end's payoffs
LETTER, EDGE_SPACE, LEAF, MARGIN, PAY = 6.9, 34, 32, 22, 46


@dataclass(frozen=True)
class Sheet:
    """The layout of a tree, with the places of its nodes in pixels, dashed boxes, words at each move, and the drawing's size."""

    at: tuple[tuple[float, float], ...]
    boxes: tuple[tuple[float, float, float, float], ...]
    words: tuple[tuple[str, ...], ...]
    size: tuple[float, float]


def sheet_of(tree: Tree) -> Sheet:
    """Return the layout of a tree in columns, with each end on its own line and each node before its successors.

    >>> from cgbook.examples import stag_hunt
    >>> sheet_of(stag_hunt).size
    (191.2, 140.0)
    """
    places = tree.places
    words = tuple(
        tuple(f"{name} ({odds})" if place.turn == CHANCE else name for name, _, odds in place.moves) for place in places
    )
    depth = max(len(place.path) for place in places)
    wide = [
        max((len(word) for p, w in zip(places, words, strict=True) if len(p.path) == d for word in w), default=0)
        for d in range(depth)
    ]
    ends = {len(place.path) for place in places if place.turn == END}
    boxed = {len(places[i].path) for together in tree.sets.values() if len(together) > 1 for i in together}
    aside = {d: PAY if d in ends & boxed else 0 for d in range(depth + 1)}  # extra space where an end would be in a box
    left = [MARGIN + sum(LETTER * wide[c] + EDGE_SPACE + aside[c + 1] for c in range(d)) for d in range(depth + 1)]
    heights = [0.0] * len(places)
    line = 0
    for i, place in enumerate(places):
        if place.turn == END:
            heights[i] = MARGIN + LEAF * line
            line += 1
    for i in reversed(range(len(places))):
        if below := [heights[after] for _, after, _ in places[i].moves]:
            heights[i] = (below[0] + below[-1]) / 2
    at = tuple(
        (round(left[len(place.path)] - (aside[len(place.path)] if place.turn == END else 0), 1), heights[i])
        for i, place in enumerate(places)
    )
    boxes = []
    for together in tree.sets.values():
        if len(together) > 1:
            xs, ys = [at[i][0] for i in together], [at[i][1] for i in together]
            boxes.append((min(xs) - 15, min(ys) - 15, max(xs) - min(xs) + 30, max(ys) - min(ys) + 30))
    return Sheet(at, tuple(boxes), words, (round(left[-1] + PAY, 1), float(2 * MARGIN + LEAF * (line - 1))))


def pay_text(tree: Tree, pay: Sequence[Fraction | int], seat: int) -> str:
    """Return the text at an end, which is one player's payoff in a zero-sum game, otherwise all players' payoffs.

    >>> from cgbook.examples import one_card, stag_hunt
    >>> pay_text(one_card, (2, -2), 0), pay_text(stag_hunt, (0, 2), 0)
    ('+2', '0, 2')
    """
    if tree.is_zero_sum:
        return minus(f"{'+' if pay[seat] > 0 else ''}{pay[seat]}")
    return minus(", ".join(map(str, pay)))


def tree_picture(tree: Tree, seat: int = 0) -> str:
    """Return the static picture of a game in extensive form for the player in a seat, as SVG text.

    >>> from cgbook.examples import stag_hunt
    >>> tree_picture(stag_hunt).count('stroke-dasharray="5 4"')
    1
    """
    laid = sheet_of(tree)
    head, top = heading(tree.title, tree.rule)
    scale = min(1.0, (WIDTH - 2 * PAD) / laid.size[0])
    lines, nodes = [], []
    for i, place in enumerate(tree.places):
        x, y = laid.at[i]
        for (_, after, _), words in zip(place.moves, laid.words[i], strict=True):
            u, v = laid.at[after]
            lines.append(f'<path d="M{x:g} {y:g}L{u:g} {v:g}" stroke="{SOFT}" stroke-width="1.5"/>')
            nodes.append(text(x + 0.56 * (u - x), y + 0.56 * (v - y) - 6, words, size=13, anchor="middle"))
        nodes.append(
            text(x + 8, y + 5, pay_text(tree, place.pay, seat), size=14, bold=True)
            if place.turn == END
            else _mark(x, y, place.turn, seat, tree.players)
        )
    boxes = [
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="15" fill="none" stroke="{INK}" stroke-dasharray="5 4"/>'
        for x, y, w, h in laid.boxes
    ]
    drawn = f'<g transform="translate({PAD} {top:g}) scale({scale:.4g})">{"".join(boxes + lines + nodes)}</g>'
    height = top + scale * laid.size[1]
    label = f"{tree.title}, as a tree with {sum(p.turn == END for p in tree.places)} ends. {tree.rule}"
    return card(label, height + 28, [*head, drawn, text(PAD, height + 14, _legend(tree), size=12, fill=SOFT)])


def _legend(tree: Tree) -> str:
    """Return the legend of the signs used in the picture."""
    other = "the other player" if len(tree.players) == 2 else "other players, by first letter"
    signs = [
        ("Filled: you.", True),
        (f"Ring: {other}.", len(tree.players) > 1),
        ("Square: chance.", tree.has_chance),
        ("Dashed: places that a player can't tell apart.", any(len(places) > 1 for places in tree.sets.values())),
    ]
    return " ".join(words for words, there in signs if there)


def _mark(x: float, y: float, turn: int, seat: int, players: tuple[str, ...]) -> str:
    if turn == CHANCE:
        return f'<rect x="{x - 7:g}" y="{y - 7:g}" width="14" height="14" rx="3" fill="{FIELD}" stroke="{INK}" stroke-width="2"/>'
    fill, line = (CHIP, EDGE) if turn == seat else (FIELD, INK)
    named = turn != seat and len(players) > 2  # the ring shows whose turn it is
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="{10 if named else 8}" fill="{fill}" stroke="{line}" stroke-width="2"/>'
    return disc + (text(x, y + 4.5, players[turn][0], size=13, anchor="middle") if named else "")
