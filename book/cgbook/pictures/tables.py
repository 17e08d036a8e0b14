"""The static picture of a game in a table, with two numbers in each cell, underlined best replies and framed equilibria."""

from __future__ import annotations

from cgbook.pictures.frame import card, heading
from cgbook.pictures.ink import INK, N_INK, P_INK, PAD, SOFT, box, text
from cgbook.strategic import Bimatrix, pure_equilibria
from cgkit.wording import minus

NAME, WIDE, TALL = 110, 104, 44  # in pixels, the width of the row names, and the width and height of a cell
LEGEND = "Underlined: best replies. Framed: an equilibrium."


def bimatrix_picture(game: Bimatrix) -> str:
    """Return the static picture of a game in a table of at most four rows and columns, as SVG text.

    >>> from cgbook.examples import prisoners
    >>> bimatrix_picture(prisoners).count("<rect")
    5
    """
    head, top = heading(game.title, game.rule)
    parts = [
        text(PAD + NAME + WIDE * (j + 0.5), top + 12, name, size=14, anchor="middle", bold=True)
        for j, name in enumerate(game.columns)
    ]
    framed = pure_equilibria(game)
    for i, name in enumerate(game.rows):
        y = top + 24 + TALL * i
        parts.append(text(PAD, y + 27, name, size=14, bold=True))
        for j in range(len(game.columns)):
            x = PAD + NAME + WIDE * j
            parts.append(box(x, y, WIDE - 6, TALL - 6, line=INK if (i, j) in framed else SOFT))
            best = i in game.best_rows(j), j in game.best_columns(i)
            for player, table in enumerate((game.first, game.second)):
                at = x + (32, 68)[player]
                parts.append(text(at, y + 24, minus(table.rows[i][j]), size=16, anchor="middle", bold=best[player]))
                if best[player]:
                    dash = ' stroke-dasharray="4 3"' if player else ""
                    parts.append(
                        f'<path d="M{at - 12:g} {y + 31:g}h24" stroke="{(P_INK, N_INK)[player]}" stroke-width="3"{dash}/>'
                    )
    bottom = top + 24 + TALL * len(game.rows)
    equilibria = "; ".join(f"{game.rows[i]} and {game.columns[j]}" for i, j in framed) or "none in single choices"
    label = (
        f"{game.title}, as a table of {len(game.rows)} rows and {len(game.columns)} columns. Equilibria: {equilibria}."
    )
    return card(label, bottom + 30, [*head, *parts, text(PAD, bottom + 16, LEGEND, size=12, fill=SOFT)])
