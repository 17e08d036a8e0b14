"""Exercises: one tagged Markdown file each, from which the page, the notebook and the grader all read.

A file `exercises/02-take-away/01-first-move.md` is exercise 2.1, with the id `first-move`. It has a YAML head (`title`, `level`,
`points`, `kind`, `rows`) and the sections below, each under a heading of the second level:

    Question        Markdown
    Options         bullets, for the kind `choice`
    Rubric          bullets, for the kind `text`: what a good answer says
    Hint            Markdown; up to three of them, weakest first
    Solution        Markdown, shown folded
    Answer          Python that binds `answer`, computed by the solver; or `domain`, all answers worth testing
    Public test     Python with assertions about `answer`, each with a sentence that says what is wanted; a student may see
                    it, and the page reads it too (`cgkit.teaching.conditions`)
    Hidden test     Python with assertions that decide whether `answer` is right
    Feedback        Python that binds `feedback`, a list of pairs (wrong answer, what to say to it)
    Idea            a plain sentence, shown with a right answer: what it turns on

**Invariant.** An answer is right if and only if it passes the hidden test. The page only looks answers up: the right ones are
those of the domain that pass, so page and grader cannot disagree.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from cgkit.errors import needs, told, wanted
from cgkit.teaching.conditions import compile_conditions

__all__ = ["KINDS", "Exercise", "canonical", "every_exercise", "find_exercise", "read_exercise"]

KINDS = ("number", "list", "set", "choice", "text")
LEVELS = {1: "warm-up", 2: "practice", 3: "challenge"}
FOLDER = Path("exercises")
_SECTIONS = {
    "Question", "Options", "Rubric", "Hint", "Solution", "Answer", "Public test", "Hidden test", "Feedback", "Idea",
}  # fmt: skip


def canonical(kind: str, answer: Any) -> str:
    """The text by which two answers are compared; the page's `normal` in exercise.js writes the same.

    >>> canonical("set", {9, 2, 5}), canonical("list", [9, 2]), canonical("number", 12)
    ('2,5,9', '9,2', '12')
    """
    if kind in ("number", "choice"):
        return str(int(answer))
    numbers = [int(x) for x in answer]
    return ",".join(map(str, sorted(set(numbers)) if kind == "set" else numbers))


@dataclass(frozen=True)
class Exercise:
    """One exercise, as its file tells it."""

    id: str
    number: str
    title: str
    level: int
    points: int
    kind: str
    rows: tuple[str, ...]
    question: str
    hints: tuple[str, ...]
    solution: str
    options: tuple[str, ...] = ()
    rubric: tuple[str, ...] = ()
    answer: str = ""
    public_test: str = ""
    hidden_test: str = ""
    feedback: str = ""
    idea: str = ""

    def passes(self, answer: Any, *, hidden: bool = True) -> bool:
        """Whether an answer passes the public test and, unless told otherwise, the hidden one.

        Raises
        ------
        Exception
            Whatever the test raises other than AssertionError, TypeError or ValueError: the test itself is broken.
        """
        for source in (self.public_test, self.hidden_test if hidden else ""):
            try:
                _run(source, {"answer": answer}, f"{self.id}: test")
            except (AssertionError, TypeError, ValueError):
                return False
        return True

    def domain(self) -> list[Any]:
        """Every answer worth testing: the one that the solver gives, or all of a stated domain."""
        names = _run(self.answer, {}, f"{self.id}: answer")
        return list(names["domain"]) if "domain" in names else [names["answer"]]

    def accepted(self) -> list[str]:
        """The right answers of the domain, in canonical text. Complexity: one run of the tests for each answer."""
        return [canonical(self.kind, answer) for answer in self.domain() if self.passes(answer)]

    def wrong(self) -> list[tuple[Any, str]]:
        """The likely wrong answers, each with what to say to it."""
        return list(_run(self.feedback, {}, f"{self.id}: feedback").get("feedback", []))

    def spec(self) -> dict[str, Any]:
        """What the answer box needs to know, as plain JSON."""
        base = {
            "id": self.id,
            "kind": self.kind,
            "points": self.points,
            "options": list(self.options),
            "rubric": list(self.rubric),
        }
        if self.kind == "text":
            return base
        expect = [] if self.kind == "choice" else compile_conditions(self.public_test)
        feedback: dict[str, list[str]] = {}
        for answer, text in self.wrong():
            feedback.setdefault(text, []).append(canonical(self.kind, answer))
        said = [{"answers": answers, "say": text} for text, answers in feedback.items()]
        return {**base, "accept": self.accepted(), "feedback": said, "expect": expect, "idea": self.idea}

    @property
    def heading(self) -> str:
        """The line that opens the exercise, in Markdown."""
        points = f"{self.points} point{'s' * (self.points != 1)}"
        return f"**Exercise {self.number}. {self.title}** ({LEVELS[self.level]}, {points})"


def _run(source: str, names: dict[str, Any], where: str) -> dict[str, Any]:
    # The files are the book's own, as trusted as the notebooks that show them.
    exec(compile(source, where, "exec"), names)
    return names


def _python(text: str) -> str:
    found = re.fullmatch(r"```python\n(.*?)\n?```", text.strip(), re.DOTALL)
    if not found:
        raise ValueError(f"a code section holds one ```python block, got {text.strip()[:60]!r}")
    return found.group(1)


def _bullets(text: str) -> tuple[str, ...]:
    items = re.split(r"^- ", text.strip(), flags=re.MULTILINE)[1:]
    return tuple(" ".join(item.split()) for item in items)


def read_exercise(path: Path | str) -> Exercise:
    """Reads one exercise file.

    Raises
    ------
    ValueError
        For a section or a kind that the format does not have, a missing one that it needs, or more than three hints.
    """
    with needs("widgets"):
        import yaml

    path = Path(path)
    found = re.fullmatch(r"---\n(.*?)\n---\n(.*)", path.read_text("utf8"), re.DOTALL)
    if not found:
        raise ValueError(f"{path}: an exercise begins with a YAML head between two lines of ---")
    head = yaml.safe_load(found.group(1))
    sections: dict[str, list[str]] = {}
    for part in re.split(r"^## ", found.group(2), flags=re.MULTILINE)[1:]:
        name, _, body = part.partition("\n")
        if name.strip() not in _SECTIONS:
            raise ValueError(f"{path}: no section {name.strip()!r}; the sections are {sorted(_SECTIONS)}")
        sections.setdefault(name.strip(), []).append(body.strip())
    kind, hints = head["kind"], sections.get("Hint", [])
    if kind not in KINDS:
        raise ValueError(f"{path}: kind is one of {KINDS}, got {kind!r}")
    if head["level"] not in LEVELS or len(hints) > 3:
        raise ValueError(
            f"{path}: level is 1, 2 or 3 and there are at most 3 hints, got {head['level']} and {len(hints)}"
        )
    need = [
        "Question",
        "Solution",
        *(["Rubric"] if kind == "text" else ["Answer", "Public test", "Hidden test", "Feedback"]),
    ]
    if missing := [name for name in need if name not in sections]:
        raise ValueError(f"{path}: the kind {kind!r} needs the sections {missing}")
    one = {name: bodies[0] for name, bodies in sections.items()}
    code = {key: _python(one[name]) for key, name in _CODE.items() if name in one}
    return Exercise(
        id=path.stem.split("-", 1)[1],
        number=f"{int(path.parent.name.split('-')[0])}.{int(path.stem.split('-')[0])}",
        title=head["title"], level=head["level"], points=head["points"], kind=kind, rows=tuple(head["rows"]),
        question=one["Question"], hints=tuple(hints), solution=one["Solution"],
        options=_bullets(one.get("Options", "")), rubric=_bullets(one.get("Rubric", "")),
        idea=" ".join(one.get("Idea", "").split()), **code,
    )  # fmt: skip


_CODE = {"answer": "Answer", "public_test": "Public test", "hidden_test": "Hidden test", "feedback": "Feedback"}


def every_exercise(folder: Path | str = FOLDER) -> Iterable[Exercise]:
    """All exercises of a folder, in the order of their numbers."""
    return map(read_exercise, sorted(Path(folder).glob("[0-9]*/[0-9]*.md")))


def find_exercise(id: str, folder: Path | str = FOLDER) -> Exercise:
    """The exercise with this id.

    Raises
    ------
    ValueError
        When the folder has none of that id; the message lists those it has.
    """
    paths = {path.stem.split("-", 1)[1]: path for path in sorted(Path(folder).glob("[0-9]*/[0-9]*.md"))}
    if wanted(str, id, "'a-wrong-heap'") not in paths:
        near = get_close_matches(id[:100], paths, n=5, cutoff=0)
        like = f"the names most like it: {', '.join(near)}" if near else "there are none"
        raise ValueError(f"no exercise {told(id)} in {Path(folder).resolve()}; {like}")
    return read_exercise(paths[id])
