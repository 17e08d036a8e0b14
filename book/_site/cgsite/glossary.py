"""The terms of the book, with a page that lists them, and with links in the text that show their meanings.

Both are made from one file, `book/glossary.yml`, whose head explains its fields. A term is marked where it first occurs in each section
of a page. Without scripts the mark is only a link; with scripts, `previews` lets the mark show the meaning.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from html import escape
from typing import Any

import yaml
from docutils import nodes
from myst_nb.sphinx_ import NbMetadataCollector
from node import SITE
from sphinx.addnodes import desc_signature, pending_xref
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.environment import BuildEnvironment
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from cgsite.cover import chapter_of
from cgsite.filters import form
from cgsite.links import address, link, outdated
from cgsite.transforms import html_transform

FILE = SITE.parent / "glossary.yml"
PAGE = "book/glossary"
MARK = "cg-term"
# pages without marked terms: the cover, the sources, and a page where "option" and "kernel" aren't terms of games
PLAIN = {"book/index", "book/sources", "book/grading"}
PROGRAMS = "book/api/"  # folder of the pages where P and N can be variables
_NOT_IN = (
    nodes.reference, pending_xref, nodes.title, nodes.caption, nodes.thead, nodes.literal, nodes.literal_block, nodes.raw,
    nodes.math, nodes.math_block, nodes.citation, desc_signature,
)  # fmt: skip
logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Term:
    """A term; the head of `glossary.yml` describes its fields."""

    id: str
    name: str
    forms: tuple[str, ...]
    meaning: str
    chinese: tuple[str, ...]
    sought: tuple[str, ...]
    chapter: int
    section: str
    only: frozenset[int]

    @property
    def anchor(self) -> str:
        """Return the term's id on the page of terms."""
        return f"term-{self.id}"


@cache
def terms() -> tuple[Term, ...]:
    """Return the terms of the file, sorted by name."""
    read = []
    for entry in yaml.load(FILE.read_text("utf8"), yaml.CSafeLoader):
        chapter, _, section = entry["at"].partition("#")
        first = (entry["id"], entry["term"], tuple(entry["forms"]), entry["is"])
        others = (tuple(entry.get("zh", ())), tuple(entry.get("sought", ())))
        read.append(Term(*first, *others, int(chapter), section, frozenset(entry.get("only", ()))))
    return tuple(sorted(read, key=lambda term: term.name.casefold()))


class Finder:
    """A finder of terms in text, the longest form first."""

    def __init__(self, all_terms: tuple[Term, ...]) -> None:
        self._of = {form: term for term in all_terms for form in term.forms}
        forms = "|".join(map(self._pattern, sorted(self._of, key=len, reverse=True)))
        # a form before a Chinese character is part of a Chinese name
        self._all = re.compile(rf"(?<![\w-])(?:{forms or '(?!)'})(?![\w-]|\s[\u3400-\u9fff])")

    @staticmethod
    def _pattern(form: str) -> str:
        if len(form) == 1:
            return rf"{form}(?!\.\s[A-Z])"  # this leaves out initials, as in R. P. Sprague
        first, rest = form[0], re.escape(form[1:]).replace("'", "['’]").replace(r"\ ", r"\s+")
        return (f"[{first}{first.upper()}]" if first.islower() else re.escape(first)) + rest

    def term(self, words: str) -> Term:
        """Return the term that has these words as one of its forms."""
        form = " ".join(words.replace("’", "'").split())
        return self._of.get(form) or self._of[form[0].lower() + form[1:]]

    def finds(self, text: str) -> bool:
        """Return whether some form occurs in the text."""
        return self._all.search(text) is not None

    def first(
        self, document: nodes.document, chapter: int | None, letters: bool = True
    ) -> Iterator[tuple[nodes.Text, list[tuple[re.Match[str], Term]]]]:
        """Yield text nodes, each with the terms that first occur there in a section; the section that explains a term doesn't count.

        Without `letters`, a single letter doesn't count as a term.
        """
        seen: set[tuple[int, str]] = set()
        for text in list(document.findall(nodes.Text)):
            above = list(_above(text))
            if any(map(_shut, above)):
                continue
            scope = id(_scope(above))
            marked = []
            for match in self._all.finditer(text):
                term = self.term(match[0])
                if len(match[0]) == 1 and not letters:
                    continue
                if (scope, term.id) in seen or (term.only and chapter not in term.only):
                    continue
                seen.add((scope, term.id))
                if not any(_explains(ancestor, term, chapter) for ancestor in above):
                    marked.append((match, term))
            if marked:
                yield text, marked


