"""The judge of one notebook, in its own process; the student's code is in a sandbox, and only plain data reaches the tests outside.

**Invariant.** A mark depends only on the tests, and the tests see only plain data from the student. No matter what the student's code does,
it can therefore give answers but not marks.

`python -m cgbook.teaching.grading.judging` reads one line of JSON, and writes `{"at": id}` before each test and `{"mark": …}` after it.
"""

from __future__ import annotations

import json
import os
import re
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from cgbook.teaching.grading.assignment import Assignment, practice_check, read_assignment
from cgbook.teaching.grading.cells import Cell
from cgbook.teaching.grading.plain import one_line
from cgbook.teaching.grading.reading import Written, python_of, written
from cgbook.teaching.grading.sandbox import MB, Limits, Sandbox
from cgbook.teaching.grading.tester import Stopped, judged, practised, remote, value_of
from cgbook.teaching.items import Item
from cgbook.teaching.seeds import seed_of

BY_HAND = "for your teacher to read"
NO_TIME = "no time was left"
TEST_MEMORY = 4_000  # maximum memory of a test in megabytes, on systems that can limit memory


@dataclass(frozen=True)
class Mark:
    """The mark for one exercise.

    Parameters
    ----------
    points : points, or None if the judge can't decide.
    message : one line for the student.
    answer : answer that was read, on one line; empty for a function.
    broken : whether the test itself is at fault.
    look : whether a person should look, because the judge couldn't read something that the student wrote.
    """

    id: str
    points: float | None
    message: str
    answer: str = ""
    broken: bool = False
    look: bool = False


class Program:
    """The cells of one submission, run in a sandbox; if a statement ends the sandbox, a new one runs the cells again up to that statement.

    Parameters
    ----------
    cells : all cells of the notebook; the checks among them aren't run.
    """

    def __init__(self, cells: Sequence[Cell], limits: Limits) -> None:
        self.cells, self.limits = cells, limits
        self.until = time.monotonic() + limits.notebook
        self.notes: dict[int, str] = {}  # errors, by the number of their cell
        self._whole: dict[int, int] = {}  # cell -> number of its statements to run, if the next one ends the program
        self._run()

    def _run(self) -> None:
        while True:
            self._sandbox = Sandbox(self.limits.memory)
            self._called = False
            if self._ran() or time.monotonic() >= self.until:
                return

    def _ran(self) -> bool:
        """Run all cells, and return whether the sandbox survived."""
        late = f"this cell ran longer than {self.limits.cell:g} s"
        for cell in self.cells:
            number = cell.number
            if cell.check or cell.kind or self._whole.get(number) == 0:
                continue
            until, words = min((time.monotonic() + self.limits.cell, late), (self.until, NO_TIME))
            reply = self._sandbox.ask("begin-cell", f"cell {number}", python_of(cell.source), until=until, late=words)
            step, steps = 0, reply.get("value", 0)
            steps = self._whole.get(number, steps) if type(steps) is int else 0
            while step < steps and "raised" not in reply and not self._sandbox.ended:
                reply = self._sandbox.ask("run-step", step, until=until, late=words)
                step += 1
            if self._sandbox.ended:
                self._whole[number] = max(0, step - 1)
                self.notes[number] = self._sandbox.ended
                return False
            if "raised" in reply:
                self.notes[number] = one_line(reply["raised"])
        return True

    def read(self, name: str) -> dict[str, Any]:
        """Return the value of a name under `value`, `function` or `blank`, or, under `error` or `raised`, why it can't be read."""
        if self._sandbox.ended:
            self._run()
        until = min(time.monotonic() + self.limits.call, self.until)
        late = NO_TIME if until == self.until else "the answer couldn't be read in time"
        return self._sandbox.ask("get-value", name, until=until, late=late) or {"error": self._sandbox.ended}

    def begin(self) -> None:
        """Prepare for the calls of an exercise by restoring the program's state after its cells have run."""
        if self._called or self._sandbox.ended:
            self._run()
        self._called = True

    def call(self, name: str, arguments: str, until: float) -> dict[str, Any]:
        """Return a function's reply to one call.

        Raises
        ------
        Stopped : if the program can't answer any more.
        """
        late = f"gave no answer within {self.limits.call:g} s: an endless loop, or one that fills the memory?"
        soon = time.monotonic() + self.limits.call
        if min(until, self.until) < soon:
            soon, late = min(until, self.until), "took too long, together with the earlier calls"
        reply = self._sandbox.ask("call-function", name, arguments, until=soon, late=late)
        if self._sandbox.ended:
            raise Stopped(self._sandbox.ended)
        if "raised" in reply:
            return {"error": f"raised {one_line(reply['raised'])}"}
        if "value" in reply:
            return reply
        why = one_line(reply.get("error"))
        return {"error": f"gave something that can't be marked: {why}" if why else "gave no plain data"}

    def remark(self, item: Item) -> str:
        """Return the first three errors in the cells with this answer, or in all cells if no cell has it."""
        own = {cell.number for cell in self.cells if cell.answers == item.id}
        happened = {number: text for number, text in sorted(self.notes.items()) if not own or number in own}
        said = "; ".join(f"cell {number}: {text}" for number, text in list(happened.items())[:3])
        return said + ("; programs are graded without other packages" if "No module named" in said else "")

    def unwritten(self, item: Item) -> bool:
        """Return whether a function's cell is still as it was handed out."""
        begun = re.compile(rf"def {item.name}\([^\n]*\):\s*\.\.\.")
        return any(cell.answers == item.id and begun.fullmatch(cell.source.strip()) for cell in self.cells)


