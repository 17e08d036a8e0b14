"""The display of code: the check of a theorem moves behind a badge on the theorem, and longer programs are folded."""

from __future__ import annotations

import re
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform

from cgsite.transforms import html_transform

CHECK = "theorem:"  # prefix of the tag on a cell that tests a theorem
LESSON = "lesson"  # tag of a program that should be shown unfolded
STATED = ("theorem", "lemma", "corollary", "proposition")
SHORT = 6  # number of lines; code up to this length isn't folded
BADGE = "Checked by a program"
_SENTENCE = re.compile(r"[^\n]*[a-z]{3}[^\n]*\.")
_TOLD = re.compile(r"(This|The) program\b")  # beginning of a paragraph that says what a check does


def tags(cell: nodes.Element) -> list[str]:
    """Return the tags of a notebook cell; any other part of a page has none."""
    metadata: dict[str, Any] = cell.get("cell_metadata") or {}
    return list(metadata.get("tags", ()))


def _section_of(node: nodes.Node) -> nodes.Node | None:
    while node.parent is not None and not isinstance(node.parent, nodes.section):
        node = node.parent
    return node.parent


def _theorem_of(cell: nodes.Element) -> nodes.Element | None:
    """Return the theorem before a check in its section, or None if there's no theorem or the theorem already has a badge."""
    section, last = _section_of(cell), None
    for node in section.findall(nodes.Element) if section is not None else ():
        if node is cell:
            break
        if node.get("realtype") in STATED and _section_of(node) is section:
            last = node
    taken = last is not None and any("cg-check" in child["classes"] for child in last.findall(nodes.container))
    return None if taken else last


def _pin(cell: nodes.Element, code: nodes.Element, theorem: nodes.Element) -> None:
    """Move a check to its theorem, together with the paragraph before it that says what the program does."""
    before = cell.parent[cell.parent.index(cell) - 1]
    if isinstance(before, nodes.Element) and not isinstance(before, nodes.paragraph) and len(before):
        before = before[-1]  # look at the last paragraph of a part that waits for a guess
    cell.parent.remove(cell)
    if isinstance(before, nodes.paragraph) and _TOLD.match(before.astext()):
        before.parent.remove(before)
        code.insert(0, before)
    cell["hide_mode"], cell["prompt_show"], cell["prompt_hide"] = "all", BADGE, BADGE
    theorem.append(cell)


@html_transform(100)
def fold_programs(document: nodes.document, build: SphinxPostTransform) -> None:
    """Fold cells after myst-nb has chosen what each of them shows, and before myst-nb folds the cells that are tagged for folding."""
    for cell in list(document.findall(nodes.container)):
        if cell.get("nb_element") != "cell_code" or cell.get("hide_mode"):
            continue
        parts = {part.get("nb_element"): part for part in cell.children if isinstance(part, nodes.Element)}
        code, output = parts.get("cell_code_source"), parts.get("cell_code_output")
        if code is None or LESSON in tags(cell):
            continue
        text = output.astext().strip() if output is not None else ""
        if output is not None and any(tag.startswith(CHECK) for tag in tags(cell)) and _SENTENCE.fullmatch(text):
            cell["classes"].append("cg-check")
            if (theorem := _theorem_of(cell)) is not None:
                _pin(cell, code, theorem)
                continue
            cell["prompt_show"] = cell["prompt_hide"] = text
            cell.remove(output)
        elif code.astext().count("\n") < SHORT:
            continue
        else:
            cell["prompt_show"] = build.config.nb_code_prompt_show
            cell["prompt_hide"] = build.config.nb_code_prompt_hide
        cell["hide_mode"] = "input"


def setup(app: Sphinx) -> None:
    app.add_post_transform(fold_programs)
