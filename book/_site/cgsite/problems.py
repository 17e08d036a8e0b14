"""The bank of problems: one file each in `book/problems`, shown as cards with a search by idea and by words.

A file begins with its title, its origins (contest and number), its ideas, the first of them the main one, and the section
of the book that has the mathematics (`see: page#section`). Search finds it by the file's name, and by other titles that it
has in contests (`sought`). The problem follows, then three hints, then a solution: a
program that defines `solve` and why it is right; where the program takes more than a second on the largest input of its statement,
the same in C++17 comes with it. `tests/book/test_problems.py` runs both against a search.
"""

from __future__ import annotations

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
from cgsite.links import link, sections

FOLDER = SITE.parent / "problems"
#: the ideas of the page "How to attack a problem", as its sections and the files name them
IDEAS = {
    "invariance": "Invariance",
    "symmetry": "Symmetry",
    "stealing": "Strategy stealing",
    "nim": "Reduction to Nim",
    "values": "Grundy values",
    "tables": "Tables and patterns",
}
_FILE = re.compile(
    r"---\n(?P<head>.*?)\n---\n\n(?P<task>.*?)\n\n## Hint 1\n\n(?P<one>.*?)\n\n## Hint 2\n\n(?P<two>.*?)\n\n## Hint 3\n\n(?P<three>.*?)"
    r"\n\n## Solution\n\n```python\n(?P<code>.*?)\n```\n\n(?:```cpp\n(?P<cpp>.*?)\n```\n\n)?(?P<why>.*)\n",
    re.DOTALL,
)
logger = logging.getLogger(__name__)


#: site -> where it shows the problem of a number; AtCoder's names of old problems follow no rule, so the contest is shown
SITES: dict[str, Callable[[str], str]] = {
    "HDU": lambda number: f"https://acm.hdu.edu.cn/showproblem.php?pid={number}",
    "POJ": lambda number: f"http://poj.org/problem?id={number}",
    "UVa": lambda number: f"https://onlinejudge.org/external/{int(number) // 100}/{number}.pdf",
    "Codeforces": lambda number: f"https://codeforces.com/problemset/problem/{number[:-1]}/{number[-1]}",
    "AtCoder": lambda name: (
        f"https://atcoder.jp/contests/{''.join(name.lower().replace('contest', '').split()[:-1])}/tasks"
    ),
}


def address(origin: str) -> str:
    """Where a problem can be tried.

    >>> address("Codeforces 276B"), address("AtCoder ARC 072 D")
    ('https://codeforces.com/problemset/problem/276/B', 'https://atcoder.jp/contests/arc072/tasks')
    >>> address("UVa 847"), address("AtCoder DP Contest K")
    ('https://onlinejudge.org/external/8/847.pdf', 'https://atcoder.jp/contests/dp/tasks')
    """
    site, _, number = origin.partition(" ")
    return SITES[site](number)


@dataclass(frozen=True)
class Problem:
    """A problem of the bank, as its file tells it."""

    number: int
    name: str
    title: str
    origins: tuple[str, ...]
    ideas: tuple[str, ...]
    see: str
    task: str
    hints: tuple[str, str, str]
    code: str
    cpp: str  # "" where Python is fast enough
    why: str
    sought: tuple[str, ...] = ()  # what contests call it; search finds it, and no page shows it


def read(path: Path) -> Problem:
    """The problem of a file.

    Raises
    ------
    ValueError : when a part is missing; the message names the file.
    """
    match = _FILE.fullmatch(path.read_text("utf8"))
    number, _, name = path.stem.partition("-")
    head = yaml.load(match["head"], yaml.CSafeLoader) if match else {}
    sought = (name.replace("-", " "), *head.pop("sought", ()))
    if match is None or set(head) != {"title", "from", "ideas", "see"}:
        raise ValueError(f"{path.name} must have title, from, ideas and see, a text, three hints, a program, and why")
    texts = (head["title"], tuple(map(str, head["from"])), tuple(head["ideas"]), head["see"], match["task"])
    hints = (match["one"], match["two"], match["three"])
    return Problem(int(number), name, *texts, hints, match["code"], match["cpp"] or "", match["why"], sought)


