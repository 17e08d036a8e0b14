"""The bank of problems, with a file for each problem in `book/problems`, shown as a list where one problem is open at a time.

A file begins with the problem's title, its origins (contest and number), its ideas (the main one first), the section of the book
with the mathematics (`see: page#section`), our judgement of its difficulty (`level`, from 1 to 5), and the terms of the glossary
that name it (`terms`). The search above the list finds the problem by these terms, also in Chinese, and by its other titles in contests
(`sought`). The problem follows, then three hints, then a solution, which is a program that defines `solve`, with the reason
why it is right. If the program takes more than a second on the largest input of its statement, a C++17 version comes with it.

A reader's own `solve` is tried on small inputs, from the smallest upwards: `cases.json` stores them with the answers of a search.
`tests/book/test_problems.py` compares both the programs and the stored answers with that search.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

import yaml
from docutils import nodes
from docutils.statemachine import StringList
from myst_nb.sphinx_ import NbMetadataCollector
from node import SITE
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from cgsite.filters import Choice, form
from cgsite.glossary import Term, terms
from cgsite.links import link, sections
from cgsite.transforms import html_transform

FOLDER = SITE.parent / "problems"
#: name in the files -> title of the section on the page "How to attack a problem", for each idea
IDEAS = {
    "invariance": "Invariance",
    "symmetry": "Symmetry",
    "stealing": "Strategy stealing",
    "nim": "Reduction to Nim",
    "values": "Grundy values",
    "tables": "Tables and patterns",
}
LEVELS = range(1, 6)
CASES = FOLDER / "cases.json"
SHORT = 70  # maximum length of an example, in characters
_FILE = re.compile(
    r"---\n(?P<head>.*?)\n---\n\n(?P<task>.*?)\n\n## Hint 1\n\n(?P<one>.*?)\n\n## Hint 2\n\n(?P<two>.*?)\n\n## Hint 3\n\n(?P<three>.*?)"
    r"\n\n## Solution\n\n```python\n(?P<code>.*?)\n```\n\n(?:```cpp\n(?P<cpp>.*?)\n```\n\n)?(?P<why>.*)\n",
    re.DOTALL,
)
logger = logging.getLogger(__name__)


#: site -> function from a problem's number to its address; for AtCoder it's the contest's address, because old problems have odd names
SITES: dict[str, Callable[[str], str]] = {
    "HDU": lambda number: f"https://acm.hdu.edu.cn/showproblem.php?pid={number}",
    "POJ": lambda number: f"http://poj.org/problem?id={number}",
    "UVa": lambda number: f"https://onlinejudge.org/external/{int(number) // 100}/{number}.pdf",
    "Luogu": lambda number: f"https://www.luogu.com.cn/problem/{number}",
    "Codeforces": lambda number: f"https://codeforces.com/problemset/problem/{number[:-1]}/{number[-1]}",
    "AtCoder": lambda name: (
        f"https://atcoder.jp/contests/{''.join(name.lower().replace('contest', '').split()[:-1])}/tasks"
    ),
}


def address(origin: str) -> str:
    """Return the address where readers can try a problem.

    >>> address("Codeforces 276B"), address("AtCoder ARC 072 D")
    ('https://codeforces.com/problemset/problem/276/B', 'https://atcoder.jp/contests/arc072/tasks')
    >>> address("UVa 847"), address("AtCoder DP Contest K")
    ('https://onlinejudge.org/external/8/847.pdf', 'https://atcoder.jp/contests/dp/tasks')
    """
    site, _, number = origin.partition(" ")
    return SITES[site](number)


@dataclass(frozen=True)
class Problem:
    """A problem of the bank, with the fields of its file."""

    number: int
    name: str
    title: str
    origins: tuple[str, ...]
    ideas: tuple[str, ...]
    see: str
    task: str
    hints: tuple[str, str, str]
    code: str
    cpp: str  # "" if Python is fast enough
    why: str
    level: int  # difficulty, from 1 to 5
    terms: tuple[Term, ...] = ()
    sought: tuple[str, ...] = ()  # titles in contests, which search finds but no page shows

    @property
    def id(self) -> str:
        """Return the name under which a browser stores that the problem has been solved."""
        return f"problem:{self.name}"

    @property
    def starter(self) -> str:
        """Return the beginning of a reader's program."""
        return re.search(r"^def solve\(.*\):$", self.code, re.MULTILINE)[0] + "\n    ..."  # type: ignore[index]  # tested

    @property
    def words(self) -> str:
        """Return the words that the search above the list knows for the problem, besides those in its row."""
        named = (word for term in self.terms for word in (term.name, *term.forms, *term.chinese, *term.sought))
        return ", ".join([*self.sought, *named])


