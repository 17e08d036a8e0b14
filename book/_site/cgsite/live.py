"""Python in the reader's browser, loaded from the site's own files when the reader asks for it.

A folder `_static/live/<digest>` holds everything needed: Pyodide from npm, `base.zip` with cgkit, cgbook and the packages they import,
further packages that are fetched when they are first imported, and the scripts of `front/site/live`. The digest covers
everything in the folder, so a browser's cache is never out of date. Packages are packed from the installed files, and each
file is checked against the hash that its distribution records. A page contains one small script, `_static/live.js`, which loads nothing
until the reader asks for Python.

`live_python: false` in `_config.yml` leaves Python out.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import zipfile
from functools import cache
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import nbformat
from cglive.reading import names
from docutils import nodes
from node import SITE, esbuild, npm_ci
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.errors import ExtensionError
from sphinx.transforms.post_transforms import SphinxPostTransform

from cgbook.pictures.palette import DAY
from cgbook.teaching.exercises import every_exercise
from cgsite import needs, problems
from cgsite.code import tags
from cgsite.scripts import FRONT
from cgsite.site import Site, made_whole
from cgsite.transforms import html_transform
from cgsite.widgets import name_of, write_code

ROOT = SITE.parents[1]
LIVE = SITE / "live"
PACKAGES = (ROOT / "cgkit", ROOT / "book" / "cgbook")
EXERCISES = ROOT / "book" / "exercises"
STATIC = PACKAGES[1] / "widgets" / "static"  # the bundled scripts and styles of the widgets
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
SCRIPTS = FRONT / "site" / "live"
BROUGHT = ("traitlets", "markdown-it-py", "mdurl")  # distributions packed into base.zip
LATER = ("networkx",)  # distributions fetched when they are first imported
HIDDEN = "remove-input"
_PROGRAM = re.compile(r"\d points?, a program\)")  # matches the heading of an exercise that asks for a program
_TIME = (1980, 1, 1, 0, 0, 0)  # timestamp of every archived file, so that the same files give the same bytes


def installed(name: str, only: str = "") -> dict[str, bytes]:
    """Return an installed distribution's files without tests and commands; `only` can name a single file to return with the licence."""
    files = {}
    for file in distribution(name).files or ():
        path = file.as_posix()
        if path.startswith("..") or "/tests/" in path or file.suffix == ".pyc" or path.endswith("RECORD"):
            continue
        if only and path != only and "licen" not in path.lower():
            continue
        body = Path(str(file.locate())).read_bytes()
        if file.hash is not None:
            digest = base64.urlsafe_b64encode(hashlib.new(file.hash.mode, body).digest()).rstrip(b"=").decode()
            if digest != file.hash.value:
                raise ExtensionError(
                    f"{path} of {name} has changed since its installation; set up the environment again"
                )
        files[path] = body
    return files


def own() -> dict[str, bytes]:
    """Return the files of both packages without their front ends, together with the modules that connect Python to a page."""
    left_out = {"__pycache__", "front", "static"}
    files = {}
    for home in PACKAGES:
        for path in sorted(home.resolve().rglob("*")):
            inside = path.relative_to(home.resolve())
            if path.is_file() and not left_out & set(inside.parts):
                files[f"{home.name}/{inside.as_posix()}"] = path.read_bytes()
    files |= {f"cglive/{path.name}": path.read_bytes() for path in sorted((LIVE / "cglive").glob("*.py"))}
    return files


def base() -> dict[str, bytes]:
    """Return the files that Python in a page has from the start."""
    pretty = installed("ipython", "IPython/lib/pretty.py")
    source = pretty.pop("IPython/lib/pretty.py")
    brought = {path: body for name in BROUGHT for path, body in installed(name).items()}
    return {**own(), **brought, **pretty, "cglive/ipython_pretty.py": source}


def pack(files: dict[str, bytes], path: Path) -> None:
    """Write files into an archive; the same files give the same bytes."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, body in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, _TIME), body, zipfile.ZIP_DEFLATED)


@cache
def digest() -> str:
    """Return the name of the folder, a hash of everything that goes into it."""
    seen = hashlib.sha256(Path(__file__).read_bytes() + (SITE / "package-lock.json").read_bytes())
    for name, body in sorted(own().items()):
        seen.update(name.encode() + body)
    scripts = (SCRIPTS, FRONT / "page", STATIC)
    for path in sorted(file for folder in (*scripts, problems.FOLDER, EXERCISES) for file in folder.rglob("*.*")):
        seen.update(path.name.encode() + path.read_bytes())
    for name in ("ipython", *BROUGHT, *LATER):
        seen.update(distribution(name).version.encode())
    return seen.hexdigest()[:12]


def code_names() -> dict[str, str]:
    """Return the names that the site gives to the widgets' files, by file name."""
    return {path.name: name_of(path.read_text("utf8")) for path in sorted(STATIC.iterdir())}


