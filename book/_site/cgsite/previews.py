"""What the links of a page lead to, shown beside the link: a theorem, the beginning of a chapter or section, a source, a term.

A preview is cut out of the finished page to which the link leads: formulas are set there, and numbers given. Those of a page stand in
a script of its own, which `previews.js` fetches when the first of them is asked for. (sphinx-tippy does the like, but loads its
previews with the page and takes two libraries from another host; sphinx-hoverxref asks a server.)
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterable, Iterator
from functools import cache

from selectolax.lexbor import LexborHTMLParser, LexborNode

from cgsite.site import Page, Site

MOST = 16_000  # characters of a preview: whatever is longer is no preview
LISTS = {"book/teachers"}  # of all exercises: their previews would be heavier than the page
_SENTENCE = re.compile(r"[.?!][”’)]?(?=\s|$)")
_ASIDE = re.compile(r"(?:admonition|sidebar|cell|cg-(?!extra$|fold$)[\w-]+|cg)")  # not the beginning of a text


def preview(page: Page, id: str) -> str:
    """What a page has under an id, or its beginning, in short; nothing, if it is none of the things of the book."""
    element = page.first(f'article [id="{id}"]' if id else "article section")
    if element is None:
        return ""
    classes = set((element.attributes.get("class") or "").split())
    if element.tag == "section":
        return _section(element)
    if element.tag == "dt":
        meaning = next(following for following in _after(element) if following.tag == "dd")
        if "sig" not in classes:
            return _titled(element, meaning.css(".cg-meaning"))
        first = next(_inside(meaning), None)
        return _titled(element.css_first(".sig-name"), [_sentence(first)] if first and first.tag == "p" else [])
    if {"proof", "admonition"} <= classes:
        title, content = element.css_first("p.admonition-title"), element.css_first('[class*="-content"]')
        return _titled(title, _inside(content)) if title and content else ""
    if "tag_exercise" in classes:
        title, *question = element.css(".cell_output > p")[:2]  # and how its question begins
        return _titled(title, question)
    if "citation" in classes:
        return "".join(_clean(child).html or "" for child in _inside(element) if child.tag == "p")
    return ""


def _section(section: LexborNode) -> str:
    """Its heading and its first sentence."""
    first = next(
        (paragraph for paragraph in section.css("p") if paragraph.text().strip() and not _aside(paragraph, section)),
        None,
    )
    heading = section.css_first("h1, h2, h3, h4, h5, h6")
    return _titled(heading, [_sentence(first)] if first else []) if heading else ""


def _aside(node: LexborNode, within: LexborNode) -> bool:
    while node.mem_id != within.mem_id and node.parent is not None:
        node = node.parent
        if any(_ASIDE.fullmatch(name) for name in (node.attributes.get("class") or "").split()):
            return True
    return False


def _inside(node: LexborNode) -> Iterator[LexborNode]:
    """The elements that it holds."""
    return _elements(node.first_child)


def _after(node: LexborNode) -> Iterator[LexborNode]:
    return _elements(node.next)


def _elements(node: LexborNode | None) -> Iterator[LexborNode]:
    while node is not None:
        if node.is_element_node:
            yield node
        node = node.next


def _titled(title: LexborNode | None, content: Iterable[LexborNode]) -> str:
    assert title is not None
    words = (_clean(title).inner_html or "").strip()
    return f'<p class="cg-preview-title">{words}</p>' + "".join(
        (_clean(element).html or "").strip() for element in content
    )


def _sentence(paragraph: LexborNode) -> LexborNode:
    """Its first sentence."""
    copy = paragraph.clone()
    part = copy.first_child
    while part is not None:
        if part.is_text_node and (end := _SENTENCE.search(part.text(deep=False))):
            while part.next is not None:
                part.next.remove()
            part.replace_with(part.text(deep=False)[: end.end()])
            break
        part = part.next
    return copy


def _clean(element: LexborNode) -> LexborNode:
    """A copy without ids, links, and what a page does not need."""
    copy = element.clone()
    for unwanted in copy.css("a.headerlink, annotation, script"):
        unwanted.decompose()
    for part in [copy, *copy.css("[id], [xmlns], .cg-chapter-number")]:
        for name in ("id", "xmlns", *["class"] * ("cg-chapter-number" in (part.attributes.get("class") or ""))):
            if name in part.attributes:
                del part.attrs[name]
    for link in copy.css("a"):
        span = LexborHTMLParser(f"<span>{link.inner_html}</span>", is_fragment=True).root
        assert span is not None
        link.replace_with(span)
    return copy


def write(site: Site) -> None:
    """Writes the previews of each page, and tells the page where they are."""

    @cache
    def preview_of(page: str, id: str) -> str:
        return preview(site.pages[page], id)

    for name, page in site.pages.items():
        article = page.first("article")
        if name in LISTS or name == site.app.config.root_doc or article is None:
            continue
        previews: dict[str, str] = {}
        for link in article.css("a.internal[href]"):
            href = link.attributes["href"] or ""
            if href not in previews and (target := _target(site, name, href)):
                previews[href] = preview_of(*target)
        previews = {href: html for href, html in previews.items() if 0 < len(html) <= MOST}
        if previews:
            file = f"_static/previews/{name.replace('/', '-')}.js"
            site.write(file, f"window.cgPreviews = {json.dumps(previews, ensure_ascii=False)};\n")
            article.attrs["data-previews"] = page.up + file


def _target(site: Site, page: str, href: str) -> tuple[str, str] | None:
    """The page that a link leads to, and the id there."""
    where, _, id = href.partition("#")
    path = posixpath.normpath(posixpath.join(posixpath.dirname(page), where)) if where else f"{page}.html"
    name = path.removesuffix(".html")
    return (name, id) if path.endswith(".html") and name in site.pages and (id or where) else None
