// The guess is a gate: the reader answers by hand, sees the truth beside the answer, and then the theorem opens.
//
// The gate shows a picture (see `picture.js`). The picture calls touched() when a guess has been placed, enter() when
// Enter or Space is pressed, and changed() when the sentence under the picture is out of date. If the picture is a
// task, that sentence answers each step, and done() opens the gate.
// The page's store remembers which gates are open. The text is hidden and shown by `site/gates.js` on the site, and by
// `sealed.js` in a notebook.
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
  let open = false;
  let fresh = false; // whether the reply to the guess is still shown, as it is until the reader acts
  el.classList.add("cg", "cg-hand");
  el.dataset.name = name;
  el.append(
    h("p", { class: "cg-hand-ask" }, ask),
    stage,
    line,
    h("div", { class: "cg-tools cg-hand-bar" }, go, tell, then),
    heard,
  );

  for (const kind of ["pointerdown", "keydown"]) stage.addEventListener(kind, () => (fresh = false), true);
  const hand = picture(stage, {
    touched() {
      if (open) return;
      go.disabled = !hand.ready();
      line.textContent = hand.holds();
      if (hand.task) heard.textContent = line.textContent;
      model.tell({ value: hand.value() });
    },
    enter: () => go.disabled || open || answer(hand.guess()),
    changed() {
      if (!open) return;
      if (!fresh) {
        delete el.dataset.right;
        line.textContent = hand.read();
        if (hand.task) heard.textContent = line.textContent;
      }
      model.tell({ value: hand.value() });
    },
    done: () => open || answer(hand.guess()),
  });
  go.textContent = hand.go ?? t("hand.go");
  go.hidden = hand.task && !hand.go;

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
    // whether the element that had the focus is now hidden
    const lost = focused === go || (focused && stage.contains(focused) && !focused.getClientRects().length);
    if (lost) tell.focus({ preventScroll: true });
  }

  function again() {
    open = false;
    delete el.dataset.open;
    delete el.dataset.right;
    set(key, { guess: null, open: false });
    hand.close();
    Object.assign(go, { hidden: hand.task && !hand.go, disabled: true });
    tell.textContent = t("hand.tell");
    then.textContent = "";
    line.textContent = hand.ask;
    heard.textContent = sentences(t("hand.closed"), ask);
    model.tell({ guess: null, opened: false, value: hand.value() });
  }

  /** Opens the gate without motion, with the guess from an earlier visit or without a guess. @param {any} guess */
  function quietly(guess) {
    unlock(guess, true);
    line.textContent = guess === null ? hand.read() : sentences(t("hand.before"), hand.judge(guess).text);
  }

  line.textContent = hand.ask;
  const before = get(key);
  if (before.open) quietly(before.guess);
  const unseal = sealed(name);
  const stop = subscribe(() => {
    if (!open && get(key).open) quietly(null); // opened by a link or by a search in the page
  });
  const paper = new AbortController(); // on paper, all gates are open
  /** @type {any} */
  let held = null; // the reader's unfinished guess while the page is printed
  const printed = () => {
    if (open) return;
    held = go.disabled && !hand.task ? null : hand.value();
    hand.open(null, true);
  };
  const shownAgain = () => {
    if (open) return;
    hand.close();
    if (held !== null) hand.set(held);
  };
  addEventListener("beforeprint", printed, { signal: paper.signal });
  addEventListener("afterprint", shownAgain, { signal: paper.signal });
  model.hear("value", () => hand.set(model.get("value")));
  return () => {
    unseal();
    stop();
    paper.abort();
    hand.stop();
  };
}
