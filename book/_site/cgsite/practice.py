"""Doors to the page of practice: below the last exercises of a chapter, one to each kind of problems that practises it."""

from __future__ import annotations

from html import escape
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform

from cgbook.teaching.practice.registry import every_kind

PAGE = "book/practice"
BOARD = "#board-0-practice:"  # what `page/address.js` calls the board of that page
LAST = "harder-exercises"


class Doors(SphinxPostTransform):
    """Says at the end of the exercises where there are more of their kind."""

    default_priority = 4
    formats = ("html",)

    def run(self, **_: Any) -> None:
        page = self.env.docname
        kinds = [kind for kind in every_kind().values() if page.rpartition("/")[2] in kind.pages]
        if not kinds or PAGE not in self.env.all_docs:
            return
        assert self.app.builder is not None
        address = self.app.builder.get_relative_uri(page, PAGE) + BOARD
        for section in self.document.findall(nodes.section):
            if LAST in section["ids"]:
                links = [
                    nodes.raw(
                        "",  # a board at a place of its own: no preview stands for it
                        f'<a href="{escape(address + kind.name.replace(" ", "-"))}">{escape(kind.title.rstrip("?"))}</a>',
                        format="html",
                    )
                    for kind in kinds
                ]
                text = "More of this kind, with new numbers each time: "
                section += nodes.paragraph(
                    "", "", nodes.Text(text), *_listed(links), nodes.Text("."), classes=["cg-door"]
                )


def _listed(links: list[nodes.raw]) -> list[nodes.Node]:
    """One, two and three."""
    found: list[nodes.Node] = []
    for i, link in enumerate(links):
        if i:
            found.append(nodes.Text(", " if i < len(links) - 1 else " and "))
        found.append(link)
    return found


def setup(app: Sphinx) -> None:
    """Called by `cgsite.setup`."""
    app.add_post_transform(Doors)
