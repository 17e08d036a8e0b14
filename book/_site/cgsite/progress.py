"""A reader's progress: what there is to win and to solve on each page, read off the pages, for the script that tells how much is done.

The script, bundled from `progress/`, keeps it in the reader's browser alone. What a widget counts for stands at its place.
"""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

from docutils import nodes
from node import SITE, esbuild
from sphinx.application import Sphinx

_COUNTS = re.compile(r'data-counts="(board|exercise) ([\w-]+)(?: (\d+))?"')
_RECALL = re.compile(r'data-recall="([\w -]+)"')
_SCRIPT = re.compile(r'<script defer="defer" src="[^"]*_static/progress\.js\?v=\w+"></script>\n')
PANEL = '<section class="cg-progress" hidden></section>'


def counts(id: str, state: dict[str, Any], names: dict[str, str]) -> str:
    """What a widget counts for, as an attribute of its place: a game to win, an exercise to solve; else nothing.

    >>> counts("a", {"kind": "player", "title": "Moore's Nim"}, {}), counts("b", {"kind": "story"}, {})
    (' data-counts="board moore-s-nim"', '')

    Parameters
    ----------
    id : of its model.
    state : of its model.
    names : of the boards of this page so far, by their models; a board is added.
    """
    if state.get("kind") == "exercise":
        return f' data-counts="exercise {state["spec"]["id"]} {state["spec"]["points"]}"'
    if state.get("kind") != "player":
        return ""
    slug = re.sub(r"[^a-z0-9]+", "-", state["title"].lower()).strip("-") or "board"
    alike = [name for name in names.values() if re.fullmatch(rf"{slug}(-no-\d+)?", name)]
    names.setdefault(id, f"{slug}-no-{len(alike) + 1}" if alike else slug)
    return f' data-counts="board {names[id]}"'


def todo(text: str) -> dict[str, Any] | None:
    """The exercises of a page with their points, its boards, and its prompts where it has any; None where it has nothing."""
    found = _COUNTS.findall(text)
    exercises = {name: int(points) for kind, name, points in found if kind == "exercise"}
    boards = list(dict.fromkeys(name for kind, name, _ in found if kind == "board"))
    prompts = " ".join(_RECALL.findall(text)).split()
    whole = {"exercises": exercises, "boards": boards, **({"recall": prompts} if prompts else {})}
    return whole if found or prompts else None


def _bundled() -> str:
    """The script, from its modules."""
    return esbuild(entryPoints=[str(SITE / "progress" / "main.js")], bundle=True, format="iife", target="es2022")


def dress(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """Keeps a place for the panel at the end of the first page; the script shows it."""
    if doctree is not None and page == app.config.root_doc:
        context["body"] += PANEL


def finish(app: Sphinx, exception: Exception | None) -> None:
    """Writes the script, and names it in every page that lists the chapters."""
    if exception is not None or app.builder is None or app.builder.format != "html":
        return
    folder = Path(app.outdir)
    pages = {path: text for path in sorted(folder.rglob("*.html")) if "bd-links" in (text := path.read_text("utf8"))}
    book = {path.stem: found for path, text in pages.items() if (found := todo(text))}
    script = f"window.cgBook = {json.dumps(book, separators=(',', ':'))};\n{_bundled()}"
    (folder / "_static" / "progress.js").write_text(script, "utf8")
    version = hashlib.sha256(script.encode()).hexdigest()[:8]
    for path, text in pages.items():
        home = "../" * (len(path.relative_to(folder).parts) - 1)
        tag = f'<script defer="defer" src="{home}_static/progress.js?v={version}"></script>\n'
        # a page that was not written anew has the script of the last build
        named = _SCRIPT.sub("", text).replace("</head>", f"{tag}</head>", 1)
        if named != text:
            path.write_text(named, "utf8")


def setup(app: Sphinx) -> None:
    app.connect("html-page-context", dress, priority=600)  # below the cover
    app.connect("build-finished", finish)
