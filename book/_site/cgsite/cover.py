"""The cover of the book, and what tells its chapters apart: their numbers and their drawings."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

from cgsite.drawings import DRAWINGS, frieze
from cgsite.face import by_night, inked

_CHAPTER = re.compile(r"(?:^|/)0?(\d+)-(?!survey)[a-z-]+$")
_LINK = re.compile(
    r'(<li class="toctree-l1[^"]*"><a class="[^"]*reference internal" href="(?:[^"#]*/)?0?(\d+)-(?!survey)[a-z-]+\.html">)'
)
_HERE = re.compile(r'(<li class="toctree-l1[^"]*"><a class="current reference internal" href="#">)')

WORDMARK = (
    '<p class="cg-wordmark"><small>Combinatorial Games,</small> Played<i class="cg-mark-chip"></i> '
    '<em>and</em> Proved<i class="cg-mark-square"></i></p>'
    '<p class="cg-say">Two players, nothing hidden, no dice: play the game, guess its secret, then prove that you can win.</p>'
)


def chapter_of(page: str) -> int | None:
    """The number of a chapter, by the name of its page; the survey belongs to the sixth."""
    found = _CHAPTER.search(page)
    return int(found[1]) if found else None


def dress(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """Puts the cover on the first page, and a number and a drawing at the head of each chapter."""
    if doctree is None:
        return
    if page == app.config.root_doc:
        picture = f'<div class="cg-frieze" aria-hidden="true">{inked(frieze())}</div>'
        context["body"] = f'<div class="cg-cover">{WORDMARK}{picture}</div>{context["body"]}'
    elif (chapter := chapter_of(page)) is not None and chapter in DRAWINGS:
        drawing = f'<div class="cg-chapter-drawing" aria-hidden="true">{inked(DRAWINGS[chapter])}</div>'
        head = f'{drawing}<h1><span class="cg-chapter-number">{chapter}</span> '
        context["body"] = context["body"].replace("<h1>", head, 1)


def finish(app: Sphinx, exception: Exception | None) -> None:
    """Numbers the chapters in the list beside each page; lays the drawings of the doors beside the pages."""
    if exception is not None or app.builder is None or app.builder.format != "html":
        return
    folder = Path(app.outdir)
    (folder / "_static" / "doors").mkdir(parents=True, exist_ok=True)
    for chapter, drawing in DRAWINGS.items():
        (folder / "_static" / "doors" / f"{chapter}.svg").write_text(drawing, "utf8")
        (folder / "_static" / "doors" / f"{chapter}.night.svg").write_text(by_night(drawing), "utf8")
    for path in folder.rglob("*.html"):
        text = path.read_text("utf8")
        numbered = _LINK.sub(r'\1<span class="cg-no">\2</span>', text)
        if (here := chapter_of(path.stem)) is not None:
            numbered = _HERE.sub(rf'\1<span class="cg-no">{here}</span>', numbered)
        if numbered != text:
            path.write_text(numbered, "utf8")


def setup(app: Sphinx) -> None:
    app.connect("html-page-context", dress)
    app.connect("build-finished", finish)
