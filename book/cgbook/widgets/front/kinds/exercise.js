// The answer box of an exercise: reads an answer as a person writes it, says what is missing, and keeps what was done.
import { judge } from "../game/judge.js";
import { button, done, h, statusLine } from "../page/dom.js";
import { earned, keep, kept } from "../page/kept.js";
import { list, t } from "../page/words.js";
import { board } from "./answers/board.js";
import { marks } from "./answers/marks.js";
import { checkButton, chosen, typed } from "./answers/typed.js";

const WORDS = 8; // fewer are no proof

function draw({ model, el }) {
  const spec = model.get("spec");
  const before = kept(spec.id);
  const status = statusLine();
  let told = { state: "", text: "" }; // of the last answer
  const further = h("div", { class: "cg-further" }); // what comes after a right answer; its room is kept
  el.classList.add("cg", "cg-exercise");
  el.dataset.exercise = spec.id;
  if (spec.kind === "text") essay();
  else if (spec.kind === "code") program();
  else answer();

  /** Points, and the way on. */
  function goOn() {
    const score = t("pointsOf", { points: earned(spec.chapter.ids), all: spec.chapter.points });
    const next = spec.next && document.querySelector(`[data-exercise="${CSS.escape(spec.next.id)}"]`);
    further.replaceChildren(
      h("span", { class: "cg-score" }, score),
      ...(next ? [button(t("nextExercise", spec.next), () => visit(next))] : []),
    );
  }

  function visit(box) {
    const cell = box.closest(".cell") ?? box;
    cell.scrollIntoView({ block: "start" });
    box.querySelector("input, textarea, [tabindex='0']")?.focus({ preventScroll: true });
  }

  function tell(state, text) {
    told = { state, text };
    el.dataset.state = state;
    status.textContent = text;
    if (state === "right") goOn();
    else further.replaceChildren();
  }

  function answer() {
    const value = model.get("answer") || before.answer; // what Python sets goes before what was written here
    const how = spec.board ? board : spec.marks ? marks : spec.kind === "choice" ? chosen : typed;
    const found = how({ spec, value, check, say: whisper });
    const { element, below, missing } = found instanceof Element ? { element: found } : found;
    el.append(element, status, further, ...(below ? [below] : []));
    const known = model.get("answer") || spec.kind === "move" ? judge(spec, value) : null;
    if (known && known.verdict !== "unread") tell(known.verdict, said(known));
    else if (before.points) tell("right", said({ verdict: "right", say: "" }));

    function said({ verdict, say }) {
      if (verdict === "right") return [t("correct"), spec.idea].filter(Boolean).join(" ");
      if (verdict === "unfit") return t("unfit", { say });
      if (verdict === "wrong") return [t("notYet"), say || t("tryHint")].join(" ");
      if (spec.board) return t("moveFirst");
      return missing?.() ?? t({ choice: "chooseOne", number: "numberOnly" }[spec.kind] ?? "numbersOnly");
    }

    /** Judges an answer, says what it is worth and keeps it; null where there is none yet. */
    function check(text) {
      const found = judge(spec, text);
      if (text !== null) {
        keep(spec.id, { answer: text, ...(found.verdict === "right" ? { points: spec.points } : {}) });
        model.tell({ answer: text, correct: found.verdict === "right" });
        done(el);
      }
      tell(found.verdict, said(found));
    }
  }

  /** Says what is shown for a while; without a text, what was said of the last answer. */
  function whisper(text) {
    el.dataset.state = text === null ? told.state : "shown";
    status.textContent = text ?? told.text;
  }

  /** A program is checked above, by Python in the page; of one in JupyterLab its author says it. */
  function program() {
    const tick = h("input", { type: "checkbox", checked: before.points > 0, onchange: mark });
    el.append(
      h("div", { class: "cg-points" }, h("label", {}, tick, h("span", {}, t("programPasses")))),
      status,
      further,
    );
    if (tick.checked) tell("right", passed());
    document.addEventListener("cg-passed", (/** @type {any} */ { detail }) => {
      if (detail !== spec.id) return;
      tick.checked = true;
      mark();
    });

    function mark() {
      keep(spec.id, { points: tick.checked ? spec.points : 0 });
      if (!tick.checked) return tell("", "");
      done(el);
      tell("right", passed());
    }

    function passed() {
      return [t("programKept", { name: spec.name }), spec.idea].join(" ");
    }
  }

  function essay() {
    const box = h("textarea", {
      rows: 4,
      oninput: () => keep(spec.id, { answer: box.value }),
      onkeydown: (event) => event.stopPropagation(),
    });
    box.value = model.get("answer") || before.answer;
    const ticks = spec.rubric.map((_, i) => before.ticks.includes(i));
    const points = h("div", { class: "cg-points", hidden: true }, spec.rubric.map(point));
    el.append(
      h(
        "form",
        { onsubmit: check },
        h("label", { class: "cg-field cg-wide" }, h("span", {}, t("answer")), box),
        checkButton(),
      ),
      status,
      points,
      further,
    );
    if (ticks.includes(true) || model.get("answer")) open();

    function point(text, i) {
      const onchange = (event) => {
        ticks[i] = event.target.checked;
        mark();
      };
      return h("label", {}, h("input", { type: "checkbox", checked: ticks[i], onchange }), h("span", {}, text));
    }

    function check(event) {
      event.preventDefault();
      model.tell({ answer: box.value });
      if (box.value.trim().split(/\s+/).length >= WORDS) open();
      else tell("unread", t("writeFirst"));
    }

    function open() {
      points.hidden = false;
      if (ticks.includes(true)) mark();
      else tell("compared", t("compare"));
    }

    /** The reader's own marking: a point for each tick, in proportion. */
    function mark() {
      const found = ticks.filter(Boolean).length;
      const worth = Math.round((spec.points * found) / ticks.length);
      const missing = ticks.flatMap((ticked, i) => (ticked ? [] : [String(i + 1)]));
      keep(spec.id, { ticks: ticks.flatMap((ticked, i) => (ticked ? [i] : [])), points: worth });
      done(el);
      const whole = found === ticks.length;
      const text = whole
        ? t("provedAll")
        : t("provedSome", { found, all: ticks.length, missing: list(missing, t("and")) });
      tell(whole ? "right" : "compared", text);
      goOn();
    }
  }
}

export default { traits: ["spec", "answer"], draw };
