"""Tests of the terms of the book: their entries in the glossary, and their marks in a text."""

from __future__ import annotations

import re
from collections import Counter

from docutils import nodes
from docutils.utils import new_document

from tests.chapters import NOTEBOOKS, prose

from cgsite.cover import chapter_of  # isort: skip
from cgsite.glossary import Finder, Term, terms  # isort: skip


def written() -> dict[int, str]:
    """Return the text of each chapter without formulas and code. Headings keep the letters of formulas, which are part of their ids."""
    text: dict[int, str] = {}
    for page in NOTEBOOKS:
        if (chapter := chapter_of(page)) is not None:
            text[chapter] = text.get(chapter, "") + re.sub(
                r"^##+ [^\n]*|\$\$.*?\$\$|\$[^$]*\$|`[^`]*`",
                lambda found: found[0].replace("$", "") if found[0].startswith("#") else "x",
                prose(page),
                flags=re.DOTALL | re.MULTILINE,
            )
    return text


TEXT = written()


def test_terms_are_well_formed_and_occur_in_the_book() -> None:
    for term in terms():
        chapters = [text for chapter, text in TEXT.items() if not term.only or chapter in term.only]
        for form in term.forms:
            finder = Finder((Term(term.id, term.name, (form,), "", (), (), 0, "", frozenset()),))
            assert any(finder.finds(text) for text in chapters), form
        assert term.meaning.endswith((".", "$")), f"{term.id}: the meaning must be a sentence"
        assert len(re.findall(r"[.](?=\s|$)", term.meaning)) <= 3, term.id
        assert len(set(term.chinese)) == len(term.chinese) <= 2, (
            f"{term.id}: a name with the same characters in both scripts must be given once"
        )
        assert all(re.fullmatch(r"(?:(?:Nim|SG|SJ|PSPACE) )?[\u4e00-\u9fff]+", name) for name in term.chinese), term.id
        headings = re.findall(r"^##+ (.*)", TEXT[term.chapter], re.MULTILINE)
        assert term.section in {nodes.make_id(heading) for heading in headings}, term.id
    forms = Counter(form.casefold() for term in terms() for form in term.forms)
    assert [form for form, times in forms.items() if times > 1] == []
    assert len({term.id for term in terms()}) == len(terms()) > 50
    names = {word for term in terms() for name in term.chinese for word in re.findall(r"[\u4e00-\u9fff]+", name)}
    assert set(re.findall(r"[\u4e00-\u9fff]+", "".join(TEXT.values()))) <= names


def section(id: str, *content: nodes.Node) -> nodes.section:
    return nodes.section("", nodes.title("", f"About mex and {id}"), *content, ids=[id])


def paragraph(*parts: str | nodes.Node) -> nodes.paragraph:
    return nodes.paragraph("", "", *(nodes.Text(part) if isinstance(part, str) else part for part in parts))


def marked(*content: nodes.Node, chapter: int = 6) -> list[str]:
    """Return the terms that are marked in a chapter with the given content."""
    document = new_document("chapter")
    document += section("chapter", *content)
    return [found[0] for _, all_found in Finder(terms()).first(document, chapter) for found, _ in all_found]


def test_terms_are_marked_where_a_section_first_has_them_as_whole_words() -> None:
    one = section("one", paragraph("The mex and a mex, options, an Option."), section("deep", paragraph("mex")))
    two = section("two", paragraph("A P-", nodes.strong("", "P-position"), " of ultimately periodic Nim, mex."))
    found = ["mex", "mex", "options", "P-position", "ultimately periodic", "Nim", "mex"]
    assert marked(paragraph("mex"), one, two) == found
    assert marked(paragraph("R. P. Sprague, P. M. Grundy, mexes, a-mex, nim-sums-of, Nim 和")) == []
    assert marked(paragraph("Lasker’s\nNim has Grundy\nvalues. It is P.")) == ["Lasker’s\nNim", "Grundy\nvalues", "P"]
    assert marked(paragraph("a cold loop in a field"), chapter=5) == ["cold"], (
        "the term must be marked only in chapters where it has this meaning"
    )
    assert marked(paragraph("a cold loop in a field"), chapter=9) == ["loop"]
    line = "to be copied into a terminal"
    assert (marked(paragraph(line), chapter=2), marked(paragraph(line), chapter=0)) == (["terminal"], [])


def test_no_term_is_marked_in_headings_links_code_formulas_captions_or_the_section_that_explains_it() -> None:
    cell = nodes.container("", nodes.paragraph("", "mex"), nb_element="cell_code")
    quiet = [
        *(kind("", "mex") for kind in (nodes.reference, nodes.literal, nodes.math)),
        nodes.raw("", "mex", format="html"),
    ]
    blocks = nodes.figure("", nodes.caption("", "mex")), nodes.admonition("", nodes.title("", "mex"))
    assert marked(paragraph(*quiet), cell, *blocks, nodes.literal_block("", "mex"), nodes.math_block("", "mex")) == []
    home = section("more-than-two-labels", paragraph("mex of the kernels"))
    assert marked(home, chapter=4) == ["kernels"]
    assert marked(home, chapter=7) == ["mex", "kernels"], "a section with this name in another chapter must not matter"
