"""Questions to the laboratory and its answers, in parts made of JSON types; this code runs in a kernel or in the page."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from cgbook.lab.answering import SECONDS, Part, along, answers, part
from cgbook.lab.game_list import in_words
from cgbook.widgets.base import Widget
from cgbook.widgets.graphs import look_into
from cgbook.widgets.labeller import label
from cgbook.widgets.player import play
from cgkit.checks import check_choice
from cgkit.games.ruleset import Ruleset
from cgkit.position import Position
from cgkit.read import read_position, used_names

LabGame: TypeAlias = Ruleset[Any] | Position[Any]
Own: TypeAlias = Mapping[str, LabGame]
QUICK = 0.5  # time limit for reading typed text, in seconds


def inquire(text: str, view: str = "play", seconds: float = SECONDS, own: Own | None = None) -> Iterator[Part]:
    """Yield the parts of an answer to typed text, which are the parts from `answers`, the values for consecutive n, and the view.

    >>> [answer["part"] for answer in inquire("kayles(5)")]
    ['game', 'outcome', 'moves', 'value', 'along', 'view']
    >>> next(inquire("Dawson's chess"))["text"]
    'dawson_chess(7)'
    >>> [answer["part"] for answer in inquire("kayles(5")]
    ['refused']

    Text, time limit and games are as for `read_position` and `answers`; the name of a game in the book means the book's example. `view`
    is as for `look`.
    """
    text = _meant(text, own)
    position, refused = _read(text, own, seconds)
    if position is None:
        yield refused
        return
    for answer in answers(position, seconds):
        yield {**answer, "text": text, "code": _code(text, position)} if answer["part"] == "game" else answer
    yield part("along", lambda: along(position, seconds), 3 * seconds)
    yield look(text, view, seconds, own)


def look(text: str, view: str = "play", seconds: float = SECONDS, own: Own | None = None) -> Part:
    """Return the part of an answer with the traits of a widget that shows the position as a board to play on, a labelling, or a graph.

    >>> answer = look("nim(1, 2)", "graph")
    >>> answer["view"], answer["widget"]["kind"], answer["widget"]["graph"]["names"][:3]
    ('graph', 'explorer', ['1, 2', '0, 2', '1, 1'])

    Parameters
    ----------
    text, seconds, own : text, time limit and games as for `inquire`.
    view : "play", "label" or "graph".
    """
    check_choice(VIEWS, view, "view")
    position, refused = _read(_meant(text, own), own, seconds)
    if position is None:
        return {**refused, "part": "view", "view": view}
    return {**part("view", lambda: {"widget": VIEWS[view](position)}, 2 * seconds), "view": view}


def check(text: str, own: Own | None = None) -> Part:
    """Return the game and position for the text being typed, or the reason why it can't be read.

    >>> check("nim(3, 4)")
    {'text': 'nim(3, 4)', 'title': 'Nim', 'show': '3, 4'}
    >>> check("nimm(3, 4)")["why"]
    'no game is called nimm. Do you mean nim or nimble?'
    >>> check("Subtraction")
    {'text': 'Subtraction', 'title': 'Take 1, 3 or 4', 'show': '20'}

    Parameters
    ----------
    text, own : text and games as for `inquire`.
    """
    position, refused = _read(_meant(text, own), own, QUICK)
    if position is None:
        return {"text": text, "why": refused["why"]}
    return {"text": text, "title": position.rules.title, "show": position.rules.show(position.state)[:100]}


def inquire_here(text: str, view: str) -> Iterator[Part]:
    """Yield the same parts as `inquire`, in a page with programs; the text can name games that these programs have made."""
    return inquire(text, view, own=_games_here())


def look_here(text: str, view: str) -> Part:
    """Return the same as `look`, in a page with programs."""
    return look(text, view, own=_games_here())


def check_here(text: str) -> Part:
    """Return the same as `check`, in a page with programs."""
    return check(text, _games_here())


def _games_here() -> Own:
    main = vars(sys.modules["__main__"])
    return {
        name: value
        for name, value in main.items()
        if isinstance(value, Ruleset | Position) and not name.startswith("_")
    }


def _read(text: str, own: Own | None, seconds: float) -> tuple[Position[Any] | None, Part]:
    answer = part("refused", lambda: {"position": read_position(text, own)}, seconds)
    return answer.get("position"), answer


def _meant(text: str, own: Own | None) -> str:
    """Return words as a position in cgkit's notation (for the name of a game alone, the game's example), and other text unchanged."""
    return text if own and text.strip() in own else in_words(text, own or ()) or text


def _code(text: str, position: Position[Any]) -> str:
    """Return a program that asks the same question."""
    names = ", ".join(sorted(used_names(text)))
    asked = ["outcome", "winning_moves", *(["value"] if position.rules.additive else [])]
    lines = [f"from cgkit import {names}", ""] if names else []
    return "\n".join([*lines, f"game = {text.strip()}", *(f"print(game.{question}())" for question in asked)])


def _traits(widget: Widget, *names: str) -> dict[str, Any]:
    return {name: getattr(widget, name) for name in ("v", "kind", "title", "rule", "options", *names)}


def _play(position: Position[Any]) -> dict[str, Any]:
    return _traits(play(position), "table", "history", "start")


def _label(position: Position[Any]) -> dict[str, Any]:
    return _traits(label(position), "graph", "step")


def _graph(position: Position[Any]) -> dict[str, Any]:
    return _traits(look_into(position), "graph")


VIEWS: Mapping[str, Callable[[Position[Any]], dict[str, Any]]] = MappingProxyType(
    {"play": _play, "label": _label, "graph": _graph}
)
