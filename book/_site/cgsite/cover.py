"""The cover of the book, the map of its chapters, and the chapters' numbers and drawings."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from html import escape
from pathlib import Path

from docutils import nodes
from myst_nb.sphinx_ import NbMetadataCollector
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.transforms.post_transforms import SphinxPostTransform

from cgbook.pictures.palette import DAY
from cgsite.drawings import DRAWINGS, PARTS, frieze
from cgsite.face import inked
from cgsite.links import address
from cgsite.site import Page, Site, put
from cgsite.transforms import html_transform

_CHAPTER = re.compile(r"(?:^|/)0?(\d+)-[a-z-]+$")
EXTRA = "cg-extra"  # class of optional parts; Sphinx has its own style for `optional`
OPTIONAL = '<small class="cg-optional">optional</small>'

WORDMARK = (
    '<p class="cg-wordmark"><small>Combinatorial Games,</small> Played<i class="cg-mark-chip"></i> '
    '<em>and</em> Proved<i class="cg-mark-square"></i></p>'
)

#: chapter -> its name on the map, its column and row there, the chapters it builds on, and the chapters where it needs one section
MAP: dict[int, tuple[str, tuple[int, int], list[int], list[int]]] = {
    1: ("The landscape", (0, 0), [], []),
    2: ("Take-away games", (0, 1), [], []),
    3: ("Nim", (1, 1), [2], []),
    4: ("Graph games", (1, 2), [3], []),
    5: ("Wythoff’s game", (0, 3), [2], [4]),
    6: ("Sums of games", (1, 3), [4], []),
    7: ("Coin turning", (2, 3), [4], [6]),
    8: ("Nim products", (2, 4), [7], []),
    9: ("Hackenbush", (1, 4), [6], []),
    10: ("Other ways to play", (0, 4), [6], []),
    11: ("Zero-sum games", (1, 0), [1], []),
    12: ("Many players", (2, 0), [11], []),
    13: ("Where it goes on", (1, 5), [9], []),
}


def chapter_map(address: Callable[[int], str], present: Collection[int]) -> str:
    """Return a drawing of how the chapters build on one another, with links to the chapters that are present."""

    def place(chapter: int) -> tuple[int, int]:
        column, row = MAP[chapter][1]
        return 62 + 118 * column, 26 + 92 * row

    lines, chapters = [], []
    for chapter, (name, _, needs, in_part) in MAP.items():
        if chapter not in present:
            continue
        x, y = place(chapter)
        for other in (need for need in needs + in_part if need in present):
            u, v = place(other)
            dashed = ' stroke-dasharray="3 5"' if other in in_part else ""
            lines.append(f'<path d="M{u} {v}L{x} {y}" stroke="{DAY["going"]}" stroke-width="2"{dashed}/>')
        chapters.append(
            f'<a href="{escape(address(chapter), quote=True)}"><circle cx="{x}" cy="{y}" r="20" fill="{DAY["chip"]}" '
            f'stroke="{DAY["chip_edge"]}" stroke-width="2"/><text class="cg-map-number" x="{x}" y="{y + 7}">{chapter}</text>'
            f'<text class="cg-map-name" x="{x}" y="{y + 41}">{name}</text></a>'
        )
    height = 74 + 92 * max(row for _, (_, row), _, _ in MAP.values())
    return (
        f'<figure class="cg-map"><svg viewBox="0 0 360 {height}" role="group" aria-label="Map of the chapters">'
        f"{''.join(lines + chapters)}</svg>"
        "<figcaption>How the chapters build on each other. Start with 1 for a first look, or with 2, and follow the lines. A dashed line "
        "leads to a single section.</figcaption></figure>"
    )


def chapter_of(page: str) -> int | None:
    """Return the number of a page's chapter, found from the name of the page, or None if the page belongs to no chapter."""
    match = _CHAPTER.search(page)
    return int(match[1]) if match else None


def chapters(env: BuildEnvironment) -> dict[int, list[str]]:
    """Return the pages of each chapter in the order of the contents, beginning with the chapter itself."""
    pages: dict[int, list[str]] = {}
    for page in env.toctree_includes.get(env.config.root_doc, ()):
        if (chapter := chapter_of(page)) is not None:
            pages.setdefault(chapter, []).append(page)
    return pages


