"""Tests of seals, the cards in place of parts that wait for a guess: nothing in sight mentions the theorems behind them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from cgbook.teaching.gates import every_gate
from tests.browser import ROOT, Open
from tests.site.hands import keep

pytestmark = pytest.mark.browser

PAGES = sorted({gate.page for gate in every_gate(ROOT / "book" / "gates")})
SEEN = """() => {
  const shown = (one) => one.checkVisibility({ contentVisibilityAuto: true });
  const closed = [...document.querySelectorAll("[data-gate][hidden]")]
    .filter((one) => !one.parentElement.closest("[data-gate][hidden], details:not([open])") && !one.matches(".proof .cg-check"));
  const seals = [...document.querySelectorAll(".cg-seal")].filter(shown);
  const bare = closed.filter((one) => {
    let before = one.previousElementSibling;
    while (before?.matches(".cg-seal[hidden]")) before = before.previousElementSibling; // the question of a hidden seal is itself sealed
    return !(before?.matches(".cg-seal") && shown(before)) && !(before?.matches("[data-gate][hidden]"));
  });
  const name = (one) => /^\\w+ [\\d.]*\\d/.exec(one.textContent.trim())[0];
  const titles = [...document.querySelectorAll("[data-gate][hidden] *, [data-gate][hidden]")].filter(
    (one) => one.matches(".proof:not(.cg-proof) > .admonition-title") && !one.closest("details:not([open])"));
  const sealed = titles.map(name);
  const carded = titles.filter((one) => {
    let before = one.closest("[data-gate][hidden]");
    while (before && !before.matches(".cg-seal")) before = before.previousElementSibling;
    return before && shown(before);
  }).map(name);
  const said = [];
  const texts = document.createTreeWalker(document.querySelector("article"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (!shown(parentElement) || parentElement.closest(".cg-seal, [data-sealed]")) continue;
    said.push(...sealed.filter((name) => new RegExp(`${name.replaceAll(".", "\\\\.")}(?![.\\\\d]*\\\\d)`).test(data)));
  }
  return { closed: closed.length, seals: seals.map((one) => one.innerText), carded,
    bare: bare.map((one) => one.outerHTML.slice(0, 99)), said };
}"""


@pytest.mark.parametrize("name", PAGES)
def test_nothing_in_sight_mentions_sealed_theorems(visit: Open, name: str) -> None:
    page = visit(f"book/{name}.html").page
    seen = page.evaluate(SEEN)
    assert seen["closed"] >= len(seen["seals"]) > 0
    assert seen["bare"] == []
    assert seen["said"] == []
    assert sum("right or wrong" in words for words in seen["seals"]) == 1, "exactly one seal must explain the deal"
    texts = " ".join(seen["seals"])
    assert all(name in texts for name in seen["carded"])


def test_a_seal_leads_to_its_question_and_can_be_broken(visit: Open) -> None:
    page = visit("book/02-take-away.html").page
    seal = page.locator(".cg-seal").first
    part = seal.locator("xpath=following-sibling::*[@data-gate][1]")
    gate = part.get_attribute("data-gate")
    seal.get_by_role("button").first.click()
    question = page.locator(f"[data-asks={gate}]")
    expect(question).to_be_in_viewport()
    page.wait_for_function("one => one.contains(document.activeElement)", arg=question.element_handle())
    expect(part).to_be_hidden()
    seal.get_by_role("button").last.click()
    expect(seal).to_be_hidden()
    expect(part).to_be_visible()
    expect(question.locator(".cg")).to_have_attribute("data-open", "")
    page.reload()
    expect(part).to_be_visible()


def test_a_reply_to_a_wrong_guess_follows_the_guess(visit: Open) -> None:
    seen = visit("book/02-take-away.html")
    gate = seen.page.locator('[data-asks="leave-from-21"]')
    gate.scroll_into_view_if_needed()
    gate.get_by_role("textbox").fill("16")
    gate.get_by_role("textbox").press("Enter")
    one = next(one for one in every_gate(ROOT / "book" / "gates") if one.name == "leave-from-21")
    said = gate.get_by_role("status")
    expect(said).to_contain_text(f"Your guess: 16. {one.wrong['16'].replace(chr(39), '’')}")
    assert said.inner_text().index(f"The answer is {one.right}") < said.inner_text().index("Your guess")


def test_next_leads_to_the_question_of_a_sealed_exercise(visit: Open) -> None:
    seen = visit("book/02-take-away.html")
    sealed = seen.page.locator("[data-counts^='exercise ']").evaluate_all(
        "all => all.map((one) => [one.dataset.counts.split(' ')[1], one.closest('[data-gate]')?.dataset.gate ?? ''])"
    )
    opened = sealed[0][1]
    first = next(i for i, (_, gate) in enumerate(sealed) if gate not in ("", opened))
    points = {"answer": "", "ticks": [], "points": 1, "opened": False}
    keep(seen, {f"gate:{opened}": {"open": True}} | {f"exercise:{name}": points for name, _ in sealed[:first]})
    seen.page.reload()
    place = seen.page.locator("[data-counts^='exercise ']").nth(first - 1)
    place.scroll_into_view_if_needed()
    place.locator(".cg-further button").click()
    seen.page.wait_for_function("document.activeElement.closest('.cell')?.querySelector('[data-asks]')")
    assert seen.page.evaluate("document.activeElement.checkVisibility()")
