// Two numbers of any size are multiplied as nimbers, and it is said how.
import { h, statusLine } from "../page/dom.js";
import { frame } from "../page/frame.js";
import { inverse, product, steps } from "../maths/nim_field.js";
import { twoNumbers } from "../page/two_numbers.js";
import { t } from "../page/words.js";

function draw({ model, el }) {
  const status = statusLine();
  const lines = h("ul", { class: "cg-lines" });
  const form = twoNumbers({
    values: model.get("factors"),
    tries: model.get("tries"),
    digits: 40,
    show: (pair) => pair.join(" ⊗ "),
    labels: [t("factorName", { n: 1 }), t("factorName", { n: 2 }), t("multiply")],
    onsubmit: show,
  });
  frame({ model, el }, "nim-multiplier", ...form.elements, status, lines);
  form.submit();

  function show(factors) {
    if (!factors) {
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
    model.tell({ factors });
  }
}

function explained(x, y, result) {
  const { F, a, b, c, d, ac, mixed, bd, corner } = steps(x, y);
  const halved = (n, high, low) => (high ? t("halves", { n, high, low, F }) : t("below", { n, F }));
  return [
    `${halved(x, a, b)} ${halved(y, c, d)}`,
    t("threeProducts", { a, b, c, d, ac, mixed, bd }),
    ac
      ? t("putTogether", { ac, mixed, bd, F, half: F / 2n, corner, result, first: (ac ^ mixed) * F, rest: bd ^ corner })
      : t("putTogetherPlain", { mixed, bd, F, first: mixed * F, result }),
  ];
}

export default { traits: ["factors", "tries"], draw };
