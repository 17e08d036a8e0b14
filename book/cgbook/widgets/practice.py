"""A board for practice that shows problems from `cgbook.teaching.practice`, one after another.

The site stores a pool of problems for each kind and level, and its page draws from this pool. In JupyterLab, Python makes new problems
endlessly.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import islice
from typing import Any, TypedDict

import traitlets as tl

from cgbook.extras import needs
from cgbook.pictures.layouts import spread
from cgbook.pictures.yards import yard_picture
from cgbook.teaching.forms import Board
from cgbook.teaching.practice import LEVELS, Problem, practice, problem_kinds, problems
from cgbook.teaching.practice.kinds.hackenbush_cuts import name
from cgbook.teaching.practice.registry import every_kind
from cgbook.widgets.answer_boxes import Asked
from cgbook.widgets.base import STATIC, Widget, synced
from cgbook.widgets.table import first_moves
from cgkit.checks import check_choice, check_int
from cgkit.rulesets.green_hackenbush import Hackenbush

POOL, MANY = "p", 38  # seed of the stored problems, and their number for each kind and level
COINS = "Mark the coins that you turn: H shows heads, T tails."
_TABLE = '<div class="cg-wide-table" tabindex="0" role="group" aria-label="A table, which scrolls sideways"><table>'


class PracticeProblem(TypedDict):
    """A problem in the format of the board."""

    kind: str
    level: int
    seed: str
    spec: Asked
    question: str  # HTML, with the drawing
    way: str  # HTML
    hint: str


def drawn(kind: str, level: int, seed: str) -> PracticeProblem:
    """Return the problem with this kind, level and seed, as the board shows it.

    >>> drawn("periods", 3, "12")["question"]
    '<p>A move takes 1, 5, 7 or 8 chips from one heap. What is the Grundy value of a heap of 1247?</p>\\n'
    """
    return _as_shown(practice(kind, level, seed))


def pool(kind: str, level: int) -> list[PracticeProblem]:
    """Return the problems of a kind and level that the site stores, all different.

    >>> [problem["seed"] for problem in pool("periods", 1)[:3]]
    ['p-1', 'p-2', 'p-3']
    """
    return [_as_shown(problem) for problem in islice(problems(kind, level, POOL), MANY)]


def _as_shown(problem: Problem) -> PracticeProblem:
    spec: Any = problem.spec()
    question = _prose(problem.question)
    if isinstance(problem.form, Board):
        spec["board"] = first_moves(problem.form.position.rules, problem.form.position.state)
    match problem.shown:
        case ["yard", edges]:
            question += _yard([(a, b) for a, b in edges])
        case ["coins", *_]:
            question += _prose(COINS)
    return {
        "kind": problem.kind, "level": problem.level, "seed": problem.seed, "spec": spec, "question": question,
        "way": _prose(problem.explain()), "hint": problem.hint,
    }  # fmt: skip


def _prose(text: str) -> str:
    """Return Markdown as HTML, where a table can scroll, and the first cell of each row is the row's heading."""
    html: str = _markdown().render(text)
    html = re.sub("<tr>\n<td>(.*?)</td>", '<tr>\n<th scope="row">\\1</th>', html)
    return html.replace("<table>", _TABLE).replace("</table>", "</table></div>")


@cache
def _markdown() -> Any:
    with needs("cgbook"):
        from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": False}).enable("table")


def _yard(edges: Sequence[tuple[int, int]]) -> str:
    """Return the picture of a yard with letters at its vertices. The edges of its cycle come first and are drawn on the right."""
    around = next((i for i, (_, foot) in enumerate(edges, 1) if foot == 0), 0)
    laid = spread([*edges[around:], *edges[:around]])
    segments = [*laid[len(edges) - around :], *laid[: len(edges) - around]]
    names = {vertex: name(vertex) for edge in edges for vertex in edge if vertex}
    return yard_picture(Hackenbush(edges, segments)(), names=names)


class PracticeOptions(TypedDict):
    """The first kind of problem (or "mixed") and its level, and all kinds with their titles and pages."""

    kind: str
    level: int
    kinds: dict[str, str]
    pages: dict[str, list[str]]


class PracticeBoard(Widget):
    """Problems of a kind and level, one after another. `practice_board` makes one.

    >>> board = practice_board("periods")
    >>> board.options["kind"], board.options["level"]
    ('periods', 1)

    `answered` counts the problems that the reader has answered or given up on, and `right` counts those answered correctly at the first
    attempt.

    >>> board = practice_board("nim moves", level=2)
    >>> board.answered, board.right
    (0, 0)

    The board requests a problem by its kind, its level and a seed, and Python makes it.

    >>> board.asked = ["nim moves", 2, "monday"]
    >>> board.problem["spec"]["kind"]
    'moves'
    """

    _esm = STATIC / "practice.js"
    kind: str = synced(tl.Unicode("practice"))
    options: PracticeOptions
    asked: list[Any] = synced(tl.List())
    problem: PracticeProblem | None = synced(tl.Dict(default_value=None, allow_none=True))
    answered: int = synced(tl.Int(0, min=0))
    right: int = synced(tl.Int(0, min=0))

    @tl.observe("asked")
    def _on_asked(self, _: Any) -> None:
        self.problem = drawn(*self.asked)

    def _static(self) -> dict[str, str]:
        return {
            "text/html": "<p>With scripts on, this board shows problems one after another, and checks your answers.</p>"
        }


def practice_board(kind: str = "mixed", level: int = 1) -> PracticeBoard:
    """Show problems, check the answers, and explain the solution of each problem with its own numbers.

    >>> practice_board("nim moves", level=2)
    PracticeBoard('Practice')

    Parameters
    ----------
    kind : one of `cgbook.teaching.practice.problem_kinds()`, or "mixed"; the reader can choose another.
    level : first level, which is 1, 2 or 3.
    """
    options: PracticeOptions = {
        "kind": check_choice(("mixed", *problem_kinds()), kind, "kind"),
        "level": check_int(level, "levels", min(LEVELS), max(LEVELS)),
        "kinds": {kind.name: kind.title for kind in every_kind().values()},
        "pages": {kind.name: list(kind.pages) for kind in every_kind().values()},
    }
    return PracticeBoard(title="Practice", options=options)
