"""The style sheets of theme and extensions, cut down to the rules that some page of the site can need."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

import tinycss2
from sphinx.application import Sphinx

THEIRS = (
    "styles/pydata-sphinx-theme.css",
    "styles/sphinx-book-theme.css",
    "sphinx-design.min.css",
    "basic.css",
    "mystnb*.css",
)
HOLDING = {"media", "supports", "layer", "container"}  # at-rules that hold rules
COMPOSED = "bs-"  # bootstrap's script puts these names together


def words_of(sources: Iterable[Path]) -> set[str]:
    """All that may be the name of a class or an id."""
    return {word for path in sources for word in re.findall(r"[\w-]+", path.read_text("utf8"))}


def trimmed(css: str, words: set[str]) -> str:
    """The rules of a style sheet whose classes and ids are all among these words."""
    return _serialized(tinycss2.parse_stylesheet(css, skip_comments=True, skip_whitespace=True), words)


def _serialized(rules: list[Any], words: set[str]) -> str:
    kept = []
    for rule in rules:
        if rule.type == "at-rule" and rule.content is not None and rule.lower_at_keyword in HOLDING:
            inner = _serialized(tinycss2.parse_rule_list(rule.content, skip_comments=True, skip_whitespace=True), words)
            if inner:
                kept.append(f"@{rule.at_keyword}{tinycss2.serialize(rule.prelude)}{{{inner}}}")
        elif rule.type == "qualified-rule":
            selectors = [one for one in _split(rule.prelude) if _names(one) <= words]
            if selectors:
                head = ",".join(tinycss2.serialize(one).strip() for one in selectors)
                kept.append(f"{head}{{{tinycss2.serialize(rule.content)}}}")
        elif rule.type != "error":
            kept.append(rule.serialize())
    return "\n".join(kept)


def _split(prelude: list[Any]) -> list[list[Any]]:
    """A list of selectors, one by one."""
    parts: list[list[Any]] = [[]]
    for token in prelude:
        if token.type == "literal" and token.value == ",":
            parts.append([])
        else:
            parts[-1].append(token)
    return parts


def _names(selector: list[Any]) -> set[str]:
    """The classes and ids that an element must have; what stands in brackets, as in `:not(…)`, asks for nothing."""
    classes = {
        token.value
        for dot, token in pairwise(selector)
        if dot.type == "literal" and dot.value == "." and token.type == "ident" and not token.value.startswith(COMPOSED)
    }
    return classes | {token.value for token in selector if token.type == "hash"}


def finish(app: Sphinx, exception: Exception | None) -> None:
    if exception is None and app.builder is not None and app.builder.format == "html":
        folder = Path(app.outdir)
        words = words_of([*folder.rglob("*.html"), *(folder / "_static").rglob("*.js")])
        for path in (found for name in THEIRS for found in (folder / "_static").glob(name)):
            path.write_text(trimmed(path.read_text("utf8"), words), "utf8")


def setup(app: Sphinx) -> None:
    app.connect("build-finished", finish, priority=600)  # after all that writes into the pages
