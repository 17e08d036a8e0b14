"""Stories of rows of SOS, which mark each row's traps, its new letters and any S-O-S."""

from __future__ import annotations

from collections.abc import Iterable

from cgbook.pictures.frame import card
from cgbook.pictures.ink import FIELD, INK, N_INK, N_TINT, ON_P, P_INK, PAD, SOFT, WIDTH, keyed, text
from cgkit.checks import check_list, check_type, short_repr
from cgkit.rulesets.three_in_a_row import TRAP

GAP, SQUARE = 5, 44
MOST_SQUARES = 24  # maximum number of squares in a row
NAMES = "xy"  # names of empty squares mentioned in a sentence


def sos_frames(rows: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return the frames of a story, with a row of SOS and its sentence in each.

    >>> ((picture, words),) = sos_frames([("S..S.", "Stay out of squares 2 and 3.")])
    >>> picture.count("×"), words
    (2, 'Stay out of squares 2 and 3.')

    The empty squares of a trap are marked with a cross. A letter is new, and gets a heavy frame, if the previous row has the same length
    but not this letter in this place.

    Parameters
    ----------
    rows : pairs of a row, written with S, O and "." for an empty square, and a sentence. An empty square can be named x or y.

    Raises
    ------
    ValueError : if a row is empty, has more than 24 squares, or contains anything else.
    """
    frames = []
    before = ""
    for pair in check_list(rows, "frames"):
        if not isinstance(pair, tuple | list) or len(pair) != 2:
            raise ValueError(f"a frame must be a pair of a row and a sentence, got {short_repr(pair)}")
        row, words = (check_type(str, part, "'S..S.'") for part in pair)
        if not 1 <= len(row) <= MOST_SQUARES or set(row) - set("SO." + NAMES):
            raise ValueError(
                f"a row of 1 to {MOST_SQUARES} squares must be written with S, O, dots, x and y, got {short_repr(row)}"
            )
        frames.append((_picture(row, before if len(before) == len(row) else row), words))
        before = row
    return frames


def _places(row: str, pattern: str) -> list[int]:
    """Return the places where a pattern begins in a row."""
    return [i for i in range(len(row)) if row.startswith(pattern, i)]


def _picture(row: str, before: str) -> str:
    traps, done = _places(row, TRAP), _places(row, "SOS")
    off = {i + j for i in traps for j in (1, 2)}
    won = {i + j for i in done for j in range(3)}
    step = min(SQUARE + GAP, (WIDTH - 2 * PAD + GAP) / len(row))
    side, top = step - GAP, 44.0
    shapes = []
    for i, letter in enumerate(row):
        x = PAD + step * i
        new = letter in "SO" and before[i] != letter
        fill = P_INK if i in won else N_TINT if i in off else FIELD
        line = N_INK if i in off else INK if new else SOFT
        dash = "" if letter in "SO" or i in off else ' stroke-dasharray="4 3"'
        shapes += keyed(
            f"square {i}",
            f'<rect x="{x:g}" y="{top:g}" width="{side:g}" height="{side:g}" rx="6" fill="{fill}" '
            f'stroke="{line}" stroke-width="{3 if new else 1.5:g}"{dash}/>',
        )
        shapes.append(text(x + side / 2, top - 10, str(i + 1), size=13, fill=SOFT, anchor="middle"))
        face, ink = (letter, ON_P if i in won else INK) if letter != "." else ("×" if i in off else "", N_INK)
        if face:
            middle = top + side / 2 + 7
            bold = letter not in NAMES
            shapes += keyed(
                f"face {i}", text(x + side / 2, middle, face, size=20, fill=ink, anchor="middle", bold=bold)
            )
    below = top + side + 8
    for i in traps:
        left, right = PAD + step * i, PAD + step * (i + 3) + side
        shapes.append(f'<path d="M{left:g} {below:g}v6H{right:g}v-6" fill="none" stroke="{N_INK}" stroke-width="1.5"/>')
        shapes.append(text((left + right) / 2, below + 22, "trap", size=14, fill=N_INK, anchor="middle"))
    return card(_label(row, traps), below + 34, shapes, width=2 * PAD + step * len(row) - GAP)


def _label(row: str, traps: list[int]) -> str:
    found = "".join(f"; squares {i + 2} and {i + 3} are a trap" for i in traps)
    return f"A row of {len(row)} squares: {' '.join(row.replace('.', '·'))}{found}"
