"""Tests of sliders in Chromium: the page has the same answers as Python, and fetches them when a reader needs them."""

from __future__ import annotations

import ast
import io
import random
import re
from collections.abc import Callable
from contextlib import redirect_stdout
from itertools import product, takewhile
from typing import Any
from xml.etree import ElementTree

import ipywidgets
import pytest
from playwright.sync_api import Locator, expect

from tests.browser import Open
from tests.chapters import WITH_SLIDERS, a_few_quick, cells, pages, source

pytestmark = pytest.mark.browser

MOST = 800  # greatest number of settings to compare on a page; if there are more, a sample is compared

# This script sets all controls to each of the given settings, as a reader would, and returns the texts of the answers.
MOVE = """async (block, settings) => {
  const labels = [...block.querySelectorAll("form label")], texts = [];
  for (const places of settings) {
    labels.forEach((label, i) => {
      const field = label.querySelector("input, select"), list = label.nextElementSibling;
      if (field.matches("select")) field.selectedIndex = places[i];
      else if (field.type === "checkbox") field.checked = places[i] === 1;
      else if (field.type === "range") field.value = Number(field.min) + places[i] * Number(field.step);
      else field.value = list.options[places[i]].value;
    });
    labels[0].querySelector("input, select").dispatchEvent(new Event("input", { bubbles: true }));
    while (block.dataset.shown !== block.dataset.wanted) await new Promise((done) => setTimeout(done, 5));
    texts.push(block.querySelector(".cg-answer").textContent);
  }
  return texts;
}"""


def function_of(chapter: str) -> tuple[Callable[..., Any], dict[str, tuple[str, list[Any]]]]:
    """Return the function behind a chapter's sliders, and the label and values of each control, by running parts of the notebook."""
    found: list[Any] = []

    def interact(**controls: Any) -> Callable[[Callable[..., Any]], None]:
        return lambda function: found.append((function, controls))

    (cell,) = cells(chapter)["interact"]
    nodes = list(ast.walk(ast.parse(source(cell))))
    read = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    own = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    wanted = read - own - {node.arg for node in nodes if isinstance(node, ast.arg)}
    names: dict[str, Any] = {}
    for one in takewhile(lambda one: one != cell, pages(chapter)):
        for node in ast.parse(source(one)).body if one["cell_type"] == "code" else ():
            targets = {target.id for target in getattr(node, "targets", ()) if isinstance(target, ast.Name)}
            if isinstance(node, ast.Import | ast.ImportFrom) or targets & wanted:
                exec(compile(ast.Module([node], []), chapter, "exec"), names)
    text = source(cell).replace("import interact", "import interact as _").replace(", interact\n", "\n")
    exec(text, names | {"interact": interact})
    ((function, controls),) = found
    return function, {
        name: (getattr(control, "description", "") or name, values_of(control)) for name, control in controls.items()
    }


def values_of(control: Any) -> list[Any]:
    if isinstance(control, ipywidgets.Combobox | ipywidgets.Dropdown):
        return list(control.options)
    if isinstance(control, bool | ipywidgets.Checkbox):
        return [False, True]
    return list(range(control[0], control[1] + 1)) if isinstance(control, tuple) else list(control)


def answered(function: Callable[..., Any], setting: dict[str, Any]) -> str:
    """Return the text that the function prints, followed by the words in the picture that it returns."""
    with redirect_stdout(io.StringIO()) as said:
        shown = function(**setting)
    return said.getvalue() + ("".join(ElementTree.fromstring(shown.svg).itertext()) if shown else "")


def block_of(visit: Open, chapter: str, **how: Any) -> Locator:
    """Open a chapter, and return its block of sliders, scrolled into view."""
    seen = visit(f"book/{chapter}.html", **how)
    seen.unfold()
    seen.open_gates()
    block = seen.page.locator(".cg-sliders[data-live]")
    block.scroll_into_view_if_needed()
    return block


@pytest.mark.parametrize("chapter", a_few_quick(WITH_SLIDERS))
def test_the_page_has_the_same_answers_as_python(visit: Open, chapter: str) -> None:
    function, controls = function_of(chapter)
    block = block_of(visit, chapter)
    assert [label.strip() for label in block.locator("label > span").all_inner_texts()] == [
        label for label, _ in controls.values()
    ]
    every = list(product(*(range(len(values)) for _, values in controls.values())))
    rnd = random.Random(chapter)
    places = every if len(every) <= MOST else rnd.sample(every, MOST // 4)
    rnd.shuffle(places)
    texts = block.evaluate(MOVE, places)
    for at, text in zip(places, texts, strict=True):
        setting = {name: values[i] for (name, (_, values)), i in zip(controls.items(), at, strict=True)}
        assert text == answered(function, setting), setting


def test_answers_are_fetched_when_a_slider_is_used_by_keyboard(visit: Open) -> None:
    block = block_of(visit, "02-take-away")
    page, requests = block.page, list[str]()
    page.on("request", lambda request: requests.append(request.url))
    row = block.locator("svg")
    before = row.get_attribute("aria-label") or ""
    page.wait_for_load_state("networkidle")
    assert not [url for url in requests if "answers" in url]
    slider = block.get_by_role("slider", name="b", exact=True)
    slider.press("ArrowLeft")  # the rule is now to take 1, 2 or 4
    expect(row).to_have_attribute("aria-label", re.compile("^Take 1, 2 or 4: 0 P, 1 N, 2 N, 3 P, 4 N, 5 N, 6 P"))
    slider.press("ArrowRight")
    expect(row).to_have_attribute("aria-label", before)
    slider.press("Tab")
    assert page.evaluate("document.activeElement.closest('label').innerText.trim().startsWith('c')")
    assert len([url for url in requests if "/_static/cg/answers/" in url]) == 1


def test_invalid_settings_and_missing_answers_are_reported(visit: Open) -> None:
    block = block_of(visit, "07-coin-turning")
    row, alert, answer = (
        block.get_by_role("combobox", name="row"),
        block.get_by_role("alert"),
        block.locator(".cg-answer"),
    )
    for text, reported in (("THREE", True), (" TTH ", False), ("", True)):
        row.fill(text)
        expect(alert).to_be_visible(visible=reported)
        expect(answer).to_be_visible(visible=not reported)
        assert not text or text.strip() in (alert if reported else block).inner_text()
    alert.get_by_role("link").click()
    assert block.page.url.endswith("#how-to-read-it")

    seen = visit("book/06-sums.html")
    seen.unfold()
    block = seen.page.locator(".cg-sliders")
    seen.page.route("**/_static/cg/answers/*", lambda route: route.abort())
    for n, reported in (("3", True), ("4", False)):
        block.get_by_role("slider").fill(n)
        expect(block.get_by_role("alert")).to_be_visible(visible=reported)
        expect(block.locator(".cg-answer")).to_be_visible(visible=not reported)
        seen.page.unroute("**/_static/cg/answers/*") if reported else None
    assert all("Failed to load resource" in problem for problem in seen.problems)
    seen.problems.clear()
