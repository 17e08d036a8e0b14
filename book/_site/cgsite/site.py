"""The finished site, whose pages are each read once, as a tree, and written once."""

from __future__ import annotations

import hashlib
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path

from selectolax.lexbor import LexborHTMLParser, LexborNode
from sphinx.application import Sphinx

FINISHED = "data-finished"  # attribute of the pages that this pass has written


class Page:
    """A page as a tree.

    >>> page = Page("book/03-nim", '<p id="a">Nim</p>')
    >>> page.up, [element.text() for element in page.all("p")]
    ('../', ['Nim'])
    """

    def __init__(self, name: str, text: str, up: str = "") -> None:
        self.name, self.tree = name, LexborHTMLParser(text)
        self.up = up or "../" * name.count("/")  # relative path from the page to the top of the site

    def all(self, selector: str) -> list[LexborNode]:
        return self.tree.css(selector)

    def first(self, selector: str) -> LexborNode | None:
        return self.tree.css_first(selector)

    def text(self) -> str:
        return self.tree.html or ""


class Site:
    """All pages, and the folder that contains them.

    A page that Sphinx didn't write again is read as Sphinx last wrote it, so that no step works on its own output.
    """

    def __init__(self, app: Sphinx) -> None:
        self.app, self.env = app, app.env
        self.folder, self.static = Path(app.outdir), Path(app.outdir, "_static")
        self._written = Path(app.doctreedir, "pages")
        self._versions: dict[str, str] = {}
        top = {"404": app.config.notfound_urls_prefix}
        names = [*sorted(self.env.found_docs), "search", *top]
        present = [name for name in names if (self.folder / f"{name}.html").is_file()]
        self.pages = {name: Page(name, self._read(name), top.get(name, "")) for name in present}

    def _read(self, name: str) -> str:
        path, original = self.folder / f"{name}.html", self._written / f"{name}.html"
        text = path.read_text("utf8")
        if f" {FINISHED}" in text[:300]:
            return original.read_text("utf8")
        original.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, original)
        return text

    @cached_property
    def text(self) -> str:
        """Return all pages joined, as they are at the first call; call this only when their words no longer change."""
        return "".join(page.text() for page in self.pages.values())

    def version(self, file: str) -> str:
        """Return the hash of a file that won't change any more; its name is relative to the top of the site."""
        if file not in self._versions:
            self._versions[file] = hashlib.sha256((self.folder / file).read_bytes()).hexdigest()[:10]
        return self._versions[file]

    def write(self, file: str, text: str) -> str:
        """Write a file, and return its address from the top of the site, with its version."""
        path = self.folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf8")
        return f"{file}?v={self.version(file)}"

    def save(self) -> None:
        """Write all pages."""
        for name, page in self.pages.items():
            root = page.tree.root
            assert root is not None
            root.attrs[FINISHED] = ""
            (self.folder / f"{name}.html").write_text(page.text(), "utf8")


@contextmanager
def made_whole(folder: Path) -> Iterator[Path]:
    """Yield an empty folder to fill, and rename it to `folder` when it is full, so that `folder` is never half full."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    unfinished = Path(tempfile.mkdtemp(dir=folder.parent))
    unfinished.chmod(0o755)
    yield unfinished
    unfinished.rename(folder)


def put(html: str, before: LexborNode) -> None:
    """Insert pieces of HTML before an element."""
    node = LexborHTMLParser(html, is_fragment=True).root
    while node is not None:
        before.insert_before(node)
        node = node.next
