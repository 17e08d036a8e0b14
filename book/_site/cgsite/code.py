"""Code in its place: a check of a theorem is one line that says what was compared, and unfolds; longer programs wait to be asked for."""

from __future__ import annotations

import re
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform

CHECK = "theorem:"  # the beginning of the tag of a cell that puts a theorem to the test
LESSON = "lesson"  # the tag of a program that is to be read where it stands
SHORT = 6  # lines: so much code is read with the text
_SENTENCE = re.compile(r"[^\n]*[a-z]{3}[^\n]*\.")


def tags(cell: nodes.Element) -> list[str]:
    """The tags of a cell of a notebook; none for any other part of a page."""
    metadata: dict[str, Any] = cell.get("cell_metadata") or {}
    return list(metadata.get("tags", ()))


class Folded(SphinxPostTransform):
    """Folds cells, after myst-nb has chosen what each of them shows, and before it folds those that ask for it by their tags."""

    default_priority = 100
    formats = ("html",)

    def run(self, **_: Any) -> None:
        for cell in self.document.findall(nodes.container):
            if cell.get("nb_element") != "cell_code" or cell.get("hide_mode"):
                continue
            parts = {part.get("nb_element"): part for part in cell.children if isinstance(part, nodes.Element)}
            code, output = parts.get("cell_code_source"), parts.get("cell_code_output")
            if code is None or LESSON in tags(cell):
                continue
            text = output.astext().strip() if output is not None else ""
            if output is not None and any(tag.startswith(CHECK) for tag in tags(cell)) and _SENTENCE.fullmatch(text):
                cell["classes"].append("cg-check")
                cell["prompt_show"] = cell["prompt_hide"] = text
                cell.remove(output)
            elif code.astext().count("\n") < SHORT:
                continue
            else:
                cell["prompt_show"] = self.config.nb_code_prompt_show
                cell["prompt_hide"] = self.config.nb_code_prompt_hide
            cell["hide_mode"] = "input"


def setup(app: Sphinx) -> None:
    app.add_post_transform(Folded)
