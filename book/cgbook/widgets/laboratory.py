"""The laboratory: any position, as it is typed, and who wins, by which moves, its value, its values along a number; and boards of it.

What is shown is decided by the traits alone, as for all widgets. So an answer that a notebook has stored is there where no Python
runs; a new question needs Python, in a kernel or in the page.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, NotRequired, TypedDict, cast

import traitlets as tl

from cgbook.lab.answering import SECONDS, part, patience
from cgbook.lab.game_list import Game, games
from cgbook.pictures.boards import draw_board
from cgbook.pictures.cards import board_picture
from cgbook.pictures.ink import WIDTH
from cgbook.widgets.base import STATIC, Widget, synced
from cgbook.widgets.inquiry import QUICK, VIEWS, LabGame, Own, check, inquire, look
from cgkit.checks import check_choice, check_type, short_repr
from cgkit.games.ruleset import Ruleset
from cgkit.position import Position
from cgkit.read import NAMES, own_games, read_position

__all__ = ["Lab", "lab"]

FIRST = "kayles(20)"
TITLE, RULE = "Laboratory", "Type a position, or the name of a game; press Enter."


class OfferedGame(TypedDict):
    """A game that the laboratory offers."""

    name: str
    type: str  # what is typed for a position of it
    names: list[str]  # by which it is found
    rule: NotRequired[str]
    picture: NotRequired[str]  # SVG


class TypedText(TypedDict, total=False):
    """What there is to say of a text while it is being typed."""

    text: str
    title: str  # of the game
    show: str  # the position
    why: str  # it cannot be read


class ToldPeriod(TypedDict):
    """A period, without the values."""

    start: int
    length: int
    saltus: int
    exceptions: list[int]
    certificate: str
    proved: bool


class LabPart(TypedDict, total=False):
    """A part of an answer of the laboratory: what was found, or why it was not."""

    part: str  # "game", "outcome", "moves", "value", "along", "view" or "refused"
    why: str
    game: str  # the position as cgkit writes it
    text: str  # as it was typed
    title: str
    rule: str
    over: bool  # no move is left
    code: str  # the same question as a program
    outcome: str
    count: int  # of winning moves
    alike: int  # of those that leave positions which play alike counting one
    moves: list[list[str]]  # words and reason
    value: str  # a number of any size
    summands: list[list[str]]  # name and value
    name: str  # of what goes along a number
    first: int
    values: list[int]
    outcomes: list[str]
    period: ToldPeriod
    noPeriod: str
    known: list[str]  # games with the same values
    survey: str
    view: str  # "play", "label" or "graph"
    widget: dict[str, Any]  # the traits of a widget of that kind


class Lab(Widget):
    """The laboratory. `lab` makes one; `text` is the position that it is asked about, `view` how it is shown besides.

    >>> board = lab("nim(3, 4, 5)")
    >>> board.parts["moves"]["moves"]
    [['take 2 from heap 1', 'leaves 1, 4, 5, a P-position (nim-sum 1 ⊕ 4 ⊕ 5 = 0)']]
    >>> board.text = "nim(1, 4, 5"
    >>> board.parts["refused"]["why"]
    "this cannot be read: '(' was never closed; a position is typed as kayles(20)"

    Attributes
    ----------
    text : the position, as `read_position` of `cgkit.read` reads it.
    view : "play", "label" or "graph".
    parts : the answer, a dict from the name of a part to what was found.
    draft : what is being typed.
    checked : what there is to say of it.
    games : what is offered to whoever looks for a game.
    """

    _esm = STATIC / "lab.js"
    kind: str = synced(tl.Unicode("lab"))
    text: str = synced(tl.Unicode())
    view: str = synced(tl.Unicode("play"))
    parts: dict[str, LabPart] = synced(tl.Dict())
    draft: str = synced(tl.Unicode())
    checked: TypedText = synced(tl.Dict())
    games: list[OfferedGame] = synced(tl.List())

    def __init__(self, text: str, own: Own, seconds: float) -> None:
        check_type(str, text, repr(FIRST))
        self._own, self._seconds = own_games(own), patience(seconds)
        super().__init__(title=TITLE, rule=RULE, games=_offered(own))
        self.text = text

    @tl.validate("view")
    def _validate_view(self, proposal: dict[str, Any]) -> str:
        return check_choice(VIEWS, proposal["value"], "view")

    @tl.observe("text")
    def _on_text(self, _: Any) -> None:
        self.parts = {}
        for answer in inquire(self.text, self.view, self._seconds, self._own):
            self.parts = {**self.parts, answer["part"]: cast(LabPart, answer)}

    @tl.observe("view")
    def _on_view(self, _: Any) -> None:
        self.parts = {**self.parts, "view": cast(LabPart, look(self.text, self.view, self._seconds, self._own))}

    @tl.observe("draft")
    def _on_draft(self, _: Any) -> None:
        self.checked = cast(TypedText, check(self.draft, self._own))

    def __repr__(self) -> str:
        return f"Lab({self.text!r})"

    def _static(self) -> dict[str, str]:
        return {"text/html": _written(self.text, self.parts, self._own)}


def lab(game: LabGame | str = FIRST, /, *games: LabGame, seconds: float = SECONDS) -> Lab:
    """The laboratory: choose a game or type a position; see who wins and how, its value and period; play, label and draw it.

    >>> lab("wythoff(8, 13)")
    Lab('wythoff(8, 13)')

    A game of one's own is given to it, and can be typed by its name.

    >>> @Ruleset.from_options
    ... def halving(n):
    ...     return [n - 1, n // 2] if n else []
    >>> lab(halving(9)).parts["outcome"]["outcome"]
    'N'

    Parameters
    ----------
    game : the position to begin with, or what is typed for it; or a ruleset, of which the position 10 is asked about.
    games : further games of one's own.
    seconds : how long each part of an answer may take, from 0.01 to 3,600.

    Complexity
    ----------
    Every question is asked once for each position, in Python; each part ends after the time given.
    """
    own: dict[str, LabGame] = {}
    for given in games if isinstance(game, str) else (game, *games):
        if not isinstance(given, Ruleset | Position):
            raise TypeError(f"a position, a ruleset or a text is wanted, such as {FIRST!r}, got {short_repr(given)}")
        own[_name(given)] = given.rules if isinstance(given, Position) else given
    if not isinstance(game, str):
        own = {name: own_game for name, own_game in own.items() if name not in NAMES}
    text = game if isinstance(game, str) else repr(game) if isinstance(game, Position) else f"{_name(game)}(10)"
    return Lab(text, own, seconds)


def _name(game: LabGame) -> str:
    """What a game is typed as: the first word of its repr."""
    rules = game.rules if isinstance(game, Position) else game
    return repr(rules).partition("(")[0]


def _offered(own: Own) -> list[OfferedGame]:
    """The games to choose from, those of one's own first."""
    mine = [
        OfferedGame(name=game.title, type=f"{name}(10)", names=[game.title, name])
        for name, game in own.items()
        if isinstance(game, Ruleset)
    ]
    return [*mine, *map(_offer, games())]


def _offer(game: Game) -> OfferedGame:
    position = game.position
    shapes, below = draw_board(position, 4)
    picture = f'<svg viewBox="0 0 {WIDTH} {below:g}" aria-hidden="true" focusable="false">{"".join(shapes)}</svg>'
    return {
        "name": game.title,
        "type": game.type,
        "names": game.called,
        "rule": position.rules.rule,
        "picture": picture,
    }


def _written(text: str, parts: Mapping[str, Any], own: Own) -> str:
    """The answer where no script runs."""
    if not parts:
        return f"<p>{RULE}</p>"
    if "refused" in parts:
        return f"<p><code>{escape(text)}</code>: {escape(parts['refused']['why'])}</p>"
    lines = [("Position", f"<code>{escape(text)}</code>")]
    if "title" in parts["game"]:
        lines.append(("Game", escape(f"{parts['game']['title']}. {parts['game']['rule']}")))
    for name, key in (("Outcome", "outcome"), ("Value", "value")):
        answer = parts.get(key, {})
        lines.append((name, escape(answer.get(key, answer.get("why", "")))))
    told = parts.get("moves", {})
    moves = [f"{words}: {why}" for words, why in told.get("moves", ())] or [told.get("why", "none")]
    lines.append(("Winning moves", "<br>".join(map(escape, moves))))
    along = parts.get("along", {})
    if values := along.get("values", along.get("outcomes")):
        lines.append((f"<code>{escape(along['name'])}</code>", " ".join(map(str, values[:60])) + " …"))
    if period := along.get("period"):
        lines.append(("Period", escape(f"{period['length']}, from {period['start']} on. {period['certificate']}")))
    rows = "".join(f"<tr><th scope='row'>{head}</th><td>{cell}</td></tr>" for head, cell in lines)
    return f"<table><caption>{TITLE}</caption>{rows}</table>{_picture(text, own)}"


def _picture(text: str, own: Own) -> str:
    picture = part("picture", lambda: {"svg": board_picture(read_position(text, own))}, QUICK)
    return f"<div>{picture['svg']}</div>" if "svg" in picture else ""