def needs_sandbox(cells: Sequence[Cell], assignment: Assignment) -> bool:
    """Return whether an answer is a program, or can be found only by a program."""
    asked = [item for item in assignment.items if not item.by_hand]
    return any(item.kind.is_program or written(item.name, cells).computed for item in asked)


def marks(
    cells: Sequence[Cell], assignment: Assignment, limits: Limits, done: Sequence[str] = ()
) -> Iterator[str | Mark]:
    """Yield the id of each exercise before its test, and its mark afterwards, but skip the exercises already done."""
    program, without = None, ""
    if needs_sandbox(cells, assignment):
        try:
            program = Program(cells, limits)
        except (ModuleNotFoundError, RuntimeError) as error:
            without = f"a program is needed to find the answer, and the sandbox isn't ready: {one_line(str(error))}"
    # values come first, because calling a function can end the program
    for item in sorted(assignment.items, key=lambda item: item.kind.is_program):
        if item.id in done:
            continue
        if item.by_hand:
            yield Mark(item.id, None, BY_HAND)
            continue
        told = Written(computed=_named_elsewhere(item, cells)) if item.kind.is_program else written(item.name, cells)
        if told.value is not None:
            reply = {"value": told.value}
        elif program:
            reply = program.read(item.name)
        else:
            reply = {"error": without} if without and (told.computed or item.kind.is_program) else {"blank": True}
        remark = "; ".join(filter(None, [told.where, program.remark(item) if program else ""]))
        answer, why = "", _missing(item, reply, remark, cells)
        if not why and not item.kind.is_program:
            try:
                answer = one_line(repr(value_of(reply["value"])))
            except ValueError as error:
                why = str(error)
        if why:
            if told.where and told.where not in why:
                why = f"{why} ({told.where})"
            look = told.computed or bool(without) or bool(reply.get("blank") and _unrun(item, cells))
            yield Mark(item.id, None if look else 0, why, look=look)
            continue
        if program and item.kind.is_program:
            program.begin()
        yield item.id
        verdict = _tested(item, assignment, program, reply, time.monotonic() + limits.exercise)
        points = {"all": item.points, "public": item.public_points}.get(verdict.get("passed", ""), 0)
        if "broken" in verdict:
            yield Mark(item.id, None, f"the test itself has an error: {verdict['broken']}", answer, broken=True)
            continue
        message = one_line(verdict["message"])
        if program and verdict["passed"] == "none" and program.unwritten(item):
            message = f"no answer: {item.name} hasn't been written"
        if verdict["passed"] == "public" and item.public_points:
            message = f"passes the tests that you've seen, but not the others: {message}"
        yield Mark(item.id, points, f"{message} ({remark})" if remark else message, answer)


