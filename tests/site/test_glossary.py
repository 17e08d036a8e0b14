"""The terms of the book: what is written down of them, and where a text shows them."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest
from docutils import nodes
from docutils.utils import new_document

from tests.browser import ROOT

from cgsite.cover import chapter_of  # isort: skip
from cgsite.glossary import Finder, Term, terms  # isort: skip


def written() -> dict[int, str]:
    """Chapter -> its text and headings, without formulas and code; a letter in a heading is part of its address."""
    text: dict[int, str] = {}
    for path in sorted((ROOT / "book").glob("*.ipynb")):
        chapter = chapter_of(path.stem)
        cells = json.loads(path.read_text("utf8"))["cells"]
        prose = "\n\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
        if chapter is not None:
            text[chapter] = text.get(chapter, "") + re.sub(
                r"^##+ [^\n]*|\$\$.*?\$\$|\$[^$]*\$|`[^`]*`",
                lambda found: found[0].replace("$", "") if found[0].startswith("#") else "x",
                prose,
                flags=re.DOTALL | re.MULTILINE,
            )
    return text


TEXT = written()
each_term = pytest.mark.parametrize("term", terms(), ids=lambda term: term.id)


def test_every_form_of_a_term_stands_in_the_book(subtests: pytest.Subtests) -> None:
    for term in terms():
        with subtests.test(term.id):
            chapters = [text for chapter, text in TEXT.items() if not term.only or chapter in term.only]
            for form in term.forms:
                finder = Finder((Term(term.id, term.name, (form,), "", (), (), 0, "", frozenset()),))
                assert any(finder.finds(text) for text in chapters), form


def test_a_term_has_a_short_meaning_chinese_names_in_chinese_and_a_section_that_explains_it(
    subtests: pytest.Subtests,
) -> None:
    for term in terms():
        with subtests.test(term.id):
            assert term.meaning.endswith((".", "$")), "a sentence"
            assert len(re.findall(r"[.](?=\s|$)", term.meaning)) <= 3
            assert len(term.chinese) <= 2
            assert len(set(term.chinese)) == len(term.chinese), (
                "a name that is written alike in both scripts stands once"
            )
            for name in term.chinese:
                assert re.fullmatch(r"(?:(?:Nim|SG|SJ) )?[\u4e00-\u9fff]+", name)
            headings = re.findall(r"^##+ (.*)", TEXT[term.chapter], re.MULTILINE)
            assert term.section in {nodes.make_id(heading) for heading in headings}


def test_no_form_and_no_id_stands_twice_and_all_chinese_names_of_the_chapters_are_there() -> None:
    assert [
        form for form, times in Counter(form.casefold() for term in terms() for form in term.forms).items() if times > 1
    ] == []
    assert len({term.id for term in terms()}) == len(terms()) > 50
    names = {word for term in terms() for name in term.chinese for word in re.findall(r"[\u4e00-\u9fff]+", name)}
    assert set(re.findall(r"[\u4e00-\u9fff]+", "".join(TEXT.values()))) <= names


def section(id: str, *content: nodes.Node) -> nodes.section:
    return nodes.section("", nodes.title("", f"About mex and {id}"), *content, ids=[id])


def paragraph(*parts: str | nodes.Node) -> nodes.paragraph:
    return nodes.paragraph("", "", *(nodes.Text(part) if isinstance(part, str) else part for part in parts))


def marked(*content: nodes.Node, chapter: int = 6) -> list[str]:
    """What is marked in a chapter of this content."""
    document = new_document("chapter")
    document += section("chapter", *content)
    return [found[0] for _, all_found in Finder(terms()).first(document, chapter) for found, _ in all_found]


def test_the_first_of_each_term_in_each_section_is_marked() -> None:
    one = section("one", paragraph("The mex and a mex, options, an Option."), section("deep", paragraph("mex")))
    two = section("two", paragraph("A P-", nodes.strong("", "P-position"), " of ultimately periodic Nim, mex."))
    assert marked(paragraph("mex"), one, two) == [
        "mex",
        "mex",
        "options",
        "P-position",
        "ultimately periodic",
        "Nim",
        "mex",
    ]


def test_forms_are_whole_words_wherever_lines_break_and_no_initials() -> None:
    assert marked(paragraph("R. P. Sprague, P. M. Grundy, mexes, a-mex, nim-sums-of, Nim 和")) == []
    assert marked(paragraph("Lasker’s\nNim has Grundy\nvalues. It is P.")) == ["Lasker’s\nNim", "Grundy\nvalues", "P"]


def test_nothing_is_marked_in_headings_links_code_formulas_captions_and_the_section_that_explains() -> None:
    cell = nodes.container("", nodes.paragraph("", "mex"), nb_element="cell_code")
    quiet = [
        nodes.reference("", "mex"),
        nodes.literal("", "mex"),
        nodes.math("", "mex"),
        nodes.raw("", "mex", format="html"),
    ]
    figure = nodes.figure("", nodes.caption("", "mex"))
    theorem = nodes.admonition("", nodes.title("", "mex"))
    assert (
        marked(paragraph(*quiet), cell, figure, theorem, nodes.literal_block("", "mex"), nodes.math_block("", "mex"))
        == []
    )
    home = section("more-than-two-labels", paragraph("mex of the kernels"))
    assert marked(home, chapter=4) == ["kernels"]
    assert marked(home, chapter=7) == ["mex", "kernels"], "another chapter's section of that name"


def test_a_form_that_means_something_else_elsewhere_is_marked_only_where_it_means_this() -> None:
    assert marked(paragraph("a cold loop in a field"), chapter=5) == ["cold"]
    assert marked(paragraph("a cold loop in a field"), chapter=9) == ["loop"]
    line = "to be copied into a terminal"
    assert (marked(paragraph(line), chapter=2), marked(paragraph(line), chapter=0)) == (["terminal"], [])
