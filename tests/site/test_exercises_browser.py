"""Tests that exercises explain each likely wrong answer, and accept and keep a right one, on boards, with marks and in words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from cgbook.teaching.exercises import Exercise, find_exercise
from tests.browser import Open, Visit, called, menu, straight
from tests.chapters import EXERCISES, a_few_quick, exercise_ids
from tests.front import ask
from tests.site.hands import box_of, said

pytestmark = pytest.mark.browser
MARKED = "[aria-pressed=true], [aria-selected=true], [data-label]:not([data-label=''])"


def _exercise(seen: Visit, id: str) -> Locator:
    """Return the box of an exercise, once it's live."""
    seen.mount(f".cg-place[data-counts^='exercise {id} ']")
    return seen.page.locator(f".cg-exercise[data-exercise='{id}']")


@pytest.mark.parametrize("chapter", a_few_quick(quick=("10-misere-sums",)))
def test_exercises_tell_right_from_wrong_and_keep_answers(visit: Open, chapter: str) -> None:
    seen = visit(f"book/{chapter}.html")
    seen.widgets("exercise").mount()
    every = [(find_exercise(id, EXERCISES), _exercise(seen, id)) for id in exercise_ids(chapter)]
    for found, box in every:
        _answer_every_way(found, box)
    seen.page.reload()
    seen.widgets("exercise").mount()
    for found, box in every:
        if found.kind.name == "move":
            expect(box.locator(".cg-go")).to_be_visible()  # the button that takes the move back
        elif found.form:
            assert box.locator(MARKED).count() > 0, found.id
        else:
            assert box.locator("textarea, input[type=text], input:checked").first.input_value() != "", found.id


def _answer_every_way(found: Exercise, box: Locator) -> None:
    kind, status = found.kind.name, box.locator(":scope > .cg-status")

    def answer(text: str) -> None:
        if kind == "choice":
            box.locator(".cg-choice label").nth(int(text)).click()
        elif kind == "text":
            box.locator("textarea").fill(text)
        else:
            box.locator("input[type=text]").fill(text)
        box.get_by_role("button", name=called("games.check")).click()

    if kind == "code":
        passed = box.get_by_role("checkbox").last
        for key in ("Space", "Space", "Space"):
            passed.press(key)
            assert (straight(found.idea) in straight(status.inner_text())) == passed.is_checked()
            assert box.locator(".cg-score").count() == passed.is_checked()
    elif kind == "text":
        answer("short")
        assert box.locator(".cg-points").is_hidden()
        answer("A longer answer, which has a reason or two in it.")
        for i, doubt in enumerate(found.doubts):
            assert box.locator(".cg-points").is_hidden()
            question, (right, wrong, *_) = box.locator(".cg-doubt").nth(i), doubt.choices
            for choice in (wrong, right):
                question.get_by_role("button", name=choice, exact=True).click()
                assert doubt.choices[choice] in question.locator(".cg-status").inner_text()
            assert box.locator(".cg-doubt").last.evaluate("one => one === document.activeElement")
        points = box.locator(".cg-points input")
        assert points.count() == len(found.rubric)
        points.nth(0).check()
        assert "2" in status.inner_text(), "the status must ask to look at number 2 again"
        for i in range(points.count()):
            points.nth(i).check()
    elif found.form:
        (_on_a_board if found.kind.on_board else _with_marks)(found, box)
    else:
        for nothing in ("as many as there are", ", ".join(["-7"] * 9)) if kind != "choice" else ():
            answer(nothing)
            assert status.inner_text(), found.id
            assert box.get_attribute("data-state") not in ("right", "wrong") or kind == "number", (
                "this must not count as an answer"
            )
        for wrong, why in found.wrong():
            answer(found.kind.text(wrong))
            assert straight(why) in straight(status.inner_text()), found.id
        answer(found.accepted()[0])
    assert kind == "code" or box.get_attribute("data-state") == "right", found.id
    expect(box.locator(".cg-score")).to_have_count(1)


def _middles(box: Locator, pieces: str) -> set[tuple[int, int]]:
    """Return the middles of pieces on the page, in pixels."""
    middle = "({ x, y, width, height }) => [x + width / 2 + scrollX, y + height / 2 + scrollY]"
    return {
        (round(x), round(y))
        for x, y in box.locator(pieces).evaluate_all(
            f"all => all.map((one) => one.getBoundingClientRect()).map({middle})"
        )
    }


def _on_a_board(found: Exercise, box: Locator) -> None:
    """Give each likely wrong answer and then a right one, with the list of all moves."""
    status = box.locator(".cg-status")
    moves = [
        move.text for move in found.moves()
    ]  # in the order of the list, which may describe the moves in the picture's words
    marks = found.kind.name == "moves"

    def answer(text: str) -> None:
        before = _middles(box, "[data-key], .cg-ghost")
        for words in text.split("; "):
            menu(box).locator(".cg-all").get_by_role("button").nth(moves.index(words)).click()
        if marks:
            box.get_by_role("button", name=called("games.check")).click()
        for x, y in _middles(box, ".cg-ghost"):
            assert any(abs(x - a) + abs(y - b) <= 2 for a, b in before), f"{found.id}: no piece was at {x}, {y}"

    for wrong, why in found.wrong():
        answer(found.kind.text(wrong))
        assert straight(why) in straight(status.inner_text()), found.id
        if marks:
            answer(found.kind.text(wrong))  # choosing the same moves again removes their marks
        else:
            box.locator(".cg-go").click()
    right = found.accepted()[0]
    answer(right)
    assert not marks or box.locator(".cg-all [aria-pressed=true]").count() == len(right.split("; ")), (
        "the list must show the marked moves"
    )


