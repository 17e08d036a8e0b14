"""The reading time of a page: the formula that the notes on the site state."""

from __future__ import annotations

import sys
from dataclasses import replace

import pytest
from docutils import nodes
from docutils.utils import new_document

from cgbook.teaching.exercises import every_exercise
from tests.browser import ROOT

sys.path.insert(0, str(ROOT / "book" / "_site"))

from cgsite.minutes import clock, exercises, minutes, time_line
from run import VIEW


def words(many: int) -> nodes.paragraph:
    return nodes.paragraph("", " ".join(["chip"] * many))


def cell(*parts: nodes.Node, tags: tuple[str, ...] = ()) -> nodes.container:
    return nodes.container("", *parts, nb_element="cell_code", cell_metadata={"tags": [*tags]})


def board() -> nodes.container:
    return cell(nodes.container("", mime_type=VIEW), words(500), tags=("play",))


def page(*parts: nodes.Node) -> nodes.document:
    document = new_document("page")
    document += nodes.section("", nodes.title("", "Nim"), *parts)
    return document


@pytest.mark.parametrize(
    ("parts", "time"),
    [
        ([words(199)], 1),
        ([words(99), nodes.admonition("", words(50), classes=["proof"])], 1),
        ([words(147), nodes.paragraph("", "", nodes.math("", "x")), nodes.math_block("", "x")], 1),
        ([words(199), board()], 3),
        ([words(199), cell(nodes.literal_block("", "print(1)")), nodes.raw("", "<b>no</b>", format="html")], 1),
        ([words(199), cell(nodes.image("", uri="a.svg"))], 1.5),
        ([words(199), cell(words(900), tags=("exercise",))], 1),
    ],
)
def test_minutes_follow_the_formula(parts: list[nodes.Node], time: float) -> None:
    assert minutes(page(*parts)) == pytest.approx(time)


def test_what_is_optional_is_counted_only_where_asked_for() -> None:
    more = nodes.section("", nodes.title("", "Nimble"), words(199), board(), classes=["cg-extra"])
    tasks = [
        cell(words(90), nodes.paragraph("", text), tags=("exercise",))
        for text in ("Exercise 3.20. With a purse (a proof)", "Exercise 3.22. A program")
    ]
    whole = page(words(1999), more, *tasks)
    assert minutes(whole, optional=False) == pytest.approx(10)
    assert minutes(whole) == pytest.approx(13)
    assert exercises(whole) == [30, 15]
    assert (
        time_line(whole)
        == "About 10 minutes; 15 minutes with everything optional; another 45 minutes for the 2 exercises."
    )
    alone = page(words(1999))
    alone[0]["classes"].append("cg-extra")  # type: ignore[index]
    assert time_line(alone) == "Optional, about 10 minutes."


def test_a_page_counts_what_each_exercise_asks_for() -> None:
    """Level and kind: a proof takes longer than a number, and a program too."""
    some = list(every_exercise(ROOT / "book" / "exercises"))
    cells = [cell(nodes.paragraph("", one.heading.replace("*", "")), tags=("exercise",)) for one in some]
    assert exercises(page(*cells)) == [one.minutes for one in some]
    times = {
        kind: {one.minutes for one in some if one.kind.name == kind and one.level == 2}
        for kind in ("text", "number", "code")
    }
    assert times == {"text": {15}, "number": {5}, "code": {15}}
    assert replace(some[0], stated=7).minutes == 7


def test_a_time_is_said_in_steps_of_five_minutes_and_never_too_short() -> None:
    assert [clock(time) for time in (0.2, 5, 52, 59.9, 60.1, 97, 125)] == [
        "5 minutes", "5 minutes", "55 minutes", "an hour", "1 h 5", "1 h 40", "2 h 5",
    ]  # fmt: skip
