"""Runs a class on a JupyterHub: `python -m tools.hub`. What came of it is written to `record.json`, and printed for `book/teachers.md`.

The teacher releases what `python -m cgbook assign` exports for nbgrader; Ada hands in right answers, Ben some of them; the teacher
collects, grades and gives feedback. Every step is the request that a button of nbgrader sends to the server of who presses it.
"""

from __future__ import annotations

import base64
import json
import re
import secrets
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any
from urllib.parse import quote

from cgbook.teaching.assign import Book, Plan, by_names, export, made
from cgbook.teaching.assign.items import Item
from cgbook.teaching.exercises import read_exercise
from tools.hub.machine import GRADERS, ROOT, account, hub, inside, within
from tools.hub.person import Person
from tools.hub.record import RECORD, table

COURSE, NAME = "games", "hw1"
EXERCISES = [
    "practice:nim-moves:2", "first-move", "practice:wythoff-pairs:1", "a-move-that-wins", "any-set-of-takes",
]  # fmt: skip
EXCHANGE = "exchange"
_FOR_ALL = 'c = get_config()\nc.CourseDirectory.course_id = "{course}"\nc.Exchange.root = "{exchange}"\n'
_FOR_THE_TEACHER = 'c.CourseDirectory.root = "{root}"\n'


def main(arguments: list[str]) -> int:
    """Set up what is needed, and run the class in a namespace of its own."""
    if arguments[:1] != ["--inside"]:
        subprocess.run([sys.executable, ROOT / "tools" / "set_up.py", "--graders"], check=True)
        with tempfile.TemporaryDirectory() as folder:
            Path(folder).chmod(0o755)
            return within(sys.executable, "-m", "tools.hub", "--inside", folder)
    plan = Plan(NAME, "A class", "maple", made(Book(ROOT), by_names(EXERCISES), "maple"))
    record = _class(plan, Path(arguments[1]))
    RECORD.write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n", "utf8")
    print(table(record))
    return 0


def _class(plan: Plan, folder: Path) -> dict[str, Any]:
    """The whole of it; what is recorded."""
    inside(folder)
    homes, exchange = folder / "home", folder / EXCHANGE
    homes.mkdir(mode=0o755)
    exchange.mkdir()
    exchange.chmod(0o777)  # as nbgrader wants it
    passwords = {name: secrets.token_hex(8) for name in ("teacher", "ada", "ben")}
    home = {name: account(name, password, homes) for name, password in passwords.items()}
    course = home["teacher"] / COURSE
    files = export(plan, ROOT, ("own", "nbgrader"))
    _settings(home["teacher"], course, exchange, files["nbgrader/nbgrader_config.py"].decode())
    with hub(folder) as url:
        people = {name: Person(url, name) for name in passwords}
        for name, person in people.items():
            person.log_in(passwords[name])
            person.start()
        teacher, students = people["teacher"], [people["ada"], people["ben"]]
        _release(teacher, files)
        for student, answers in zip(students, (_right(plan), _half(plan)), strict=True):
            _hand_in(student, plan, answers)
        marks = _grade(teacher, students, plan)
        feedback = {student.name: _feedback(student) for student in students}
        assert people["ada"].reaches("ada")
        shut = _shut(people["ben"], home, exchange)
    return {
        "versions": _versions(),
        "exercises": [{"title": item.title, "points": item.points} for item in plan.items],
        "marks": marks,
        "feedback": feedback,
        "shut": shut,
    }


def _settings(home: Path, course: Path, exchange: Path, exported: str) -> None:
    """What the one who looks after the hub writes: for everybody, and for the teacher."""
    shared = Path("/etc/jupyter/nbgrader_config.py")
    shared.parent.mkdir(exist_ok=True)
    shared.write_text(_FOR_ALL.format(course=COURSE, exchange=exchange))
    own = home / ".jupyter" / "nbgrader_config.py"
    own.parent.mkdir()
    own.write_text(exported + _FOR_THE_TEACHER.format(root=course))
    course.mkdir()
    for path in (own.parent, own, course):
        shutil.chown(path, "teacher", "teacher")


def _release(teacher: Person, files: dict[str, bytes]) -> None:
    """The teacher copies `nbgrader/source` into the course, generates and releases."""
    below = "nbgrader/source/"
    for folder in ("source", f"source/{NAME}"):
        teacher.put(f"api/contents/{COURSE}/{folder}", {"type": "directory"})
    for path, data in files.items():
        if path.startswith(below):
            said = {"type": "file", "format": "base64", "content": base64.b64encode(data).decode()}
            teacher.put(f"api/contents/{COURSE}/source/{path.removeprefix(below)}", said)
    for name in ("ada", "ben"):
        teacher.put(f"formgrader/api/student/{name}", {"first_name": name.title()})
    teacher.press(f"formgrader/api/assignment/{NAME}/assign")
    teacher.press(f"formgrader/api/assignment/{NAME}/release")


