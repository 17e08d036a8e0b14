"""The game table: all that a front end needs to label, play, hint and explain a game by look-up, as plain JSON types.

A row is a component with its value and its moves; the moves of the whole position are lifted from those of its
rows. How a position is judged from its rows is the table's `judge`:

- "xor": a row's value is its Grundy value; the nim-sum of the rows decides (normal play, sums).
- "score": every position is one row or none; its value is the signed score of `cgkit.scores` (misère, draws, loops).
- "step": a row's value is its suspense number; the parity of the greatest decides (joins).
- "state": a row's value is its class, and `states` maps the classes of a whole position to its score (misère sums,
  selective compounds). Only here can the table grow faster than its rows.
- "none": nobody is to know; a row's value is 0 (`first_moves`).

**Invariant.** A table is a function of the ruleset and the starts: rows stand in the order in which they are met,
the starts' first.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable
from math import inf
from typing import Any, NotRequired, TypedDict, TypeVar

from cgbook.pictures.layouts import drawing_of
from cgbook.widgets.base import FORMAT
from cgbook.widgets.replay import base_of, remains
from cgkit.checks import SearchLimitError, short_repr
from cgkit.games.compounds import Compound
from cgkit.games.move import Move, Step, plain_words
from cgkit.games.play_conventions import Misere
from cgkit.games.ruleset import Piece, Ruleset
from cgkit.numbers.nim_sums import nim_sum
from cgkit.solving.budget import open_account
from cgkit.solving.reach import Reach, scores
from cgkit.solving.search import least_missing, longest_rule, search

__all__ = ["EMPTY", "first_moves", "table"]

Q = TypeVar("Q", bound=Hashable)

MOST_ROWS, MOST_BARE_ROWS = 5_000, 10_000
#: how a judge finds the value of a row, and of several rows together
RULES: dict[str, tuple[Callable[[set[int]], int], Callable[[list[int]], int]]] = {
    "xor": (least_missing, lambda values: nim_sum(*values)),
    "step": (longest_rule, lambda lengths: max(lengths, default=0)),
}
EMPTY = -1  # stands for the place of a component that is used up
ADVICE = "start smaller, with fewer parts or fewer starts, or show the labels as a picture instead"


class Drawing(TypedDict, total=False):
    """What a look must know besides the position: each look reads its own."""

    first: int  # coins: the number of the leftmost coin
    imagined: bool  # coins: a coin 0 is thought before it
    firsts: list[int]  # coins on a board: the numbers of the uppermost row and of the leftmost column
    edges: list[list[int]]  # Hackenbush: pairs of vertices, 0 the ground
    segments: list[list[float]]  # Hackenbush: the two points (x, y) of each edge
    last: int  # a line: the number of its last place


class GameFormat(TypedDict):
    """A game of a table."""

    name: str
    merge: str  # "list", or "set" where equal components cancel
    words: dict[str, str]  # verb -> "take {0}"; "verb@" where there are several places
    skin: str
    title: NotRequired[str]  # in a compound
    drawing: NotRequired[Drawing]  # or what a reader's own look reads


class TableFormat(TypedDict):
    """A game to be played by look-up; `cgbook.widgets.table` tells how it is judged.

    A row is [game, component, value, moves], a move [act, row, …] with the rows that are left in the component's place;
    the moves are missing where the skin knows them itself (`drawn_moves`). A state is a list of boards, a board a list of
    rows, -1 for a place that is used up.
    """

    v: int
    judge: str  # "xor", "score", "step" or "state"; "none" where one move is made, and no value is known
    touch: int  # how many components a move may touch; 0: every one that is not finished
    last: str  # the last move "wins" or "loses", or the end is "scored"
    games: list[GameFormat]
    acts: list[list[list[Any]]]  # steps [verb, *args]
    rows: list[list[Any]]
    start: list[list[list[int]]]  # for each start its state
    states: NotRequired[dict[str, int]]  # for the judge "state": classes of rows -> score
    why: NotRequired[dict[str, str]]  # row -> what a theorem says of it


def table(rules: Ruleset[Q], *positions: Q, whole: bool = False) -> TableFormat:
    """Return the game table of a ruleset, from which play may start at any of the positions.

    >>> from cgkit import Subtraction
    >>> small = table(Subtraction({1, 3}), (3,))
    >>> small["judge"], small["start"], small["acts"]
    ('xor', [[[0]]], [[['take', 1]], [['take', 3]]])
    >>> small["rows"]
    [[0, [3], 1, [[0, 1], [1]]], [0, [2], 0, [[0, 2]]], [0, [1], 1, [[0]]]]

    Parameters
    ----------
    rules : a ruleset.
    *positions : its plain positions.
    whole : write the moves of every row, also where the skin knows them.

    Returns
    -------
    TableFormat, of JSON types.

    Raises
    ------
    ValueError : if no position is given, or one is not legal.
    SearchLimitError : if the table would have more than 5,000 rows, or whole positions where these are needed, or 10,000 where the skin
        knows the moves; the message says what to do instead.

    Complexity
    ----------
    Linear in the number of moves of the rows; for "score" and "state", of the whole positions.
    """
    if not positions:
        raise ValueError("a table needs at least one position to start from, got none")
    for position in positions:
        rules.check(position)
    base = base_of(rules)
    bare = rules.drawn_moves and not whole
    limit = MOST_BARE_ROWS if bare else MOST_ROWS
    by_rows = _judged_by_rows(rules, base)
    reach = Reach(rules, *positions, most=limit, keep_moves=True, advice=ADVICE) if not by_rows else None
    book = _Rows(base, limit, reach)
    start = [[[book.row(piece) for piece in board] for board in base.boards(position)] for position in positions]
    book.fill()
    judge, values, states = _judged(base, book, reach) if reach else (by_rows, book.settled(by_rows), {})
    table_format = _table_format(rules, book, start, judge, values, bare=bare)
    if states:
        table_format["states"] = states
    reasons = ((i, _reason(rules, base, judge, piece, values[i])) for piece, i in book.numbers.items())
    if why := {str(i): reason for i, reason in reasons if reason}:
        table_format["why"] = why
    return table_format


def first_moves(rules: Ruleset[Q], position: Q) -> TableFormat:
    """Return the table of a position and of its moves, with nothing of what comes after and no values.

    It is enough for a board on which one move is made, and tells nobody whether that move wins: judge "none".

    >>> from cgkit import Subtraction
    >>> first_moves(Subtraction({1, 3}), (30,))["rows"]
    [[0, [30], 0, [[0, 1], [1, 2]]], [0, [29], 0, []], [0, [27], 0, []]]

    Parameters
    ----------
    rules : a ruleset.
    position : its plain position.

    Returns
    -------
    TableFormat.

    Raises
    ------
    SearchLimitError : if more than 5,000 components stand there or can be left.
    """
    rules.check(position)
    base = base_of(rules)
    book = _Rows(base, MOST_ROWS, None)
    start = [[book.row(piece) for piece in board] for board in base.boards(position)]
    book.fill(len(book.todo))
    left = len(book.numbers)
    book.moves += [[] for _ in range(left - len(book.moves))]
    return _table_format(rules, book, [start], "none", [0] * left)


def _table_format(
    rules: Ruleset[Any], book: _Rows, start: list[list[list[int]]], judge: str, values: list[int], *, bare: bool = False
) -> TableFormat:
    """The rows of a book as a table; without their moves, if it is to be bare."""
    return {
        "v": FORMAT,
        "judge": judge,
        "touch": book.base.touch,
        "last": "loses" if isinstance(rules, Misere) else "wins" if rules.additive else "scored",
        "games": [
            _game_format(game, isinstance(book.base, Compound), book.unworded.get(game, {})) for game in book.games
        ],
        "acts": [[[verb, *args] for verb, args in act] for act in book.acts],
        "rows": [
            [book.games[game], _plain(component), values[i], *([] if bare else [book.moves[i]])]
            for i, (game, component) in enumerate(book.numbers)
        ],
        "start": start,
    }


def _game_format(game: Ruleset[Any], part: bool, unworded: dict[str, str]) -> GameFormat:
    """What a table says of a game; a part of a compound brings its title."""
    table_format: GameFormat = {
        "name": repr(game),
        "merge": "set" if game.cancels else "list",
        "words": {**unworded, **game.words},
        "skin": game.skin,
    }
    if part:
        table_format["title"] = game.title
    if (drawing := drawing_of(game)) is not None:
        table_format["drawing"] = drawing
    return table_format


class _Rows:
    """The rows met so far, each numbered at first sight, and their moves."""

    def __init__(self, base: Ruleset[Any], limit: int, reach: Reach[Any] | None) -> None:
        self.base, self.limit, self.reach = base, limit, reach
        self.account = open_account()
        self.numbers: dict[Piece, int] = {}
        self.games: dict[Ruleset[Any], int] = {}
        self.acts: dict[tuple[tuple[str, tuple[int, ...]], ...], int] = {}
        self.moves: list[list[list[int]]] = []
        self.unworded: dict[Ruleset[Any], dict[str, str]] = {}
        self.todo: deque[Piece] = deque()

    def row(self, piece: Piece | None) -> int:
        if piece is None:
            return EMPTY
        if piece not in self.numbers:
            if len(self.numbers) >= self.limit:
                raise SearchLimitError(len(self.numbers), f"rows of a table for {self.base!r}", ADVICE)
            self.numbers[piece] = len(self.numbers)
            self.games.setdefault(piece[0], len(self.games))
            self.todo.append(piece)
        return self.numbers[piece]

    def fill(self, most: float = inf) -> None:
        """Write the moves of every row, or of the first so many; that may meet more rows."""
        while self.todo and len(self.moves) < most:
            game, component = self.todo.popleft()
            self.moves.append(
                [
                    [self._act(game, move.steps), *(self.row(piece) for piece in remains(self.base, game, move.after))]
                    for move in self._moves(game, component)
                ]
            )

    def settled(self, judge: str) -> list[int]:
        """Return the value of each row, for a judge that needs no search of whole positions."""
        known: dict[int, int] = {}
        rule, together = RULES[judge]
        for row in range(len(self.moves)):
            search(
                row,
                lambda row: [tuple(left) for _, *left in self.moves[row]],
                known,
                rule,
                lambda row: f"{short_repr(self.base)} can return to a position: no value tells who wins",
                tuple,
                together,
            )
        return [known[row] for row in range(len(self.moves))]

    def _moves(self, game: Ruleset[Any], component: Any) -> Iterable[Move[Any]]:
        """The moves of a component, asked again only if the search of whole positions has not met it by itself."""
        reach = self.reach
        if reach is not None and game == self.base and component in reach:
            number = reach.number(component)
            if reach.positions[number] == component:
                return reach.moves[number]
        return self.account.take(game, game.moves(component), ADVICE)

    def _act(self, game: Ruleset[Any], steps: tuple[Step, ...]) -> int:
        for step in steps:
            if step.verb not in game.words and not isinstance(game, Compound):  # whose parts have words of their own
                self.unworded.setdefault(game, {}).update(plain_words(step))
        return self.acts.setdefault(tuple((step.verb, step.args) for step in steps), len(self.acts))


def _judged_by_rows(rules: Ruleset[Any], base: Ruleset[Any]) -> str:
    """Return the judge that looks at rows alone; "" where whole positions must be searched."""
    if rules.additive and base.touch == 1:
        return "xor"
    return "step" if rules.is_join else ""


def _judged(base: Ruleset[Q], book: _Rows, reach: Reach[Q]) -> tuple[str, list[int], dict[str, int]]:
    """Return the judge that looks at whole positions, the value of each row, and the states."""
    by_position = scores(reach)
    pieces = [base.pieces(position) for position in reach.positions]
    if all(len(here) <= 1 for here in pieces):
        # by key, for a search meets positions that play alike once, and a table has a row for each
        by_key = {
            (game, game.key(part)): score
            for here, score in zip(pieces, by_position, strict=True)
            for game, part in here
        }
        return "score", [by_key[game, game.key(part)] for game, part in book.numbers], {}
    # rows that play alike share a class; a state is the classes on each board, in order
    classes: dict[Hashable, int] = {}
    values = [classes.setdefault((game, game.key(part)), len(classes)) for game, part in book.numbers]

    def state(position: Q) -> str:
        boards = [sorted(values[book.numbers[piece]] for piece in board if piece) for board in base.boards(position)]
        return "|".join(sorted(",".join(map(str, board)) for board in boards))

    return "state", values, dict(zip(map(state, reach.positions), by_position, strict=True))


def _reason(rules: Ruleset[Any], base: Ruleset[Any], judge: str, piece: Piece, value: int) -> str | None:
    """What a theorem says of a P-position that is this row alone."""
    game, component = piece
    if judge == "xor":
        return game.reason(component) if value == 0 else None
    return rules.reason(component) if judge == "score" and value < 0 and game == base else None


def _plain(component: Any) -> Any:
    if isinstance(component, frozenset):
        return sorted(map(_plain, component))
    return [_plain(part) for part in component] if isinstance(component, tuple) else component
