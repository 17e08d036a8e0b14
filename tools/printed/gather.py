"""A program that makes one document from the built site's pages, with links that stay inside it, and hints and solutions at the end."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urldefrag, urljoin

import yaml
from bs4 import BeautifulSoup, Tag

#: pages that need a screen: the reader's own games, endless problems, the review, classes, the build's timings, the reference
SCREEN = re.compile(r"book/(laboratory|practice|review|teachers|grading|about|api/.*)")
#: selectors of elements to leave out: controls, elements that a script fills later, and elements that are elsewhere on paper
_LEFT_OUT = (
    "script, style, noscript, template, form, button, input, select, iframe, .headerlink, .cg-seal, .cg-recall, .cg-progress, "
    ".cg-time, .cg-program, p.cg-door, .cg-sliders > :not(.cg-stored), .cg-stored-head, .toctree-wrapper, .cg-cover-head"
)
#: tag of a board's cell -> invitation to use the board
_CALLS = {
    "play": "Play it",
    "label": "Label it",
    "explore": "Try others",
    "story": "Step through it",
    "exercise": "Answer it",
    "interact": "Move the sliders",
}
_UNSOLVED = "Write your answer down. If scripts are on, your answer is checked here."


@dataclass(frozen=True)
class Entry:
    """A line of the contents and of the bookmarks, with its level, the id of its place in the document, and its title."""

    level: int
    id: str
    title: str


@dataclass
class Book:
    """The parts of the book, the entries of its contents, and the heads of its parts."""

    parts: list[Tag] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    heads: dict[str, str] = field(default_factory=dict)  # id of a part -> title above its pages


def listed(toc: dict[str, Any]) -> list[str]:
    """Return the pages of the book in the order of `_toc.yml`, without the pages that need a screen."""

    def walk(entries: list[dict[str, Any]]) -> Iterator[str]:
        for entry in entries:
            yield entry["file"]
            yield from walk(entry.get("sections", []))

    parts = toc.get("parts", [toc])
    names = [toc["root"], *(name for part in parts for name in walk(part["chapters"]))]
    return [name for name in names if not SCREEN.fullmatch(name)]


def name_of(page: str) -> str:
    return page.rpartition("/")[2]


def place(page: str, fragment: str = "") -> str:
    """Return the document's id for a place on the site. Ids of the first page don't change, because style sheets use them."""
    if fragment and name_of(page) == "index":
        return fragment
    return f"{name_of(page)}--{fragment}" if fragment else name_of(page)


def gather(html: Path, toc: Path, address: str) -> Book:
    """Return the book built in a folder; `address` is where the book is published, or empty.

    Raises
    ------
    FileNotFoundError : if a page of the book hasn't been built.
    ValueError : if a page has no article.
    """
    pages = listed(yaml.safe_load(toc.read_text("utf8")))
    articles: dict[str, Tag] = {}
    for page in pages:
        soup = BeautifulSoup((html / f"{page}.html").read_text("utf8"), "html.parser")
        article = soup.select_one("article.cg-text")
        if article is None:
            raise ValueError(f"{page}.html has no article")
        _clear(article)
        articles[page] = article
    known = {page: {str(element["id"]) for element in article.find_all(id=True)} for page, article in articles.items()}
    book = Book()
    hints, solutions = Book(), Book()
    for page, article in articles.items():
        _mark_places(article, page, address)
        _rename(article, page, known, html, address)
        title = _entries(article, page, book)
        book.heads[place(page)] = title
        article.name, article.attrs = "section", {"class": "cg-text pr-part", "id": place(page)}
        book.parts.append(article)
        _put_back(article, page, title, hints, solutions)
    for name, title, back in (("hints", "Hints", hints), ("solutions", "Solutions", solutions)):
        if back.parts:
            part = element_of(f'<section class="cg-text pr-part pr-back" id="{name}"><h1>{title}</h1></section>')
            part.extend(back.parts)
            book.parts.append(part)
            book.heads[name] = title
            book.entries += [Entry(1, name, title), *back.entries]
    return book


def element_of(html: str) -> Tag:
    """Return the first element in a piece of HTML."""
    tag = BeautifulSoup(html, "html.parser").find(True)
    assert isinstance(tag, Tag)
    return tag.extract()


def _clear(article: Tag) -> None:
    """Remove the elements that are useless on paper, and open all folds except code."""
    for element in article.select(_LEFT_OUT):
        element.decompose()
    for element in article.select(".cg-place p"):
        if element.get_text() == _UNSOLVED:
            element.decompose()
    for fold in article.select("details.hide"):
        cell = fold.find_parent(class_="cg-check")
        said = fold.select_one(".cell_output pre") or fold.select_one("summary .collapsed")
        told = fold.select(".cell_input > p")  # sentence that says what the program of a badge does
        if cell is not None and said is not None:
            words = " ".join(each.decode_contents().strip() for each in (*told, said))
            fold.replace_with(element_of(f'<p class="pr-check">{words}</p>'))
        else:
            fold.decompose()
    for problem in article.select("details.cg-problem"):  # the problem's row becomes its heading
        problem.name = "article"
        if problem.summary:
            problem.summary.name = "header"
    for fold in article.select("details.cg-fold"):
        if fold.summary:
            fold.summary.decompose()
        fold.unwrap()
    for box in article.select("[tabindex]"):
        del box["tabindex"]
    for cell in reversed(article.select("div.cell, div.cell_output, div.cg-place")):
        if not cell.find(True) and not cell.get_text(strip=True) and not cell.get("id"):
            cell.decompose()


def _mark_places(article: Tag, page: str, address: str) -> None:
    """Add below each board the address, or the name of the page, where readers can use it."""
    title = article.find(["h1"])
    for board in article.select(".cg-place, .cg-stored"):
        cell = board.find_parent(class_="cell")
        if cell is None or not board.find(True):
            continue
        tags = {name.removeprefix("tag_") for name in cell.get_attribute_list("class") if name}
        call = next((call for tag, call in _CALLS.items() if tag in tags), "Try it")
        own = str(cell.get("id") or "")
        near = cell.find_parent("section", id=True)
        fragment = own or (str(near["id"]) if near else "")
        if address:
            at = f"{urljoin(address, page)}.html" + (f"#{fragment}" if fragment else "")
            line = f'{call}: <a class="pr-live" href="{at}">{at.partition("://")[2]}</a>'
        else:
            name = title.get_text(" ", strip=True) if title else page
            line = f"{call} on the page <em>{name}</em>."
        board.insert_after(element_of(f'<p class="pr-at">{line}</p>'))


def _rename(article: Tag, page: str, known: dict[str, set[str]], html: Path, address: str) -> None:
    """Prefix the ids with the name of their page, except on the first page, and update the addresses of links and pictures."""
    for element in article.find_all(True):
        for name in ("id", "for", "aria-labelledby", "aria-describedby"):
            if value := element.get(name):
                element[name] = " ".join(place(page, word) for word in str(value).split())
        for name, value in element.attrs.items():
            if isinstance(value, str) and "url(#" in value:
                element[name] = re.sub(r"url\(#([^)]+)\)", lambda match: f"url(#{place(page, match[1])})", value)
        for name in ("href", "xlink:href"):
            if element.name == "a" or not str(element.get(name, "")).startswith("#"):
                continue
            element[name] = f"#{place(page, str(element[name])[1:])}"
        if element.name == "img" and not str(element["src"]).startswith("data:"):
            element["src"] = (html / posixpath.dirname(page) / str(element["src"])).resolve().as_uri()
    for link in article.select("a[href]"):
        if not (href := _led(str(link["href"]), page, known, address)):
            link.name = "g" if link.find_parent("svg") else "span"
            del link["href"]
        else:
            link["href"] = href


def _led(href: str, page: str, known: dict[str, set[str]], address: str) -> str:
    """Return a link's target in print: a place in the document, another host, the published page, or "" for no link."""
    if re.match(r"[a-z][a-z0-9+.-]*:", href):
        return "" if href.startswith("javascript:") else href
    path, fragment = urldefrag(href)
    target = posixpath.normpath(posixpath.join(posixpath.dirname(page), unquote(path))) if path else page + ".html"
    name = target.removesuffix(".html")
    if name in known:
        fragment = unquote(fragment)
        return "#" + (place(name, fragment) if fragment in known[name] else place(name))
    return urljoin(address, target) + (f"#{fragment}" if fragment else "") if address else ""


