"""The landscape of games, a map of three overlapping regions that shows each game where its kind belongs.

**Invariant.** The map has two columns, for games without and with chance, and four rows, so each overlap of the regions has one cell.
"""

from __future__ import annotations

from collections.abc import Mapping

from cgbook.examples import Kind
from cgbook.pictures.figures import Picture
from cgbook.pictures.frame import drawing
from cgbook.pictures.ink import CHIP, INK, NARROW, SHEET, SOFT, text
from cgbook.pictures.palette import DAY
from cgkit.checks import check_type, short_repr

TOP, GAP = 84, 18  # in pixels, the height above the rows and the gap between rows
HEIGHTS = (116, 78, 78, 64)  # heights of the rows, in pixels
LEFT, MIDDLE, RIGHT = 24, 220, 378
MOST = 4  # maximum number of games in one cell
ROWS = {(True, False): 0, (True, True): 1, (False, True): 2, (False, False): 3}  # row of a game, by (zero-sum, hidden)
EXAMPLE = '{"chess": Kind(players=2)}'


def landscape(games: Mapping[str, Kind], says: str = "") -> Picture:
    """Return the map of some games; games without players are listed above the map.

    >>> from cgbook.examples import Kind
    >>> landscape({"Life": Kind(players=0), "chess": Kind(players=2), "backgammon": Kind(players=2, chance=True)}).alt
    'No player: Life. Zero-sum, nothing hidden, no chance: chess. Zero-sum, nothing hidden, chance: backgammon.'

    Parameters
    ----------
    games : dictionary from the names of games to their kinds.
    says : line of text above the map; leave it out if a game has no players, because that game is listed there.

    Raises
    ------
    TypeError, ValueError : if `games` isn't such a dictionary, or more than four games share a cell.
    """
    if not isinstance(games, Mapping) or not games:
        raise TypeError(f"games must be a dictionary from names to kinds, such as {EXAMPLE}, got {short_repr(games)}")
    cells: dict[tuple[int, int], list[str]] = {}
    for name, kind in games.items():
        cells.setdefault(_cell(check_type(Kind, kind, "Kind(players=2)")), []).append(check_type(str, name, "'chess'"))
    if crowded := [names for names in cells.values() if len(names) > MOST]:
        raise ValueError(f"at most {MOST} games can share a place on the map, got {short_repr(crowded[0])}")
    height = _bottom(3) + 16
    sentences = [check_type(str, says, "'Where they stand.'")] if says else []
    alt = " ".join([*sentences, *(f"{_words(cell)}: {', '.join(names)}." for cell, names in sorted(cells.items()))])
    shapes = [*_regions(), *(shape for cell, names in cells.items() for shape in _names(cell, names))]
    shapes += [text(24, 28, sentence, size=15, fill=SOFT) for sentence in sentences]
    paper = f'<rect width="{NARROW}" height="{height:g}" rx="9" fill="{SHEET}"/>'
    return Picture(alt, drawing(alt, NARROW, height, "".join([paper, *shapes])))


def _cell(kind: Kind) -> tuple[int, int]:
    """Return the row and column of a kind; row -1 is for games without players."""
    return (ROWS[kind.zero_sum, kind.hidden], int(kind.chance)) if kind.players else (-1, 0)


def _words(cell: tuple[int, int]) -> str:
    row, column = cell
    if row < 0:
        return "No player"
    zero_sum, hidden = next(key for key, at in ROWS.items() if at == row)
    parts = ["zero-sum" if zero_sum else "not zero-sum", "something hidden" if hidden else "nothing hidden"]
    return ", ".join([*parts, "chance" if column else "no chance"]).capitalize()


def _top(row: int) -> float:
    return TOP + sum(HEIGHTS[:row]) + GAP * row


def _bottom(row: int) -> float:
    return _top(row) + HEIGHTS[row]


def _regions() -> list[str]:
    def region(
        x: float, y: float, right: float, bottom: float, dash: str, words: str, at: float, below: bool = False
    ) -> str:
        line = bottom if below else y
        return (
            f'<rect x="{x:g}" y="{y:g}" width="{right - x:g}" height="{bottom - y:g}" rx="16" fill="none" stroke="{INK}" '
            f'stroke-width="2"{dash}/><rect x="{at:g}" y="{line - 10:g}" width="{10.4 * len(words) + 12:g}" height="20" fill="{SHEET}"/>'
            + text(at + 6, line + 5, words, size=15, bold=True)
        )

    home = (
        f'<rect x="{LEFT - 6}" y="{_top(0):g}" width="{MIDDLE - LEFT - 6}" height="{HEIGHTS[0] - 4}" rx="12" fill="{DAY["p_tint"]}" '
        f'stroke="{INK}"/>'
    )
    return [
        home,
        region(6, _top(0) - 14, RIGHT + 8, _bottom(1), "", "zero-sum", 36),
        region(12, _top(1) - 4, RIGHT + 2, _bottom(2), ' stroke-dasharray="7 5"', "something hidden", 40, below=True),
        region(MIDDLE - 8, _top(0) - 34, NARROW - 6, _bottom(3), ' stroke-dasharray="2 5"', "chance", MIDDLE + 16),
    ]


def _names(cell: tuple[int, int], names: list[str]) -> list[str]:
    row, column = cell
    if row < 0:
        return [text(24, 28, f"no player: {', '.join(names)}", size=15, fill=SOFT)]
    x, y = (MIDDLE if column else LEFT), _top(row) + 24
    home = ["combinatorial games"] if cell == (0, 0) else []
    titles = [text(x, y, title, size=15, bold=True) for title in home]
    step = 19 if home else 22
    start = y + 20 * len(home)
    dots = [
        f'<circle cx="{x + 5:g}" cy="{start + step * i - 5:g}" r="5" fill="{CHIP}" stroke="{INK}"/>'
        for i in range(len(names))
    ]
    return [*titles, *dots, *(text(x + 16, start + step * i, name, size=15) for i, name in enumerate(names))]
