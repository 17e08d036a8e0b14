"""A reader's progress: what there is to win and to solve on each page, read off the pages, for the script that tells how much is done.

The script keeps it in the reader's browser alone. What a widget counts for stands at its place.
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

BACK = '<nav class="cg-back" aria-label="Go on"></nav>'
PANEL = '<section class="cg-progress" hidden></section>'


def counts(id: str, state: dict[str, Any], names: dict[str, str]) -> str:
    """What a widget counts for, as an attribute of its place: a game to win, an exercise to solve; else nothing.

    >>> counts("a", {"kind": "player", "title": "Moore's Nim"}, {}), counts("b", {"kind": "story"}, {})
    (' data-counts="board moore-s-nim"', '')

    Parameters
    ----------
    id : of its model.
    state : of its model.
    names : of the boards of this page so far, by their models; a board is added.
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
    """The exercises of a page with their points, its boards, and its prompts where it has any; None where it has nothing."""
    counted = [(element.attrs["data-counts"] or "").split() for element in page.all("[data-counts]")]
    exercises = {words[1]: int(words[2]) for words in counted if words[0] == "exercise"}
    boards = list(dict.fromkeys(words[1] for words in counted if words[0] == "board"))
    prompts = " ".join(element.attrs["data-recall"] or "" for element in page.all("[data-recall]")).split()
    whole = {"exercises": exercises, "boards": boards, **({"recall": prompts} if prompts else {})}
    return whole if counted or prompts else None


class Panel(SphinxPostTransform):
    """Keeps places on the first page, which the script fills: below its title for the way back, at its end for the panel."""

    default_priority = 3  # before the cover is put around the board
    formats = ("html",)

    def run(self, **_: Any) -> None:
        if self.env.docname == self.config.root_doc:
            page = next(self.document.findall(nodes.section))
            board = next(i for i, child in enumerate(page) if isinstance(child, nodes.container))
            page.insert(board + 1, nodes.raw("", BACK, format="html"))
            self.document += nodes.raw("", PANEL, format="html")


def write_site_script(site: Site) -> None:
    """Writes the script of all pages, with what there is to do on each."""
    book = {Path(page.name).name: tasks for page in site.pages.values() if (tasks := todo(page))}
    site.write("_static/site.js", f"window.cgBook = {json.dumps(book, separators=(',', ':'))};\n{bundled('main')}")


def setup(app: Sphinx) -> None:
    app.add_post_transform(Panel)
