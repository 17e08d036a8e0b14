"""One notebook judged: the student's code in one process, the tests in another, and plain data carried between them.

**Invariant.** A mark is made of what the tests say, and the tests have seen nothing of the student's but plain data. So whatever the
student's code does, it can give answers, and no marks.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cgbook.teaching.grading.assignment import Assignment
from cgbook.teaching.grading.notebooks import Cell
from cgbook.teaching.grading.plain import said, value_of
from cgbook.teaching.grading.process import MB, Child, Limits, Stopped, contained, trusted
from cgbook.teaching.items import Item
from cgbook.teaching.seeds import seed_of

__all__ = ["Mark", "judge"]

PLAYER = Path(__file__).with_name("player.py").read_text("utf8")
PATIENCE = 2.0  # seconds that a cell gets beyond its limit, at which it should have ended itself
TESTER_MEMORY = 4_000  # megabytes
RERUNS = 3  # of a notebook without the cell that ended it
BY_HAND = "for your teacher to read"


@dataclass(frozen=True)
class Mark:
    """What one exercise got.

    Parameters
    ----------
    points : None where no mark can be given by the judge.
    message : one line for the student.
    answer : the answer as it was read, on one line; nothing for a function.
    broken : whether the test itself is at fault.
    """

    id: str
    points: int | None
    message: str
    answer: str = ""
    broken: bool = False


class _Ended(Exception):  # noqa: N818
    """A student's program that ended before it had said all: in which cell, and how."""

    def __init__(self, at: int | None, why: str) -> None:
        super().__init__(why)
        self.at, self.why = at, why


@dataclass
class _Told:
    """What a run of the cells told: of each name, and of each cell that failed."""

    names: dict[str, dict[str, Any]] = field(default_factory=dict)
    notes: dict[int, str] = field(default_factory=dict)


class _Player:
    """A student's program, in its cage."""

    def __init__(self, limits: Limits, folder: str, caged: bool, away: Sequence[Path]) -> None:
        command = contained(PLAYER, limits, folder, caged=caged, away=away)
        self.child = Child(command, said=limits.said * MB, memory=limits.memory, cwd=folder, env=_SURROUNDINGS)
        self.limits, self.asked = limits, 0

    def run(self, cells: Iterable[Cell], names: Sequence[str], until: float, told: _Told) -> None:
        """Runs the cells; what it tells goes into `told`, also when it ends early."""
        for name in names:
            told.names.pop(name, None)
        given = [(cell.number, cell.source) for cell in cells]
        numbers = {number for number, _ in given}
        at: int | None = None
        until = min(until, time.monotonic() + self.limits.program)
        try:
            self.child.tell(cells=given, names=list(names), seconds=self.limits.cell)
            while True:
                patience = time.monotonic() + self.limits.cell + PATIENCE
                line = self.child.hear(min(until, patience), "this cell ran too long, and did not end when told to")
                if line.get("ready") is True and told.names.keys() >= set(names):
                    return
                if isinstance(line.get("name"), str) and line["name"] in names:
                    told.names[line["name"]], at = line, None
                elif type(line.get("at")) is int and line["at"] in numbers:
                    at = line["at"]
                    if "note" in line:
                        told.notes[line["at"]] = said(line["note"])
        except Stopped as stopped:
            raise _Ended(at, str(stopped)) from None

    def call(self, name: str, arguments: Any, until: float) -> dict[str, Any]:
        """Calls a function of the student's once."""
        self.asked += 1
        self.child.tell(ask=self.asked, name=name, args=arguments)
        late = f"gave no answer within {self.limits.call:g} s: an endless loop?"
        soon = time.monotonic() + self.limits.call
        if until < soon:
            late = "took too long, with all calls before"
        while True:
            line = self.child.hear(min(soon, until), late)
            if line.get("answer") == self.asked:
                break
        if "raised" in line:
            return {"error": f"raised {said(line['raised'])}"}
        if "error" in line or "value" not in line:
            return {"error": f"gave {said(line.get('error')) or 'no plain data'}"}
        return {"value": line["value"]}


_SURROUNDINGS = {
    "PATH": "/nowhere",
    "HOME": "/tmp",
    "LANG": "C.UTF-8",
    "PYTHONHASHSEED": "0",
    "OPENBLAS_NUM_THREADS": "1",
}


