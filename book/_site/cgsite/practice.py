"""Practice on the site: its problems, which are stored here, and doors to its page in the chapters.

A script for each kind and level holds the problems that `cgbook.widgets.practice` draws for it, in words, pictures and answers; it is
fetched when the reader asks for it. They stand in a folder named by all that they are made from, so a build draws them once.
"""

from __future__ import annotations

import json
import shutil
from html import escape
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform

from cgbook.teaching.practice import LEVELS
from cgbook.teaching.practice.registry import every_kind
from cgbook.widgets.practice import pool
from cgkit.wording import joined
from cgsite import live
from cgsite.face import inked
from cgsite.links import address
from cgsite.site import Site, made_whole

PAGE = "book/practice"
STORED = "_static/practice"
BOARD = "#board-0-practice:"  # what `page/links.js` calls the board of that page
LAST = "harder-exercises"


def write_pools(site: Site) -> None:
    """Writes the problems beside the pages, and tells the boards where they are."""
    if not (boards := [(page, board) for page in site.pages.values() for board in page.all('[data-kind="practice"]')]):
        return
    folder = site.folder / STORED / live.digest()
    if not folder.exists():
        shutil.rmtree(folder.parent, ignore_errors=True)
        with made_whole(folder) as unfinished:
            for kind in every_kind():
                for level in LEVELS:
                    name = f"{kind.replace(' ', '-')}-{level}"
                    text = json.dumps(pool(kind, level), ensure_ascii=False, separators=(",", ":"))
                    script = f"(window.cgPractice ??= {{}})[{json.dumps(name)}] = {inked(text)};\n"
                    (unfinished / f"{name}.js").write_text(script, "utf8")
    for page, board in boards:
        board.attrs["data-pools"] = f"{page.up}{STORED}/{folder.name}/"


class Doors(SphinxPostTransform):
    """Says at the end of the exercises where there are more of their kind."""

    default_priority = 4
    formats = ("html",)

    def run(self, **_: Any) -> None:
        page = self.env.docname
        kinds = [kind for kind in every_kind().values() if page.rpartition("/")[2] in kind.pages]
        if not kinds or PAGE not in self.env.all_docs:
            return
        board = address(self.app, PAGE) + BOARD
        for section in self.document.findall(nodes.section):
            if LAST in section["ids"]:
                # a board at a place of its own: no preview stands for it
                links = joined(
                    f'<a href="{escape(board + kind.name.replace(" ", "-"))}">{escape(kind.title.rstrip("?"))}</a>'
                    for kind in kinds
                )
                text = f'<p class="cg-door">More of this kind, with new numbers each time: {links}.</p>'
                section += nodes.raw("", text, format="html")


def setup(app: Sphinx) -> None:
    app.add_post_transform(Doors)
