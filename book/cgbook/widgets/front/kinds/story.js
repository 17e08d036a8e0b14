// A story: pictures with a sentence each, stepped forwards and back. Proofs are told this way.
import { button, h, statusLine } from "../page/dom.js";
import { frame } from "../page/view.js";
import { t } from "../page/words.js";

/** The room that a picture takes. */
function sizeOf(picture) {
  const [, wide, tall] = /^<svg\b[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(picture) ?? ["", "0", "0"];
  return `aspect-ratio: ${wide} / ${tall}`;
}

/** @param {Kind<"story">} widget */
function draw({ model, el }) {
  const frames = model.get("frames");
  let at = 0;
  const picture = h("div", { class: "cg-picture" });
  const status = statusLine();
  const back = button(`‹ ${t("previous")}`, () => go(at - 1));
  const next = button(`${t("next")} ›`, () => go(at + 1), { class: "cg-main" });
  const count = h("span", { class: "cg-legend" });
  // all that comes has its room from the beginning: the buttons stay under the finger
  const room = (text, style) => h("div", { class: "cg-room", "aria-hidden": "true", style }, text);
  const sizes = [...new Set(frames.map((one) => sizeOf(one.picture)))];
  frame(
    { model, el },
    "story",
    h("div", { class: "cg-layers" }, picture, ...sizes.map((size) => room("", size))),
    h("div", { class: "cg-layers" }, status, ...frames.map((one) => room(one.text))),
    h("div", { class: "cg-tools" }, back, next, count),
  );
  go(model.get("step"));

  function go(to) {
    at = Math.max(0, Math.min(to, frames.length - 1));
    picture.innerHTML = frames[at].picture; // our own pictures, written by cgkit
    status.textContent = frames[at].text;
    count.textContent = t("stepOf", { n: at + 1, all: frames.length });
    back.disabled = at === 0;
    next.disabled = at === frames.length - 1;
    el.dataset.step = String(at);
    model.tell({ step: at });
  }
}

export default { traits: ["frames", "step"], draw };
