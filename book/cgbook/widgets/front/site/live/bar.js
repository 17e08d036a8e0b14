// The bar at the foot of the window. It shows Python's progress and the running program, and has buttons that stop or
// restart Python.
import { button, h } from "../../page/dom.js";
import sheet from "./live.css";
import { say as words } from "./words.js";

export function bar(/** @type {{ stop: () => void; restart: () => void; again: () => void }} */ on) {
  const box = h("section", { class: "cg-python", hidden: true, "aria-label": words("region") });
  const status = h("p", { role: "status" });
  const gauge = h("progress", { max: 1, value: 0, hidden: true, "aria-label": words("starting") });
  let all = /** @type {(() => void) | null} */ (null); // runs all programs, on a page that has any
  const runAll = button(words("runAll"), () => all?.());
  const stop = button(words("stop"), on.stop);
  const restart = button(words("restart"), on.restart);
  const again = button(words("again"), on.again, { hidden: true });
  const closing = { "aria-label": words("close"), title: words("close"), class: "cg-python-close" };
  const close = button("×", () => hide(), closing);
  box.append(status, gauge, runAll, again, stop, restart, close);
  document.head.append(h("style", {}, sheet));
  document.body.append(box);

  function hide() {
    box.hidden = true;
    document.body.style.removeProperty("padding-bottom");
  }

  /** @param {"waking" | "idle" | "running" | "failed"} state @param {string} text */
  function say(text, state, done = 0) {
    box.hidden = false;
    document.body.style.paddingBottom = `${box.offsetHeight}px`; // so that the bar doesn't cover the end of the page
    status.textContent = text;
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
  return { say, runAll: (/** @type {() => void} */ what) => (all = what) };
}
