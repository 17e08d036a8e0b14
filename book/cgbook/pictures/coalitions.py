"""Pictures of divisions among three players as points of a triangle, and of claims as vessels."""

from __future__ import annotations

from fractions import Fraction

from cgbook.examples import contested_garment
from cgbook.pictures.frame import card, heading, wrapped
from cgbook.pictures.ink import CHIP, EDGE, FIELD, INK, N_INK, P_INK, WIDTH, text
from cgbook.pictures.palette import DAY
from cgbook.strategic import CoalitionGame, core_vertices, nucleolus, shapley_value
from cgbook.strategic.coalitions import LETTERS

CORNERS = ((120, 330), (440, 330), (280, 60))  # corners of the triangle, in pixels, below a heading without a rule


def amount(value: Fraction) -> str:
    """Return a fraction as a mixed number.

    >>> amount(Fraction(21, 2)), amount(Fraction(-1, 3)), amount(Fraction(4))
    ('10 1/2', '−1/3', '4')
    """
    whole, rest = divmod(abs(value), 1)
    parts = [str(whole)] * bool(whole or not rest) + [str(rest)] * bool(rest)
    return ("−" if value < 0 else "") + " ".join(parts)


def sharing_picture(game: CoalitionGame, shown: list[str]) -> str:
    """Draw the triangle of proposals as a card, with only the chosen marks.

    >>> from cgbook.examples import majority
    >>> "ucleolus: 1/3, 1/3, 1/3" in sharing_picture(majority(3), ["nucleolus"])
    True

    `shown` has any of "core", "shapley" and "nucleolus". The game has three players, who make at least as much together as alone.
    """
    head, top = heading(
        game.title,
        "Each point divides the worth of all three players; at a corner one player takes everything that is shared.",
    )

    spare = game.whole - sum(game.alone)

    def at(point: tuple[Fraction, ...]) -> tuple[float, float]:
        above = [payment - least for payment, least in zip(point, game.alone, strict=True)]
        parts = [extra / spare if spare else Fraction(1, 3) for extra in above]
        x, y = (float(sum(part * corner[k] for part, corner in zip(parts, CORNERS, strict=True))) for k in (0, 1))
        return x, y + top - 44

    def points(vertices: list[tuple[float, float]]) -> str:
        return " ".join(f"{x:.1f},{y:.1f}" for x, y in vertices)

    frame = [(float(x), y + top - 44) for x, y in CORNERS]
    parts = [*head, f'<polygon points="{points(frame)}" fill="{FIELD}" stroke="{INK}" stroke-width="1.5"/>']
    sentences = []
    if "core" in shown:
        corners = core_vertices(game)
        drawn = [at(corner) for corner in corners]
        if drawn:
            parts.append(
                f'<polygon points="{points(drawn)}" fill="{DAY["p_tint"]}" stroke="{P_INK}" stroke-width="3"/>'
            )
        sentences.append(
            "The core has the corners " + ", ".join(f"({', '.join(map(amount, vertex))})" for vertex in corners) + "."
            if corners
            else "The core is empty."
        )
    for name, find in (("Shapley value", shapley_value), ("nucleolus", nucleolus)):
        if name.split()[0].lower() not in shown:
            continue
        solution = find(game)
        sentences.append(f"{name[0].upper()}{name[1:]}: {', '.join(map(amount, solution))}.")
        if all(payment >= least for payment, least in zip(solution, game.alone, strict=True)):
            x, y = at(solution)
            shape = (
                f"M{x - 7:.1f} {y:.1f}l7 -7l7 7l-7 7z"
                if name == "Shapley value"
                else f"M{x - 5:.1f} {y - 5:.1f}h10v10h-10z"
            )
            colour = P_INK if name == "nucleolus" else N_INK
            parts.append(f'<path d="{shape}" fill="{colour}" stroke="{FIELD}"/>')
    for player, (x, y), dy in zip(game.players, frame, (22, 22, -10), strict=True):
        parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="5" fill="{CHIP}" stroke="{EDGE}"/>')
        parts.append(text(x, y + dy, player, anchor="middle", bold=True))
    worths = ", ".join(f"{game.label(s)} {amount(game.worths[s])}" for s in (1, 2, 4, 3, 5, 6, 7))
    lines = [f"Worth of each group: {worths}.", " ".join(sentences)]
    below = wrapped(" ".join(lines), top + 340)
    parts += below
    return card(f"{game.title}. {lines[0]} {lines[1]}".strip(), top + 332 + 20 * len(below), parts)


def vessels_picture(estate: int, claims: tuple[int, ...]) -> str:
    """Draw the Talmud's division of an estate as water in vessels that are all as tall as the largest claim.

    >>> "A 50, B 75, C 75" in vessels_picture(200, (100, 200, 300))
    True

    Each vessel has half of its claim at the bottom, half at the top, and a thin pipe between them.
    """
    paid = contested_garment(estate, claims)
    shares = ", ".join(f"{name} {amount(share)}" for name, share in zip(LETTERS, paid, strict=False))
    parts, top = heading(
        f"An estate of {estate}",
        "Each vessel has room for half of a claim below and half above. The water level is the same in all three.",
    )
    tall, level = max(claims), float(max(paid))  # the largest claim's vessel has no pipe, so the level is its share

    def outline(middle: int, claim: int, high: float) -> str:
        """Return the outline of a vessel up to some height, with the lower half of the claim, the pipe and the upper half."""
        turns = [(0, 50), *[(claim / 2, 50), (claim / 2, 2), (tall - claim / 2, 2), (tall - claim / 2, 50)], (tall, 50)]
        below = [turn for turn in turns if turn[0] <= high]
        edge = [*below, (high, below[-1][1])]
        points = [(middle - half, at) for at, half in edge] + [(middle + half, at) for at, half in reversed(edge)]
        return " ".join(f"{x},{top + 270 - at * 240 / tall:.1f}" for x, at in points)

    for name, claim, share, middle in zip(LETTERS, claims, paid, range(120, WIDTH, 160), strict=False):
        parts.append(text(middle, top + 14, f"{name} {claim}", anchor="middle", bold=True))
        parts.append(f'<polygon points="{outline(middle, claim, level)}" fill="{P_INK}" fill-opacity=".55"/>')
        parts.append(f'<polygon points="{outline(middle, claim, tall)}" fill="none" stroke="{INK}" stroke-width="2"/>')
        parts.append(text(middle, top + 292, amount(share), anchor="middle"))
    return card(f"Three vessels. Of an estate of {estate}: {shares}.", top + 308, parts)
