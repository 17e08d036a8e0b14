"""The page "The notes, checked": every claim of the five notes, its verdict, what is right instead, and where the book treats it.

All of it is made of one file, `book/notes.yml`, which says what stands there; `tests/book/claims` computes the verdicts. Without scripts
all claims are shown; `filter.js` shows those that the reader asks for.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any

import yaml
from docutils import nodes
from docutils.statemachine import StringList
from node import SITE
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from cgsite.cover import chapter_of
from cgsite.filters import Choice, form
from cgsite.links import link, outdated, sections

FILE = SITE.parent / "notes.yml"
PAGE = "book/notes"
NOTES = range(1, 6)
#: verdict -> what introduces the words of `rather`
VERDICTS = {
    "true": "Also:",
    "imprecise": "More exactly:",
    "false": "Instead:",
    "left open": "In this book:",
    "definition": "Also:",
}
logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Claim:
    """A claim: see the head of `notes.yml`."""

    id: str
    note: int
    topic: str
    claim: str
    verdict: str
    at: str
    words: list[str]
    check: str
    rather: str = ""

    @property
    def page(self) -> str:
        """The page of the book that treats it."""
        return "book/" + self.at.partition("#")[0]

    @property
    def section(self) -> str:
        """The section of that page, if it names one."""
        return self.at.partition("#")[2]


@cache
def claims() -> tuple[Claim, ...]:
    """The claims of the file, in its order."""
    return tuple(Claim(**entry) for entry in yaml.load(FILE.read_text("utf8"), yaml.CSafeLoader))


def in_words(all_claims: tuple[Claim, ...]) -> str:
    """How many claims there are, and of which kinds."""
    of = Counter(claim.verdict for claim in all_claims)
    decided = sum(claim.check == "program" for claim in all_claims)
    return (
        f"The notes say {len(all_claims)} things that can be listed. {of['true']} are true as they stand, {of['imprecise']} are imprecise, "
        f"{of['false']} are false, {of['left open']} leave something open, and {of['definition']} are definitions. A program decides "
        f"{decided} of them, each time this book is tested."
    )


def table(all_claims: tuple[Claim, ...]) -> list[str]:
    """How many claims of which verdict each note has, as lines of Markdown."""
    lines = [f"| in note | {' | '.join(map(str, NOTES))} | all |", "|:--|" + "--:|" * (len(NOTES) + 1)]
    for verdict in VERDICTS:
        of = Counter(claim.note for claim in all_claims if claim.verdict == verdict)
        lines.append(f"| {verdict} | {' | '.join(str(of[note]) for note in NOTES)} | {of.total()} |")
    return lines


class Summary(SphinxDirective):
    """How many claims there are: a sentence and a table."""

    def run(self) -> list[nodes.Node]:
        self.env.note_dependency(str(FILE))
        whole = nodes.container(classes=["cg-notes-summary"])
        lines = [in_words(claims()), "", *table(claims())]
        self.state.nested_parse(StringList(lines, str(FILE)), self.content_offset, whole)
        return [whole]


class ListOfClaims(SphinxDirective):
    """All claims, each with its verdict, what is right instead and where it is treated; and above them the filter."""

    def run(self) -> list[nodes.Node]:
        self.env.note_dependency(str(FILE))
        listed = nodes.bullet_list(classes=["cg-notes"])
        for claim in claims():
            item = nodes.list_item("", ids=[claim.id], cg_claim=claim.id)
            item += nodes.paragraph("", "", *self.parse_inline(claim.claim)[0])
            verdict = nodes.paragraph(classes=["cg-verdict"])
            verdict += nodes.strong("", claim.verdict.capitalize() + ".")
            if claim.rather:
                verdict += [nodes.Text(" "), nodes.emphasis("", VERDICTS[claim.verdict]), nodes.Text(" ")]
                verdict += self.parse_inline(claim.rather)[0]
            item += [verdict, nodes.paragraph(classes=["cg-where"])]
            listed += item
        return [nodes.container(classes=["cg-notes-filter"]), listed]


class Links(SphinxPostTransform):
    """Says of each claim where it is treated, and offers the chapters that there are."""

    default_priority = 880  # before chapters and terms are made links
    formats = ("html",)

    def run(self, **_: Any) -> None:
        if self.env.docname != PAGE:
            return
        by_id = {claim.id: claim for claim in claims()}
        chapters = set()
        for item in self.document.findall(nodes.list_item):
            if (claim := by_id.get(item.get("cg_claim", ""))) is None:
                continue
            where = next(p for p in item.findall(nodes.paragraph) if "cg-where" in p["classes"])
            chapter = chapter_of(claim.page) if claim.page in self.env.found_docs else None
            chapters.add(chapter or 0)
            item["classes"] += [
                f"cg-note-{claim.note}",
                f"cg-verdict-{claim.verdict.replace(' ', '-')}",
                f"cg-chapter-{chapter or 0}",
            ]
            where += [
                nodes.reference("", claim.id, refuri=f"#{claim.id}", internal=True),
                nodes.Text(f": {claim.topic}, note {claim.note}"),
            ]
            if claim.page in self.env.found_docs:
                where += [nodes.Text("; "), self._link(claim, chapter)]
            where += nodes.Text("; decided by a program." if claim.check == "program" else ".")
        for place in list(self.document.findall(nodes.container)):
            if "cg-notes-filter" in place["classes"]:
                place += filter_form(sorted(chapters), len(by_id))

    def _link(self, claim: Claim, chapter: int | None) -> nodes.reference:
        title = self.env.titles[claim.page].astext()
        if claim.section:
            titles = sections(self.env, claim.page)
            if claim.section not in titles:
                logger.warning(
                    "notes.yml: %s is treated at %s, where no such section is", claim.id, claim.at, location=PAGE
                )
            title = titles.get(claim.section, title)
        words = f"chapter {chapter}, {title}" if chapter else title
        return link(self.app, claim.page, claim.section, words)


def filter_form(chapters: list[int], total: int) -> nodes.raw:
    """What the reader chooses by."""
    numbers = [
        (str(n), f"chapter {n}" if n else "no chapter") for n in [*filter(None, chapters), *[0] * (0 in chapters)]
    ]
    choices = [
        Choice("note", "Note", [(str(note), f"note {note}") for note in NOTES]),
        Choice("verdict", "Verdict", [(verdict.replace(" ", "-"), verdict) for verdict in VERDICTS]),
        Choice("chapter", "Chapter", numbers),
    ]
    return form(".cg-notes > li", "Claims to show", choices, total)


def again(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """The page names sections of the others, and is written again when those have changed."""
    if PAGE not in env.found_docs:
        return []
    pages = sorted({claim.page for claim in claims()} & env.found_docs)
    return outdated(env, PAGE, {page: sections(env, page) for page in pages})


def setup(app: Sphinx) -> None:
    app.add_directive("summary-of-claims", Summary)
    app.add_directive("list-of-claims", ListOfClaims)
    app.connect("env-updated", again)
    app.add_post_transform(Links)
