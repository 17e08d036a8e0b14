// Rows of pins under misère play, whose class in the quotient is looked up. The reader either hunts for a sum that the
// SJ rule misjudges, or explores the classes.
import { nimSum } from "../maths/columns.js";
import { classOf, sjSays, winsIn } from "../maths/misere.js";
import { button, h, roving, statusLine, svg } from "../page/dom.js";
import { menu } from "../page/menu.js";
import { pin } from "../page/pin.js";
import { frame } from "../page/view.js";
import { list, sentences, t } from "../page/words.js";
import { guessing } from "./shared/guess.js";

const MOST_ROWS = 8;
const TOLD = 2; // maximum number of winning moves to name

/** Draws a row of pins. @param {number} n */
function pins(n) {
  const one = (/** @type {number} */ i) => pin(`translate(${10 * i + 6} 9)`);
  const width = 10 * n + 2;
  const place = { class: "cg-pins", viewBox: `0 0 ${width} 18`, width, height: 18, "aria-hidden": "true" };
  return svg("svg", place, ...Array.from({ length: n }, (_, i) => one(i)));
}

/** @param {Kind<"misere rows">} widget */
function draw({ model, el }) {
  const quotient = model.get("quotient");
  const { values, lost, names, largest } = quotient;
  const { hunt } = model.get("options");
  /** @type {number[]} */
  let rows = model.get("rows");
  let fewest = model.get("found"); // fewest pins in any sum found that the rule misjudges, or 0 if none was found
  const truth = (/** @type {number} */ one) => (lost.includes(one) ? "P" : "N");
  const named = (/** @type {number[]} */ heaps) => heaps.join(" + ") || t("misere.nothing");
  const pinned = (/** @type {number} */ n) => t("misere.pins", { n });
  const sizes = Array.from({ length: largest }, (_, i) => i + 1);
  const adding = sizes.map((n) => button(String(n), () => put(n), { "aria-label": t("misere.addRow", { n }) }));
  const add = roving(h("div", { class: "cg-row-sizes", role: "group", "aria-label": t("misere.add") }, adding));
  const laid = h("div", { class: "cg-laid", role: "group", "aria-label": t("misere.table") });
  const status = statusLine();
  const rule = h("p", { class: "cg-legend cg-by-rule" });
  const score = h("p", { class: "cg-score" });
  const clear = button(t("clear"), () => lay([], add.querySelector("button")));
  const guess = guessing({
    question: t("misere.ask"),
    answers: [
      [true, t("misere.yes")],
      [false, t("misere.no")],
    ],
    begins: true,
    onchange: tell,
  });
  const cells = h("div", { class: "cg-classes", role: "group", "aria-label": t("misere.classes") });
  frame(
    { model, el },
    h("div", { class: "cg-row-tools" }, h("span", { class: "cg-legend" }, t("misere.add")), add, !hunt && clear),
    laid,
    hunt && rule,
    status,
    hunt && h("div", { class: "cg-acts" }, guess, menu(t("more"), [guess.first, clear])),
    hunt ? score : cells,
  );
  show();

  function put(/** @type {number} */ n) {
    if (rows.length < MOST_ROWS) lay([...rows, n]);
    else status.textContent = t("misere.full", { most: MOST_ROWS });
  }

  /** Lays other rows on the table, and moves the focus to `focused` if it's given.
   * @param {number[]} others @param {HTMLElement | null} focused */
  function lay(others, focused = null) {
    rows = [...others].sort((a, b) => a - b);
    guess.anew();
    show();
    model.tell({ rows });
    focused?.focus({ preventScroll: true });
  }

  function takeOff(/** @type {number} */ i) {
    lay(rows.toSpliced(i, 1));
    (laid.querySelectorAll("button")[Math.min(i, rows.length - 1)] ?? add.querySelector("[tabindex='0']")).focus({
      preventScroll: true,
    });
  }

  function show() {
    const row = rows.map((n, i) =>
      button([pins(n), String(n)], () => takeOff(i), { "aria-label": t("misere.remove", { n }) }),
    );
    laid.replaceChildren(...(row.length ? row : [h("span", { class: "cg-legend" }, t("misere.empty"))]));
    roving(laid);
    tell();
    if (!hunt) showClasses();
  }

  function tell() {
    const at = classOf(quotient.table, rows);
    el.dataset.class = String(at);
    el.dataset.truth = truth(at);
    if (hunt) tellRule(truth(at));
    else status.textContent = rows.length ? `${t("misere.alike", { name: named(names[at]) })} ${why(at)}` : why(at);
  }

  /** Shows the rule's verdict and, when the reader has guessed, whether the verdict is right. @param {any} is */
  function tellRule(is) {
    const worth = rows.map((n) => values[n]);
    const says = sjSays(worth);
    const total = nimSum(worth);
    const above = t(worth.some((value) => value > 1) ? "misere.above" : "misere.below");
    rule.textContent = rows.length ? t("misere.rule", { sum: worth.join(" ⊕ "), total, above, says }) : "";
    const pins = rows.reduce((sum, n) => sum + n, 0);
    if (guess.open() && says !== is && (!fewest || pins < fewest)) {
      fewest = pins;
      model.tell({ found: fewest });
    }
    status.textContent = !rows.length
      ? ""
      : !guess.open()
        ? t("misere.first")
        : sentences(
            guess.said(says === is),
            t(says === is ? "misere.holds" : "misere.fails", { pins: pinned(pins) }),
            why(classOf(quotient.table, rows)),
          );
    score.textContent = fewest ? t("misere.best", { pins: pinned(fewest) }) : t("misere.none");
    el.dataset.found = String(fewest);
  }

  /** Explains why the sum is P or N, by its winning moves if there are any. @param {number} at */
  function why(at) {
    if (lost.includes(at)) return t("misere.lost");
    const wins = winsIn(quotient, rows);
    if (!wins.length) return t("misere.over");
    const listed = wins.slice(0, TOLD).map(([i, left]) => t("misere.move", { n: rows[i], left: named(left) }));
    const [moves, n] = [list(listed, t("or")), wins.length - listed.length];
    return t("misere.won", { moves: n ? t("misere.more", { moves, n }) : moves });
  }

  function showClasses() {
    const at = classOf(quotient.table, rows);
    const held = cells.contains(document.activeElement);
    cells.replaceChildren(
      ...names.map((heaps, one) =>
        button([h("b", {}, truth(one)), " ", h("span", {}, heaps.join(" + ") || "0")], () => lay(heaps), {
          class: `cg-class cg-${truth(one).toLowerCase()}`,
          "aria-pressed": String(one === at),
        }),
      ),
    );
    roving(cells);
    if (held) /** @type {HTMLElement} */ (cells.children[at]).focus({ preventScroll: true });
  }
}

export default { traits: ["quotient", "rows", "found", "options"], draw };
