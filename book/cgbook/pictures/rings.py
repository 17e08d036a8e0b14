"""A ring of links, and the search for the link to cut, with a row for each step of halving the numbers, as in the proof in chapter 9.

Each link has its own class in both halves of the picture, so that a page can light up the link that its text mentions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from math import cos, pi, sin
from typing import Any

from cgbook.pictures.palette import DAY
from cgkit.checks import check_ints

MOST_LINKS, MOST_NUMBER = 9, 3
# in pixels, width of the ring's half, y-coordinate of its ground, radius of the ring, length of a stalk's edge
SIDE, FLOOR, RADIUS, TWIG = 200, 152, 54, 17
ROW, PITCH, FIRST = 30, 18, 12  # height of a row, distance from a piece to a link, middle of the first piece


@dataclass(frozen=True)
class Step:
    """A row of the search: the links that are left, the piece before each link, and the count at each link."""

    links: tuple[int, ...]
    pieces: tuple[int, ...]
    counts: tuple[int, ...]

    @property
    def kept(self) -> tuple[int, ...]:
        """Return the links of the colour that has an odd number of links."""
        colour = sum(count % 2 for count in self.counts) % 2
        return tuple(link for link, count in zip(self.links, self.counts, strict=True) if count % 2 == colour)


@dataclass(frozen=True)
class Halving:
    """A ring with the search for the link to cut. `halving` makes one."""

    numbers: tuple[int, ...]

    def steps(self) -> Iterator[Step]:
        """Yield the rows, down to a single link.

        >>> [step.kept for step in halving([0, 1, 0, 2, 0]).steps()]
        [(1, 2, 4), (1,), (1,)]
        """
        links, pieces = tuple(range(1, len(self.numbers) + 1)), self.numbers
        while True:
            sums = accumulate(pieces[1:], initial=0)
            step = Step(links, pieces, tuple(total + i for i, total in enumerate(sums)))
            yield step
            if len(links) == 1:
                return
            halves = [0] * len(step.kept)
            for before, number in enumerate(pieces):
                passed = sum(link in step.kept for link in links[:before])
                halves[passed % len(halves)] ^= number // 2
            links, pieces = step.kept, tuple(halves)

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        return {
            "text/html": f'<div class="cg-halving">{self._ring()}{self._rows()}</div>',
            "text/plain": f"halving({[*self.numbers]})",
        }

    def _ring(self) -> str:
        many, middle = len(self.numbers), (SIDE / 2, FLOOR - RADIUS)

        def at(piece: float, far: float = RADIUS) -> tuple[float, float]:
            turn = 2 * pi * piece / many
            return middle[0] - far * sin(turn), middle[1] + far * cos(turn)

        shapes = [_line((10, FLOOR), (SIDE - 10, FLOOR), "soil")]
        for piece, number in enumerate(self.numbers):
            ends = [at(piece, RADIUS + TWIG * k) for k in range(number + 1)]
            shapes += [_line(one, other) + _dot(*other) for one, other in pairwise(ends)]
        for i in range(many):
            spot = at(i + 0.5, RADIUS * cos(pi / many))
            shapes.append(_link(i + 1, _line(at(i), at(i + 1)) + _disc(*spot, i + 1)))
        shapes += [_dot(*at(piece)) for piece in range(many)]
        words = f"A ring of {many} links on the ground. The pieces carry stalks of {', '.join(map(str, self.numbers))}."
        return _svg(SIDE, FLOOR + 6, words, shapes)

    def _rows(self) -> str:
        steps, shapes, told = list(self.steps()), [], []
        for row, step in enumerate(steps):
            y = ROW * (row + 0.5)
            counts = []
            for link, piece, count in zip(step.links, step.pieces, step.counts, strict=True):
                before = max((one for one in step.links if one < link), default=0)  # the piece begins after this link
                kept = link in step.kept
                shapes.append(_text(FIRST + 2 * PITCH * before, y, piece))
                shapes.append(_link(link, _disc(FIRST + PITCH * (2 * link - 1), y, count, "kept" if kept else "gone")))
                counts.append(f"link {link}, after a piece of {piece}, has {count}{' and stays' if kept else ''}")
            told.append(f"Step {row + 1}: {'; '.join(counts)}.")
        width = FIRST * 2 + 2 * PITCH * len(self.numbers) - PITCH
        return _svg(width, ROW * len(steps), " ".join(told), shapes)


def halving(numbers: Sequence[int]) -> Halving:
    """Draw a ring with an odd number of links, and the search for the link to cut.

    >>> halving([0, 1, 0, 2, 0])
    Halving(numbers=(0, 1, 0, 2, 0))

    The numbers, from 0 to 3, are the heights of the stalks on the pieces, beginning with the piece at the ground. There must be an odd
    number of pieces, at most 9.
    """
    found = tuple(check_ints(numbers, "the numbers of pieces", 0, MOST_NUMBER))
    if len(found) % 2 == 0 or len(found) > MOST_LINKS:
        raise ValueError(f"a ring must have an odd number of links, at most {MOST_LINKS}, got {len(found)}")
    return Halving(found)


def _ink(name: str) -> str:
    return f"var(--cg-{name}, {DAY[name.replace('-', '_')]})"


def _svg(width: float, height: float, words: str, shapes: list[str]) -> str:
    return f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{words}">{"".join(shapes)}</svg>'


def _link(number: int, shapes: str) -> str:
    return f'<g class="cg-link cg-link-{number}">{shapes}</g>'


def _line(one: tuple[float, float], other: tuple[float, float], ink: str = "green") -> str:
    look = f'stroke="{_ink(ink)}" stroke-width="4" stroke-linecap="round"'
    return f'<line x1="{one[0]:.1f}" y1="{one[1]:.1f}" x2="{other[0]:.1f}" y2="{other[1]:.1f}" {look}/>'


def _dot(x: float, y: float) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{_ink("ink")}"/>'


def _disc(x: float, y: float, number: int, kind: str = "named") -> str:
    fill, edge, ink = {"named": ("sheet", "soft", "ink"), "kept": ("p", "p", "on-p"), "gone": ("sheet", "n", "n")}[kind]
    disc = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="10" fill="{_ink(fill)}" stroke="{_ink(edge)}" stroke-width="1.5"/>'
    return disc + _text(x, y, number, ink, "bold")


def _text(x: float, y: float, number: int, ink: str = "soft", weight: str = "normal") -> str:
    look = f'text-anchor="middle" font-size="13" font-weight="{weight}" fill="{_ink(ink)}"'
    return f'<text x="{x:.1f}" y="{y + 4.5:.1f}" {look}>{number}</text>'
