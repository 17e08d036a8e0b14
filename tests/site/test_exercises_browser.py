"""Exercises on the page: each likely wrong answer is told why, a right one is accepted and kept; on boards, by marks, in words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from cgbook.teaching.exercises import Exercise, find_exercise
from tests.browser import Open, Visit, menu
from tests.chapters import EXERCISES, a_few_quick, exercise_ids
from tests.front import ask
from tests.site.hands import box_of, said

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("chapter", a_few_quick(quick=("10-misere-sums",)))
def test_exercises_tell_right_from_wrong_and_keep_what_was_answered(visit: Open, chapter: str) -> None:
    seen = visit(f"book/{chapter}.html")
    seen.widgets("exercise").mount()
    boxes = {id: seen.page.locator(f".cg-exercise[data-exercise='{id}']") for id in exercise_ids(chapter)}
    for id, box in boxes.items():
        _answer_every_way(find_exercise(id, EXERCISES), box)
    seen.page.reload()
    seen.widgets("exercise").mount()
    for id, box in boxes.items():
        found = find_exercise(id, EXERCISES)
        if found.kind.name == "move":
            assert box.get_by_role("button", name="Take it back").is_visible(), id
        elif found.form:
            assert box.locator(ANSWERED).count() > 0, id
        else:
            assert box.locator("textarea, input[type=text], input:checked").first.input_value() != "", id


def _exercise(seen: Visit, chapter: str, id: str) -> Locator:
    """The box of an exercise of a chapter."""
    box = seen.widgets("exercise")[exercise_ids(chapter).index(id)]
    assert box.get_attribute("data-exercise") == id
    return box


ANSWERED = "[aria-pressed=true], [aria-selected=true], [data-label]:not([data-label=''])"


def _on_a_board(found: Exercise, box: Locator) -> None:
    """Each likely wrong answer, then a right one, by the list of all moves."""
    status, again = box.locator(".cg-status"), box.get_by_role("button", name="Take it back")

    # as they stand in the list, which may have words of the picture for them
    moves = [move.text for move in found.moves()]

    def answer(text: str) -> None:
        for words in text.split("; "):
            menu(box).locator(".cg-all").get_by_role("button").nth(moves.index(words)).click()
        if found.kind.name == "moves":
            box.get_by_role("button", name="Check").click()

    if found.kind.name == "moves":
        box.get_by_role("button", name="Check").click()
        assert "make a move, or mark one" in status.inner_text()
    for wrong, why in found.wrong():
        answer(found.kind.text(wrong))
        assert why in status.inner_text(), found.id
        if found.kind.name == "moves":
            answer(found.kind.text(wrong))  # takes the marks off again
        else:
            again.click()
    right = found.accepted()[0]
    answer(right)
    if found.kind.name == "moves":
        assert box.locator(".cg-all [aria-pressed=true]").count() == len(right.split("; ")), (
            "the list shows what is marked"
        )


def _with_marks(found: Exercise, box: Locator) -> None:
    """Nothing first, then each likely wrong answer, then a right one, by touching vertices or cells."""
    spec, status = found.spec(), box.locator(".cg-status")
    items, labels = spec["marks"]["items"], spec["marks"]["labels"]
    faces = box.locator(".cg-answer-cell, .cg-vertex")
    now: list[int | None] = [None] * len(items)
    box.get_by_role("button", name="Check").click()
    assert "Please" in status.inner_text(), found.id
    for text, why in [*((found.kind.text(wrong), why) for wrong, why in found.wrong()), (spec["accept"][0], "")]:
        (wanted,) = ask([["chosenIn", spec, text]])
        single = not labels and found.kind.name != "set"
        for i, (have, want) in enumerate(zip(now, wanted, strict=True)):
            if single and want is None:
                continue  # the mark goes where another is put
            after = len(labels) or 1  # clicks that lead from a thing's last label, or its mark, to none
            clicks = ((after if want is None else want) - (-1 if have is None else have)) % (after + 1)
            for _ in range(clicks):
                faces.nth(i).click()
        now = list(wanted)
        box.get_by_role("button", name="Check").click()
        assert why in status.inner_text(), found.id


def _answer_every_way(found: Exercise, box: Locator) -> None:
    def answer(text: str) -> None:
        if found.kind.name == "choice":
            box.locator(".cg-choice label").nth(int(text)).click()
        elif found.kind.name == "text":
            box.locator("textarea").fill(text)
        else:
            box.locator("input[type=text]").fill(text)
        box.get_by_role("button", name="Check").click()

    status = box.locator(":scope > .cg-status")
    if found.kind.name == "code":
        passed = box.get_by_role("checkbox", name="Check says that my program is right, here or in JupyterLab.")
        passed.focus()
        passed.press("Space")
        assert found.idea in status.inner_text()
        assert "points in this chapter" in box.locator(".cg-score").inner_text()
        passed.press("Space")
        assert status.inner_text() == ""
        assert box.locator(".cg-score").count() == 0
        passed.check()
        return
    if found.kind.name == "text":
        answer("short")
        assert box.locator(".cg-points").is_hidden()
        answer("A longer answer, which has a reason or two in it.")
        for i, doubt in enumerate(found.doubts):
            assert box.locator(".cg-points").is_hidden()
            asked, (right, wrong, *_) = box.locator(".cg-doubt").nth(i), doubt.choices
            for choice in (wrong, right):
                asked.get_by_role("button", name=choice, exact=True).click()
                assert doubt.choices[choice] in asked.locator(".cg-status").inner_text()
            assert box.locator(".cg-doubt").last.evaluate("one => one === document.activeElement")
        points = box.locator(".cg-points input")
        assert points.count() == len(found.rubric)
        points.nth(0).check()
        assert "Look again at number 2" in status.inner_text()
        for i in range(points.count()):
            points.nth(i).check()
        assert box.get_attribute("data-state") == "right"
        assert "points in this chapter" in box.locator(".cg-score").inner_text()
        return
    if found.form:
        (_on_a_board if found.kind.on_board else _with_marks)(found, box)
        assert status.inner_text().startswith("Correct."), found.id
        assert "points in this chapter" in box.locator(".cg-score").inner_text()
        return
    if found.kind.name != "choice":
        answer("as many as there are")
        assert "whole number" in status.inner_text()
        answer(", ".join(["-7"] * 9))
        assert "Please give" in status.inner_text() or found.kind.name == "number", found.id
    for wrong, why in found.wrong():
        answer(found.kind.text(wrong))
        assert why in status.inner_text(), found.id
    answer(found.accepted()[0])
    assert status.inner_text().startswith("Correct."), found.id
    assert "points in this chapter" in box.locator(".cg-score").inner_text()


def test_a_move_is_answered_on_the_board_by_pointer_and_by_keyboard(visit: Open) -> None:
    seen = visit("book/03-nim.html")
    box = _exercise(seen, "03-nim", "the-last-large-heap")
    status, go = box.locator(".cg-status"), box.locator(".cg-go")
    chips = box.locator(".cg-heap").nth(4).locator(".cg-chip")
    tall = box_of(box)
    chips.nth(2).hover()
    assert status.inner_text() == "Take 7 from heap 5. A click does it."
    assert go.is_hidden(), "a mouse needs no button"
    chips.nth(2).click()
    assert "The opponent takes 1 of the 2" in status.inner_text()
    assert go.inner_text() == "Take it back"
    go.click()
    box.locator(".cg-heap").nth(0).locator(".cg-chip").focus()
    seen.page.keyboard.press("Enter")
    assert "That leaves the heap of 9 to the opponent" in status.inner_text()
    seen.page.keyboard.press("Enter")  # the focus is on "Take it back"
    chips.nth(0).focus()
    seen.page.keyboard.press("ArrowRight")
    assert "Take 8 from heap 5. Enter does it." in status.inner_text()
    seen.page.keyboard.press("Enter")
    assert status.inner_text().startswith("Correct.")
    after = box_of(box)
    assert abs(after["height"] - tall["height"]) <= 2


def test_cuts_of_a_yard_are_marked_by_pointer_and_by_keyboard(visit: Open) -> None:
    seen = visit("book/09-hackenbush.html")
    box = _exercise(seen, "09-hackenbush", "decide-at-each-fork")
    status = box.locator(".cg-status")
    edges = box.locator(".cg-board [role=button]")
    box.get_by_role("button", name="Cut edge 1", exact=True).first.click()
    box.get_by_role("button", name="Check").click()
    assert "That leaves the twig and the pair of parallel edges" in status.inner_text()
    edges.nth(0).focus()
    seen.page.keyboard.press("Enter")
    assert "No move is marked." in status.inner_text()
    for n in (3, 4, 6):
        edges.nth(n - 1).focus()
        seen.page.keyboard.press("Enter")
        assert edges.nth(n - 1).get_attribute("aria-pressed") == "true"
    assert "3 moves are marked." in status.inner_text()
    box.get_by_role("button", name="Check").click()
    assert status.inner_text().startswith("Correct.")


def test_a_graph_is_labelled_and_cells_are_marked_by_keyboard(visit: Open) -> None:
    seen = visit("book/04-graph-games.html")
    box = _exercise(seen, "04-graph-games", "nine-vertices")
    lost = find_exercise("nine-vertices", EXERCISES).domain()[0]
    vertices = box.locator(".cg-vertex")
    vertices.nth(0).focus()
    for n in range(1, 10):
        vertices.nth(n - 1).focus()
        seen.page.keyboard.press("p" if n in lost else "n")
    assert vertices.nth(0).get_attribute("data-label") == "P"
    box.get_by_role("button", name="Check").click()
    assert said(box).startswith("Correct.")
    seen = visit("book/04-round-in-circles.html")
    cells = _exercise(seen, "04-round-in-circles", "which-heap-beside-it")
    cells.locator(".cg-answer-cell").nth(0).focus()
    seen.page.keyboard.press("ArrowRight")
    seen.page.keyboard.press("Space")
    assert cells.locator(".cg-answer-cell").nth(1).get_attribute("aria-pressed") == "true"


def test_a_table_that_is_marked_is_a_grid_with_one_tab_stop(visit: Open) -> None:
    seen = visit("book/05-wythoff.html")
    box = _exercise(seen, "05-wythoff", "three-ways-to-win")
    cells = box.get_by_role("grid").get_by_role("gridcell")
    assert cells.count() == 12 * 12
    assert box.locator(".cg-answer-cell[tabindex='0']").count() == 1
    cells.first.focus()
    for key in ("ArrowRight", "Space"):
        seen.page.keyboard.press(key)
    assert cells.nth(1).get_attribute("aria-selected") == "true"
    for key in ("ArrowDown", "Enter"):
        seen.page.keyboard.press(key)
    assert [cells.nth(i).get_attribute("aria-selected") for i in (1, 13)] == ["false", "true"]
    assert cells.nth(13).get_attribute("aria-label") == "Column 2, row 11"
    assert box.get_by_role("columnheader").all_inner_texts() == [*map(str, range(1, 13))]
    assert box.get_by_role("rowheader").first.inner_text() == "12"
