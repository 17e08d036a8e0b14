"""Red-blue Hackenbush, where Blue cuts blue edges, Red cuts red edges, and everything no longer connected to the ground falls.

**Theorem** (Berlekamp's rule, `stalk_value`). In a stalk, read from the ground, each edge up to the first change of colour counts 1. The
edges after the change count 1/2, 1/4, 1/8 and so on. Blue edges are added, and red edges are subtracted. In a garden of stalks with total
v, Blue wins if v > 0, Red wins if v < 0, and the second player wins if v = 0. Chapter 13 of the book has the proof.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import groupby, pairwise
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from cgkit.checks import short_repr, wrong
from cgkit.partizan.canonical_forms import check_dyadic
from cgkit.partizan.ruleset import Partizan
from cgkit.rulesets.green_hackenbush import Hackenbush, Segment
from cgkit.rulesets.hackenbush_values import standing

if TYPE_CHECKING:
    from cgkit.position import Position

Edges = frozenset[int]
COLOURS = "BR"
MOST_EDGES = 100  # maximum number of edges in one picture


class RedBlueHackenbush(Partizan[Edges]):
    """Red-blue Hackenbush on one picture; a board is the set of the edges that remain, numbered from 1.

    >>> tree = RedBlueHackenbush([(0, 1), (1, 2), (1, 3)], "BRB")
    >>> tree().moves()
    [cut edge 1, cut edge 3]
    >>> tree("red").moves()
    [cut edge 2]
    >>> red_blue("BR", "R", "red")
    red_blue('BR', 'R', 'red')

    `tree()` has all its edges that are connected to the ground, and `tree([1, 3])` has only edges 1 and 3. Blue moves first, unless the
    last argument is "red".

    Parameters
    ----------
    edges, segments : as for `cgkit.rulesets.green_hackenbush.Hackenbush`, with at most 100 edges.
    colours : a letter for each edge, B for blue or R for red.

    References
    ----------
    Winning Ways, volume 1.
    """

    title = "Red-blue Hackenbush"
    rule = "Blue cuts a blue edge and Red a red one; whatever is no longer connected to the ground falls."
    sides = ("Blue", "Red")
    words = MappingProxyType({"cut": "cut edge {0}"})
    skin = "hackenbush"

    def __init__(self, edges: Iterable[tuple[int, int]], colours: str, segments: Iterable[Segment] = ()) -> None:
        self.picture = Hackenbush(edges, segments)
        count = len(self.picture.edges)
        self.colours = check_stalk(colours, most=MOST_EDGES)
        if len(self.colours) != count:
            raise ValueError(f"there must be a colour for each of the {count} edges, got {len(self.colours)} colours")

    def _given(self) -> dict[str, Any]:
        return {"edges": self.picture.edges, "colours": self.colours}

    def __repr__(self) -> str:
        return f"RedBlueHackenbush({list(self.picture.edges)!r}, {self.colours!r})"

    def drawing(self) -> dict[str, Any]:
        return {**self.picture.drawing(), "colours": self.colours}

    def board(self, *parts: Any) -> Any:
        return self.picture.parse(*parts)

    def check_board(self, board: Any) -> Edges:
        return self.picture.check(board)

    def left(self, board: Edges) -> Iterator[tuple[Edges, str, int]]:
        return self._cuts(board, "B")

    def right(self, board: Edges) -> Iterator[tuple[Edges, str, int]]:
        return self._cuts(board, "R")

    def _cuts(self, board: Edges, colour: str) -> Iterator[tuple[Edges, str, int]]:
        for number in sorted(board):
            if self.colours[number - 1] == colour:
                yield frozenset(standing(self.picture.still(board - {number}))), "cut", number

    def show_board(self, board: Edges) -> str:
        return self.picture.show(board)

    def write_board(self, board: Edges) -> str:
        return "" if board == self.picture.parse() else repr(sorted(board))

    def write(self, position: tuple[int, Edges]) -> str:
        feet = [i for i, (below, _) in enumerate(self.picture.edges) if not below]
        words = [self.colours[i:j] for i, j in pairwise([*feet, len(self.colours)])]
        turn = ["red"] * position[0]
        whole = red_blue(*words, *turn)
        if (whole.rules, whole.state) == (self, position):
            return f"red_blue({', '.join(map(repr, [*words, *turn]))})"
        return super().write(position)


def check_stalk(word: Any, most: int = MOST_EDGES) -> str:
    """Return the colours of edges, or raise an error if a letter isn't B or R, or if there are too many letters.

    >>> check_stalk("BGR")
    Traceback (most recent call last):
    ValueError: edges must be B for blue or R for red, got 'BGR'
    """
    if not isinstance(word, str) or not set(word) <= set(COLOURS):
        raise wrong(isinstance(word, str), f"edges must be B for blue or R for red, got {short_repr(word)}")
    if len(word) > most:
        raise ValueError(f"there can be at most {most} edges, got {len(word)}")
    return word


def red_blue(*stalks: str) -> Position[tuple[int, Edges]]:
    """Return stalks side by side, each written from the ground upwards, with B for a blue edge and R for a red one.

    >>> red_blue("BR", "R").outcome(), red_blue("BR", "R", "red").outcome()
    ('P', 'N')

    Blue moves first, unless the last argument is "red". There can be at most 100 edges altogether.

    Raises
    ------
    ValueError : if a letter isn't B or R, or there are too many edges.
    """
    turn = [*stalks[-1:]] if stalks and stalks[-1] in ("blue", "red") else []
    words = [check_stalk(word) for word in stalks[: len(stalks) - len(turn)]]
    edges: list[tuple[int, int]] = []
    segments: list[Segment] = []
    for x, word in enumerate(words):
        for y in range(len(word)):
            edges.append((len(edges) if y else 0, len(edges) + 1))
            segments.append((float(x), float(y), float(x), float(y + 1)))
    return RedBlueHackenbush(edges, "".join(words), segments)(*turn)


def stalk_value(stalk: str) -> Fraction:
    """Return the number that a stalk is worth to Blue.

    >>> [str(stalk_value(stalk)) for stalk in ("B", "R", "BR", "BRB", "BBR", "RB")]
    ['1', '-1', '1/2', '3/4', '3/2', '-1/2']

    Parameters
    ----------
    stalk : edges from the ground upwards, B for blue and R for red.

    References
    ----------
    Winning Ways, volume 1 (Berlekamp's rule); the proof is in chapter 13 of the book.
    """
    runs = [len([*run]) for _, run in groupby(check_stalk(stalk))]
    whole = runs[0] if runs else 0
    weights = [Fraction(1)] * whole + [Fraction(1, 2**k) for k in range(1, len(stalk) - whole + 1)]
    return sum((weight if edge == "B" else -weight for edge, weight in zip(stalk, weights, strict=True)), Fraction(0))


def stalk_of(number: Fraction | int) -> str:
    """Return the only stalk that is worth this number, whose denominator must be a power of 2.

    >>> stalk_of(Fraction(3, 4)), stalk_of(-2), stalk_of(Fraction(5, 8))
    ('BRB', 'RR', 'BRBR')
    """
    number = check_dyadic(number)
    stalk, total, weight = "", Fraction(0), Fraction(1)
    while total != number:
        colour = "B" if total < number else "R"
        if stalk and (weight < 1 or colour != stalk[-1]):
            weight /= 2
        stalk += colour
        total += weight if colour == "B" else -weight
    return stalk
