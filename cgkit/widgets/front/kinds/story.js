// A story: pictures with a sentence each, stepped forwards and back. Proofs are told this way.
import { button, h } from "../page/dom.js";
import { t } from "../page/words.js";

export function story({ model, el }) {
  const frames = model.get("frames");
  let at = 0;
  const picture = h("div", { class: "cg-picture" });
  const status = h("p", { class: "cg-status", role: "status" });
  const back = button(`‹ ${t("previous")}`, () => go(at - 1));
  const next = button(`${t("next")} ›`, () => go(at + 1), { class: "cg-main" });
  const count = h("span", { class: "cg-legend" });
  el.classList.add("cg", "cg-story");
  el.append(h("div", { class: "cg-head" }, h("p", { class: "cg-title" }, model.get("title"))), picture, status,
    h("div", { class: "cg-tools" }, back, next, count));
  go(0);

  function go(to) {
    at = Math.max(0, Math.min(to, frames.length - 1));
    picture.innerHTML = frames[at].picture; // our own pictures, written by cgkit
    status.textContent = frames[at].text;
    count.textContent = t("stepOf", { n: at + 1, all: frames.length });
    back.disabled = at === 0;
    next.disabled = at === frames.length - 1;
    el.dataset.step = at;
  }
}
