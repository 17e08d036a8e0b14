"""Tests of the printed book: the parts gathered from the site, and the sheets and the PDF made from them."""

from __future__ import annotations

import io
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import yaml
from pypdf import PdfReader
from pypdf.generic import Destination

from tests.browser import ROOT, SITE
from tests.chapters import LISTED
from tools.printed.binding import bind
from tools.printed.gather import Book, gather, listed
from tools.printed.paper import ELSEWHERE, sheets
from tools.printed.press import places, press

TITLE = yaml.safe_load((ROOT / "_config.yml").read_text("utf8"))["title"]
PAGE = """<html><head><link rel="stylesheet" href="../_static/book.css?v=1"></head>
<body><article class="cg-text">{}</article>
<footer><span class="cg-terms">Text under one licence; code under another.</span> <a href="x">Others</a></footer></body></html>"""
ONE = """<section id="one"><h1>One<a class="headerlink" href="#one">#</a></h1>
<p>See <a href="02-two.html#thm">a theorem</a>, <a href="02-two.html#gone">what is gone</a>,
<a href="02-two.html#filter">what is touched</a>,
<a href="practice.html#now">practice</a>,
<a href="https://example.org/x">elsewhere</a>.</p>
<section id="play"><h2>Play <small class="cg-optional">optional</small></h2>
<details class="cg-fold"><summary>Read on</summary><div class="cell tag_play"><div class="cell_output"><div class="cg-place"><svg><defs>
<clippath id="p1"></clippath></defs><path clip-path="url(#p1)"></path></svg></div></div></div></details></section></section>"""
TWO = """<section id="two"><h1>Two</h1><div class="proof theorem" id="thm">A theorem.
<div class="cell cg-check"><details class="hide"><summary><p class="collapsed">Checked by a program</p></summary>
<div class="cell_input"><p>This program tries all.</p><pre>agree()</pre></div>
<div class="cell_output"><pre>9 positions compared.</pre></div></details></div></div>
<div class="cell tag_exercise" id="exercise-2-1"><div class="cell_output">
<p><strong>Exercise 2.1. Count</strong> (1 point)</p><p>How many?
<span class="katex"><span class="katex-mathml"><math
xmlns="http://www.w3.org/1998/Math/MathML"><mi>n</mi><annotation>x</annotation></math></span><span class="katex-html">n</span></span></p>
<div class="cg-place"><p>Write your answer down. If scripts are on, your answer is checked here.</p></div>
<details><summary>▸ Hint 1</summary><p>Count them.</p></details><details><summary>▸ Solution</summary><p>Seven.</p></details></div></div>
<div class="cell cg-check"><details class="hide"><summary>
<p class="collapsed">7 positions compared.</p></summary><pre>agree()</pre></details></div>
<form id="filter"><button>Show all</button></form></section>"""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """Write a site of two chapters and a page that needs a screen, and return its folder."""
    folder = tmp_path / "html" / "book"
    folder.mkdir(parents=True)
    pages = {"index": "<h1>Hello</h1>", "01-one": ONE, "02-two": TWO, "practice": "<h1>Practice</h1>"}
    for name, text in pages.items():
        (folder / f"{name}.html").write_text(PAGE.format(text), "utf8")
    toc = {"root": "book/index", "chapters": [{"file": f"book/{name}"} for name in list(pages)[1:]]}
    (tmp_path / "_toc.yml").write_text(yaml.safe_dump(toc), "utf8")
    return tmp_path


def whole(small: Path, address: str = "") -> tuple[Book, str]:
    book = gather(small / "html", small / "_toc.yml", address)
    return book, "\n".join(sheets(book, small / "html", TITLE, address, "1.2.3"))


def test_links_lead_to_places_in_the_document_or_to_the_published_page(small: Path) -> None:
    _, text = whole(small)
    assert f'href="{ELSEWHERE}02-two--thm">a theorem' in text
    assert f'href="{ELSEWHERE}02-two">what is gone' in text
    assert f'href="{ELSEWHERE}02-two">what is touched' in text
    assert "<span>practice</span>" in text
    assert 'href="https://example.org/x"' in text
    assert "Play it on the page <em>One</em>." in text, "the text for a board must say where it can be played"
    assert "<p>Version 1.2.3</p><p>Text under one licence; code under another.</p>" in text, (
        "the cover must have the version and the licences"
    )
    for gone in (
        "agree()",
        "<form",
        "<button",
        "If scripts are on",
        "Checked by a program",
        "Read on",
        "headerlink",
        "<h1>Practice",
        "Others",
    ):
        assert gone not in text, "controls and folds must not be printed"
    assert "7 positions compared." in text
    assert '<p class="pr-check">This program tries all. 9 positions compared.</p>' in text
    _, text = whole(small, "https://example.org/games/")
    assert 'href="https://example.org/games/book/practice.html#now">practice' in text
    assert '<a class="pr-live" href="https://example.org/games/book/01-one.html#play">example.org' in text
    ids = re.findall(r'<[^>]*\sid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(rf'href="(?:#|{ELSEWHERE})([^"]+)"', text)) <= set(ids)
    # Chromium records where a place is printed only if a link in the same part leads there.
    assert {"02-two--thm", "02-two", "01-one--play"} <= set(re.findall(r'<a href="#([^"]+)"></a>', text))
    assert "url(#01-one--p1)" in text


