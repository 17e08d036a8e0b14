"""The laboratory, where readers type any position and see who wins, the winning moves, the value, values for consecutive n, and boards.

As in all widgets, the display depends only on the traits. A stored answer in a notebook therefore shows even without Python, but a new
question needs Python, in a kernel or in the page.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, NotRequired, TypedDict, cast

import traitlets as tl

from cgbook.lab.answering import SECONDS, part, patience
from cgbook.lab.game_list import Game, absent_games, games
from cgbook.pictures.boards import draw_board
from cgbook.pictures.cards import board_picture
from cgbook.pictures.ink import WIDTH
from cgbook.widgets.base import STATIC, Widget, synced
from cgbook.widgets.inquiry import QUICK, VIEWS, LabGame, Own, check, inquire, look
from cgkit.checks import check_choice, check_type, short_repr
from cgkit.games.ruleset import Ruleset
from cgkit.position import Position
from cgkit.read import NAMES, own_games, read_position

FIRST = "kayles(20)"
TITLE, RULE = "Laboratory", "Type a position, or the name of a game, and press Enter."


class OfferedGame(TypedDict):
    """A game offered by the laboratory."""

    name: str
    type: str  # text to type for a position of the game
    names: list[str]  # names that find the game
    rule: NotRequired[str]
    picture: NotRequired[str]  # SVG


class AbsentGame(TypedDict):
    """A game that the book doesn't have."""

    names: list[str]
    why: str  # sentence
    type: str  # nearest position, or ""


class TypedText(TypedDict, total=False):
    """The result of checking some text while it is being typed."""

    text: str
    title: str
    show: str  # position as the game writes it, at most 100 characters
    why: str  # why the text can't be read


class ToldPeriod(TypedDict):
    """A period, but not the values themselves."""

    start: int
    length: int
    saltus: int
    exceptions: list[int]
    certificate: str
    proved: bool


class LabPart(TypedDict, total=False):
    """A part of an answer from the laboratory, with its findings or the reason why there are none."""

    part: str  # "game", "outcome", "moves", "value", "along", "view" or "refused"
    why: str
    game: str  # position in cgkit's notation
    text: str  # position as it was typed, but in cgkit's notation if it was typed in words
    title: str
    rule: str
    over: bool  # whether no move is left
    code: str  # program that asks the same question
    outcome: str
    count: int  # number of winning moves
    alike: int  # number of winning moves, with those to positions that play alike counted once
    moves: list[list[str]]  # moves in words, with reasons
    value: str  # number of any size, as text
    summands: list[list[str]]  # pairs of name and value
    name: str  # game as a function of n, such as nim(n)
    first: int
    values: list[int]
    outcomes: list[str]
    period: ToldPeriod
    noPeriod: str
    known: list[str]  # names of games with the same values
    survey: str
    view: str  # "play", "label" or "graph"
    widget: dict[str, Any]  # traits of a widget of that kind


class Lab(Widget):
    """The laboratory. `lab` makes one; `text` is the position to examine, and `view` is the board shown with the answer.

    >>> board = lab("nim(3, 4, 5)")
    >>> board.parts["moves"]["moves"]
    [['take 2 from heap 1', 'leaves 1, 4, 5, a P-position (nim-sum 1 ⊕ 4 ⊕ 5 = 0)']]
    >>> board.text = "nim(1, 4, 5"
    >>> board.parts["refused"]["why"]
    "something is missing or out of place: '(' was never closed. Type a position, such as kayles(20)"

    Attributes
    ----------
    text : position, in words or in cgkit's notation, as for `read_position` in `cgkit.read`.
    view : "play", "label" or "graph".
    parts : answer, as a dict from the name of each part to its findings.
    draft : text that is being typed.
    checked : result of checking the draft.
    games : games offered to the reader.
    absent : games missing from the laboratory.
    """

    _esm = STATIC / "lab.js"
    kind: str = synced(tl.Unicode("lab"))
    text: str = synced(tl.Unicode())
    view: str = synced(tl.Unicode("play"))
    parts: dict[str, LabPart] = synced(tl.Dict())
    draft: str = synced(tl.Unicode())
    checked: TypedText = synced(tl.Dict())
    games: list[OfferedGame] = synced(tl.List())
    absent: list[AbsentGame] = synced(tl.List())

    def __init__(self, text: str, own: Own, seconds: float) -> None:
        check_type(str, text, repr(FIRST))
        self._own, self._seconds = own_games(own), patience(seconds)
        super().__init__(title=TITLE, rule=RULE, games=_offered(own), absent=list(absent_games()))
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
    """Show the laboratory, where readers choose a game or type a position, see who wins and how, and play, label or draw the position.

    >>> lab("wythoff(8, 13)")
    Lab('wythoff(8, 13)')

    You can pass your own games, and readers can then type their names.

    >>> @Ruleset.from_options
    ... def halving(n):
    ...     return [n - 1, n // 2] if n else []
    >>> lab(halving(9)).parts["outcome"]["outcome"]
    'N'

    Parameters
    ----------
    game : first position to show; or a string to type instead; or a ruleset, whose position 10 is then shown.
    games : more games of your own.
    seconds : time limit of each part of an answer, from 0.01 to 3,600 seconds; the board can take twice as long, and the values
        for consecutive n three times as long.

    Complexity
    ----------
    Python answers once for each position that is typed, and each part stops at its time limit.
    """
    own: dict[str, LabGame] = {}
    for given in games if isinstance(game, str) else (game, *games):
        if not isinstance(given, Ruleset | Position):
            raise TypeError(f"expected a position, a ruleset or a string, such as {FIRST!r}, got {short_repr(given)}")
        own[_name(given)] = given.rules if isinstance(given, Position) else given
    if not isinstance(game, str):
        own = {name: own_game for name, own_game in own.items() if name not in NAMES}
    if isinstance(game, str):
        return Lab(game, own, seconds)
    name = _name(game)
    text = repr(game) if isinstance(game, Position) else f"{name if name in own else repr(game)}(10)"
    return Lab(text, own, seconds)


def _name(game: LabGame) -> str:
    """Return the name that readers type for a game, which is the first word of its repr."""
    rules = game.rules if isinstance(game, Position) else game
    return repr(rules).partition("(")[0]


def _offered(own: Own) -> list[OfferedGame]:
    """Return the games to choose from, with the user's own games first."""
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
    """Return the answer as HTML for pages without scripts."""
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
