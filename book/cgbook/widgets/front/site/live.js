// The entry to Python in this page. Nothing is loaded until the reader uses a program, or a script calls `cgLive.wake`.
import { button, h } from "../page/dom.js";
import { lookUp } from "../page/words.js";
import { LOST } from "./live/lost.js";

const say = lookUp({
  title:
    "Run this program in the page, with Python from this site. A program can’t reach any other host, but a program " +
    "that you paste here can do to this page whatever you can.",
  run: "Run",
  edit: "Edit",
  write: "Write your program",
  file:
    "Python can’t start from a file opened by itself, because browsers load its parts only from a server. " +
    "Open the book at its address, or run python book/_site/serve.py.",
  lost: LOST,
});
const me = /** @type {HTMLScriptElement} */ (document.currentScript);
const folder = new URL(`live/${me.dataset.live}/`, me.src).href;
const site = /** @type {any} */ (window);
const file = location.protocol === "file:";
const loaded = /** @type {Record<string, any>} */ ({});
let tries = 0;
/** Loads a script of Python in the page, such as "cells"; after a failure, the next try uses another address.
 * @param {string} name */
async function load(name) {
  if (file) throw new Error(say("file"));
  try {
    return (loaded[name] ??= await import(`${folder}${name}.js${tries ? `?${tries}` : ""}`));
  } catch {
    tries += 1;
    throw new Error(say("lost"));
  }
}
site.cgLive = {
  state: file ? "off" : "asleep",
  wake: async (/** @type {any} */ tell) => (await load("python")).wake(tell),
};
const cells = new URL(`live/cells/${me.dataset.cells}`, me.src).href;
for (const [where, name, ...ways] of [
  [".cg-code .cell_input", "cells", "run", "edit"],
  [".cg-program", "program", "write"],
])
  for (const place of document.querySelectorAll(where)) {
    const status = h("span");
    const go = async (/** @type {string} */ way) => {
      status.textContent = "…";
      try {
        await (await load(name))[way](place.closest(".cell, .cg-problem"), cells);
        status.textContent = "";
      } catch (/** @type {any} */ error) {
        status.textContent = error.message;
      }
    };
    const buttons = ways.map((way) => button(say(way), () => go(way), { title: say("title") }));
    place.append(h("div", { class: "cg-run" }, buttons, status));
    // a listing looks like a text field, so a reader who clicks into one wants to type
    if (ways.includes("edit") && !file)
      place.querySelector("pre")?.addEventListener("click", () => getSelection()?.isCollapsed && go("edit"));
  }
