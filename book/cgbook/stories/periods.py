"""A story that shows why a period of an octal game never ends. Heaps n + p and n have the same moves, apart from p chips in one part."""

from __future__ import annotations

from cgbook.pictures.frame import card
from cgbook.pictures.ink import CHIP, EDGE, N_INK, ON_CHIP, P_INK, PAD, SOFT, WIDTH, keyed, text
from cgbook.pictures.palette import DAY
from cgkit.checks import check_type
from cgkit.sequences.octal_codes import Breaks, plain_code, read_code
from cgkit.sequences.periods import Period

LEFT = PAD + 108  # x-coordinate where the bars begin
P_TINT = DAY["p_tint"]


def twin_frames(code: str) -> list[tuple[str, str]]:
    """Return the frames of a story about the first heap that the theorem settles, and why its value equals the value one period earlier.

    >>> print(twin_frames("0.77")[2][1])
    That's why this move has a twin from 156: also take 2, and leave 115 and 39. Both are worth the same: g(127) ⊕ g(39) = g(115) ⊕ g(39).

    Parameters
    ----------
    code : code of a game whose moves leave at most two heaps, with a period that 20,000 values are enough to prove.

    Raises
    ------
    ValueError : if the game has no such period.
    """
    breaks = read_code(check_type(str, code, '"0.77"'))
    found = breaks.period()
    if breaks.parts != 2 or breaks.unequal or found is None:
        raise ValueError(
            f"the story needs a code with a proved period, whose moves leave at most two heaps, got {plain_code(code)}"
        )
    return _told(breaks, found)


def _told(breaks: Breaks, found: Period) -> list[tuple[str, str]]:
    p, t, first = found.length, breaks.most, max(found.start, 1)
    n = 2 * first + p + t  # the first heap whose twin is beyond the known values
    big = n + p
    taken = breaks.two[-1]
    small = max(1, n // 4)
    large = big - taken - small
    half, low = first + p, (n - t + 1) // 2

    def twins(part: int, taken: int, other: int, *, both: bool = True) -> str:
        """Return the picture of a move from the large heap, whose larger part is one period longer than `part`, and of the move's twin."""
        above = [(part, "part"), (p, "period"), (taken, "taken"), (other, "part")]
        return _bars(first, above, [above[0], *above[2:]] if both else [(n, "heap")])

    return [
        (
            _bars(first, [(big, "heap")], [(n, "heap")]),
            f"All values up to {big - 1} are known, and from {first} on they repeat after {p}, as far as you can see."
            f" What is the heap of {big} worth? It should have the same value as the heap of {n}.",
        ),
        (
            twins(large - p, taken, small, both=False),
            f"A move from {big} takes {taken} and leaves, say, {large} and {small}. The larger part reaches a whole period past the"
            f" line, so with {p} chips fewer its value is the same.",
        ),
        (
            twins(large - p, taken, small),
            f"That's why this move has a twin from {n}: also take {taken}, and leave {large - p} and {small}."
            f" Both are worth the same: g({large}) ⊕ g({small}) = g({large - p}) ⊕ g({small}).",
        ),
        (
            twins(first, t, big - t - half),
            f"This is the tightest case. At least {big - t} chips are left, in at most two heaps, so the larger has at least {half}."
            f" And {half} − {p} = {first}, exactly where the values begin to repeat.",
        ),
        (
            twins(low, t, n - t - low),
            f"Now the other way round. A move from {n} leaves at least {n - t}, so the larger part has at least {low}. Add {p} chips to it."
            f" Its value stays the same, and this is a move from {big}.",
        ),
        (
            _bars(first, [(n, "heap"), (p, "period")], [(n, "heap")]),
            f"Each move from {big} has a twin from {n}, and the other way round. The options are worth the same, so the mex is the"
            f" same: g({big}) = g({n}). The same goes for {big + 1} and {n + 1}, and so on forever.",
        ),
    ]


Piece = tuple[int, str]  # number of chips, and their role: "heap", "part", "period" or "taken"


def _bars(first: int, *bars: list[Piece]) -> str:
    """Draw two heaps as bars to scale, with the larger parts on the left and a line where the values begin to repeat."""
    unit = (WIDTH - PAD - LEFT) / sum(many for many, _ in bars[0])
    shapes = []
    for row, pieces in enumerate(bars):
        x, y = float(LEFT), PAD + 12 + 92.0 * row
        shapes += keyed(f"heap {row}", text(PAD, y + 30, f"heap {sum(many for many, _ in pieces)}", size=18, bold=True))
        for nth, (many, kind) in enumerate(pieces):
            name = "period" if kind == "period" else "taken" if kind == "taken" else "part" if nth == 0 else "rest"
            shapes += keyed(f"{name} {row}", *_piece(x, y, unit * many, many, kind))
            x += unit * many
    below, line = PAD + 12 + 92 * (len(bars) - 1) + 66, LEFT + unit * first
    shapes += keyed(
        "line",
        f'<path d="M{line:.1f} {PAD}V{below}" stroke="{P_INK}" stroke-width="1.5" stroke-dasharray="3 4"/>',
        text(line, below + 22, f"{first}: from here on, values repeat", size=15, fill=SOFT, anchor="middle"),
    )
    named = {"heap": "{} chips", "part": "a part of {}", "period": "the period of {}", "taken": "{} taken"}
    label = "; ".join(
        f"heap {sum(many for many, _ in pieces)}: " + ", ".join(named[kind].format(many) for many, kind in pieces)
        for pieces in bars
    )
    return card(f"Two bars on the same scale. {label}. Values repeat from {first} on", below + 34, shapes)


def _piece(x: float, y: float, width: float, many: int, kind: str) -> list[str]:
    middle = x + width / 2
    if kind == "taken":
        return [
            f'<path d="M{middle:.1f} {y - 5:g}v56" stroke="{N_INK}" stroke-width="3"/>',
            text(middle, y + 66, f"take {many}", size=15, fill=N_INK, anchor="middle"),
        ]
    fill, line, ink, dash = (
        (P_TINT, P_INK, P_INK, ' stroke-dasharray="4 3"') if kind == "period" else (CHIP, EDGE, ON_CHIP, "")
    )
    frame = f'x="{x:.1f}" y="{y:g}" width="{max(width, 1):.1f}" height="46" rx="3"'
    rect = f'<rect {frame} fill="{fill}" stroke="{line}" stroke-width="1.6"{dash}/>'
    return [rect, text(middle, y + 30, str(many), size=18, fill=ink, anchor="middle", bold=True)]