def read(path: Path) -> Problem:
    """Return the problem in a file."""
    match = _FILE.fullmatch(path.read_text("utf8"))
    number, _, name = path.stem.partition("-")
    head = yaml.load(match["head"], yaml.CSafeLoader) if match else {}
    sought = (name.replace("-", " "), *head.pop("sought", ()))
    named = head.pop("terms", ())
    if match is None or set(head) != {"title", "from", "ideas", "see", "level"} or head["level"] not in LEVELS:
        raise ValueError(
            f"{path.name} must have a head with title, from, ideas, see and a level from 1 to 5, then a question, three hints, a "
            "program and the reason why it works"
        )
    if unknown := set(named) - _terms().keys():
        raise ValueError(f"{path.name}: terms must be ids in glossary.yml, got {', '.join(sorted(unknown))}")
    texts = (head["title"], tuple(map(str, head["from"])), tuple(head["ideas"]), head["see"], match["task"])
    hints = (match["one"], match["two"], match["three"])
    solution = (match["code"], match["cpp"] or "", match["why"])
    return Problem(
        int(number), name, *texts, hints, *solution, head["level"], tuple(_terms()[id] for id in named), sought
    )


@cache
def _terms() -> dict[str, Term]:
    return {term.id: term for term in terms()}


@cache
def problems() -> tuple[Problem, ...]:
    """Return all problems, ordered by number."""
    return tuple(map(read, sorted(FOLDER.glob("*.md"))))


@cache
def _cases() -> dict[str, list[tuple[list[Any], Any]]]:
    """Return the small inputs of each problem, by its name, with their answers."""
    return {
        name: [(given, answer) for given, answer in some] for name, some in json.loads(CASES.read_text("utf8")).items()
    }


