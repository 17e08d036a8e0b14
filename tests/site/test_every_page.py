"""Tests of every page in three ways to read it: on a wide screen in daylight colours, on a phone at night, and with scripts off.

Each way takes a single visit. A judge is a script that runs in the page and returns [how many things it checked, the faults it found].
`LEAST` gives the number of things that a judge must find on a page.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import ARTICLE, CONTENTS, FOOT, PATIENCE, Open, Visit
from tests.chapters import LISTED, ROWS, WITH_SLIDERS, a_few_quick, cells, number, pages, parts, source

from cgsite.code import BADGE  # isort: skip

pytestmark = pytest.mark.browser

CHAPTERS = [one["file"] for entry in LISTED for one in [entry, *entry.get("sections", ())]]
PAGES = ["book/index.html", *(f"{name}.html" for name in CHAPTERS), "search.html?q=chips"]
# Axe and the judges for fingers examine these pages as a whole in the quick suite, too.
WHOLE = ("book/index.html", "book/03-nim.html")
DRAWN = ("book/04-graph-games.html", "book/04-round-in-circles.html", "book/09-hackenbush.html")
QUICK = [
    (page, mode, page in WHOLE)
    for n, page in enumerate(PAGES)
    for mode in (("wide", "phone") if page in WHOLE + DRAWN else ("wide", "phone")[n % 2 :][:1])
]
VISITS = [*QUICK, *(one for page in PAGES for mode in ("wide", "phone") if (one := (page, mode, True)) not in QUICK)]
# These are the only rules of axe whose results depend on the width or the colours.
RULES_FOR_PHONES = ("color-contrast", "scrollable-region-focusable")
WITHOUT_OPTIONAL = ("01-landscape", "04-cabinet", "04-graph-games", "06-disguise", "09-fusion")

# constants and functions for all judges
PRELUDE = f"""
const [ARTICLE, CONTENTS, FOOT] = ["{ARTICLE}", "{CONTENTS}", "{FOOT}"];
"""
PRELUDE += """const seen = (one) => one?.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) ?? false;
const all = (where, within = document) => [...within.querySelectorAll(where)];
const markup = (one) => one.outerHTML.slice(0, 120);
const box = (one) => one.getBoundingClientRect();
"""

# --- judges of a page before anything on it is opened

AS_OPENED = {
    # The title, the reading time, the question, a board, the goals and the text follow each other, and the board is on
    # the first screen.
    "beginning": """() => {
      const parts = [`${ARTICLE} h1`, ".cg-time", ".cg-time + p", ".cg-place", ".goals", `${ARTICLE} h2`, "main .tag_setup"];
      const tops = parts.map((part) => document.querySelector(part)?.getBoundingClientRect().top ?? NaN);
      const falls = tops.every((top, i) => i === 0 || tops[i - 1] <= top);
      return [1, falls && tops[3] + scrollY < (innerWidth > 600 ? 520 : 720) ? [] : tops];
    }""",
    "optional": """async () => {
      const sections = all("section.cg-extra:has(> details.cg-fold:not(.cg-tasks))");
      const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      return [sections.length, (await Promise.all(sections.map(async (section) => {
        const fold = section.querySelector(":scope > details.cg-fold:not(.cg-tasks)"), summary = fold.querySelector(":scope > summary");
        const inner = fold.querySelector(":scope > :not(summary, [data-gate])");
        const contents = document.querySelector(`${CONTENTS} a[href='#${section.id}'] small`);
        const right = {
          heading: section.querySelector("h2, h3").querySelector("small")?.textContent === "optional",
          contents: innerWidth < 1000 || contents?.textContent === "optional",
          about: seen(section.querySelector(":scope > p")), tall: summary.offsetHeight >= (innerWidth > 600 ? 44 : 40),
          words: /^(Play and read|Read) on, \\d+ minutes?$/.test(summary.innerText), closed: !seen(inner),
        };
        summary.click();
        await drawn();
        right.opens = all(":scope > :not(summary)", fold).some(seen);
        summary.click();
        return Object.keys(right).filter((one) => !right[one]).map((one) => `${section.id}: ${one}`);
      }))).flat()];
    }""",
    "exercises": """() => {
      const groups = all("section:has(> .tag_exercise), .cg-fold:not(.cg-tasks):has(> .tag_exercise)");
      const orders = groups.map((one) => [...one.children].map((part) => part.matches(".tag_exercise") ? "in sight"
        : part.matches(".cg-tasks") ? "more" : part.matches("section, .cg-recall, .cg-door") ? "" : "text").join(" ").trim());
      const folds = all(".cg-tasks").map((fold) => [
        fold.querySelector(":scope > summary").textContent, `More exercises (${fold.querySelectorAll(".tag_exercise").length})`]);
      return [groups.length, [...orders.filter((one) => !/^(text )*(in sight|in sight in sight|in sight in sight more)$/.test(one)),
        ...folds.filter(([said, wanted]) => said !== wanted)]];
    }""",
    # On a wide screen, a page has a limited height, and limited numbers of buttons and folds.
    "calm": """async () => {
      if (innerWidth < 1000) return [1, []];
      dispatchEvent(new PointerEvent("pointerdown"));
      for (const part of document.querySelectorAll("[data-gate][hidden]")) part.dispatchEvent(new Event("beforematch"));
      for (const place of all(".cg-place, .cg-recall[data-recall]").filter(seen)) {
        place.scrollIntoView();
        const end = performance.now() + PATIENCE;
        while (!place.dataset.live && !place.querySelector("button") && performance.now() < end)
          await new Promise((done) => setTimeout(done, 10));
      }
      const many = (part) => [...document.querySelectorAll(`article ${part}`)].filter(seen).length;
      const found = [["height", document.documentElement.scrollHeight, 30000], ["buttons", many("button"), 200],
        ["folds", many("details"), 70]];
      scrollTo(0, 0);
      return [1, found.filter(([, n, most]) => n > most)];
    }""".replace("PATIENCE", str(PATIENCE)),
}  # fmt: skip

TALL = "document.querySelector('article')?.offsetHeight ?? 0"

PRINTED = """() => {
  const hidden = all(".cg-fold > :not(summary), [data-gate]").filter((one) => !seen(one)
    && !one.matches(".cg-recall, .cg-door, .cg-seal, :empty") && !one.closest(".cg-place, .cg-recall"));
  const open = all(".tag_exercise details[open], .cell details.hide[open]");
  return [1, [...hidden, ...open].map(markup)];
}"""

# --- judges of a page when everything on it is open and alive

ALIVE = {
    "widgets": """() => [1, all(".cg-place").filter((one) => one.dataset.live !== "yes").map(markup)]""",
    "head": """() => {
      const description = document.querySelector('meta[name="description"]')?.content ?? location.pathname.includes("search");
      return [1, [document.title, description].filter((one) => !one)];
    }""",
    # A board has at most five controls, apart from its pieces, the answers to its question and the controls of single
    # entries or parts.
    "controls": """() => {
      const MORE = { "cg-coin-rules": 3, "cg-practice": 1, "cg-lab": 1 }; // five choices for one rule; text fields with buttons
      const pieces = `.cg-board *, [class*="-sheet"] *, [role="grid"] *, table *, .cg-hand-stage *, .cg-triangle *, .cg-choices *,
        .cg-moves *, .cg-guess *, .cg-answer-cell, .cg-answer-board .cg-piece, .cg-exercise .cg-choice *, .cg-points *, .cg-laid *,
        .cg-row-sizes *, .cg-classes *, .cg-way, .cg-pad *, .cg-trio *, .cg-garden *, .cg-kinds *, .cg-lab-view *, .cg-lab-examples *,
        .cg-habit-switches *, .cg-habit-name`;
      const shown = (one) => seen(one) && !one.matches(pieces) && !one.closest("svg");
      const boards = all(".cg-place > * > .cg, .cg-place > .cg");
      const controls = (board) => all("button, select, input, textarea, summary, a[href]", board).filter(shown);
      const many = boards.filter((board) => controls(board).length > 5 + (MORE[board.className.split(" ")[1]] ?? 0));
      return [boards.length, [...many.map((board) => `${board.className}: ${controls(board).map((one) => one.textContent)}`),
        ...boards.length === document.querySelectorAll(".cg-place").length ? [] : ["a place without a board"]]];
    }""",
    # Groups of radio buttons must not share a name, or a choice in one undoes the choice in the other. Ids must be unique.
    "names": """() => {
      const groups = Map.groupBy(document.querySelectorAll("input[type=radio]"), (one) => one.name);
      const shared = [...groups].filter(([, all]) => new Set(all.map((one) => one.closest("fieldset"))).size > 1);
      const twice = [...Map.groupBy(document.querySelectorAll("body [id]"), (one) => one.id)].filter(([, all]) => all.length > 1);
      return [groups.size, [...shared, ...twice].map(([name]) => name)];
    }""",
    # Arrows must not pass behind other vertices, nor arrowheads or vertices overlap, nor letters be too small.
    "graphs": """() => {
      const [canvases, found] = [all(".cg-canvas").filter((one) => one.offsetWidth), []];
      for (const one of canvases) {
        const sheet = one.querySelector(".cg-sheet").getBoundingClientRect(), names = all(".cg-vertex .cg-name", one);
        const boxes = all(".cg-vertex", one).map((face) => face.getBoundingClientRect()), tips = boxes.map(() => []);
        if (innerWidth < 500 && one.scrollWidth > one.clientWidth) found.push("wider than the phone");
        if (names.some((name) => parseFloat(getComputedStyle(name).fontSize) < 10)) found.push("small letters");
        boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => {
          if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom) found.push("vertices meet");
        }));
        for (const arrow of one.querySelectorAll(".cg-arrow")) {
          const [v, w] = arrow.dataset.arrow.split(">").map(Number), line = arrow.querySelector("path");
          for (let s = 0; s <= line.getTotalLength(); s += 2) {
            const at = line.getPointAtLength(s), x = at.x + sheet.x, y = at.y + sheet.y;
            const behind = (a, i) => i !== v && i !== w && x > a.left && x < a.right && y > a.top && y < a.bottom;
            if (boxes.some(behind)) found.push(`${arrow.dataset.arrow} behind ${boxes.findIndex(behind)}`);
          }
          const tip = arrow.querySelector("polygon").getAttribute("points").split(/[ ,]+/).slice(0, 2).map(Number);
          if (tips[w].some(([x, y]) => Math.hypot(tip[0] - x, tip[1] - y) < 6)) found.push(`${arrow.dataset.arrow} on another`);
          tips[w].push(tip);
        }
      }
      return [document.querySelectorAll(".cg-arrow").length, [...new Set(found)]];
    }""",
    "numbers of edges": """() => {
      const layers = all(".cg-garden-layer").map((layer) => all(".cg-badge", layer).map(box));
      const apart = (boxes) => boxes.flatMap((a, i) => boxes.slice(0, i).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
      const near = layers.flatMap(apart).filter((far) => far <= 18);
      return [layers.flat().length, near];
    }""",
    "frames": """() => {
      const marks = all(".cg-answer-board .cg-go");
      return [marks.length, marks.filter((one) => getComputedStyle(one).borderTopColor === "rgba(0, 0, 0, 0)").map(markup)];
    }""",
    # The edges of a path end at the boundary of its vertices.
    "paths": """() => {
      const pairs = all(".cg-path .cg-standing + .cg-standing").map((one) => {
        const [left, right] = [one.previousElementSibling, one].map((at) => at.querySelector(".cg-bead").getBoundingClientRect());
        const [cell, edge, zoom] = [box(one), getComputedStyle(one, "::before"), one.currentCSSZoom];
        if (left.top !== right.top) return [0];
        return [cell.left + zoom * parseFloat(edge.left) - left.right, right.left - (cell.right - zoom * parseFloat(edge.right))];
      });
      return [pairs.length, pairs.flat().filter((gap) => Math.abs(gap) >= 2)];
    }""",
    # Elements that scroll sideways fade where they are cut off. Formulas have a shade by CSS alone.
    "cut off": """() => {
      const cut = all("main *").filter((one) => one.scrollWidth > one.clientWidth + 2 && one.clientWidth && seen(one)
        && ["auto", "scroll"].includes(getComputedStyle(one).overflowX) && !one.matches(".katex-html, textarea, input, select"));
      const faded = (one) => one.dataset.cut && (!one.closest(".cg, .cell_output") || getComputedStyle(one).maskImage.includes("gradient"));
      return [cut.length, cut.filter((one) => !faded(one)).map((one) => `${one.className} ${one.clientWidth} of ${one.scrollWidth}`)];
    }""",
    # Short formulas stay on one line with the punctuation or words tied to them, and displayed formulas keep their
    # distance from the text.
    "formulas": """() => {
      const tied = all(".cg-tied").filter((one) => one.getClientRects().length);
      const apart = all(":is(section, .cg-fold) > div.math").filter((one) => {
        const [own, others] = [box(one), [one.previousElementSibling, one.nextElementSibling].filter((other) => other).map(box)];
        return others.some((other) => Math.max(own.top - other.bottom, other.top - own.bottom) < 10);
      });
      return [tied.length, [...tied.filter((one) => one.getClientRects().length > 1), ...apart].map((one) => one.textContent)];
    }""",
    # A check is a badge on its theorem, or a sentence if there's no theorem, and its code is folded.
    # Other long programs are folded, too.
    "checks": """() => {
      const checks = all(".cg-check");
      const odd = checks.filter((check) => {
        const said = all("summary p", check).filter(seen);
        const badge = check.parentElement.classList.contains("proof");
        const whole = badge ? said[0]?.innerText === "BADGE" : said[0]?.innerText.endsWith(".");
        return said.length !== 1 || !whole || seen(check.querySelector("pre"));
      });
      const programs = all("div.cell:not(.tag_lesson) > .cell_input pre");
      const long = programs.filter((one) => one.textContent.trim().split("\\n").length > 6);
      return [checks.length, [...odd, ...long].map((one) => one.textContent.trim().slice(0, 99))];
    }""".replace("BADGE", BADGE),
}  # fmt: skip

# --- how many things a judge must find on a page


def formulas_of(name: str) -> int:
    """Return the number of formulas within a line of text, in the notebook of a page."""
    return sum(len(re.findall(r"\$[^$\n]+\$", source(cell))) for cell in pages(name) if cell["cell_type"] == "markdown")


def checks_of(name: str) -> int:
    """Return the number of programs that check a theorem, in the notebook of a page."""
    return sum(tag.startswith("theorem:") for tag in cells(name))


LEAST: dict[str, Callable[[str], int]] = {
    "optional": lambda name: len(cells(name)["optional"]) if name in ROWS and name not in WITHOUT_OPTIONAL else 0,
    "exercises": lambda name: int(name in ROWS),
    "controls": lambda name: int(name in ROWS),
    "names": lambda name: int(name in ROWS),
    "graphs": lambda name: {"04-graph-games": 120, "04-cabinet": 17, "04-round-in-circles": 90}.get(name, 0),
    "numbers of edges": lambda name: 20 if name == "09-hackenbush" else 0,
    "frames": lambda name: int(name == "09-hackenbush"),
    "paths": lambda name: 10 if name == "06-disguise" else 0,
    "formulas": lambda name: min(20, formulas_of(name)) if name in ROWS else 0,
    "checks": lambda name: min(3 if len(parts()[number(name)]) == 1 else 1, checks_of(name)) if name in ROWS else 0,
    "pressed": lambda name: 4,
    "scrolled": lambda name: int(name in ("04-graph-games", "09-hackenbush")),
    "asides": lambda name: int(name in ("02-take-away", "03-nim", "04-cabinet", "09-hackenbush")),
}  # fmt: skip
OF_CHAPTERS = ("printed", "beginning", "optional", "exercises", "calm", "formulas", "checks")

# --- judges for phones only

# Least sizes in pixels, with half of the gap to the next control. On a wide board, less is enough because the first touch
# only shows what a second one would do.
FINGER, CROWDED = 40, 24
PHONE = {
    # After it has been scrolled to its end, an element fades at its beginning.
    "scrolled": """async () => {
      const one = document.querySelector("main [data-cut=right]"), end = performance.now() + 9000;
      if (one) one.scrollLeft = one.scrollWidth;
      while (one && one.dataset.cut !== "left" && performance.now() < end) await new Promise((done) => setTimeout(done, 20));
      return [one ? 1 : 0, one && one.dataset.cut !== "left" ? [markup(one)] : []];
    }""",
}
# These judges run only in whole visits, because they take a minute for a chapter.
FINGERS = {
    # Every control must be wide and tall enough for a finger. It's measured from its middle as far as the pointer hits
    # it, plus two pixels on each side if nothing else is there. Links within text and controls for the keyboard only
    # are left out.
    "pressed": """() => {
      const PRESSED = "button, select, summary, input:not([type=hidden]), textarea, [role=button], [role=slider], [role=option], a[href]";
      const PIECES = ".cg-piece, .cg-answer-cell, .cg-sheet *, .cg-hand-stage .cursor, .cg-coin-place, .cg-garden *, .cg-proposal";
      const words = (one) => one.textContent.replace(/\\s+/g, " ").trim();
      const among = (one) => {
        const around = one.closest(`p, li, dd, td, th, h1, h2, h3, h4, figcaption, dt, blockquote, .citation, .cg-title, ${FOOT}`);
        return one.matches("a") && around && words(around).length > words(one).length + 3;
      };
      const meets = (one, hit) => hit && (one.contains(hit) || (hit.closest("label") && hit.closest("label") === one.closest("label")));
      const reach = (one, x, y, dx, dy) => {
        let [far, free] = [0, 0];
        while (far < LEAST && meets(one, document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1)))) far++;
        while (free < 2 && !document.elementFromPoint(x + dx * (far + free + 1), y + dy * (far + free + 1))?.closest(PRESSED)) free++;
        return far + free;
      };
      const found = [];
      let measured = 0;
      for (const one of document.querySelectorAll(PRESSED)) {
        if (!seen(one) || one.disabled || among(one)) continue;
        if (one.matches(".cg-end-grip")) continue; // ends of two lines can coincide with their numbers
        if (one.closest(".cg-skip, .citation, [popover]:not(:popover-open), dialog:not([open])")) continue;
        let own = box((one.matches("input") && one.closest("label")) || one);
        if (!own.width || one.tabIndex < -1) continue;
        measured++;
        if (own.width >= LEAST && own.height >= LEAST) continue;
        one.scrollIntoView({ block: "center", inline: "center" });
        own = box(one);
        const [x, y] = [own.x + own.width / 2, own.y + own.height / 2];
        if (!meets(one, document.elementFromPoint(x, y))) continue; // another element covers it
        const [wide, tall] = [reach(one, x, y, 1, 0) + reach(one, x, y, -1, 0) + 1, reach(one, x, y, 0, 1) + reach(one, x, y, 0, -1) + 1];
        const need = one.matches(".cg-badge") ? CROWDED / 2 : one.matches(PIECES) ? CROWDED : LEAST; // badges are drawn on the edges
        if (Math.min(wide, tall) < need) found.push(`${wide} × ${tall}: ${markup(one)}`);
      }
      return [measured, found];
    }""".replace("LEAST", str(FINGER)).replace("CROWDED", str(CROWDED)),
    # Elements on which a finger can't scroll the page must not be larger than a grip.
    "grabbed": """() => [1, all("main *").filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return ["none", "pan-x"].includes(getComputedStyle(one).touchAction) && Math.min(width, height) > 60
        && !one.closest(".cg-sheet-of-dots"); // a finger draws there
    }).map((one) => `${one.tagName}.${one.getAttribute("class")}`)]""",
}  # fmt: skip

# An aside is beside its paragraph if there's room, and after it otherwise.
ASIDES = """() => {
  const asides = all("aside.margin").filter(seen);
  return [asides.length, asides.filter((one) => {
    const range = document.createRange();
    const before = one.previousElementSibling;
    range.selectNodeContents(before.querySelector(":scope > section") ?? before); // the fold of a badge has a box even when it's closed
    const [own, text] = [box(one), box(range)];
    const beside = Math.min(text.right, box(before.querySelector(":scope > table") ?? before).right);
    const [isBeside, isAfter] = [own.left > beside && own.top < text.bottom, own.top >= text.bottom && own.left <= text.left + 1];
    return own.right > innerWidth || !(innerWidth >= 1440 ? isBeside : isAfter);
  }).map((one) => one.textContent.slice(0, 60))];
}"""

# This judge finds the elements that extend beyond the right edge.
TOO_WIDE = """() => [document.documentElement.scrollWidth,
  ...all("body *").filter((one) => box(one).right > innerWidth + 1 && !one.closest(".cg-broad")).map(markup).slice(-8)]"""

# --- with scripts off

BARE = {
    "pictures": """() => {
      const places = all(".cg-place");
      return [places.length, places.filter((place) => {
        const shown = [...place.children].filter((one) => one.matches("svg, p, table, details, .cg-frames"));
        return shown.length !== 1 || !seen(shown[0]) && !place.closest("details, [popover]") || !(shown[0].ariaLabel || shown[0].innerText);
      }).map(markup)];
    }""",
    "nothing looks alive": """() => [1, all("article :is(button, input, select, textarea, [role=slider])")
      .concat(all(".cg-filter, .cg-progress, .cg-recall")).filter((one) => seen(one) && !one.closest("form[action]")).map(markup)]""",
    "stored answers": """() => {
      const stored = all(".cg-stored"), shown = stored[0]?.querySelector("pre, img, svg");
      const wrong = !stored.length || (stored[0].innerText.includes("Stored result") && shown?.checkVisibility()
        && stored[0].querySelector("a").href.endsWith("#how-to-read-it"));
      return [stored.length, wrong ? [] : [stored[0].innerText.slice(0, 120)]];
    }""",
}  # fmt: skip


class Judgement:
    """The faults that judges find in a page."""

    def __init__(self, seen: Visit, name: str, *, alive: bool = True) -> None:
        self.page, self.name, self.alive = seen.page, name.partition("?")[0], alive
        self.wrong: dict[str, Any] = {}

    def run_judges(self, judges: dict[str, str]) -> None:
        for judge, script in judges.items():
            if judge in OF_CHAPTERS and self.name not in ROWS:
                continue
            measured, wrong = self.page.evaluate(f"() => {{ {PRELUDE} return ({script})(); }}")
            least = LEAST[judge](self.name) if judge in LEAST else 0
            if wrong or measured < least:
                self.wrong[judge] = wrong or f"found {measured} to check, but there must be at least {least}"

    def note(self, judge: str, wrong: Any) -> None:
        if wrong:
            self.wrong[judge] = wrong

    def width(self, *widths: int) -> None:
        """Check at each of these widths that the page doesn't scroll sideways."""
        for width in widths:
            self.page.set_viewport_size({"width": width, "height": 800})
            try:  # boards that adapt to their width are redrawn at least a frame later
                self.page.wait_for_function("document.documentElement.scrollWidth <= innerWidth", timeout=5_000)
            except AssertionError:
                self.note(f"{width} wide", self.page.evaluate(f"() => {{ {PRELUDE} return ({TOO_WIDE})(); }}"))
            if self.alive:
                self.run_judges({"asides": ASIDES})

    def printed(self) -> None:
        self.page.emulate_media(media="print")
        self.page.wait_for_timeout(300)  # until the page is laid out again; with scripts off, it can't wait for a frame
        self.run_judges({"printed": PRINTED})
        self.page.emulate_media(media="screen")