def _above(node: nodes.Node) -> Iterator[nodes.Element]:
    while node := node.parent:
        yield node


def _shut(node: nodes.Element) -> bool:
    """Return whether this node is a heading, a link, code, an output or a formula, where terms are never marked."""
    return isinstance(node, _NOT_IN) or node.get("nb_element") == "cell_code"


def _scope(above: list[nodes.Element]) -> nodes.Element:
    """Return what counts as a text's section: an entry on the page of terms, a section with a second-level heading, or the page."""
    entries = [node for node in above if isinstance(node, nodes.definition_list_item) and "cg_term" in node]
    sections = [node for node in above if isinstance(node, nodes.section)]
    return [*entries, *sections[-2:-1], *sections, above[-1]][0]


def _explains(node: nodes.Element, term: Term, chapter: int | None) -> bool:
    return (chapter == term.chapter and term.section in node.get("ids", ())) or node.get("cg_term") == term.id


def homes_and_users(data: Any, term: Term) -> tuple[tuple[str, str] | None, dict[int | None, tuple[str, str]]]:
    """Return the page and section that explain a term (None if there's no such section), and where each other chapter first uses it."""
    order = sorted((page for page in data if chapter_of(page)), key=lambda page: (chapter_of(page), page))
    homes = [
        page for page in order if chapter_of(page) == term.chapter and term.section in data[page].get("cg_sections", {})
    ]
    users = {
        chapter_of(page): (page, data[page]["cg_terms"][term.id])
        for page in reversed(order)
        if term.id in data[page].get("cg_terms", {})
    }
    users.pop(term.chapter, None)
    return ((homes[0], term.section) if homes else None), users


class GlossaryOfTerms(SphinxDirective):
    """A list of all terms, each with its Chinese names, its meaning, and links to where it's explained and used.

    Above the list are links to the most popular terms, which the directive names, and to the first term of each letter.
    """

    has_content = True

    def run(self) -> list[nodes.Node]:
        self.env.note_dependency(str(FILE))
        listed = nodes.definition_list(classes=["cg-glossary"])
        for term in terms():
            meaning = nodes.definition()
            text, _ = self.parse_inline(term.meaning)
            meaning += nodes.paragraph("", "", *text, classes=["cg-meaning"])
            meaning += nodes.paragraph(classes=["cg-where"])
            item = nodes.definition_list_item("", cg_term=term.id)
            item += [
                nodes.term("", term.name, chinese(term), ids=[term.anchor]),
                meaning,
            ]
            listed += item
        by_id = {term.id: term for term in terms()}
        first = {term.name[0].upper(): term for term in reversed(terms())}
        asked = [(by_id[id].name, by_id[id]) for id in " ".join(self.content).split()]
        lists = [_row("Most looked up: ", asked), _row("From A to Z: ", sorted(first.items()))]
        total, hint = len(terms()), "mex, heap, nim-sum …"
        return [*lists, form(".cg-glossary > dt", "Terms to show", (), total, "Search, also in Chinese", hint), listed]


def _row(title: str, named: Iterable[tuple[str, Term]]) -> nodes.paragraph:
    """Return a line of links to terms."""
    row = nodes.paragraph("", title, classes=["cg-index"])
    for n, (words, term) in enumerate(named):
        row += [nodes.Text(" · " * (n > 0)), nodes.reference("", words, refuri=f"#{term.anchor}", internal=True)]
    return row


