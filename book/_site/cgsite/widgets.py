"""Live widgets on a page without a kernel.

For each page, myst-nb keeps the states of all widgets, which include the source of their modules. This module puts the static picture
of each widget in its place. It stores the state of the page's first widget in a JSON script, and the states of the other widgets in a
file next to the page. It stores each distinct module and style sheet once for the whole site, in a script file named by its hash. The
page's own script, `mount.js`, puts the parts together.

A module script doesn't load from `file://`, but a classic script that holds the source as a string does.
"""

from __future__ import annotations

import hashlib
import json
import re
from html import escape
from pathlib import Path
from typing import Any

from docutils import nodes
from myst_nb.sphinx_ import NbMetadataCollector
from run import VIEW
from selectolax.lexbor import LexborHTMLParser
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.errors import ExtensionError
from sphinx.transforms.post_transforms import SphinxPostTransform

from cgsite import progress, sliders
from cgsite.face import inked
from cgsite.links import address
from cgsite.site import Site
from cgsite.stored import failures, label, stored_result
from cgsite.transforms import html_transform

CODE = ("_esm", "_css")
_ASKED = re.compile(r'\.get_model\("(\w+)"\)')  # a call in `cgbook.widgets.once`'s loader, which pages don't need
_REFERENCE = re.compile(r"IPY_MODEL_([\w-]+)")


def reached(states: dict[str, Any], ids: list[str]) -> dict[str, Any]:
    """Return the states with these ids, and all states that they refer to."""
    states_found: dict[str, Any] = {}
    while ids:
        if (id := ids.pop()) in states and id not in states_found:
            states_found[id] = states[id]
            ids += _REFERENCE.findall(json.dumps({k: v for k, v in states[id]["state"].items() if k not in CODE}))
    return states_found


def name_of(source: str) -> str:
    """Return the name of a string, a hash that lets the site store each string once."""
    return hashlib.sha256(source.encode()).hexdigest()[:16]


def collect(app: Sphinx, doctree: nodes.document) -> None:
    """Take over a page's widget states from myst-nb, and move the code out of the states."""
    env, page = app.env, app.env.docname
    js_files = NbMetadataCollector.get_js_files(env, page)
    if "ipywidgets_state" not in js_files:
        return
    _, script = js_files.pop("ipywidgets_state")
    states = json.loads(script["body"])["state"]
    if failed := failures(states):
        raise ExtensionError(f"{page}: a cell with controls failed\n{failed[0]}")
    answers = sliders.take(page, states)
    code: dict[str, str] = {}
    code_of = {id: {key: entry["state"].get(key, "") for key in CODE} for id, entry in states.items()}
    for id, entry in states.items():
        asked = _ASKED.search(code_of[id]["_esm"])
        for key, source in code_of[asked[1] if asked else id].items():
            if source:
                entry["state"][key] = name_of(source)
                code[name_of(source)] = source
    data = NbMetadataCollector.get_doc_data(env)[page]
    data["cg_states"], data["cg_code"], data["cg_answers"] = states, code, answers


@html_transform(3)
def place_widgets(document: nodes.document, build: SphinxPostTransform) -> None:
    """Put each widget's static picture in its place, marked with its model, before myst-nb chooses between widget and picture."""
    data = NbMetadataCollector.get_doc_data(build.env)[build.env.docname]
    states, shown_ids = data.get("cg_states", {}), []
    boards: dict[str, str] = {}
    for bundle in list(document.findall(nodes.container)):
        if bundle.get("nb_element") != "mime_bundle":
            continue
        parts = {part["mime_type"]: part for part in bundle.children if isinstance(part, nodes.Element)}
        if "image/svg+xml" in parts:
            _name_images(parts["image/svg+xml"], build.env)
        if VIEW not in parts:
            continue
        (script,) = LexborHTMLParser(parts[VIEW].astext()).css("script")
        id = json.loads(script.text())["model_id"]
        if id not in states:
            raise ValueError(f"{build.env.docname}: a widget has no stored state; run the notebook again")
        if states[id]["state"].get("_model_module") == "anywidget":
            state = states[id]["state"]
            html = _place(id, state, parts, build.env, progress.counts(id, state, boards))
            shown_ids.append(id)
        else:
            html = stored_result(id, states, parts["text/plain"].astext(), _how_to_run(build))
            if answers := data["cg_answers"].get(id):
                html = sliders.html(build.app, build.env.docname, answers, html, _how_to_run(build))
        bundle.replace_self(nodes.raw("", html, format="html"))
    data["cg_shown"] = shown_ids