@pytest.mark.parametrize(("page", "mode", "whole"), a_few_quick(VISITS, QUICK))
def test_every_page(visit: Open, page: str, mode: str, whole: bool) -> None:
    wide = mode == "wide"
    seen = visit(page, width=1280, height=900) if wide else visit(page, width=390, height=844, dark=True, touch=True)
    judged = Judgement(seen, Path(page).stem)
    judged.printed()
    judged.run_judges(AS_OPENED)
    seen.unfold()
    seen.open_gates()
    before = seen.page.evaluate(TALL)
    seen.mount()
    now = seen.page.evaluate(TALL)
    judged.note("room kept", not wide and not 0.8 * before <= now <= 1.25 * before and [before, now])
    judged.run_judges(ALIVE if wide else ALIVE | PHONE)
    if whole and not wide:
        judged.run_judges(FINGERS)
    if judged.name in ROWS:
        judged.note("numbers", numbers(seen.page, judged.name))
        judged.note("chapters named", chapters_named(seen.page, judged.name))
    if whole:
        judged.note("axe", seen.serious("html", rules=() if wide else RULES_FOR_PHONES))
    judged.width(*((1680, 1440, 1000, 640) if wide else (360, 320)))
    assert judged.wrong == {}


@pytest.mark.parametrize("page", PAGES)
def test_every_page_without_scripts(visit: Open, page: str) -> None:
    seen = visit(page, scripts=False, width=360)
    judged = Judgement(seen, Path(page).stem, alive=False)
    judged.run_judges(BARE)
    judged.printed()
    judged.width(360)
    stored = seen.page.locator(".cg-stored").count()
    assert stored == (len(cells(judged.name)["interact"]) if judged.name in WITH_SLIDERS else stored)
    assert judged.wrong == {}


