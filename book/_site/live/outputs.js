// What a cell puts out, as elements of the page.
import { controls } from "./controls.js";
import { inked, widgetCode } from "./models.js";

const VIEW = "application/vnd.jupyter.widget-view+json";
const CONTROLS = "application/vnd.cgkit.controls+json";

export function text(kind, words) {
  const box = document.createElement("div");
  box.className = `output ${kind}`;
  box.dataset.kind = kind;
  const frame = document.createElement("div");
  frame.className = "highlight";
  const pre = Object.assign(document.createElement("pre"), { textContent: words });
  frame.append(pre);
  box.append(frame);
  return box;
}

/** The element of what was displayed: its richest form. */
export function shown(data, python) {
  if (data[VIEW]) {
    const box = document.createElement("div");
    widgetCode.show(data[VIEW].model_id).then((place) => box.append(place));
    return box;
  }
  if (data[CONTROLS]) return controls(data[CONTROLS], python);
  const markup = data["image/svg+xml"] ?? data["text/html"];
  if (markup === undefined) return text("text_plain", data["text/markdown"] ?? data["text/plain"] ?? "");
  const box = document.createElement("div");
  box.className = "output";
  box.innerHTML = inked(String(markup).replace(/^[^<]*<\?xml.*?\?>/s, ""));
  return box;
}

/** Adds what is printed to the last text of this kind. */
export function print(box, kind, words) {
  const last = box.lastElementChild;
  if (last instanceof HTMLElement && last.dataset.kind === kind) last.querySelector("pre")?.append(words);
  else box.append(text(kind, words));
}

/** All outputs of a call, one after the other. */
export function outputs(parts, python) {
  const box = document.createElement("div");
  for (const part of parts) {
    if (part.data) box.append(shown(part.data, python));
    else print(box, part.error ? "error" : (part.name ?? "stdout"), part.error ?? part.text);
  }
  return [...box.childNodes];
}
