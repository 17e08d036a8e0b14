"""Versions of scripts and style sheets. A page requests each file by the hash of its contents, so that no browser keeps an old file.

Sphinx computes its own hash before the files are minified, and doesn't know the files that a script fetches later.
"""

from __future__ import annotations

from cgsite.site import Page, Site

#: selector of elements -> the attribute that names a file
ASKING = {
    "script[src]": "src",
    'link[rel="stylesheet"]': "href",
    "[data-code]": "data-code",
    "[data-prompts]": "data-prompts",
    "[data-index]": "data-index",
    "[data-previews]": "data-previews",
    "[data-list]": "data-list",
    "[data-search]": "data-search",
}


def rehash_assets(page: Page, site: Site) -> None:
    for selector, attribute in ASKING.items():
        for element in page.all(selector):
            file = (element.attrs[attribute] or "").partition("?")[0].removeprefix(page.up)
            element.attrs[attribute] = f"{page.up}{file}?v={site.version(file)}"
