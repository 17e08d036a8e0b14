// The answer box of an exercise: checks an answer by look-up, and says what a likely wrong answer has missed.
import { button, choice, field, h, statusLine } from "../page/dom.js";
import { normal } from "../maths/answers.js";
import { t } from "../page/words.js";

/** {right, say}: `accept` lists the right answers, `feedback` the likely wrong ones with what to say. */
export function judge({ kind, accept, feedback }, text) {
  const answer = normal(kind, text);
  if (answer === null)
    return { right: null, say: t({ choice: "chooseOne", number: "numberOnly" }[kind] ?? "numbersOnly") };
  if (accept.includes(answer)) return { right: true, say: t("correct") };
  const known = feedback.find(({ answers }) => answers.includes(answer));
  return { right: false, say: [t("notYet"), known ? known.say : t("tryHint")].join(" ") };
}

/** What was written is kept in this browser; a page that may not store it works all the same. */
const store = {
  get: (key) => {
    try {
      return localStorage.getItem(key) ?? "";
    } catch {
      return "";
    }
  },
  set: (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      /* private mode: nothing is kept */
    }
  },
};

function draw({ model, el }) {
  const spec = model.get("spec");
  const key = `cgkit:${spec.id}`;
  const label = spec.label || t("answer");
  const submit = button(t("check"), () => {}, { type: "submit", class: "cg-main" });
  const status = statusLine();
  let value = model.get("answer") || store.get(key); // what Python sets goes before what was written here
  el.classList.add("cg", "cg-exercise");
  el.dataset.exercise = spec.id;
  if (spec.kind === "text") essay();
  else box();

  function onSubmit(act) {
    return (event) => {
      event.preventDefault();
      store.set(key, value);
      act();
    };
  }

  function box() {
    const choices = () =>
      choice(
        t("answer"),
        spec.options.map((text, i) => [String(i), text]),
        value,
        (chosen) => {
          value = chosen;
        },
      );
    const written = () =>
      field(label, {
        spellcheck: "false",
        value,
        inputmode: spec.kind === "number" ? "numeric" : "text",
        oninput: (event) => {
          value = event.target.value;
        },
      }).element;
    const check = () => {
      const { right, say } = judge(spec, value);
      status.textContent = say;
      el.dataset.state = right === null ? "unread" : right ? "right" : "wrong";
      model.tell({ answer: value, correct: right === true });
    };
    el.append(h("form", { onsubmit: onSubmit(check) }, spec.kind === "choice" ? choices() : written(), submit), status);
    if (model.get("answer")) check();
  }

  function essay() {
    const text = h("textarea", {
      rows: 4,
      oninput: () => {
        value = text.value;
        store.set(key, value);
      },
      onkeydown: (event) => event.stopPropagation(),
    });
    text.value = value;
    const points = h(
      "div",
      { class: "cg-points", hidden: true },
      spec.rubric.map((point) => h("label", {}, h("input", { type: "checkbox" }), h("span", {}, point))),
    );
    const compare = () => {
      const written = value.trim().length >= 10;
      status.textContent = t(written ? "compare" : "writeFirst");
      points.hidden = !written;
      model.tell({ answer: value });
    };
    el.append(
      h(
        "form",
        { onsubmit: onSubmit(compare) },
        h("label", { class: "cg-field cg-wide" }, h("span", {}, label), text),
        submit,
      ),
      status,
      points,
    );
    if (model.get("answer")) compare();
  }
}

export default { traits: ["spec", "answer"], draw };