def make(folder: Path, programs: dict[str, Any]) -> None:
    """Fill a folder with everything that Python in a page needs."""
    pyodide = npm_ci() / "pyodide"
    for name in PYODIDE[:-1]:
        shutil.copyfile(pyodide / name, folder / name)
    lock = json.loads((pyodide / PYODIDE[-1]).read_text("utf8"))
    lock["packages"] = {}  # the site has none of Pyodide's own packages
    (folder / PYODIDE[-1]).write_text(json.dumps(lock), "utf8")
    pack(base(), folder / "base.zip")
    for name in LATER:
        pack(installed(name), folder / f"{name}.zip")
    how = {"bundle": True, "format": "esm", "target": "es2022", "outdir": str(folder), "loader": {".css": "text"}}
    doors = [str(SCRIPTS / name) for name in ("python.js", "cells.js", "program.js")]
    esbuild(entryPoints=doors, splitting=True, **how)
    esbuild(entryPoints=[str(SCRIPTS / "worker.js")], **how)
    # the page can show how much of a file has arrived, unless it's a module
    counted = [name for name in (*PYODIDE, "base.zip") if not name.endswith("mjs")]
    manifest = {
        "weight": sum((folder / name).stat().st_size for name in counted),
        "later": {name: f"{name}.zip" for name in LATER},
        "code": code_names(),
        "inks": {colour: f"var(--cg-{name.replace('_', '-')})" for name, colour in DAY.items()},
    }
    (folder / "manifest.json").write_text(json.dumps(manifest), "utf8")
    (folder / "programs.json").write_text(json.dumps(programs), "utf8")


def programs(folder: Path) -> dict[str, Any]:
    """Return the exercises that ask for a program, and their tests, which contain no answers but call the solver."""
    return {
        exercise.id: {
            "name": exercise.name,
            "starter": exercise.starter,
            "test": f"{exercise.public_test}\nseed = 1\n{exercise.hidden_test}",
        }
        for exercise in (every_exercise(folder) if folder.is_dir() else ())
        if exercise.kind.is_program
    }


def write_python(site: Site) -> None:
    """Write the folder next to the pages, and remove the folder from an earlier build."""
    app, home = site.app, site.static / "live"
    if not app.config.live_python:
        shutil.rmtree(home, ignore_errors=True)
        return
    home.mkdir(parents=True, exist_ok=True)
    folder = home / app.config.html_context["live"]
    if not folder.exists():
        for old in home.iterdir():
            if old.name != "cells":
                shutil.rmtree(old)
        with made_whole(folder) as unfinished:
            make(unfinished, programs(Path(app.srcdir, "book", "exercises")) | problems.programs())
    for path in sorted(STATIC.iterdir()):
        write_code(site.static, path.read_text("utf8"))


@html_transform(101)  # after the transform that decides which cells are folded
def name_cells(document: nodes.document, build: SphinxPostTransform) -> None:
    """Name the cells that readers can run, note what the other cells need, and mark the starters of programs."""
    if not build.config.live_python:
        return
    wants = needs.needs_on(build.env, build.env.docname)
    for cell in document.findall(nodes.container):
        if cell.get("nb_element") != "cell_code":
            continue
        parts = [part for part in cell.children if isinstance(part, nodes.Element)]
        source = next((part for part in parts if part.get("nb_element") == "cell_code_source"), None)
        if source is not None and (lacks := wants.get(cell["cell_index"])):
            cell["classes"].append("tag_needs-kernel")
            source += nodes.paragraph("", _why(lacks), classes=["cg-run"])
        elif source is not None:
            cell["classes"] += ["cg-code", f"cg-cell-{cell['cell_index']}"]
        if "exercise" in tags(cell):
            starters = [block for block in cell.findall(nodes.literal_block) if block.get("language") == "python"]
            if starters and _PROGRAM.search(cell.astext()):
                starters[0]["classes"].append("cg-program")


def _why(lacks: list[str]) -> str:
    why = lacks[0] if lacks == [needs.ABOVE] else f"Python in a page doesn't have {' or '.join(lacks)}"
    return f"This program runs only in JupyterLab, because {why}."


def dress(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """Add the small script to a page with programs, and write the programs into a separate file."""
    if not app.config.live_python or doctree is None:
        return
    path = Path(app.env.doc2path(page))
    marked = [
        node for node in doctree.findall(nodes.Element) if {"cg-code", "cg-program", "cg-place"} & set(node["classes"])
    ]
    lives = path.suffix == ".ipynb" and (marked or 'class="cg-place"' in context.get("body", ""))
    if not lives:
        return
    name = f"{page.replace('/', '-')}.json"
    text = json.dumps(cells(path, needs.needs_on(app.env, page)), ensure_ascii=False)
    folder = Path(app.outdir, "_static", "live", "cells")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, "utf8")
    version = hashlib.sha256(text.encode()).hexdigest()[:8]
    data: dict[str, Any] = {"data-live": app.config.html_context["live"], "data-cells": f"{name}?v={version}"}
    # before the script that brings the boards to life, because a laboratory checks only once whether there is Python
    app.add_js_file("live.js", loading_method="defer", priority=850, **data)


def cells(path: Path, wants: dict[int, list[str]]) -> list[dict[str, Any]]:
    """Return the programs of a notebook in order, including hidden programs that later ones might build on."""
    listed = []
    for n, cell in enumerate(nbformat.read(path, as_version=4).cells):
        if cell.cell_type != "code" or not cell.source.strip():
            continue
        shown = HIDDEN not in cell.metadata.get("tags", ())
        if shown or names(cell.source)[0]:
            listed.append({"n": n, "code": cell.source, "shown": shown, "needs": wants.get(n, [])})
    return listed


def configure(app: Sphinx, config: Config) -> None:
    # a new name makes Sphinx write the pages again, so that they lead to the new folder
    config["html_context"] = {**config["html_context"], "live": digest() if config["live_python"] else ""}


def setup(app: Sphinx) -> None:
    needs.setup(app)
    app.add_config_value("live_python", True, "html")
    app.connect("config-inited", configure, priority=120)
    app.connect("html-page-context", dress)
    app.add_post_transform(name_cells)
