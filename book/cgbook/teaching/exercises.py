"""Files of exercises, in a Markdown format that the page, the notebook and the grader all read.

The file `exercises/02-take-away/01-first-move.md` is exercise 2.1.1, with the unique id `first-move`. It has a YAML head (`title`,
`level`, `points`, `kind`, `rows`, `minutes` if level and kind give a wrong estimate, and the conditions on any answer, `count`, `range`,
`among`, `distinct` and `increasing`, which `cgbook.teaching.answers.must` explains) and the sections below, each under a second-level
heading::

    Question        Markdown
    Options         bullets, only if the kind is `choice`
    Rubric          three to five bullets, only if the kind is `text`: the points of a good answer
    Doubt           a follow-up question, only if the kind is `text`, asked before the rubric is shown; one to three of these: a
                    question, two to four choices as bullets, the right one first, each choice (at most 80 characters) with a reply
                    (at most 200) after a colon, and perhaps a ```python block that asserts the claims about games and numbers
    Hint            Markdown; one to three hints, weakest first
    Solution        Markdown, over 100 characters, shown folded; if the kind is `code`, with a ```python block, the right program
    Starter         Python, only if the kind is `code`: the function to write, without its body
    Form            Python that binds `form`, from `cgbook.teaching.forms`: a board, a graph or a table to answer with. The
                    Python below can use its names
    Answer          Python that binds `answer`, computed by the solver; or `domain`, all answers worth testing. Omit it if the
                    kind is `code`, `text`, or `move`, whose domain is the moves on the board
    Public test     only if the kind is `code`: Python with assertions about the function, which a student sees
    Hidden test     not if the kind is `text`: Python with assertions that decide whether `answer` is right. If the kind is `code`,
                    the assertions call the function by its name; random choices come from `seed`, a number
    Feedback        not if the kind is `text`: Python that binds `feedback`, a list of at least two pairs (wrong answer, reply); if
                    the kind is `code`, of at least three (wrong program, words in the failing test's message)
    Idea            plain text of 8 to 40 words, shown with a right answer: the idea that leads to it
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path

from cgbook.extras import needs
from cgbook.teaching.answers import KINDS
from cgbook.teaching.answers.must import Must
from cgbook.teaching.answers.text import Doubt
from cgbook.teaching.exercise import Exercise
from cgbook.teaching.folders import at_hand
from cgbook.teaching.items import LEVELS
from cgkit.checks import check_type, short_repr
from cgkit.wording import joined

__all__ = ["Exercise", "every_exercise", "find_exercise", "read_exercise"]

FOLDER = Path("exercises")
_CODE = {
    "form": "Form",
    "answer": "Answer",
    "public_test": "Public test",
    "hidden_test": "Hidden test",
    "feedback": "Feedback",
    "starter": "Starter",
}
_SECTIONS = {"Question", "Options", "Rubric", "Doubt", "Hint", "Solution", "Idea", *_CODE.values()}


def _python(text: str) -> str:
    match = re.fullmatch(r"```python\n(.*?)\n?```", text.strip(), re.DOTALL)
    if not match or text.count("```python\n") > 1:
        raise ValueError(f"a code section must have exactly one ```python block, got {text.strip()[:60]!r}")
    return match.group(1)


def _bullets(text: str) -> tuple[str, ...]:
    items = re.split(r"^- ", text.strip(), flags=re.MULTILINE)[1:]
    return tuple(" ".join(item.split()) for item in items)


def _doubt(text: str) -> Doubt:
    text, fence, code = text.partition("```")
    ask, *_ = re.split(r"^- ", text, maxsplit=1, flags=re.MULTILINE)
    choices = dict(item.split(": ", 1) for item in _bullets(text) if ": " in item)
    if not ask.strip() or not 2 <= len(choices) == len(_bullets(text)) <= 4:
        raise ValueError(
            f"a doubt must be a question and two to four different answers with a reply to each, got {text[:200]!r}"
        )
    return Doubt(" ".join(ask.split()), choices, _python(fence + code) if fence else "")


def read_exercise(path: Path | str) -> Exercise:
    """Return the exercise in a file.

    >>> read_exercise(Path("book/exercises/02-take-away/01-first-move.md")).kind.name
    'move'

    Raises
    ------
    ValueError : if the file isn't in this format, for example because it has an unknown kind or section, or lacks a required one.
    """
    with needs("cgbook"):
        import yaml

    path = Path(path)
    text = path.read_text("utf8")
    match = re.fullmatch(r"---\n(.*?)\n---\n(.*)", text, re.DOTALL)
    if not match:
        raise ValueError(f"{path}: an exercise must begin with a YAML head between two lines of ---")
    head = yaml.load(match.group(1), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # the C loader is faster
    needed = ("title", "level", "points", "kind", "rows")
    if not isinstance(head, dict) or any(name not in head for name in needed):
        raise ValueError(f"{path}: the head of an exercise must have its {joined(needed)}")
    sections: dict[str, list[str]] = {}
    for part in re.split(r"^## ", match.group(2), flags=re.MULTILINE)[1:]:
        name, _, body = part.partition("\n")
        if name.strip() not in _SECTIONS:
            raise ValueError(f"{path}: sections must be among {sorted(_SECTIONS)}, got {name.strip()!r}")
        sections.setdefault(name.strip(), []).append(body.strip())
    if head["kind"] not in KINDS:
        raise ValueError(f"{path}: kind must be one of {', '.join(KINDS)}, got {head['kind']!r}")
    kind, hints = KINDS[head["kind"]], sections.get("Hint", [])
    if head["level"] not in LEVELS or len(hints) > 3:
        raise ValueError(
            f"{path}: an exercise must have a level of 1, 2 or 3 and at most 3 hints, got level {head['level']} and {len(hints)} hints"
        )
    if type(stated := head.get("minutes", 0)) is not int or stated < 0:
        raise ValueError(f"{path}: minutes must be a whole number >= 0, got {stated!r}")
    if missing := [name for name in ("Question", "Solution", *kind.sections) if name not in sections]:
        raise ValueError(f"{path}: the kind {kind.name!r} needs the sections {missing}")
    first = {name: bodies[0] for name, bodies in sections.items()}
    try:
        code = {key: _python(first[name]) for key, name in _CODE.items() if name in first}
        must = Must.read(head)
        doubts = tuple(map(_doubt, sections.get("Doubt", [])))
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from None
    code.setdefault("public_test", kind.shape(must, _bullets(first.get("Options", ""))))
    numbered = re.match(r"\d+-", path.stem)
    return Exercise(
        id=path.stem[numbered.end() :] if numbered else path.stem,
        number=number_of(path) if numbered else "",
        title=head["title"], level=head["level"], points=head["points"], kind=kind, rows=tuple(head["rows"]),
        question=first["Question"], hints=tuple(hints), solution=first["Solution"],
        options=_bullets(first.get("Options", "")), rubric=_bullets(first.get("Rubric", "")),
        doubts=doubts, idea=" ".join(first.get("Idea", "").split()), stated=stated, must=must, **code,
    )  # fmt: skip


def place(path: Path) -> tuple[int, int]:
    """Return the chapter number and the exercise number, from the folder's name and the file's name; a chapter can have several folders."""
    return int(path.parent.name.split("-")[0]), int(path.stem.split("-")[0])


def number_of(path: Path) -> str:
    """Return the number of an exercise, such as 7.1, or 6.2.1 in a chapter that has several folders, one for each page.

    >>> number_of(Path("book/exercises/06-octal/12-four-pins.md"))
    '6.2.2'
    """
    chapter, number = place(path)
    begin = {
        folder.name: min(numbers)
        for folder in path.parents[1].glob(f"{path.parent.name.split('-')[0]}-*")
        if (numbers := [place(file)[1] for file in folder.glob("[0-9]*.md")])
    }
    page = path.parent.name
    if len(begin) < 2:
        return f"{chapter}.{number}"
    return f"{chapter}.{sorted(begin.values()).index(begin[page]) + 1}.{number - begin[page] + 1}"


def exercise_files(folder: Path | str) -> list[Path]:
    """Return the files of all exercises in a folder, in numerical order."""
    folder = at_hand(FOLDER) if folder == FOLDER else Path(folder)
    return sorted(folder.glob("[0-9]*/[0-9]*.md"), key=place)


def every_exercise(folder: Path | str = FOLDER, *, chapter: int | None = None) -> Iterable[Exercise]:
    """Return all exercises in a folder, or in one chapter of it, in numerical order.

    >>> next(iter(every_exercise("book/exercises"))).number
    '1.1'
    >>> next(iter(every_exercise("book/exercises", chapter=8))).number
    '8.1.1'
    """
    return (read_exercise(path) for path in exercise_files(folder) if chapter is None or place(path)[0] == chapter)


def find_exercise(id: str, folder: Path | str = FOLDER) -> Exercise:
    """Return the exercise with this id.

    >>> find_exercise("first-move", "book/exercises").title
    'The first move from 102'

    Raises
    ------
    ValueError : if the folder has no exercise with this id; the message lists the most similar ids.
    """
    paths = {path.stem.split("-", 1)[1]: path for path in exercise_files(folder)}
    if check_type(str, id, "'a-wrong-heap'") not in paths:
        near = get_close_matches(id[:100], paths, n=5, cutoff=0)
        like = f"the most similar names: {', '.join(near)}" if near else "the folder has no exercises"
        raise ValueError(f"no exercise {short_repr(id)} in {Path(folder).resolve()}; {like}")
    return read_exercise(paths[id])
