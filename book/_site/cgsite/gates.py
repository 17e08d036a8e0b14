"""The parts of a page that wait for a guess, marked with the name of their gate for the script that closes and opens it.

A part begins with a `{div}` of Markdown with the class `gate-<name>`, or a cell with the tag `gate-<name>`. The rest of the section belongs
to the part, because it builds on this beginning. A strip of prompts waits for every gate since the previous strip; unless the strip is
optional itself, gates in optional sections don't count. Until the script has run, the style sheet hides the part (`data-gates`, set by
`early.js`). If scripts don't run, the part is visible.
"""

from __future__ import annotations

from pathlib import Path

from node import SITE
from selectolax.lexbor import LexborNode
from sphinx.errors import ExtensionError

from cgbook.teaching.gates import every_gate
from cgsite.cover import EXTRA
from cgsite.site import Page, Site

FOLDER = SITE.parent / "gates"
MARK = "gate-"
STRIP = "cg-recall"


def mark_gates(site: Site) -> None:
    """Give each part the name of its gate."""
    gates = list(every_gate(FOLDER))
    for page in site.pages.values():
        _mark(page, {gate.name for gate in gates if gate.page == Path(page.name).name})


def _mark(page: Page, named: set[str]) -> None:
    marked = set()
    for part in page.all(f'[class*="{MARK}"]'):
        for word in (part.attrs["class"] or "").split():
            name = word.removeprefix("tag_").removeprefix(MARK)
            if word in (MARK + name, f"tag_{MARK}{name}"):
                part.attrs["data-gate"] = name
                marked.add(name)
    for part in page.all("[data-gate]"):
        rest = part.next
        while rest is not None and rest.tag != "section" and "data-gate" not in rest.attributes:
            if rest.tag != "-text" and STRIP not in (rest.attributes.get("class") or ""):
                rest.attrs["data-gate"] = part.attributes["data-gate"]
            rest = rest.next
    waits: list[LexborNode] = []
    for part in page.all(f"[data-gate], .{STRIP}"):
        if "data-gate" in part.attributes:
            waits.append(part)
            continue
        optional = part.css_matches(f".{EXTRA} *")
        names = (one.attributes["data-gate"] or "" for one in waits if optional or not one.css_matches(f".{EXTRA} *"))
        if after := " ".join(dict.fromkeys(names)):
            part.attrs["data-after"] = after
        waits = []
    if marked != named:
        raise ExtensionError(
            f"{page.name}: the page has the gates {sorted(marked)}, but book/gates has {sorted(named)}"
        )
