"""The story of what two players can agree on: cells as points, lotteries, side payments, and threats that divide the largest sum."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from cgbook.pictures.frame import card
from cgbook.pictures.ink import CHIP, EDGE, FIELD, INK, LINE, N_INK, NARROW, P_INK, PAD, SOFT, keyed, text
from cgbook.pictures.palette import DAY
from cgbook.strategic import Bimatrix, agreement, most_together, split
from cgbook.strategic.bargaining import Point, feasible_corners
from cgkit.checks import check_int, check_list, check_type
from cgkit.wording import minus

EXAMPLE = "river"
LEFT, TOP, SIDE = PAD + 34, PAD + 4, 300


def threat_frames(game: Bimatrix, threats: Iterable[Sequence[int]] = ()) -> list[tuple[str, str]]:
    """Return the frames of a story: the cells of a game, more points by lotteries and payments, and threats that divide the largest sum.

    >>> from cgbook.examples import river
    >>> print(threat_frames(river, [(1, 0)])[3][1])
    If they threaten dump and fish, these threats pay 5 and 1. Both gain the same on top of that, up to the line: 15/2 and 7/2.

    Parameters
    ----------
    game : game of two players, with at most four rows and columns.
    threats : pairs (row, column) of threats to show before the best ones, one frame each.
    """
    rows, columns = check_type(Bimatrix, game, EXAMPLE).first.shape
    if max(rows, columns) > 4:
        raise ValueError(f"the story shows at most 4 rows and columns, got {rows} × {columns}")
    made, (most, _) = agreement(game), most_together(game)
    i, j = made.cell
    best = f"{game.rows[i]} and {game.columns[j]}"
    first, second = made.split.shares
    frames = [
        (_plane(game, 1), "Each dot is a cell. Across is what the first player gets, and up is what the second gets."),
        (_plane(game, 2), "They can agree on any cell, or draw lots between cells. Drawing lots fills the polygon."),
        (
            _plane(game, 3),
            f"If one player can pay the other, only the sum counts. The largest is {most}, from {best}, and payments reach"
            " every point of the line.",
        ),
    ]
    for pair in check_list(threats, "threats", 20):
        x, y = check_list(pair, "threats", 2)
        x, y = check_int(x, "rows", 0, rows - 1), check_int(y, "columns", 0, columns - 1)
        divided = split(game, x, y)
        a, b = map(minus, divided.without)
        c, d = map(minus, divided.shares)
        said = (
            f"If they threaten {game.rows[x]} and {game.columns[y]}, these threats pay {a} and {b}."
            f" Both gain the same on top of that, up to the line: {c} and {d}."
        )
        frames.append((_plane(game, 4, divided.without, divided.shares), said))
    payer, paid = ("second", "first") if made.payment >= 0 else ("first", "second")
    payment = (
        f"the {payer} player pays the {paid} {minus(abs(made.payment))}" if made.payment else "nobody pays anything"
    )
    said = (
        f"The best threats pay {minus(made.split.without[0])} and {minus(made.split.without[1])}, and the shares are"
        f" {minus(first)} and {minus(second)}. They choose {best}, and {payment}."
    )
    return [*frames, (_plane(game, 4, made.split.without, made.split.shares), said)]


def _plane(game: Bimatrix, shown: int, without: Point | None = None, shares: Point | None = None) -> str:
    """Draw the cells as points, with the polygon from frame 2 on, the line from frame 3 on, and the threats and shares from frame 4 on."""
    cells = sorted({cell for pays in zip(game.first, game.second, strict=True) for cell in zip(*pays, strict=True)})
    most, _ = most_together(game)
    numbers = [number for point in (*cells, *((shares,) if shares else ())) for number in point]
    low, high = min(0, *numbers) - 1, max(numbers) + 1
    step = max(1, -(-int(high - low) // 8))

    def at(point: Point) -> tuple[float, float]:
        x, y = (SIDE * float((number - low) / (high - low)) for number in point)
        return LEFT + x, TOP + SIDE - y

    def line(one: Point, other: Point, look: str) -> str:
        (a, b), (c, d) = at(one), at(other)
        return f'<path d="M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}" fill="none" {look}/>'

    shapes = [f'<rect x="{LEFT}" y="{TOP}" width="{SIDE}" height="{SIDE}" fill="{FIELD}" stroke="{LINE}"/>']
    for tick in range(-(-int(low) // step) * step, int(high) + 1, step):
        x, y = at((Fraction(tick), Fraction(tick)))
        shapes += [
            f'<path d="M{x:.1f} {TOP}v{SIDE}M{LEFT} {y:.1f}h{SIDE}" stroke="{LINE}" stroke-width="0.7"/>',
            text(round(x, 1), TOP + SIDE + 16, minus(tick), size=13, anchor="middle", fill=SOFT),
            text(LEFT - 6, round(y + 4, 1), minus(tick), size=13, anchor="end", fill=SOFT),
        ]
    if shown > 1:
        corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(at, feasible_corners(game)))
        look = f'fill="{DAY["p_tint"]}" stroke="{P_INK}" stroke-width="2"'
        shapes += keyed("polygon", f'<polygon points="{corners}" {look}/>')
    if shown > 2:
        left, right = max(low, most - high), min(high, most - low)
        ends = (left, most - left), (right, most - right)
        shapes += keyed("line", line(*ends, f'stroke="{N_INK}" stroke-width="2.5"'))
    if without and shares:
        shapes += keyed("gain", line(without, shares, f'stroke="{INK}" stroke-width="2" stroke-dasharray="5 4"'))
    for k, point in enumerate(cells):
        x, y = at(point)
        shapes += keyed(f"cell {k}", f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{INK}"/>')
    if without and shares:
        (x, y), (u, v) = at(without), at(shares)
        cross = f'<path d="M{x - 10:.1f} {y:.1f}h20M{x:.1f} {y - 10:.1f}v20" stroke="{INK}" stroke-width="3"/>'
        disc = f'<circle cx="{u:.1f}" cy="{v:.1f}" r="8" fill="{CHIP}" stroke="{EDGE}" stroke-width="2"/>'
        shapes += [*keyed("threats", cross), *keyed("shares", disc)]
    label = f"{game.title}: cells at {'; '.join(f'{a}, {b}' for a, b in cells)}"
    if without and shares:
        label += f". Threats at {without[0]}, {without[1]}, shares at {shares[0]}, {shares[1]}"
    return card(label, TOP + SIDE + 30, shapes, width=NARROW)
