// Skin for heaps beside their binary digits, above the sums of the columns, which illustrate Bouton's and Moore's
// theorems.
import { columnSums, digits, widthOf } from "../maths/columns.js";
import { h } from "../page/dom.js";
import { t } from "../page/words.js";
import { heaps } from "./shared/heaps.js";

/** @type {Draw} */
function draw(args) {
  const { table, state, plain } = args;
  if (plain || state.flat().length < 2) return heaps(args);
  const base = table.touch + 1;
  const width = widthOf(table.rows.map(([, component]) => component[0]));
  const lines = /** @type {HTMLElement[][]} */ ([]);
  const digit = () => h("span", { class: "cg-digit" });
  const row = () => {
    lines.push(Array.from({ length: width }, digit));
    return h("span", { class: "cg-digits" }, lines.at(-1));
  };
  const sums = Array.from({ length: width }, digit);
  const total = h("span", { class: "cg-count" });
  const foot = h(
    "div",
    { class: "cg-heap cg-foot" },
    h("span", { class: "cg-chips" }, base === 2 ? t("nimSum") : t("columnSums", { base })),
    h("span", { class: "cg-digits" }, sums),
    total,
  );
  const paint = (/** @type {number[]} */ sizes) => {
    sizes.forEach((size, i) =>
      digits(size, width).forEach((one, j) => {
        lines[i][j].textContent = String(one);
      }),
    );
    const columns = columnSums(sizes, width, base);
    columns.forEach((one, j) => {
      sums[j].textContent = String(one);
      sums[j].classList.toggle("cg-odd", one > 0);
    });
    total.textContent = base === 2 ? String(parseInt(columns.join(""), 2)) : "";
  };
  return heaps(args, { row, foot, paint });
}

/** @type {Look} */
export default { draw };
