"""The content security policy, a list in each page of what the browser is allowed to load and run.

Everything comes from the book's own host. Scripts and workers can also come from blobs, because the site stores widget modules as
strings (see `widgets`). Scripts can compile WebAssembly, because Python in a page needs it. Styles are allowed in the page, because the
formulas place their parts by `style`. The one script inside the page, `early.js`, is named by its hash; any other script there,
or code in an attribute, makes the build fail.
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
DATA = {"application/json", "application/ld+json"}  # types of `script` elements that contain data


def digest(script: str) -> str:
    """Return the source expression that names a script in a policy."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"


def policy(script: str) -> str:
    """Return the policy of pages that contain this inline script and no other.

    >>> policy("let a = 1;").split("; ")[1]
    "script-src 'self' blob: 'wasm-unsafe-eval' 'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck='"
    """
    return "; ".join(f"{name} {allowed}" for name, allowed in POLICY.items()).format(script=digest(script))


def meta(script: str) -> str:
    """Return the policy as the `meta` element of a page."""
    return f'<meta http-equiv="Content-Security-Policy" content="{policy(script)}">'


def refused(page: Page) -> list[str]:
    """Return the beginnings of the scripts and code attributes in a page that its policy would block."""
    meta = page.first('meta[http-equiv="Content-Security-Policy"]')
    allowed = (meta.attrs["content"] or "") if meta else ""
    scripts = [script for script in page.all("script:not([src])") if script.attrs.get("type") not in DATA]
    forbidden = [script for script in scripts if digest(script.text(deep=True)) not in allowed]
    forbidden += [element for element in page.all("*") if any(name.startswith("on") for name in element.attributes)]
    forbidden += page.all('[href^="javascript:" i], [src^="javascript:" i], [action^="javascript:" i]')
    return [(element.html or "")[:120] for element in forbidden]


def check_policy(page: Page, site: Site) -> None:
    """Check that a page contains no script that its policy would block."""
    if forbidden := refused(page):
        raise ExtensionError(f"{page.name} contains a script, which the page's policy forbids: {forbidden[0]!r}")
