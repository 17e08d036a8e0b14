// The way to Python in this page. Nothing of it is loaded before somebody asks: a program's button, or `cgLive.wake`.
(() => {
  "use strict";
  const me = /** @type {HTMLScriptElement} */ (document.currentScript);
  const folder = new URL(`live/${me.dataset.live}/`, me.src).href;
  const site = /** @type {any} */ (window);
  const file = location.protocol === "file:";
  const TITLE =
    "Runs in this page, with Python from this site. A program reaches no other host; but one that you paste here " +
    "may do to this page what you may.";
  const loaded = {};
  let tries = 0;
  /** A module of the folder; one that did not come is asked for again by another address. */
  async function load(name) {
    if (file)
      throw new Error(
        "Python cannot start from a file opened by itself: browsers load its parts only from a server. " +
          "Open the book at its address, or run python book/_site/serve.py.",
      );
    try {
      return (loaded[name] ??= await import(`${folder}${name}.js${tries ? `?${tries}` : ""}`));
    } catch {
      tries += 1;
      throw new Error("Python did not come: the connection failed half-way. Try again.");
    }
  }
  site.cgLive = { state: file ? "off" : "asleep", wake: async (tell) => (await load("python")).wake(tell) };
  const cells = new URL(`live/cells/${me.dataset.cells}`, me.src).href;
  for (const [where, name] of [
    [".cg-code .cell_input", "cells"],
    [".cg-program", "program"],
  ])
    for (const place of document.querySelectorAll(where)) {
      const row = Object.assign(document.createElement("div"), { className: "cg-run" });
      const run = Object.assign(document.createElement("button"), { type: "button", textContent: "Run" });
      run.title = TITLE;
      const said = document.createElement("span");
      if (name === "program") run.textContent = "Write and check it here";
      row.append(run, said);
      run.onclick = async () => {
        said.textContent = "…";
        try {
          await (await load(name)).run(place.closest(".cell"), cells);
          said.textContent = "";
        } catch (/** @type {any} */ error) {
          said.textContent = error.message;
        }
      };
      place.append(row);
    }
})();