class _Tester:
    """The tests, in a process that is made anew when it was ended."""

    def __init__(self, assignment: Assignment, limits: Limits) -> None:
        self.assignment, self.limits = assignment, limits
        self.child: Child | None = None

    def start(self) -> Child:
        """Starts the process, unless it runs: it reads its modules while the notebook's cells run."""
        if self.child is None:
            command, surroundings = trusted("cgbook.teaching.grading.tester", TESTER_MEMORY)
            self.child = Child(command, said=100 * MB, env=surroundings)
        return self.child

    def test(self, item: Item, value: Any, player: _Player | None, until: float) -> Mark:
        """Tests an answer; a function is called in its player."""
        source = item.source
        job = source if isinstance(source, dict) else {"file": str((self.assignment.folder / source).resolve())}
        seed = seed_of(self.assignment.seed, item.id)
        calls_end = min(until, time.monotonic() + self.limits.exercise)
        try:
            child = self.start()
            child.tell(**job, name=item.name, seed=seed, value=value)
            while True:
                long = time.monotonic() + self.limits.test
                line = child.hear(long, f"the test took longer than {self.limits.test:g} s with this answer")
                if "call" not in line:
                    break
                try:
                    reply = player.call(item.name, line["call"], calls_end) if player else {"stop": "is no function"}
                except Stopped as ended:
                    stopped = str(ended)
                    reply = {"stop": f"– {stopped}" if stopped.startswith("your") else stopped}
                child.tell(**reply)
        except Stopped as ended:
            self.stop()
            why = (
                str(ended)
                if str(ended).startswith("the test")
                else "the test could not come to an end with this answer"
            )
            return Mark(item.id, 0, why)
        if "broken" in line:
            return Mark(item.id, None, f"the test itself is at fault: {said(line['broken'])}", broken=True)
        points = {"all": item.points, "public": item.public_points}.get(str(line.get("passed")), 0)
        message = said(line.get("message"))
        if line.get("passed") == "public" and item.public_points:
            message = f"passes the tests that you saw, and not the others: {message}"
        return Mark(item.id, points, message)

    def stop(self) -> None:
        """Ends the process."""
        if self.child:
            self.child.stop()
        self.child = None


class _Notebook:
    """The cells of one submission, and what came of running them."""

    def __init__(
        self, cells: list[Cell], assignment: Assignment, limits: Limits, folder: str, caged: bool, away: Sequence[Path]
    ) -> None:
        self.cells, self.assignment, self.limits = cells, assignment, limits
        self.folder, self.caged, self.away = folder, caged, away
        self.items = [item for item in assignment.items if not item.by_hand]
        self.until = time.monotonic() + limits.notebook
        self.skipped: dict[int, str] = {}  # cells that ended the program, and how
        self.told = _Told()
        self.why = ""  # why something was not told at all

    def start(self, cells: Iterable[Cell], names: Sequence[str]) -> _Player:
        player = _Player(self.limits, self.folder, self.caged, self.away)
        try:
            player.run(cells, names, self.until, self.told)
        except BaseException:
            player.child.stop()
            raise
        return player

    def left(self) -> list[Cell]:
        return [cell for cell in self.cells if not cell.check and cell.number not in self.skipped]

    def run(self) -> _Player | None:
        """Runs all cells; once more without one that ends the program; and at the last each answer alone."""
        names = [item.name for item in self.items]
        for _ in range(RERUNS + 1):
            try:
                return self.start(self.left(), names)
            except _Ended as ended:
                self.why = ended.why
                if ended.at is None or ended.at in self.skipped or time.monotonic() > self.until:
                    break
                self.skipped[ended.at] = ended.why
        for item in self.items:
            if item.name not in self.told.names and time.monotonic() < self.until:
                with suppress(_Ended):
                    self.start(self.alone(item), [item.name]).child.stop()
        return None

    def alone(self, item: Item) -> list[Cell]:
        """The cells that hold this answer, and those that hold none."""
        return [cell for cell in self.left() if cell.answers in ("", item.id)]

    def function(self, item: Item) -> _Player | None:
        """A program of its own for a function."""
        for cells in (self.left(), self.alone(item)):
            with suppress(_Ended):
                return self.start(cells, [item.name])
        return None

    def remark(self, item: Item) -> str:
        """What happened in the cells that hold this answer, or, where none does, in all."""
        own = {cell.number for cell in self.cells if cell.answers == item.id}
        some = {**self.told.notes, **self.skipped}
        happened = {number: text for number, text in sorted(some.items()) if not own or number in own}
        return "; ".join(f"cell {number}: {text}" for number, text in list(happened.items())[:3])

    def unrun(self, item: Item) -> str:
        """Where a check of the student's own, which is not run, sets this answer's name."""
        sets = re.compile(rf"^\s*(def\s+{item.name}\b|{item.name}\s*=(?!=))", re.MULTILINE)
        found = next((cell.number for cell in self.cells if cell.check and sets.search(cell.source)), None)
        return f"cell {found} sets it, but is a check, which is not run" if found else ""


