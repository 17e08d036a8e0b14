"""Consistent numbers and references, with theorems numbered by page, and "chapter 4" and "exercise 7.15" made into links."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.transforms.post_transforms import SphinxPostTransform

from cgbook.teaching.exercises import exercise_files, number_of
from cgsite.code import tags
from cgsite.cover import chapters, numbers
from cgsite.links import link

_NAMED = re.compile(r"\b(?:[Cc]hapters?|[Ee]xercises?) \d+(?:\.\d+)*(?:(?:,| and| to|, and) \d+(?:\.\d+)*)*")
_NUMBER = re.compile(r"(?:[Cc]hapters? |[Ee]xercises? )?(\d+(?:\.\d+)*)")
_HEADING = re.compile(r"^Exercise (\d+(?:\.\d+)+)\.", re.MULTILINE)
EXERCISE = "exercise"  # tag of a cell that shows an exercise
_NOT_IN = (nodes.reference, nodes.literal, nodes.title, nodes.literal_block, nodes.raw, nodes.math)


def place_of(number: str) -> str:
    """Return the id of an exercise on its page."""
    return f"exercise-{number.replace('.', '-')}"


class Numbers(SphinxPostTransform):
    """A transform that numbers theorem 3 of page 6.2 as Theorem 6.2.3; it runs for each page, because Sphinx stores its own count."""

    default_priority = 1  # before references look up numbers
    formats = ("html",)

    def run(self, **_: Any) -> None:
        for page, number in numbers(self.env).items():
            for counted in self.env.toc_fignumbers.get(page, {}).values():
                for n, id in enumerate(sorted(counted, key=counted.__getitem__), 1):
                    counted[id] = (*map(int, number.split(".")), n)


class ExerciseNames(SphinxPostTransform):
    """A transform that names each exercise by its number, so that links such as `#exercise-7-15` work."""

    default_priority = 2
    formats = ("html",)

    def run(self, **_: Any) -> None:
        for cell in self.document.findall(nodes.container):
            if EXERCISE in tags(cell) and (match := _HEADING.search(cell.astext())):
                cell["ids"].append(place_of(match[1]))


class Anchors(SphinxPostTransform):
    """A transform that gives theorems and exercises a link to themselves, like headings."""

    default_priority = 3  # after theorems have their numbers, and exercises their names
    formats = ("html",)

    def run(self, **_: Any) -> None:
        numbered = self.env.toc_fignumbers.get(self.env.docname, {})
        for element in self.document.findall(nodes.Element):
            if kind := element.get("countertype"):
                (id, *_) = element["ids"]
                number = ".".join(map(str, numbered.get(kind, {}).get(id, ())))
                for title in element.findall(nodes.title):
                    title += _anchor(id, f"{element['realtype'].title()} {number}".rstrip())
                    break
        for cell in self.document.findall(nodes.container):
            for id in cell["ids"] if EXERCISE in tags(cell) else ():
                first = next(cell.findall(nodes.paragraph))
                first += _anchor(id, f"Exercise {id.removeprefix('exercise-').replace('-', '.')}")


def _anchor(id: str, name: str) -> nodes.raw:
    words = f'aria-label="Link to {name}" title="Link to {name}"'
    return nodes.raw("", f'<a class="headerlink" href="#{id}" {words}>#</a>', format="html")


class Links(SphinxPostTransform):
    """A transform that links each chapter or exercise named in the text, but never a chapter to itself."""

    default_priority = 900
    formats = ("html",)

    def run(self, **_: Any) -> None:
        here = self.env.docname
        where = {str(chapter): pages[0] for chapter, pages in chapters(self.env).items() if here not in pages}
        where |= {number: page for page, number in numbers(self.env).items() if page != here}
        where |= {number: f"{page}#{place_of(number)}" for number, page in exercises(self.env).items()}
        for text in list(self.document.findall(nodes.Text)):
            if _NAMED.search(text) and not _within(text):
                text.parent.replace(text, self._linked(text, where))

    def _linked(self, text: str, where: dict[str, str]) -> list[nodes.Node]:
        parts: list[nodes.Node] = []
        at = 0
        for phrase in _NAMED.finditer(text):
            for match in _NUMBER.finditer(text, *phrase.span()):
                if match[1] not in where:
                    continue
                page, _, id = where[match[1]].partition("#")
                parts += [nodes.Text(text[at : match.start()]), link(self.app, page, id, match[0])]
                at = match.end()
        return [*parts, nodes.Text(text[at:])]


def exercises(env: BuildEnvironment) -> dict[str, str]:
    """Return the page of each exercise, by number; an exercise's folder has the name of its page."""
    return _exercises(tuple(exercise_files(Path(env.srcdir, "book", "exercises"))))


@cache
def _exercises(files: tuple[Path, ...]) -> dict[str, str]:
    return {number_of(path): f"book/{path.parent.name}" for path in files}


def _within(node: nodes.Node) -> bool:
    while node := node.parent:
        if isinstance(node, _NOT_IN) or "cell_output" in getattr(node, "attributes", {}).get("classes", ()):
            return True
    return False


def setup(app: Sphinx) -> None:
    app.add_post_transform(Numbers)
    app.add_post_transform(ExerciseNames)
    app.add_post_transform(Anchors)
    app.add_post_transform(Links)
