// The outputs of a cell, as elements of the page.
import { h } from "../../page/dom.js";
import { controls } from "./controls.js";
import { inked, widgetCode } from "./models.js";

const VIEW = "application/vnd.jupyter.widget-view+json";
const CONTROLS = "application/vnd.cgkit.controls+json";

export const text = (/** @type {string} */ kind, /** @type {string} */ words) =>
  h("div", { class: `output ${kind}`, "data-kind": kind }, h("div", { class: "highlight" }, h("pre", {}, words)));

/** Returns an element for a displayed object, in its richest form.
 * @param {Record<string, any>} data @param {Python} python */
export function element(data, python) {
  if (data[VIEW]) {
    const box = h("div");
    widgetCode.show(data[VIEW].model_id).then((place) => box.append(place));
    return box;
  }
  if (data[CONTROLS]) return controls(data[CONTROLS], python);
  const markup = data["image/svg+xml"] ?? data["text/html"];
  if (markup === undefined) return text("text_plain", data["text/markdown"] ?? data["text/plain"] ?? "");
  const box = h("div", { class: "output" });
  box.innerHTML = inked(String(markup).replace(/^[^<]*<\?xml.*?\?>/s, ""));
  return box;
}

/** Adds printed text to the box's last output if that output is of this kind, and otherwise as a new output.
 * @param {Element} box @param {string} kind @param {string} words */
export function print(box, kind, words) {
  const last = box.lastElementChild;
  if (last instanceof HTMLElement && last.dataset.kind === kind) last.querySelector("pre")?.append(words);
  else box.append(text(kind, words));
}

/** Returns elements for all outputs of a call, in order. @param {any[]} parts @param {Python} python */
export function outputs(parts, python) {
  const box = h("div");
  for (const part of parts) {
    if (part.data) box.append(element(part.data, python));
    else print(box, part.error ? "error" : (part.name ?? "stdout"), part.error ?? part.text);
  }
  return [...box.childNodes];
}
