// The answer box of an exercise: checks an answer by look-up, and says what a likely wrong answer has missed.
import { button, choice, h } from "../page/dom.js";
import { t } from "../page/words.js";

/** An answer as it is compared: "12", "2,5,9", the number of a choice; null where it cannot be read. */
export function normal(kind, text) {
  const trimmed = String(text ?? "").trim();
  if (kind === "choice") return trimmed === "" ? null : trimmed;
  const numbers = trimmed.replace(/[{}()[\]]/g, "").split(/[\s,;]+/).filter(Boolean);
  if (!numbers.every((one) => /^[-+]?\d{1,30}$/.test(one))) return null;
  const whole = numbers.map((one) => String(BigInt(one.replace("+", ""))));
  if (kind === "number") return whole.length === 1 ? whole[0] : null;
  if (kind === "list") return whole.length ? whole.join(",") : null;
  return [...new Set(whole)].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1)).join(",") || (trimmed === "{}" ? "" : null);
}

/** {right, say}: `accept` lists the right answers, `feedback` the likely wrong ones with what to say. */
export function judge({ kind, accept, feedback }, text) {
  const answer = normal(kind, text);
  if (answer === null) return { right: null, say: t({ choice: "chooseOne", number: "numberOnly" }[kind] ?? "numbersOnly") };
  if (accept.includes(answer)) return { right: true, say: t("correct") };
  const known = feedback.find(({ answers }) => answers.includes(answer));
  return { right: false, say: [t("notYet"), known ? known.say : t("tryHint")].join(" ") };
}

/** What was written is kept in this browser; a page that may not store it works all the same. */
const store = {
  get: (key) => { try { return localStorage.getItem(key) ?? ""; } catch { return ""; } },
  set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* private mode: nothing is kept */ } },
};

export function exercise({ model, el }) {
  const spec = model.get("spec");
  const key = `cgkit:${spec.id}`;
  const status = h("p", { class: "cg-status", role: "status" });
  el.classList.add("cg", "cg-exercise");
  el.dataset.exercise = spec.id;
  if (spec.kind === "text") return essay();

  let value = store.get(key);
  const check = (event) => {
    event.preventDefault();
    const { right, say } = judge(spec, value);
    status.textContent = say;
    el.dataset.state = right === null ? "unread" : right ? "right" : "wrong";
    store.set(key, value);
    model.set("answer", value);
    model.set("correct", right === true);
    model.save_changes();
  };
  const field = spec.kind === "choice"
    ? choice(t("answer"), spec.options.map((text, i) => [String(i), text]), value, (chosen) => { value = chosen; })
    : h("label", { class: "cg-field" }, h("span", {}, spec.label || t("answer")), h("input", {
      type: "text", autocomplete: "off", spellcheck: "false", value, inputmode: spec.kind === "number" ? "numeric" : "text",
      oninput: (event) => { value = event.target.value; }, onkeydown: (event) => event.stopPropagation() }));
  el.append(h("form", { onsubmit: check }, field, h("button", { type: "submit", class: "cg-main" }, t("check"))), status);

  function essay() {
    const box = h("textarea", { rows: 4, oninput: () => store.set(key, box.value), onkeydown: (event) => event.stopPropagation() });
    box.value = store.get(key);
    const points = h("div", { class: "cg-points", hidden: true }, spec.rubric.map((point) =>
      h("label", {}, h("input", { type: "checkbox" }), h("span", {}, point))));
    el.append(h("form", { onsubmit: (event) => {
      event.preventDefault();
      const written = box.value.trim().length >= 10;
      status.textContent = t(written ? "compare" : "writeFirst");
      points.hidden = !written;
      model.set("answer", box.value);
      model.save_changes();
    } }, h("label", { class: "cg-field cg-wide" }, h("span", {}, spec.label || t("answer")), box), h("button", { type: "submit", class: "cg-main" }, t("check"))), status, points);
  }
}
