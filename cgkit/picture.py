"""Static pictures of widgets, as SVG text: what print, GitHub and a page without scripts show.

Plain strings with no ids, clocks or random numbers, so that a stored notebook compares equal. The card has its own paper, and so
reads the same on a light page and a dark one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

__all__ = ["board_picture", "labels_picture"]

PAPER, INK, SOFT, LINE, FIELD = "#fbfaf6", "#22262b", "#5d656e", "#d9d5ca", "#ffffff"
P_BLUE, N_ORANGE, N_TINT, CHIP = "#1f5fa8", "#9a4a00", "#fdf0e0", "#33414f"
WIDTH, PAD = 640, 16
MOST_CHIPS = 200


def _text(x: float, y: float, words: str, *, size: int = 15, fill: str = INK, anchor: str = "start", bold: bool = False) -> str:
    weight = ' font-weight="650"' if bold else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}" text-anchor="{anchor}"{weight}>{escape(words)}</text>'


def _wrapped(words: str, y: float, *, columns: int = 84) -> list[str]:
    lines, line = [], ""
    for word in words.split():
        if len(line) + len(word) >= columns:
            lines, line = [*lines, line], word
        else:
            line = f"{line} {word}".strip()
    return [_text(PAD, y + 20 * i, text, size=14, fill=SOFT) for i, text in enumerate([*lines, line])]


def _card(label: str, height: float, parts: Iterable[str]) -> str:
    body = "".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" role="img" '
        f'aria-label="{escape(label, quote=True)}" font-family="system-ui, Segoe UI, Noto Sans, sans-serif">'
        f'<rect x=".5" y=".5" width="{WIDTH - 1}" height="{height - 1:g}" rx="9" fill="{PAPER}" stroke="{LINE}"/>{body}</svg>'
    )


def _head(title: str, rule: str) -> tuple[list[str], float]:
    rules = _wrapped(rule, 50) if rule else []
    return [_text(PAD, 28, title, size=17, bold=True), *rules], 44 + 20 * len(rules)


def chips(sizes: Sequence[int], y: float) -> tuple[list[str], float]:
    """Heaps of chips from the height y down, each with its size; returns the shapes and the height below them."""
    shapes = []
    for size in sizes:
        across, step, radius = (20, 27, 11) if size <= 40 else (32, 17, 7)
        drawn = size if size <= MOST_CHIPS else 0
        rows = max(1, -(-drawn // across))
        for i in range(drawn):
            x = PAD + radius + step * (i % across)
            shapes.append(f'<circle cx="{x}" cy="{y + radius + step * (i // across):g}" r="{radius}" fill="{CHIP}"/>')
        shapes.append(_text(WIDTH - PAD, y + 20, str(size), size=22, anchor="end", bold=True))
        y += step * rows + 12
    return shapes, y


def board_picture(position: Any) -> str:
    """The board of a position: heaps as chips, anything else in words.

    >>> from cgkit import Subtraction
    >>> board_picture(Subtraction({1, 2})(5)).count("<circle")
    5
    """
    rules = position.rules
    head, y = _head(rules.title(), f"{rules.rule()} {rules.ending()}".strip())
    if rules.skin == "heap":
        shapes, y = chips(position.state, y + 6)
    else:
        shapes, y = [_text(PAD, y + 28, rules.show(position.state), size=20)], y + 48
    return _card(f"{rules.title()}: {rules.show(position.state)}", y + 4, [*head, *shapes])


def labels_picture(title: str, rule: str, labels: Sequence[tuple[str, str]]) -> str:
    """A strip of positions with their outcomes; `labels` holds pairs (name, letter).

    >>> labels_picture("Take 1 or 2", "", [("0", "P"), ("1", "N"), ("2", "N"), ("3", "P")]).count("<rect")
    5
    """
    head, top = _head(title, rule)
    widest = max((len(name) for name, _ in labels), default=1)
    cell = max(36, 9 * widest + 10)
    across = max(1, (WIDTH - 2 * PAD + 5) // (cell + 5))
    shapes = []
    for i, (name, letter) in enumerate(labels):
        x, y = PAD + (cell + 5) * (i % across), top + 54 * (i // across)
        fill, ink, line = {"P": (P_BLUE, FIELD, P_BLUE), "N": (N_TINT, N_ORANGE, N_ORANGE)}.get(letter, (FIELD, SOFT, LINE))
        shapes.append(f'<rect x="{x}" y="{y:g}" width="{cell}" height="48" rx="6" fill="{fill}" stroke="{line}"/>')
        shapes.append(_text(x + cell / 2, y + 17, name, size=12, fill=ink, anchor="middle"))
        shapes.append(_text(x + cell / 2, y + 38, letter, size=17, fill=ink, anchor="middle", bold=True))
    height = top + 54 * -(-len(labels) // across) + 8
    return _card(f"{title}: " + ", ".join(f"{name} {letter}" for name, letter in labels), height, [*head, *shapes])
