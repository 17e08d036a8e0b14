"""Recall prompts, which are short questions on what to remember for a month; they come back later on a separate page.

The file `book/recall/<page>.yml` lists a page's prompts under the section that they follow. A single prompt moves to the end of the next
section with prompts. If the last section has only one prompt, the prompts before it move there. The build leaves an empty strip at the end
of the section and writes the prompts, set as HTML, into a script of the page's own, which is fetched when the first strip comes near the
screen. The scripts are bundled from `front/site/recall/`. Without scripts, there are no strips.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

import yaml
from docutils import nodes
from node import SITE
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util import logging

from cgsite.cover import numbers
from cgsite.links import sections
from cgsite.mathematics import FILE, Formula, Formulas
from cgsite.scripts import bundled
from cgsite.site import Site
from cgsite.transforms import html_transform
from cgsite.widgets import name_of

FOLDER = SITE.parent / "recall"
REVIEW = "book/review"
STORED = "_static/recall"
LETTERS = 34  # number of letters on a line of a phone's screen
_MARK = re.compile(r"\$([^$]+)\$|\*([^*]+)\*|`([^`]+)`")
logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Prompt:
    """A question with its right answer, the wrong answers (some with a reply that says why they're wrong), and the reason."""

    id: str
    section: str
    ask: str
    right: str
    wrong: dict[str, str]
    why: str
    check: str = ""

    @property
    def choices(self) -> list[str]:
        """Return all answers, in a fixed order that doesn't give the right answer away."""
        return sorted([self.right, *self.wrong], key=_natural)

    @property
    def ordered(self) -> bool:
        """Return whether the answers have a natural order, as numbers and outcomes do; other answers are shuffled."""
        return all(re.fullmatch(r"(take )?\d+|[PND]", choice) for choice in self.choices) or {"yes", "no"} >= {
            choice.lower() for choice in self.choices
        }

    @property
    def texts(self) -> list[str]:
        """Return all the strings in the prompt."""
        return [self.ask, self.right, *self.wrong, *filter(None, self.wrong.values()), self.why]


@dataclass(frozen=True)
class Page:
    """The prompts of a page."""

    name: str
    prompts: tuple[Prompt, ...]

    def strips(self) -> dict[str, list[Prompt]]:
        """Return the prompts at the end of each section, at least two for each if the page has that many."""
        strips: dict[str, list[Prompt]] = {}
        waiting: list[Prompt] = []
        for section in dict.fromkeys(prompt.section for prompt in self.prompts):
            waiting += [prompt for prompt in self.prompts if prompt.section == section]
            if len(waiting) > 1:
                strips[section], waiting = waiting, []
        if waiting:  # a single last prompt can't come before its section, so the previous prompts join it
            before = strips.popitem()[1] if strips else []
            strips[waiting[-1].section] = before + waiting
        return strips


def _natural(text: str) -> tuple[int, str]:
    return (int(text), "") if text.isdecimal() else (0, name_of(text) if len(text) > 12 else text)


def _wrong(answers: list[Any]) -> dict[str, str]:
    wrong: dict[str, str] = {}
    for answer in answers:
        wrong.update({str(k): str(v) for k, v in answer.items()} if isinstance(answer, dict) else {str(answer): ""})
    return wrong


def read(path: Path) -> Page:
    """Return the prompts in a file."""
    given: dict[str, Any] = yaml.load(path.read_text("utf8"), yaml.CSafeLoader)
    prompts = []
    for section, entries in given.items():
        for entry in entries:
            if (
                not {"id", "ask", "right", "wrong", "why"}
                <= set(entry)
                <= {"id", "ask", "right", "wrong", "why", "check"}
            ):
                raise ValueError(
                    f"{path.name}: a prompt must have id, ask, right, wrong and why, and can have check, got {entry}"
                )
            wrong = _wrong(entry["wrong"])
            if not 1 <= len(wrong) <= 3 or str(entry["right"]) in wrong:
                raise ValueError(f"{path.name}: {entry['id']} needs one to three wrong answers besides the right one")
            words = {name: " ".join(str(entry[name]).split()) for name in ("ask", "right", "why")}
            prompts.append(Prompt(id=entry["id"], section=section, wrong=wrong, check=entry.get("check", ""), **words))
    return Page(path.stem, tuple(prompts))


@cache
def pages() -> tuple[Page, ...]:
    """Return the prompts of all pages."""
    return tuple(map(read, sorted(FOLDER.glob("*.yml"))))


def formulas(text: str) -> Iterator[Formula]:
    """Yield the formulas in a string."""
    return ((match[1], False) for match in _MARK.finditer(text) if match[1])


def html(text: str, formula: Callable[[Formula], str]) -> str:
    """Return a short string as HTML; $ surrounds formulas, * surrounds stressed words, and ` surrounds code.

    >>> html("*P* and `a < b`, $n$", lambda formula: formula[0])
    '<em>P</em> and <code>a &lt; b</code>, <span class="math">n</span>'
    """
    parts, end = [], 0
    for match in _MARK.finditer(text):
        parts.append(escape(text[end : match.start()], quote=False))
        if match[1]:
            parts.append(f'<span class="math">{formula((match[1], False))}</span>')
        else:
            kind, inner = ("em", match[2]) if match[2] else ("code", match[3])
            parts.append(f"<{kind}>{escape(inner, quote=False)}</{kind}>")
        end = match.end()
    return "".join(parts) + escape(text[end:], quote=False)


def as_dict(prompt: Prompt, formula: Callable[[Formula], str]) -> dict[str, Any]:
    """Return a prompt as the dictionary that its page receives."""
    return {
        "id": prompt.id,
        "at": prompt.section,
        "ask": html(prompt.ask, formula),
        "choices": [html(choice, formula) for choice in prompt.choices],
        "right": prompt.choices.index(prompt.right),
        "not": [html(prompt.wrong.get(choice, ""), formula) for choice in prompt.choices],
        "why": html(prompt.why, formula),
        **({"ordered": True} if prompt.ordered else {}),
    }


def room(prompts: list[Prompt]) -> str:
    """Return a style with the estimated number of lines of the longest prompt, on a wide screen and on a phone, to reserve room."""

    def lines(text: str, letters: int) -> int:
        return math.ceil(len(re.sub(r"\\[a-z]+|[${}\\]", "", text)) / letters)

    def most(letters: int, across: int) -> int:
        question = max(lines(prompt.ask, letters) for prompt in prompts)
        choices = max(
            sum(lines(text, letters // across - 4) + 1 for text in prompt.choices) // across for prompt in prompts
        )
        reason = max(lines(prompt.why + max(prompt.wrong.values(), key=len) + " " * 16, letters) for prompt in prompts)
        return question + choices + reason

    return f"--wide:{most(2 * LETTERS, 2)};--narrow:{most(LETTERS, 1)}"


@html_transform(6)  # after the transforms that fold sections
def add_strips(document: nodes.document, build: SphinxPostTransform) -> None:
    """Leave an empty strip at the end of each section with prompts."""
    of = next((page.strips() for page in pages() if f"book/{page.name}" == build.env.docname), {})
    for section in document.findall(nodes.section):
        for prompts in (of[id] for id in section["ids"] if id in of):
            section += nodes.raw("", strip(prompts, Path(build.env.docname).name), format="html")


def strip(prompts: list[Prompt], page: str) -> str:
    """Return the element for a section's prompts, with the addresses of their script and their text."""
    ids, where = " ".join(prompt.id for prompt in prompts), f"../{STORED}"
    links = f'data-code="{where}/recall.js" data-prompts="{where}/{page}.js"'
    return f'<div class="cg-recall" data-recall="{ids}" {links} style="{room(prompts)}"></div>'


def check(app: Sphinx, env: BuildEnvironment) -> None:
    """Warn about prompts whose section no longer exists."""
    for page in pages():
        if f"book/{page.name}" not in env.found_docs:
            continue
        titles = sections(env, f"book/{page.name}")
        for section in dict.fromkeys(prompt.section for prompt in page.prompts):
            if section not in titles:
                logger.warning("recall/%s.yml: no such section, %s", page.name, section, location=f"book/{page.name}")


def _exercises(site: Site) -> dict[str, tuple[str, str]]:
    """Return the address and the name of each exercise, by its id."""
    places = {}
    for name, page in site.pages.items():
        for cell in page.all(".tag_exercise[id]"):
            title, counted = cell.css_first("strong"), cell.css_first("[data-counts]")
            if title is not None and counted is not None:
                kind, id, *_ = (counted.attrs["data-counts"] or "").split()
                if kind == "exercise":
                    places[id] = (f"{Path(name).name}.html#{cell.id}", title.inner_html or "")
    return places


def write_prompts(site: Site) -> None:
    """Write a script for each page with its prompts, and the list of all prompts for the review."""
    asked = [page for page in pages() if f"book/{page.name}" in site.pages]
    setter = Formulas(FILE)
    texts = [text for page in asked for prompt in page.prompts for text in prompt.texts]
    for formula, fault in setter.set(formula for text in texts for formula in formulas(text)).items():
        logger.warning("KaTeX can't read $%s$, in recall: %s", formula[0], fault)
    site.write(f"{STORED}/recall.js", bundled("recall/main"))
    index: dict[str, Any] = {"pages": {}, "exercises": _exercises(site)}
    for page in asked:
        prompts = json.dumps([as_dict(prompt, setter.html) for prompt in page.prompts], ensure_ascii=False)
        file = site.write(
            f"{STORED}/{page.name}.js", f"(window.cgRecall ??= {{}})[{json.dumps(page.name)}] = {prompts};\n"
        )
        titles = sections(site.env, f"book/{page.name}")
        index["pages"][page.name] = {
            "title": site.env.titles[f"book/{page.name}"].astext(),
            "number": numbers(site.env).get(f"book/{page.name}", ""),
            "prompts": f"../{file}",
            "sections": {
                section: titles.get(section, "") for section in dict.fromkeys(prompt.section for prompt in page.prompts)
            },
            "at": {prompt.id: prompt.section for prompt in page.prompts},
        }
    site.write(f"{STORED}/index.js", f"window.cgRecallIndex = {json.dumps(index, ensure_ascii=False)};\n")
    for place in site.pages[REVIEW].all(".cg-review") if REVIEW in site.pages else ():
        place.attrs["data-code"], place.attrs["data-index"] = f"../{STORED}/recall.js", f"../{STORED}/index.js"


def setup(app: Sphinx) -> None:
    app.connect("env-updated", check)
    app.add_post_transform(add_strips)
