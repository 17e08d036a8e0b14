"""What the links of a page lead to, shown beside the link: a theorem, the beginning of a chapter or section, a source, a term.

A preview is cut out of the finished page to which the link leads: formulas are set there, and numbers given. Those of a page stand in
a script of its own, which `previews.js` fetches when the first of them is asked for. (sphinx-tippy does the like, but loads its
previews with the page and takes two libraries from another host; sphinx-hoverxref asks a server.)
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from bs4 import BeautifulSoup, Tag
from bs4.element import NavigableString
from sphinx.application import Sphinx

from cgsite.widgets import name_of

MOST = 16_000  # characters of a preview: whatever is longer is no preview
LISTS = {"book/teachers"}  # of all exercises: their previews would be heavier than the page
BEGINNINGS = 8_000, 100_000  # characters, in which a section's first sentence is looked for: to parse many takes time
_ARTICLE = re.compile(r'<article class="bd-article"(?: data-previews="[^"]*")?>')
_END = "</article>"
_LINK = re.compile(r'<a class="(?:[\w-]+ )*internal(?: [\w-]+)*" href="([^"]+)"')
_SENTENCE = re.compile(r"[.?!][”’)]?(?=\s|$)")
_PARAGRAPH = re.compile(r"\s*<dd>\s*(<p>.*?</p>)", re.DOTALL)  # how what is told of a name of the reference begins
_ASIDE = re.compile(r"^(?:admonition|sidebar|cell|cg-(?!extra$|fold$)[\w-]+|cg)$")  # not the beginning of a text


def preview(page: str, id: str) -> str:
    """What a page has under an id, or its beginning, in short; nothing, if it is none of the things of the book."""
    opening = re.search(rf'<(\w+)[^>]* id="{re.escape(id)}"[^>]*>' if id else r"<(section)[^>]*>", page)
    if opening is None:
        return ""
    kind, start = opening[1], opening.start()
    part = _element(page, start, kind)
    if kind == "section":
        return _section(part)
    element = BeautifulSoup(part, "html.parser").find(kind)
    assert isinstance(element, Tag)
    classes = set(element.get_attribute_list("class"))
    if kind == "dt" and "sig" in classes:
        told = _PARAGRAPH.search(page, start + len(part), start + len(part) + MOST)
        first = BeautifulSoup(told[1], "html.parser").p if told else None
        return _titled(element.find(class_="sig-name"), [_sentence(first)] if first else [])
    if kind == "dt":
        meaning = BeautifulSoup(_element(page, page.index("<dd", start), "dd"), "html.parser").select(".cg-meaning")
        return _titled(element, meaning)
    if {"proof", "admonition"} <= classes:
        title = element.find("p", class_="admonition-title")
        content = element.find(class_=re.compile(r"-content$"))
        return _titled(title, content.find_all(True, recursive=False)) if content and title else ""
    if "tag_exercise" in classes:
        task = element.select(".cell_output > p")[:2]  # its title, and how its question begins
        return _titled(task[0], task[1:])
    if "citation" in classes:
        return "".join(_clean(one) for one in element.find_all("p", recursive=False))
    return ""


def _section(whole: str) -> str:
    """Its heading and its first sentence, if the paragraphs that end soon hold one."""
    for most in BEGINNINGS:
        part = BeautifulSoup(whole[: whole.rfind("</p>", 0, most) + len("</p>")], "html.parser")
        first = next((one for one in part.find_all("p") if not one.find_parent(class_=_ASIDE) and one.get_text()), None)
        if first or most >= len(whole):
            break
    heading = BeautifulSoup(whole[: whole.find("</h")], "html.parser").find(re.compile("^h[1-6]$"))
    return _titled(heading, [_sentence(first)] if first else []) if heading else ""


def _element(page: str, start: int, kind: str) -> str:
    """The element of this kind that begins there, to its own end."""
    depth = 0
    for tag in re.compile(rf"<(/?){kind}\b[^>]*>").finditer(page, start):
        depth += -1 if tag[1] else 1
        if not depth:
            return page[start : tag.end()]
    raise ValueError(f"the page ends within the <{kind}> that begins {page[start : start + 80]!r}")


def _titled(title: Tag | NavigableString | None, content: list[Tag]) -> str:
    assert isinstance(title, Tag)
    title.name, title.attrs = "p", {"class": "cg-preview-title"}
    return _clean(title) + "".join(map(_clean, content))


def _sentence(paragraph: Tag) -> Tag:
    """Its first sentence."""
    for part in list(paragraph.children):
        if type(part) is NavigableString and (end := _SENTENCE.search(part)):
            for later in list(part.next_siblings):
                later.extract()
            part.replace_with(part[: end.end()])
            break
    return paragraph


def _clean(element: Tag) -> str:
    """Without ids, links, and what a page does not need."""
    for gone in element.select("a.headerlink, annotation, script"):
        gone.decompose()
    for one in [element, *element.find_all(True)]:
        for name in ("id", "xmlns"):
            one.attrs.pop(name, None)
        if one.name == "a" or "cg-chapter-number" in one.get_attribute_list("class"):
            one.name, one.attrs = "span", {}
    return str(element).strip()


def finish(app: Sphinx, exception: Exception | None) -> None:
    """Writes the previews of each page, and tells the page where they are."""
    if exception is not None or app.builder is None or app.builder.format != "html":
        return
    out = Path(app.outdir)
    read = cache(lambda path: _article(path.read_text("utf8")))
    shown: Callable[[Path, str], str] = cache(lambda path, id: preview(read(path), id))
    stored = out / "_static" / "previews"
    stored.mkdir(parents=True, exist_ok=True)
    for docname in sorted(app.env.found_docs - {app.config.root_doc} - LISTS):
        path = out / f"{docname}.html"
        all_links = dict.fromkeys(_LINK.findall(read(path)))
        found = {href: shown(*target) for href in all_links if (target := _target(path, href))}
        found = {href: html for href, html in found.items() if 0 < len(html) <= MOST}
        if not found:
            continue
        script = f"window.cgPreviews = {json.dumps(found, ensure_ascii=False)};\n"
        file = stored / f"{docname.replace('/', '-')}.js"
        file.write_text(script, "utf8")
        up = "../" * docname.count("/")
        told = f'<article class="bd-article" data-previews="{up}_static/previews/{file.name}?v={name_of(script)}">'
        text = path.read_text("utf8")
        if (instead := _ARTICLE.sub(told, text, count=1)) != text:
            path.write_text(instead, "utf8")


def _article(page: str) -> str:
    begin = _ARTICLE.search(page)
    return page[begin.end() : page.rindex(_END)] if begin else ""


def _target(path: Path, href: str) -> tuple[Path, str] | None:
    where, _, id = href.partition("#")
    target = (path.parent / where).resolve() if where else path
    return (target, id) if target.suffix == ".html" and target.is_file() and (id or where) else None


def setup(app: Sphinx) -> None:
    app.connect("build-finished", finish, priority=560)  # after all that writes into the pages
    app.add_js_file("previews.js", loading_method="defer")
