"""Every link within the book leads to a page, and to a place of it, that is there."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import pytest

from tests.browser import SITE

pytestmark = pytest.mark.browser  # it needs the built site
ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|//")
MADE_BY_A_SCRIPT = ("board-",)  # a game in progress: `book/cgbook/widgets/front/page/links.js` reads it


@cache
def _ids(path: Path) -> frozenset[str]:
    return frozenset(re.findall(r'\sid="([^"]+)"', path.read_text("utf8")))


def dead(path: Path) -> list[str]:
    """The links of a page that lead nowhere."""
    text = re.sub(r"<script.*?</script>", "", path.read_text("utf8"), flags=re.DOTALL)
    found = []
    for href in {unescape(one) for one in re.findall(r'<a\b[^>]*?\shref="([^"]*)"', text)}:
        if ELSEWHERE.match(href):
            continue
        where, _, id = href.partition("#")
        base = SITE if where.startswith("/") else path.parent  # the page of lost addresses says all from the top
        target = (base / unquote(where.partition("?")[0]).lstrip("/")).resolve() if where else path
        if not target.is_file():
            found.append(f"{href}: no such file")
        elif (
            id and target.suffix == ".html" and not id.startswith(MADE_BY_A_SCRIPT) and unquote(id) not in _ids(target)
        ):
            found.append(f"{href}: no such place")
    return found


def test_a_dead_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    links = ("#here", "#there", "page.html#here", "other.html", "https://example.org/#x")
    page.write_text('<p id="here">' + "".join(f'<a href="{link}">x</a>' for link in links))
    assert sorted(dead(page)) == ["#there: no such place", "other.html: no such file"]


def test_no_link_of_the_book_is_dead() -> None:
    pages = sorted(SITE.rglob("*.html"))
    pages = [path for path in pages if "_static" not in path.relative_to(SITE).parts]
    assert len(pages) > 25
    assert {path.relative_to(SITE).as_posix(): found for path in pages if (found := dead(path))} == {}
