"""The practice problems that the site stores, and the chapters' links to the page with them.

For each kind and level, a script has the problems that `cgbook.widgets.practice` draws, with words, pictures and answers. The page fetches
the script when the reader asks for these problems. The scripts' folder is named by a hash that covers all their sources, so a build draws
the problems only if the hash has changed.
"""

from __future__ import annotations

import json
import shutil
from html import escape

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
from cgsite.transforms import html_transform

PAGE = "book/practice"
STORED = "_static/practice"
BOARD = "#board-0-practice:"  # prefix of the name that `page/links.js` gives to the board of the practice page
LAST = "harder-exercises"


def write_pools(site: Site) -> None:
    """Write the problems next to the pages, and put their address into the boards."""
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


@html_transform(4)
def link_practice(document: nodes.document, build: SphinxPostTransform) -> None:
    """Link the end of the exercises to more problems of their kind."""
    page = build.env.docname
    kinds = [kind for kind in every_kind().values() if page.rpartition("/")[2] in kind.pages]
    if not kinds or PAGE not in build.env.all_docs:
        return
    board = address(build.app, PAGE) + BOARD
    for section in document.findall(nodes.section):
        if LAST in section["ids"]:
            links = joined(
                f'<a href="{escape(board + kind.name.replace(" ", "-"))}">{escape(kind.title.rstrip("?"))}</a>'
                for kind in kinds
            )
            text = f'<p class="cg-door">Practise more of these, with new numbers each time: {links}.</p>'
            section += nodes.raw("", text, format="html")


def setup(app: Sphinx) -> None:
    app.add_post_transform(link_practice)