def _hand_in(student: Person, plan: Plan, answers: dict[str, str]) -> None:
    """A student fetches, writes, has the notebook validated, and submits."""
    which = {"course_id": COURSE, "assignment_id": NAME}
    student.press("assignments/fetch", **which)
    path = f"api/contents/{NAME}/{NAME}.ipynb"
    notebook = student.look(path)
    begun = {item.begun.strip(): answers[item.id] for item in plan.items if item.id in answers}
    written = 0
    for cell in notebook["content"]["cells"]:
        if (text := cell["source"].strip()) in begun:
            cell["source"] = begun[text]
            written += 1
    assert written == len(begun), (student.name, written)
    student.put(path, {key: notebook[key] for key in ("type", "format", "content")})
    student.press("assignments/validate", path=f"{NAME}/{NAME}.ipynb")
    student.press("assignments/submit", **which)


def _right(plan: Plan) -> dict[str, str]:
    return {item.id: item.right for item in plan.items}


def _half(plan: Plan) -> dict[str, str]:
    """Two right answers, one program that passes its examples only, and nothing else."""
    judged = [item for item in plan.items if item.kind != "code"]
    program = next(item for item in plan.items if item.kind == "code")
    return {item.id: item.right for item in judged[:2]} | {program.id: _public_only(program)}


def _public_only(item: Item) -> str:
    one = read_exercise(Book(ROOT).folder / f"{item.id}.md")
    for program, _ in one.wrong():
        names: dict[str, Any] = {}
        exec(program, names)
        if one.passes(names[one.name], hidden=False):
            return str(program)
    raise LookupError(f"{item.id} has no wrong program that passes its public test")


def _grade(teacher: Person, students: list[Person], plan: Plan) -> dict[str, list[float]]:
    """The teacher collects, grades, and gives feedback; the points of every question, from the page of each submission."""
    teacher.press(f"formgrader/api/assignment/{NAME}/collect")
    for student in students:
        teacher.press(f"formgrader/api/submission/{NAME}/{student.name}/autograde")
    teacher.press(f"formgrader/api/assignment/{NAME}/generate_feedback")
    teacher.press(f"formgrader/api/assignment/{NAME}/release_feedback")
    marks = {}
    for one in teacher.look(f"formgrader/api/submitted_notebooks/{NAME}/{NAME}"):
        found = [0.0] * len(plan.items)
        for grade in teacher.look(f"formgrader/api/grades?submission_id={one['id']}"):
            found[int(grade["name"][1:].split("-")[0]) - 1] += grade["auto_score"] or 0
        assert sum(found) == one["score"]
        marks[one["student"]] = found
    return marks


def _feedback(student: Person) -> str:
    """A student fetches the feedback; the points that stand in it."""
    student.press("assignments/fetch_feedback", course_id=COURSE, assignment_id=NAME)
    listed = student.look(f"assignments?course_id={COURSE}")["value"]
    (path,) = [
        sub["local_feedback_path"] for one in listed if one["status"] == "submitted" for sub in one["submissions"]
    ]
    page = student.look(f"api/contents/{quote(path)}/{NAME}.html")["content"]
    found = re.search(r"Score: ([\d.]+) / ([\d.]+)", page)
    assert found, page[:2000]
    return "{:g} of {:g}".format(*map(float, found.groups()))


def _shut(ben: Person, home: dict[str, Path], exchange: Path) -> list[str]:
    """What Ben cannot read of the others."""
    kept = {
        "the gradebook": home["teacher"] / COURSE / "gradebook.db",
        "the tests": home["teacher"] / COURSE / "source" / NAME / f"{NAME}.ipynb",
        "another student's work": home["ada"] / NAME / f"{NAME}.ipynb",
        "the names of what others handed in": exchange / COURSE / "inbound",
    }
    assert all(path.exists() for path in kept.values()), kept
    found = [what for what, path in kept.items() if not _reads("ben", path)]
    return [*found, *(["another student's server"] if not ben.reaches("ada") else [])]


def _reads(name: str, path: Path) -> bool:
    command = ["ls" if path.is_dir() else "cat", path]
    return subprocess.run(command, user=name, group=name, extra_groups=[], capture_output=True).returncode == 0


def _versions() -> dict[str, str]:
    program = "import importlib.metadata as m; print(*[m.version(x) for x in ('jupyterhub', 'nbgrader', 'jupyterlab')])"
    asked = subprocess.run([GRADERS / "python", "-c", program], capture_output=True, text=True, check=True)
    proxy: dict[str, str] = json.loads((ROOT / "tools" / "hub" / "package.json").read_text("utf8"))["dependencies"]
    return dict(zip(("JupyterHub", "nbgrader", "JupyterLab"), asked.stdout.split(), strict=True)) | proxy


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
