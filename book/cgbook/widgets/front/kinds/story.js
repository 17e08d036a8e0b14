// A story: pictures with a sentence each, on a rail. Proofs are told this way.
import { film } from "../hand/film.js";
import { rail } from "../hand/rail.js";
import { h } from "../page/dom.js";
import { frame } from "../page/view.js";
import { t } from "../page/words.js";

/** The room that a picture takes. @param {string} picture */
function sizeOf(picture) {
  const [, wide, tall] = /^<svg\b[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(picture) ?? ["", "0", "0"];
  return `aspect-ratio: ${wide} / ${tall}`;
}

/** @param {Kind<"story">} widget */
function draw({ model, el }) {
  const frames = model.get("frames");
  const picture = h("div", { class: "cg-picture" });
  const words = h("p", { class: "cg-status" });
  const { show, stop: still } = film(
    picture,
    frames.map((one) => one.picture),
  );
  let at = -1;
  const { element, stop } = rail(frames.length, {
    label: t("film"),
    start: Math.min(model.get("step"), frames.length - 1),
    text: (step) => t("frameOf", { n: step + 1, all: frames.length, text: frames[step].text }),
    input(step, real) {
      show(real);
      if (step === at) return;
      at = step;
      words.textContent = frames[at].text;
      el.dataset.step = String(at);
      model.tell({ step: at });
    },
  });
  // all that comes has its room from the beginning: nothing moves but what is told
  /** @param {string} text @param {string} [style] */
  const room = (text, style) => h("div", { class: "cg-room", "aria-hidden": "true", style }, text);
  const sizes = [...new Set(frames.map((one) => sizeOf(one.picture)))];
  frame(
    { model, el },
    element,
    h("div", { class: "cg-layers" }, picture, ...sizes.map((size) => room("", size))),
    h("div", { class: "cg-layers" }, words, ...frames.map((one) => room(one.text))),
  );
  return () => {
    stop();
    still();
  };
}

export default { traits: ["frames", "step"], draw };
