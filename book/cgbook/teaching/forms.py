"""Forms for answers that aren't text: a move on a board, vertices of a graph, or cells of a table.

An exercise's section `Form` binds `form` to one of these. Vertices and cells are *marked*, or each of them is *labelled*. The marks or
labels make an answer of the exercise's own kind, so tests and feedback are the same as for a typed answer:

- marked: the number of the marked item (kind "number"), the numbers of all marked items (kind "set"), or the numbers of the only marked
  item (kind "list"), such as the column and the row of a cell;
- labelled: the items with the first label (kind "set"), or the labels of all items, in order (kind "list").
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
    """The board of a position, for making a move (kind "move") or marking several (kind "moves").

    >>> from cgkit import nim
    >>> Board(nim(3, 5)).position
    nim(3, 5)
    """

    position: Position[Any]

    def __post_init__(self) -> None:
        if check_type(Position, self.position, EXAMPLE).is_over:
            raise ValueError(f"a board needs a position with a move, but there is none in {self.position!r}")

    def words(self) -> list[str]:
        """Return the legal moves in words."""
        return [move.text for move in self.position.moves()]

    def read(self, words: object) -> LegalMove[Any]:
        """Return the legal move with these words, whatever their capitals and spacing; a move is returned unchanged.

        >>> from cgkit import nim
        >>> Board(nim(3, 5)).read("Take 2  from heap 1").after
        nim(1, 5)

        Raises
        ------
        ValueError : if no legal move has these words; the message lists some legal moves.
        """
        legal = {plain(move.text): move for move in self.position.moves()}
        text = words.text if isinstance(words, LegalMove) else words
        asked = plain(text) if isinstance(text, str) else ""
        if asked not in legal:
            examples = ", ".join(repr(move.text) for move in list(legal.values())[:3])
            raise ValueError(f"expected a legal move in words, such as {examples}; got {short_repr(words)}")
        return legal[asked]

    def replies(self) -> list[tuple[str, str]]:
        """Return the moves that let the opponent win, each with a winning reply, all in words.

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
    """A graph, given by the targets of each vertex's arrows. A vertex that is a number counts as that number in an answer.

    >>> Graph({"a": "bc", "b": "c", "c": ""}).spec()["options"]
    [[1, 2], [2], []]

    Parameters
    ----------
    arrows : dictionary from each vertex to its targets; labels are read in this order.
    labels : labels to choose from; without labels, vertices are marked.
    """

    arrows: Mapping[Any, Sequence[Any]]
    labels: Sequence[str] = ()

    def spec(self) -> dict[str, Any]:
        """Return the data needed by the page, as plain JSON in the format `MarksFormat`."""
        place = {vertex: i for i, vertex in enumerate(self.arrows)}
        if unknown := [to for targets in self.arrows.values() for to in targets if to not in place]:
            raise ValueError(f"every vertex must have a line of arrows; {short_repr(unknown[0])} has none")
        return {
            "items": [{"name": str(vertex), "answer": str(vertex)} for vertex in self.arrows],
            "labels": list(self.labels),
            "options": [[place[to] for to in targets] for targets in self.arrows.values()],
        }


@dataclass(frozen=True)
class Cells:
    """A table of cells, or a single row.

    >>> Cells([[3, 5, 9]]).spec()["items"][1]
    {'name': '5', 'answer': '5'}
    >>> Cells.pairs(range(1, 3), range(1, 4)).spec()["items"][5]
    {'name': '', 'answer': '2,1'}

    Parameters
    ----------
    cells : rows of cell contents, each a number or a string.
    answers : rows with the number or numbers for each cell in an answer (default: the contents).
    columns, rows : names of columns and rows; a single row needs no names.
    corner : text where column names and row names meet.
    labels : labels to choose from; without labels, cells are marked.
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
            raise ValueError(f"rows of cells must have the same length, at least 1, got {short_repr(self.cells)}")
        for name, given, count in (("columns", self.columns, width.pop()), ("rows", self.rows, len(self.cells))):
            if given and len(given) != count:
                raise ValueError(f"{count} {name} need {count} names, got {short_repr(list(given))}")

    @classmethod
    def pairs(cls, columns: Sequence[int], rows: Sequence[int], corner: str = "") -> Cells:
        """Return an empty table where each cell means its column and its row, with the smallest row at the bottom."""
        upward = sorted(rows, reverse=True)
        return cls(
            [["" for _ in columns] for _ in upward],
            [[(x, y) for x in columns] for y in upward],
            columns,
            upward,
            corner,
        )

    def spec(self) -> dict[str, Any]:
        """Return the data needed by the page, as plain JSON in the format `MarksFormat`."""
        rows = zip(self.cells, self.answers or self.cells, strict=True)
        items = [pair for cells, answers in rows for pair in zip(cells, answers, strict=True)]
        return {
            "items": [{"name": minus(shown), "answer": digits(answer)} for shown, answer in items],
            "labels": list(self.labels),
            "columns": list(map(str, self.columns or [""] * len(self.cells[0]))),
            "rows": list(map(str, self.rows or [""] * len(self.cells))),
            "corner": self.corner,
        }


#: Forms that can be used to give an answer.
Form = Board | Graph | Cells


def plain(words: str) -> str:
    """Return words in lower case with single spaces, for comparison."""
    return " ".join(words.casefold().split())


def digits(answer: Any, between: str = ",") -> str:
    """Return the answer in a cell as text: its number, or its numbers with `between` between them."""
    return between.join(map(str, answer)) if isinstance(answer, tuple) else str(answer)
