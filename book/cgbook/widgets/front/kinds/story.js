// A story: pictures on a rail, each with a sentence. Stories show proofs.
import { film } from "../hand/film.js";
import { rail } from "../hand/rail.js";
import { calm, h } from "../page/dom.js";
import { frame } from "../page/view.js";
import { t } from "../page/words.js";

const LARGEST = 1.6; // maximum multiple of a picture's own size; in a larger picture, the words would shout

/** Returns the CSS for a picture's aspect ratio, and its maximum width in pixels. @param {string} picture */
function sizeOf(picture) {
  const [, wide, tall] = /^<svg\b[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(picture) ?? ["", "0", "0"];
  return { ratio: `aspect-ratio: ${wide} / ${tall}`, widest: LARGEST * Number(wide) };
}

const [READ, GLIDE] = [2400, 900]; // time for a picture, and from one picture to the next, in milliseconds

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
  const { element, hand, stop } = rail(frames.length, {
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
  // reserve room for all sentences from the beginning, so that nothing else moves
  /** @param {string} text @param {string} [style] */
  const room = (text, style) => h("div", { class: "cg-room", "aria-hidden": "true", style }, text);
  const sizes = frames.map((one) => sizeOf(one.picture));
  const ratios = [...new Set(sizes.map((one) => one.ratio))];
  const style = `--widest: ${Math.max(...sizes.map((one) => one.widest))}px`;
  frame(
    { model, el },
    element,
    h("div", { class: "cg-layers", style }, picture, ...ratios.map((ratio) => room("", ratio))),
    h("div", { class: "cg-layers" }, words, ...frames.map((one) => room(one.text))),
  );
  const stay = model.get("plays") && !at && !calm() ? playing() : () => {};
  return () => {
    stay();
    stop();
    still();
  };

  /** Plays the story once it's in sight, unless the reader takes over. Returns a function that stops the story. */
  function playing() {
    let [clock, step] = [0, 0];
    const next = () => {
      hand.set(++step, { glide: GLIDE });
      if (step + 1 < frames.length) clock = window.setTimeout(next, READ);
    };
    const seen = new IntersectionObserver(
      (all) => {
        if (!all.some((one) => one.isIntersecting)) return;
        seen.disconnect();
        clock = window.setTimeout(next, READ / 2);
      },
      { threshold: 0.6 },
    );
    const end = () => {
      seen.disconnect();
      clearTimeout(clock);
    };
    seen.observe(el);
    for (const kind of ["pointerdown", "keydown"]) el.addEventListener(kind, end, true);
    return end;
  }
}

export default { traits: ["frames", "step", "plays"], draw };
