"""The story of playing a sum of games, with the value of each part in binary and the nim-sum at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cgbook.pictures.frame import card
from cgbook.pictures.ink import INK, LINE, N_INK, P_INK, PAD, SOFT, box, keyed, text
from cgbook.stories.players import two_names
from cgkit.checks import check_list, check_type, short_repr
from cgkit.games.ruleset import Ruleset
from cgkit.numbers.nim_sums import nim_sum
from cgkit.position import Position

DIGIT, ROW, WIDTH = 32, 42, 460  # in pixels; narrow, so that the picture fits a phone


def sum_frames(
    start: Position[Any], moves: Sequence[str], players: tuple[str, str] = ("First", "Second")
) -> list[tuple[str, str]]:
    """Return the frames of a story, for `cgbook.widgets.story`, with each move's effect on the value of its part and on the nim-sum.

    >>> from cgkit import kayles, nim
    >>> for _, said in sum_frames(nim(3) + kayles(4), ["knock down pin 1 in part 2"]):
    ...     print(said)
    Nim 3 is worth 3, Kayles 4 is worth 1. The nim-sum is 2: N.
    First: knock down pin 1 in part 2. Its value rises from 1 to 3. The nim-sum is 0: P.

    Parameters
    ----------
    start : position of a sum of at least two games.
    moves : moves in words, as `Position.moves` gives them.
    players : names of the two players; the first one begins.

    Raises
    ------
    ValueError : if the position isn't a sum whose value is the nim-sum of its parts' values, or a move isn't legal in its position.
    """
    rules = check_type(Position, start, "nim(3) + kayles(4)").rules
    if not rules.is_sum or not rules.additive:
        raise ValueError(f"this story needs a sum, such as nim(3) + kayles(4), got {short_repr(start)}")
    names = two_names(players)
    before = _worth(rules, start.state)
    told_first = ", ".join(f"{name} is worth {value}" for name, value in before)
    frames = [(_picture(before, None), f"{told_first}. {_total(before)}")]
    position = start
    for turn, move in enumerate(check_list(moves, "moves")):
        last, position = position, position.play(move)
        after = _worth(rules, position.state)
        (moved,) = (i for i, (old, new) in enumerate(zip(last.state, position.state, strict=True)) if old != new)
        old, new = before[moved][1], after[moved][1]
        how = f"{'rises' if new > old else 'falls'} from {old} to {new}"
        frames.append((_picture(after, moved, old), f"{names[turn % 2]}: {move}. Its value {how}. {_total(after)}"))
        before = after
    return frames


def _worth(rules: Ruleset[Any], state: tuple[Any, ...]) -> list[tuple[str, int]]:
    """Return the name of each part, and its value."""
    pairs = rules.pairs(state)
    return [(f"{game.title} {game.show(part)}", Position(game, part).value()) for game, part in pairs]


def _total(worth: Sequence[tuple[str, int]]) -> str:
    total = nim_sum(*(value for _, value in worth))
    return f"The nim-sum is {total}: {'N' if total else 'P'}."


def _picture(worth: Sequence[tuple[str, int]], moved: int | None, old: int = 0) -> str:
    """Return the picture of the sum, with a line for each part and its value in binary; the changed part also shows its old value."""
    width = max(3, *(value.bit_length() for _, value in worth))
    left = WIDTH - PAD - 100 - DIGIT * width
    total = nim_sum(*(value for _, value in worth))
    shapes = []
    for i, (name, value) in enumerate(worth):
        y = PAD + ROW * i
        if i == moved:
            shapes += keyed("moved", box(PAD - 6, y, WIDTH - 2 * PAD + 12, ROW - 4, line=SOFT, dashed=True))
        shapes += keyed(f"name {i}", text(PAD + 2, y + 25, name, size=16, bold=i == moved))
        shapes += keyed(f"digits {i}", *_digits(left, y + 5, value, width, INK))
        change = f"{old} → {value}" if i == moved else str(value)
        shapes += keyed(f"value {i}", text(left + DIGIT * width + 16, y + 25, change, size=18, bold=i == moved))
    y = PAD + ROW * len(worth) + 8
    shapes.append(f'<path d="M{PAD} {y - 5:g}H{WIDTH - PAD}" stroke="{LINE}"/>')
    ink = N_INK if total else P_INK
    said = f"{total}: {'N' if total else 'P'}"
    shapes += keyed("sum", text(PAD + 2, y + 25, "nim-sum", size=16, fill=ink, bold=True))
    shapes += keyed("digits", *_digits(left, y + 5, total, width, ink))
    shapes += keyed("value", text(left + DIGIT * width + 16, y + 25, said, size=18, fill=ink, bold=True))
    label = "; ".join(f"{name}: {value}" for name, value in worth) + f"; nim-sum {total}"
    return card(label, y + ROW + 4, shapes, width=WIDTH)


def _digits(x: float, y: float, value: int, width: int, ink: str) -> list[str]:
    shapes = []
    for place in range(width):
        at, one = x + DIGIT * (width - 1 - place), bool(value >> place & 1)
        middle, fill = at + DIGIT / 2 - 2, ink if one else SOFT
        shapes.append(box(at, y, DIGIT - 4, DIGIT - 4))
        shapes.append(text(middle, y + 20, str(int(one)), size=16, fill=fill, anchor="middle", bold=one))
    return shapes
