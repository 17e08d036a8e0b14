// A table with two numbers in each cell, which the reader can change. Best replies are underlined, equilibria framed.
import { h, heads as headsOf, table as tableOf } from "../../page/dom.js";
import { replies } from "../../maths/tables.js";
import { minus, t } from "../../page/words.js";

const MOST = 99;

/** Returns the name of a player. @param {number} player */
export const who = (player) => t(player ? "table.second" : "table.first");

/** Returns the value of a fraction [numerator, denominator].
 * @param {number[]} fraction */
export const at = ([n, d]) => n / d;

/** Writes a fraction, such as −1/3.
 * @param {number[]} fraction */
export const written = ([n, d]) => minus(d === 1 ? n : `${n}/${d}`);

/** Creates a field for a whole number from -most to most. @param {number} most @param {number} value
 * @param {Attributes} attributes */
export const entry = (most, value, attributes) =>
  h("input", { type: "number", min: -most, max: most, step: 1, required: true, value, ...attributes });

/**
 * Creates the table. `onchange(pays)` is called after a valid change, and `onrefuse()` after an invalid one.
 * `show(struck)` strikes out the choices in the given steps of domination.
 * @param {{rows: string[], columns: string[], pays: number[][][], onchange: (pays: number[][][]) => void,
 *   onrefuse: () => void}} pairs
 */
export function pairTable({ rows, columns, pays, onchange, onrefuse }) {
  let now = pays;
  const names = [0, 1].map(who);
  const inputs = rows.map((row, i) =>
    columns.map((column, j) =>
      names.map((name, player) => {
        const [pay, label] = [now[i][j][player], t("table.entry", { who: name, row, column })];
        const input = entry(MOST, pay, { "aria-label": label, oninput: () => heard(input, i, j, player) });
        return input;
      }),
    ),
  );
  const cells = inputs.map((line) => line.map((pair) => h("td", {}, h("span", { class: "cg-pair" }, pair))));
  const heads = [headsOf("row", rows), headsOf("col", columns)];
  const table = tableOf(
    [[h("td"), ...heads[1]]],
    cells.map((line, i) => [heads[0][i], ...line]),
  );

  /** @param {HTMLInputElement} input @param {number} i @param {number} j @param {number} player */
  function heard(input, i, j, player) {
    if (!input.validity.valid) {
      input.setAttribute("aria-invalid", "true");
      return onrefuse();
    }
    input.removeAttribute("aria-invalid");
    now = now.map((row, r) =>
      row.map((pair, c) =>
        r === i && c === j ? pair.map((one, p) => (p === player ? input.valueAsNumber : one)) : pair,
      ),
    );
    show();
    onchange(now);
  }

  /** @param {{player: number, which: number}[]} [struck] */
  function show(struck = []) {
    /** @param {number} player @param {number} which */
    const out = (player, which) => struck.some((step) => step.player === player && step.which === which);
    heads.forEach((some, player) => some.forEach((one, i) => one.classList.toggle("cg-pair-struck", out(player, i))));
    replies(now).forEach((row, i) =>
      row.forEach((best, j) => {
        cells[i][j].classList.toggle("cg-pair-struck", out(0, i) || out(1, j));
        cells[i][j].classList.toggle("cg-meet", best[0] && best[1]);
        best.forEach((one, player) => inputs[i][j][player].classList.toggle("cg-best", one));
      }),
    );
  }

  show();
  return { element: h("div", { class: "cg-pays" }, table), show };
}

/** Creates a slider in twelfths, below words that say its value.
 * @param {number} value @param {(n: number) => string} words @param {(n: number) => void} oninput */
export function twelfths(value, words, oninput) {
  const label = h("span");
  const input = h("input", { type: "range", min: 0, max: 12, step: 1, value });
  input.addEventListener("input", () => {
    set(Number(input.value));
    oninput(Number(input.value));
  });
  function set(/** @type {number} */ n) {
    input.value = String(n);
    label.textContent = words(n);
    input.setAttribute("aria-valuetext", words(n));
  }
  set(value);
  return { element: h("label", { class: "cg-twelfths" }, label, input), set };
}