def _entries(article: Tag, page: str, book: Book) -> str:
    """Add the headings of a page to the contents, except the letters of an index, and return the page's title."""
    title = ""
    for heading in article.select("h1, h2"):
        words = " ".join(heading.get_text(" ").split())
        words = re.sub(r" optional$", "", words)
        if heading.name == "h1":
            title = words
            book.entries.append(Entry(1, place(page), words))
        elif len(words) > 1 and (section := heading.find_parent("section", id=True)) is not None:
            book.entries.append(Entry(2, str(section["id"]), words))
    return title


def _put_back(article: Tag, page: str, title: str, hints: Book, solutions: Book) -> None:
    """Move hints and solutions from their exercises to the end of the book."""
    for back, name in ((hints, "hints"), (solutions, "solutions")):
        back.parts.append(element_of(f'<section id="{name}--{place(page)}"><h2>{title}</h2></section>'))
    for exercise in article.select(".tag_exercise, .cg-problem"):
        folds = {
            " ".join(fold.summary.get_text().split()).lstrip("▸ "): fold
            for fold in exercise.select("details")
            if fold.summary
        }
        if "Solution" not in folds:
            continue
        id = str(exercise["id"])
        heading = exercise.select_one("h3") or exercise.select_one("strong")
        called = heading.decode_contents() if heading else ""
        solved = element_of(
            f'<div class="pr-answer" id="solution--{id}"><p class="pr-of"><a href="#{id}">{called}</a></p></div>'
        )
        hinted = element_of(
            f'<div class="pr-answer" id="hints--{id}"><p class="pr-of"><a href="#{id}">{called}</a></p></div>'
        )
        for name, fold in folds.items():
            fold.extract()
            if fold.summary:
                fold.summary.decompose()
            if name == "Solution":
                solved.extend(list(fold.contents))
            else:
                label = element_of(f'<div class="pr-hint"><p class="pr-label">{name}</p></div>')
                label.extend(list(fold.contents))
                hinted.append(label)
        hints.parts[-1].append(hinted)
        solutions.parts[-1].append(solved)
        words = (f'<a href="#{kind}--{id}">{label}, page <span class="pr-page" data-of="{kind}--{id}">0000</span></a>'
                 for kind, label in (("hints", "Hints"), ("solution", "Solution")))  # fmt: skip
        line = element_of(f'<p class="pr-to">{" · ".join(words)}</p>')
        (exercise.select_one(".cell_output") or exercise).append(line)
    for back, name in ((hints, "hints"), (solutions, "solutions")):
        if back.parts[-1].select_one(".pr-answer"):
            back.entries.append(Entry(2, f"{name}--{place(page)}", title))
        else:
            back.parts.pop()