def numbers(page: Page, name: str) -> dict[str, list[str]]:
    """Return the numbers on a page, by kind, that don't count up from 1 after the page's own number."""
    of_part = [Path(one["file"]).name for one in LISTED if one["file"].startswith(f"book/{name[:2]}-")]
    own = f"{number(name)}.{of_part.index(name) + 1}" if len(of_part) > 1 else str(number(name))
    found: dict[str, list[str]] = {"Exercise": []}
    for title in page.locator(".proof > .admonition-title").all_inner_texts():
        if theorem := re.match(r"(\w+) ([\d.]+)", title):
            found.setdefault(theorem[1], []).append(theorem[2])
    exercises = " ".join(page.locator(".tag_exercise").all_inner_texts())
    found["Exercise"] = re.findall(r"Exercise ([\d.]+\d)\. ", exercises)
    wrong = {kind: all for kind, all in found.items() if all != [f"{own}.{i}" for i in range(1, len(all) + 1)]}
    shown = page.locator(f"{ARTICLE} h1 .cg-chapter-number").inner_text()
    return wrong if shown == own and {"Theorem", "Lemma"} & found.keys() else {**wrong, "page": [shown, own]}


def chapters_named(page: Page, name: str) -> list[str]:
    """Return the links named after a chapter that don't lead to it, or a complaint if chapters are mentioned without any link."""
    links = page.locator("main p a", has_text=re.compile(r"^[Cc]hapters? \d[\d.]*$")).evaluate_all(
        "links => links.map((one) => [one.textContent, one.pathname])"
    )
    texts = [source(cell) for cell in pages(name) if cell["cell_type"] == "markdown"]
    if not links and any(re.search(r"\b[Cc]hapters? \d", text) for text in texts):
        return ["none is a link"]
    return [words for words, path in links if f"/{int(words.split()[1].partition('.')[0]):02}-" not in path]
