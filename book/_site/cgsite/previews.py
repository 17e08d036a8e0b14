"""Previews of terms and labelled theorems, shown next to links.

Each page has a script with its previews, which `previews.js` fetches when the first preview is needed. (sphinx-tippy is
similar, but loads its previews with the page and takes two libraries from another host; sphinx-hoverxref asks a server.)
"""

from __future__ import annotations

import json
import posixpath
import shutil
from collections.abc import Iterator

from selectolax.lexbor import LexborNode

from cgsite.glossary import PAGE as GLOSSARY
from cgsite.site import Page, Site


def shown(page: Page) -> Iterator[tuple[str, str]]:
    """Yield the id and the HTML of each term and theorem of a page; `previews.js` removes the ids and links."""
    for theorem in page.all("article .proof[id]"):
        yield theorem.id or "", _html(theorem, "p.admonition-title", '[class*="-content"]')
    if page.name == GLOSSARY:
        for term, meaning in zip(page.all(".cg-glossary dt"), page.all(".cg-glossary dd"), strict=True):
            yield term.id or "", f'<p class="cg-preview-title">{term.inner_html}</p>{_html(meaning, ".cg-meaning")}'


def _html(node: LexborNode, *selectors: str) -> str:
    return "".join(part.html or "" for selector in selectors if (part := node.css_first(selector)) is not None)


def write_previews(site: Site) -> None:
    """Write the previews of each page, and put their address into the page."""
    shutil.rmtree(site.static / "previews", ignore_errors=True)  # previews from an earlier build
    things = {(name, id): html for name, page in site.pages.items() for id, html in shown(page)}
    for name, page in site.pages.items():
        article = page.first("article")
        if article is None:
            continue
        previews = {}
        for link in article.css("a.internal[href*='#']"):
            href = link.attributes["href"] or ""
            where, _, id = href.partition("#")
            target = (
                posixpath.normpath(posixpath.join(posixpath.dirname(name), where.removesuffix(".html")))
                if where
                else name
            )
            if html := things.get((target, id)):
                previews[href] = html
        if previews:
            file = f"_static/previews/{name.replace('/', '-')}.js"
            site.write(file, f"window.cgPreviews = {json.dumps(previews, ensure_ascii=False)};\n")
            article.attrs["data-previews"] = page.up + file
