"""Every widget, driven in Chromium as a person would: by keyboard, and by pointer."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from cgkit import Bash, Position, Subtraction
from cgkit.teaching.exercises import Exercise, canonical, find_exercise
from tests.browser import Open
from tests.chapters import EXERCISES, ROWS, boards, exercise_ids

pytestmark = pytest.mark.browser

CHAPTER = "book/02-take-away.html"
FEW, MANY = 2, 12  # games on each board: whenever the checks run, and when all of them do


class Hand:
    """Moves by keyboard or by pointer."""

    def __init__(self, page: Page, *, keyboard: bool) -> None:
        self.page, self.keyboard = page, keyboard

    def press(self, target: Locator) -> None:
        if self.keyboard:
            target.focus()
            self.page.keyboard.press("Enter")
        else:
            target.click()


def _set_up(board: Locator, start: int, who: str) -> None:
    if board.get_by_label("Start from").count():
        board.get_by_label("Start from").select_option(index=start)
    board.locator(".cg-choice label", has_text=who).click()
    board.locator(f".cg-choice input[value={'you' if who == 'You' else 'opponent'}]:checked").wait_for(state="attached")
    board.get_by_role("button", name="New game").click()


def _play_out(board: Locator, hand: Hand, rnd: random.Random, *, follow: bool, rules: Any = None) -> str:
    """Plays to the end; returns "won", "lost" or "drawn". Coins are turned by the rules."""
    while True:
        board.page.wait_for_function("board => board.dataset.state !== 'theirs'", arg=board.element_handle())
        state = board.get_attribute("data-state")
        if state != "yours":
            assert state is not None
            return state
        if follow:
            hand.press(board.get_by_role("button", name="Hint"))
        if board.locator(".cg-coin-place").count():
            _turn_coins(board, hand, rnd, rules)
            continue
        advised = board.locator(".cg-move.cg-main")
        moves = board.locator(".cg-move")
        hand.press(advised if advised.count() else moves.nth(rnd.randrange(moves.count())))


def _turn_coins(board: Locator, hand: Hand, rnd: random.Random, rules: Any) -> None:
    """Turns the coins that the hint marks, or those of any legal move."""
    places = board.locator(".cg-coin-place")
    marked = places.evaluate_all("all => all.flatMap((one, i) => one.classList.contains('cg-going') ? [i] : [])")
    if not marked:
        said = places.locator(".cg-said").all_text_contents()
        numbers = [tuple(map(int, re.findall(r"\d+", one))) for one in said]
        coins = [one if len(one) > 1 else one[0] for one in numbers]  # a place on a board, or a number in a row
        heads = frozenset(coin for coin, words in zip(coins, said, strict=True) if words.endswith("heads"))
        turned = heads ^ rnd.choice(list(rules.moves(heads))).after
        marked = [i for i, coin in enumerate(coins) if coin in turned]
    for place in marked:
        hand.press(places.nth(place))
    hand.press(board.get_by_role("button", name="Turn the chosen coins"))


def _play_all(visit: Open, chapter: str, games: int) -> None:
    """From a P-position the machine wins whatever one does; from an N-position whoever follows the hints wins."""
    seen, rnd = visit(f"book/{chapter}.html"), random.Random(chapter)
    every = boards(chapter)
    players = seen.widgets("player")
    assert len(players) == len(every) >= 1
    for board, starts in zip(players, every, strict=True):
        board.evaluate("element => { element.querySelectorAll('details').forEach((one) => { one.open = true; }); }")
        board.get_by_label("How the opponent plays").select_option(label="never slips")
        asked = [(start, who) for start in range(len(starts)) for who in ("You", "The opponent")]
        for n, (start, who) in enumerate(rnd.sample(asked, min(games, len(asked)))):
            _set_up(board, start, who)
            outcome = starts[start].outcome()
            winnable = (outcome == "N") == (who == "You")
            hand, follow = Hand(seen.page, keyboard=n % 2 == 0), winnable or outcome == "D"
            result = _play_out(board, hand, rnd, follow=follow, rules=starts[start].rules)
            assert result == ("drawn" if outcome == "D" else "won" if winnable else "lost"), (starts[start], who)


@pytest.mark.parametrize("chapter", ROWS)
def test_whole_games(visit: Open, chapter: str) -> None:
    _play_all(visit, chapter, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("chapter", ROWS)
def test_many_whole_games(visit: Open, chapter: str) -> None:
    _play_all(visit, chapter, MANY)


def test_a_lost_win_names_the_move_and_goes_back_to_it(visit: Open) -> None:
    seen = visit(CHAPTER)
    board = seen.widgets("player")[0]
    board.get_by_role("button", name="Take 2", exact=True).click()
    assert _play_out(board, Hand(seen.page, keyboard=False), random.Random(1), follow=False) == "lost"
    said = board.locator(".cg-status").inner_text()
    _number, taken, heap = re.search(r"number (\d+), take (\d), from (\d+)", said).groups()  # type: ignore[union-attr]
    blamed: Position[tuple[int, ...]] = Bash(3)(int(heap))
    assert blamed.outcome() == "N"
    assert blamed.play(f"take {taken}").outcome() == "N"
    board.get_by_role("button", name="Go back to that move").click()
    assert board.get_attribute("data-position") == heap
    assert _play_out(board, Hand(seen.page, keyboard=True), random.Random(2), follow=True) == "won"
    board.get_by_role("button", name="Undo").click()
    assert board.get_attribute("data-state") == "yours"


def test_chips_can_be_taken_by_pointer_and_a_wrong_number_is_refused(visit: Open) -> None:
    seen = visit(CHAPTER)
    board = seen.widgets("player")[0]
    board.locator(".cg-chip").nth(2).click()
    assert "You may take 1, take 2 or take 3" in board.locator(".cg-status").inner_text()
    assert board.get_attribute("data-position") == "21"
    board.locator(".cg-chip").nth(20).click()
    seen.page.wait_for_function("board => board.dataset.state === 'yours'", arg=board.element_handle())
    assert int(board.get_attribute("data-position") or 99) < 20


def test_the_boards_of_nim_are_played_on_the_board_itself(visit: Open) -> None:
    """By pointer: chips, marked chips of two heaps, a coin and its square, a step, coins to turn; a wrong one is refused."""
    seen = visit("book/03-nim.html")
    boards = {board.locator(".cg-title").inner_text(): board for board in seen.widgets("player")}

    def position(name: str) -> str | None:
        return boards[name].get_attribute("data-position")

    boards["Nim"].locator(".cg-heap").nth(1).locator(".cg-chip").nth(9).hover()
    assert boards["Nim"].locator(".cg-foot .cg-digit").all_inner_texts() == ["0", "0", "0", "0"], "6, 9, 15"
    boards["Nim"].locator(".cg-heap").nth(1).locator(".cg-chip").nth(9).click()
    boards["Nim"].locator(".cg-status", has_text="leaving 6, 9, 15").wait_for()

    moore = boards["Moore's Nim, up to 2 heaps"]
    for heap in range(3):
        moore.locator(".cg-heap").nth(heap).locator(".cg-chip").first.click()
    assert "Not a legal move" in moore.locator(".cg-status").inner_text(), "three heaps at once"
    moore.locator(".cg-heap").nth(1).locator(".cg-chip").first.click()
    moore.locator(".cg-heap").nth(1).locator(".cg-chip").nth(2).click()
    moore.locator(".cg-heap").nth(0).locator(".cg-chip").first.click()
    moore.get_by_role("button", name="Take the marked chips").click()
    moore.locator(".cg-status", has_text="You: take 1 from heap 2").wait_for()

    strip = boards["Nimble"]
    strip.locator(".cg-penny").nth(2).click()
    strip.locator(".cg-place-on-strip").nth(7).click()
    assert "Not a legal move" in strip.locator(".cg-status").inner_text()
    strip.locator(".cg-place-on-strip").nth(1).click()
    strip.locator(".cg-status", has_text="leaving 2, 5, 1").wait_for()

    stairs = boards["Staircase Nim"]
    stairs.locator(".cg-step").nth(3).locator(".cg-chip").nth(1).click()
    stairs.locator(".cg-status", has_text="You: move 2 from step 3 to step 2, leaving 2, 3, 1").wait_for()

    turtles = boards["Turning Turtles"]
    turtles.locator(".cg-coin-place").nth(0).click()
    turtles.get_by_role("button", name="Turn the chosen coins").click()
    assert position("Turning Turtles") == "2, 5, 6", "a tail cannot be turned alone"
    turtles.locator(".cg-coin-place").nth(4).click()
    turtles.get_by_role("button", name="Turn the chosen coins").click()
    turtles.locator(".cg-status", has_text="You: turn coins 1 and 5, leaving 1, 2, 6").wait_for()


def test_coins_that_may_not_be_turned_are_refused_in_words(visit: Open) -> None:
    seen = visit("book/07-coin-turning.html")
    board = next(one for one in seen.widgets("player") if one.locator(".cg-title").inner_text() == "Ruler")
    said, turn = board.locator(".cg-status"), board.get_by_role("button", name="Turn the chosen coins")
    coins = board.locator(".cg-coin-place")
    turn.click()
    assert "Choose the coins" in said.inner_text()
    coins.nth(3).focus()
    seen.page.keyboard.press("Enter")
    turn.click()
    assert "Coin 4 is the rightmost of these, and shows tails" in said.inner_text()
    coins.nth(3).focus()
    seen.page.keyboard.press("ArrowRight")
    seen.page.keyboard.press("ArrowRight")
    seen.page.keyboard.press("Enter")
    turn.click()
    assert "does not allow turning coins 4 and 6" in said.inner_text()
    coins.nth(4).click()
    turn.click()
    said.filter(has_text="You: turn coins 4 to 6, leaving 3, 4, 5, 11, 12").wait_for()


def test_a_rule_is_put_together_and_its_values_are_shown(visit: Open) -> None:
    seen = visit("book/07-coin-turning.html")
    (board,) = seen.widgets("coin-rules")

    def values() -> list[str]:
        return board.locator(".cg-coin-place .cg-label").all_inner_texts()

    assert values()[:4] == ["1", "2", "3", "4"]
    board.get_by_label("3", exact=True).check()
    assert values()[:6] == ["1", "2", "4", "7", "8", "11"]
    assert (
        "Mock Turtles. The row is worth 2 ⊕ 4 ⊕ 8 = 14. It is an N-position."
        in board.locator(".cg-status").inner_text()
    )
    board.locator(".cg-choice label", has_text="side by side").click()
    assert values()[:4] == ["1", "2", "1", "2"]
    coin = board.locator(".cg-coin-place").nth(1)
    coin.focus()
    seen.page.keyboard.press("ArrowRight")
    seen.page.keyboard.press("Enter")
    assert seen.page.evaluate("document.activeElement.innerText").startswith("coin 2, tails")
    assert board.locator(".cg-worth li").all_inner_texts() == ["TH is worth 2", "TTTTH is worth 1"]


def test_the_keyboard_alone_reaches_everything(visit: Open) -> None:
    """Tab walks from the moves to the tools; arrows walk among the moves; focus is not lost while the opponent moves."""
    seen = visit("book/index.html")
    (board,) = seen.widgets("player")
    board.get_by_role("button", name="Take 1", exact=True).focus()
    seen.page.keyboard.press("ArrowRight")
    seen.page.keyboard.press("End")
    assert seen.page.evaluate("document.activeElement.textContent") == "Take 3"
    seen.page.keyboard.press("Enter")
    board.locator(".cg-status", has_text="Opponent:").wait_for()
    assert seen.page.evaluate("document.activeElement.textContent") == "Take 1", "the next move can be made at once"
    seen.page.keyboard.press("Tab")
    assert seen.page.evaluate("document.activeElement.textContent") == "Hint"


def test_two_boards_on_one_page_do_not_disturb_each_other(visit: Open) -> None:
    seen = visit(CHAPTER)
    first, second = seen.widgets("player")[:2]
    before = second.inner_html()
    first.get_by_role("button", name="Take 1", exact=True).click()
    first.locator(".cg-status", has_text="Your move").wait_for()
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
    step, back = board.get_by_role("button", name="Step ›"), board.get_by_role("button", name="Step back")
    step.focus()
    seen.page.keyboard.press("Enter")
    assert "0: no move is left" in board.locator(".cg-status").inner_text()
    labelled = 1
    while "All positions are labelled" not in board.locator(".cg-status").inner_text():
        seen.page.keyboard.press("Enter")
        labelled += 1
    cells = board.locator(".cg-cell")
    assert labelled == cells.count() == 21
    for n in range(21):
        assert cells.nth(n).get_attribute("data-label") == game(n).outcome()
    back.click()
    assert board.locator(".cg-cell[data-label='']").count() == 1
    board.locator("label", has_text="Grundy values").click()
    board.get_by_role("button", name="To the end").click()
    assert [cells.nth(n).locator(".cg-label").inner_text() for n in range(21)] == [
        str(game(n).value()) for n in range(21)
    ]
    board.get_by_role("slider").focus()
    seen.page.keyboard.press("Home")
    assert board.get_attribute("data-step") == "0"


def test_the_labeller_lets_one_try_and_says_what_a_wrong_label_missed(visit: Open) -> None:
    seen = visit(CHAPTER)
    board = seen.widgets("labeller")[0]
    for n in range(17):
        right = Bash(3)(n).outcome()
        wrong = "N" if right == "P" else "P"
        board.get_by_role("button", name=wrong, exact=True).click()
        assert "Look again" in board.locator(".cg-status").inner_text()
        board.get_by_role("button", name=right, exact=True).focus()
        seen.page.keyboard.press("Enter")
    assert "All positions are labelled" in board.locator(".cg-status").inner_text()


@pytest.mark.parametrize("chapter", ROWS)
def test_exercises_tell_right_from_wrong_and_keep_what_was_answered(visit: Open, chapter: str) -> None:
    seen = visit(f"book/{chapter}.html")
    seen.widgets("exercise")
    boxes = {id: seen.page.locator(f".cg-exercise[data-exercise='{id}']") for id in exercise_ids(chapter)}
    for id, box in boxes.items():
        _answer_every_way(find_exercise(id, EXERCISES), box)
    seen.page.reload()
    seen.widgets("exercise")
    for id, box in boxes.items():
        assert box.locator("textarea, input[type=text], input:checked").first.input_value() != "", id


def _answer_every_way(found: Exercise, box: Locator) -> None:
    def answer(text: str) -> None:
        if found.kind == "choice":
            box.locator(".cg-choice label").nth(int(text)).click()
        elif found.kind == "text":
            box.locator("textarea").fill(text)
        else:
            box.locator("input[type=text]").fill(text)
        box.get_by_role("button", name="Check").click()

    if found.kind == "text":
        answer("short")
        assert box.locator(".cg-points").is_hidden()
        answer("A longer answer, with a reason in it.")
        assert box.locator(".cg-points input").count() == len(found.rubric)
        return
    status = box.locator(".cg-status")
    for wrong, said in found.wrong():
        answer(canonical(found.kind, wrong))
        assert said in status.inner_text(), found.id
    answer(found.accepted()[0])
    assert status.inner_text() == "Correct.", found.id
