"""Drawings for the chapters, which show the game of each chapter in the style of the boards and in daytime colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import cos, hypot, pi, sin

from cgbook.pictures.boards._shapes import pin
from cgbook.pictures.palette import DAY

WIDTH, HEIGHT = 240, 136
GROUND = 118
_PEN = f'stroke="{DAY["chip_edge"]}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"'
CHIP, LOW, INK, P, N = (DAY[name] for name in ("chip", "chip_low", "ink", "p", "n"))


def _path(d: str, fill: str = "none", more: str = "") -> str:
    return f'<path d="{d}" fill="{fill}" {_PEN}{more}/>'


def _disc(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{fill}" {_PEN}/>'


def _chip(x: float, y: float, radius: float = 17) -> str:
    ring = (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius * 0.62:g}" fill="none" stroke="{DAY["chip_edge"]}" opacity=".55"/>'
    )
    return _disc(x, y, radius, CHIP) + ring


def _ground(left: float = 20, right: float = WIDTH - 20) -> str:
    return f'<path d="M{left:g} {GROUND}H{right:g}" stroke="{INK}" stroke-width="2.5" stroke-linecap="round"/>'


def _stack(x: float, height: int) -> str:
    """Return a stack of chips seen from the side."""
    side = "".join(
        _path(f"M{x - 21:g} {GROUND - 13 * i - 13:g}v9a21 6 0 0 0 42 0v-9", CHIP)
        + f'<ellipse cx="{x:g}" cy="{GROUND - 13 * i - 13:g}" rx="21" ry="6" fill="{LOW}" {_PEN}/>'
        for i in range(height)
    )
    return side


def _pin(x: float, height: float = 66) -> str:
    return "".join(pin(x, GROUND, height, pen=2))


def _turtle(x: float, up: bool) -> str:
    y = GROUND - 12
    legs = "".join(_path(f"M{x + dx:g} {y}q{dx / 4:g} 14 {dx / 9:g} 12", LOW) for dx in (-20, 18))
    head = _disc(x + 36, y - 8, 7, LOW)
    shell = _path(f"M{x - 30:g} {y}q4 -34 30 -34t30 34z", CHIP if up else LOW)
    seams = f'<path d="M{x - 12:g} {y}l6 -18h12l6 18M{x - 6:g} {y - 18}l-8 -7M{x + 6:g} {y - 18}l8 -7" fill="none" stroke="{INK}"/>'
    return legs + head + shell + seams


def _bamboo(x: float, joints: int) -> str:
    parts = [_path(f"M{x - 5:g} {GROUND - 22 * i}v-22h10v22z", DAY["chip_low"]) for i in range(joints)]
    leaf = [
        _path(
            f"M{x:g} {GROUND - 22 * (i + 1):g}q{side * 16} -14 {side * 28} -6q{-side * 14} 12 {-side * 28} 6z",
            DAY["green"],
        )
        for i, side in ((joints - 1, 1), (joints - 2, -1))
    ]
    return "".join(parts + leaf)


def _die(x: float, y: float, side: float) -> str:
    """Return a slightly turned die that shows five pips."""
    pips = "".join(
        f'<circle cx="{x + side * i:g}" cy="{y + side * j:g}" r="4.5" fill="{INK}"/>'
        for i, j in ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75))
    )
    box = f'<rect x="{x:g}" y="{y:g}" width="{side:g}" height="{side:g}" rx="8" fill="{LOW}" {_PEN}/>'
    return f'<g transform="rotate(-8 {x + side / 2:g} {y + side / 2:g})">{box}{pips}</g>'


def _squares(left: float, top: float, side: float, fill: Callable[[int, int], str]) -> Iterable[str]:
    """Yield five columns of five squares."""
    for i in range(5):
        for j in range(5):
            yield f'<rect x="{left + side * i}" y="{top + side * j}" width="{side}" height="{side}" fill="{fill(i, j)}" stroke="{INK}"/>'


def _landscape() -> Iterable[str]:
    """Draw a glider, a die, a card face down, and a chip."""
    glider = {(2, 1), (3, 2), (1, 3), (2, 3), (3, 3)}
    yield from _squares(14, 22, 19, lambda i, j: INK if (i, j) in glider else DAY["field"])
    yield _path(
        "M176 14h42a5 5 0 0 1 5 5v62a5 5 0 0 1 -5 5h-42a5 5 0 0 1 -5 -5v-62a5 5 0 0 1 5 -5z",
        CHIP,
        ' transform="rotate(9 197 50)"',
    )
    yield f'<path d="M180 23h34v54h-34zM180 50h34M197 23v54" fill="none" stroke="{DAY["chip_edge"]}" transform="rotate(9 197 50)"/>'
    yield _die(122, 62, 46)
    yield _chip(192, 108)


def _take_away() -> Iterable[str]:
    for i in range(10):
        x, y = 38 + 41 * (i % 5), 42 + 46 * (i // 5)
        gone = f'<circle cx="{x}" cy="{y}" r="17" fill="none" stroke="{DAY["going"]}" stroke-width="2" stroke-dasharray="4 4"/>'
        yield gone if i > 7 else _chip(x, y)


def _fibonacci() -> Iterable[str]:
    yield _ground()
    for x, height in ((42, 1), (94, 2), (146, 3), (198, 5)):
        yield _stack(x, height)


def _nim() -> Iterable[str]:
    yield _ground()
    for x, height in ((64, 3), (120, 4), (176, 5)):
        yield _stack(x, height)


def _graph() -> Iterable[str]:
    places = [(38, 40), (96, 82), (104, 26), (158, 62), (202, 24), (208, 104), (146, 116)]
    for a, b in ((0, 1), (0, 2), (1, 3), (2, 3), (3, 4), (3, 5), (1, 6), (6, 5), (4, 5)):
        (x, y), (u, v) = places[a], places[b]
        yield f'<path d="M{x} {y}L{u} {v}" stroke="{INK}" stroke-width="2"/>'
    for i, (x, y) in enumerate(places):
        fill, line = (P, P) if i in (0, 3, 6) else (DAY["n_tint"], N)
        yield f'<circle cx="{x}" cy="{y}" r="12" fill="{fill}" stroke="{line}" stroke-width="3"/>'


def _round() -> Iterable[str]:
    """Draw a walk that can go round forever, with one way out."""
    ring = [(120 + 47 * sin(i * pi / 3), 64 - 47 * cos(i * pi / 3)) for i in range(6)]
    for (x, y), (u, v) in [*zip(ring, [*ring[1:], ring[0]], strict=True), (ring[2], (216, 104))]:
        away = hypot(u - x, v - y)
        along, down = (u - x) / away, (v - y) / away
        tip, base = (u - 14 * along, v - 14 * down), (u - 22 * along, v - 22 * down)
        yield f'<path d="M{x:.1f} {y:.1f}L{base[0]:.1f} {base[1]:.1f}" stroke="{INK}" stroke-width="2"/>'
        sides = (
            f"L{base[0] - 5 * down:.1f} {base[1] + 5 * along:.1f}L{base[0] + 5 * down:.1f} {base[1] - 5 * along:.1f}z"
        )
        yield f'<path d="M{tip[0]:.1f} {tip[1]:.1f}{sides}" fill="{INK}"/>'
    for x, y in ring:
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="12" fill="{DAY["field"]}" stroke="{INK}" stroke-width="2" stroke-dasharray="5 4"/>'
    yield f'<circle cx="216" cy="104" r="12" fill="{P}" stroke="{P}" stroke-width="3"/>'


def _cabinet() -> Iterable[str]:
    """Draw six drawers, one of them pulled out with a chip in it."""
    for i in range(6):
        x, y = 36 + 84 * (i % 2), 20 + 33 * (i // 2)
        yield _path(f"M{x} {y}h84v33h-84z", LOW)
        if i != 3:
            yield _path(f"M{x + 36} {y + 14}h12v6h-12z", CHIP)
    yield _path("M120 53h84l14 14v33h-84l-14 -14z", CHIP)
    yield _path("M134 67h84v33h-84zM134 67l-14 -14", LOW)
    yield _chip(172, 60, 13)
    yield _path("M134 67h84v33h-84z", LOW) + _path("M170 81h12v6h-12z", CHIP)


def _queen() -> Iterable[str]:
    side, left, top = 21, 67, 16
    yield from _squares(left, top, side, lambda i, j: LOW if (i + j) % 2 else DAY["field"])
    for i, j in ((0, 4), (1, 2), (2, 3)):
        yield f'<circle cx="{left + side * (i + 0.5)}" cy="{top + side * (j + 0.5)}" r="6" fill="{P}"/>'
    x, y = left + 3.5 * side, top + 0.5 * side
    yield _path(f"M{x - 15:g} {y + 11:g}l-4 -22l10 11l9 -15l9 15l10 -11l-4 22z", CHIP)


def _kayles() -> Iterable[str]:
    yield _ground()
    for i in range(7):
        if i != 4:
            yield _pin(36 + 28 * i)
    yield f'<g transform="rotate(78 152 {GROUND - 6}) translate(0 -4)" opacity=".55">{_pin(148, 58)}</g>'


def _sum() -> Iterable[str]:
    yield _ground()
    yield _stack(52, 4)
    yield from (_pin(112 + 26 * i) for i in range(4))


def _mask() -> Iterable[str]:
    """Draw a chip behind a mask, so that nobody recognises it."""
    yield _ground()
    yield _chip(120, GROUND - 46, 46)
    yield _path("M62 58q58 -24 116 0q6 38 -30 42q-20 0 -28 -18q-8 18 -28 18q-36 -4 -30 -42z", N)
    yield from (_path(f"M{x} 72q14 -14 28 0q-14 12 -28 0z", DAY["field"]) for x in (80, 132))
    yield from (_path(d) for d in ("M62 62q-14 4 -26 22", "M178 62q14 4 26 22"))


def _turtles() -> Iterable[str]:
    yield _ground(10, WIDTH - 10)
    for x, up in ((44, True), (120, False), (196, True)):
        yield _turtle(x - 4, up)


def _corners() -> Iterable[str]:
    """Draw coins on a board, with the four that a move turns."""
    column, row = [50 + 28 * i for i in range(6)], [26 + 28 * j for j in range(4)]
    left, right, top, bottom = column[1], column[4], row[0], row[3]
    yield f'<path d="M{left} {top}H{right}V{bottom}H{left}z" fill="none" stroke="{P}" stroke-width="3" stroke-dasharray="7 5"/>'
    corners = {(left, top), (right, top), (left, bottom), (right, bottom)}
    yield from (_disc(x, y, 7, LOW) for y in row for x in column if (x, y) not in corners)
    yield from (_chip(x, y, 13) for x, y in sorted(corners))


def _weave() -> Iterable[str]:
    for i in range(7):
        yield f'<path d="M{60 + 20 * i} 12V126" stroke="{CHIP if i % 2 else INK}" stroke-width="{9 if i % 2 else 2}"/>'
    for j in range(5):
        y, colour = 26 + 21 * j, P if j % 2 else N
        yield f'<path d="M40 {y}H200" stroke="{colour}" stroke-width="10"/>'
        for i in range(j % 2, 7, 2):
            yield f'<path d="M{60 + 20 * i} {y - 7}V{y + 7}" stroke="{CHIP if i % 2 else INK}" stroke-width="{9 if i % 2 else 2}"/>'


def _coalitions() -> Iterable[str]:
    """Draw a triangle of proposals, its core, and a proposal."""
    yield _path("M44 118L196 118L120 14z", DAY["field"])
    yield f'<path d="M78 118L142 118L161 70L132 31L102 62z" fill="{DAY["p_tint"]}" stroke="{P}" stroke-width="3" stroke-linejoin="round"/>'
    yield f'<path d="M58 99L182 99M142 118L95 48M107 32L165 118" stroke="{N}" stroke-width="2" stroke-dasharray="6 4" fill="none"/>'
    yield from (_chip(x, y, 13) for x, y in ((44, 118), (196, 118), (120, 14)))
    yield _disc(124, 80, 8, INK)


def _hackenbush() -> Iterable[str]:
    yield _ground()
    for x, joints in ((62, 2), (122, 4), (182, 3)):
        yield _bamboo(x, joints)


def _red_blue() -> Iterable[str]:
    """Draw three stalks of solid and hollow edges."""
    yield _ground()
    for x, stalk in ((62, "BRB"), (122, "R"), (182, "BR")):
        for i, edge in enumerate(stalk):
            yield f'<path d="M{x} {GROUND - 30 * i}v-26" stroke="{P if edge == "B" else N}" stroke-width="9" stroke-linecap="round"/>'
            if edge == "R":
                yield f'<path d="M{x} {GROUND - 30 * i}v-26" stroke="{DAY["sheet"]}" stroke-width="4" stroke-linecap="round"/>'


def _rectangle() -> Iterable[str]:
    """Draw Euclid's game: a rectangle, and the squares that can be cut off it."""
    for left, top, side in ((30, 22, 96), (126, 22, 60), (126, 82, 36), (162, 82, 24), (162, 106, 12), (174, 106, 12)):
        yield _path(f"M{left} {top}h{side}v{side}h{-side}z", CHIP if side in (96, 36, 12) else LOW)
    yield _path("M186 16v108", more=' stroke-dasharray="5 6"')


