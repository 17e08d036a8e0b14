"""The game table, which lets a front end label, play, hint at and explain a game by look-up; it's made of plain JSON types.

A row is a component with its value and its moves. The moves of a whole position combine the moves of its rows. The table's `judge` says how
to judge a position from its rows:

- "xor": a row's value is its Grundy value, and the nim-sum of the rows decides (normal play, sums).
- "score": every position has one row or none, whose value is the signed score of `cgkit.scores` (misère, draws, loops).
- "step": a row's value is its suspense number, and the parity of the largest of these numbers decides (joins).
- "state": a row's value is its class, and `states` maps the classes of a whole position to its score (misère sums,
  selective compounds). Only this kind of table can be much longer than the list of its rows.
- "none": the table doesn't reveal who wins, and a row's value is 0 (`first_moves`).

**Invariant.** A table depends only on the ruleset, the starts and the argument `whole`. Its rows are in the order found by the search,
beginning with the starts.
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

Q = TypeVar("Q", bound=Hashable)

MOST_ROWS, MOST_BARE_ROWS = 5_000, 10_000
#: For each judge that needs only rows, functions that find the value of a row, and of several rows together.
RULES: dict[str, tuple[Callable[[set[int]], int], Callable[[list[int]], int]]] = {
    "xor": (least_missing, lambda values: nim_sum(*values)),
    "step": (longest_rule, lambda lengths: max(lengths, default=0)),
}
EMPTY = -1  # mark for the place of a finished component
ADVICE = "start smaller, with fewer parts or fewer starts, or show the labels as a picture instead"


class Drawing(TypedDict, total=False):
    """The data needed by a look in addition to the position, with different keys for different looks."""

    first: int  # number of the leftmost coin (coins)
    imagined: bool  # whether a coin 0 is imagined on the left (coins)
    firsts: list[int]  # numbers of the top row and the leftmost column (coins on a board)
    # pairs of vertices, where 0 is the ground (Hackenbush) or the first vertex (vertex geography)
    edges: list[list[int]]
    segments: list[list[float]]  # end points [x, y, u, v] of each edge (Hackenbush)
    colours: str  # B or R for each edge (Hackenbush in two colours)
    last: int  # number of the last place (lines)
    names: list[str]  # name of each vertex (vertex geography, which also has edges)
    places: list[list[float]]  # point (x, y) of each vertex, with y upwards (vertex geography)
    rows: int  # number of rows of boxes (Dots and Boxes)
    columns: int  # number of columns of boxes (Dots and Boxes)
    boxes: list[list[int]]  # numbers of the lines around each box, row by row (Dots and Boxes)


class GameFormat(TypedDict):
    """A game in a game table."""

    name: str
    merge: str  # "list", or "set" if equal components cancel
    words: dict[str, str]  # sentence for each verb, such as "take {0}"; "verb@" if there are several places
    skin: str
    title: NotRequired[str]  # title of a part of a compound
    drawing: NotRequired[Drawing]  # or any data that a reader's own ruleset has for its look


class TableFormat(TypedDict):
    """A game to play by look-up, with a judge as explained in `cgbook.widgets.table`.

    A row is [game, component, value, moves], and a move is [act, row, …] with the rows that replace the component. The moves are missing
    if the skin knows them itself (`drawn_moves`). A state is a list of boards, and a board is a list of rows, with -1 for a place that is
    used up.
    """

    v: int
    judge: str  # "xor", "score", "step" or "state"; or "none", if only one move is made and no value is known
    touch: int  # number of components that a move may touch, or 0 for every unfinished component
    last: str  # whether the last move "wins" or "loses", or the end is "scored"
    games: list[GameFormat]
    acts: list[list[list[Any]]]  # acts, each a list of steps [verb, *args]
    rows: list[list[Any]]
    start: list[list[list[int]]]  # state of each start
    states: NotRequired[dict[str, int]]  # score by the classes of a position's rows, if the judge is "state"
    why: NotRequired[dict[str, str]]  # reason by row, from a theorem


def table(rules: Ruleset[Q], *positions: Q, whole: bool = False) -> TableFormat:
    """Return the game table of a ruleset, for play that can start at any of the positions.

    >>> from cgkit import Subtraction
    >>> small = table(Subtraction({1, 3}), (3,))
    >>> small["judge"], small["start"], small["acts"]
    ('xor', [[[0]]], [[['take', 1]], [['take', 3]]])
    >>> small["rows"]
    [[0, [3], 1, [[0, 1], [1]]], [0, [2], 0, [[0, 2]]], [0, [1], 1, [[0]]]]

    With `whole`, the moves of every row are written, even if the skin knows them.

    Raises
    ------
    ValueError : if no position is given, or a position isn't legal.
    SearchLimitError : if the table needs more than 5,000 rows or whole positions, or 10,000 if the skin knows the moves; the
        message suggests what to do instead.
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
    """Return the table of a position and its moves, without later positions and without values.

    This table is enough for a board where only one move is made, and its judge, "none", doesn't reveal whether that move wins.

    >>> from cgkit import Subtraction
    >>> first_moves(Subtraction({1, 3}), (30,))["rows"]
    [[0, [30], 0, [[0, 1], [1, 2]]], [0, [29], 0, []], [0, [27], 0, []]]

    Raises
    ------
    SearchLimitError : if the position and its moves have more than 5,000 components.
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
    """Return the rows in `book` as a table; if `bare`, leave out their moves."""
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
    """Return a table's data for a game; a part of a compound also has its title."""
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
    """The rows so far, numbered in the order in which they were met, with their moves."""

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
        """Write the moves of every row, or of the first `most` rows; this can add more rows."""
        while self.todo and len(self.moves) < most:
            game, component = self.todo.popleft()
            self.moves.append(
                [
                    [self._act(game, move.steps), *(self.row(piece) for piece in remains(self.base, game, move.after))]
                    for move in self._moves(game, component)
                ]
            )

    def settled(self, judge: str) -> list[int]:
        """Return the value of each row, if the judge doesn't need a search of whole positions."""
        known: dict[int, int] = {}
        rule, together = RULES[judge]
        for row in range(len(self.moves)):
            search(
                row,
                lambda row: [tuple(left) for _, *left in self.moves[row]],
                known,
                rule,
                lambda row: f"{short_repr(self.base)} can return to a position, so no value shows who wins",
                tuple,
                together,
            )
        return [known[row] for row in range(len(self.moves))]

    def _moves(self, game: Ruleset[Any], component: Any) -> Iterable[Move[Any]]:
        """Return the moves of a component, from the search of whole positions if that search has met the component on its own."""
        reach = self.reach
        if reach is not None and game == self.base and component in reach:
            number = reach.number(component)
            if reach.positions[number] == component:
                return reach.moves[number]
        return self.account.take(game, game.moves(component), ADVICE)

    def _act(self, game: Ruleset[Any], steps: tuple[Step, ...]) -> int:
        for step in steps:
            if step.verb not in game.words and not isinstance(game, Compound):  # parts have their own words
                self.unworded.setdefault(game, {}).update(plain_words(step))
        return self.acts.setdefault(tuple((step.verb, step.args) for step in steps), len(self.acts))