def judge(
    cells: list[Cell],
    assignment: Assignment,
    *,
    folder: str,
    caged: bool = True,
    limits: Limits | None = None,
    away: Sequence[Path] = (),
) -> list[Mark]:
    """Return a mark for each exercise of an assignment.

    Parameters
    ----------
    cells : of the student's notebook.
    folder : an empty folder, where the student's program runs.
    caged : whether in a cage; without one, its limits are all that holds it.
    limits : what the student's program may use.
    away : folders that must not be seen from a cage.

    Complexity
    ----------
    At most `limits.notebook` seconds of the student's, and `limits.test` for each exercise.
    """
    limits = limits or Limits()
    notebook = _Notebook(cells, assignment, limits, folder, caged, (*away, assignment.folder))
    tester, player = _Tester(assignment, limits), None
    marks: dict[str, Mark] = {}
    try:
        tester.start()
        player = notebook.run()
        for item in assignment.items:  # values first: to call a function may end the program
            if not item.kind.is_program:
                marks[item.id] = _of_value(item, notebook, tester)
        for item in assignment.items:
            if item.kind.is_program:
                marks[item.id], player = _of_function(item, notebook, tester, player)
    finally:
        tester.stop()
        if player:
            player.child.stop()
    return [marks[item.id] for item in assignment.items]


def _missing(item: Item, notebook: _Notebook) -> str:
    """Why there is no answer to judge; nothing where there is one."""
    line = notebook.told.names.get(item.name)
    remark = notebook.remark(item)
    if line is None:
        return f"no answer: {remark or notebook.why or 'there was no time left'}"
    if line.get("blank"):
        remark = remark or notebook.unrun(item)
        return f"no answer: {item.name} is not set" + (f" ({remark})" if remark else "")
    if "error" in line or "raised" in line:
        return said(line.get("error")) or said(line.get("raised"))
    return ""


def _of_value(item: Item, notebook: _Notebook, tester: _Tester) -> Mark:
    if item.by_hand:
        return Mark(item.id, None, BY_HAND)
    if why := _missing(item, notebook):
        return Mark(item.id, 0, why)
    line = notebook.told.names[item.name]
    if line.get("function"):
        return Mark(item.id, 0, f"{item.name} is a function, and should be a value")
    try:
        answer = said(repr(value_of(line.get("value"))))
    except ValueError as error:
        return Mark(item.id, 0, str(error))
    mark = tester.test(item, line.get("value"), None, notebook.until)
    remark = notebook.remark(item)
    message = f"{mark.message} ({remark})" if remark else mark.message
    return Mark(item.id, mark.points, message, mark.answer or answer, mark.broken)


def _of_function(
    item: Item, notebook: _Notebook, tester: _Tester, player: _Player | None
) -> tuple[Mark, _Player | None]:
    """The mark of a function; the program in which it was called is used up."""
    try:
        if why := _missing(item, notebook):
            return Mark(item.id, 0, why), player
        if not notebook.told.names[item.name].get("function"):
            return Mark(item.id, 0, f"{item.name} is not a function"), player
        player = player or notebook.function(item)
        if player is None:
            return Mark(item.id, 0, f"no answer: {notebook.remark(item) or 'your code ended the program'}"), None
        mark = tester.test(item, None, player, notebook.until)
    except BaseException:
        if player:
            player.child.stop()
        raise
    player.child.stop()
    remark = notebook.remark(item)
    return Mark(
        item.id, mark.points, f"{mark.message} ({remark})" if remark else mark.message, mark.answer, mark.broken
    ), None
