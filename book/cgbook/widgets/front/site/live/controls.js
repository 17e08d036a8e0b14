// The controls of an `interact` that runs in this page. They look like the page's own sliders and accept any setting.
import { h } from "../../page/dom.js";
import { outputs } from "./outputs.js";

let lists = 0;

/** Creates a control with its label, and a function that reads its value. @param {any} control */
function field(control) {
  const name = h("span", {}, control.name);
  if (control.kind === "check") {
    const box = h("input", { type: "checkbox", checked: control.value });
    return { label: h("label", { class: "cg-tick" }, box, name), read: () => box.checked };
  }
  if (control.kind === "slider") {
    const { min, max, step, value } = control;
    const output = h("b", { "aria-hidden": "true" });
    const oninput = () => (output.textContent = box.value);
    const box = h("input", { type: "range", min, max, step, value, oninput });
    oninput();
    return { label: h("label", { class: "cg-slide" }, name, box, output), read: () => Number(box.value) };
  }
  if (control.kind === "choice") {
    const options = control.labels.map((/** @type {string} */ words, /** @type {number} */ i) =>
      h("option", { value: i, selected: i === control.value }, words),
    );
    const box = h("select", {}, options);
    return { label: h("label", { class: "cg-pick" }, name, box), read: () => box.selectedIndex };
  }
  const id = `cg-live-list-${++lists}`;
  const list = control.labels.length > 0 && id;
  const onkeydown = (/** @type {Event} */ event) => event.stopPropagation();
  const how = { type: "text", autocapitalize: "off", spellcheck: "false", value: control.value, list, onkeydown };
  const box = h("input", how);
  const words = control.labels.map((/** @type {string} */ one) => h("option", {}, one));
  const among = h("datalist", { id }, words);
  return { label: h("label", { class: "cg-pick" }, name, box, among), read: () => box.value };
}

/** Creates the controls, which make one call at a time; while Python is busy, only the latest setting waits.
 * @param {{key: string, controls: any[], outputs: any[]}} told @param {Python} python */
export function controls({ key, controls: given, outputs: first }, python) {
  const fields = given.map((one) => (one.kind === "fixed" ? { label: null, read: () => null } : field(one)));
  const labels = fields.map(({ label }) => label);
  const form = h("form", { class: "cg-controls", autocomplete: "off" }, labels);
  const answer = h("div", { class: "cg-answer", "aria-live": "polite" }, outputs(first, python));
  let busy = false;
  let again = false;
  const ask = () => {
    again = busy;
    if (busy) return;
    busy = true;
    const values = fields.map(({ read }) => read());
    python.control(key, values);
  };
  const show = (/** @type {any[]} */ parts) => {
    answer.style.minHeight = `${answer.offsetHeight}px`; // so that the text below doesn't jump
    answer.replaceChildren(...outputs(parts, python));
    busy = false;
    if (again) ask();
  };
  python.answered(key, show);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", ask);
  return h("div", { class: "cg-sliders", "data-live": "yes" }, h("div", { class: "cg-stored" }, form, answer));
}