def chinese(term: Term | None) -> nodes.raw:
    """Return the Chinese names of a term, to be shown next to its English name."""
    if term is None or not term.chinese:
        return nodes.raw()
    scripts = ("zh-Hant", "zh-Hans") if len(term.chinese) == 2 else ("zh",)
    names = " / ".join(
        f'<span lang="{script}">{escape(name)}</span>' for script, name in zip(scripts, term.chinese, strict=False)
    )
    return nodes.raw("", f' <span class="cg-chinese">{names}</span>', format="html")


def collect(app: Sphinx, document: nodes.document) -> None:
    """Store the sections of a page, and where it first uses each term."""
    page = app.env.docname
    data = NbMetadataCollector.get_doc_data(app.env)[page]
    titles = (heading for heading in document.findall(nodes.title) if isinstance(heading.parent, nodes.section))
    data["cg_sections"] = {heading.parent["ids"][0]: heading.astext() for heading in titles if heading.parent["ids"]}
    used: dict[str, str] = {}
    if page not in {*PLAIN, PAGE}:
        for text, marked in Finder(terms()).first(document, chapter_of(page), not page.startswith(PROGRAMS)):
            here = _scope(list(_above(text)))["ids"][0]
            for _, term in marked:
                used.setdefault(term.id, here)
    data["cg_terms"] = used


def again(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Return the page of terms, to be written again, if the uses of the terms on other pages have changed."""
    data = NbMetadataCollector.get_doc_data(env)
    shown = {
        page: (page_data.get("cg_sections"), page_data.get("cg_terms")) for page, page_data in sorted(data.items())
    }
    return outdated(env, PAGE, shown) if PAGE in env.found_docs else []


@html_transform(910)  # after chapters become links, and before formulas are tied to their neighbours
def mark_terms(document: nodes.document, build: SphinxPostTransform) -> None:
    """Turn the terms in the text into links, and complete the page of terms."""
    page = build.env.docname
    if page in PLAIN:
        return
    if page == PAGE:
        _complete(document, build)
    target = address(build.app, PAGE) if page != PAGE else ""
    for text, marked in Finder(terms()).first(document, chapter_of(page), not page.startswith(PROGRAMS)):
        parts: list[nodes.Node] = []
        at = 0
        for match, term in marked:
            link = nodes.reference("", match[0], refuri=f"{target}#{term.anchor}", internal=True, classes=[MARK])
            parts += [nodes.Text(text[at : match.start()]), link]
            at = match.end()
        text.parent.replace(text, [*parts, nodes.Text(text[at:])])


def _complete(document: nodes.document, build: SphinxPostTransform) -> None:
    data = NbMetadataCollector.get_doc_data(build.env)
    by_id = {term.id: term for term in terms()}
    for item in document.findall(nodes.definition_list_item):
        term = by_id[item["cg_term"]]
        where = next(paragraph for paragraph in item.findall(nodes.paragraph) if "cg-where" in paragraph["classes"])
        home, users = homes_and_users(data, term)
        if home is None:
            message = "glossary.yml: %s is explained at %d#%s, but chapter %d has no such section"
            logger.warning(message, term.name, term.chapter, term.section, term.chapter, location=PAGE)
            continue
        title = f"chapter {term.chapter}, {data[home[0]]['cg_sections'][term.section]}"
        where += [nodes.Text("Explained in "), link(build.app, *home, title)]
        if users:
            where += nodes.Text("; used in chapter " if len(users) == 1 else "; used in chapters ")
        for n, chapter in enumerate(sorted(filter(None, users)), start=1):
            where += link(build.app, *users[chapter], str(chapter))
            where += nodes.Text("." if n == len(users) else " and " if n == len(users) - 1 else ", ")
        if not users:
            where += nodes.Text(".")


def configure(app: Sphinx, config: Config) -> None:
    # if the terms change, every page must be written again
    config["html_context"] = {**config["html_context"], "terms": hashlib.sha256(FILE.read_bytes()).hexdigest()}


def setup(app: Sphinx) -> None:
    app.add_directive("glossary-of-terms", GlossaryOfTerms)
    app.connect("config-inited", configure, priority=120)
    app.connect("doctree-read", collect)
    app.connect("env-updated", again)
    app.add_post_transform(mark_terms)
