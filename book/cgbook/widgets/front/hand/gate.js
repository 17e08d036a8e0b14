// The guess is a gate: the reader answers with the hand, sees the truth beside the answer, and then the theorem opens.
//
// It shows a picture (`picture.js` says what that is), which calls touched() when a guess has been placed, enter() on
// the Enter key, and changed() when what its line says is stale.
// Which gates are open the page keeps; what they hide is its own affair (`site/gates`).
import { button, h } from "../page/dom.js";
import { get, set, subscribe } from "../page/store.js";
import { sentences, t } from "../page/words.js";
import { sealed } from "./sealed.js";

/** @param {{model: any, el: HTMLElement}} widget @param {string} name @param {string} ask @param {any} picture */
export function gate({ model, el }, name, ask, picture) {
  const key = `gate:${name}`;
  const stage = h("div", { class: "cg-hand-stage", role: "group", "aria-label": ask });
  const line = h("p", { class: "cg-hand-line" });
  const heard = h("p", { class: "cg-heard", role: "status" });
  const go = button(t("hand.go"), () => answer(hand.guess()), { class: "cg-main", disabled: true });
  const tell = button(t("hand.tell"), () => (open ? again() : answer(null)), { class: "cg-quiet" });
  const then = h("span", { class: "cg-legend" });
  el.classList.add("cg", "cg-hand");
  el.dataset.name = name;
  el.append(
    h("p", { class: "cg-hand-ask" }, ask),
    stage,
    line,
    h("div", { class: "cg-tools cg-hand-bar" }, go, tell, then),
    heard,
  );

  let open = false;
  let fresh = false; // what was said of the guess stands until the reader acts
  for (const kind of ["pointerdown", "keydown"]) stage.addEventListener(kind, () => (fresh = false), true);
  const hand = picture(stage, {
    touched() {
      if (open) return;
      go.disabled = false;
      line.textContent = hand.holds();
      model.tell({ value: hand.value() });
    },
    enter: () => go.disabled || open || answer(hand.guess()),
    changed() {
      if (!open) return;
      if (!fresh) {
        delete el.dataset.right;
        line.textContent = hand.read();
      }
      model.tell({ value: hand.value() });
    },
  });

  function unlock(/** @type {any} */ guess, /** @type {boolean} */ quick) {
    open = fresh = true;
    el.dataset.open = "";
    hand.open(guess, quick);
    go.hidden = true;
    tell.textContent = t("hand.again");
    then.textContent = hand.then;
    model.tell({ guess, opened: true });
  }

  function answer(/** @type {any} */ guess) {
    const focused = document.activeElement;
    const said = guess === null ? { text: hand.truth } : hand.judge(guess);
    unlock(guess, false);
    set(key, { guess, open: true });
    line.textContent = said.text;
    el.dataset.right = guess === null ? "told" : String(said.right);
    heard.textContent = sentences(said.text, t("hand.opened"));
    // what had the focus is gone
    const lost = focused === go || (focused && stage.contains(focused) && !focused.getClientRects().length);
    if (lost) tell.focus({ preventScroll: true });
  }

  function again() {
    open = false;
    delete el.dataset.open;
    delete el.dataset.right;
    set(key, { guess: null, open: false });
    hand.close();
    Object.assign(go, { hidden: false, disabled: true });
    tell.textContent = t("hand.tell");
    then.textContent = "";
    line.textContent = hand.ask;
    heard.textContent = sentences(t("hand.closed"), ask);
    model.tell({ guess: null, opened: false, value: hand.value() });
  }

  /** Opens without a guess, or with that of last time. @param {any} guess */
  function quietly(guess) {
    unlock(guess, true);
    line.textContent = guess === null ? hand.read() : sentences(t("hand.before"), hand.judge(guess).text);
  }

  line.textContent = hand.ask;
  const before = get(key);
  if (before.open) quietly(before.guess);
  const unseal = sealed(name);
  const stop = subscribe(() => {
    if (!open && get(key).open) quietly(null); // a link, a search in the page
  });
  const paper = new AbortController(); // on paper all gates are open
  addEventListener("beforeprint", () => open || hand.open(null, true), { signal: paper.signal });
  addEventListener("afterprint", () => open || hand.close(), { signal: paper.signal });
  model.hear("value", () => hand.set(model.get("value")));
  return () => {
    unseal();
    stop();
    paper.abort();
    hand.stop();
  };
}
