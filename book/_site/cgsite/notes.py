"""The page "The notes, checked": every claim of the five notes, its verdict, what is right instead, and where the book treats it.

All of it is made of one file, `book/notes.yml`, which says what stands there; `tests/book/claims` computes the verdicts. Without scripts
all claims are shown; `filter.js` shows those that the reader asks for.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from docutils import nodes
from docutils.statemachine import StringList
from myst_nb.sphinx_ import NbMetadataCollector
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from cgsite import filters
from cgsite.cover import chapter_of
from cgsite.filters import Choice, form

FILE = Path(__file__).parents[2] / "notes.yml"
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
def claims(file: Path = FILE) -> tuple[Claim, ...]:
    """The claims of the file, in its order."""
    return tuple(Claim(**entry) for entry in yaml.load(file.read_text("utf8"), yaml.CSafeLoader))


def in_words(all_claims: tuple[Claim, ...]) -> str:
    """How many claims there are, and of which kinds."""
    of = Counter(one.verdict for one in all_claims)
    decided = sum(one.check == "program" for one in all_claims)
    return (
        f"The notes say {len(all_claims)} things that can be listed. {of['true']} are true as they stand, {of['imprecise']} are imprecise, "
        f"{of['false']} are false, {of['left open']} leave something open, and {of['definition']} are definitions. A program decides "
        f"{decided} of them, each time this book is tested."
    )


def table(all_claims: tuple[Claim, ...]) -> list[str]:
    """How many claims of which verdict each note has, as lines of Markdown."""
    lines = [f"| in note | {' | '.join(map(str, NOTES))} | all |", "|:--|" + "--:|" * (len(NOTES) + 1)]
    for verdict in VERDICTS:
        of = Counter(one.note for one in all_claims if one.verdict == verdict)
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
        for one in claims():
            item = nodes.list_item("", ids=[one.id], cg_claim=one.id)
            item += nodes.paragraph("", "", *self.parse_inline(one.claim)[0], classes=["cg-claim"])
            said = nodes.paragraph(classes=["cg-verdict"])
            said += nodes.strong("", one.verdict.capitalize() + ".")
            if one.rather:
                said += [nodes.Text(" "), nodes.emphasis("", VERDICTS[one.verdict]), nodes.Text(" ")]
                said += self.parse_inline(one.rather)[0]
            item += [said, nodes.paragraph(classes=["cg-where"])]
            listed += item
        return [nodes.container(classes=["cg-notes-filter"]), listed]


class Links(SphinxPostTransform):
    """Says of each claim where it is treated, and offers the chapters that there are."""

    default_priority = 880  # before chapters and terms are made links
    formats = ("html",)

    def run(self, **_: Any) -> None:
        if self.env.docname != PAGE:
            return
        by_id = {one.id: one for one in claims()}
        chapters = set()
        for item in self.document.findall(nodes.list_item):
            if (one := by_id.get(item.get("cg_claim", ""))) is None:
                continue
            where = next(p for p in item.findall(nodes.paragraph) if "cg-where" in p["classes"])
            chapter = chapter_of(one.page) if one.page in self.env.found_docs else None
            chapters.add(chapter or 0)
            item["classes"] += [
                f"cg-note-{one.note}",
                f"cg-verdict-{one.verdict.replace(' ', '-')}",
                f"cg-chapter-{chapter or 0}",
            ]
            where += [
                nodes.reference("", one.id, refuri=f"#{one.id}", internal=True),
                nodes.Text(f": {one.topic}, note {one.note}"),
            ]
            if one.page in self.env.found_docs:
                where += [nodes.Text("; "), self._link(one, chapter)]
            where += nodes.Text("; decided by a program." if one.check == "program" else ".")
        for place in list(self.document.findall(nodes.container)):
            if "cg-notes-filter" in place["classes"]:
                place += asking(sorted(chapters), len(by_id))

    def _link(self, one: Claim, chapter: int | None) -> nodes.reference:
        assert self.app.builder is not None
        title = self.env.titles[one.page].astext()
        if one.section:
            sections = NbMetadataCollector.get_doc_data(self.env)[one.page].get("cg_sections", {})
            if one.section not in sections:
                logger.warning(
                    "notes.yml: %s is treated at %s, where no such section is", one.id, one.at, location=PAGE
                )
            title = sections.get(one.section, title)
        words = f"chapter {chapter}, {title}" if chapter else title
        address = self.app.builder.get_relative_uri(PAGE, one.page) + (f"#{one.section}" if one.section else "")
        return nodes.reference("", words, refuri=address, internal=True)


def asking(chapters: list[int], many: int) -> nodes.raw:
    """What the reader chooses by."""
    numbers = [
        (str(n), f"chapter {n}" if n else "no chapter") for n in [*filter(None, chapters), *[0] * (0 in chapters)]
    ]
    choices = [
        Choice("note", "Note", [(str(note), f"note {note}") for note in NOTES]),
        Choice("verdict", "Verdict", [(one.replace(" ", "-"), one) for one in VERDICTS]),
        Choice("chapter", "Chapter", numbers),
    ]
    return form(".cg-notes > li", "Claims to show", choices, many)


def again(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """The page names sections of the others, and is written again when those have changed."""
    if PAGE not in env.found_docs:
        return []
    data = NbMetadataCollector.get_doc_data(env)
    told = {page: data[page].get("cg_sections") for page in sorted({one.page for one in claims()} & env.found_docs)}
    if data[PAGE].get("cg_notes_told") == told:
        return []
    data[PAGE]["cg_notes_told"] = told
    return [PAGE]


def script(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    if page == PAGE:
        app.add_css_file("notes.css", priority=902)
        filters.dress(app)


def setup(app: Sphinx) -> None:
    app.add_directive("summary-of-claims", Summary)
    app.add_directive("list-of-claims", ListOfClaims)
    app.connect("env-updated", again)
    app.connect("html-page-context", script)
    app.add_post_transform(Links)