@cache
def problems() -> tuple[Problem, ...]:
    """All problems, by number."""
    return tuple(map(read, sorted(FOLDER.glob("*.md"))))


class SeeSection(nodes.Inline, nodes.TextElement):
    """A link to a section, found when all pages are read."""


class Bank(SphinxDirective):
    """The cards of all problems, and above them the search."""

    def run(self) -> list[nodes.Node]:
        # a folder is no dependency: Sphinx takes it for a file that is gone, and reads the page again each time
        NbMetadataCollector.set_doc_data(self.env, self.env.docname, "cg_bank", _files())
        ideas = Choice("idea", "Idea", list(IDEAS.items()), "all ideas")
        label = "Words, or a contest"
        cards: list[nodes.Node] = [
            form(".cg-problem", "Search the problems", [ideas], len(problems()), label, "heap, ring, HDU …")
        ]
        for problem in problems():
            self.env.note_dependency(str(FOLDER / f"{problem.number:02}-{problem.name}.md"))
            listed = "".join(f"<li>{escape(IDEAS[idea])}</li>" for idea in problem.ideas)
            origins = ", ".join(
                f'<a href="{escape(address(origin))}">{escape(origin)}</a>' for origin in problem.origins
            )
            kinds = "".join(f" cg-idea-{idea}" for idea in problem.ideas)
            cards.append(
                _html(
                    f'<article class="cg-problem{kinds}" id="problem-{problem.name}">'
                    f'<h3><span class="cg-no">{problem.number}</span> {escape(problem.title)}</h3>'
                    f'<p class="cg-origin">{origins}</p>'
                )
            )
            cards += self._text(problem.task)
            cards.append(_html(f'<details><summary>Idea</summary><ul class="cg-ideas">{listed}</ul></details>'))
            for k, hint in enumerate(problem.hints, start=1):
                cards += self._folded(f"Hint {k}", self._text(hint))
            program = nodes.literal_block(problem.code, problem.code, language="python")
            other = nodes.literal_block(problem.cpp, problem.cpp, language="cpp")
            cpp = self._folded("C++17", [other]) if problem.cpp else []
            more = nodes.paragraph("", "More in ", SeeSection("", page=problem.see), nodes.Text("."))
            cards += self._folded("Solution", [program, *cpp, *self._text(problem.why), more])
            cards.append(_html("</article>"))
        return [nodes.container("", *cards, classes=["cg-bank"])]

    def _text(self, text: str) -> list[nodes.Node]:
        holder = nodes.container()
        self.state.nested_parse(StringList(text.splitlines(), "problem"), self.content_offset, holder)
        return list(holder.children)

    def _folded(self, summary: str, content: list[nodes.Node]) -> list[nodes.Node]:
        return [_html(f"<details><summary>{summary}</summary>"), *content, _html("</details>")]


def _html(text: str) -> nodes.raw:
    return nodes.raw("", text, format="html")


class Sees(SphinxPostTransform):
    """Makes the links to sections, with their titles."""

    default_priority = 5
    formats = ("html",)

    def run(self, **_: Any) -> None:
        for node in list(self.document.findall(SeeSection)):
            name, _, section = node["page"].partition("#")
            page = f"book/{name}"
            titles = sections(self.env, page) if page in self.env.found_docs else {}
            if section not in titles:
                logger.warning("no section %s, which a problem names", node["page"], location=self.env.docname)
                node.replace_self(nodes.Text(node["page"]))
                continue
            title = f"{self.env.titles[page].astext()}, {titles[section]}"
            node.replace_self(link(self.app, page, section, title))


def _files() -> list[str]:
    return sorted(path.name for path in FOLDER.glob("*.md"))


def outdated(app: Sphinx, env: BuildEnvironment, added: set[str], changed: set[str], removed: set[str]) -> list[str]:
    """The page with the bank is read again when a problem has come or gone."""
    data = NbMetadataCollector.get_doc_data(env)
    return [page for page in env.found_docs & set(data) if data[page].get("cg_bank", _files()) != _files()]


def setup(app: Sphinx) -> None:
    app.add_directive("problem-bank", Bank)
    app.add_post_transform(Sees)
    app.connect("env-get-outdated", outdated)
