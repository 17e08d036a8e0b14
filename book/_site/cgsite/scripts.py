"""The scripts of the pages, bundled from `cgbook/widgets/front/site`; every page has `site.js`, and loads others as needed."""

from __future__ import annotations

from functools import cache

from node import SITE, esbuild
from sphinx.application import Sphinx

from cgsite.site import Site

FRONT = SITE.parent / "cgbook" / "widgets" / "front"
ASKED = ("live", "filter", "search")


@cache
def bundled(name: str) -> str:
    """Return a classic script that includes everything it imports, because a page opened from a folder can't load modules."""
    return esbuild(entryPoints=[str(FRONT / "site" / f"{name}.js")], bundle=True, format="iife", target="es2022")


def bundle_scripts(site: Site) -> None:
    """Write the scripts next to the pages; `progress.write_site_script` writes `site.js`, which includes the tasks on each page."""
    for name in ASKED:
        site.write(f"_static/{name}.js", bundled(name))


def setup(app: Sphinx) -> None:
    app.add_js_file("site.js", loading_method="defer", priority=900)