def example(problem: Problem) -> str:
    """Return a sentence that shows two calls of `solve` with different answers, neither of them long."""
    short = [case for case in _cases()[problem.name] if len(repr(case)) <= SHORT]
    one = short[len(short) // 2]
    other = next(case for case in short if case[1] != one[1])
    calls = (f"`solve({', '.join(map(repr, given))})` returns `{answer!r}`" for given, answer in (one, other))
    return f"For example, {', and '.join(calls)}."


def programs() -> dict[str, Any]:
    """Return what the page needs to try a reader's program on the problems, by their ids."""
    return {
        problem.id: {
            "name": "solve",
            "starter": problem.starter,
            "test": f"from cgbook.teaching.programs import compare\ncompare(solve, {_cases()[problem.name]!r})",
        }
        for problem in problems()
    }


class SeeSection(nodes.Inline, nodes.TextElement):
    """A link to a section, resolved when all pages have been read."""


class Bank(SphinxDirective):
    """A directive that shows the cards of all problems below a search form."""

    def run(self) -> list[nodes.Node]:
        # A folder can't be a dependency: Sphinx takes it for a missing file, and would read the page again each time.
        NbMetadataCollector.set_doc_data(self.env, self.env.docname, "cg_bank", _files())
        choices = [
            Choice("idea", "Idea", list(IDEAS.items()), "all ideas"),
            Choice("level", "Difficulty", [(str(level), f"{level} of 5") for level in LEVELS], "all levels"),
            Choice("solved", "Solved", [("no", "not yet"), ("yes", "solved")], "all"),
        ]
        label = "Word or contest"
        cards: list[nodes.Node] = [
            form(".cg-problem", "Search the problems", choices, len(problems()), label, "staircase, HDU, 巴什 …")
        ]
        for problem in problems():
            self.env.note_dependency(str(FOLDER / f"{problem.number:02}-{problem.name}.md"))
            listed = [f"<li>{escape(IDEAS[idea])}</li>" for idea in problem.ideas]
            listed += [f'<li lang="zh">{escape(term.chinese[-1])}</li>' for term in problem.terms if term.chinese]
            origins = ", ".join(
                f'<a href="{escape(address(origin))}">{escape(origin)}</a>' for origin in problem.origins
            )
            kinds = "".join(f" cg-idea-{idea}" for idea in problem.ideas)
            level = "".join("●" if level <= problem.level else "○" for level in LEVELS)
            cards.append(
                _html(
                    f'<details class="cg-problem cg-level-{problem.level} cg-solved-no{kinds}" id="problem-{problem.name}"'
                    f' name="cg-problem" data-counts="{problem.id}" data-words="{escape(problem.words)}"><summary>'
                    f'<h3><span class="cg-no">{problem.number}</span> {escape(problem.title)}</h3>'
                    f'<span class="cg-from">{escape(problem.origins[0])}</span>'
                    f'<span class="cg-level" role="img" aria-label="difficulty {problem.level} of 5">{level}</span></summary>'
                    f'<p class="cg-origin">Submit it at {origins}.</p>'
                )
            )
            cards += self._text(f"{problem.task}\n\n{example(problem)}")
            cards.append(
                _html(f'<details><summary>Idea</summary><ul class="cg-ideas">{"".join(listed)}</ul></details>')
            )
            for k, hint in enumerate(problem.hints, start=1):
                cards += self._folded(f"Hint {k}", self._text(hint))
            program = nodes.literal_block(problem.code, problem.code, language="python")
            other = nodes.literal_block(problem.cpp, problem.cpp, language="cpp")
            cpp = self._folded("C++17", [other]) if problem.cpp else []
            more = nodes.paragraph("", "More in ", SeeSection("", page=problem.see), nodes.Text("."))
            cards += self._folded("Solution", [program, *cpp, *self._text(problem.why), more])
            starter = nodes.literal_block(problem.starter, problem.starter, language="python")
            cards += [
                _html(f'<div class="cg-program" data-exercise="{problem.id}">'),
                starter,
                _html("</div></details>"),
            ]
        return [nodes.container("", *cards, classes=["cg-bank"])]

    def _text(self, text: str) -> list[nodes.Node]:
        holder = nodes.container()
        self.state.nested_parse(StringList(text.splitlines(), "problem"), self.content_offset, holder)
        return list(holder.children)

    def _folded(self, summary: str, content: list[nodes.Node]) -> list[nodes.Node]:
        return [_html(f"<details><summary>{summary}</summary>"), *content, _html("</details>")]


def _html(text: str) -> nodes.raw:
    return nodes.raw("", text, format="html")


@html_transform(5)
def link_sections(document: nodes.document, build: SphinxPostTransform) -> None:
    """Make the links to sections, with their titles."""
    for node in list(document.findall(SeeSection)):
        name, _, section = node["page"].partition("#")
        page = f"book/{name}"
        titles = sections(build.env, page) if page in build.env.found_docs else {}
        if section not in titles:
            logger.warning(
                "a problem names the section %s, which doesn't exist", node["page"], location=build.env.docname
            )
            node.replace_self(nodes.Text(node["page"]))
            continue
        title = f"{build.env.titles[page].astext()}, {titles[section]}"
        node.replace_self(link(build.app, page, section, title))


def _files() -> list[str]:
    return sorted(path.name for path in FOLDER.glob("*.md"))


def outdated(app: Sphinx, env: BuildEnvironment, added: set[str], changed: set[str], removed: set[str]) -> list[str]:
    """Return the page with the bank if a problem has been added or removed, so that Sphinx reads it again."""
    data = NbMetadataCollector.get_doc_data(env)
    return [page for page in env.found_docs & set(data) if data[page].get("cg_bank", _files()) != _files()]


def setup(app: Sphinx) -> None:
    app.add_directive("problem-bank", Bank)
    app.add_post_transform(link_sections)
    app.connect("env-get-outdated", outdated)
