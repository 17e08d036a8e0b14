"""The scripts of the pages, bundled from `cgbook/widgets/front/site`: `site.js` is on every page, the others where they are asked for."""

from __future__ import annotations

from functools import cache

from node import SITE, esbuild
from sphinx.application import Sphinx

from cgsite.site import Site

FRONT = SITE.parent / "cgbook" / "widgets" / "front"
ASKED = ("live", "filter", "search")


@cache
def bundled(name: str) -> str:
    """A script with all that it imports, as a classic one: a page that is opened from a folder loads no modules."""
    return esbuild(entryPoints=[str(FRONT / "site" / f"{name}.js")], bundle=True, format="iife", target="es2022")


def bundle_scripts(site: Site) -> None:
    """Lays them beside the pages; `progress.write_site_script` does so for `site.js`, which knows what there is to do on each page."""
    for name in ASKED:
        site.write(f"_static/{name}.js", bundled(name))


def setup(app: Sphinx) -> None:
    app.add_js_file("site.js", loading_method="defer", priority=900)
