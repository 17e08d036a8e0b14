"""All files of an assignment by their paths, and a function that writes them."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path

from cgbook.teaching.assign.nbgrader import nbgrader
from cgbook.teaching.assign.notebooks import blank, dumped, question, solutions, student
from cgbook.teaching.assign.otter import otter
from cgbook.teaching.assign.parcel import zipped
from cgbook.teaching.assign.plan import Plan
from cgbook.teaching.assign.readme import readme
from cgbook.teaching.assign.sheet import sheet
from cgbook.teaching.grading.assignment import read_assignment
from cgbook.teaching.grading.marks import grade
from cgbook.teaching.grading.notebooks import Submission
from cgbook.teaching.grading.sandbox import built
from cgbook.teaching.items import Item
from cgbook.teaching.roster import Student, file_name
from cgbook.teaching.tables import as_csv_text

FORMATS = ("own", "print", "otter", "nbgrader")
LIST = "teacher/files.csv"  # table of students and the files of their notebooks
PINNED = ("jupyterlab", "ipykernel")  # packages that students need to open the notebook


def export(
    plan: Plan, root: Path, formats: tuple[str, ...] = ("own", "print"), roster: Sequence[Student] = (), sign: str = ","
) -> dict[str, bytes]:
    """Return every file of an assignment by its path; the bytes are the same every time.

    Parameters
    ----------
    root : the clone of the book.
    formats : any of "own", "print", "otter" and "nbgrader". The notebooks and the teacher's folder are always included.
    roster : students of a class, each of whom gets a notebook with different numbers; allowed only with the format "own".
    sign : separator of the cells in the roster, used in all other tables too, except Canvas's.

    Raises
    ------
    ValueError : if the assignment has no exercises, or a roster is given with any format but "own".
    """
    if not plan.items:
        raise ValueError("an assignment needs at least one exercise, got none")
    if roster and set(formats) != {"own"}:
        raise ValueError(
            "a roster works only with --format own, the notebooks that `cgbook grade` marks; for a sheet on paper, with the same "
            "numbers for all, leave out --roster"
        )
    name = f"{plan.name}.ipynb"
    files = {
        "student/requirements.txt": _requirements(root).encode(),
        f"blank/{name}": dumped(blank(plan)),
        "teacher/assignment.json": dumped(_listed(plan, roster, sign)),
        "teacher/README.md": readme(plan, formats, roster).encode(),
    }
    if roster:
        files[LIST] = _list(roster, sign).encode("utf-8-sig")  # lets spreadsheets recognise UTF-8
    each = {f"{file_name(member.id)}.ipynb": plan.of(member) for member in roster} or {name: plan}
    for path, own in each.items():
        files |= {f"student/{path}": dumped(student(own)), f"teacher/solutions/{path}": dumped(solutions(own))}
    for number, item in enumerate(plan.items, start=1):
        if isinstance(item.source, str):
            files[f"teacher/{_file(number)}"] = item.source.encode()
    if "print" in formats:
        files[f"print/{plan.name}.html"] = sheet(plan, root)
    for folder, make in (("otter", otter), ("nbgrader", nbgrader)):
        if folder in formats:
            files |= {f"{folder}/{path}": data for path, data in make(plan).items()}
    return files


def _list(roster: Sequence[Student], sign: str) -> str:
    """Return the roster as CSV, with a column that names the students' files."""
    rows = [(member.id, member.name, f"{file_name(member.id)}.ipynb") for member in roster]
    return as_csv_text(["id", "name", "file"], rows, sign)


def _file(number: int) -> str:
    return f"exercises/{number:04}.md"


def _listed(plan: Plan, roster: Sequence[Student], sign: str) -> dict[str, object]:
    """Return the grader's data."""

    def entry(number: int, item: Item) -> dict[str, object]:
        source = _file(number) if isinstance(item.source, str) else item.source
        return {
            "id": item.id, "title": item.title, "kind": item.kind.name, "points": item.points, "minutes": item.minutes,
            "name": item.name, "source": source,
            # a student might write a proof below its question, in the same cell
            **({"asked": question(number, item, item.heading)["source"]} if item.by_hand else {}),
        }  # fmt: skip

    entries = [entry(number, item) for number, item in enumerate(plan.items, start=1)]
    data = {"format": 1, "name": plan.name, "title": plan.title, "seed": plan.secret, "exercises": entries}
    # Format 2 makes an older cgbook, which doesn't support rosters, refuse this file instead of marking with the wrong numbers.
    separated = {"separator": sign} if sign != "," else {}
    return data | {"format": 2, "students": [_member(member) for member in roster], **separated} if roster else data


def _member(member: Student) -> dict[str, object]:
    return {key: value for key, value in asdict(member).items() if value}


def _requirements(root: Path) -> str:
    """Return the packages for a student to install, with the book's pinned versions."""
    lock = root / "requirements.txt"
    lines = lock.read_text("utf8").splitlines() if lock.exists() else []
    pins = {line.split("==")[0]: line.split()[0] for line in lines if "==" in line and line[0].isalnum()}
    return "".join(f"{pins.get(name, name)}\n" for name in PINNED)


def check(files: dict[str, bytes], plan: Plan) -> None:
    """Raise a ValueError if the first notebook of solutions lacks points when graded; programs are graded only if the sandbox is built."""
    with tempfile.TemporaryDirectory() as folder:
        for path, data in files.items():
            if path.startswith("teacher/"):
                target = Path(folder, path)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(data)
        whole = read_assignment(Path(folder, "teacher"))
        asked = replace(whole, items=tuple(item for item in whole.items if built() or not item.kind.is_program))
        paths = [path for path in files if path.startswith("teacher/solutions/")][:1]
        who = whole.students[0] if whole.students else None
        for result in grade(asked, [Submission(plan.name, files[path], who=who) for path in paths]):
            for item, mark in zip(asked.items, result.marks, strict=True):
                if not item.by_hand and mark.points != item.points:
                    raise ValueError(
                        f"the book's own solution to {item.id} gets {mark.points} of {item.points} points: {mark.message}"
                    )


def write(files: dict[str, bytes], out: Path, name: str, *, force: bool = False) -> None:
    """Write the files to a folder or, if `out` ends with .zip, to a zip, in a folder with this name; `force` replaces an earlier export."""
    if out.exists() and not force:
        raise ValueError(f"{out} already exists; use --force to replace it")
    if out.suffix == ".zip":
        if out.is_dir():
            raise ValueError(f"{out} must be a zip file, but a folder has this name")
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_bytes(zipped({f"{name}/{path}": data for path, data in files.items()}))
        return
    if out.exists():
        if not (out / "teacher" / "assignment.json").is_file():
            raise ValueError(
                f"{out} isn't an earlier export, so it wasn't replaced: choose another folder, or remove it yourself"
            )
        shutil.rmtree(out)
    for path, data in files.items():
        target = out / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
