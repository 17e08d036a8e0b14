"""The teacher's README for an assignment, with points and times, which explains how to hand out, collect and grade."""

from __future__ import annotations

from collections.abc import Sequence

from cgbook.teaching.assign.plan import Plan
from cgbook.teaching.items import LEVELS, Item
from cgbook.teaching.roster import Student

FOLDERS = {
    "own": "`student/` is what you hand out, `blank/` is for lecturing, and `teacher/` is for you alone.",
    "print": "`print/` is the assignment on paper, with the answers after the questions. For the class, print it without the last pages.",
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
        f"with this seed and the name `{plan.name}`, you get the same files again. Choose a different seed for each class. "
        "Anyone who knows the seed can make these files too, so keep it secret.",
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
    """Return the title of an exercise, with its number in the book if it has one."""
    return f"{item.number} {item.title}".strip()


def _warning(plan: Plan) -> str:
    known = [item.title for item in plan.items if item.known]
    if known:
        return f"**The book contains the exact answers to these:** {', '.join(known)}."
    if any(isinstance(item.source, str) for item in plan.items):
        return _PUBLIC
    return ""


_PUBLIC = (
    "The book doesn't contain the number that answers any of these exercises. It does show the program or the proof of an exercise "
    "to everyone, unless `held` is in the id."
)
_CLASS = """Each of the {} students has a notebook: `student/STUDENT.ipynb` goes to that student alone, and
`teacher/solutions/STUDENT.ipynb` has the solutions. `teacher/files.csv` lists which file is whose.
Practice problems have different numbers in each notebook; exercises from the book are the same in all. Each notebook names its
student, so its file can have any name. If a student joins the class later, add a row, and make the files again with the same seed and
`--force`: the others keep their numbers."""
_OWN = """## Collect and grade

{} Then, from a folder outside `SUBMISSIONS`:

```sh
cgbook grade NAME/teacher SUBMISSIONS --csv marks.csv --feedback pages
```

The tests contain no answers. They ask the solver about positions drawn from the seed, and let a program play against the
perfect opponent. A third of a program's points (rounded down) is for the examples that the student sees."""
_OTTER = """## Otter

```sh
cd otter
otter assign NAME.ipynb dist
otter run SUBMISSION.ipynb -a dist/autograder/NAME-autograder_*.zip -o .
```

Hand out `dist/student`. Otter itself adds `cgkit.zip`, which the tests need, to the autograder."""
_NBGRADER = """## nbgrader

```sh
cd nbgrader
nbgrader generate_assignment NAME --create
nbgrader autograde NAME
nbgrader generate_feedback NAME
nbgrader export --to grades.csv
```

Hand out `release/NAME`. Put each submission at `submitted/STUDENT/NAME/NAME.ipynb`. If you already have a course, copy
`source/` into it, and the lines of `nbgrader_config.py` into its own configuration.
The feedback shows the hidden tests, but they contain no answers."""
_BESIDE = """Otter and nbgrader run the tests together with the student's program, with your rights, so a student can forge a mark or read
your files. For marks that count, use `cgbook grade`, which keeps the tests and the program apart."""


_COLLECT = "Each student hands in `NAME.ipynb`. Collect them as `SUBMISSIONS/STUDENT.ipynb`, or as `SUBMISSIONS/STUDENT/NAME.ipynb`."
_COLLECT_EACH = "Put the students' files or folders into one folder, `SUBMISSIONS`."


def _grading(plan: Plan, formats: tuple[str, ...], each: bool) -> str:
    text = [_OWN.format(_COLLECT_EACH if each else _COLLECT)]
    if hands := [item.title for item in plan.items if item.by_hand]:
        text.append(
            f"You read these yourself: {', '.join(hands)}. With `--proofs proofs.html` they are on one page, below a "
            "description of a good answer. Write their points into the empty fields of `marks.csv`, and run the command again with "
            "`--points marks.csv`, which adds them to all totals."
        )
    text += [part for name, part in (("otter", _OTTER), ("nbgrader", _NBGRADER)) if name in formats]
    if {"otter", "nbgrader"} & set(formats):
        text.append(_BESIDE)
    return "\n\n".join(text).replace("NAME", plan.name)
