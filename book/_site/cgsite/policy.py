"""The content security policy: what a page of the book may load and run, told to the browser by the page itself.

All comes from the book's own host. Beyond that, scripts may come from blobs, since widgets are modules that stand in the site as
strings (see `widgets`), and compile WebAssembly, which Python in the page is made of; workers likewise. Styles may stand in the page: the
formulas place their parts by `style`. The one script that stands in the page itself, `early.js`, is named by its hash; a build
fails at any other, and at code in an attribute.
"""

from __future__ import annotations

import base64
import hashlib

from sphinx.errors import ExtensionError

from cgsite.site import Page, Site

POLICY = {
    "default-src": "'none'",
    "script-src": "'self' blob: 'wasm-unsafe-eval' {script}",
    "worker-src": "'self' blob:",
    "connect-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
}
DATA = {"application/json", "application/ld+json"}  # of scripts that are none


def digest(script: str) -> str:
    """The name of a script in a policy."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"


def policy(script: str) -> str:
    """The policy of pages that hold this script and no other.

    >>> policy("let a = 1;").split("; ")[1]
    "script-src 'self' blob: 'wasm-unsafe-eval' 'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck='"
    """
    return "; ".join(f"{name} {allowed}" for name, allowed in POLICY.items()).format(script=digest(script))


def meta(script: str) -> str:
    """The same, as a page says it."""
    return f'<meta http-equiv="Content-Security-Policy" content="{policy(script)}">'


def refused(page: Page) -> list[str]:
    """The beginnings of what a page holds and its policy would not run."""
    meta = page.first('meta[http-equiv="Content-Security-Policy"]')
    allowed = (meta.attrs["content"] or "") if meta else ""
    scripts = [script for script in page.all("script:not([src])") if script.attrs.get("type") not in DATA]
    forbidden = [script for script in scripts if digest(script.text(deep=True)) not in allowed]
    forbidden += [element for element in page.all("*") if any(name.startswith("on") for name in element.attributes)]
    forbidden += page.all('[href^="javascript:" i], [src^="javascript:" i], [action^="javascript:" i]')
    return [(element.html or "")[:120] for element in forbidden]


def check_policy(page: Page, site: Site) -> None:
    """Sees that a page holds nothing that its policy would not run.

    Raises
    ------
    ExtensionError : when it does; the message names both.
    """
    if forbidden := refused(page):
        raise ExtensionError(f"{page.name} holds a script of its own, which its policy forbids: {forbidden[0]!r}")
