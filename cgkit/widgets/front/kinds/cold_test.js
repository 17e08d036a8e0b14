// Whether two heaps that the reader types are a cold pair of t-Wythoff: with whole numbers of any size, and for comparison with floating point.
import { button, h } from "../page/dom.js";
import { list, t } from "../page/words.js";

/** ⌊√n⌋ by Newton's method, from above. */
export function root(n) {
  if (n < 2n) return n;
  let x = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (let next = (x + n / x) >> 1n; next < x; next = (x + n / x) >> 1n) x = next;
  return x;
}

const down = (a, b) => (a >= 0n ? a / b : -((-a + b - 1n) / b)); // the quotient, rounded down also below 0

/** The smaller number of the n-th cold pair: n times (2 - t + √(t² + 4)) / 2, rounded down. */
export const small = (n, step) => down(n * (2n - step) + root(n * n * (step * step + 4n)), 2n);

/** The one number that makes a cold pair with this one. */
export function partner(size, step) {
  const n = down(small(size + 1n, step) + (step - 2n) * (size + 1n), step);
  return small(n, step) === size ? size + step * n : size - step * (size - n);
}

/** {n, rest, floor, float, cold, wins}: the difference divided by t, ⌊nα⌋ exactly and in floating point, and what winning moves leave. */
export function judge(a, b, step) {
  const [low, high] = a < b ? [a, b] : [b, a];
  const [n, rest] = [(high - low) / step, (high - low) % step];
  const floor = small(n, step);
  const cold = rest === 0n && floor === low;
  const float = BigInt(Math.floor(Number(n) * ((2 - Number(step) + Math.sqrt(Number(step) ** 2 + 4)) / 2)));
  const pairs = (rest ? [n, n + 1n] : [n]).map((i) => [small(i, step), small(i, step) + step * i]);
  const goals = [[partner(b, step), b], [a, partner(a, step)], ...pairs.map(([x, y]) => (a < b ? [x, y] : [y, x]))];
  const wins = new Map(goals.filter(([x, y]) => x <= a && y <= b).map((goal) => [goal.join(), goal]));
  return { n, rest, floor, float, cold, wins: cold ? [] : [...wins.values()] };
}

export function coldTest({ model, el }) {
  const step = BigInt(model.get("t"));
  const fields = model.get("heaps").map((size, i) => h("input", { type: "text", inputmode: "numeric", autocomplete: "off", value: size,
    "aria-label": t("heapName", { n: i + 1 }), onkeydown: (event) => event.stopPropagation() }));
  const status = h("p", { class: "cg-status", role: "status" });
  const lines = h("ul", { class: "cg-lines" });
  const tries = model.get("tries").map((pair) => button(pair.join(", "), () => { fields.forEach((field, i) => { field.value = pair[i]; }); test(); }));
  el.classList.add("cg", "cg-cold-test");
  el.append(h("div", { class: "cg-head" }, h("p", { class: "cg-title" }, model.get("title")), h("p", { class: "cg-rule" }, model.get("rule"))),
    h("form", { onsubmit: (event) => { event.preventDefault(); test(); } },
      fields.map((field, i) => h("label", { class: "cg-field" }, h("span", {}, t("heapName", { n: i + 1 })), field)),
      h("button", { type: "submit", class: "cg-main" }, t("isItCold"))),
    h("div", { class: "cg-tools", role: "group", "aria-label": t("tryThese") }, tries), status, lines);
  test();

  function test() {
    const sizes = fields.map((field) => field.value.replace(/[\s,_]/g, ""));
    if (!sizes.every((size) => /^\d{1,60}$/.test(size))) {
      status.textContent = t("twoNumbers");
      lines.replaceChildren();
      return;
    }
    const [a, b] = sizes.map(BigInt);
    const { n, rest, floor, float, cold, wins } = judge(a, b, step);
    const name = step === 1n ? "φ" : "α";
    status.textContent = t(cold ? "isCold" : "isHot", { a, b });
    el.dataset.state = cold ? "cold" : "hot";
    const said = [
      rest ? t("noIndex", { n: a < b ? b - a : a - b, t: step }) : t("exactFloor", { n, floor, name, low: a < b ? a : b }),
      rest ? "" : t(float === floor ? "floatRight" : "floatWrong", { float }),
      wins.length ? t("winsLeave", { goals: list(wins.map(([x, y]) => t("pair", { x, y })), t("or")) }) : "",
    ];
    lines.replaceChildren(...said.filter(Boolean).map((text) => h("li", {}, text)));
    model.set("heaps", sizes);
    model.save_changes();
  }
}