def test_hints_and_solutions_are_at_the_end(small: Path) -> None:
    book, text = whole(small)
    assert [(entry.level, entry.title) for entry in book.entries] == [
        (1, "Hello"), (1, "One"), (2, "Play"), (1, "Two"), (1, "Hints"), (2, "Two"), (1, "Solutions"), (2, "Two")
    ]  # fmt: skip
    order = [text.index(words) for words in ("How many?", "Count them.", "Seven.")]
    assert order == sorted(order)
    assert text.index("Count them.") > text.index('id="hints"')
    assert text.index("Seven.") > text.index('id="solutions"')
    assert f'href="{ELSEWHERE}solution--02-two--exercise-2-1">Solution, page' in text


def test_all_pages_are_printed_except_those_that_need_a_screen() -> None:
    toc = yaml.safe_load((ROOT / "_toc.yml").read_text("utf8"))
    pages = listed(toc)
    chapters = [entry["file"] for entry in LISTED]
    left = ("laboratory", "practice", "review", "teachers", "api/index", "about")
    assert {page for page in chapters if page not in pages} == {f"book/{name}" for name in left}


def outline(reader: PdfReader) -> list[tuple[str, int]]:
    """Return the title of each bookmark, with the number of the page it leads to."""

    def walk(entries: list[Destination | list[object]]) -> list[tuple[str, int]]:
        found: list[tuple[str, int]] = []
        for entry in entries:
            if isinstance(entry, list):
                found += walk(entry)  # type: ignore[arg-type]
            else:
                found.append((str(entry.title), (reader.get_destination_page_number(entry) or 0) + 1))
        return found

    return walk(reader.outline)  # type: ignore[arg-type]


def printed(folder: Path, toc: Path, address: str) -> PdfReader:
    """Return the PDF of a book with the given table of contents, after the checks that any PDF must pass."""
    book = gather(SITE, toc, address)
    papers, links = [], 0
    for i, text in enumerate(sheets(book, SITE, TITLE, address, "1.2.3")):
        papers.append(folder / f"{i}.html")
        papers[-1].write_text(text, "utf8")
        links += len(re.findall(rf'href="(?:#|{ELSEWHERE})[^"]+"(?!></a>)', text))
    with ThreadPoolExecutor(1) as pool:  # the current thread belongs to the browser of other tests
        parts = pool.submit(press, papers, need_chinese=False).result()
    reader = PdfReader(io.BytesIO(bind(parts, book.entries, TITLE, "its authors")))
    numbers, marks = places(reader), outline(reader)
    assert reader.metadata is not None
    assert reader.metadata.title == TITLE
    assert marks == [(entry.title, numbers[entry.id]) for entry in book.entries]
    said = {number: page.extract_text().split() for number, page in enumerate(reader.pages, 1)}
    assert [number for number, words in said.items() if len(words) < 4] == [], "no page may be blank"
    # The text of a page begins with its margins, which have the title of the part and the page number.
    assert [number for number, words in said.items() if number > 1 and str(number) not in words[:12]] == []
    inside = 0
    for page in reader.pages:
        for note in page.get("/Annots", []):
            link = note.get_object()
            if "/Dest" in link:
                assert str(link["/Dest"]).removeprefix("/") in numbers
                inside += 1
            else:
                assert re.match(r"https?://(?!127\.0\.0\.1|localhost|elsewhere)|mailto:", str(link["/A"]["/URI"])), (
                    link["/A"]
                )
    assert inside >= links  # a link on two lines counts twice
    return reader


@pytest.mark.slow
@pytest.mark.browser
def test_a_small_book_is_printed(tmp_path: Path) -> None:
    toc = tmp_path / "_toc.yml"
    pages = [{"file": "book/06-survey"}, {"file": "book/08-tartan"}]
    toc.write_text(yaml.safe_dump({"root": "book/index", "chapters": pages}), "utf8")
    reader = printed(tmp_path, toc, "https://example.org/games/")
    assert 15 < len(reader.pages) < 60
    contents = next(page.extract_text() for page in reader.pages if "Contents" in page.extract_text())
    assert "0000" not in contents
    numbers = places(reader)
    assert re.search(rf"Solutions\s*{numbers['solutions']}\b", contents)
    # An exercise gives the page of its solution.
    exercise = next(id for id in numbers if id.startswith("solution--"))
    first_page = numbers[exercise.removeprefix("solution--")]  # the exercise may continue on the next page
    text = "".join(page.extract_text() for page in reader.pages[first_page - 1 : first_page + 1])
    assert f"Solution, page {numbers[exercise]}" in text


@pytest.mark.browser
@pytest.mark.slow
def test_the_whole_book_is_printed(tmp_path: Path) -> None:
    reader = printed(tmp_path, ROOT / "_toc.yml", "")
    assert len(reader.pages) > 300
