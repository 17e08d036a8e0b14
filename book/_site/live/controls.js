// The controls of an `interact` that runs in this page: the page's own sliders, alive for any setting.
import { outputs } from "./outputs.js";

let lists = 0;

const named = (tag, properties = {}) => Object.assign(document.createElement(tag), properties);

/** A control with its label, and how to read it. */
function field(one) {
  const label = named("label");
  const name = named("span", { textContent: one.name });
  if (one.kind === "check") {
    label.className = "cg-tick";
    const box = named("input", { type: "checkbox", checked: one.value });
    label.append(box, name);
    return { label, read: () => box.checked };
  }
  if (one.kind === "slider") {
    label.className = "cg-slide";
    const { min, max, step } = one;
    const box = named("input", { type: "range", min, max, step });
    box.value = one.value;
    const said = named("b", { textContent: box.value, ariaHidden: "true" });
    box.addEventListener("input", () => (said.textContent = box.value));
    label.append(name, box, said);
    return { label, read: () => Number(box.value) };
  }
  label.className = "cg-pick";
  if (one.kind === "choice") {
    const box = named("select");
    for (const [i, words] of one.labels.entries()) box.add(new Option(words, String(i), false, i === one.value));
    label.append(name, box);
    return { label, read: () => box.selectedIndex };
  }
  const box = named("input", { type: "text", autocapitalize: "off", spellcheck: false, value: one.value });
  const list = named("datalist", { id: `cg-live-list-${++lists}` });
  list.append(...one.labels.map((words) => new Option(words)));
  if (one.labels.length) box.setAttribute("list", list.id);
  box.addEventListener("keydown", (event) => event.stopPropagation());
  label.append(name, box, list);
  return { label, read: () => box.value };
}

/** One call at a time; while Python is busy, the last setting wins. */
export function controls({ key, controls: given, outputs: first }, python) {
  const block = named("div", { className: "cg-sliders" });
  block.dataset.live = "yes";
  const stored = named("div", { className: "cg-stored" });
  const form = named("form", { className: "cg-controls", autocomplete: "off" });
  const answer = named("div", { className: "cg-answer", ariaLive: "polite" });
  const fields = given.map((one) => (one.kind === "fixed" ? { read: () => null } : field(one)));
  for (const { label } of fields) if (label) form.append(label);
  let busy = false;
  let again = false;
  const ask = () => {
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    python.control(
      key,
      fields.map(({ read }) => read()),
    );
  };
  const show = (parts) => {
    answer.style.minHeight = `${answer.offsetHeight}px`; // what stands below does not jump
    answer.replaceChildren(...outputs(parts, python));
    busy = false;
    if (!again) return;
    again = false;
    ask();
  };
  python.answered(key, show);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", ask);
  answer.append(...outputs(first, python));
  stored.append(form, answer);
  block.append(stored);
  return block;
}
