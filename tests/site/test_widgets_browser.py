"""Every widget, driven in Chromium as a person would: by keyboard, and by pointer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator

from cgbook.teaching.exercises import Exercise, find_exercise
from cgkit import Bash, Position, Subtraction, nim_product, nim_sum
from tests.browser import Open, Visit, menu
from tests.chapters import EXERCISES, a_few_quick, exercise_ids
from tests.front import ask
from tests.site.hands import box_of, done, move, my_turn, said, titled, win

pytestmark = pytest.mark.browser

CHAPTER = "book/02-take-away.html"


# How far each edge of a path stays away from the vertices that it joins, of those in one line of the board.
GAPS = """board => [...board.querySelectorAll(".cg-path .cg-standing + .cg-standing")].flatMap((one) => {
  const [left, right] = [one.previousElementSibling, one].map((at) => at.querySelector(".cg-bead").getBoundingClientRect());
  const [cell, edge] = [one.getBoundingClientRect(), getComputedStyle(one, "::before")];
  if (left.top !== right.top) return [];
  return [cell.left + parseFloat(edge.left) - left.right, right.left - (cell.right - parseFloat(edge.right))];
})"""


def test_edges_of_a_path_touch_their_vertices(again: Open) -> None:
    gaps = again("book/06-disguise.html").widgets("player")[0].evaluate(GAPS)
    assert len(gaps) > 10
    assert max(map(abs, gaps)) < 2


def test_a_lost_win_names_the_move_and_goes_back_to_it(again: Open) -> None:
    seen = again(CHAPTER)
    board = seen.widgets("player")[0]
    move(board, "Take 2")
    while (state := my_turn(board)) == "yours":
        board.locator(".cg-chip").last.click()
    assert state == "lost"
    number, taken = re.search(r"Your mistake was move (\d+), take (\d): ", said(board)).groups()  # type: ignore[union-attr]
    assert "Better" not in said(board), "what is better is for the reader to find"
    board.get_by_role("button", name="Go back there").click()
    heap = int(board.get_attribute("data-position") or 0)
    blamed: Position[tuple[int, ...]] = Bash(3)(heap)
    assert blamed.outcome() == "N"
    assert blamed.play(f"take {taken}").outcome() == "N"
    assert len(done(board)) == 2 * int(number) - 2
    assert win(board) == "won"
    assert "you win" in said(board)
    menu(board).get_by_role("button", name="Undo").click()
    assert board.get_attribute("data-state") == "yours"


def test_chips_can_be_taken_by_pointer_and_a_wrong_number_is_refused(again: Open) -> None:
    seen = again(CHAPTER)
    board = seen.widgets("player")[0]
    board.locator(".cg-chip").nth(2).click()
    assert "You may take 1, take 2 or take 3" in said(board)
    assert board.get_attribute("data-position") == "21"
    board.locator(".cg-chip").nth(19).hover()
    assert "Take 2. A click does it." in said(board)
    assert board.locator(".cg-chip.cg-going").count() == 2
    board.locator(".cg-chip").nth(20).click()
    assert my_turn(board) == "yours"
    assert int(board.get_attribute("data-position") or 99) < 20
    assert board.locator(".cg-ghost").count() > 0, "what the opponent took leaves its outline"
    assert "I answer: take" in said(board)


def test_a_finger_shows_first_and_moves_with_the_second_touch(again: Open) -> None:
    seen = again(CHAPTER)
    board = seen.widgets("player")[0]
    chip = board.locator(".cg-chip").nth(20)
    touch = "(chip) => { chip.dispatchEvent(new PointerEvent('pointerdown', {pointerType: 'touch'})); chip.click(); }"
    chip.evaluate(touch)
    assert board.get_attribute("data-position") == "21"
    assert "Touch again" in said(board)
    assert board.locator(".cg-go").inner_text() == "Take 1"
    chip.evaluate(touch)
    assert board.get_attribute("data-position") != "21"


def test_hints_come_in_three_steps(again: Open) -> None:
    seen = again("book/03-nim.html")
    board = seen.widgets("player")[0]
    hint = board.get_by_role("button", name="Hint")
    hint.click()
    assert said(board) == "Hint 1 of 3. Yes, you can win from here."
    hint.click()
    assert "Hint 2 of 3." in said(board)
    assert board.locator(".cg-go").is_disabled(), "which move it is comes last"
    hint.click()
    assert "every reply then has an answer" in said(board), "the page has not yet told what a P-position is"
    assert board.locator(".cg-go").is_enabled()


def test_two_play_on_the_same_board(again: Open) -> None:
    seen = again(CHAPTER)
    board = seen.widgets("player")[0]
    menu(board).get_by_text("two players").click()
    assert "First player" in said(board)
    move(board, "Take 1")
    assert "Second player" in said(board)
    while board.get_attribute("data-state") == "yours":
        move(board, "Take 1")
    assert said(board) == "Whoever went first wins."


def test_a_link_restores_the_position_and_a_damaged_one_says_so(visit: Open) -> None:
    seen = visit(CHAPTER)
    board = seen.widgets("player")[0]
    menu(board).get_by_text("you second").click()
    assert my_turn(board) == "yours"
    position = board.get_attribute("data-position")
    seen.page.evaluate(
        "() => { delete Navigator.prototype.clipboard; document.execCommand = () => false; }"
    )  # then the address is shown
    menu(board).get_by_role("button", name="Copy link").click()
    address = board.locator(".cg-status", has_text="The link to this position").inner_text().split(": ", 1)[1]
    opened = visit(f"{CHAPTER}#{address.split('#')[1]}")
    again = opened.widgets("player")[0]
    assert again.get_attribute("data-position") == position
    assert menu(again).get_by_label("you second").is_checked()
    damaged = visit(f"{CHAPTER}#{address.split('#')[1]}.9-9-9").widgets("player")[0]
    assert "does not fit" in said(damaged)
    assert damaged.get_attribute("data-position") == "21"


def test_the_boards_of_nim_are_played_on_the_board_itself(again: Open) -> None:
    """By pointer: chips, marked chips of two heaps, a coin and its square, a step, coins to turn; a wrong one is refused."""
    seen = again("book/03-nim.html")
    boards = {board.locator(".cg-title").inner_text(): board for board in seen.widgets("player")}

    def made(name: str) -> str:
        return done(boards[name])[0]

    boards["Nim"].locator(".cg-heap").nth(1).locator(".cg-chip").nth(9).hover()
    assert boards["Nim"].locator(".cg-foot .cg-digit").all_inner_texts() == ["0", "0", "0", "0"], "6, 9, 15"
    boards["Nim"].locator(".cg-heap").nth(1).locator(".cg-chip").nth(9).click()
    assert made("Nim").startswith("You: take")

    moore = boards["Moore's Nim, up to 2 heaps"]
    for heap in range(3):
        moore.locator(".cg-heap").nth(heap).locator(".cg-chip").first.click()
    assert "at most 2 heaps" in said(moore), "three heaps at once"
    assert moore.locator(".cg-go").is_disabled()
    moore.locator(".cg-heap").nth(1).locator(".cg-chip").first.click()
    moore.locator(".cg-go").click()
    assert "from heap 1 and" in made("Moore's Nim, up to 2 heaps")

    strip = boards["Nimble"]
    strip.locator(".cg-penny").nth(2).click()
    strip.locator(".cg-place-on-strip").nth(7).click()
    assert "goes to the left" in said(strip)
    strip.locator(".cg-place-on-strip").nth(1).click()
    strip.locator(".cg-go").click()
    assert "to square 1" in made("Nimble")

    stairs = boards["Staircase Nim"]
    stairs.locator(".cg-step").nth(3).locator(".cg-chip").nth(1).click()
    assert made("Staircase Nim") == "You: move 2 from step 3 to step 2."

    turtles = boards["Turning Turtles"]
    turtles.locator(".cg-coin-place").nth(0).click()
    assert "Not a whole move yet" in said(turtles)
    assert turtles.locator(".cg-go").is_disabled(), "a tail cannot be turned alone"
    turtles.locator(".cg-coin-place").nth(4).click()
    turtles.locator(".cg-go").click()
    assert made("Turning Turtles") == "You: turn coins 1 and 5."


def test_a_run_of_coins_is_put_together_on_the_ring_and_nothing_moves_up(again: Open) -> None:
    seen = again("book/02-take-away.html")
    board = next(one for one in seen.widgets("player") if one.locator(".cg-coin-number").count())
    menu(board).get_by_text("two players").click()

    def coin(number: int) -> Locator:
        return board.get_by_role("button", name=f"coin {number}", exact=True)

    def at() -> dict[str, float]:
        return {one: coin(int(one)).evaluate("one => one.cx.baseVal.value") for one in ("5", "6", "7", "8")}

    places = at()
    coin(10).click()
    coin(1).click()  # round the ring
    assert board.locator(".cg-go").inner_text() == "Take 2 from the ring"
    coin(4).click()  # elsewhere: begun anew
    for number in (3, 2):
        coin(number).focus()
        seen.page.keyboard.press("Enter")
    assert board.locator(".cg-go").inner_text() == "Take 3 from the ring"
    coin(1).click()  # four are too many
    assert board.locator(".cg-go").inner_text() == "Take 1 from the ring"
    coin(1).click()
    assert len(done(board)) == 1
    assert coin(1).count() == 0
    assert at() == places
    coin(10).click()
    coin(2).click()  # no longer neighbours: the ring is open
    assert board.locator(".cg-go").inner_text() == "Take coin 2"
    coin(3).click()
    board.locator(".cg-go").click()
    assert "take coins 2 to 3" in done(board)[-1]


def test_coins_that_may_not_be_turned_are_refused_in_words(again: Open) -> None:
    seen = again("book/07-coin-turning.html")
    board = titled(seen, "Ruler")
    go = board.locator(".cg-go")
    coins = board.locator(".cg-coin-place")
    coins.nth(3).focus()
    seen.page.keyboard.press("Enter")
    assert "Not a whole move yet: choose what is turned with coin 4." in said(board)
    assert go.is_disabled()
    coins.nth(3).focus()
    seen.page.keyboard.press("ArrowRight")
    seen.page.keyboard.press("ArrowRight")
    seen.page.keyboard.press("Enter")
    assert "Turn coins 4 to 6" in said(board), "the ends say the run"
    go.click()
    assert done(board)[0] == "You: turn coins 4 to 6."


def test_a_rule_is_put_together_and_its_values_are_shown(again: Open) -> None:
    seen = again("book/07-coin-turning.html")
    (board,) = seen.widgets("coin-rules")

    def values() -> list[str]:
        return board.locator(".cg-coin-place .cg-label").all_inner_texts()

    assert values()[:4] == ["1", "2", "3", "4"]
    rule = board.get_by_role("group", name="The rule")
    rule.get_by_label("3", exact=True).check()
    assert values()[:6] == ["1", "2", "4", "7", "8", "11"]
    assert "Mock Turtles. The row is worth 2 ⊕ 4 ⊕ 8 = 14. It is an N-position." in said(board)
    rule.get_by_label("Where they lie").select_option(label="side by side")
    assert values()[:4] == ["1", "2", "1", "2"]
    coin = board.locator(".cg-coin-place").nth(1)
    coin.focus()
    seen.page.keyboard.press("ArrowRight")
    seen.page.keyboard.press("Enter")
    assert seen.page.evaluate("document.activeElement.innerText").startswith("coin 3, tails")
    assert "A head on coin 3 can become a row worth 0 (turn 3)" in board.locator(".cg-why").inner_text()
    assert board.locator(".cg-worth li").all_inner_texts() == ["TH is worth 2", "TTTTH is worth 1"]


def test_a_number_that_is_forbidden_shows_its_rectangle(visit: Open) -> None:
    seen = visit("book/08-nim-products.html")
    seen.unfold()
    (table,) = seen.widgets("heat-map")
    table.get_by_role("gridcell", name=f"column 6, row 5: {nim_product(5, 6)}.", exact=True).click()
    taken = table.locator(".cg-taken")
    assert table.locator(".cg-missing").inner_text() == str(nim_product(5, 6))
    for one in (taken.first, taken.last):
        one.click()
        corners = [int(text) for text in table.locator(".cg-why").all_inner_texts()]
        assert len(corners) == 3
        assert nim_sum(*corners) == int(one.inner_text())
        assert f"{one.inner_text()} is forbidden by the rectangle from column" in said(table)
    assert seen.serious(".cg-heat-map") == []
    table.get_by_role("gridcell", name="column 1, row 1: 1.", exact=True).click()
    assert table.locator(".cg-why").count() == 0


def test_the_keyboard_alone_reaches_everything(visit: Open) -> None:
    """Arrows walk among the pieces, Enter moves, Tab goes on to the buttons; focus is not lost while the opponent moves."""
    seen = visit("book/index.html")
    (board,) = seen.widgets("player")
    board.locator(".cg-piece").first.focus()
    seen.page.keyboard.press("End")
    assert seen.page.evaluate("document.activeElement.getAttribute('aria-label')") == "Take 1"
    seen.page.keyboard.press("ArrowLeft")
    assert seen.page.evaluate("document.activeElement.getAttribute('aria-label')") == "Take 2"
    assert "Take 2. Enter does it." in said(board)
    seen.page.keyboard.press("Enter")
    board.locator(".cg-status", has_text="I answer:").wait_for()
    assert seen.page.evaluate("document.activeElement.getAttribute('aria-label')").startswith("Take"), "at once"
    seen.page.keyboard.press("Tab")
    assert seen.page.evaluate("document.activeElement.textContent.slice(0, 4)") in ("Take", "Hint")


def test_two_boards_on_one_page_do_not_disturb_each_other(again: Open) -> None:
    seen = again(CHAPTER)
    first, second = seen.widgets("player")[:2]
    before = second.inner_html()
    move(first, "Take 1")
    first.locator(".cg-status", has_text="I answer").wait_for()
    assert second.inner_html() == before
    names = seen.page.evaluate("[...document.querySelectorAll('.cg fieldset')].map(f => f.querySelector('input').name)")
    assert len(names) == len(set(names)), "no two switches share one choice"
    ids = seen.page.evaluate("[...document.querySelectorAll('.cg [id]')].length")
    assert ids == 0


def test_the_labeller_steps_forwards_and_back(visit: Open) -> None:
    seen = visit(CHAPTER)
    game = Subtraction({1, 3, 4})
    board = seen.widgets("labeller")[1]
    assert "Whoever cannot move loses" in board.inner_text()
    step, chip = board.get_by_role("button", name="Step ›"), board.get_by_role("slider")
    step.focus()
    seen.page.keyboard.press("Enter")
    assert "0: no move is left" in said(board)
    labelled = 1
    while "All positions are labelled" not in said(board):
        seen.page.keyboard.press("Enter")
        labelled += 1
    cells = board.locator(".cg-cell")
    assert labelled == cells.count() == 21
    for n in range(21):
        assert cells.nth(n).get_attribute("data-label") == game(n).outcome()
    chip.press("ArrowLeft")
    assert board.locator(".cg-cell[data-label='']").count() == 1
    board.get_by_role("slider").focus()
    seen.page.keyboard.press("Home")
    assert board.get_attribute("data-step") == "0"


def test_the_labeller_lets_one_try_and_says_what_a_wrong_label_missed(again: Open) -> None:
    seen = again(CHAPTER)
    board = seen.widgets("labeller")[0]
    for n in range(17):
        right = Bash(3)(n).outcome()
        wrong = "N" if right == "P" else "P"
        board.get_by_role("button", name=wrong, exact=True).click()
        assert "Look again" in said(board)
        assert board.locator(".cg-seen").count() == len(Bash(3)(n).moves()), "the options light up"
        board.get_by_role("button", name=right, exact=True).focus()
        seen.page.keyboard.press("Enter")
    assert "All positions are labelled" in said(board)


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
    assert seen.serious(".cg-exercise[data-exercise='the-last-large-heap']") == []


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
    assert seen.serious(".cg-exercise[data-exercise='decide-at-each-fork']") == []


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
    assert seen.serious(".cg-exercise[data-exercise='nine-vertices']") == []
    seen = visit("book/04-round-in-circles.html")
    cells = _exercise(seen, "04-round-in-circles", "which-heap-beside-it")
    cells.locator(".cg-answer-cell").nth(0).focus()
    seen.page.keyboard.press("ArrowRight")
    seen.page.keyboard.press("Space")
    assert cells.locator(".cg-answer-cell").nth(1).get_attribute("aria-pressed") == "true"
    assert seen.serious(".cg-exercise[data-exercise='which-heap-beside-it']") == []


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
    assert seen.serious(".cg-exercise[data-exercise='three-ways-to-win']") == []
