"""The page "Errata in the notes", with the places where the five notes are imprecise, false or incomplete, and the corrections.

The page comes from the file `book/notes.yml`, whose head describes the fields of a claim. `tests/book/test_claims.py` checks some of
the claims by a search.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import yaml
from docutils import nodes
from node import SITE
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from cgsite.cover import chapter_of

FILE = SITE.parent / "notes.yml"
PAGE = "book/notes"
#: verdict -> the words that introduce the correction in `rather`
VERDICTS = {"imprecise": "More exactly:", "false": "Instead:", "left open": "In this book:"}


@dataclass(frozen=True)
class Claim:
    """A claim of the notes, with the fields that the head of `notes.yml` describes."""

    id: str
    note: int
    topic: str
    claim: str
    verdict: str
    rather: str
    at: str


@cache
def claims() -> tuple[Claim, ...]:
    """Return the claims of the file, in order."""
    return tuple(Claim(**entry) for entry in yaml.load(FILE.read_text("utf8"), yaml.CSafeLoader))


class Errata(SphinxDirective):
    """A directive that lists all claims, each with its verdict, its correction, and a link to its place in the book."""

    def run(self) -> list[nodes.Node]:
        self.env.note_dependency(str(FILE))
        listed = nodes.bullet_list(classes=["cg-notes"])
        for claim in claims():
            said, rather = (self.parse_inline(text)[0] for text in (claim.claim, claim.rather))
            verdict = [nodes.strong("", f"{claim.verdict.capitalize()}."), nodes.Text(" ")]
            verdict += [nodes.emphasis("", VERDICTS[claim.verdict]), nodes.Text(" ")]
            page, _, section = claim.at.partition("#")
            chapter = chapter_of(f"book/{page}")
            link = nodes.reference(
                "",
                f"chapter {chapter}" if chapter else "another page",
                refuri=f"{page}.html{section and '#'}{section}",
                internal=True,
            )
            where = [nodes.Text(f"Note {claim.note}, {claim.topic} ({claim.id}); see "), link, nodes.Text(".")]
            item = nodes.list_item("", ids=[claim.id])
            item += [nodes.paragraph("", "", *said), nodes.paragraph("", "", *verdict, *rather)]
            item += nodes.paragraph("", "", *where, classes=["cg-where"])
            listed += item
        return [listed]


def setup(app: Sphinx) -> None:
    app.add_directive("errata", Errata)
