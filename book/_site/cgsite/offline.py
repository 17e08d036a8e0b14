"""The book without a network: what a browser needs to install it, and the service worker that keeps the pages that were read.

`cg_installable: false` in `_config.yml` turns both off; who has the worker of an earlier build loses it then. The worker asks the host
first for all but what has the hash of its content in its address, so `?v=` behind a script or style sheet must be that hash: Sphinx takes
it before this extension has cut the files down, and here it is taken again.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from node import esbuild
from sphinx.application import Sphinx

from cgbook.pictures.palette import DAY
from cgsite.pages import SITE

SIDE = 512  # pixels of the sign
_LOADED = re.compile(r'\b(href|src)="((?:\.\./)*)(_static/[^"?]+\.(?:js|css))(?:\?[^"]*)?"')


def versioned(page: str, version: Any) -> str:
    """A page whose scripts and style sheets are asked for by the hash of what they hold.

    >>> versioned('<script src="../_static/a.js?v=old">', lambda name: "new")
    '<script src="../_static/a.js?v=new">'
    """
    return _LOADED.sub(lambda found: f'{found[1]}="{found[2]}{found[3]}?v={version(found[3])}"', page)


def sign() -> bytes:
    """The sign of the book, a chip and a square, as a PNG."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    from matplotlib.patches import Circle, Rectangle

    figure = Figure((SIDE / 100, SIDE / 100), dpi=100, facecolor=DAY["cover"])
    FigureCanvasAgg(figure)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set(xlim=(0, SIDE), ylim=(0, SIDE))
    axes.axis("off")
    axes.add_patch(Circle((176, SIDE / 2), 74, color=DAY["cover_spot"]))
    axes.add_patch(Rectangle((276, SIDE / 2 - 66), 132, 132, color=DAY["cover_ink"]))
    out = io.BytesIO()
    figure.savefig(out, format="png", metadata={"Software": None})
    return out.getvalue()


def manifest(title: str) -> dict[str, Any]:
    """What a browser needs to know to install the book."""
    return {
        "name": title,
        "short_name": "Games",
        "start_url": "book/index.html",
        "scope": "./",
        "display": "standalone",
        "background_color": DAY["paper"],
        "theme_color": DAY["cover"],
        "icons": [
            {"src": "_static/favicon.svg", "sizes": "any", "type": "image/svg+xml"},
            {"src": "_static/sign.png", "sizes": f"{SIDE}x{SIDE}", "type": "image/png", "purpose": "any maskable"},
        ],
    }


def dress(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    if app.config.cg_installable:
        where = context["pathto"]("manifest.webmanifest", resource=True)
        context["metatags"] = context.get("metatags", "") + f'\n<link rel="manifest" href="{where}">'


def finish(app: Sphinx, exception: Exception | None) -> None:
    if exception is not None or app.builder is None or app.builder.format != "html":
        return
    folder = Path(app.outdir)
    version = cache(lambda name: hashlib.sha256((folder / name).read_bytes()).hexdigest()[:10])
    for path in folder.rglob("*.html"):
        before = path.read_text("utf8")
        if (after := versioned(before, version)) != before:
            path.write_text(after, "utf8")
    about, sign_file = folder / "manifest.webmanifest", folder / "_static" / "sign.png"
    if app.config.cg_installable:
        about.write_text(json.dumps(manifest(app.config.html_title), ensure_ascii=False), "utf8")
        sign_file.write_bytes(sign())
    else:
        about.unlink(missing_ok=True)
        sign_file.unlink(missing_ok=True)
    worker = "sw.js" if app.config.cg_installable else "gone.js"
    (folder / "sw.js").write_text(esbuild(entryPoints=[str(SITE / "offline" / worker)]), "utf8")


def setup(app: Sphinx) -> None:
    app.add_config_value("cg_installable", True, "html", [bool])
    app.connect("html-page-context", dress)
    app.connect("build-finished", finish, priority=690)  # after all that writes scripts and style sheets
