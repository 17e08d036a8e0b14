"""A working `interact` on the page, with its controls as HTML and its answers in a file next to the page.

`sweep.py` has run the function for every setting, and this module turns each answer into the same kind of HTML as the stored result. The
page holds the stored result, and the controls in a template next to it. `sliders.js` puts the two together, and fetches the
file when a control is touched. The file is a classic script, because a page opened from `file://` can't load data in any other way.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from html import escape
from pathlib import Path
from typing import Any

from myst_nb.sphinx_ import NbMetadataCollector
from sphinx.application import Sphinx
from sphinx.errors import ExtensionError
from sphinx.util.osutil import relative_uri

from cgsite.site import Site
from cgsite.stored import output_html

MOST_BYTES = 150_000  # size limit of a cell's file in bytes, compressed as a server sends it


def take(page: str, states: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Remove the answers from the states of a page's models, and return the controls and the file of each model."""
    return {id: _packed(page, entry.pop("answers")) for id, entry in states.items() if "answers" in entry}


def _packed(page: str, sweep: dict[str, Any]) -> dict[str, Any]:
    alt = f"What {sweep['name']} shows"
    answers = ["".join(output_html(part, alt) for part in answer) for answer in sweep["answers"]]
    body = json.dumps({"which": sweep["which"], "answers": answers}, separators=(",", ":"), ensure_ascii=False)
    weight = len(gzip.compress(body.encode(), mtime=0))
    if weight > MOST_BYTES:
        raise ExtensionError(
            f"{page}, cell {sweep['cell']}: the {len(answers):,} different answers of {sweep['name']!r} take up {weight:,} bytes "
            f"when compressed, but at most {MOST_BYTES:,} are allowed; give the controls fewer values, or show less"
        )
    name = hashlib.sha256(body.encode()).hexdigest()[:16]
    return {
        "name": name,
        "file": f"(window.cgAnswers ??= {{}})[{json.dumps(name)}] = {body};\n",
        "controls": sweep["controls"],
    }


def html(app: Sphinx, page: str, answers: dict[str, Any], stored: str, how: str) -> str:
    """Return the stored result of an `interact`, with the controls that a script puts in place of the settings."""
    assert app.builder is not None
    where = relative_uri(app.builder.get_target_uri(page), _file(answers["name"]))
    fields = "".join(map(field, answers["controls"]))
    run = f'<a href="{escape(how, quote=True)}">run the chapter</a>'
    foot = f'<p class="cg-stored-foot">These are Python’s answers, stored for every setting. To change anything else, {run}.</p>'
    template = f'<template><form class="cg-controls" autocomplete="off">{fields}</form>{foot}</template>'
    address = f'data-name="{answers["name"]}" data-answers="{escape(where, quote=True)}"'
    return f'<div class="cg-sliders" {address}>{template}{stored}</div>'


def field(control: dict[str, Any]) -> str:
    """Return a control with its label, or "" for a fixed value.

    >>> field({"kind": "check", "name": "misère", "start": 1})
    '<label class="cg-tick"><input type="checkbox" checked><span>misère</span></label>'
    """
    if control["kind"] == "fixed":
        return ""
    kind, start, name = control["kind"], control["start"], escape(control["name"])
    if kind == "check":
        return f'<label class="cg-tick"><input type="checkbox"{" checked" * start}><span>{name}</span></label>'
    if kind == "slider":
        value = control["min"] + start * control["step"]
        ends = f'min="{control["min"]}" max="{control["max"]}" step="{control["step"]}" value="{value}"'
        # hidden from screen readers, which read the slider's value themselves
        return f'<label class="cg-slide"><span>{name}</span><input type="range" {ends}><b aria-hidden="true">{value}</b></label>'
    labels = [escape(str(label), quote=True) for label in control["labels"]]
    if kind == "choice":
        options = "".join(f"<option{' selected' * (i == start)}>{label}</option>" for i, label in enumerate(labels))
        return f'<label class="cg-pick"><span>{name}</span><select>{options}</select></label>'
    entries = "".join(f'<option value="{label}"></option>' for label in labels)
    typed = f'type="text" autocapitalize="off" spellcheck="false" value="{labels[start]}"'
    return f'<label class="cg-pick"><span>{name}</span><input {typed}></label><datalist>{entries}</datalist>'


def _file(name: str) -> str:
    return f"_static/cg/answers/{name}.js"


def write(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    """Write the files with the answers of a page."""
    answers = NbMetadataCollector.get_doc_data(app.env)[page].get("cg_answers") if doctree is not None else None
    if not answers:
        return
    for answer in answers.values():
        path = Path(app.outdir, _file(answer["name"]))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(answer["file"], "utf8")


def drop_old_answers(site: Site) -> None:
    """Remove the answers from earlier builds."""
    pages = NbMetadataCollector.get_doc_data(site.env).values()
    used = {_file(answer["name"]) for data in pages for answer in data.get("cg_answers", {}).values()}
    for path in (site.static / "cg" / "answers").glob("*.js"):
        if _file(path.stem) not in used:
            path.unlink()


def setup(app: Sphinx) -> None:
    app.connect("html-page-context", write)
