"""The parts that paper adds to the book (a cover, contents, styles, a heading above each page). Each part is an HTML page of its own."""

from __future__ import annotations

import json
from collections.abc import Iterable
from html import escape
from pathlib import Path
from urllib.parse import urljoin

from bs4 import BeautifulSoup, Tag

from tools.printed.gather import Book, Entry

#: temporary target of links to other parts, until the parts are joined
ELSEWHERE = "https://elsewhere.invalid/#"
STYLE = Path(__file__).with_name("paper.css")


def sheets(book: Book, html: Path, title: str, address: str, version: str) -> list[str]:
    """Return the parts of the book, each as a page of HTML.

    A link to another part leads to `ELSEWHERE`, and is corrected in the joined PDF. Each part has an invisible link to each of its places
    that other parts refer to, because Chromium only records where a place is printed if a link of the same page leads there.
    """
    front = BeautifulSoup(f"<div>{cover(html, address, version)}{contents(book.entries)}</div>", "html.parser").find(
        "div"
    )
    assert isinstance(front, Tag)
    parts = {"front": front, **{str(part["id"]): part for part in book.parts}}
    own = {name: {str(element["id"]) for element in part.find_all(id=True)} | {name} for name, part in parts.items()}
    sought = {str(element["data-of"]) for part in parts.values() for element in part.select("[data-of]")}
    for name, part in parts.items():
        for link in part.find_all("a", href=True):
            target = str(link["href"]).removeprefix("#")
            if target != link["href"] and target not in own[name]:
                sought.add(target)
                link["href"] = ELSEWHERE + target
    links = "".join(f'<link rel="stylesheet" href="{escape(uri)}">\n' for uri in styles(html))
    pages = []
    for name, part in parts.items():
        places = "".join(f'<a href="#{escape(id)}"></a>' for id in sorted(own[name] & sought))
        pages.append(
            f'<!DOCTYPE html>\n<html lang="en" data-theme="light" data-mode="light">\n<head><meta charset="utf-8">\n'
            f"<title>{escape(title)}</title>\n{links}<style>\n{STYLE.read_text('utf8')}\n{head(book.heads.get(name, ''))}</style></head>\n"
            f"<body>\n<div hidden>{places}</div>\n{part.decode(formatter='minimal')}\n</body>\n</html>\n"
        )
    return pages


def styles(html: Path) -> list[str]:
    """Return the style sheets of all pages, each once, in the order of the pages' links; the book's own come last."""
    uris: dict[str, None] = {}
    for page in sorted(html.glob("book/*.html")):
        head, _, _ = page.read_text("utf8").partition("<body")
        for link in BeautifulSoup(head, "html.parser").find_all("link", rel="stylesheet"):
            uris[urljoin(page.as_uri(), str(link["href"]))] = None
    # the book's own style sheets override the others, as on its pages
    return sorted(uris, key=lambda uri: uri.partition("?")[0].endswith(("/face.css", "/book.css")))


def cover(html: Path, address: str, version: str) -> str:
    """Return the site's own cover on a page of its own, with the version, and the licences from the foot of each page."""
    page = BeautifulSoup((html / "book" / "index.html").read_text("utf8"), "html.parser")
    drawn, foot = page.find(class_="cg-cover-head"), page.find(class_="cg-terms")
    live = f'<p>You can play on every board at <a href="{escape(address)}">{escape(address)}</a></p>' if address else ""
    licences = foot.get_text().strip() if isinstance(foot, Tag) else ""
    lines = "".join(f"<p>{escape(line)}</p>" for line in (f"Version {version}", licences))
    return f'<div class="cg-text pr-cover">{drawn or ""}<div class="pr-imprint">{live}{lines}</div></div>'


def contents(entries: Iterable[Entry]) -> str:
    """Return the table of contents; its page numbers are filled in when they are known."""
    lines = "".join(
        f'<li class="pr-level-{entry.level}"><a href="#{escape(entry.id)}">{escape(entry.title)}</a>'
        f'<span class="pr-page" data-of="{escape(entry.id)}">0000</span></li>'
        for entry in entries
    )
    return f'<section class="cg-text pr-contents" id="contents"><h1>Contents</h1><ol>{lines}</ol></section>'


def head(title: str) -> str:
    """Return the style that prints a part's title above its pages."""
    # a quoted JSON string is also a CSS string, except for characters that JSON would escape by number
    return f"@page {{ @top-right {{ content: {json.dumps(title, ensure_ascii=False)}; }} }}\n" if title else ""
