"""The book for readers of EPUB: the same parts as on paper, formulas as MathML, boards as pictures that name where they are alive."""

from __future__ import annotations

import io
import re
import zipfile
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from urllib.parse import unquote, urlsplit
from urllib.request import url2pathname

from bs4 import BeautifulSoup, Tag

from cgbook.pictures.palette import DAY
from tools.printed.gather import Book, made

STYLE = Path(__file__).with_name("epub.css")
#: names that an HTML parser makes small, and XML must have as SVG spells them
_SPELT = [
    "viewBox",
    "preserveAspectRatio",
    "clipPath",
    "clipPathUnits",
    "linearGradient",
    "radialGradient",
    "gradientUnits",
    "gradientTransform",
    "markerWidth",
    "markerHeight",
    "refX",
    "refY",
    "textLength",
    "lengthAdjust",
    "patternUnits",
    "patternTransform",
    "startOffset",
    "textPath",
]
_SPELLING = {name.lower(): name for name in _SPELT}
_COLOUR = re.compile(r"var\(--cg-([\w-]+)\)")
_FRAME = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="en" lang="en">
<head><meta charset="utf-8"/><title>{title}</title><link rel="stylesheet" href="style.css"/></head>
<body>
{body}
</body>
</html>
"""
_CONTAINER = """<?xml version="1.0"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
"""


@dataclass
class Volume:
    """The files of the book, and what its package says of them."""

    files: dict[str, bytes] = field(default_factory=dict)
    manifest: list[str] = field(default_factory=list)
    spine: list[str] = field(default_factory=list)

    def add(self, name: str, content: bytes, kind: str, properties: str = "") -> str:
        """Takes in a file; its id."""
        id, said = f"f{len(self.manifest)}", f' properties="{properties}"' if properties else ""
        self.files[name] = content
        self.manifest.append(f'<item id="{id}" href="{name}" media-type="{kind}"{said}/>')
        return id


def name_of(id: str) -> str:
    """An id as XML allows it: it begins with a letter."""
    return "i-" + re.sub(r"[^\w.-]", "-", id)


def epub(book: Book, html: Path, title: str, author: str, version: str, modified: str) -> bytes:
    """The book as one EPUB of version 3; `modified` is a time such as 2026-01-31T12:00:00Z."""
    volume = Volume()
    volume.add("style.css", STYLE.read_bytes(), "text/css")
    home = {str(one["id"]): f"{part['id']}.xhtml" for part in book.parts for one in [part, *part.find_all(id=True)]}
    front = BeautifulSoup((html / "book" / "index.html").read_text("utf8"), "html.parser").find(class_="cg-cover")
    cover = BeautifulSoup(
        f"<section>{front or ''}<p>{escape(author)}, version {escape(version)}</p></section>", "html.parser"
    )
    parts = [("cover", title, cover), *((str(part["id"]), book.heads[str(part["id"])], part) for part in book.parts)]
    for name, head, part in parts:
        _mathematics(part)
        _drawings(part)
        _pictures(part, volume)
        _places(part, home)
        body = part.decode(formatter="minimal")
        has = " ".join(kind for kind, tag in (("mathml", "<math"), ("svg", "<svg")) if tag in body)
        text = _FRAME.format(title=escape(head), body=body)
        volume.spine.append(volume.add(f"{name}.xhtml", text.encode(), "application/xhtml+xml", has))
    volume.add("contents.xhtml", _contents(book, home).encode(), "application/xhtml+xml", "nav")
    return _bound(volume, title, author, version, modified)


def _mathematics(part: BeautifulSoup | Tag) -> None:
    for set_ in part.select(".katex-display, .katex"):
        formula = set_.find("math")
        if not isinstance(formula, Tag) or set_.decomposed:
            continue
        for note in formula.find_all("annotation"):
            note.decompose()
        for word in formula.find_all(["mo", "mi", "mn", "mtext"]):  # mod, mex: KaTeX sets their letters one by one
            word.string = word.get_text()
        if "katex-display" in set_.get_attribute_list("class"):
            formula["display"] = "block"
        set_.replace_with(formula.extract())


def _drawings(part: BeautifulSoup | Tag) -> None:
    for told in part.select("svg metadata"):
        told.decompose()  # who drew it, and when
    for link in part.select("svg a"):
        link.insert(0, made(f"<title>{escape(' '.join(link.get_text(' ').split()))}</title>"))
    for svg in part.find_all("svg"):
        if svg.get("role") != "img":
            del svg["role"]
        svg["xmlns"] = "http://www.w3.org/2000/svg"
        for one in [svg, *svg.find_all(True)]:
            one.name = _SPELLING.get(one.name, one.name)
            one.attrs = {_SPELLING.get(name, name): value for name, value in one.attrs.items()}
            for name, value in one.attrs.items():
                said = _COLOUR.sub(lambda found: DAY.get(found[1].replace("-", "_"), "#000000"), str(value))
                one[name] = f"{round(int(said), -2)}" if name == "font-weight" and said.isdigit() else said


def _pictures(part: BeautifulSoup | Tag, volume: Volume) -> None:
    for image in part.find_all("img"):
        path = Path(url2pathname(unquote(urlsplit(str(image["src"])).path)))
        if path.name not in volume.files:
            kind = {".svg": "image/svg+xml", ".png": "image/png"}[path.suffix]
            content = path.read_bytes()
            if path.suffix == ".svg":  # EPUB's SVG knows weights by the hundred
                content = re.sub(
                    rb'(font-weight=")(\d+)', lambda found: b"%s%d" % (found[1], round(int(found[2]), -2)), content
                )
            volume.add(path.name, content, kind)
        image["src"] = path.name
        image["alt"] = str(image.get("alt", ""))


def _places(part: BeautifulSoup | Tag, home: dict[str, str]) -> None:
    """Ids and links as they are in files of XML; without what only the page of the site asks for."""
    for number in part.select(".pr-page"):
        before = number.previous_sibling
        number.extract()
        if before is not None:
            before.replace_with(str(before).removesuffix(", page "))
    seen: set[str] = set()
    for one in part.find_all(True) + ([part] if isinstance(part, Tag) and part.attrs else []):
        if id := str(one.get("id", "")):
            one["id"] = name_of(id)
            if id in seen:  # figures of a chapter call their parts by the same names
                del one["id"]
            seen.add(id)
        for name in [name for name in one.attrs if name.startswith("data-") or name in ("align", "border", "for")]:
            del one[name]
        for name in ("aria-labelledby", "aria-describedby"):
            if named := one.get(name):
                one[name] = " ".join(map(name_of, str(named).split()))
        for name, value in one.attrs.items():
            if isinstance(value, str) and "url(#" in value:
                one[name] = re.sub(r"url\(#([^)]+)\)", lambda found: f"url(#{name_of(found[1])})", value)
        for name in ("href", "xlink:href"):
            if (target := str(one.get(name, ""))).startswith("#"):
                inside = one.name != "a"  # of a drawing
                one[name] = ("" if inside else home[target[1:]]) + f"#{name_of(target[1:])}"


def _contents(book: Book, home: dict[str, str]) -> str:
    lines: list[str] = []
    for entry in book.entries:
        line = f'<li><a href="{home[entry.id]}#{name_of(entry.id)}">{escape(entry.title)}</a>'
        if entry.level == 1:
            lines.append(("</ol></li>" if lines else "") + f"{line}<ol>")
        else:
            lines.append(f"{line}</li>")
    listed = ("".join(lines) + "</ol></li>").replace("<ol></ol>", "")
    return _FRAME.format(
        title="Contents", body=f'<nav epub:type="toc" id="toc"><h1>Contents</h1><ol>{listed}</ol></nav>'
    )


def _bound(volume: Volume, title: str, author: str, version: str, modified: str) -> bytes:
    package = f"""<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:cgkit:combinatorial-games:{escape(version)}</dc:identifier>
<dc:title>{escape(title)}</dc:title><dc:creator>{escape(author)}</dc:creator><dc:language>en</dc:language>
<meta property="dcterms:modified">{modified}</meta>
</metadata>
<manifest>{"".join(volume.manifest)}</manifest>
<spine>{"".join(f'<itemref idref="{id}"/>' for id in volume.spine)}</spine>
</package>
"""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("mimetype", "application/epub+zip", zipfile.ZIP_STORED)
        packed.writestr("META-INF/container.xml", _CONTAINER)
        packed.writestr("book/package.opf", package)
        for name, content in volume.files.items():
            packed.writestr(f"book/{name}", content)
    return out.getvalue()
