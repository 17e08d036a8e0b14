// The controls of an `interact`, which work without a kernel. All answers were computed when the book was built; each
// cell's answers are in a separate file, which is fetched when a control is touched.
import { h, script } from "../page/dom.js";
import { say as words } from "./words.js";

const site = /** @type {any} */ (window); // the files leave their answers in cgAnswers

/** @param {HTMLElement} block */
async function fetchAnswers({ dataset: { name = "", answers = "" } }) {
  await script(answers);
  return site.cgAnswers[name];
}

function labelled(/** @type {HTMLElement} */ label) {
  const field = /** @type {HTMLInputElement | HTMLSelectElement} */ (label.querySelector("input, select"));
  const list = label.nextElementSibling;
  return { field, name: label.innerText.trim(), list: list instanceof HTMLDataListElement ? list : null };
}

/** Returns the number of a control's settings, and the index of the current setting, or -1 if a field's text isn't one
 * of them.
 * @param {any} event */
function place({ field, list }) {
  if (field instanceof HTMLSelectElement) return [field.options.length, field.selectedIndex];
  if (field.type === "checkbox") return [2, Number(field.checked)];
  if (list) {
    const folded = (/** @type {string} */ text) => text.trim().toLowerCase();
    return [list.options.length, [...list.options].findIndex(({ value }) => folded(value) === folded(field.value))];
  }
  const [min, max, step, at] = [field.min, field.max, field.step, field.value].map(Number);
  return [(max - min) / step + 1, (at - min) / step];
}

/**
 * @param {HTMLElement} block
 * @param {number} nth
 */
function wake(block, nth) {
  const [template, stored] = ["template", ".cg-stored"].map((one) => block.querySelector(one));
  if (!(template instanceof HTMLTemplateElement) || !stored) return;
  const found = stored.querySelector(".cg-answer"); // missing if the first answer is empty
  const answer = found instanceof HTMLElement ? found : h("div");
  answer.className = "cg-answer";
  const parts = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
  const form = /** @type {HTMLFormElement} */ (parts.querySelector("form"));
  const foot = /** @type {HTMLElement} */ (parts.querySelector(".cg-stored-foot"));
  const note = h("p", { class: "cg-outside", role: "alert", hidden: true });
  answer.setAttribute("aria-live", "polite");
  stored.replaceChildren(form, note, answer, foot);
  const controls = [...form.querySelectorAll("label")].map(labelled);
  for (const [n, { field, list }] of controls.entries())
    if (list) field.setAttribute("list", (list.id = `cg-list-${nth}-${n}`));

  let held; // the promise of the answers, once a control has been touched
  const hold = () =>
    (held ??= fetchAnswers(block).catch((error) => {
      held = undefined; // the next touch tries again
      throw error;
    }));

  /** @param {(string | Node)[]} words */
  function say(...words) {
    note.replaceChildren(...words);
    note.hidden = !words.length;
    answer.classList.toggle("cg-past", words.length > 0);
  }

  async function show() {
    let setting = 0;
    for (const control of controls) {
      const { field, name } = control;
      const [many, at] = place(control);
      if (at < 0 && field instanceof HTMLInputElement) {
        const { value, defaultValue: one } = field;
        field.setAttribute("aria-invalid", "true");
        const way = /** @type {Node} */ (foot.querySelector("a")?.cloneNode(true));
        say(words("noSetting", { value, many, name, one }), " ", way, ".");
        return;
      }
      field.removeAttribute("aria-invalid");
      setting = setting * many + at;
      const shown = field.parentElement?.querySelector("b");
      if (shown) shown.textContent = field.value;
    }
    say();
    block.dataset.wanted = String(setting);
    try {
      const { which, answers } = await hold();
      if (block.dataset.wanted !== String(setting)) return; // the reader has moved a control again
      answer.style.minHeight = `${answer.offsetHeight}px`; // so that the text below doesn't jump up and down
      answer.innerHTML = answers[which[setting]];
      block.dataset.shown = String(setting);
    } catch {
      say(words("noAnswer"));
    }
  }

  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", show);
  for (const event of ["pointerdown", "focusin"]) form.addEventListener(event, () => void hold().catch(() => {}));
  block.dataset.live = "yes";
}

export function sliders() {
  for (const [nth, block] of document.querySelectorAll(".cg-sliders").entries())
    if (block instanceof HTMLElement) wake(block, nth);
}