def _last_pin() -> Iterable[str]:
    """Draw a single upright pin, which nobody wants to knock down."""
    yield _ground()
    for x in (58, 92, 186):
        yield f'<g transform="rotate(-86 {x} {GROUND - 8}) translate(0 -2)">{_pin(x, 52)}</g>'
    yield _pin(140, 84)


def _two_each() -> Iterable[str]:
    """Draw a table of two rows and two columns with both players' payoffs as discs and rings; one cell is framed."""
    wide, tall, left, top = 98, 52, 24, 16
    for i, row in enumerate((((3, 3), (0, 5)), ((5, 0), (1, 1)))):
        for j, cell in enumerate(row):
            x, y = left + wide * j, top + tall * i
            framed = (i, j) == (1, 1)
            yield (
                f'<rect x="{x}" y="{y}" width="{wide - 6}" height="{tall - 6}" rx="5" fill="{LOW if framed else DAY["field"]}" '
                f'stroke="{P if framed else INK}" stroke-width="{4 if framed else 1.5}"/>'
            )
            for player, many in enumerate(cell):
                for k in range(many):
                    u, v = x + 10 + 11 * (k % 3) + 42 * player, y + 15 + 14 * (k // 3)
                    fill = DAY["field"] if player else P
                    yield f'<circle cx="{u}" cy="{v}" r="4.5" fill="{fill}" stroke="{N if player else P}" stroke-width="2"/>'


def _lots() -> Iterable[str]:
    """Draw a table of payoffs, two straight lines that meet at the highest point of their minimum, and a chip there."""
    side, left, top = 34, 16, 34
    for i in range(2):
        for j in range(2):
            fill = LOW if (i + j) % 2 else DAY["field"]
            yield f'<rect x="{left + side * j}" y="{top + side * i}" width="{side}" height="{side}" fill="{fill}" {_PEN}/>'
            yield _disc(left + side * (j + 0.5), top + side * (i + 0.5), 8, P if i == j else N)
    yield f'<path d="M112 16V{GROUND}M222 16V{GROUND}" stroke="{INK}" stroke-width="2.5" stroke-linecap="round"/>'
    for d in ("M112 104L222 26", "M112 34L222 92"):
        yield f'<path d="{d}" stroke="{DAY["going"]}" stroke-width="2.5"/>'
    yield f'<path d="M112 104L169 64L222 92" fill="none" stroke="{P}" stroke-width="5" stroke-linejoin="round"/>'
    yield _chip(169, 47, 15)


def _walk() -> Iterable[str]:
    """Draw a graph with a matching, and a token on it."""
    at = [(34, 28), (34, 112), (92, 70), (150, 28), (150, 112), (206, 70)]
    for v, w, matched in ((0, 2, False), (1, 2, True), (2, 3, False), (2, 4, False), (3, 5, True), (4, 5, False)):
        pen = f'stroke="{P}" stroke-width="7"' if matched else f'stroke="{INK}" stroke-width="2.5"'
        yield f'<path d="M{at[v][0]} {at[v][1]}L{at[w][0]} {at[w][1]}" {pen}/>'
    yield from (_disc(x, y, 9, INK) for x, y in at[:5])
    yield _chip(*at[5])


def _picture(shapes: Iterable[str], width: float = WIDTH) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {HEIGHT}">{"".join(shapes)}</svg>'


#: chapter -> its drawing
DRAWINGS = {
    1: _picture(_landscape()),
    2: _picture(_take_away()),
    3: _picture(_nim()),
    4: _picture(_graph()),
    5: _picture(_queen()),
    6: _picture(_sum()),
    7: _picture(_turtles()),
    8: _picture(_corners()),
    9: _picture(_hackenbush()),
    10: _picture(_rectangle()),
    12: _picture(_two_each()),
    11: _picture(_lots()),
    13: _picture(_red_blue()),
}

#: page of a part of a chapter -> its drawing
PARTS = {
    "02-fibonacci-and-sos": _picture(_fibonacci()),
    "04-round-in-circles": _picture(_round()),
    "04-cabinet": _picture(_cabinet()),
    "06-octal": _picture(_kayles()),
    "06-disguise": _picture(_mask()),
    "08-tartan": _picture(_weave()),
    "10-misere-sums": _picture(_last_pin()),
    "12-coalitions": _picture(_coalitions()),
    "13-games-that-resist": _picture(_walk()),
}


def frieze() -> str:
    """Return the row of pieces on the cover."""
    shapes = [_stack(40, 3), _stack(92, 5), *(_pin(150 + 24 * i, 54) for i in range(5)), _turtle(320, True)]
    shapes += [_bamboo(400, 3), _bamboo(452, 4)]
    return _picture(shapes, 490)
