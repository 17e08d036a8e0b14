"""Proofs next to a picture of a ring; the picture lights up the links that the reader points at or focuses on in the proof."""

from __future__ import annotations

import re
from html import escape

from cgsite.site import Page, Site, put

NAMED = re.compile(r"\b[Ll]inks? \d\b(?:(?:, | and )\d\b)*")  # link 4; links 1, 2 and 4
ONE = re.compile(r"(?:[Ll]inks? )?(\d)")


def light_named_links(page: Page, _: Site) -> None:
    """Mark the names of links in the proofs on a page that has such a picture; the style sheet lights up the links."""
    if not page.first(".cg-halving"):
        return
    for words in page.all(".cg-proof p"):
        for part in list(words.iter(include_text=True)):
            said = part.text_content or ""
            if part.tag == "-text" and NAMED.search(said):
                put(NAMED.sub(_marked, escape(said, quote=False)), before=part)
                part.decompose()


def _marked(found: re.Match[str]) -> str:
    return ONE.sub(r'<span class="cg-lights cg-lights-\1" tabindex="0">\g<0></span>', found[0])