def _how_to_run(build: SphinxPostTransform) -> str:
    return address(build.app, build.env.config.root_doc) + "#how-to-read-it"


def _svg_of(part: nodes.Element, env: BuildEnvironment) -> str:
    (image,) = part.findall(nodes.image)
    name = image["uri"]
    path = Path(env.srcdir, name.lstrip("/")) if not Path(name).is_file() else Path(name)
    if not path.is_file():
        path = Path(env.srcdir, Path(env.docname).parent, name)
    text = path.read_text("utf8")
    return text[text.index("<svg") :]


def _name_images(part: nodes.Element, env: BuildEnvironment) -> None:
    """Use the label of each stored SVG as the alternative text of its image."""
    for image in part.findall(nodes.image):
        if not image.get("alt") and (says := label(_svg_of(part, env))):
            image["alt"] = says


def _place(id: str, state: dict[str, Any], parts: dict[str, nodes.Element], env: BuildEnvironment, counts: str) -> str:
    if "image/svg+xml" in parts:
        static = _svg_of(parts["image/svg+xml"], env)
    elif "text/html" in parts:
        static = parts["text/html"].astext()
    else:
        static = f"<p>{escape(parts['text/plain'].astext())}</p>"
    kind = state.get("kind", "").replace(" ", "-")
    # the style sheet uses this attribute to reserve the room that the exercise needs
    answer = f' data-answer="{state["spec"]["kind"]}"' if kind == "exercise" else ""
    asks = f' data-asks="{state["name"]}"' if kind in ("guess", "hand") else ""  # name of the gate to open
    attributes = f'data-cg-model="{escape(id, quote=True)}" data-kind="{kind}"{answer}{asks}{counts}'
    return f'<div class="cg-place" {attributes}>{inked(static)}</div>'


def write_code(static: Path, source: str) -> None:
    """Write the code of a widget into a script named by the hash of the code."""
    name = name_of(source)
    path = static / "cg" / f"{name}.js"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"(window.cgCode ??= {{}})[{json.dumps(name)}] = {json.dumps(source)};\n", "utf8")


def dress(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """Add the states and the code of the widgets to their page."""
    data = NbMetadataCollector.get_doc_data(app.env)[page] if doctree is not None else {}
    if not data.get("cg_shown"):
        return
    states = reached(data["cg_states"], list(data["cg_shown"]))
    # The first widget's state and code come with the page. Those of the other widgets, with their tables, are in files fetched when needed.
    first = reached(states, data["cg_shown"][:1])
    now, used = (
        {entry["state"][key] for entry in models.values() for key in CODE if entry["state"].get(key)}
        for models in (first, states)
    )
    for name in sorted(used):
        write_code(Path(app.outdir, "_static"), data["cg_code"][name])
    for name in sorted(now):
        app.add_js_file(f"cg/{name}.js", loading_method="defer")
    later = {id: state for id, state in states.items() if id not in first}
    name = f"states-{page.replace('/', '-')}.js"
    Path(app.outdir, "_static", "cg").mkdir(parents=True, exist_ok=True)
    Path(app.outdir, "_static", "cg", name).write_text(f"window.cgStates = {_compact(later)};\n", "utf8")
    where = context["pathto"](f"_static/cg/{name}", resource=True) + f"?v={name_of(_compact(later))}"
    body = _compact(first).replace("</", "<\\/")
    attributes: dict[str, Any] = {"type": "application/json", "class": "cg-states", "data-later": where}
    app.add_js_file(None, body=body, **attributes)


def _compact(states: dict[str, Any]) -> str:
    return inked(json.dumps(states, separators=(",", ":"), sort_keys=True))


def drop_old_code(site: Site) -> None:
    """Remove the code from earlier builds."""
    pages = NbMetadataCollector.get_doc_data(site.env)
    used = {name for data in pages.values() for name in data.get("cg_code", ())}
    for path in (site.static / "cg").glob("*.js"):
        if path.stem not in used and not path.stem.startswith("states-"):
            path.unlink()


def setup(app: Sphinx) -> None:
    app.connect("doctree-read", collect)
    app.connect("html-page-context", dress)
    app.add_post_transform(place_widgets)
