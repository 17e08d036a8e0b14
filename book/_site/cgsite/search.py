"""The site's search, with a list of everything it can find, loaded when the reader searches, and a page for the results.

Sphinx's search finds whole pages and fetches each of them to quote it. Here the results are sections, terms, games, exercises,
problems, errata and names in the reference, each with its text in plain words; `front/site/find.js` ranks them with MiniSearch. The list
is a script, so that search also works from a folder.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import yaml
from docutils import nodes
from myst_nb.sphinx_ import NbMetadataCollector
from node import SITE
from sphinx.addnodes import desc, desc_content, desc_signature, pending_xref
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.errors import ExtensionError

from cgbook.lab import games
from cgbook.teaching.exercises import read_exercise
from cgsite.cover import chapter_of, numbers
from cgsite.games import PAGE as GAMES
from cgsite.games import rule, term_of
from cgsite.glossary import PAGE as GLOSSARY
from cgsite.glossary import terms
from cgsite.in_words import formula, markdown
from cgsite.notes import PAGE as NOTES
from cgsite.notes import claims
from cgsite.problems import problems
from cgsite.references import place_of
from cgsite.site import Site

PAGE = "search"
FILE = "search-list.js"
SOUGHT = SITE.parent / "sought.yml"
API = "book/api/"
# classes left out of a section's text: lists whose entries are found one by one, and parts that aren't sentences
PASSED_OVER = {"cg-bank", "cg-notes", "cg-glossary", "cg-games", "cg-teach", "cg-teach-goals", "goals"}
# number of characters of a section that are searched: all of most sections, but few enough to keep the list small
LONGEST = 860


class Entry(NamedTuple):
    """A search result, with its kind, address from the root, name, location, other names, absent names, and text."""

    kind: str
    address: str
    name: str
    within: str
    also: str
    near: str  # names that the book doesn't have, if this is the nearest result
    text: str


def words(node: nodes.Node) -> Iterator[str]:
    """Yield the words of a node, without programs and their output, sources in brackets, and subsections."""
    if isinstance(node, nodes.Text):
        yield node.astext()
    elif isinstance(node, (nodes.math, nodes.math_block)):
        yield formula(node.astext()) + (" " if isinstance(node, nodes.math_block) else "")
    elif isinstance(node, pending_xref) and node.get("refdomain") == "cite":
        yield "\ue000"  # a mark that is removed with the blank before it
    elif isinstance(node, pending_xref) and node.get("refdomain") == "prf" and not node.get("refexplicit"):
        yield "the theorem"
    elif isinstance(node, nodes.Element) and not _passed_over(node):
        for child in node.children:
            if not isinstance(child, nodes.section):
                yield from words(child)
        if not isinstance(node, (nodes.Inline, nodes.section)):
            yield " "


def _passed_over(node: nodes.Element) -> bool:
    return (
        isinstance(
            node, (nodes.raw, nodes.literal_block, nodes.comment, nodes.title, nodes.system_message, nodes.target, desc)
        )
        or node.get("nb_element") == "cell_code"
        or bool(PASSED_OVER & set(node.get("classes", ())))
    )


def plain_text(node: nodes.Element) -> str:
    """Return the words of an element as one line.

    >>> plain_text(nodes.paragraph("", "", nodes.Text("Take "), nodes.math("", r"2 \\oplus 1"), nodes.raw("", "<b>")))
    'Take 2 ⊕ 1'
    """
    return " ".join(re.sub(r"\s*\ue000", "", "".join(words(node))).split())


def collect(app: Sphinx, document: nodes.document) -> None:
    """Record the text of each section of a page, and each name in the reference."""
    sections = []
    for section in document.findall(nodes.section):
        title = section.next_node(nodes.title)
        if title is not None and title.parent is section and section["ids"]:
            first = section.parent is document
            name = plain_text(nodes.paragraph("", "", *(child.deepcopy() for child in title.children)))
            sections.append(("" if first else section["ids"][0], name, plain_text(section)))
    data = NbMetadataCollector.get_doc_data(app.env)[app.env.docname]
    data["cg_said"] = sections
    data["cg_names"] = [name for description in document.findall(desc) for name in _names(description)]


def _names(description: desc) -> Iterator[tuple[str, str, str]]:
    """Yield the id, the name and the first paragraph of each object that one entry of the reference describes."""
    contents = (child for child in description.children if isinstance(child, desc_content))
    first = next((paragraph for content in contents for paragraph in content.findall(nodes.paragraph)), None)
    for sign in description.children:
        if isinstance(sign, desc_signature) and sign["ids"]:
            yield sign["ids"][0], sign.get("fullname", sign["ids"][0]), plain_text(first) if first else ""


def _exercises(pages: Iterable[str], folder: Path) -> Iterator[Entry]:
    for page in pages:
        for path in sorted((folder / Path(page).name).glob("[0-9]*.md")) if chapter_of(page) else ():
            exercise = read_exercise(path)
            address = f"{page}.html#{place_of(exercise.number)}"
            yield Entry(
                "exercise", address, exercise.title, f"Exercise {exercise.number}", "", "", markdown(exercise.question)
            )


def _below(app: Sphinx, page: str) -> Iterator[str]:
    """Yield the pages below a page in the contents, in order."""
    for child in app.env.toctree_includes.get(page, ()):
        yield child
        yield from _below(app, child)


def entries(app: Sphinx) -> list[Entry]:
    """Return everything that search can find, in the order of the book."""
    data = NbMetadataCollector.get_doc_data(app.env)
    pages = [page for page in _below(app, app.config.root_doc) if page in app.env.found_docs]
    sought = yaml.safe_load(SOUGHT.read_text("utf8"))
    nearest: dict[str, list[str]] = {}
    for row in sought["nearest"]:
        nearest.setdefault(row["at"], []).extend(row["names"])
    listed: list[Entry] = []
    explains: dict[tuple[int | None, str], list[str]] = {}
    for term in terms():
        explains.setdefault((term.chapter, term.section), []).extend([term.name, *term.chinese, *term.sought])
    numbered = numbers(app.env)
    for page in [app.config.root_doc, *pages]:
        chapter, number = chapter_of(page), numbered.get(page)
        title = app.env.titles[page].astext()
        for id, name, text in data[page].get("cg_said", ()):
            address = f"{page}.html#{id}" if id else f"{page}.html"
            within = ", ".join(filter(None, [number and f"Chapter {number}", id and title]))
            place = f"{page}#{id}" if id else page
            also = ", ".join([*explains.get((chapter, id), ()), *sought["here"].pop(place, ())])
            near = ", ".join(nearest.pop(place, ()))
            # a page of the reference ranks as low as the names on it
            kind = "name" if page.startswith(API) else "section" if id else "page"
            listed.append(Entry(kind, address, name, within, also, near, tidy(text)[:LONGEST]))
        for id, name, text in data[page].get("cg_names", ()):
            listed.append(Entry("name", f"{page}.html#{id}", name, f"Reference, {title}", id, "", tidy(text)))
    if unknown := [*sought["here"], *nearest]:
        raise ExtensionError(f"{SOUGHT.name} names places that the book doesn't have: {', '.join(unknown)}")
    listed += _exercises(pages, Path(app.srcdir, "book", "exercises"))
    if GLOSSARY in pages:
        for term in terms():
            also = ", ".join([*term.chinese, *term.sought, *term.forms])
            where = f"Glossary{', ' + ' / '.join(term.chinese) if term.chinese else ''}"
            listed.append(
                Entry("term", f"{GLOSSARY}.html#{term.anchor}", term.name, where, also, "", markdown(term.meaning))
            )
    if GAMES in pages:
        for game in games():
            term_named = term_of(game)
            chinese, sought_too = (term_named.chinese, term_named.sought) if term_named else ((), ())
            also = ", ".join([*chinese, *sought_too, *game.names])
            where = f"Table of games{', ' + ' / '.join(chinese) if chinese else ''}"
            text = f"{rule(game)} {markdown(game.wins)}"
            listed.append(Entry("game", f"{GAMES}.html#{game.anchor}", game.title, where, also, "", text))
    if NOTES in pages:
        for claim in claims():
            text = markdown(f"{claim.claim} {claim.rather}")
            listed.append(
                Entry(
                    "note",
                    f"{NOTES}.html#{claim.id}",
                    claim.topic,
                    f"Errata, note {claim.note}: {claim.verdict}",
                    claim.id,
                    "",
                    text,
                )
            )
    if "book/attack" in pages:
        for problem in problems():
            address = f"book/attack.html#problem-{problem.name}"
            origins = ", ".join(problem.origins)
            also = ", ".join([*problem.origins, *problem.sought])
            within = f"Problem {problem.number}: {origins}"
            listed.append(Entry("problem", address, problem.title, within, also, "", markdown(problem.task)))
    return listed


def tidy(text: str) -> str:
    """Return the text without the blanks that markup left before punctuation."""
    return re.sub(r"\s+([,.;:?)])", r"\1", text)


def script(app: Sphinx) -> str:
    """Return the script with the list."""
    lines = (json.dumps(list(entry), ensure_ascii=False, separators=(",", ":")) for entry in entries(app))
    return "window.cgList = [\n" + ",\n".join(lines) + "\n];\n"


def place(action: str) -> str:
    """Return the search field and the results, for the search page and for the dialog on every other page."""
    return (
        f'<div class="cg-search"><form class="cg-ask" role="search" action="{action}"><label>Search for a game, a term or a question'
        '<input name="q" type="search" autocomplete="off" autocapitalize="off" spellcheck="false"></label>'
        '<button type="submit">Search</button></form>'
        '<p class="cg-asked" role="status"></p><ol class="cg-found"></ol>'
        '<button type="button" class="cg-more" hidden>Show more</button></div>'
    )


def page(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Yield the search page, which opens when a reader presses Enter in the field."""
    others = [("glossary", "glossary"), ("games", "table of games")]
    links = [
        f'<a href="book/{name}.html">{words}</a>' for name, words in others if f"book/{name}" in app.env.found_docs
    ]
    without = f"Search needs scripts. These pages don’t: {', '.join(links)}." if links else "Search needs scripts."
    body = f'<section id="search"><h1>Search</h1><noscript><p>{without}</p></noscript>{place("search.html")}</section>'
    yield PAGE, {"title": "Search", "body": body}, "page.html"


def begin(app: Sphinx) -> None:
    """Turn off Sphinx's own index and search page."""
    if isinstance(app.builder, StandaloneHTMLBuilder):
        app.builder.search = False


def write_search_list(site: Site) -> None:
    """Write the list for the search page, and remove Sphinx's files for search."""
    site.write(f"_static/{FILE}", script(site.app))
    for name in ("searchindex.js", "_static/searchtools.js", "_static/language_data.js"):
        (site.folder / name).unlink(missing_ok=True)


def setup(app: Sphinx) -> None:
    app.connect("builder-inited", begin)
    app.connect("doctree-read", collect)
    app.connect("html-collect-pages", page)
