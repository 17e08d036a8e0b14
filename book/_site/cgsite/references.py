"""Consistent numbers and references, with theorems numbered by page, and "chapter 4" and "exercise 7.15" made into links."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.transforms.post_transforms import SphinxPostTransform

from cgbook.teaching.exercises import exercise_files, number_of
from cgsite.code import tags
from cgsite.cover import chapters, numbers
from cgsite.links import link
from cgsite.transforms import html_transform

_NAMED = re.compile(r"\b(?:[Cc]hapters?|[Ee]xercises?) \d+(?:\.\d+)*(?:(?:,| and| to|, and) \d+(?:\.\d+)*)*")
_NUMBER = re.compile(r"(?:[Cc]hapters? |[Ee]xercises? )?(\d+(?:\.\d+)*)")
_HEADING = re.compile(r"^Exercise (\d+(?:\.\d+)+)\.", re.MULTILINE)
EXERCISE = "exercise"  # tag of a cell that shows an exercise
_NOT_IN = (nodes.reference, nodes.literal, nodes.title, nodes.literal_block, nodes.raw, nodes.math)


def place_of(number: str) -> str:
    """Return the id of an exercise on its page."""
    return f"exercise-{number.replace('.', '-')}"


@html_transform(1)  # before references look up numbers
def number_theorems(document: nodes.document, build: SphinxPostTransform) -> None:
    """Number theorem 3 of page 6.2 as Theorem 6.2.3, again for each page, because Sphinx stores its own count."""
    for page, number in numbers(build.env).items():
        for counted in build.env.toc_fignumbers.get(page, {}).values():
            for n, id in enumerate(sorted(counted, key=counted.__getitem__), 1):
                counted[id] = (*map(int, number.split(".")), n)


@html_transform(2)
def name_exercises(document: nodes.document, build: SphinxPostTransform) -> None:
    """Name each exercise by its number, so that links such as `#exercise-7-15` work."""
    for cell in document.findall(nodes.container):
        if EXERCISE in tags(cell) and (match := _HEADING.search(cell.astext())):
            cell["ids"].append(place_of(match[1]))


@html_transform(3)  # after theorems get numbers and exercises get names
def add_anchors(document: nodes.document, build: SphinxPostTransform) -> None:
    """Give theorems and exercises a link to themselves, like headings."""
    numbered = build.env.toc_fignumbers.get(build.env.docname, {})
    for element in document.findall(nodes.Element):
        if kind := element.get("countertype"):
            (id, *_) = element["ids"]
            number = ".".join(map(str, numbered.get(kind, {}).get(id, ())))
            for title in element.findall(nodes.title):
                title += _anchor(id, f"{element['realtype'].title()} {number}".rstrip())
                break
    for cell in document.findall(nodes.container):
        for id in cell["ids"] if EXERCISE in tags(cell) else ():
            first = next(cell.findall(nodes.paragraph))
            first += _anchor(id, f"Exercise {id.removeprefix('exercise-').replace('-', '.')}")


def _anchor(id: str, name: str) -> nodes.raw:
    words = f'aria-label="Link to {name}" title="Link to {name}"'
    return nodes.raw("", f'<a class="headerlink" href="#{id}" {words}>#</a>', format="html")


@html_transform(900)
def link_references(document: nodes.document, build: SphinxPostTransform) -> None:
    """Link each chapter or exercise named in the text, but never a chapter to itself."""
    here = build.env.docname
    where = {str(chapter): pages[0] for chapter, pages in chapters(build.env).items() if here not in pages}
    where |= {number: page for page, number in numbers(build.env).items() if page != here}
    where |= {number: f"{page}#{place_of(number)}" for number, page in exercises(build.env).items()}
    for text in list(document.findall(nodes.Text)):
        if _NAMED.search(text) and not _within(text):
            text.parent.replace(text, _linked(build, text, where))


def _linked(build: SphinxPostTransform, text: str, where: dict[str, str]) -> list[nodes.Node]:
    parts: list[nodes.Node] = []
    at = 0
    for phrase in _NAMED.finditer(text):
        for match in _NUMBER.finditer(text, *phrase.span()):
            if match[1] not in where:
                continue
            page, _, id = where[match[1]].partition("#")
            parts += [nodes.Text(text[at : match.start()]), link(build.app, page, id, match[0])]
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
    app.add_post_transform(number_theorems)
    app.add_post_transform(name_exercises)
    app.add_post_transform(add_anchors)
    app.add_post_transform(link_references)
