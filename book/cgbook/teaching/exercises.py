"""Exercises: one tagged Markdown file each, from which the page, the notebook and the grader all read.

A file `exercises/02-take-away/01-first-move.md` is exercise 2.1, with the id `first-move`. It has a YAML head (`title`, `level`,
`points`, `kind`, `rows`, `minutes` where level and kind mislead, and what any answer must be: `count`, `range`, `among`, `distinct`,
`increasing`, of `cgbook.teaching.answers.must`) and the sections below, each under a heading of the second level::

    Question        Markdown
    Options         bullets, for the kind `choice`
    Rubric          bullets, for the kind `text`: what a good answer says
    Hint            Markdown; up to three of them, weakest first
    Solution        Markdown, shown folded; of the kind `code` with a ```python block, the right program
    Starter         Python, for the kind `code`: the function to be written, without its body
    Form            Python that binds `form`, of `cgbook.teaching.forms`: a board, a graph or a table to answer with. Its
                    names are known to the Python below
    Answer          Python that binds `answer`, computed by the solver; or `domain`, all answers worth testing. Not for the
                    kind `move`, whose domain are the moves of the board
    Public test     of the kind `code`: Python with assertions about the function, which a student sees. Assignments of 0.1.0
                    have it of other kinds too
    Hidden test     Python with assertions that decide whether `answer` is right. Of the kind `code`, about the function, by its
                    name; what it draws by chance it draws from `seed`, a number
    Feedback        Python that binds `feedback`, a list of pairs (wrong answer, what to say to it); of the kind `code`, of
                    pairs (wrong program, words that the failing test says of it)
    Idea            a plain sentence, shown with a right answer: what it turns on

**Invariant.** An answer is right if and only if it passes the hidden test. The page only looks answers up: the right ones are
those of the domain that pass, so page and grader cannot disagree. A move is a `LegalMove` to the tests and its words to the page,
where moves in words are those of Python.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property, lru_cache
from pathlib import Path
from types import CodeType
from typing import Any

from cgbook.teaching.answers import KINDS, Kind
from cgbook.teaching.answers.must import Must
from cgbook.teaching.forms import Board, Form
from cgbook.teaching.items import LEVELS, MINUTES, Item
from cgbook.teaching.programs import first_block
from cgkit.doors import check_type, joined, needs, short_repr
from cgkit.position import LegalMove

__all__ = ["Exercise", "every_exercise", "find_exercise", "read_exercise"]

FOLDER = Path("exercises")
_SECTIONS = {
    "Question", "Options", "Rubric", "Hint", "Solution", "Form", "Answer", "Public test", "Hidden test", "Feedback", "Idea",
    "Starter",
}  # fmt: skip


@dataclass(frozen=True)
class Exercise:
    """One exercise, as its file tells it.

    >>> first = find_exercise("first-move", "book/exercises")
    >>> first.number, first.title, first.points
    ('2.1.1', 'The first move from 102', 1)
    """

    id: str
    number: str
    title: str
    level: int
    points: int
    kind: Kind
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
    form: str = ""
    starter: str = ""
    stated: int = 0
    must: Must = field(default_factory=Must)

    @property
    def name(self) -> str:
        """The name that a student's notebook gives the answer: that of the function, or the id's."""
        return self.kind.called(self)

    @property
    def program(self) -> str:
        """The right program, where the answer is one."""
        return first_block(self.solution)

    @property
    def minutes(self) -> int:
        """How long it takes: by its level and its kind, or as its file says."""
        return self.stated or self.kind.minutes(MINUTES[LEVELS[self.level]])

    def shown(self) -> Form | None:
        """What the reader answers with, if it is no text field.

        Raises
        ------
        ValueError : when the section `Form` binds none, or one that does not go with the kind.
        """
        form = self._names.get("form")
        if self.form and not isinstance(form, Form):
            raise ValueError(
                f"{self.id}: the section Form binds form to a Board, a Graph or Cells, got {short_repr(form)}"
            )
        if not isinstance(form, self.kind.forms) if form else self.kind.on_board:
            raise ValueError(f"{self.id}: the kind {self.kind.name!r} is not answered with {short_repr(form)}")
        return form

    @cached_property
    def _names(self) -> dict[str, Any]:
        return _run(self.form, {}, f"{self.id}: form")

    def read(self, answer: Any) -> Any:
        """Return an answer, as it is written, as the tests of its kind take it.

        >>> find_exercise("first-move", "book/exercises").read("Take  2").text
        'take 2'

        Raises
        ------
        ValueError : when it is no such thing, with what is wanted.
        """
        return self.kind.read(answer, self.shown())

    def public(self, example: str = "") -> str:
        """Python that reads `answer` and tests it as the student sees it, with a move that is named where one is wanted."""
        lines = self.kind.reading([move.text for move in self.moves()], examples=[example] if example else ())
        return "\n".join(part for part in (lines, self.public_test) if part)

    def passes(self, answer: Any, *, hidden: bool = True, seed: int = 0) -> bool:
        """Whether an answer passes the public test and, unless told otherwise, the hidden one."""
        return self.failure(answer, hidden=hidden, seed=seed) is None

    def failure(self, answer: Any, *, hidden: bool = True, seed: int = 0) -> str | None:
        """What the first test that an answer fails says of it, which may be nothing; None where it passes.

        Raises
        ------
        Exception : whatever the test raises other than AssertionError, TypeError or ValueError: the test itself is
            broken.
        """
        own = self.kind.names(self, answer)
        for source in (self.public_test, self.hidden_test if hidden else ""):
            try:
                _run(source, {**self._names, "answer": answer, "seed": seed, **own}, f"{self.id}: test")
            except (AssertionError, TypeError, ValueError) as error:
                return str(error)
        return None

    def domain(self) -> list[Any]:
        """Every answer worth testing: the one that the solver gives, or all of a stated domain."""
        return self.kind.domain(self)

    def accepted(self) -> list[str]:
        """The right answers of the domain, in the text of their kind.

        Complexity
        ----------
        The first time, one run of the tests for each answer.
        """
        return list(self._accepted)

    @cached_property
    def _accepted(self) -> list[str]:
        return [self.kind.text(answer) for answer in self.domain() if self.passes(answer)]

    def wrong(self) -> list[tuple[Any, str]]:
        """The likely wrong answers, each with what to say to it; moves, which the file tells in words, as moves.

        Raises
        ------
        ValueError : when a move that it names is not legal.
        """
        pairs = self.bound(self.feedback, "feedback").get("feedback", [])
        return [(self.kind.from_file(self, answer), text) for answer, text in pairs]

    def foreseen(self, answer: Any) -> str:
        """What the file says of this very answer, where it is no program."""
        if self.kind.is_program:
            return ""
        given = self.kind.text(answer)
        return next((text for wrong, text in self.wrong() if self.kind.text(wrong) == given), "")

    def moves(self) -> list[LegalMove[Any]]:
        """The moves of the board, where it is answered on one."""
        form = self.shown()
        return form.position.moves() if isinstance(form, Board) else []

    def bound(self, source: str, where: str) -> dict[str, Any]:
        """The names that a section of Python binds, beside those of the form."""
        return _run(source, {**self._names}, f"{self.id}: {where}")

    def named(self, words: str) -> LegalMove[Any]:
        """The move of the board that the file tells in words."""
        form = self.shown()
        assert isinstance(form, Board)
        try:
            return form.read(words)
        except ValueError as error:
            raise ValueError(f"{self.id}: {error}") from None

    def replies(self) -> list[tuple[LegalMove[Any], str]]:
        """The moves of the board that do not win, each with a move in words by which the opponent wins then."""
        replies = []
        for move in self.moves():
            if wins := move.after.winning_moves():
                replies.append((move, wins[0].text))
        return replies

    def spec(self) -> dict[str, Any]:
        """What the answer box needs to know, as plain JSON."""
        return {"id": self.id, "kind": self.kind.name, "points": self.points, **self.kind.ask(self)}

    def item(self, id: str, source: str) -> Item:
        """The exercise in an assignment; what the book answers on a board, a graph or a table, in words.

        Parameters
        ----------
        id : of the exercise there.
        source : the text of its file, which the grader reads.
        """
        from cgbook.teaching.in_words import in_words  # which draws, and a grader does not

        words = in_words(self)
        begun, right = self.kind.cells(self, self.kind.wanted_as(words.example) if words.example else self.kind.wanted)
        return Item(
            id, self.kind, self.points, self.name, source, self.title, self.level, self.minutes,
            f"{self.question}\n\n{words.asked}".strip(), self.solution, begun, right, self.public(words.example),
            "\n".join(part for part in (self.form, self.kind.to_tests, self.hidden_test) if part),
            options=tuple(f"**{i}**: {text}" for i, text in enumerate(self.options)),
            hints=self.hints, rubric=self.rubric, tests=self.idea or (self.rubric[0] if self.rubric else ""),
            known=self.kind.is_known, drawing=words.drawing,
        )  # fmt: skip

    @property
    def heading(self) -> str:
        """The line that opens the exercise, in Markdown."""
        points = f"{self.points} point{'s' * (self.points != 1)}{', a program' * self.kind.is_program}"
        return f"**Exercise {self.number}. {self.title}** ({LEVELS[self.level]}, {points})"


def _run(source: str, names: dict[str, Any], where: str) -> dict[str, Any]:
    # The files are the book's own, as trusted as the notebooks that show them.
    exec(_compiled(source, where), names)
    return names


@lru_cache(1_000)  # a test is run once for each answer of a domain
def _compiled(source: str, where: str) -> CodeType:
    return compile(source, where, "exec")


def _python(text: str) -> str:
    match = re.fullmatch(r"```python\n(.*?)\n?```", text.strip(), re.DOTALL)
    if not match:
        raise ValueError(f"a code section holds one ```python block, got {text.strip()[:60]!r}")
    return match.group(1)


def _bullets(text: str) -> tuple[str, ...]:
    items = re.split(r"^- ", text.strip(), flags=re.MULTILINE)[1:]
    return tuple(" ".join(item.split()) for item in items)


def read_exercise(path: Path | str) -> Exercise:
    """Reads one exercise file.

    >>> read_exercise(Path("book/exercises/02-take-away/01-first-move.md")).kind.name
    'move'

    Raises
    ------
    ValueError : for a section or a kind that the format does not have, a missing one that it needs, or more than three
        hints.
    """
    with needs("cgbook"):
        import yaml

    path = Path(path)
    text = path.read_text("utf8").replace("cgkit.teaching", "cgbook.teaching")  # as assignments of 0.1.0 call it
    match = re.fullmatch(r"---\n(.*?)\n---\n(.*)", text, re.DOTALL)
    if not match:
        raise ValueError(f"{path}: an exercise begins with a YAML head between two lines of ---")
    head = yaml.load(match.group(1), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # in C where it is there
    needed = ("title", "level", "points", "kind", "rows")
    if not isinstance(head, dict) or any(name not in head for name in needed):
        raise ValueError(f"{path}: the head of an exercise says its {joined(needed)}")
    sections: dict[str, list[str]] = {}
    for part in re.split(r"^## ", match.group(2), flags=re.MULTILINE)[1:]:
        name, _, body = part.partition("\n")
        if name.strip() not in _SECTIONS:
            raise ValueError(f"{path}: no section {name.strip()!r}; the sections are {sorted(_SECTIONS)}")
        sections.setdefault(name.strip(), []).append(body.strip())
    if head["kind"] not in KINDS:
        raise ValueError(f"{path}: kind is one of {', '.join(KINDS)}, got {head['kind']!r}")
    kind, hints = KINDS[head["kind"]], sections.get("Hint", [])
    if head["level"] not in LEVELS or len(hints) > 3:
        raise ValueError(
            f"{path}: level is 1, 2 or 3 and there are at most 3 hints, got {head['level']} and {len(hints)}"
        )
    if type(stated := head.get("minutes", 0)) is not int or stated < 0:
        raise ValueError(f"{path}: minutes are a whole number, got {stated!r}")
    if missing := [name for name in ("Question", "Solution", *kind.sections) if name not in sections]:
        raise ValueError(f"{path}: the kind {kind.name!r} needs the sections {missing}")
    first = {name: bodies[0] for name, bodies in sections.items()}
    code = {key: _python(first[name]) for key, name in _CODE.items() if name in first}
    try:
        must = Must.read(head)
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
        idea=" ".join(first.get("Idea", "").split()), stated=stated, must=must, **code,
    )  # fmt: skip


_CODE = {
    "form": "Form",
    "answer": "Answer",
    "public_test": "Public test",
    "hidden_test": "Hidden test",
    "feedback": "Feedback",
    "starter": "Starter",
}


def place(path: Path) -> tuple[int, int]:
    """The numbers of chapter and exercise, which begin the names of folder and file; a chapter may have several folders."""
    return int(path.parent.name.split("-")[0]), int(path.stem.split("-")[0])


def number_of(path: Path) -> str:
    """The number of an exercise: 7.1, or 6.2.1 where the chapter has several folders, of which each is a page.

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
    """The files of all exercises of a folder, in the order of their numbers."""
    return sorted(Path(folder).glob("[0-9]*/[0-9]*.md"), key=place)


def every_exercise(folder: Path | str = FOLDER, *, chapter: int | None = None) -> Iterable[Exercise]:
    """All exercises of a folder, or of one chapter in it, in the order of their numbers.

    >>> next(iter(every_exercise("book/exercises"))).number
    '1.1'
    >>> next(iter(every_exercise("book/exercises", chapter=8))).number
    '8.1.1'
    """
    return (read_exercise(path) for path in exercise_files(folder) if chapter is None or place(path)[0] == chapter)


def find_exercise(id: str, folder: Path | str = FOLDER) -> Exercise:
    """The exercise with this id.

    >>> find_exercise("first-move", "book/exercises").title
    'The first move from 102'

    Raises
    ------
    ValueError : when the folder has none of that id; the message lists those it has.
    """
    paths = {path.stem.split("-", 1)[1]: path for path in exercise_files(folder)}
    if check_type(str, id, "'a-wrong-heap'") not in paths:
        near = get_close_matches(id[:100], paths, n=5, cutoff=0)
        like = f"the names most like it: {', '.join(near)}" if near else "there are none"
        raise ValueError(f"no exercise {short_repr(id)} in {Path(folder).resolve()}; {like}")
    return read_exercise(paths[id])
