"""Stories of Dawson's chess, with the exchange that an advance forces, capture by capture, and the board that remains.

The pawns move by the rules of chess, which the story repeats. Dawson added one rule: a player who can take must take.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cgbook.pictures.frame import card
from cgbook.pictures.ink import CHIP, EDGE, INK, N_INK, ON_CHIP, PAD, SOFT, WIDTH, keyed, text
from cgbook.pictures.queens import chessboard
from cgkit.checks import check_int
from cgkit.wording import joined

MOST_FILES = 12  # maximum number of files in a picture
SIDES = ("White", "Black")
MEN = (("#fdfdfd", EDGE), ("#1f1c18", SOFT))  # white men stay white and black men stay black, by day and by night
PAWN = "M-11 15h22c0-7-6-9-7.5-16a7.5 7.5 0 1 0-7 0c-1.5 7-7.5 9-7.5 16z"

Square = tuple[int, int]  # file and rank, numbered from 1
Men = tuple[dict[Square, int], dict[Square, int]]  # White's and Black's pawns, each with the file where it began


def exchange_frames(files: int, file: int) -> list[tuple[str, str]]:
    """Return the frames of a story where White advances on a file and captures follow until there are none.

    >>> for picture, words in exchange_frames(3, 1): print(words)
    3 files, and White is to move. No pawn can take another, so a pawn must advance.
    White advances on file 1. Now the pawns on files 1 and 2 can take each other. It's Black's turn, and a player who can take must take.
    Black takes from file 2. Now White must take, and the pawn on file 2 can.
    White takes from file 2. Nothing can be taken any more, and it's Black's turn.
    File 1 is blocked and file 2 is empty, so both are settled. A board of 1 file is left.

    Parameters
    ----------
    files : number of files of the board, from 1 to 12.
    file : file of the pawn that advances.
    """
    files = check_int(files, "numbers of files", 1, MOST_FILES)
    file = check_int(file, "files on which a pawn advances", 1, files)
    names = range(1, files + 1)
    men = _at_home(files)
    told = f"{_files(files)}, and White is to move. No pawn can take another, so a pawn must advance."
    frames = [(_board(files, men), told)]
    side, step = 0, ((file, 1), (file, 2))
    while True:
        advance = step[0][0] == step[1][0]
        men = _moved(men, side, step)
        side = 1 - side
        captures = sorted(_captures(men, side))
        does = (
            f"{SIDES[1 - side]} advances on file {file}."
            if advance
            else f"{SIDES[1 - side]} takes from file {step[0][0]}."
        )
        frames.append((_board(files, men, step), f"{does} {_forced(side, captures, file, advance=advance)}"))
        if not captures:
            break
        step = captures[0]
    settled = [i for i in (file - 1, file, file + 1) if i in names]
    return [*frames, (_board(files, men, settled=settled), _left(files, file, settled))]


def edge_frames(files: int, file: int) -> list[tuple[str, str]]:
    """Return the frames of a story where each file is between two pins, and an advance knocks down the two pins beside its file.

    >>> for picture, words in edge_frames(5, 2): print(words)
    5 files and 6 pins, one on each edge of a file.
    An advance on file 2 settles files 1, 2 and 3. Knock down pins 2 and 3, on the two edges of file 2.
    This leaves 1 pin alone, and 2 files between 3 pins. There's always one more pin than files.

    Parameters
    ----------
    files, file : number of files and the advancing pawn's file, as for `exchange_frames`.
    """
    files = check_int(files, "numbers of files", 1, MOST_FILES)
    file = check_int(file, "files on which a pawn advances", 1, files)
    men = _at_home(files)
    settled = [i for i in (file - 1, file, file + 1) if 1 <= i <= files]
    advanced = _moved(men, 0, ((file, 1), (file, 2)))
    white, black = ({man: i for man, i in own.items() if man[0] == file or man[0] not in settled} for own in advanced)
    fallen = (file, file + 1)
    left = [
        f"{_files(many)} between {many + 1} pins" if many > 0 else "1 pin alone"
        for many in (file - 2, files - file - 1)
        if many >= 0
    ]
    stays = (
        f"This leaves {', and '.join(left)}. There's always one more pin than files."
        if left
        else "No pins are left, and no free files."
    )
    return [
        (_board(files, men, pins=()), f"{_files(files)} and {files + 1} pins, one on each edge of a file."),
        (
            _board(files, advanced, ((file, 1), (file, 2)), settled=settled, pins=fallen),
            f"An advance on file {file} settles file{'s' * (len(settled) > 1)} {joined(settled)}. Knock down pins {file} and"
            f" {file + 1}, on the two edges of file {file}.",
        ),
        (_board(files, (white, black), settled=settled, pins=fallen), stays),
    ]


def _at_home(files: int) -> Men:
    names = range(1, files + 1)
    return {(i, 1): i for i in names}, {(i, 3): i for i in names}


def _captures(men: Men, side: int) -> Iterator[tuple[Square, Square]]:
    """Yield every capture of a side as a pair of squares, the start and the target."""
    up = 1 - 2 * side
    for file, rank in men[side]:
        for to in ((file - 1, rank + up), (file + 1, rank + up)):
            if to in men[1 - side]:
                yield (file, rank), to


def _moved(men: Men, side: int, step: tuple[Square, Square]) -> Men:
    own = {step[1] if man == step[0] else man: began for man, began in men[side].items()}
    other = {man: began for man, began in men[1 - side].items() if man != step[1]}
    return (own, other) if side == 0 else (other, own)


def _forced(side: int, captures: list[tuple[Square, Square]], file: int, *, advance: bool) -> str:
    if not captures:
        return f"Nothing can be taken{'' if advance else ' any more'}, and it's {SIDES[side]}'s turn."
    able = joined([start[0] for start, _ in captures])
    if advance:
        near = joined(sorted([file, *(start[0] for start, _ in captures)]))
        return f"Now the pawns on files {near} can take each other. It's {SIDES[side]}'s turn, and a player who can take must take."
    many = len(captures) > 1
    return f"Now {SIDES[side]} must take, and the pawn{'s' * many} on file{'s' * many} {able} {'both can' if many else 'can'}."


def _left(files: int, file: int, settled: list[int]) -> str:
    empty = [i for i in settled if i != file]
    beside = (
        f" and file{'s' * (len(empty) > 1)} {joined(empty)} {'are' if len(empty) > 1 else 'is'} empty" if empty else ""
    )
    boards = [f"a board of {_files(many)}" for many in (file - 2, files - file - 1) if many > 0]
    left = (
        f"{joined(boards).capitalize()} {'are' if len(boards) > 1 else 'is'} left."
        if boards
        else "The board is used up."
    )
    all_are = ("it's", "both are", "all three are")[len(empty)]
    return f"File {file} is blocked{beside}, so {all_are} settled. {left}"


def _files(many: int) -> str:
    return f"{many} file{'s' * (many != 1)}"


def _board(
    files: int,
    men: Men,
    step: tuple[Square, Square] | None = None,
    *,
    settled: Sequence[int] = (),
    pins: Sequence[int] | None = None,
) -> str:
    """Return the picture of the board with the last move, and a row of pins on the edges of the files, some of which are knocked down."""
    side = min(58.0, (WIDTH - 2 * PAD - 24) / files)
    left, top = (WIDTH - side * files) / 2, float(PAD)
    below = top + 3 * side

    def middle(square: Square) -> tuple[float, float]:
        return left + side * (square[0] - 0.5), top + side * (3.5 - square[1])

    shapes = chessboard(left, top, side, files, 3)
    shapes += [
        f'<rect x="{left + side * (i - 1):g}" y="{top:g}" width="{side:g}" height="{3 * side:g}" fill="{SOFT}" opacity=".35"/>'
        for i in settled
    ]
    for owner, (fill, line) in enumerate(MEN):
        for square in sorted(men[owner]):
            x, y = middle(square)
            place = f'transform="translate({x:g} {y:g}) scale({1.25 * side / 58:.3f})"'
            man = f'<path {place} d="{PAWN}" fill="{fill}" stroke="{line}" stroke-width="1.6"/>'
            shapes += keyed(f"{SIDES[owner]} {men[owner][square]}", man)
    if step:
        (x, y), (to_x, to_y) = map(middle, step)
        way = f"M{x:g} {y:g}L{x + 0.62 * (to_x - x):g} {y + 0.62 * (to_y - y):g}"
        shapes.append(f'<path d="{way}" stroke="{N_INK}" stroke-width="3" stroke-dasharray="5 4"/>')
        shapes.append(f'<circle cx="{x:g}" cy="{y:g}" r="5" fill="{N_INK}"/>')
    shapes += [
        text(left + side * (i - 0.5), below + 18, str(i), size=15, fill=INK, anchor="middle")
        for i in range(1, files + 1)
    ]
    for i in range(files + 1 if pins is not None else 0):
        down = i + 1 in (pins or ())
        look = f'fill="none" stroke="{SOFT}" stroke-dasharray="3 3"' if down else f'fill="{CHIP}" stroke="{EDGE}"'
        shapes += keyed(
            f"pin {i}",
            f'<circle cx="{left + side * i:g}" cy="{below + 36:g}" r="11" {look} stroke-width="1.6"/>',
            text(left + side * i, below + 41, str(i + 1), size=13, fill=SOFT if down else ON_CHIP, anchor="middle"),
        )
    return card(_label(files, men, settled, pins), below + (30 if pins is None else 58), shapes)


def _label(files: int, men: Men, settled: Sequence[int], pins: Sequence[int] | None) -> str:
    places = "; ".join(
        f"{name} on " + (", ".join(f"file {file} rank {rank}" for file, rank in sorted(own)) or "no square")
        for name, own in zip(SIDES, men, strict=True)
    )
    done = f"; settled: {joined(list(settled))}" if settled else ""
    row = (
        ""
        if pins is None
        else f"; {files + 1} pins on the edges, knocked down: {joined(list(pins)) if pins else 'none'}"
    )
    return f"Three ranks, {_files(files)}. {places}{done}{row}"
