"""Numbers and references that agree: theorems are numbered by chapter, and "chapter 4" leads there."""

from __future__ import annotations

import re
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform

from cgsite.cover import chapter_of

_CHAPTERS = re.compile(r"\b[Cc]hapters? \d+(?:(?:,| and| to|, and) \d+)*")
_NUMBER = re.compile(r"(?:[Cc]hapters? )?\d+")
_NOT_IN = (nodes.reference, nodes.literal, nodes.title, nodes.literal_block, nodes.raw, nodes.math)


class Numbers(SphinxPostTransform):
    """Theorem 3 of chapter 6 is Theorem 6.3: on each page that is written, so that Sphinx stores what it has counted itself."""

    default_priority = 1  # before references ask for numbers
    formats = ("html",)

    def run(self, **_: Any) -> None:
        for page, kinds in self.env.toc_fignumbers.items():
            if (chapter := chapter_of(page)) is not None:
                for numbers in kinds.values():
                    for n, id in enumerate(sorted(numbers, key=numbers.__getitem__), start=1):
                        numbers[id] = (chapter, n)


class ChapterLinks(SphinxPostTransform):
    """Makes links of the chapters that a text names, and of no chapter to itself."""

    default_priority = 900
    formats = ("html",)

    def run(self, **_: Any) -> None:
        here = self.env.docname
        pages = {chapter: page for page in self.env.found_docs if (chapter := chapter_of(page)) and page != here}
        for text in list(self.document.findall(nodes.Text)):
            if _CHAPTERS.search(text) and not _within(text):
                parts = self._linked(text, pages)
                text.parent.replace(text, parts)

    def _linked(self, text: str, pages: dict[int, str]) -> list[nodes.Node]:
        parts: list[nodes.Node] = []
        at = 0
        for named in _CHAPTERS.finditer(text):
            for found in _NUMBER.finditer(text, *named.span()):
                page = pages.get(int(re.sub(r"\D", "", found[0])))
                if page is None:
                    continue
                assert self.app.builder is not None
                where = self.app.builder.get_relative_uri(self.env.docname, page)
                parts += [
                    nodes.Text(text[at : found.start()]),
                    nodes.reference("", found[0], refuri=where, internal=True),
                ]
                at = found.end()
        return [*parts, nodes.Text(text[at:])]


def _within(node: nodes.Node) -> bool:
    while node := node.parent:
        if isinstance(node, _NOT_IN) or "cell_output" in getattr(node, "attributes", {}).get("classes", ()):
            return True
    return False


def setup(app: Sphinx) -> None:
    app.add_post_transform(Numbers)
    app.add_post_transform(ChapterLinks)
