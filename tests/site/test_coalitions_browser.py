"""Three who share, on the page: proposals by keyboard and by pointer, objections, worths that move, what is marked."""

from __future__ import annotations

from fractions import Fraction

import pytest
from playwright.sync_api import Locator

from cgbook.examples import bankruptcy
from cgbook.strategic import CoalitionGame, core_vertices, nucleolus, shapley_value
from tests.browser import Open, menu
from tests.chapters import a_few_quick
from tests.site.hands import box_of, said

pytestmark = pytest.mark.browser
PAGE = "book/12-coalitions.html"
FIRST, DEBTS, MILD, ESTATE = range(4)


def numbers(one: Locator, name: str) -> list[int]:
    return [int(text) for text in (one.get_attribute(f"data-{name}") or "").split()]


def the_game(worth: str) -> CoalitionGame:
    groups = ("", "A", "B", "AB", "C", "AC", "BC", "ABC")
    return CoalitionGame("ABC", dict(zip(groups, map(int, worth.split()), strict=True)))


# The worths on a board, what it says of them, and how many cores it draws.
TOLD = """one => [one.dataset.worth, one.querySelector(".cg-told").innerText, one.querySelectorAll("polygon.cg-core").length]"""


def twelfths(point: tuple[Fraction, ...]) -> list[int]:
    return [int(12 * one) for one in point]


def board(visit: Open, which: int, width: int = 1000, *, touch: bool = False) -> Locator:
    found = visit(PAGE, width=width, touch=touch).widgets("sharing")
    assert len(found) == 4
    return found[which]


def place(one: Locator, x: float, y: float) -> tuple[float, float]:
    """A point of the drawing on the screen."""
    one.locator(".cg-triangle svg").scroll_into_view_if_needed()
    box = box_of(one.locator(".cg-triangle svg"))
    return box["x"] + box["width"] * x / 360, box["y"] + box["height"] * y / 322


def click_near(one: Locator, mark: str) -> None:
    """A click beside what is marked."""
    one.locator(".cg-triangle").evaluate("node => node.scrollIntoView({block: 'center'})")
    box = box_of(one.locator(f".cg-mark-{mark}"))
    one.page.mouse.click(box["x"] + box["width"] / 2 + 2, box["y"] + box["height"] / 2)


def test_a_proposal_to_which_nobody_objects_is_found_by_keyboard(visit: Open) -> None:
    one = board(visit, FIRST)
    menu(one).get_by_text("A workshop", exact=True).click()
    assert one.get_attribute("data-state") == "objected", "the equal division does not give it away"
    assert "AB objects: it gets 24 and could make 28." in said(one)
    one.locator(".cg-proposal").focus()
    one.page.keyboard.press("ArrowDown")
    assert numbers(one, "point") == [156, 156, 120]
    one.page.keyboard.press("ArrowDown")
    assert numbers(one, "point") == [168, 168, 96]
    assert "Nobody objects" in said(one)
    menu(one).get_by_role("button", name="Back").press("Enter")
    assert one.get_attribute("data-state") == "objected"
    assert "Arrow keys move it" in (one.locator(".cg-proposal").get_attribute("aria-label") or "")


def test_the_first_board_uses_no_word_that_is_taught_below_it(visit: Open) -> None:
    one = board(visit, FIRST)
    for name in ("Any two", "Gloves", "A workshop"):
        menu(one).get_by_text(name, exact=True).click()
        assert not [word for word in ("excess", "core", "shapley", "nucleolus") if word in one.inner_text().lower()]
    assert one.locator("th", has_text="could make").is_visible()
    assert "excess" in board(visit, MILD).inner_text()


def test_objections_end_in_a_core_and_go_on_where_there_is_none(visit: Open) -> None:
    one = board(visit, FIRST)
    menu(one).get_by_text("A workshop", exact=True).click()
    rounds = 0
    while one.get_attribute("data-state") == "objected":
        one.get_by_role("button", name="Object: ").click()
        rounds += 1
        assert rounds < 9
    assert "Now nobody objects." in said(one)
    menu(one).get_by_text("Any two", exact=True).click()
    one.locator(".cg-proposal").press("Enter")
    assert numbers(one, "point") == [216, 216, 0], "AB took what C had"
    assert one.page.evaluate("document.activeElement.className") == "cg-proposal"
    seen = set()
    for _ in range(12):
        seen.add(tuple(numbers(one, "point")))
        one.get_by_role("button", name="Object: ").press("Enter")
        assert one.page.evaluate("document.activeElement.innerText") == "Object"
    assert one.get_attribute("data-state") == "objected"
    assert len(seen) >= 3
    assert one.locator(".cg-way").count() == 1


@pytest.mark.parametrize("touch", [False, True])
def test_the_disc_is_dragged_and_kept_within_the_triangle(visit: Open, touch: bool) -> None:
    one = board(visit, FIRST, 1000, touch=touch)
    mouse = one.page.mouse
    start = place(one, *[180, 200])
    mouse.move(*start)
    mouse.down()
    for x, y in ((120, 250), (60, 270), (-30, 330)):
        mouse.move(*place(one, x, y))
        paid = numbers(one, "point")
        assert min(paid) >= 0
        assert sum(paid) == 12 * 36
    mouse.up()
    assert numbers(one, "point") == [432, 0, 0], "beyond the corner lies the corner"
    one.page.mouse.click(*place(one, 180, 200))
    assert numbers(one, "point") == [144, 144, 144]
    assert all(n % 6 == 0 for n in numbers(one, "point"))


