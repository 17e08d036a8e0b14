"""Scripts and style sheets are asked for by the hash of what they hold, so that no browser keeps an old one.

Sphinx takes that hash before this extension has cut the files down; here it is taken again.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from sphinx.application import Sphinx

_LOADED = re.compile(r'\b(href|src)="((?:\.\./)*)(_static/[^"?]+\.(?:js|css))(?:\?[^"]*)?"')


def versioned(page: str, version: Callable[[str], str]) -> str:
    """A page whose scripts and style sheets are asked for by the hash of what they hold.

    >>> versioned('<script src="../_static/a.js?v=old">', lambda name: "new")
    '<script src="../_static/a.js?v=new">'
    """
    return _LOADED.sub(lambda found: f'{found[1]}="{found[2]}{found[3]}?v={version(found[3])}"', page)


def finish(app: Sphinx, exception: Exception | None) -> None:
    if exception is not None or app.builder is None or app.builder.format != "html":
        return
    folder = Path(app.outdir)
    version = cache(lambda name: hashlib.sha256((folder / name).read_bytes()).hexdigest()[:10])
    for path in folder.rglob("*.html"):
        before = path.read_text("utf8")
        if (after := versioned(before, version)) != before:
            path.write_text(after, "utf8")


def setup(app: Sphinx) -> None:
    app.connect("build-finished", finish, priority=690)  # after all that writes scripts and style sheets
