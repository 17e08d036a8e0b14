// The answer box of an exercise, which takes an answer of the exercise's kind, judges it, and stores the result.
import { KINDS } from "../answers/index.js";
import { judge } from "../answers/judge.js";
import { all, button, h, statusLine } from "../page/dom.js";
import { get, set } from "../page/store.js";
import { curly, sentences, t } from "../page/words.js";

/** @param {Kind<"exercise">} widget */
function draw({ model, el }) {
  const spec = model.get("spec");
  const kind = KINDS[spec.kind];
  const own = `exercise:${spec.id}`;
  const before = get(own);
  const value = model.get("answer") || before.answer; // an answer set by Python replaces the stored answer
  const status = statusLine();
  let latest = { state: "", text: "" }; // verdict on the latest answer
  const further = h("div", { class: "cg-further" }); // shown after a right answer; takes no space while empty
  el.classList.add("cg", "cg-exercise");
  el.dataset.exercise = spec.id;
  const { element, first, between, missing, stop } = kind.ask({
    spec: /** @type {Required<Spec>} */ (spec),
    value,
    before,
    model,
    check,
    say: whisper,
    tell,
    goOn,
    /** @param {object} changes */
    keep: (changes) => set(own, changes),
  });
  el.append(element, status, ...(between ? [between] : []), further);
  const known = kind.read && (model.get("answer") || kind.stands) ? judge(spec, value) : null;
  if (known && known.verdict !== "unread") tell(known.verdict, wordsOf(known));
  else if (kind.read && before.points) tell("right", wordsOf({ verdict: "right", say: "" }));
  else if (first && !status.textContent) tell("", first);
  return stop;

  /** Shows the points and the link to the next exercise. */
  function goOn() {
    const points = spec.chapter.ids.reduce((sum, id) => sum + get(`exercise:${id}`).points, 0);
    const score = t("pointsOf", { points, all: spec.chapter.points });
    const next = following();
    further.replaceChildren(
      h("span", { class: "cg-score" }, score),
      ...(next ? [button(t("nextExercise", next), () => visit(next.box))] : []),
    );
  }

  /** Returns the page's next unsolved exercise, whose box isn't live yet if it's in a fold. */
  function following() {
    const places = all('[data-counts^="exercise "]');
    const at = places.findIndex((place) => place.contains(el));
    if (at < 0) {
      const box = spec.next && document.querySelector(`[data-exercise="${CSS.escape(spec.next.id)}"]`);
      return box && { box, ...spec.next };
    }
    const box = places.slice(at + 1).find((place) => !get(`exercise:${place.dataset.counts?.split(" ")[1]}`).points);
    const [, number, title] =
      /([\d.]+)\. (.+)/s.exec(box?.closest(".cell")?.querySelector("strong")?.textContent ?? "") ?? [];
    return title && { box, number, title };
  }

  /** Goes to an exercise, or to the question of the gate that seals it. */
  function visit(/** @type {any} */ box) {
    for (let sealed; (sealed = box.closest("[data-gate][hidden]"));) {
      const question = document.querySelector(`[data-asks="${CSS.escape(sealed.dataset.gate)}"]`);
      if (!question) break;
      box = question;
    }
    for (let fold = box.closest("details:not([open])"); fold; fold = fold.parentElement.closest("details:not([open])"))
      fold.open = true;
    const cell = box.closest(".cell") ?? box;
    cell.scrollIntoView({ block: "start" });
    const field = box.querySelector("input, textarea, [tabindex='0']");
    if (!field) cell.tabIndex = -1; // the box isn't live yet
    (field ?? cell).focus({ preventScroll: true });
  }

  function tell(/** @type {string} */ state, /** @type {string} */ text) {
    latest = { state, text };
    el.dataset.state = state;
    status.textContent = text;
    if (state === "right") goOn();
    else further.replaceChildren();
  }

  /** @param {{verdict: string, say: string}} judged */
  function wordsOf({ verdict, say }) {
    if (verdict === "right") return curly(sentences(t("correct"), spec.idea));
    if (verdict === "unfit") return curly(t("unfit", { say }));
    if (verdict === "wrong") return curly(sentences(t("notYet"), say || t("tryHint")));
    return missing?.() ?? t(kind.unread ?? "");
  }

  /** Judges and stores an answer, and shows the verdict; a null text means there's no answer yet.
   * @param {string | null} text */
  function check(text) {
    const judged = judge(spec, text);
    if (text !== null) {
      set(own, { answer: text, ...(judged.verdict === "right" ? { points: spec.points } : {}) });
      model.tell({ answer: text, correct: judged.verdict === "right" });
    }
    tell(judged.verdict, wordsOf(judged));
  }

  /** Shows some text for a while or, if there's none, the verdict on the latest answer. @param {string | null} text */
  function whisper(text) {
    el.dataset.state = text === null ? latest.state : "shown";
    status.textContent = text ?? latest.text;
  }
}

export default { traits: ["spec", "answer"], draw };
