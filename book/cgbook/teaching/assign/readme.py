"""The teacher's README of an assignment: points and times, how to hand out, collect and grade."""

from __future__ import annotations

from collections.abc import Sequence

from cgbook.teaching.assign.plan import Plan
from cgbook.teaching.items import LEVELS, Item
from cgbook.teaching.roster import Student

__all__ = ["readme"]

FOLDERS = {
    "own": "`student/` is what you hand out, `blank/` is for lecturing, `teacher/` stays with you.",
    "print": "`print/` is the same on paper, with a key behind the questions: print it without the last pages for the class.",
    "otter": "`otter/` is for schools that have Otter.",
    "nbgrader": "`nbgrader/` is for schools that have nbgrader.",
}


def readme(plan: Plan, formats: tuple[str, ...], roster: Sequence[Student] = ()) -> str:
    """Return the README, in Markdown."""
    rows = [
        f"| {number} | {_numbered(item)} | {item.id} | {LEVELS[item.level]} | {item.points} | {item.minutes} | {_idea(item)} |"
        for number, item in enumerate(plan.items, start=1)
    ]
    parts = [
        f"# {plan.title}, for the teacher",
        f"{plan.size}. The seed of this class is `{plan.seed}`: "
        "the same seed gives the same files, another class takes another. Whoever knows it can make these files too, so tell no student.",
        "\n".join(["| | exercise | id | level | points | minutes | the idea |", "|--|--|--|--|--|--|--|", *rows]),
        _CLASS.format(len(roster)) if roster else "",
        " ".join(FOLDERS[name] for name in dict.fromkeys(("own", *formats))),
        _warning(plan),
        _grading(plan, formats, bool(roster)),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _idea(item: Item) -> str:
    return "" if item.tests == item.title else item.tests.replace("|", r"\|")


def _numbered(item: Item) -> str:
    """Its title, behind its number in the book if it has one."""
    return f"{item.number} {item.title}".strip()


def _warning(plan: Plan) -> str:
    known = [item.title for item in plan.items if item.known]
    if known:
        return f"**The answers of these stand in the book, number for number:** {', '.join(known)}."
    if any(isinstance(item.source, str) for item in plan.items):
        return _PUBLIC
    return ""


_PUBLIC = (
    "The book holds no number that answers one of these. It does print the program or the proof of an exercise, for the class to see "
    "as well, unless `held` stands in the id."
)
_CLASS = """Each of the {} students has a notebook: `student/STUDENT.ipynb` goes to that student alone, and
`teacher/solutions/STUDENT.ipynb` has the solutions. `student/files.csv` lists which file is whose, and stays with you.
Problems of practice have other numbers in each; exercises of the book are the same in all. A notebook says whose it is, so it may
be handed in under any name. If a student joins the class later, add a row, and make the files again with the same seed and
`--force`: the others keep their numbers."""
_OWN = """## Collect and grade

{} Then, from a folder outside `SUBMISSIONS`:

```sh
cgbook grade NAME/teacher SUBMISSIONS --csv marks.csv --feedback pages
```

The tests hold no answers: they ask the solver, on positions that are drawn from the seed, and let a program play against
the perfect opponent. Of a program, a third of the points (rounded down) is for the examples that the student sees."""
_OTTER = """## Otter

```sh
cd otter
otter assign NAME.ipynb dist
otter run SUBMISSION.ipynb -a dist/autograder/NAME-autograder_*.zip -o .
```

`dist/student` is handed out. `cgkit.zip`, which the tests ask, goes into the autograder by itself."""
_NBGRADER = """## nbgrader

```sh
cd nbgrader
nbgrader generate_assignment NAME --create
nbgrader autograde NAME
nbgrader generate_feedback NAME
nbgrader export --to grades.csv
```

`release/NAME` is handed out; a submission lies at `submitted/STUDENT/NAME/NAME.ipynb`. In a course that you have
already, copy `source/` into it, and the lines of `nbgrader_config.py` into its own.
The feedback shows the hidden tests: they hold no answers."""
_BESIDE = """Otter and nbgrader run the tests beside the student's program, with your rights: who wants to can forge a mark, or read what is
beside it. Give marks that count with `cgbook grade`, which keeps the two apart."""


_COLLECT = "Each student hands in `NAME.ipynb`. Collect them as `SUBMISSIONS/STUDENT.ipynb`, or as `SUBMISSIONS/STUDENT/NAME.ipynb`."
_COLLECT_EACH = "Put what the students hand in into one folder, `SUBMISSIONS`, as files or as folders."


def _grading(plan: Plan, formats: tuple[str, ...], each: bool) -> str:
    text = [_OWN.format(_COLLECT_EACH if each else _COLLECT)]
    if hands := [item.title for item in plan.items if item.by_hand]:
        text.append(
            f"You read these yourself: {', '.join(hands)}. With `--proofs proofs.html` they stand on one page, below what "
            "a good answer says. Write their points into the empty fields of `marks.csv`, and give the command again with "
            "`--points marks.csv`: then they are in all totals."
        )
    text += [part for name, part in (("otter", _OTTER), ("nbgrader", _NBGRADER)) if name in formats]
    if {"otter", "nbgrader"} & set(formats):
        text.append(_BESIDE)
    return "\n\n".join(text).replace("NAME", plan.name)
