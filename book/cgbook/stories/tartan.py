"""A story that constructs and draws the winning move of a Tartan game, step by step."""

from __future__ import annotations

from collections.abc import Collection

from cgbook.pictures.coins import coin
from cgbook.pictures.frame import card
from cgbook.pictures.ink import N_INK, P_INK, PAD, SOFT, WIDTH, keyed, text
from cgkit.checks import check_type, short_repr
from cgkit.position import Position
from cgkit.rulesets.coins.grid import GridHeads, Place
from cgkit.rulesets.coins.tartan import Tartan
from cgkit.wording import joined


def tartan_frames(position: Position[GridHeads]) -> list[tuple[str, str]]:
    """Return the frames of a story that finds a winning move in a product of two coin games.

    >>> from cgkit import turning_corners
    >>> for picture, words in tartan_frames(turning_corners((1, 3), (3, 2), (4, 4)))[:3]: print(words)
    The heads are worth 3, 1 and 6. Their nim-sum is s = 4, so this is an N-position.
    The head (4, 4) is worth v = 4 ⊗ 4 = 6, and v ⊕ s = 2 is less. That means it can lead a winning move.
    We need a < 4 and b < 4 with (4 ⊕ a) ⊗ (4 ⊕ b) = s = 4. Here a = 3 and b = 3 work, because 7 ⊗ 7 = 4.

    Parameters
    ----------
    position : position of a Tartan game that the player to move wins.

    Raises
    ------
    ValueError : if the game isn't a product of two rows of coins, or if no move wins.
    """
    game, heads = check_type(Position, position, "turning_corners((1, 3))").rules, position.state
    if not isinstance(game, Tartan):
        raise ValueError(f"this story needs a product of two rows of coins, got {short_repr(game)}")
    found = game.construct(heads)
    if found is None:
        raise ValueError(f"{position!r} is a P-position, so no move wins")
    (row, column), (g, h), (a, b) = found.head, found.values, found.goals
    turned = found.move.after ^ heads
    worth = [game.coin_theory(head) for head in game.ordered(heads)]
    left = [game.coin_theory(head) for head in game.ordered(found.move.after)]
    first, second = game.rows.title, game.columns.title
    s, v = found.total, found.value

    def frame(
        words: str, board: GridHeads = heads, head: Place | None = found.head, **shown: Collection[int]
    ) -> tuple[str, str]:
        return _picture(game, board, words, head=head, reach=heads | turned, **shown), words

    return [
        frame(f"The heads are worth {joined(worth)}. Their nim-sum is s = {s}, so this is an N-position.", head=None),
        frame(
            f"The head ({row}, {column}) is worth v = {g} ⊗ {h} = {v}, and v ⊕ s = {v ^ s} is less. That means it can lead a winning move."
        ),
        frame(
            f"We need a < {g} and b < {h} with ({g} ⊕ a) ⊗ ({h} ⊕ b) = s = {s}."
            f" Here a = {a} and b = {b} work, because {g ^ a} ⊗ {h ^ b} = {s}."
        ),
        frame(
            f"In {first}, coin {row} is worth {g}. Turn it {_coins(found.rows)} worth a = {a}. That gives the rows.",
            rows=(row, *found.rows),
        ),
        frame(
            f"In {second}, coin {column} is worth {h}. Turn it {_coins(found.columns)} worth b = {b}."
            f" That gives the columns.",
            rows=(row, *found.rows),
            columns=(column, *found.columns),
        ),
        frame(
            "Turn the coins where they cross. "
            + (
                f"The heads are now worth {joined(left)}, with nim-sum 0: a P-position."
                if left
                else "No heads are left."
            ),
            board=found.move.after,
            head=None,
            rows=(row, *found.rows),
            columns=(column, *found.columns),
        ),
    ]


def _coins(others: tuple[int, ...]) -> str:
    if not others:
        return "alone, and nothing is left,"
    several = len(others) > 1
    return f"with coin{'s' * several} {joined(sorted(others))}, which {'are' if several else 'is'}"


def _band(x: float, y: float, width: float, height: float) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{N_INK}" fill-opacity=".14" stroke="{N_INK}"/>'


def _picture(
    game: Tartan,
    heads: GridHeads,
    words: str,
    *,
    head: Place | None,
    reach: Collection[Place],
    rows: Collection[int] = (),
    columns: Collection[int] = (),
) -> str:
    """Return the picture of the board, with the values of rows and columns on its edges and the value of each head on its coin."""
    firsts = game.firsts
    down, across = (range(firsts[axis], max(place[axis] for place in reach) + 1) for axis in (0, 1))
    side = min(62.0, (WIDTH - 2 * PAD - 96) / len(across))
    left, top = PAD + 96, 66.0
    shapes = []
    for row in rows:
        shapes.append(_band(left, top + side * (row - firsts[0]), side * len(across), side))
    for column in columns:
        shapes.append(_band(left + side * (column - firsts[1]), top, side, side * len(down)))
    for j, column in enumerate(across):
        x, value = left + side * (j + 0.5), game.factors((firsts[0], column))[1]
        shapes.append(text(x, 26, str(column), size=15, anchor="middle", bold=True))
        shapes.append(text(x, 50, str(value), size=14, fill=P_INK, anchor="middle"))
    for i, row in enumerate(down):
        y, value = top + side * (i + 0.5) + 5, game.factors((row, firsts[1]))[0]
        shapes.append(text(PAD + 22, y, str(row), size=15, bold=True))
        shapes.append(text(PAD + 62, y, str(value), size=14, fill=P_INK))
        for j, column in enumerate(across):
            up = (row, column) in heads
            x, middle = left + side * (j + 0.5), top + side * (i + 0.5)
            worth = str(game.coin_theory((row, column))) if up else "T"
            disc, face = coin(x, middle, side * 0.38, worth, up=up)
            shapes += keyed(f"coin {row} {column}", disc)
            if (row, column) == head:
                shapes.append(
                    f'<circle cx="{x:g}" cy="{middle:g}" r="{side * 0.46:g}" fill="none" stroke="{N_INK}" stroke-width="4"/>'
                )
            shapes += keyed(f"face {row} {column}", face)
    shapes.append(text(PAD, 26, "coin", size=13, fill=SOFT))
    shapes.append(text(PAD + 42, 50, "value", size=13, fill=P_INK))
    label = f"A board of {len(down)} rows and {len(across)} columns. {words}"
    return card(label, top + side * len(down) + 14, shapes)
