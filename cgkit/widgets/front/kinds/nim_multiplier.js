// Nim multiplication with numbers of any size, and a widget that multiplies two of them and says how.
import { button, h } from "../page/dom.js";
import { t } from "../page/words.js";

/** How many bits the lower half of a number has: the upper half begins at a Fermat power. */
export function halfOf(n) {
  let half = 1n;
  while (n >> (2n * half)) half *= 2n;
  return half;
}

const halves = (n, half) => [n >> half, n & ((1n << half) - 1n)];

/** The nim-product, by the halves of the numbers: F ⊗ x = Fx for x below the Fermat power F, and F ⊗ F = F ⊕ F/2. */
export function product(a, b) {
  if (a < 2n || b < 2n) return a * b;
  const half = halfOf(a | b);
  const [[highA, lowA], [highB, lowB]] = [halves(a, half), halves(b, half)];
  const [low, high] = [product(lowA, lowB), product(highA, highB)];
  return ((product(highA ^ lowA, highB ^ lowB) ^ low) << half) ^ low ^ product(high, 1n << (half - 1n));
}

/** The number whose product with n > 0 is 1. */
export function inverse(n) {
  if (n < 2n) return n;
  const half = halfOf(n);
  const [a, b] = halves(n, half);
  const below = inverse(product(b, a ^ b) ^ product(product(a, a), 1n << (half - 1n)));
  return (product(a, below) << half) | product(a ^ b, below);
}

/** What makes up a product: the Fermat power F, the halves of both numbers, and the three products of which it is made. */
export function steps(x, y) {
  const half = halfOf(x | y);
  const [[a, b], [c, d]] = [halves(x, half), halves(y, half)];
  return { F: 1n << half, a, b, c, d, ac: product(a, c), mixed: product(a, d) ^ product(b, c), bd: product(b, d), corner: product(product(a, c), 1n << (half - 1n)) };
}

export function nimMultiplier({ model, el }) {
  const fields = model.get("factors").map((factor, i) => h("input", { type: "text", inputmode: "numeric", autocomplete: "off", value: factor,
    "aria-label": t("factorName", { n: i + 1 }), onkeydown: (event) => event.stopPropagation() }));
  const status = h("p", { class: "cg-status", role: "status" });
  const lines = h("ul", { class: "cg-lines" });
  const tries = model.get("tries").map((pair) => button(pair.join(" ⊗ "), () => { fields.forEach((field, i) => { field.value = pair[i]; }); multiply(); }));
  el.classList.add("cg", "cg-nim-multiplier");
  el.append(h("div", { class: "cg-head" }, h("p", { class: "cg-title" }, model.get("title")), h("p", { class: "cg-rule" }, model.get("rule"))),
    h("form", { onsubmit: (event) => { event.preventDefault(); multiply(); } },
      fields.map((field, i) => h("label", { class: "cg-field" }, h("span", {}, t("factorName", { n: i + 1 })), field)),
      h("button", { type: "submit", class: "cg-main" }, t("multiply"))),
    h("div", { class: "cg-tools", role: "group", "aria-label": t("tryThese") }, tries), status, lines);
  multiply();

  function multiply() {
    const factors = fields.map((field) => field.value.replace(/[\s,_]/g, ""));
    if (!factors.every((factor) => /^\d{1,40}$/.test(factor))) {
      status.textContent = t("twoFactors");
      lines.replaceChildren();
      return;
    }
    const [x, y] = factors.map(BigInt);
    const result = product(x, y);
    status.textContent = t("productIs", { x, y, result });
    const said = x < 2n || y < 2n ? [t("zeroOrOne")] : explained(x, y, result);
    if (x && y) said.push(t("inverses", { x, y, ofX: inverse(x), ofY: inverse(y) }));
    lines.replaceChildren(...said.map((text) => h("li", {}, text)));
    el.dataset.result = String(result);
    model.set("factors", factors);
    model.save_changes();
  }
}

function explained(x, y, result) {
  const { F, a, b, c, d, ac, mixed, bd, corner } = steps(x, y);
  const halved = (n, high, low) => (high ? t("halves", { n, high, low, F }) : t("below", { n, F }));
  return [
    `${halved(x, a, b)} ${halved(y, c, d)}`,
    t("threeProducts", { a, b, c, d, ac, mixed, bd }),
    ac ? t("putTogether", { ac, mixed, bd, F, half: F / 2n, corner, result, first: (ac ^ mixed) * F, rest: bd ^ corner }) : t("putTogetherPlain", { mixed, bd, F, first: mixed * F, result }),
  ];
}
