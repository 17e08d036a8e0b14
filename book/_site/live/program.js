// A program that an exercise asks for: written in the page, and checked by all its tests.
import { button } from "./bar.js";
import { editor } from "./editor.js";
import { text } from "./outputs.js";
import { home } from "./python_of_page.js";
import { words } from "./words.js";

/** Puts an editor in place of the starter of an exercise. */
export async function run(cell) {
  const place = cell.querySelector(".cg-program");
  const answer = await fetch(new URL("programs.json", import.meta.url));
  if (!answer.ok) throw new TypeError(words.lost);
  const id = place.dataset.exercise ?? exerciseOf(cell);
  const { name, test, starter } = (await answer.json())[id];
  const verdict = document.createElement("div");
  verdict.setAttribute("role", "status");
  verdict.className = "cg-verdict";
  const written = editor({ text: starter, label: words.yours, onRun: check, onChange: () => {} });
  const row = Object.assign(document.createElement("div"), { className: "cg-run" });
  row.append(button(words.check, check));
  place.replaceChildren(written.element, row, verdict);
  written.focus();
  home.use(async () => {});

  function check() {
    return home.use(async (python) => {
      home.say(words.running(name), "running");
      let found;
      try {
        found = await python.ask("cglive.programs:check", [written.text(), name, test]);
      } catch (/** @type {any} */ error) {
        verdict.replaceChildren();
        delete verdict.dataset.state;
        if (error.name === "Died") verdict.append(text("error", error.message));
        throw error;
      }
      const { passed, say, printed } = found;
      verdict.dataset.state = passed ? "right" : "wrong";
      const long = say.includes("\n");
      const said = passed ? words.passes : long ? words.yourError : words.notYet(say);
      verdict.replaceChildren(Object.assign(document.createElement("p"), { textContent: said }));
      if (long) verdict.append(text("error", say));
      if (printed) verdict.append(words.printed, text("stdout", printed));
      if (passed) document.dispatchEvent(new CustomEvent("cg-passed", { detail: id })); // its box gives the points
      return words.finished;
    });
  }
}

const exerciseOf = (cell) => cell.querySelector("[data-counts]")?.dataset.counts.split(" ")[1];
