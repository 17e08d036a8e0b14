// A small gate, where the reader guesses before seeing the answer. The guess stays beside the answer, and the gated
// part opens.
import { numbersIn } from "../answers/reading.js";
import { sealed } from "../hand/sealed.js";
import { button, field, formOf, h, statusLine } from "../page/dom.js";
import { get, set, subscribe } from "../page/store.js";
import { curly, sentences, t } from "../page/words.js";

/** @param {Kind<"guess">} widget */
function draw({ model, el }) {
  const { ask, choices, right, wrong, why } = model.get("spec");
  const name = model.get("name");
  const key = `gate:${name}`;
  const status = statusLine();
  const tell = button(t("hand.tell"), () => answer(null), { class: "cg-quiet" });
  const { input, element } = field(t("gate.answer"), { inputmode: "numeric" });
  const asked = choices.length
    ? h("div", { class: "cg-choices" }, [...choices.map((one) => button(one, () => answer(one))), tell])
    : formOf(t("hand.go"), typed, element, { after: [tell], class: "cg-tools" });
  el.classList.add("cg", "cg-guess-at");
  el.dataset.name = name;
  el.append(h("p", { class: "cg-hand-ask" }, curly(ask)), asked, status);
  if (get(key).open) show(get(key).guess);
  const unseal = sealed(name);
  const stop = subscribe(() => {
    const { open, guess } = get(key);
    if (open && !el.dataset.open) show(guess); // a link or a search in the page has opened the gate
  });
  return () => {
    unseal();
    stop();
  };

  function typed() {
    const found = numbersIn(input.value);
    if (found?.length === 1) answer(String(found[0]));
    else status.textContent = t("gate.unread");
  }

  function answer(/** @type {any} */ guess) {
    set(key, { guess, open: true });
    model.tell({ guess, opened: true });
    show(guess);
    status.tabIndex = -1; // the focused element is gone
    status.focus({ preventScroll: true });
  }

  function show(/** @type {any} */ guess) {
    el.dataset.open = "";
    const verdict = guess === null ? "told" : guess === right ? "right" : "wrong";
    el.dataset.right = verdict;
    const said = guess !== null && t("gate.said", { guess });
    const truth = t(guess === right ? "gate.right" : "gate.told", { right });
    // the reply to a wrong guess comes right after the guess, because "that" in the reply means the guess, and after
    // the truth, because the reply can ask about the truth
    const all = guess === right ? sentences(said, truth, why) : sentences(truth, why, said, wrong[guess]);
    status.textContent = curly(all).replaceAll("….", "…"); // no full stop after a list that ends in …
    status.style.minHeight = `${asked.offsetHeight}px`; // so that the text below doesn't move
    asked.hidden = true;
  }
}

export default { traits: ["name", "spec"], draw };
