"""The formulas of the pages, which one run of Node with a time limit typesets during the build; a cache keeps them by their hashes.

The build collects the formulas of all pages that it reads, and typesets the new ones together before it writes any page. A build with a
warm cache doesn't start Node for them.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

from docutils import nodes
from myst_nb.sphinx_ import NbMetadataCollector
from node import SITE, node, npm_ci
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.errors import ExtensionError
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util import logging
from sphinx.util.math import get_node_equation_number

from cgsite.transforms import html_transform

SCRIPT = SITE / "mathematics.mjs"
FILE = SITE.parents[1] / "_build" / ".formulas.json"
SECONDS = 60.0  # time limit for all formulas of the book, in seconds; setting them takes one or two
Formula = tuple[str, bool]  # the formula's TeX, and whether it is displayed on a separate line
logger = logging.getLogger(__name__)
_HANGING = re.compile(r"[.,;:?!)\]’”]+|[-’]\w+")
_WHOLE = re.compile(r"(?<![\w-])((?:[A-Z]-)+\w[\w’]*)")  # P-position, S-O-S
SHORT = 24  # greatest length of a formula that stays on one line, in characters of TeX


class Formulas:
    """A file with the formulas that have been typeset so far."""

    def __init__(self, file: Path) -> None:
        self.file = file
        lock = json.loads((SITE / "package-lock.json").read_text("utf8"))
        self._salt = lock["packages"]["node_modules/katex"]["version"] + SCRIPT.read_text("utf8")
        try:
            self._kept: dict[str, str] = json.loads(file.read_text("utf8"))
        except (FileNotFoundError, json.JSONDecodeError):
            self._kept = {}
        self._faulty: dict[str, str] = {}  # shown but not saved, so that the next build reports them again

    def _name(self, formula: Formula) -> str:
        return hashlib.sha256(json.dumps([self._salt, *formula]).encode()).hexdigest()[:32]

    def set(self, formulas: Iterable[Formula]) -> dict[Formula, str]:
        """Typeset and store the new formulas, and return what is wrong with each formula that KaTeX can't read."""
        new = [formula for formula in dict.fromkeys(formulas) if self._name(formula) not in self._kept]
        if not new:
            return {}
        asked = json.dumps([{"tex": tex, "display": display} for tex, display in new])
        npm_ci()
        try:
            done = node(
                str(SCRIPT), input=asked, capture_output=True, check=True, timeout=SECONDS, cwd=SITE, encoding="utf8"
            )
        except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
            raise ExtensionError(f"the formulas couldn't be typeset: {error}\n{error.stderr!s}") from error
        faults: dict[Formula, str] = {}
        for formula, answer in zip(new, json.loads(done.stdout), strict=True):
            if "error" in answer:
                faults[formula] = answer["error"]
                self._faulty[self._name(formula)] = answer["html"]
            else:
                self._kept[self._name(formula)] = answer["html"]
        self._keep()
        return faults

    def _keep(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        # the file is replaced as a whole, so that two builds can write at the same time
        half = self.file.with_suffix(f".{os.getpid()}")
        half.write_text(json.dumps(self._kept, ensure_ascii=False), "utf8")
        os.replace(half, self.file)

    def html(self, formula: Formula) -> str:
        """Return a formula as HTML from KaTeX."""
        name = self._name(formula)
        if name not in self._kept and name not in self._faulty:  # a formula that was made after the page was read
            for fault in self.set([formula]).values():
                logger.warning("KaTeX can't read $%s$: %s", formula[0], fault)
        return self._kept.get(name) or self._faulty[name]


def _formula(element: nodes.Element) -> Formula:
    return element.astext(), isinstance(element, nodes.math_block)


class Mathematics:
    """The handlers for the steps of a build."""

    formulas: Formulas

    def begin(self, app: Sphinx) -> None:
        self.formulas = Formulas(FILE)

    def collect(self, app: Sphinx, doctree: nodes.document) -> None:
        formulas = doctree.findall(lambda element: isinstance(element, (nodes.math, nodes.math_block)))
        data = NbMetadataCollector.get_doc_data(app.env)[app.env.docname]
        data["cg_formulas"] = list(
            dict.fromkeys(_formula(element) for element in formulas if isinstance(element, nodes.Element))
        )

    def set(self, app: Sphinx, env: BuildEnvironment) -> None:
        page_of = {
            formula: page
            for page, data in sorted(NbMetadataCollector.get_doc_data(env).items())
            for formula in data.get("cg_formulas", ())
        }
        for formula, fault in self.formulas.set(page_of).items():
            logger.warning("KaTeX can't read $%s$: %s", formula[0], fault, location=page_of[formula])

    def visit_math(self, translator: Any, element: nodes.Element) -> None:
        html = _hung(self.formulas.html(_formula(element)), element.get("hanging", ""))
        translator.body.append(f"{translator.starttag(element, 'span', '', CLASS='math')}{html}</span>")
        raise nodes.SkipNode

    def visit_display(self, translator: Any, element: nodes.math_block) -> None:
        translator.body.append(translator.starttag(element, "div", CLASS="math"))
        if element["number"]:
            translator.body.append(f'<span class="eqno">({get_node_equation_number(translator, element)})')
            translator.add_permalink_ref(element, "Permalink to this equation")
            translator.body.append("</span>")
        translator.body.append(f"{self.formulas.html(_formula(element))}</div>")
        raise nodes.SkipNode


def _hung(html: str, hanging: str) -> str:
    """Return a formula with the text after it in its last part, because browsers can break a line after any part, even before commas."""
    at = html.rfind('<span class="base">')
    end = "</span></span>"
    if not hanging or at < 0 or not html.endswith(end):
        return html + escape(hanging)
    last = f'<span class="katex-html" aria-hidden="true">{html[at : -len(end)]}</span>'
    return (
        f'{html[:at]}</span><span class="cg-tied">{last}<span class="cg-hanging">{escape(hanging)}</span></span></span>'
    )


@html_transform(950)
def tie_formulas(document: nodes.document, build: SphinxPostTransform) -> None:
    """Keep a comma, a bracket or the rest of "n-th" on the line of its formula, and keep "P-position" whole."""
    for formula in list(document.findall(nodes.math)):
        after = formula.next_node(descend=False, siblings=True)
        if not isinstance(after, nodes.Text) or not (hanging := _HANGING.match(after)):
            continue
        at = formula.parent.index(formula) + 1  # by place, because another text might be equal
        formula.parent[at] = nodes.Text(after[hanging.end() :])
        if len(formula.astext()) > SHORT:
            formula["hanging"] = hanging[0]
            continue
        tied = nodes.inline(classes=["cg-tied"])
        formula.replace_self(tied)
        tied += [formula, nodes.Text(hanging[0])]
    for text in list(document.findall(nodes.Text)):
        if isinstance(text.parent, (nodes.literal, nodes.math, nodes.raw, nodes.literal_block, nodes.math_block)):
            continue
        parts = _WHOLE.split(text)
        if len(parts) > 1:
            words = [
                nodes.inline("", part, classes=["cg-tied"]) if i % 2 else nodes.Text(part)
                for i, part in enumerate(parts)
            ]
            at = next(i for i, child in enumerate(text.parent) if child is text)
            text.parent[at : at + 1] = [word for word in words if word.astext()]


def copy_style(app: Sphinx) -> None:
    """Copy the style sheet and the fonts of the KaTeX version that sets the formulas."""
    if app.builder is None or app.builder.format != "html":
        return
    dist, target = npm_ci() / "katex" / "dist", Path(app.outdir, "_static", "katex")
    target.mkdir(parents=True, exist_ok=True)
    sheet = (dist / "katex.min.css").read_text("utf8")
    # every browser that runs the widgets reads woff2; the two older formats are left out
    sheet = re.sub(r',url\([^)]*\.(?:woff|ttf)\) format\("[a-z]+"\)', "", sheet)
    (target / "katex.min.css").write_text(f"@layer base {{{sheet}}}", "utf8")  # a layer below the book's own rules
    shutil.copytree(
        dist / "fonts", target / "fonts", dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.woff", "*.ttf")
    )


def setup(app: Sphinx) -> None:
    mathematics = Mathematics()
    app.add_html_math_renderer("katex", (mathematics.visit_math, None), (mathematics.visit_display, None))
    app.add_post_transform(tie_formulas)
    app.add_css_file("katex/katex.min.css")
    app.connect("builder-inited", mathematics.begin)
    app.connect("builder-inited", copy_style)
    app.connect("doctree-read", mathematics.collect)
    app.connect("env-updated", mathematics.set)
