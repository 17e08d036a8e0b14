// What the page says of Python, at the foot of the window: how far it is, what runs, and the ways to end it.
import sheet from "./live.css";
import { words } from "./words.js";

const made = (tag, properties = {}) => Object.assign(document.createElement(tag), properties);
export const button = (text, onclick, properties = {}) =>
  made("button", { type: "button", textContent: text, onclick, ...properties });

/** @param {{ stop: () => void; restart: () => void; again: () => void }} on */
export function bar(on) {
  const box = made("section", { className: "cg-python", hidden: true, ariaLabel: words.region });
  const said = made("p", { role: "status" });
  const gauge = made("progress", { max: 1, value: 0, hidden: true, ariaLabel: words.starting });
  let all = /** @type {(() => void) | null} */ (null); // what "run all" does, on a page with programs
  const runAll = button(words.runAll, () => all?.());
  const stop = button(words.stop, on.stop);
  const restart = button(words.restart, on.restart);
  const again = button(words.again, on.again, { hidden: true });
  const close = button("×", () => hide(), { ariaLabel: words.close, title: words.close, className: "cg-python-close" });
  box.append(said, gauge, runAll, again, stop, restart, close);
  document.head.append(made("style", { textContent: sheet }));
  document.body.append(box);

  function hide() {
    box.hidden = true;
    document.body.style.removeProperty("padding-bottom");
  }

  /** @param {"waking" | "idle" | "running" | "failed"} state */
  function say(text, state, done = 0) {
    box.hidden = false;
    document.body.style.paddingBottom = `${box.offsetHeight}px`; // the end of the page is not covered
    said.textContent = text;
    box.dataset.state = state;
    gauge.hidden = state !== "waking";
    gauge.value = done;
    runAll.hidden = !all || state === "failed";
    runAll.disabled = state !== "idle";
    stop.hidden = state === "failed";
    stop.disabled = state === "idle";
    restart.hidden = state === "failed" || state === "waking";
    again.hidden = state !== "failed";
  }
  return { say, runAll: (what) => (all = what) };
}
