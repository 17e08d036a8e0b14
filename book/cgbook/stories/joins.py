"""A join as it is played: how many moves each part still lasts, as a bar, and the longest bar, which decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cgbook.pictures.frame import card
from cgbook.pictures.ink import INK, N_INK, N_TINT, ON_P, P_INK, PAD, SOFT, box, text
from cgbook.stories.players import two_names
from cgkit.doors import check_list, check_type, joined, short_repr
from cgkit.games.ruleset import Ruleset
from cgkit.position import Position
from cgkit.solving.values import suspense

__all__ = ["join_frames"]

CELL, ROW, WIDTH, LEFT, MOST = 32, 42, 460, 150, 8


def join_frames(
    start: Position[Any], moves: Sequence[str], players: tuple[str, str] = ("First", "Second")
) -> list[tuple[str, str]]:
    """Return the frames of a story, for `cgbook.widgets.story`: what each move does to the suspense of every part.

    >>> from cgkit import Bash, join
    >>> for _, said in join_frames(join(Bash(2)(3), Bash(2)(4)), ["take 1 in part 1 and take 1 in part 2"]):
    ...     print(said)
    The parts last 2 and 3 moves. The longest, 3, is odd: N.
    First: take 1 in part 1 and take 1 in part 2. The parts last 1 and 2 moves. The longest, 2, is even: P.

    Parameters
    ----------
    start : a join of at least two games, none of which lasts more than eight moves.
    moves : the moves in words, as `Position.moves` gives them.
    players : what the two are called; the first named begins.

    Raises
    ------
    ValueError : if the position is no join, a game can return to a position or lasts too long, or a move is not legal where it is made.
    """
    rules = check_type(Position, start, "join(Bash(2)(3), Bash(2)(4))").rules
    if not rules.is_join or not rules.additive or len(start.state) < 2:
        raise ValueError(f"this story is told of a join, as join(Bash(2)(3), Bash(2)(4)), got {short_repr(start)}")
    names = two_names(players)
    lengths = _lengths(rules, start.state)
    if max(lengths) > MOST:
        raise ValueError(f"bars of up to {MOST} moves are drawn, got {max(lengths)}")
    frames = [(_picture(rules, start.state, lengths, None), _said(lengths))]
    position = start
    for turn, move in enumerate(check_list(moves, "moves")):
        position = position.play(move)
        before, lengths = lengths, _lengths(rules, position.state)
        frames.append(
            (_picture(rules, position.state, lengths, before), f"{names[turn % 2]}: {move}. {_said(lengths)}")
        )
    return frames


def _lengths(rules: Ruleset[Any], state: tuple[Any, ...]) -> list[int]:
    return [suspense(game, part) for game, part in rules.pairs(state)]


def _said(lengths: Sequence[int]) -> str:
    longest = max(lengths)
    if not longest:
        return "All parts are over: whoever must move has lost."
    parity = "odd: N" if longest % 2 else "even: P"
    return (
        f"The parts last {joined(lengths)} move{'s' if lengths[-1] != 1 else ''}. The longest, {longest}, is {parity}."
    )


def _picture(rules: Ruleset[Any], state: tuple[Any, ...], lengths: Sequence[int], before: Sequence[int] | None) -> str:
    """A bar for each part, a cell for each move that it lasts; cells that are used up are dashed. The longest is full of colour."""
    longest, shapes = max(lengths), []
    for i, ((game, part), length) in enumerate(zip(rules.pairs(state), lengths, strict=True)):
        y, first = PAD + ROW * i, bool(longest) and length == longest
        fill, line = (P_INK, P_INK) if length % 2 == 0 else (N_TINT, N_INK)
        shapes.append(text(PAD, y + 22, f"part {i + 1}: {game.show(part)}", size=16, bold=first))
        for cell in range(max(length, before[i] if before else 0)):
            there = cell < length
            x = LEFT + CELL * cell
            shapes.append(
                box(
                    x, y, CELL - 4, CELL - 4, fill=fill if there and first else "none", line=line if there else SOFT,
                    dashed=not there,
                )
            )  # fmt: skip
            if there and cell == length - 1:
                ink = ON_P if first and length % 2 == 0 else INK
                shapes.append(text(x + CELL / 2 - 2, y + 20, str(length), size=16, fill=ink, anchor="middle"))
    label = ", ".join(f"part {i + 1} lasts {length} moves" for i, length in enumerate(lengths))
    return card(label, PAD + ROW * len(lengths) + 4, shapes, width=WIDTH)
