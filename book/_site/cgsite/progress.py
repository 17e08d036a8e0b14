"""The games to win and exercises to solve on each page, collected from the pages for the script that shows a reader's progress.

The script keeps the progress in the reader's browser only. An attribute of a widget's element says which task the widget is.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform

from cgsite.scripts import bundled
from cgsite.site import Page, Site
from cgsite.transforms import html_transform

BACK = '<nav class="cg-back" aria-label="Go on"></nav>'
PANEL = '<section class="cg-progress" hidden></section>'


def counts(id: str, state: dict[str, Any], names: dict[str, str]) -> str:
    """Return an attribute that marks a widget as a game to win or an exercise to solve, or an empty string.

    `names` holds the names of the boards so far, and gets the name of a new board.

    >>> counts("a", {"kind": "player", "title": "Moore's Nim"}, {}), counts("b", {"kind": "story"}, {})
    (' data-counts="board moore-s-nim"', '')
    """
    if state.get("kind") == "exercise":
        return f' data-counts="exercise {state["spec"]["id"]} {state["spec"]["points"]}"'
    if state.get("kind") != "player":
        return ""
    slug = re.sub(r"[^a-z0-9]+", "-", state["title"].lower()).strip("-") or "board"
    alike = [name for name in names.values() if re.fullmatch(rf"{slug}(-no-\d+)?", name)]
    names.setdefault(id, f"{slug}-no-{len(alike) + 1}" if alike else slug)
    return f' data-counts="board {names[id]}"'


def todo(page: Page) -> dict[str, Any] | None:
    """Return a page's exercises with their points, its boards, and any prompts, or None if there's nothing to do on the page."""
    counted = [(element.attrs["data-counts"] or "").split() for element in page.all("[data-counts]")]
    exercises = {words[1]: int(words[2]) for words in counted if words[0] == "exercise"}
    boards = list(dict.fromkeys(words[1] for words in counted if words[0] == "board"))
    prompts = " ".join(element.attrs["data-recall"] or "" for element in page.all("[data-recall]")).split()
    whole = {"exercises": exercises, "boards": boards, **({"recall": prompts} if prompts else {})}
    return whole if counted or prompts else None


@html_transform(3)  # before the transform that puts the cover around the board
def add_panel(document: nodes.document, build: SphinxPostTransform) -> None:
    """Add two places to the first page for the script to fill: one below the first board for links, and one at the end for the panel."""
    if build.env.docname == build.config.root_doc:
        page = next(document.findall(nodes.section))
        board = next(i for i, child in enumerate(page) if isinstance(child, nodes.container))
        page.insert(board + 1, nodes.raw("", BACK, format="html"))
        document += nodes.raw("", PANEL, format="html")


def write_site_script(site: Site) -> None:
    """Write the script that all pages load, with the tasks on each page."""
    book = {Path(page.name).name: tasks for page in site.pages.values() if (tasks := todo(page))}
    site.write("_static/site.js", f"window.cgBook = {json.dumps(book, separators=(',', ':'))};\n{bundled('main')}")


def setup(app: Sphinx) -> None:
    app.add_post_transform(add_panel)