def test_worths_move_and_the_core_is_that_of_python(visit: Open) -> None:
    one = board(visit, DEBTS)
    slider = one.get_by_label("BC makes")
    slider.focus()
    one.page.keyboard.press("Home")
    most = int(slider.get_attribute("max") or 0)
    met = set()
    for _ in range(most):
        one.page.keyboard.press("ArrowRight")
        worth, told, cores = one.evaluate(TOLD)
        corners = core_vertices(the_game(worth))
        met.add(len(corners))
        if corners:
            assert all(f"({', '.join(map(str, corner))})" in told for corner in corners)
        else:
            assert "The core is empty" in told
        assert cores == (len(corners) > 2)
    assert numbers(one, "worth")[6] == most == 60
    assert 0 in met
    assert any(corners > 2 for corners in met)
    assert "BC and A make more apart" in one.locator(".cg-told").inner_text()
    menu(one).get_by_text("Gloves", exact=True).click()
    assert "The core is one point: (36, 0, 0)." in one.locator(".cg-told").inner_text()
    assert numbers(one, "worth") == [0, 0, 0, 36, 0, 36, 0, 36]
    one.get_by_label("BC makes").press("ArrowRight")
    assert "The core is empty" in one.locator(".cg-told").inner_text(), "from one point to none"


def test_all_together_can_make_less_than_the_others_want(visit: Open) -> None:
    one = board(visit, DEBTS)
    one.get_by_label("All make").focus()
    one.page.keyboard.press("Home")
    assert one.get_attribute("data-state") == "none"
    assert "apart they make 6, together 0" in said(one)
    one.page.keyboard.press("End")
    assert one.get_attribute("data-state") in ("objected", "content")


def test_values_are_those_of_python_and_draw_the_disc_to_themselves(again: Open) -> None:
    one = board(again, DEBTS)
    game = bankruptcy(36, (10, 20, 30))
    assert "Shapley value: A 6, B 11, C 19." in one.locator(".cg-told").inner_text()
    menu(one).get_by_label("nucleolus").check()
    assert "Nucleolus: A 5, B 10 1/2, C 20 1/2." in one.locator(".cg-told").inner_text()
    for mark, value in (("shapley", shapley_value(game)), ("nucleolus", nucleolus(game))):
        click_near(one, mark)
        assert numbers(one, "point") == twelfths(value)


def test_the_least_excess_is_kept(again: Open) -> None:
    one = board(again, MILD)
    assert one.locator("[class^=cg-mark-]").count() == 0
    assert "The greatest excess here is −10. The least that you have found is −10." not in one.inner_text()
    menu(one).get_by_label("nucleolus").check()
    click_near(one, "nucleolus")
    assert "The greatest excess here is −5. The least that you have found is −5." in one.inner_text()
    one.page.mouse.click(*place(one, *[60, 275]))
    assert "The least that you have found is −5." in one.inner_text()
    assert "that you have found" not in board(again, DEBTS).inner_text(), "where worths move, each game is another"


def test_an_estate_is_moved_and_divided_as_in_the_talmud(again: Open) -> None:
    one = board(again, ESTATE)
    menu(one).get_by_label("nucleolus").check()
    slider = one.get_by_label("The estate")
    for estate, paid in ((200, "A 50, B 75, C 75"), (300, "A 50, B 100, C 150"), (100, "A 33 1/3, B 33 1/3, C 33 1/3")):
        slider.fill(str(estate))
        assert f"Nucleolus: {paid}." in one.locator(".cg-told").inner_text()
        assert numbers(one, "worth") == [int(n) for n in bankruptcy(estate, (100, 200, 300)).worths]


@pytest.mark.parametrize("width", [1000, 360])
def test_nothing_jumps_while_a_proposal_moves(visit: Open, width: int) -> None:
    one = board(visit, FIRST, width)
    menu(one).get_by_text("A workshop", exact=True).click()
    heights = set()
    one.locator(".cg-proposal").focus()
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "Shift+ArrowDown") * 3:
        one.page.keyboard.press(key)
        heights.add(round(box_of(one)["height"]))
    while one.get_attribute("data-state") == "objected":
        one.get_by_role("button", name="Object: ").click()
        heights.add(round(box_of(one)["height"]))
    assert max(heights) - min(heights) <= 2
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert one.locator(".cg-scroll").evaluate("table => table.scrollWidth <= table.clientWidth"), "each button is whole"


@pytest.mark.parametrize("dark", a_few_quick((False, True), [True]))
def test_the_page_can_be_used_by_all(visit: Open, dark: bool) -> None:
    seen = visit(PAGE, dark=dark)
    for one in seen.widgets("sharing")[FIRST + 1 :]:
        menu(one).get_by_label("nucleolus").check()
    assert seen.serious(".cg-sharing") == []
