"""A page is calm: so much of it is in sight, and no more, when it is read with its folds closed."""

from __future__ import annotations

import pytest

from tests.browser import PATIENCE, Open
from tests.chapters import ROWS, a_few_quick

pytestmark = pytest.mark.browser
MOST = {"height": 28_000, "buttons": 200, "folds": 70}  # at 1280
# pages that are not so calm yet; the numbers may only fall
NOT_YET = {
    "03-nim": {"height": 32_500},
    "04-graph-games": {"height": 31_500},
    "05-wythoff": {"height": 30_000, "buttons": 290},
    "08-nim-products": {"buttons": 260},
    "09-hackenbush": {"height": 31_000},
}

# Opens what waits for a guess and brings what is in sight to life; then counts what is in sight.
COUNT = """async (patience) => {
  dispatchEvent(new PointerEvent("pointerdown"));
  for (const part of document.querySelectorAll("[data-gate][hidden]")) part.dispatchEvent(new Event("beforematch"));
  const seen = (one) => one.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
  const late = [];
  for (const place of [...document.querySelectorAll(".cg-place, .cg-recall[data-recall]")].filter(seen)) {
    place.scrollIntoView();
    const end = performance.now() + patience;
    const lives = () => place.dataset.live || place.querySelector("button");
    while (!lives() && performance.now() < end) await new Promise((done) => setTimeout(done, 10));
    if (!lives()) late.push(place.outerHTML.slice(0, 200));
  }
  const many = (part) => [...document.querySelectorAll(`article ${part}`)].filter(seen).length;
  return [late, { height: document.documentElement.scrollHeight, buttons: many("button"), folds: many("details") }];
}"""


@pytest.mark.parametrize("chapter", a_few_quick(ROWS, ("02-take-away", "09-hackenbush")))
def test_a_page_of_the_book_is_calm(visit: Open, chapter: str) -> None:
    late, found = visit(f"book/{chapter}.html", width=1280).page.evaluate(COUNT, PATIENCE)
    assert late == []
    most = MOST | NOT_YET.get(chapter, {})
    assert {what: n for what, n in found.items() if n > most[what]} == {}
