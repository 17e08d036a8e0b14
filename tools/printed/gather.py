"""One document of the pages of the built site: links lead to its own parts, and hints and solutions stand at its end."""

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

#: pages that want a screen: games of one's own, problems without end, what was missed, classes, the reference, the seconds of a build
SCREEN = re.compile(r"book/(laboratory|practice|review|teachers|grading|about|api/.*)")
#: what is touched and not read, what comes later by a script, and what has its place on paper elsewhere
_LEFT_OUT = (
    "script, style, noscript, template, form, button, input, select, iframe, .headerlink, .cg-seal, .cg-recall, .cg-progress, "
    ".cg-time, p.cg-door, .cg-sliders > :not(.cg-stored), .cg-stored-head, .toctree-wrapper, .cg-cover-head"
)
#: what a place of the page is good for, by the tag of its cell
_CALLS = {
    "play": "Play it",
    "label": "Label it",
    "explore": "Try others",
    "story": "Step through it",
    "exercise": "Answer it",
    "interact": "Move the sliders",
}
_UNSOLVED = "Write your answer down; with scripts on, it is checked here."


@dataclass(frozen=True)
class Entry:
    """A line of the contents and of the bookmarks: a part of the document, how deep it lies, and what stands in it."""

    level: int
    id: str
    title: str


@dataclass
class Book:
    """What was gathered."""

    parts: list[Tag] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    heads: dict[str, str] = field(default_factory=dict)  # of each part, what stands above its pages


def listed(toc: dict[str, Any]) -> list[str]:
    """The pages of the book in the order of `_toc.yml`, without those that want a screen."""

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
    """The id in the document of a place of the site. Those of the first page stay, since style sheets name them."""
    if fragment and name_of(page) == "index":
        return fragment
    return f"{name_of(page)}--{fragment}" if fragment else name_of(page)


def gather(html: Path, toc: Path, address: str) -> Book:
    """The book that lies built in a folder; `address` is where it is published, or empty.

    Raises
    ------
    FileNotFoundError
        When a page of the book was not built.
    ValueError
        When a page is none of the book's.
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
    """The element that is written so."""
    tag = BeautifulSoup(html, "html.parser").find(True)
    assert isinstance(tag, Tag)
    return tag.extract()


def _clear(article: Tag) -> None:
    """Takes out what paper has no use for, and opens what is folded but for code."""
    for element in article.select(_LEFT_OUT):
        element.decompose()
    for element in article.select(".cg-place p"):
        if element.get_text() == _UNSOLVED:
            element.decompose()
    for fold in article.select("details.hide"):
        cell = fold.find_parent(class_="cg-check")
        summary = fold.select_one("summary .collapsed")
        if cell is not None and summary is not None:
            fold.replace_with(element_of(f'<p class="pr-check">{summary.decode_contents()}</p>'))
        else:
            fold.decompose()
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
    """Says below each board at which address it is alive."""
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
    """Gives all ids the name of their page, and leads links and pictures to where they now lie."""
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
    """Where a link leads in print: within the document, to another host, to the published page, or nowhere."""
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
    """Adds the headings of a page to the contents, but for the letters of an index; its title."""
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
    """Takes hints and solutions out of their exercises, for the end of the book."""
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
