"""Widgets: `play` a game, `label` its positions, answer an `exercise`.

Each is an anywidget whose front end plays from a table by look-up, so it works on a page without Python as it does in JupyterLab.
**Invariant.** What a widget shows is decided by its traits alone; its repr and its static picture depend on nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets as tl

from cgkit.picture import board_picture, labels_picture
from cgkit.retrograde import explore, letter
from cgkit.retrograde import label as scores
from cgkit.table import replay, table

if TYPE_CHECKING:
    from cgkit.position import Position
    from cgkit.rules import Ruleset

__all__ = ["AnswerBox", "Labeller", "Player", "Story", "Yard", "exercise", "label", "play", "story", "yard"]

_STATIC = Path(__file__).with_name("static")
MOST_VERTICES = 300
MOST_EDGES = 40


class _Widget(anywidget.AnyWidget):
    """What all widgets share: the module, the style, a stable repr, a static picture."""

    _esm = _STATIC / "widgets.js"
    _css = _STATIC / "widgets.css"
    kind = tl.Unicode().tag(sync=True)
    title = tl.Unicode().tag(sync=True)
    rule = tl.Unicode().tag(sync=True)
    options = tl.Dict().tag(sync=True)

    def _static(self) -> dict[str, str]:
        """What stands for the widget where no script runs: one more entry of the mime bundle."""
        return {}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.title!r})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        return {**(data or {}), "text/plain": repr(self), **self._static()}, metadata


class Player(_Widget):
    """A game against an opponent that is perfect, or slips as often as one likes. `play` makes one.

    `position` is where the first view of the widget has got to, in a running kernel.
    """

    kind = tl.Unicode("player").tag(sync=True)
    table = tl.Dict().tag(sync=True)
    history: Any = tl.List().tag(sync=True)

    def __init__(self, positions: tuple[Position[Any], ...], options: dict[str, Any]) -> None:
        self._starts = positions
        first = positions[0]
        rules = first.rules
        if any(other.rules != rules for other in positions):
            raise ValueError(f"one widget plays one game: all positions need the rules {rules}")
        super().__init__(table=table(rules, *(start.state for start in positions)), options=options, **_words(rules))

    @property
    def position(self) -> Position[Any]:
        """The position now on the board."""
        return replay(self._starts[0], self.history)

    def _static(self) -> dict[str, str]:
        return {"image/svg+xml": board_picture(self._starts[0])}


class Labeller(_Widget):
    """Backward induction, one step at a time. `label` makes one."""

    kind = tl.Unicode("labeller").tag(sync=True)
    graph = tl.Dict().tag(sync=True)
    step = tl.Int().tag(sync=True)

    def __init__(self, graph: dict[str, Any], letters: list[str], **traits: Any) -> None:
        self._letters = letters
        super().__init__(graph=graph, **traits)

    def _static(self) -> dict[str, str]:
        return {
            "image/svg+xml": labels_picture(
                self.title, self.rule, list(zip(self.graph["names"], self._letters, strict=True))
            )
        }


class Story(_Widget):
    """Pictures with a sentence each, stepped forwards and back. `story` makes one."""

    kind = tl.Unicode("story").tag(sync=True)
    frames: Any = tl.List().tag(sync=True)

    def _static(self) -> dict[str, str]:
        parts = (f"{frame['picture']}<p>{escape(frame['text'])}</p>" for frame in self.frames)
        return {"text/html": f'<div class="cg-frames">{"".join(parts)}</div>'}


class Yard(_Widget):
    """A yard in which readers draw pictures of Green Hackenbush, cut them, and see them reduced. `yard` makes one."""

    kind = tl.Unicode("yard").tag(sync=True)
    pictures: Any = tl.List().tag(sync=True)

    def __init__(self, first: Position[Any], **traits: Any) -> None:
        self._first = first
        super().__init__(**traits)

    def _static(self) -> dict[str, str]:
        return {"image/svg+xml": board_picture(self._first)}


class AnswerBox(_Widget):
    """The answer box of an exercise. `exercise` shows it between the question and the solution."""

    kind = tl.Unicode("exercise").tag(sync=True)
    spec = tl.Dict().tag(sync=True)
    answer = tl.Unicode().tag(sync=True)
    correct = tl.Bool().tag(sync=True)

    def _static(self) -> dict[str, str]:
        return {"text/html": "<p>Write your answer down; with scripts on, it is checked here.</p>"}


def play(
    position: Position[Any],
    *others: Position[Any],
    you_start: bool = True,
    slip: float = 0.0,
    plain: bool = False,
    seed: int | None = None,
) -> Player:
    """A playable board of a position; with more positions, the reader may start from those too.

    >>> from cgkit import Subtraction
    >>> play(Subtraction({1, 2, 3})(21))
    Player('Take 1, 2 or 3')

    Parameters
    ----------
    position, others
        Positions of one ruleset.
    you_start
        Whether the reader moves first.
    slip
        How often the opponent moves at random, from 0 (never: it plays perfectly) to 1.
    plain
        Give reasons without nim-sums, for readers who have not met them.
    seed
        Fixes the opponent's choices among equally good moves; chosen anew for each game without it.

    Raises
    ------
    ValueError
        For positions of different rulesets, a slip outside 0 to 1, or a game whose table would be too large.

    Complexity: that of `cgkit.table.table`, once, in Python; the widget itself only looks up.
    """
    if not 0 <= slip <= 1:
        raise ValueError(f"slip is a frequency from 0 to 1, got {slip}")
    options: dict[str, Any] = {"youStart": you_start, "slip": slip, "plain": plain}
    return Player((position, *others), options if seed is None else {**options, "seed": seed})


def label(
    position: Position[Any],
    *others: Position[Any],
    grundy: bool = False,
    quiz: bool = False,
    plain: bool = False,
    picture: bool = False,
    board: bool = False,
) -> Labeller:
    """Steps through the P/N labelling, or the Grundy values, of all that can be reached from the positions.

    >>> from cgkit import Subtraction
    >>> label(Subtraction({1, 3, 4})(14))
    Labeller('Take 1, 3 or 4')

    Parameters
    ----------
    position, others
        Positions of one ruleset.
    grundy
        Begin with Grundy values instead of P and N.
    quiz
        Begin with the reader labelling.
    plain
        Leave the switch to Grundy values out, for readers who have not met them.
    picture
        Draw the positions as a graph with its arrows, and not in rows.
    board
        Lay the positions out as on a board: each must be a pair, its column and its row.

    Raises
    ------
    ValueError
        When more than 300 positions can be reached; no reader steps through those.
    """
    rules, starts = position.rules, [position.state, *(other.state for other in others)]
    met = explore(rules, *starts, limit=MOST_VERTICES)
    keys = sorted(met, key=lambda key: _reading_order(met[key].position))
    number = {key: i for i, key in enumerate(keys)}
    found = scores(rules, *starts, limit=MOST_VERTICES)
    places = {"places": [met[key].position for key in keys]} if board else {}
    return Labeller(
        {
            "names": [rules.show(met[key].position) for key in keys],
            "options": [sorted(number[after] for after in met[key].options) for key in keys],
            "end": [rules.end(met[key].position) for key in keys],
            **places,
        },
        [letter(found[key]) for key in keys],
        options={
            "kind": "grundy" if grundy else "outcome",
            "who": "try" if quiz else "show",
            "plain": plain,
            **({"picture": True} if picture else {}),
        },
        **_words(rules),
    )


def _words(rules: Ruleset[Any]) -> dict[str, str]:
    return {"title": rules.title(), "rule": f"{rules.rule()} {rules.ending()}".strip()}


def _reading_order(state: Any) -> tuple[int, ...]:
    """Smaller positions first, where positions are made of numbers; else as the search met them."""
    numbers = state if isinstance(state, tuple) else (state,)
    return (sum(numbers), *numbers) if all(isinstance(n, int) for n in numbers) else ()


def story(title: str, frames: Iterable[tuple[str, str]]) -> Story:
    """Tells something in steps, each a picture and a sentence.

    >>> from cgkit.picture import bar_picture
    >>> story("A bite", [(bar_picture((2, 2)), "The bar."), (bar_picture((2, 1)), "A corner is bitten off.")])
    Story('A bite')

    Parameters
    ----------
    frames
        Pairs (SVG text with a label of its own, sentence); at least one. Where no script runs they stand one below the other.

    Raises
    ------
    ValueError
        Without frames.
    """
    told = [{"picture": picture, "text": text} for picture, text in frames]
    if not told:
        raise ValueError("a story needs at least one frame")
    return Story(title=title, frames=told)


def yard(mode: str = "draw", **pictures: Position[Any]) -> Yard:
    """A yard for Green Hackenbush: draw a picture and see its value, cut it, reduce it to stalks step by step.

    >>> from cgkit import bamboo
    >>> yard("reduce", stalks=bamboo(3, 1))
    Yard('The yard')

    Parameters
    ----------
    mode
        "draw", "cut" or "reduce": with what to begin.
    pictures
        Positions of `Hackenbush` by the names that the reader is to see, with _ for a space; at least one. An empty yard is offered too.

    Raises
    ------
    ValueError
        For another mode, without pictures, or for one of more than 40 edges.
    """
    if mode not in ("draw", "cut", "reduce"):
        raise ValueError(f"a yard begins with draw, cut or reduce, got {mode!r}")
    if not pictures:
        raise ValueError("a yard needs at least one picture")
    named = {name.replace("_", " "): position for name, position in pictures.items()}
    shown = [{"name": "", "segments": []}]
    for name, position in reversed(named.items()):
        drawing = position.rules.drawing()["segments"]
        if len(position.state) > MOST_EDGES:
            raise ValueError(f"a yard has room for {MOST_EDGES} edges, got {len(position.state)} in {name!r}")
        shown.insert(0, {"name": name, "segments": [drawing[number - 1] for number in sorted(position.state)]})
    first = next(iter(named.values()))
    return Yard(first, title="The yard", rule=first.rules.rule(), options={"mode": mode}, pictures=shown)


def exercise(id: str) -> None:
    """Shows an exercise: the question, the answer box, the hints and the solution, folded.

    Raises
    ------
    ValueError
        When no exercise file has that id.
    """
    from IPython.display import Markdown, display

    from cgkit.exercises import find_exercise

    found = find_exercise(id)
    display(Markdown(f"{found.heading}\n\n{found.question}"))
    display(AnswerBox(title=f"{found.number} {found.title}", spec=found.spec()))
    folded = [(f"Hint {n}", text) for n, text in enumerate(found.hints, 1)] + [("Solution", found.solution)]
    display(
        Markdown("\n\n".join(f"<details><summary>▸ {name}</summary>\n\n{text}\n\n</details>" for name, text in folded))
    )
