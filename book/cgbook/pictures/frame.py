"""The card around every static picture, with its paper, its heading and its alternative text.

A card is a plain string with no ids, clocks or random numbers, so a stored notebook compares equal to a new run. Its paper is part of the
picture, so it can be read on any background.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from textwrap import wrap

from cgbook.pictures.ink import LINE, PAD, SHEET, SOFT, WIDTH, text


def wrapped(words: str, y: float, *, x: float = PAD, width: float = WIDTH) -> list[str]:
    """Return text as lines that start at `x` and fit a card of this width, broken only between words."""
    lines = wrap(words, int((width - x - PAD) / 7.6), break_long_words=False, break_on_hyphens=False)
    return [text(x, y + 20 * i, line, size=14, fill=SOFT) for i, line in enumerate(lines)]


def card(label: str, height: float, parts: Iterable[str], *, width: float = WIDTH) -> str:
    """Return a card around these shapes, with its alternative text.

    >>> card("Nothing", 20, []).count("<rect")
    1
    """
    body = "".join(parts)
    paper = f'<rect x=".5" y=".5" width="{width - 1:g}" height="{height - 1:g}" rx="9" fill="{SHEET}" stroke="{LINE}"/>'
    return drawing(label, width, height, paper + body)


def drawing(label: str, width: float, height: float, body: str) -> str:
    """Return shapes as SVG text of this size, with alternative text and in the font of all static pictures.

    >>> drawing("Nothing", 20, 10, "").count("<rect")
    0
    """
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" role="img" '
        f'aria-label="{escape(label, quote=True)}" font-family="system-ui, Segoe UI, Noto Sans, sans-serif">{body}</svg>'
    )


def heading(title: str, rule: str = "", *, width: float = WIDTH) -> tuple[list[str], float]:
    """Return the title and the rule at the head of a card, and the y-coordinate below them.

    >>> shapes, below = heading("Nim", "Take chips from one heap.")
    >>> len(shapes), below
    (2, 64)
    """
    rules = wrapped(rule, 50, width=width)
    return [text(PAD, 28, title, size=17, bold=True), *rules], 44 + 20 * len(rules)