def _with_marks(found: Exercise, box: Locator) -> None:
    """Check an empty answer, then give each likely wrong answer and a right one by touching vertices or cells."""
    spec, status = found.spec(), box.locator(".cg-status")
    items, labels = spec["marks"]["items"], spec["marks"]["labels"]
    faces = box.locator(".cg-answer-cell, .cg-vertex")
    now: list[int | None] = [None] * len(items)
    box.get_by_role("button", name=called("games.check")).click()
    assert box.get_attribute("data-state") not in ("right", "wrong"), "no marks must not count as an answer"
    for text, why in [*((found.kind.text(wrong), why) for wrong, why in found.wrong()), (spec["accept"][0], "")]:
        (wanted,) = ask([["chosenIn", spec, text]])
        single = not labels and found.kind.name != "set"
        for i, (have, want) in enumerate(zip(now, wanted, strict=True)):
            if single and want is None:
                continue  # a new mark replaces this one
            after = len(labels) or 1  # number of clicks from the first label, or from the mark, to no mark
            clicks = ((after if want is None else want) - (-1 if have is None else have)) % (after + 1)
            for _ in range(clicks):
                faces.nth(i).click()
        now = list(wanted)
        box.get_by_role("button", name=called("games.check")).click()
        assert straight(why) in straight(status.inner_text()), found.id


def test_answers_can_be_given_by_pointer_and_by_keyboard(visit: Open) -> None:
    seen = visit("book/03-nim.html")
    keys, box = seen.page.keyboard, _exercise(seen, "the-last-large-heap")
    go, chips = box.locator(".cg-go"), box.locator(".cg-heap").nth(4).locator(".cg-chip")
    fixed = [box.locator(part).first for part in (".cg-board", ".cg-acts")]
    where = [box_of(one)["y"] - box_of(box)["y"] for one in fixed]
    chips.nth(2).hover()
    assert "7 from heap 5" in said(box)
    assert go.is_hidden(), "a mouse must need no button"
    chips.nth(2).click()
    for move, state in (("", "wrong"), (".cg-heap:nth-child(1) .cg-chip", "wrong"), ("ArrowRight", "right")):
        if move == "ArrowRight":
            chips.nth(0).focus()
            keys.press(move)
            assert "8 from heap 5" in said(box)
            keys.press("Enter")
        elif move:
            box.locator(move).first.press("Enter")
        expect(box).to_have_attribute("data-state", state)
        if state == "wrong":
            go.press("Enter")  # take the move back
    # A long reply takes its room below, so that nothing the reader touches moves.
    assert [box_of(one)["y"] - box_of(box)["y"] for one in fixed] == pytest.approx(where, abs=2)

    seen = visit("book/09-hackenbush.html")
    keys, box = seen.page.keyboard, _exercise(seen, "decide-at-each-fork")
    edges = box.locator(".cg-board [role=button]")
    edges.nth(0).click()
    box.get_by_role("button", name=called("games.check")).click()
    expect(box).to_have_attribute("data-state", "wrong")
    for n in (1, 3, 4, 6):
        edges.nth(n - 1).press("Enter")
        assert edges.nth(n - 1).get_attribute("aria-pressed") == str(n > 1).lower()
    box.get_by_role("button", name=called("games.check")).click()
    expect(box).to_have_attribute("data-state", "right")

    seen = visit("book/04-graph-games.html")
    box, lost = _exercise(seen, "nine-vertices"), find_exercise("nine-vertices", EXERCISES).domain()[0]
    for n in range(1, 10):
        box.locator(".cg-vertex").nth(n - 1).press("p" if n in lost else "n")
    box.get_by_role("button", name=called("games.check")).click()
    expect(box).to_have_attribute("data-state", "right")

    seen = visit("book/04-round-in-circles.html")
    keys, cells = seen.page.keyboard, _exercise(seen, "which-heap-beside-it").locator(".cg-answer-cell")
    cells.nth(0).press("ArrowRight")
    keys.press("Space")
    assert cells.nth(1).get_attribute("aria-pressed") == "true"

    seen = visit("book/05-wythoff.html")
    keys, box = seen.page.keyboard, _exercise(seen, "three-ways-to-win")
    cells = box.get_by_role("grid").get_by_role("gridcell")
    assert cells.count() == 12 * 12
    assert box.locator(".cg-answer-cell[tabindex='0']").count() == 1, "the board must be a single tab stop"
    cells.first.focus()
    for pressed, now in ((("ArrowRight", "Space"), ["true", "false"]), (("ArrowDown", "Enter"), ["false", "true"])):
        for key in pressed:
            keys.press(key)
        assert [cells.nth(i).get_attribute("aria-selected") for i in (1, 13)] == now
    assert "2" in (cells.nth(13).get_attribute("aria-label") or "")
    assert box.get_by_role("columnheader").all_inner_texts() == [*map(str, range(1, 13))]
    assert box.get_by_role("rowheader").first.inner_text() == "12"
