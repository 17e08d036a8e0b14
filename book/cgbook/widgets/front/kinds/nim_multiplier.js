// Two numbers of any size are multiplied as nimbers; each product opens into those of which it is made.
import { h, statusLine } from "../page/dom.js";
import { frame } from "../page/view.js";
import { inverse, product, unfolded } from "../maths/nim_field.js";
import { twoNumbers } from "../page/two_numbers.js";
import { t } from "../page/words.js";

/** @param {Kind<"nim multiplier">} widget */
function draw({ model, el }) {
  const status = statusLine();
  const tree = h("ul", { class: "cg-lines cg-tree" });
  const lines = h("p", { class: "cg-legend" });
  const form = twoNumbers({
    values: model.get("factors"),
    tries: model.get("tries"),
    digits: 40,
    show: (pair) => pair.join(" ⊗ "),
    labels: [t("factorName", { n: 1 }), t("factorName", { n: 2 }), t("multiply")],
    onsubmit: show,
  });
  frame({ model, el }, form.form, status, tree, lines);
  form.submit();

  function show(factors) {
    if (!factors) {
      status.textContent = t("twoFactors");
      lines.textContent = "";
      tree.replaceChildren();
      return;
    }
    const [x, y] = factors.map(BigInt);
    const result = product(x, y);
    status.textContent = t("productIs", { x, y, result });
    tree.replaceChildren(branch([x, y], true));
    lines.textContent = x && y ? t("inverses", { x, y, ofX: inverse(x), ofY: inverse(y) }) : "";
    el.dataset.result = String(result);
    model.tell({ factors });
  }
}

/** A product as a branch of the tree; what it is made of is worked out when it is opened. */
function branch([x, y], open = false) {
  const step = unfolded(x, y);
  const result = product(x, y);
  const name = t("productIs", { x, y, result });
  if (!step.parts.length) return h("li", {}, `${name}: ${t(`unfold.${step.rule}`, { F: step.F, half: step.F / 2n })}.`);
  const inside = h("div");
  const details = h("details", { open }, h("summary", {}, name), inside);
  const fill = () => {
    if (!details.open || inside.childElementCount) return;
    inside.append(
      h("p", {}, explained(x, y, step)),
      h(
        "ul",
        {},
        step.parts.map(([one, other]) => branch([one, other])),
      ),
    );
  };
  details.addEventListener("toggle", fill);
  fill();
  return h("li", {}, details);
}

/** How the products in a step make up the whole. */
function explained(x, y, { rule, F, parts }) {
  const result = product(x, y);
  const values = parts.map(([one, other]) => product(one, other));
  const sum = (list) => list.join(" ⊕ ");
  if (rule === "shift") {
    const [[d, c]] = parts;
    return t("unfold.shift", { high: x < F ? y : x, F, c, d, inner: values[0], result });
  }
  if (rule === "squares") {
    const [inner, second] = values;
    const [[a, c]] = parts;
    return t("unfold.squares", { x, y, a, c, F, half: F / 2n, inner, first: F * inner, second, result });
  }
  const group = (n) => {
    const halves = [n - (n % F), n % F].filter(Boolean);
    return halves.length > 1 ? t("unfold.group", { sum: sum(halves) }) : String(n);
  };
  const terms = sum(parts.map(([one, other]) => `${one} ⊗ ${other}`));
  return t("unfold.split", { x: group(x), y: group(y), terms, values: sum(values), result });
}

export default { traits: ["factors", "tries"], draw };
