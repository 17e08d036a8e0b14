"""The content security policy: what a page of the book may load and run, told to the browser by the page itself.

All comes from the book's own host. Beyond that, scripts may come from blobs, since widgets are modules that stand in the site as
strings (see `widgets`), and compile WebAssembly, which Python in the page is made of; workers likewise. Styles may stand in the page: the
formulas place their parts by `style`. The one script that stands in the page itself, `static/early.js`, is named by its hash; a build
fails at any other, and at code in an attribute.
"""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.errors import ExtensionError

from cgsite.pages import SITE, lightened

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
_SCRIPT = re.compile(r"<script\b([^>]*)>(.*?)</script>", re.DOTALL | re.IGNORECASE)
_IN_ATTRIBUTE = re.compile(
    r"<[a-z][^<>]*\s(?:on[a-z]+\s*=|(?:href|src|action)\s*=\s*[\"']?\s*javascript:)[^<>]*", re.IGNORECASE
)
_CHARSET = re.compile(r'(<meta charset="utf-8" ?/?>)(?:<meta http-equiv="Content-Security-Policy" content="[^"]*">)?')


def digest(script: str) -> str:
    """The name of a script in a policy."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"


def policy(script: str) -> str:
    """The policy of pages that hold this script and no other.

    >>> policy("let a = 1;").split("; ")[1]
    "script-src 'self' blob: 'wasm-unsafe-eval' 'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck='"
    """
    return "; ".join(f"{name} {allowed}" for name, allowed in POLICY.items()).format(script=digest(script))


def told(script: str) -> str:
    """The same, as a page says it."""
    return f'<meta http-equiv="Content-Security-Policy" content="{policy(script)}">'


def refused(page: str, early: str) -> list[str]:
    """The beginnings of what a page holds and the policy would not run."""
    found = []
    for attributes, script in _SCRIPT.findall(page):
        kind = re.search(r'\btype="([^"]*)"', attributes)
        if not re.search(r"\bsrc=", attributes) and script != early and not (kind and kind[1] in DATA):
            found.append(f"<script{attributes}>{script}"[:120])
    return found + [one[0][:120] for one in _IN_ATTRIBUTE.finditer(_SCRIPT.sub("", page))]


def finish(app: Sphinx, exception: Exception | None) -> None:
    """Writes the policy into each page.

    Raises
    ------
    ExtensionError
        When a page holds a script that the policy would not run; the message names both.
    """
    if exception is not None or app.builder is None or app.builder.format != "html":
        return
    early = (lightened(SITE / "static") / "early.js").read_text("utf8").strip()
    meta = told(early)
    folder = Path(app.outdir)
    for path in set(folder.rglob("*.html")) - {folder / "404.html"}:  # which has its own (see `findable`)
        text = path.read_text("utf8")
        if found := refused(text, early):
            raise ExtensionError(
                f"{path.relative_to(folder)} holds a script of its own, which its policy forbids: {found[0]!r}"
            )
        if (instead := _CHARSET.sub(rf"\g<1>{meta}", text, count=1)) != text:
            path.write_text(instead, "utf8")


def setup(app: Sphinx) -> None:
    app.connect("build-finished", finish, priority=700)  # after all that writes into the pages
