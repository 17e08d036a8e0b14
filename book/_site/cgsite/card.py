"""The card that a link to the book shows elsewhere: its name on its cover, drawn by matplotlib in the book's own type."""

from __future__ import annotations

import io
import re
from html import escape, unescape
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from fontTools import ttLib
from fontTools.varLib import instancer
from node import npm_ci
from sphinx.application import Sphinx

from cgbook.pictures.palette import DAY

WIDTH, HEIGHT = 1200, 630  # pixels: what is asked of such a card
_TYPE = "@fontsource-variable/vollkorn/files/vollkorn-latin-wght-normal.woff2"


def _weight(weight: int, folder: Path) -> Path:
    """The type in one weight, as matplotlib reads it."""
    font = instancer.instantiateVariableFont(ttLib.TTFont(npm_ci() / _TYPE), {"wght": weight})
    font.flavor = None
    path = folder / f"vollkorn-{weight}.ttf"
    font.save(path)
    return path


def card(folder: Path) -> bytes:
    """The picture, as a PNG; `folder` takes what is needed meanwhile."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    from matplotlib.font_manager import FontProperties
    from matplotlib.patches import Circle, Ellipse, Rectangle

    figure = Figure((WIDTH / 100, HEIGHT / 100), dpi=100, facecolor=DAY["cover"])
    FigureCanvasAgg(figure)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set(xlim=(0, WIDTH), ylim=(0, HEIGHT))
    axes.axis("off")
    black, plain = (FontProperties(fname=str(_weight(weight, folder))) for weight in (900, 400))

    def line(text: str, font: FontProperties, size: int, y: int) -> float:
        """Where the line ends."""
        written = axes.text(72, y, text, fontproperties=font, fontsize=size, color=DAY["cover_ink"])
        return float(written.get_window_extent().x1)

    line("Combinatorial Games,", plain, 38, 478)
    axes.add_patch(Circle((line("Played", black, 78, 362) + 38, 382), 21, color=DAY["cover_spot"]))
    axes.add_patch(Rectangle((line("and Proved", black, 78, 240) + 20, 240), 38, 38, color=DAY["cover_ink"]))
    for heap, chips in enumerate((3, 4, 5)):
        for chip in range(chips):
            at = (882 + 112 * heap, 190 + 32 * chip)
            axes.add_patch(Ellipse(at, 96, 40, facecolor=DAY["chip"], edgecolor=DAY["cover"], linewidth=2.5))
    axes.add_patch(Rectangle((0, 0), WIDTH, 46, color=DAY["paper"]))
    for place in range(0, WIDTH, 60):
        axes.add_patch(Circle((place + 16, 23), 9, color=DAY["n"]))
        axes.add_patch(Rectangle((place + 37, 14), 18, 18, color=DAY["p"]))
    out = io.BytesIO()
    figure.savefig(out, format="png", metadata={"Software": None})
    return out.getvalue()


def describe(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    """What others show of a link. The picture needs the address of the book, which only `baseurl` in `_config.yml` knows."""
    if doctree is None:
        return
    told = {"og:title": context["title"], "og:type": "website", "og:site_name": app.config.html_title}
    if described := re.search(r'<meta name="description" content="([^"]*)"', context.get("metatags", "")):
        told["og:description"] = unescape(described[1])
    if base := app.config.html_baseurl:
        told["og:url"] = urljoin(base, f"{page}.html")
        told["og:image"] = urljoin(base, "_static/card.png")
        told["og:image:alt"] = app.config.html_title
        told["og:image:width"], told["og:image:height"] = str(WIDTH), str(HEIGHT)
        context["metatags"] = context.get("metatags", "") + '\n<meta name="twitter:card" content="summary_large_image">'
    for name, content in told.items():
        context["metatags"] = context.get("metatags", "") + (
            f'\n<meta property="{name}" content="{escape(content, quote=True)}">'
        )


def write(app: Sphinx) -> None:
    if app.builder is not None and app.builder.format == "html":
        folder = Path(app.outdir, "_static")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "card.png").write_bytes(card(Path(app.doctreedir)))


def setup(app: Sphinx) -> None:
    app.connect("builder-inited", write)
    app.connect("html-page-context", describe)
