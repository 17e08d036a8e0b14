// A climb through a picture of Green Hackenbush. At each bridge, the reader says what it should be worth. Then
// the board lights the branch to follow, and in the end all winning cuts glow.
import { button, done, h, roving, statusLine } from "../page/dom.js";
import { garden } from "../page/garden.js";
import { frame } from "../page/view.js";
import { list, sentences, t } from "../page/words.js";
import { curves, extent, spots } from "../maths/strokes.js";

const MOST = 4; // the largest number to choose, unless the climb needs a larger one

/** @param {Kind<"climb">} widget */
function draw({ model, el }) {
  const [numbers, steps, drawn] = [model.get("numbers"), model.get("steps"), curves(model.get("segments"))];
  const most = Math.max(MOST, ...steps.map(({ worth, should }) => Math.max(worth, should)));
  const field = garden(extent(drawn));
  const places = new Map(numbers.map((n, i) => [n, spots(drawn)[i]]));
  const status = statusLine();
  const acts = h("div", { class: "cg-acts cg-climb-acts" });
  frame({ model, el }, h("div", { class: "cg-board" }, field), status, acts);
  let at = model.get("step");
  ask("");

  /** Asks the question of the current step, after the reply to the previous step (`said`). @param {string} said */
  function ask(said) {
    const step = steps[at];
    const won = steps.slice(0, at).flatMap(({ wins }) => wins);
    const lit = new Set(step?.edges);
    field.show(
      drawn.map((curve, i) => ({ id: numbers[i], curve, lit: lit.has(numbers[i]), won: won.includes(numbers[i]) })),
    );
    const badges = won.map((n) => badge(n, n, "cg-climb-won"));
    if (step?.bridge) badges.push(badge(step.bridge, step.worth, "cg-climb-worth"));
    field.layer.replaceChildren(...badges);
    const focused = acts.contains(document.activeElement);
    const trying = () => button(t("climb.try"), tried, { class: "cg-main" });
    acts.replaceChildren(!step ? button(t("climb.again"), again) : step.bridge ? bridge() : trying());
    if (focused) acts.querySelector("button")?.focus({ preventScroll: true });
    const cuts = won.toSorted((a, b) => a - b);
    const next = step ? question() : t("climb.all", { n: won.length, cuts: list(cuts, t("climb.and")) });
    status.textContent = sentences(said, next);
    Object.assign(el.dataset, { step: at, wins: String(won) });
  }

  function badge(/** @type {number} */ edge, /** @type {number} */ text, /** @type {string} */ kind) {
    return field.place(h("span", { class: `cg-badge ${kind}` }, String(text)), places.get(edge) ?? [0, 0]);
  }
  function bridge() {
    const row = h("div", { class: "cg-climb-numbers", role: "group", "aria-label": t("climb.worth") });
    for (let n = 0; n <= most; n++) row.append(button(String(n), () => answer(n)));
    return roving(row);
  }

  function question() {
    const { bridge, edges, worth, has, goal, high } = steps[at];
    const where = t(high ? "climb.end" : "climb.ground", { has, goal });
    return sentences(where, t(bridge ? "climb.bridge" : "climb.part", { worth, n: edges.length }));
  }

  function answer(/** @type {number} */ said) {
    const { worth, should, has, goal, high, edges } = steps[at];
    if (said !== should) {
      status.textContent = sentences(
        t(high ? "climb.wrongEnd" : "climb.wrong", { said, has: has ^ worth ^ said, goal }),
        t("climb.retry", { worth }),
      );
      return;
    }
    const way = should === 0 ? "cut" : edges.length > 1 ? "up" : "tip";
    go(t(`climb.${way}`, { worth, surplus: has ^ goal, should, goal: should - 1, had: worth - 1 }));
  }

  function tried() {
    const { edges, wins } = steps[at];
    const told = { n: edges.length, all: wins.length, cuts: list(wins, t("climb.and")) };
    go(t(wins.length ? "climb.found" : "climb.none", told));
  }

  function go(/** @type {string} */ said) {
    model.tell({ step: (at += 1) });
    if (at === steps.length) done(el);
    ask(said);
  }
  function again() {
    model.tell({ step: (at = 0) });
    ask("");
  }
}

export default { traits: ["segments", "numbers", "steps", "step"], draw };
