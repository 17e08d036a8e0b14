"""The cover of the book, the map of its chapters, and what tells them apart: their numbers and their drawings."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from html import escape
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from cgbook.pictures.palette import DAY
from cgsite.drawings import DRAWINGS, PARTS, frieze
from cgsite.face import inked

_CHAPTER = re.compile(r"(?:^|/)0?(\d+)-[a-z-]+$")
# of the list beside each page; what an earlier build has numbered, and this one has not written anew, is passed over
_ENTRY = re.compile(
    r'(<li class="toctree-l1[^"]*"><a class=")(?!cg-part)([^"]*reference internal" href="([^"#]*)#?">)'
    r'(?!<span class="cg-no">)(.*?)(?=</a>)',
    re.DOTALL,
)
_NUMBER = re.compile(r"<td><p>(\d+)</p></td>")

EXTRA = "cg-extra"  # the class of what is optional, for Sphinx has a look of its own for what it calls so
OPTIONAL = '<small class="cg-optional">optional</small>'

WORDMARK = (
    '<p class="cg-wordmark"><small>Combinatorial Games,</small> Played<i class="cg-mark-chip"></i> '
    '<em>and</em> Proved<i class="cg-mark-square"></i></p>'
    '<p class="cg-say">Two players, nothing hidden, no dice: play the game, guess its secret, then prove that you can win.</p>'
)

#: chapter -> its name on the map, and the chapters that it builds on; those with which one section is enough follow
MAP = {
    1: ("The landscape", [], []),
    2: ("Take-away games", [], []),
    3: ("Nim", [2], []),
    4: ("Graph games", [3], []),
    5: ("Wythoff’s game", [2], [4]),
    6: ("Sums of games", [4], []),
    7: ("Coin turning", [4], [6]),
    8: ("Nim products", [7], []),
    9: ("Hackenbush", [6], []),
    10: ("Other ways to play", [6], []),
    11: ("Zero-sum games", [1], []),
    12: ("Many players", [11], []),
}
_PLACES = {
    1: (0, 0),
    11: (1, 0),
    12: (2, 0),
    2: (0, 1),
    3: (1, 1),
    4: (1, 2),
    5: (0, 3),
    6: (1, 3),
    7: (2, 3),
    9: (1, 4),
    8: (2, 4),
    10: (0, 4),
}  # column, row


def chapter_map(address: Callable[[int], str], there: Collection[int] = MAP) -> str:
    """What builds on what, as a drawing whose chapters, those that are there, are links."""

    def place(chapter: int) -> tuple[int, int]:
        column, row = _PLACES[chapter]
        return 62 + 118 * column, 26 + 92 * row

    lines, chapters = [], []
    for chapter, (name, needs, in_part) in MAP.items():
        if chapter not in there:
            continue
        x, y = place(chapter)
        for other in (one for one in needs + in_part if one in there):
            u, v = place(other)
            dashed = ' stroke-dasharray="3 5"' if other in in_part else ""
            lines.append(f'<path d="M{u} {v}L{x} {y}" stroke="{DAY["going"]}" stroke-width="2"{dashed}/>')
        chapters.append(
            f'<a href="{escape(address(chapter), quote=True)}"><circle cx="{x}" cy="{y}" r="20" fill="{DAY["chip"]}" '
            f'stroke="{DAY["chip_edge"]}" stroke-width="2"/><text class="cg-map-number" x="{x}" y="{y + 7}">{chapter}</text>'
            f'<text class="cg-map-name" x="{x}" y="{y + 41}">{name}</text></a>'
        )
    return (
        f'<figure class="cg-map"><svg viewBox="0 0 360 442" role="group" aria-label="What builds on what">{"".join(lines + chapters)}</svg>'
        "<figcaption>What builds on what. Begin with 1, for a first look, or with 2, and follow the lines; a dashed one leads to a single "
        "section.</figcaption></figure>"
    )


def chapter_of(page: str) -> int | None:
    """The number of the chapter that a page belongs to, by its name."""
    found = _CHAPTER.search(page)
    return int(found[1]) if found else None


def chapters(env: BuildEnvironment) -> dict[int, list[str]]:
    """The pages of each chapter in the order of the contents: the chapter itself, then its parts."""
    found: dict[int, list[str]] = {}
    for page in env.toctree_includes.get(env.config.root_doc, ()):
        if (chapter := chapter_of(page)) is not None:
            found.setdefault(chapter, []).append(page)
    return found


def _door(cell: re.Match[str]) -> str:
    """The drawing of a chapter, before its number in the table of the chapters."""
    return f'<td><span class="cg-door" aria-hidden="true">{inked(DRAWINGS[int(cell[1])])}</span>{cell[0].removeprefix("<td>")}'


def dress(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """Puts the cover on the first page, and a number and a drawing at the head of each chapter."""
    if doctree is None:
        return
    if page == app.config.root_doc:
        picture = f'<div class="cg-frieze" aria-hidden="true">{inked(frieze())}</div>'
        pages = chapters(app.env)
        drawn = inked(chapter_map(lambda chapter: context["pathto"](pages[chapter][0]), pages))
        body = re.sub(
            r'(<section id="the-doors">.*?</table>\s*</div>)',
            lambda doors: _NUMBER.sub(_door, doors[1]) + drawn,
            context["body"],
            flags=re.DOTALL,
        )
        context["body"] = f'<div class="cg-cover">{WORDMARK}{picture}</div>{body}'
    elif (chapter := chapter_of(page)) is not None and chapter in DRAWINGS:
        own = DRAWINGS[chapter] if page == chapters(app.env)[chapter][0] else PARTS.get(Path(page).name)
        drawing = f'<div class="cg-chapter-drawing" aria-hidden="true">{inked(own)}</div>' if own else ""
        head = f'{drawing}<h1><span class="cg-chapter-number">{chapter}</span> '
        before, _, after = context["body"].partition("<h1>")
        title, tag, rest = after.partition("<")
        title = re.sub(
            r"\w+-\w+", r'<span class="cg-whole">\g<0></span>', title
        )  # a short word is not parted at its hyphen
        context["body"] = f"{before}{head}{title}{tag}{rest}"


def finish(app: Sphinx, exception: Exception | None) -> None:
    """Numbers the chapters in the list beside each page; their parts stand below them."""
    if exception is not None or app.builder is None or app.builder.format != "html":
        return
    firsts, parts = {}, {}
    for chapter, pages in chapters(app.env).items():
        firsts[Path(pages[0]).name] = chapter
        for page in pages[1:]:
            parts[Path(page).name] = EXTRA in next(app.env.get_doctree(page).findall(nodes.section))["classes"]

    def entry(found: re.Match[str]) -> str:
        name = Path(found[3]).stem or here
        if name in firsts:
            return f'{found[1]}{found[2]}<span class="cg-no">{firsts[name]}</span>{found[4]}'
        if name in parts:
            return f"{found[1]}cg-part {found[2]}{found[4]}{f' {OPTIONAL}' if parts[name] else ''}"
        return found[0]

    for path in Path(app.outdir).rglob("*.html"):
        text, here = path.read_text("utf8"), path.stem
        numbered = _ENTRY.sub(entry, text)
        if numbered != text:
            path.write_text(numbered, "utf8")


def setup(app: Sphinx) -> None:
    app.connect("html-page-context", dress)
    app.connect("build-finished", finish)
