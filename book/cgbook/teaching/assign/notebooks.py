"""The student's notebook of an assignment, the notebook for lecturing and the solutions, built directly as JSON.

**Invariant.** The same assignment always gives the same bytes, because cells are numbered, and the program uses neither random choices nor
a clock.
"""

from __future__ import annotations

import base64
import json
import re
import textwrap
from typing import Any

from cgbook.teaching.assign.parcel import LIBRARY
from cgbook.teaching.assign.plan import Plan
from cgbook.teaching.items import Item
from cgbook.teaching.roster import STUDENT
from cgbook.teaching.seeds import ORIGIN, origin_of

Cell = dict[str, Any]


def markdown(text: str, **metadata: Any) -> Cell:
    """Return a Markdown cell."""
    return {"cell_type": "markdown", "metadata": metadata, "source": text}


def code(text: str, **metadata: Any) -> Cell:
    """Return a code cell."""
    return {"cell_type": "code", "execution_count": None, "metadata": metadata, "outputs": [], "source": text}


def raw(text: str) -> Cell:
    """Return a raw cell."""
    return {"cell_type": "raw", "metadata": {}, "source": text}


def notebook(cells: list[Cell]) -> dict[str, Any]:
    """Return a notebook with these cells, whose ids are `cell-000` and so on."""
    return {
        "cells": [{**cell, "id": f"cell-{i:03}"} for i, cell in enumerate(cells)],
        "metadata": {
            "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def dumped(data: Any) -> bytes:
    """Return data as JSON bytes."""
    return (json.dumps(data, indent=1, sort_keys=True, ensure_ascii=False) + "\n").encode()


def question(number: int, item: Item, title: str, **metadata: Any) -> Cell:
    """Return the cell of a question, with its drawing if it has one."""
    parts = [f"## {number}. {title}", item.asked]
    if item.drawing:
        data = base64.b64encode(item.drawing.encode()).decode()
        parts.append(f'<img alt="{_alt(item.drawing)}" src="data:image/svg+xml;base64,{data}">')
    return markdown("\n\n".join(parts), **metadata)


def _alt(drawing: str) -> str:
    """Return the label of a drawing, already escaped for HTML."""
    label = re.search(r'aria-label="([^"]*)"', drawing)
    return label[1] if label else ""


def answer(item: Item, text: str) -> Cell:
    """Return the cell of an answer."""
    return (markdown if item.by_hand else code)(text, tags=[f"answer:{item.id}"], deletable=False)


def student(plan: Plan) -> dict[str, Any]:
    """Return the notebook that students get."""
    cells = [markdown(_opening(plan))]
    for number, item in enumerate(plan.items, start=1):
        cells += [question(number, item, item.heading), answer(item, item.begun)]
        if item.public:
            cells.append(checked(item))
    handed_out = notebook(cells)
    handed_out["metadata"][ORIGIN] = origin_of(plan.secret, plan.name)
    if plan.student:
        handed_out["metadata"][STUDENT] = plan.student.id
    return handed_out


def _opening(plan: Plan) -> str:
    drawn = [isinstance(item.source, dict) for item in plan.items]  # the book's exercises are the same for everyone
    numbers = f"{'the numbers' if all(drawn) else 'some of the numbers'} are yours alone"
    whose = f"For {_plain(plan.student.label)}: {numbers}. " if plan.student and any(drawn) else ""
    lines = [
        f"# {plan.title}",
        "",
        f"{whose}{plan.points} points, about {plan.minutes} minutes. Write your answer into the cell below each question, in "
        "place of the `...`. Don't change the given names, because the grader looks for them. Below most answers, there's a cell that "
        "checks examples, or the form of your answer. It doesn't show whether your answer is right.",
        "",
        "Before you hand this file in, choose *Kernel*, *Restart Kernel and Run All Cells*, and save it. Plain Python is enough, and "
        "programs are graded where no other packages can be imported.",
    ]
    return "\n".join(lines)


def _plain(text: str) -> str:
    """Return Markdown that shows text exactly as it is."""
    return re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", text)


def checked(item: Item) -> Cell:
    """Return the cell that checks an answer; the cells below still run if the check fails.

    Examples are visible, because students should read them, but a check of the answer's form is folded.
    """
    folded = {} if item.kind.is_program else {"jupyter": {"source_hidden": True}}
    return code(shown_test(item), tags=[f"check:{item.id}", "raises-exception"], **folded)


def shown_test(item: Item) -> str:
    """Return the public test in the form that a student runs."""
    if item.kind.is_program:
        return _EXAMPLES.format(name=item.name, tests=textwrap.indent(item.public.strip(), "    "))
    about = "# This checks only the form of your answer, not whether it's right."
    body = textwrap.indent(item.public.strip(), "    ")
    unset = '    if answer is ...:\n        return "no answer yet"'
    return f'{about}\ndef check(answer):\n{unset}\n{body}\n    return "ok"\n\n\nprint(check({item.name}))'


# A function counts as unwritten if Python compiles it to the same code as a body of three dots.
_EXAMPLES = """# This checks examples.
def check(answer):
    def unwritten(): ...

    code, blank = getattr(answer, "__code__", check.__code__), unwritten.__code__
    if (code.co_code, code.co_consts) == (blank.co_code, blank.co_consts):
        return "no answer yet"
{tests}
    return "ok"


print(check({name}))"""


def solutions(plan: Plan) -> dict[str, Any]:
    """Return the notebook with right answers and explanations."""
    whose = f" to the numbers of {_plain(plan.student.label)}" if plan.student else ""
    cells = [markdown(f"# {plan.title}: solutions{whose}\n\nFor teachers. Each answer below passes all tests.")]
    for number, item in enumerate(plan.items, start=1):
        cells += [question(number, item, item.heading), answer(item, item.right)]
        if item.public:
            cells.append(checked(item))
        if item.by_hand:
            cells.append(markdown(item.read_for))
        else:
            cells.append(markdown(f"**Why.** {item.solution}"))
    return notebook(cells)


def blank(plan: Plan) -> dict[str, Any]:
    """Return the notebook for lecturing, with the questions one after another and room to write in front of the class."""
    cells = [markdown(f"# {plan.title}")]
    for number, item in enumerate(plan.items, start=1):
        cells.append(question(number, item, item.title))
        cells += [markdown("")] if item.by_hand else [code(item.begun if item.kind.is_program else ""), code("")]
    return notebook(cells)


def graded(item: Item, which: str, seed: int) -> str:
    """Return a test for a grader's notebook, as a program that raises AssertionError if the answer isn't right.

    The hidden test begins with the public test, so an answer that fails the public test gets no marks. Any failure of a student's
    function, even an endless loop (except on Windows), is reported as an AssertionError too.
    """
    source = item.public if which == "public" else f"{item.public}\nseed = {seed}\n{item.hidden}"
    if not item.kind.is_program:
        return f"answer = {item.name}\n{source}"
    return _SHIELD.format(textwrap.indent(source, "    "))


def hidden(item: Item, seed: int) -> str:
    """Return the hidden test for a grader's notebook, which can import the solvers."""
    return f'import sys\n\nsys.path.insert(0, "{LIBRARY}")\n{graded(item, "hidden", seed)}'


def head(plan: Plan) -> str:
    """Return the opening text of a grader's notebook."""
    return f"# {plan.title}\n\n{plan.points} points, about {plan.minutes} minutes. Replace each `...` with your answer."


# Otter catches only Exception, so a SystemExit or an interrupt in a test would lose the marks of the whole notebook.
_SHIELD = """import signal

alarm = getattr(signal, "alarm", lambda seconds: None)  # Windows has none


def late(*_):
    raise TimeoutError("no answer within 20 s: an endless loop?")


try:
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, late)
    alarm(20)
{}
except AssertionError:
    raise
except BaseException as problem:
    raise AssertionError(f"{{type(problem).__name__}}: {{problem}}") from None
finally:
    alarm(0)"""
