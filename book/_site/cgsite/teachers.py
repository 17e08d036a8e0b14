"""The page for teachers, with the exercises that can be assigned, what each exercise tests, and the goals by section.

The page is made from the exercise files, the notebooks and the kinds of practice, so it can't go out of date.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from html import escape
from typing import Any

from docutils import nodes
from docutils.statemachine import StringList
from node import SITE
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from cgbook.teaching.exercises import Exercise, every_exercise, exercise_files, read_exercise
from cgbook.teaching.items import LEVELS, MINUTES
from cgbook.teaching.practice import practice
from cgbook.teaching.practice.registry import every_kind
from cgkit.wording import joined
from cgsite.references import place_of

BOOK = SITE.parent
_TITLE = re.compile(r"^# (.+)$", re.MULTILINE)
_GOALS = re.compile(r":class: goals\n(.*?)\n:::", re.DOTALL)


def pages() -> list[str]:
    """Return the pages that have exercises, in order."""
    first = {
        path.name: min((file.name for file in path.glob("*.md")), default="") for path in (BOOK / "exercises").iterdir()
    }
    return sorted(filter(first.get, first), key=lambda page: (page[:2], first[page]))


def title_of(page: str) -> str:
    """Return the title of a page."""
    match = next(filter(None, (_TITLE.search(text) for text in _texts(page))))
    return match[1].strip()


def _cells(page: str) -> list[dict[str, Any]]:
    cells: list[dict[str, Any]] = json.loads((BOOK / f"{page}.ipynb").read_text("utf8"))["cells"]
    return cells


def _texts(page: str) -> Iterator[str]:
    yield from ("".join(cell["source"]) for cell in _cells(page) if cell["cell_type"] == "markdown")


def by_section(page: str) -> list[tuple[str, list[str]]]:
    """Return the sections of a page that have exercises, each with its exercises' ids."""
    sections: list[tuple[str, list[str]]] = []
    section = ""
    for cell in _cells(page):
        text = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            section = (re.findall(r"^## (.+)$", text, re.MULTILINE) or [section])[-1]
        elif ids := re.findall(r'^exercise\("([\w-]+)"\)', text, re.MULTILINE):
            if not sections or sections[-1][0] != section:
                sections.append((section, []))
            sections[-1][1].extend(ids)
    return sections


class ListOfExercises(SphinxDirective):
    """A directive that lists the kinds of practice, all exercises by chapter, and the programs whose solutions only teachers have."""

    def run(self) -> list[nodes.Node]:
        known = {exercise.id: exercise for exercise in every_exercise(BOOK / "exercises")}
        parts = [_problems()]
        for page in pages():
            ids = [id for _, listed in by_section(page) for id in listed]
            if not ids:
                continue
            rows = "".join(_row(_link(page, known[id]), known[id]) for id in ids)
            parts.append(_table(f"{known[ids[0]].number.rpartition('.')[0]}. {title_of(page)}", len(ids), rows, _HEAD))
            self.env.note_dependency(str(BOOK / f"{page}.ipynb"))
            for path in sorted((BOOK / "exercises" / page).glob("*.md")):
                self.env.note_dependency(str(path))
        held = [read_exercise(path) for path in exercise_files(BOOK / "held")]
        rows = "".join(_row(f"<code>{exercise.id}</code> {escape(exercise.title)}", exercise) for exercise in held)
        parts.append(_table("Programs whose solutions only you have", len(held), rows, _HEAD))
        return [nodes.container("", nodes.raw("", "".join(parts), format="html"), classes=["cg-teach"])]


def _head(*names: str) -> str:
    return "".join(f'<th scope="col">{name}</th>' for name in names)


_HEAD = _head("exercise", "answer", "level", "points", "minutes", "what it tests")


def _table(title: str, count: int, rows: str, head: str, what: str = "exercises") -> str:
    return (
        f"<details><summary>{escape(title)} <small>{count} {what}</small></summary>"
        f'<div class="cg-teach-wide" role="region" tabindex="0" aria-label="{escape(title, quote=True)}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div></details>"
    )


def _link(page: str, exercise: Exercise) -> str:
    return f'<a href="{page}.html#{place_of(exercise.number)}">{exercise.number} {escape(exercise.title)}</a>'


def _row(named: str, exercise: Exercise) -> str:
    return (
        f"<tr><td>{named}</td><td>{exercise.kind.title}</td><td>{LEVELS[exercise.level]}</td>"
        f"<td>{exercise.points}</td><td>{exercise.minutes}</td><td>{escape(exercise.tests)}</td></tr>"
    )


def _problems() -> str:
    """Return the kinds of practice as HTML, with an example of each level."""
    rows = []
    for kind in every_kind().values():
        for level, name in LEVELS.items():
            value = f"practice:{kind.name.replace(' ', '-')}:{level}"
            title = escape(f"{kind.title}, {name}")
            whole = practice(kind.name, level, "example").question.replace("**", "").replace("`", "").split("\n\n")
            question = " … ".join(dict.fromkeys((whole[0], whole[-1])))
            rows.append(
                f"<tr><td>{title}<br><code>{value}</code></td><td>{level}</td><td>{MINUTES[level]}</td><td>{escape(question)}</td></tr>"
            )
    head = _head("problem", "points", "minutes", "for example")
    return _table("Problems with new numbers for each class", len(rows), "".join(rows), head, "sorts")


class Goals(SphinxDirective):
    """A directive that lists the goals of each page, and the exercises that practise each of its sections."""

    def run(self) -> list[nodes.Node]:
        number = {exercise.id: exercise.number for exercise in every_exercise(BOOK / "exercises")}
        whole = nodes.container(classes=["cg-teach-goals"])
        for page in pages():
            if not any(ids for _, ids in by_section(page)):
                continue
            lines = list(_goals(page))
            lines += [
                "",
                *(
                    f"- *{section}*: {_listed(number[id] for id in ids)}"
                    for section, ids in by_section(page)
                    if section
                ),
            ]
            chapter = number[by_section(page)[0][1][0]].split(".")[0]
            opened = f"<details><summary>{chapter}. {escape(title_of(page))}</summary>"
            holder = nodes.container()
            self.state.nested_parse(StringList(lines, f"{page}.ipynb"), self.content_offset, holder)
            whole += [
                nodes.raw("", opened, format="html"),
                *holder.children,
                nodes.raw("", "</details>", format="html"),
            ]
            self.env.note_dependency(str(BOOK / f"{page}.ipynb"))
        return [whole]


def _goals(page: str) -> Iterable[str]:
    match = next(filter(None, (_GOALS.search(text) for text in _texts(page))), None)
    return match[1].strip().splitlines() if match else []


def _listed(numbers: Iterable[str]) -> str:
    listed = list(numbers)
    return f"exercise{'s' * (len(listed) > 1)} {joined(listed)}"


def setup(app: Sphinx) -> None:
    app.add_directive("list-of-exercises", ListOfExercises)
    app.add_directive("goals-by-section", Goals)