def numbers(env: BuildEnvironment) -> dict[str, str]:
    """Return the number of each page of a chapter, such as 7, or 6.1 and 6.2 if the chapter has several pages."""
    return {
        page: f"{chapter}.{n}" if len(pages) > 1 else str(chapter)
        for chapter, pages in chapters(env).items()
        for n, page in enumerate(pages, 1)
    }


@html_transform(4)
def add_cover(document: nodes.document, build: SphinxPostTransform) -> None:
    """Put the cover around the first page up to its first board, the drawings into the table of chapters, and the map below this table."""
    if build.env.docname == build.config.root_doc:
        picture = f'<div class="cg-frieze" aria-hidden="true">{inked(frieze())}</div>'
        page = next(document.findall(nodes.section))
        board = next(i for i, child in enumerate(page) if isinstance(child, nodes.container))
        page.insert(board + 1, _raw("</div>"))
        page.insert(0, _raw(f'<div class="cg-cover"><div class="cg-cover-head">{WORDMARK}{picture}</div>'))
        for section in document.findall(nodes.section):
            if "the-chapters" in section["ids"]:
                _doors(build, section)


def _doors(build: SphinxPostTransform, section: nodes.section) -> None:
    for cell in section.findall(nodes.entry):
        if cell.astext().isdecimal() and (drawing := DRAWINGS.get(int(cell.astext()))):
            cell.insert(0, _raw(f'<span class="cg-door" aria-hidden="true">{inked(drawing)}</span>'))
    pages = chapters(build.env)
    table = next(section.findall(nodes.table))
    drawn = inked(chapter_map(lambda chapter: address(build.app, pages[chapter][0]), pages))
    table.parent.insert(table.parent.index(table) + 1, _raw(drawn))


def _raw(html: str) -> nodes.raw:
    return nodes.raw("", html, format="html")


def add_chapter_heads(page: Page, site: Site) -> None:
    """Put a number at the top of each chapter, and a drawing if it has one."""
    chapter, title, number = chapter_of(page.name), page.first("h1"), numbers(site.env).get(page.name)
    if chapter is None or title is None or number is None:
        return
    words, tag, rest = (title.inner_html or "").partition("<")
    # keep a word with a hyphen on one line
    words = re.sub(r"\w+-\w+", r'<span class="cg-whole">\g<0></span>', words)
    title.inner_html = f'<span class="cg-chapter-number">{number}</span> {words}{tag}{rest}'
    own = DRAWINGS.get(chapter) if page.name == chapters(site.env)[chapter][0] else PARTS.get(Path(page.name).name)
    if own:
        put(f'<div class="cg-chapter-drawing" aria-hidden="true">{inked(own)}</div>', title)


@dataclass(frozen=True)
class Entry:
    """A page in the list of all pages that is shown next to the current page."""

    title: str
    address: str
    number: str  # such as 6.1; empty for a page outside the chapters
    optional: bool
    current: bool
    below: tuple[Entry, ...]

    @property
    def open(self) -> bool:
        """Return whether the current page is one of the pages below this entry."""
        return any(page.current for page in self.below)


def contents(env: BuildEnvironment, page: str, address: Callable[[str], str]) -> dict[str, list[Entry]]:
    """Return the list of all pages to show next to a page, by the parts of the book; the first page is a part without a name."""
    numbered = numbers(env)
    extra = {page for page, data in NbMetadataCollector.get_doc_data(env).items() if data.get("cg_extra")}

    def entry(name: str, below: Iterable[str] = ()) -> Entry:
        listed = tuple(entry(page, env.toctree_includes.get(page, ())) for page in below)
        title = env.titles[name].astext()
        return Entry(title, address(name), numbered.get(name, ""), name in extra, name == page, listed)

    root = env.config.root_doc
    parts = {"": [entry(root)]}
    for part in getattr(env, "external_site_map").root.subtrees:  # noqa: B009  # added by sphinx-external-toc
        pages = [page for page in part.files() if page in env.found_docs]
        parts.setdefault(part.caption or "", []).extend(
            entry(page, env.toctree_includes.get(page, ())) for page in pages
        )
    return parts


def collect(app: Sphinx, document: nodes.document) -> None:
    """Record whether a whole page is optional."""
    first = next(document.findall(nodes.section), None)
    NbMetadataCollector.get_doc_data(app.env)[app.env.docname]["cg_extra"] = bool(first and EXTRA in first["classes"])


def setup(app: Sphinx) -> None:
    app.connect("doctree-read", collect)
    app.add_post_transform(add_cover)
