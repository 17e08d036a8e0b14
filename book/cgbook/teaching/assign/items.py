"""The items of an assignment, which are exercises from the book and problems made from a seed, in the same format.

**Invariant.** No item stores an answer with its tests, because the hidden test calls the solver. The right answer to an exercise comes from
running the tests in the exercise's file, unless the answer is a program or a proof; a practice problem computes its right answer itself.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from cgbook.teaching.exercises import read_exercise
from cgbook.teaching.items import MINUTES, Item
from cgbook.teaching.practice import practice
from cgbook.teaching.practice.registry import every_kind
from cgbook.teaching.seeds import problem_seed


def from_book(path: Path) -> Item:
    """Return the exercise in a file as an item of an assignment."""
    return read_exercise(path).item(f"{path.parent.name}/{path.stem}", path.read_text("utf8"))


def from_practice(kind: str, level: int, secret: str, number: int) -> Item:
    """Return a practice problem as an item of an assignment, with numbers drawn from a secret.

    >>> from_practice("grundy values", 1, "maple", 1).id
    'practice/grundy-values-1'

    Parameters
    ----------
    kind, level : kind and level as for `cgbook.teaching.practice.practice`.
    secret : seed of the assignment, or of a student who has different numbers.
    number : 1 for the first problem of its kind, 2 for the second, and so on.
    """
    id = f"practice/{kind.replace(' ', '-')}-{number}"
    seed = problem_seed(secret, id)
    problem = practice(kind, level, seed)
    name = f"{kind.replace(' ', '_')}_{number}"
    public = "\n".join(filter(None, (problem.reading, problem.must.lines("numbers"))))
    hidden = (
        "from cgbook.teaching.practice import practice\n\n"
        f'found = practice("{kind}", {level}, "{seed}").check(answer)\nassert found.right, found.say'
    )
    wanted = (
        'the beginning of an option, in quotes, such as "{}"'.format(problem.options[0].partition(":")[0])
        if problem.options
        else problem.how.wanted
    )
    title = every_kind()[kind].title
    return Item(
        id, problem.how, level, name, {"practice": {"kind": kind, "level": level, "seed": seed}}, title, level, MINUTES[level],
        problem.question, problem.explain(), f"{name} = ...  # {wanted}",
        f"{name} = {problem.how.write(problem.accept[0], problem.options)}", public, hidden, options=problem.options, tests=title,
    )  # fmt: skip


def drawn_again(item: Item, secret: str) -> Item:
    """Return a practice problem with numbers from another seed; an exercise from a file stays the same."""
    if isinstance(item.source, str):
        return item
    asked = item.source["practice"]
    again = from_practice(asked["kind"], asked["level"], secret, int(item.id.rpartition("-")[2]))
    return replace(again, points=item.points)
