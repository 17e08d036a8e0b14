"""What a reader answers with where it is no text: a move on a board, vertices of a graph, cells of a table.

An exercise's section `Form` binds `form` to one of these. Vertices and cells are *marked*, or each of them is *labelled*; what
is marked or labelled makes an answer of the exercise's own kind, so that tests and feedback are those of a typed answer:

- marked: the number that the thing stands for (kind "number"), all these numbers (kind "set"), or the numbers of the one
  thing that is marked (kind "list"), as the column and the row of a cell;
- labelled: the things with the first of the labels (kind "set"), or the labels of all, in order (kind "list").
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cgkit.checks import check_type, short_repr
from cgkit.position import EXAMPLE, LegalMove, Position
from cgkit.wording import minus

__all__ = ["Board", "Cells", "Form", "Graph"]


@dataclass(frozen=True)
class Board:
    """The board of a position, on which a move is made (kind "move"), or several are marked (kind "moves").

    >>> from cgkit import nim
    >>> Board(nim(3, 5)).position
    nim(3, 5)
    """

    position: Position[Any]

    def __post_init__(self) -> None:
        if check_type(Position, self.position, EXAMPLE).is_over:
            raise ValueError(f"on a board a move is made, and none is left in {self.position!r}")

    def words(self) -> list[str]:
        """The legal moves in words."""
        return [move.text for move in self.position.moves()]

    def read(self, words: object) -> LegalMove[Any]:
        """Return the legal move that is told in words, with capitals and spaces as anybody likes; a move is told by its own.

        >>> from cgkit import nim
        >>> Board(nim(3, 5)).read("Take 2  from heap 1").after
        nim(1, 5)

        Raises
        ------
        ValueError : when no legal move is told so, with some that are.
        """
        legal = {plain(move.text): move for move in self.position.moves()}
        text = words.text if isinstance(words, LegalMove) else words
        asked = plain(text) if isinstance(text, str) else ""
        if asked not in legal:
            examples = ", ".join(repr(move.text) for move in list(legal.values())[:3])
            raise ValueError(f"a legal move in words is wanted, such as {examples}; got {short_repr(words)}")
        return legal[asked]

    def replies(self) -> list[tuple[str, str]]:
        """The moves after which the opponent wins, each with a move by which, in words.

        >>> from cgkit import nim
        >>> Board(nim(1, 1, 1)).replies()
        []
        >>> Board(nim(1, 2)).replies()
        [('take 1 from heap 1', 'take 2 from heap 2'), ('take 2 from heap 2', 'take 1 from heap 1')]
        """
        after = ((move.text, move.after.winning_moves()) for move in self.position.moves())
        return [(text, wins[0].text) for text, wins in after if wins]


@dataclass(frozen=True)
class Graph:
    """A graph: each vertex with those that its arrows lead to. A vertex that is a number stands for it.

    >>> Graph({"a": "bc", "b": "c", "c": ""}).spec()["options"]
    [[1, 2], [2], []]

    Parameters
    ----------
    arrows : vertex -> vertices, in the order in which labels are read.
    labels : what each is labelled with; without any, vertices are marked.
    """

    arrows: Mapping[Any, Sequence[Any]]
    labels: Sequence[str] = ()

    def spec(self) -> dict[str, Any]:
        """What the page needs to know, as plain JSON: a `MarksFormat`."""
        place = {vertex: i for i, vertex in enumerate(self.arrows)}
        if unknown := [to for targets in self.arrows.values() for to in targets if to not in place]:
            raise ValueError(f"every vertex has its own line of arrows; {short_repr(unknown[0])} has none")
        return {
            "items": [{"name": str(vertex), "answer": str(vertex)} for vertex in self.arrows],
            "labels": list(self.labels),
            "options": [[place[to] for to in targets] for targets in self.arrows.values()],
        }


@dataclass(frozen=True)
class Cells:
    """A table, or a row, of cells.

    >>> Cells([[3, 5, 9]]).spec()["items"][1]
    {'name': '5', 'answer': '5'}
    >>> Cells.pairs(range(1, 3), range(1, 4)).spec()["items"][5]
    {'name': '', 'answer': '2,1'}

    Parameters
    ----------
    cells : rows of what stands in the cells; a number, or a text.
    answers : rows of what each cell stands for in an answer: a number or several; what stands in it, if not given.
    columns, rows : the names of columns and rows; of a row alone none are needed.
    corner : what stands where they meet.
    labels : what each cell is labelled with; without any, cells are marked.
    """

    cells: Sequence[Sequence[object]]
    answers: Sequence[Sequence[Any]] = ()
    columns: Sequence[object] = ()
    rows: Sequence[object] = ()
    corner: str = ""
    labels: Sequence[str] = ()

    def __post_init__(self) -> None:
        width = {len(row) for row in self.cells}
        if len(width) != 1 or 0 in width:
            raise ValueError(f"cells stand in rows of one length, at least 1, got {short_repr(self.cells)}")
        for name, given, count in (("columns", self.columns, width.pop()), ("rows", self.rows, len(self.cells))):
            if given and len(given) != count:
                raise ValueError(f"{count} {name} need as many names, got {short_repr(list(given))}")

    @classmethod
    def pairs(cls, columns: Sequence[int], rows: Sequence[int], corner: str = "") -> Cells:
        """Return an empty table in which each cell stands for its column and its row; the least row lies at the bottom."""
        upward = sorted(rows, reverse=True)
        return cls(
            [["" for _ in columns] for _ in upward],
            [[(x, y) for x in columns] for y in upward],
            columns,
            upward,
            corner,
        )

    def spec(self) -> dict[str, Any]:
        """What the page needs to know, as plain JSON: a `MarksFormat`."""
        rows = zip(self.cells, self.answers or self.cells, strict=True)
        items = [pair for cells, answers in rows for pair in zip(cells, answers, strict=True)]
        return {
            "items": [{"name": minus(shown), "answer": digits(answer)} for shown, answer in items],
            "labels": list(self.labels),
            "columns": list(map(str, self.columns or [""] * len(self.cells[0]))),
            "rows": list(map(str, self.rows or [""] * len(self.cells))),
            "corner": self.corner,
        }


#: What an answer may be given with.
Form = Board | Graph | Cells


def plain(words: str) -> str:
    """Words as they are compared: in small letters, with single spaces."""
    return " ".join(words.casefold().split())


def digits(answer: Any, between: str = ",") -> str:
    """What a cell stands for: a number, or several with this between them."""
    return between.join(map(str, answer)) if isinstance(answer, tuple) else str(answer)
