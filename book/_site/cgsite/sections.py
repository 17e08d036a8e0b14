"""The head of a chapter with its reading time; the optional sections, marked and folded; and the imports, moved to the end.

The tag `optional` on a Markdown cell that begins with a heading marks the section, or the whole page if the heading is the title. A folded
section shows its heading and its first paragraph. Exercises come at the end of a section's text, with two in sight and the rest folded.
Everything is in the page. A link or a search opens a fold, and the page remembers how the reader left it (`folds.js`); on paper and
without scripts everything is visible (`static/book.css`).
"""

from __future__ import annotations

import json
from pathlib import Path

from docutils import nodes
from run import VIEW
from sphinx.application import Sphinx
from sphinx.errors import ExtensionError
from sphinx.transforms.post_transforms import SphinxPostTransform

from cgsite.code import tags
from cgsite.cover import EXTRA, OPTIONAL, chapter_of
from cgsite.references import EXERCISE
from cgsite.site import Page, Site
from cgsite.transforms import html_transform

TAG = "optional"
IN_SIGHT = 2  # number of exercises in sight at the end of a section
SETUP = "setup"  # tag of the cell with a page's imports
WORDS = 200  # reading speed in words a minute
BOARD, CHOICE = 2, 1  # minutes for a board, and for a question with a few choices


def minutes(node: nodes.Node, *, optional: bool = True) -> float:
    """Return the estimated minutes for reading and for the boards, without programs and exercises (and, on request, optional sections)."""
    if isinstance(node, nodes.Text):
        return len(node.split()) / WORDS
    if not isinstance(node, nodes.Element) or isinstance(node, nodes.raw | nodes.comment):
        return 0
    if node.get("nb_element") == "cell_code":
        views = (part.get("mime_type") == VIEW for part in node.findall(nodes.container))
        if EXERCISE in tags(node) or not any(views):
            return 0
        return CHOICE if "guess" in tags(node) else BOARD
    if not optional and EXTRA in node.get("classes", ()):
        return 0
    return sum(minutes(child, optional=optional) for child in node.children)


def time_line(page: nodes.document) -> str:
    """Return the line at the head of a chapter, with its time to the nearest five minutes."""
    core, whole = (5 * round(minutes(page, optional=optional) / 5) for optional in (False, True))
    tasks = sum(EXERCISE in tags(cell) for cell in page.findall(nodes.container))
    parts = [f"About {core} minutes" if core else f"Optional, about {whole} minutes"]
    if core and whole != core:
        parts.append(f"{whole} with all optional sections")
    if tasks:
        parts.append(f"{tasks} exercise{'s' if tasks > 1 else ''}")
    return "; ".join(parts) + "."


def mark(app: Sphinx, page: str, source: list[str]) -> None:
    """Turn the tag of a cell into a class of its section, in the source that Sphinx reads; in the notebook, the class would show."""
    if Path(app.env.doc2path(page)).suffix != ".ipynb":
        return
    notebook = json.loads(source[0])
    for cell in notebook["cells"]:
        if cell["cell_type"] == "markdown" and TAG in cell["metadata"].get("tags", ()):
            text = "".join(cell["source"])
            if not text.startswith("#"):
                raise ExtensionError(f"{page}: a cell tagged {TAG!r} must begin with a heading, got {text[:40]!r}")
            cell["source"] = f"{{.{EXTRA}}}\n{text}"
    source[0] = json.dumps(notebook)


@html_transform(2)
def fold_optional(document: nodes.document, build: SphinxPostTransform) -> None:
    """Fold the optional sections while minutes can still be counted, before boards become their pictures."""
    for section in optional(document):
        lead = section.first_child_matching_class(nodes.paragraph)
        body = section.children[(lead or 0) + 1 :]
        if not body:
            raise ExtensionError(
                f"the optional section {section.astext()[:40]!r} must begin with a paragraph of its own"
            )
        time = max(1, round(sum(map(minutes, body))))
        plays = any("play" in tags(container) for part in body for container in part.findall(nodes.container))
        words = f"{'Play and read on' if plays else 'Read on'}, {time} minute{'s' * (time > 1)}"
        section.insert((lead or 0) + 1, _begin(section["ids"][0], words))
        section.append(_end())


@html_transform(1)  # before optional sections, with their exercises, are folded
def gather_exercises(document: nodes.document, build: SphinxPostTransform) -> None:
    """Move a section's exercises to the end of its text, and fold all but the first two."""
    for section in document.findall(nodes.section):
        own = [child for child in section.children if not isinstance(child, nodes.section)]
        cells = [child for child in own if isinstance(child, nodes.container) and EXERCISE in tags(child)]
        if not cells:
            continue
        text = [child for child in own if child not in cells]
        more = cells[IN_SIGHT:]
        words = f"More exercises ({len(more)})"
        folded = [_begin(f"{section['ids'][0]}-more", words, "cg-tasks"), *more, _end()] if more else []
        section.children[: len(own)] = []
        section.insert(0, [*text, *cells[:IN_SIGHT], *folded])


def _begin(name: str, words: str, *classes: str) -> nodes.raw:
    """Return the head of a fold; its name lets the page remember whether the fold is open."""
    head = f'<details class="{" ".join(["cg-fold", *classes])}" data-fold="{name}">'
    return nodes.raw("", f"{head}<summary>{words}</summary>", format="html")


def _end() -> nodes.raw:
    return nodes.raw("", "</details>", format="html")


@html_transform(2)
def move_imports(document: nodes.document, build: SphinxPostTransform) -> None:
    """Move the imports, which must run before the first board, out of the way to the end of the page."""
    for cell in [container for container in document.findall(nodes.container) if SETUP in tags(container)]:
        cell.parent.remove(cell)
        next(document.findall(nodes.section)).append(cell)
        cell["prompt_show"] = cell["prompt_hide"] = "What this page imports"


@html_transform(1)  # before sections are folded, and boards become their pictures
def add_heads(document: nodes.document, build: SphinxPostTransform) -> None:
    """Add a chapter's time to its head, and "optional" to the heading of each optional section."""
    if chapter_of(build.env.docname) is None:
        return
    title = next(document.findall(nodes.title))
    time = nodes.raw("", f'<p class="cg-time">{time_line(document)}</p>', format="html")
    title.parent.insert(title.parent.index(title) + 1, time)
    for section in optional(document):
        title = next(section.findall(nodes.title))
        title += nodes.raw("", f" {OPTIONAL}", format="html")


def optional(document: nodes.document) -> list[nodes.section]:
    """Return the optional sections of a page."""
    return [
        section
        for section in document.findall(nodes.section)
        if EXTRA in section["classes"] and isinstance(section.parent, nodes.section)
    ]


def mark_optional_entries(page: Page, site: Site) -> None:
    """Mark the optional sections in the contents of the page too."""
    for section in page.all(f"section section.{EXTRA}"):
        for link in page.all(f'.cg-here a[href="#{section.id}"]'):
            link.inner_html = f"{link.inner_html} {OPTIONAL}"


def setup(app: Sphinx) -> None:
    app.connect("source-read", mark)
    app.add_post_transform(add_heads)
    app.add_post_transform(gather_exercises)
    app.add_post_transform(fold_optional)
    app.add_post_transform(move_imports)
