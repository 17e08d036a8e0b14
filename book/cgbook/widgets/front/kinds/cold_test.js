// Whether two heaps that the reader types are a cold pair of t-Wythoff: with whole numbers of any size, and for
// comparison with floating point.
import { h, statusLine } from "../page/dom.js";
import { judge } from "../maths/cold_pairs.js";
import { frame } from "../page/view.js";
import { twoNumbers } from "../page/two_numbers.js";
import { list, t } from "../page/words.js";

/** What is said of two heaps: whether they are cold, and how one sees it. */
function wordsOf(a, b, step) {
  const { n, rest, floor, float, cold, wins } = judge(a, b, step);
  const name = step === 1n ? "φ" : "α";
  const lines = [
    rest
      ? t("noIndex", { n: a < b ? b - a : a - b, t: step })
      : t("exactFloor", { n, floor, name, low: a < b ? a : b }),
    rest ? "" : t(float === floor ? "floatRight" : "floatWrong", { float }),
    wins.length
      ? t("winsLeave", {
          goals: list(
            wins.map(([x, y]) => t("pair", { x, y })),
            t("or"),
          ),
        })
      : "",
  ];
  return { cold, lines: lines.filter(Boolean) };
}

/** @param {Kind<"cold test">} widget */
function draw({ model, el }) {
  const step = BigInt(model.get("t"));
  const status = statusLine();
  const lines = h("ul", { class: "cg-lines" });
  const form = twoNumbers({
    values: model.get("heaps"),
    tries: model.get("tries"),
    digits: 60,
    show: (pair) => pair.join(", "),
    labels: [t("heapName", { n: 1 }), t("heapName", { n: 2 }), t("isItCold")],
    onsubmit: show,
  });
  frame({ model, el }, form.form, status, lines);
  form.submit();

  function show(sizes) {
    if (!sizes) {
      status.textContent = t("twoNumbers");
      lines.replaceChildren();
      return;
    }
    const [a, b] = sizes.map(BigInt);
    const found = wordsOf(a, b, step);
    status.textContent = t(found.cold ? "isCold" : "isHot", { a, b });
    el.dataset.state = found.cold ? "cold" : "hot";
    lines.replaceChildren(...found.lines.map((text) => h("li", {}, text)));
    model.tell({ heaps: sizes });
  }
}

export default { traits: ["t", "heaps", "tries"], draw };
