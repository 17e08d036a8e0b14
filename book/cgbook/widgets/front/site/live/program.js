// A program that the reader writes in the page for an exercise, and that all the exercise's tests check.
import { button, h } from "../../page/dom.js";
import { editor } from "./editor.js";
import { text } from "./outputs.js";
import { home } from "./python_of_page.js";
import { say } from "./words.js";

/** Puts an editor in place of an exercise's starter program. @param {HTMLElement} cell */
export async function write(cell) {
  const place = /** @type {HTMLElement} */ (cell.querySelector(".cg-program"));
  const answer = await fetch(new URL("programs.json", import.meta.url));
  if (!answer.ok) throw new TypeError(say("lost"));
  const id = place.dataset.exercise ?? exerciseOf(cell) ?? "";
  const { name, test, starter } = (await answer.json())[id];
  const verdict = h("div", { class: "cg-verdict", role: "status" });
  const written = editor({ text: starter, label: say("yours"), onRun: check, onChange: () => {} });
  const row = h("div", { class: "cg-run" }, button(say("check"), check));
  place.replaceChildren(written.element, row, verdict);
  written.focus();
  home.use(async () => {});

  function check() {
    return home.use(async (python) => {
      home.say(say("running", { name }), "running");
      verdict.replaceChildren(h("p", {}, say("stoppable", { name }))); // remove the verdict on the previous program
      delete verdict.dataset.state;
      let result;
      try {
        result = await python.ask("cglive.programs:check", [written.text(), name, test]);
      } catch (/** @type {any} */ error) {
        verdict.replaceChildren();
        if (error.name === "Died") verdict.append(text("error", error.message));
        throw error;
      }
      const { passed, say: why, printed } = result;
      verdict.dataset.state = passed ? "right" : "wrong";
      const long = why.includes("\n");
      const said = passed ? say("passes") : long ? say("yourError") : say("notYet", { why });
      verdict.replaceChildren(h("p", {}, said));
      if (long) verdict.append(text("error", why));
      if (printed) verdict.append(say("printed"), text("stdout", printed));
      // the exercise's box awards the points
      if (passed) document.dispatchEvent(new CustomEvent("cg-passed", { detail: id }));
      return say("finished");
    });
  }
}

const exerciseOf = (/** @type {HTMLElement} */ cell) =>
  /** @type {HTMLElement | null} */ (cell.querySelector("[data-counts]"))?.dataset.counts?.split(" ")[1];