def _named_elsewhere(item: Item, cells: Sequence[Cell]) -> bool:
    """Return whether a function is defined only in cells that Jupyter doesn't run."""
    begun = re.compile(rf"^\s*(def\s+{item.name}\b|{item.name}\s*=(?!=))", re.MULTILINE)
    defined = [bool(cell.kind) for cell in cells if not cell.check and begun.search(cell.source)]
    return bool(defined) and all(defined)


def _unrun(item: Item, cells: Sequence[Cell]) -> str:
    """Return which cell sets an answer's name but isn't run, such as a text cell, or belongs to an answer but doesn't set its name."""
    sets = re.compile(rf"^\s*(def\s+{item.name}\b|{item.name}\s*=(?!=|\s*\.\.\.))", re.MULTILINE)
    for cell in cells:
        if (cell.check or cell.kind) and sets.search(cell.source):
            return f"cell {cell.number}, which sets it, is {f'a {cell.kind} cell' if cell.kind else 'a check'} and isn't run"
    named = re.compile(rf"^\s*(def\s+{item.name}\b|{item.name}\s*=(?!=))", re.MULTILINE)
    blank = re.compile(rf"\s*({item.name}\s*=\s*\.\.\.\s*)?(#.*)?")
    for cell in cells:
        edited = "\n".join(line for line in cell.source.split("\n") if not blank.fullmatch(line))
        if cell.answers == item.id and edited and not named.search(edited):
            return f"cell {cell.number} doesn't set it"
    return ""


def _missing(item: Item, reply: dict[str, Any], remark: str, cells: Sequence[Cell]) -> str:
    """Return the reason why there's no answer to judge, or "" if there is one."""
    if reply.get("blank"):
        remark = remark or _unrun(item, cells)
        return f"no answer: {item.name} hasn't been set" + (f" ({remark})" if remark else "")
    if "error" in reply or "raised" in reply:
        why = one_line(reply.get("error")) or one_line(reply.get("raised"))
        return f"no answer: {remark or why}" if why == NO_TIME else why
    if item.kind.is_program:
        return "" if reply.get("function") else f"{item.name} is not a function"
    if reply.get("function"):
        return f"{item.name} must be a value, but it's a function"
    return "" if "value" in reply else "an answer must be plain data"


def _tested(
    item: Item, assignment: Assignment, program: Program | None, reply: dict[str, Any], until: float
) -> dict[str, str]:
    """Return the tests' verdict on one answer, with `broken` if the tests can't be run."""
    try:
        if isinstance(item.source, dict):
            return practised(practice_check(item.source), value_of(reply["value"]))
        exercise = assignment.exercise(item)
    except Exception as error:  # such as a missing problem or file; the student's code hasn't been called yet
        return {"broken": one_line(f"{type(error).__name__}: {error}")}
    value = (
        remote(item.name, lambda arguments: program.call(item.name, arguments, until))
        if program and item.kind.is_program
        else value_of(reply["value"])
    )
    return judged(exercise, item.name, value, seed_of(assignment.seed, item.id))


def _work() -> None:
    """Read a job and judge its notebook, but stop if the parent process ends."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (TEST_MEMORY * MB, TEST_MEMORY * MB))
    mouth = os.fdopen(os.dup(1), "w", encoding="utf8")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # hides the output of tests
    job = json.loads(sys.stdin.readline())
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(1)), daemon=True).start()
    assignment = read_assignment(Path(job["folder"])).of(job["student"])
    cells = [Cell(**cell) for cell in job["cells"]]
    for event in marks(cells, assignment, Limits(**job["limits"]), job["done"]):
        print(json.dumps({"at": event} if isinstance(event, str) else {"mark": asdict(event)}), file=mouth, flush=True)


if __name__ == "__main__":
    _work()