def _judged_by_rows(rules: Ruleset[Any], base: Ruleset[Any]) -> str:
    """Return the judge to use if the rows are enough, or "" if whole positions must be searched."""
    if rules.additive and base.touch == 1:
        return "xor"
    return "step" if rules.is_join else ""


def _judged(base: Ruleset[Q], book: _Rows, reach: Reach[Q]) -> tuple[str, list[int], dict[str, int]]:
    """Return the judge to use if whole positions must be searched, with the value of each row and the score of each state."""
    by_position = scores(reach)
    pieces = [base.pieces(position) for position in reach.positions]
    if all(len(here) <= 1 for here in pieces):
        # look up scores by key, because a search merges positions that play alike, but a table has a row for each
        by_key = {
            (game, game.key(part)): score
            for here, score in zip(pieces, by_position, strict=True)
            for game, part in here
        }
        return "score", [by_key[game, game.key(part)] for game, part in book.numbers], {}
    # Rows that play alike share a class. A state lists the classes on each board, in order.
    classes: dict[Hashable, int] = {}
    values = [classes.setdefault((game, game.key(part)), len(classes)) for game, part in book.numbers]

    def state(position: Q) -> str:
        boards = [sorted(values[book.numbers[piece]] for piece in board if piece) for board in base.boards(position)]
        return "|".join(sorted(",".join(map(str, board)) for board in boards))

    return "state", values, dict(zip(map(state, reach.positions), by_position, strict=True))


def _reason(rules: Ruleset[Any], base: Ruleset[Any], judge: str, piece: Piece, value: int) -> str | None:
    """Return a theorem's reason why the position that consists only of this row is a P-position, or None."""
    game, component = piece
    if judge == "xor":
        return game.reason(component) if value == 0 else None
    return rules.reason(component) if judge == "score" and value < 0 and game == base else None


def _plain(component: Any) -> Any:
    if isinstance(component, frozenset):
        return sorted(map(_plain, component))
    return [_plain(part) for part in component] if isinstance(component, tuple) else component
