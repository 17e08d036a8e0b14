"""Scripts and style sheets, asked for by the hash of what they hold, so that no browser keeps an old one.

Sphinx takes that hash before they are cut down, and knows nothing of those that a script fetches later.
"""

from __future__ import annotations

from cgsite.site import Page, Site

#: elements, and the attribute in which each names a file
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
