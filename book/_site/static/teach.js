// The chooser of the page for teachers: what is ticked becomes a list and a command line. Without it, tables are shown.
(() => {
  "use strict";

  const form = /** @type {HTMLFormElement | null} */ (document.querySelector(".cg-teach-form"));
  if (!form) return;
  const picks = /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll(".cg-teach input[name=pick]")]);
  const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (form.querySelector(selector));
  const field = (/** @type {string} */ name) =>
    /** @type {HTMLInputElement | HTMLSelectElement} */ (form.elements.namedItem(name)).value.trim();
  const [told, list, line, copy] = ["[role=status]", "ol", "code", "[name=copy]"].map(part);
  /** @type {HTMLInputElement[]} what is ticked, in the order in which it was */
  let chosen = [];

  /** @param {string} text as a shell reads it, on every system */
  const quoted = (text) => (/^[\w.,:/-]+$/.test(text) ? text : `"${text.replace(/["\\$`%!]/g, "")}"`);
  const sum = (/** @type {string} */ key) => chosen.reduce((all, one) => all + Number(one.dataset[key]), 0);

  const so = (/** @type {string | number} */ many, /** @type {string} */ what) =>
    `${many} ${what}${Number(many) === 1 ? "" : "s"}`;

  function show() {
    list.replaceChildren(
      ...chosen.map((one) => {
        const item = document.createElement("li");
        const { title, points, minutes, known } = one.dataset;
        const worth = `${so(points ?? 0, "point")}, ${minutes} minutes`;
        item.textContent = `${title} (${worth})${known ? "; its answer stands in the book" : ""}`;
        return item;
      }),
    );
    told.textContent = chosen.length
      ? `${so(chosen.length, "exercise")}, ${so(sum("points"), "point")}, about ${sum("minutes")} minutes.`
      : "Nothing is ticked yet.";
    const name = field("name").replace(/[^\w-]/g, "") || "hw1";
    const parts = ["cgbook assign", `--exercises ${chosen.map((one) => one.value).join(",")}`];
    if (field("seed")) parts.push(`--seed ${quoted(field("seed"))}`);
    if (field("format")) parts.push(`--format ${field("format")}`);
    line.textContent = chosen.length ? [...parts, `--out ${name}.zip`].join(" ") : "";
    /** @type {HTMLButtonElement} */ (copy).disabled = !chosen.length;
  }

  /** Ticks, read anew: those that were there keep their order. */
  function read() {
    const ticked = picks.filter((one) => one.checked);
    chosen = [...chosen.filter((one) => one.checked), ...ticked.filter((one) => !chosen.includes(one))];
    show();
  }

  picks.forEach((one) => one.addEventListener("change", read));
  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => {
    for (const one of picks) one.checked = false;
    setTimeout(read);
  });
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(line.textContent ?? "");
      told.textContent = "The line is copied.";
    } catch {
      getSelection()?.selectAllChildren(line);
      told.textContent = "The line is marked: copy it with your keyboard.";
    }
  });
  document.querySelector(".cg-teach")?.classList.add("cg-teach-alive");
  read(); // a browser that goes back to the page keeps what was ticked
})();
