"""The style sheets of theme and extensions, cut down to the rules that some page of the site can need."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import tinycss2

from cgsite.search import FILE as LIST
from cgsite.site import Page, Site

# Rules that name a part by its class are kept if a page has it, or a script of ours may give it.
THEIRS = (
    "styles/pydata-sphinx-theme.css",
    "styles/sphinx-book-theme.css",
    "sphinx-design.min.css",
    "basic.css",
    "mystnb*.css",
)
HOLDING = {"media", "supports", "layer", "container"}  # at-rules that hold rules
_PROPERTY = re.compile(r"""(--[\w-]+)\s*:(?:"[^"]*"|'[^']*'|[^;{}"'])*;?""")
_KEYFRAMES = re.compile(r"@keyframes ([\w-]+)\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}")


def words_of(pages: Iterable[Page], scripts: Iterable[Path]) -> set[str]:
    """The classes and ids of the pages, and all that scripts may make one."""
    named = {
        word
        for page in pages
        for name in ("class", "id")
        for element in page.all(f"[{name}]")
        for word in (element.attributes[name] or "").split()
    }
    return named | {word for path in scripts for word in re.findall(r"[\w-]+", path.read_text("utf8"))}


def trimmed(css: str, words: set[str]) -> str:
    """The rules of a style sheet whose classes and ids are all among these words."""
    return _serialized(tinycss2.parse_stylesheet(css, skip_comments=True, skip_whitespace=True), words)


def _serialized(rules: list[Any], words: set[str]) -> str:
    parts = []
    for rule in rules:
        if rule.type == "at-rule" and rule.content is not None and rule.lower_at_keyword in HOLDING:
            inner = _serialized(tinycss2.parse_rule_list(rule.content, skip_comments=True, skip_whitespace=True), words)
            if inner:
                parts.append(f"@{rule.at_keyword}{tinycss2.serialize(rule.prelude)}{{{inner}}}")
        elif rule.type == "qualified-rule":
            selectors = [selector for selector in _split(rule.prelude) if _names(selector) <= words]
            if selectors:
                head = ",".join(tinycss2.serialize(selector).strip() for selector in selectors)
                parts.append(f"{head}{{{tinycss2.serialize(rule.content)}}}")
        elif rule.type != "error":
            parts.append(rule.serialize())
    return "\n".join(parts)


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
        if dot.type == "literal" and dot.value == "." and token.type == "ident"
    }
    return classes | {token.value for token in selector if token.type == "hash"}


def without_unread(css: str, others: str) -> str:
    """A style sheet without the properties and animations that neither it nor another text reads."""
    before = ""
    while css != before:
        before = css
        unread = set(re.findall(r"(--[\w-]+)\s*:", css)) - set(re.findall(r"var\(\s*(--[\w-]+)", css + others))
        css = _PROPERTY.sub(partial(_unless, unread), css)
    moving = " ".join(re.findall(r"animation(?:-name)?\s*:([^;}]*)", css + others))
    still = set(re.findall(r"@keyframes ([\w-]+)", css)) - set(re.findall(r"[\w-]+", moving))
    return _KEYFRAMES.sub(partial(_unless, still), css)


def _unless(gone: set[str], match: re.Match[str]) -> str:
    return "" if match[1] in gone else match[0]


def prune_css(site: Site) -> None:
    static, pages = site.static, site.pages.values()
    scripts = [*static.glob("*.js")]
    words = words_of(pages, (path for path in scripts if path.name != LIST))
    theirs = [path for name in THEIRS for path in static.glob(name)]
    ours = [path for path in static.rglob("*.css") if path not in theirs]
    sheets = {path: trimmed(path.read_text("utf8"), words) for path in theirs}
    read = [*ours, *scripts, *(static / "cg").glob("*.js")]
    others = "\n".join(path.read_text("utf8") for path in read if path.name != LIST)
    others += "\n".join({use for page in pages for use in re.findall(r"var\(--[\w-]+", page.text())})
    before: dict[Path, str] = {}
    while sheets != before:  # a property may be read by one that nobody reads, in another sheet
        before = sheets
        rest = {path: "".join(other for sheet_path, other in before.items() if sheet_path != path) for path in before}
        sheets = {path: without_unread(sheet, others + rest[path]) for path, sheet in before.items()}
    for path, sheet in sheets.items():
        path.write_text("\n".join(filter(None, sheet.split("\n"))), "utf8")  # the same when it is cut once more
