"""What a page does besides its games: colours, the lists at its sides, the doors to search and to what can be taken home, copying."""

from __future__ import annotations

import pytest

from tests.browser import Open

pytestmark = pytest.mark.browser

PAGE = "book/06-sums.html"


def test_colours_are_chosen_and_kept(visit: Open) -> None:
    page = visit(PAGE).page
    button = page.locator(".theme-switch-button")

    def shown() -> str:
        return str(page.evaluate("document.documentElement.dataset.theme"))

    assert (button.get_attribute("aria-label"), shown()) == ("Colours of the system", "light")
    page.emulate_media(color_scheme="dark")
    page.wait_for_function("document.documentElement.dataset.theme === 'dark'")
    page.emulate_media(color_scheme="light")
    button.press("Enter")
    assert (button.get_attribute("aria-label"), shown()) == ("Colours of the night", "dark")
    page.reload()
    assert (button.get_attribute("aria-label"), shown()) == ("Colours of the night", "dark")
    button.click()
    button.click()
    assert (button.get_attribute("aria-label"), shown()) == ("Colours of the system", "light")


def test_the_chosen_colours_are_there_before_anything_is_drawn(visit: Open) -> None:
    seen = visit(PAGE)
    seen.page.locator(".theme-switch-button").click()
    seen.page.route("**/site.js*", lambda asked: asked.fulfill(body=""))
    seen.page.reload()
    assert seen.page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_the_lists_at_the_sides_open_on_a_narrow_page(visit: Open) -> None:
    page = visit(PAGE, width=360).page
    for name, dialog in (
        ("Chapters", "#pst-primary-sidebar-modal"),
        ("Contents of this page", "#pst-secondary-sidebar-modal"),
    ):
        button = page.get_by_role("button", name=name, exact=True)
        button.press("Enter")
        opened = page.locator(dialog)
        assert opened.get_by_role("link").count() > 5
        assert opened.is_visible()
        page.keyboard.press("Escape")
        assert not opened.is_visible()
        assert button.evaluate("element => element === document.activeElement")
    button.press("Enter")
    link = page.locator("#pst-secondary-sidebar-modal").get_by_role("link").nth(2)
    link.click()
    assert not page.locator("#pst-secondary-sidebar-modal").is_visible(), "the place is on this very page"
    assert page.evaluate("location.hash")


def test_the_list_of_chapters_can_be_put_away(visit: Open) -> None:
    page = visit(PAGE, width=1300).page
    button, bar = page.get_by_role("button", name="Chapters", exact=True), page.locator("#pst-primary-sidebar")
    assert bar.is_visible()
    button.press("Enter")
    assert button.get_attribute("aria-expanded") == "false"
    bar.wait_for(state="hidden")
    button.press("Enter")
    bar.wait_for(state="visible")


def test_search_is_a_key_away(visit: Open) -> None:
    page = visit(PAGE, width=1300).page
    dialog = page.locator("#cg-search-dialog")
    page.keyboard.press("Control+k")
    assert dialog.is_visible()
    page.keyboard.press("Escape")
    assert not dialog.is_visible()
    page.get_by_role("button", name="Search").first.click()
    dialog.get_by_role("searchbox").fill("kayles")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search.html?q=kayles")
    page.locator(".cg-found li").first.wait_for()
    page.keyboard.press("Control+k")
    assert page.evaluate("document.activeElement === document.querySelector('main .cg-search input')"), (
        "the page of search has its own field"
    )


def test_the_menu_is_worked_by_keyboard(visit: Open) -> None:
    page = visit(PAGE).page
    button = page.get_by_role("button", name="Download this page")
    menu = page.locator(".dropdown-download-buttons .dropdown-menu")
    assert button.get_attribute("aria-expanded") == "false"
    button.press("Enter")
    assert button.get_attribute("aria-expanded") == "true"
    assert menu.is_visible()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.textContent.trim()") == ".ipynb"
    page.keyboard.press("Escape")
    assert not menu.is_visible()
    assert button.evaluate("element => element === document.activeElement")
    page.evaluate("window.print = () => { window.printed = true; }")
    button.press("Enter")
    menu.get_by_text(".pdf").click()
    assert page.evaluate("window.printed")


def test_code_is_copied_as_it_stands(visit: Open) -> None:
    page = visit("book/how-to.html").page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    code = page.locator("div.highlight").first
    button = code.get_by_role("button", name="Copy")
    button.focus()
    assert float(button.evaluate("element => getComputedStyle(element).opacity")) == 1
    page.keyboard.press("Enter")
    code.get_by_role("button", name="Copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == code.locator("pre").inner_text().removesuffix("\n")


def test_the_contents_say_where_the_reader_is(visit: Open) -> None:
    page = visit(PAGE, width=1300).page
    page.locator("#summary").evaluate("element => element.scrollIntoView()")
    page.locator("#pst-page-toc-nav a[aria-current=true]", has_text="Summary").wait_for()
    assert page.locator("#pst-page-toc-nav a[aria-current=true]").count() == 1


def test_the_first_tab_leads_past_the_list_of_chapters(visit: Open) -> None:
    page = visit(PAGE).page
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to main content"
    ink, ground = page.evaluate("""() => [document.activeElement, document.activeElement.parentElement]
      .map((one) => getComputedStyle(one).color)""")
    assert ink == ground, "the ink that goes with what is behind it"
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")


def test_theorems_and_exercises_have_links_to_themselves(visit: Open) -> None:
    page = visit("book/05-wythoff.html").page
    for name, id in (("Link to Theorem 5.1", "thm-cold"), ("Link to Exercise 5.1", "exercise-5-1")):
        link = page.get_by_role("link", name=name, exact=True)
        assert link.evaluate("element => getComputedStyle(element).opacity") == "0"
        link.focus()
        assert link.evaluate("element => getComputedStyle(element).opacity") == "1"
        page.keyboard.press("Enter")
        assert page.evaluate("location.hash") == f"#{id}"
        assert page.locator(f"#{id}").count() == 1


def test_a_link_rests_at_its_place_until_the_reader_scrolls(visit: Open) -> None:
    """Boards take their places below and above after the page was opened, and make it longer."""
    page = visit("book/11-zero-sum.html#exercise-11-19", width=1280, height=1000).page
    where = "document.getElementById(location.hash.slice(1)).getBoundingClientRect().top"

    def grow() -> None:
        page.evaluate("""() => {
          const more = () => Object.assign(document.createElement("div"), { style: "height: 1500px" });
          document.querySelector(".bd-article").prepend(more());
          document.querySelector(".bd-article").append(more());
        }""")
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    grow()
    page.wait_for_function(f"({where}) > 0 && ({where}) < 160")
    page.mouse.move(600, 500)
    page.mouse.wheel(0, -700)
    page.wait_for_function(f"({where}) > 500")
    grow()
    assert page.evaluate(where) > 500, "it goes where the reader went"
