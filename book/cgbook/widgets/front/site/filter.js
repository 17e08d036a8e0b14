// Filters a long list by the reader's entries in its form (cgsite/filters.py), and keeps the entries in the address,
// such as "#verdict=false&words=mex". Without this script the whole list is shown. Column heads of a sortable table
// become buttons. In the bank of problems, the problems that the reader's programs have solved are marked.
import { all, button, h } from "../page/dom.js";
import { plain } from "../maths/names.js";
import { get, set } from "../page/store.js";

function filter() {
  /** @type {HTMLFormElement | null} */
  const form = document.querySelector(".cg-filter");
  const status = form?.querySelector("[role=status]");
  if (!form || !status) return;

  /** Normalises text, without punctuation and with single blanks, also between letters and digits, as in "hdu 1847".
   * @param {string} text */
  const apart = (text) =>
    plain(text)
      .replace(/\p{L}(?=\p{N})|\p{N}(?=\p{L})/gu, "$& ")
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();

  /** Returns the searchable text of an entry. Folded parts are left out, so that no word gives away a hint.
   * @param {HTMLElement} part */
  function open(part) {
    const whole = /** @type {HTMLElement} */ (part.cloneNode(true));
    for (const folded of whole.querySelectorAll("details, .cg-program")) folded.remove();
    // keep the words of two elements apart
    for (const one of whole.querySelectorAll("*")) one.append(" ");
    return `${whole.textContent} ${part.dataset.words ?? ""}`;
  }

  const items = all(form.dataset.entries ?? "").map((item) => {
    const next = /** @type {HTMLElement | null} */ (item.tagName === "DT" ? item.nextElementSibling : null);
    const parts = next ? [item, next] : [item];
    return { item, parts, words: ` ${apart(parts.map(open).join(" "))}` };
  });

  /** @returns {[string, string][]} the reader's entries in the form that aren't empty */
  function asked() {
    const told = /** @type {[string, string][]} */ ([...new FormData(form ?? undefined)]);
    return told.filter(([, value]) => apart(value));
  }

  /** Returns whether each wanted word begins a word of the entry or, if it's Chinese, occurs in the entry.
   * @param {string} words @param {string} wanted */
  function says(words, wanted) {
    return apart(wanted)
      .split(" ")
      .every((word) => words.includes(/[\u3400-\u9fff]/.test(word) ? word : ` ${word}`));
  }

  function show() {
    const wanted = asked();
    let count = 0;
    for (const { item, parts, words } of items) {
      const fits = wanted.every(([name, value]) =>
        name === "words" ? says(words, value) : item.classList.contains(`cg-${name}-${value}`),
      );
      for (const part of parts) part.hidden = !fits;
      count += Number(fits);
    }
    const said = `${count} of ${items.length} shown.${count ? "" : " Try fewer words, or all choices."}`;
    if (status && status.textContent !== said) status.textContent = said;
  }

  function keep() {
    show();
    const told = new URLSearchParams(asked()).toString();
    history.replaceState(history.state, "", told ? `#${told}` : location.pathname + location.search);
  }

  // Fill in the form from an address that filters the list; any other address, such as an entry's, shows everything.
  function read() {
    const hash = location.hash.slice(1);
    const told = new URLSearchParams(hash.includes("=") ? hash : "");
    for (const field of form?.querySelectorAll("select, input") ?? []) {
      const input = /** @type {HTMLInputElement | HTMLSelectElement} */ (field);
      input.value = told.get(input.name) ?? "";
      // the address can name a choice that isn't offered
      if (input instanceof HTMLSelectElement && input.selectedIndex < 0) input.value = "";
    }
    show();
    if (hash && !hash.includes("=")) document.getElementById(decodeURIComponent(hash))?.scrollIntoView();
  }

  /** Sorts the table by a column, with numbers before words (after them if `down`) and empty cells always last.
   * @param {number} column @param {boolean} down */
  function sort(column, down) {
    const key = (/** @type {Element} */ row) => {
      const cell = /** @type {HTMLTableRowElement} */ (row).cells[column];
      const told = cell.querySelector("[data-key]")?.getAttribute("data-key");
      return (told ?? (cell.querySelector("strong") ?? cell).textContent ?? "").trim();
    };
    const rows = [...items].map(({ item }) => ({ item, key: key(item) }));
    rows.sort((a, b) => {
      if (!a.key || !b.key) return Number(!a.key) - Number(!b.key);
      return a.key.localeCompare(b.key, "en", { numeric: true }) * (down ? -1 : 1);
    });
    rows[0].item.parentElement?.append(...rows.map(({ item }) => item));
  }

  for (const mark of document.querySelectorAll("th .cg-sortable")) {
    const head = /** @type {HTMLTableCellElement} */ (mark.closest("th"));
    const order = () => {
      const down = head.getAttribute("aria-sort") === "ascending";
      for (const other of head.parentElement?.children ?? []) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", down ? "descending" : "ascending");
      sort(head.cellIndex, down);
    };
    mark.replaceWith(button(mark.textContent, order, { class: "cg-sort" }));
  }

  form.addEventListener("input", keep);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(keep));
  addEventListener("hashchange", read);
  read();
}

/** Marks the solved problems of the bank, in their rows and for the choice "Solved". */
function solved() {
  for (const problem of all(".cg-problem")) {
    const is = get(problem.dataset.counts ?? "").solved;
    problem.classList.toggle("cg-solved-yes", is);
    problem.classList.toggle("cg-solved-no", !is);
    const row = problem.querySelector("summary");
    if (is && !row?.querySelector(".cg-tick"))
      row?.append(h("span", { class: "cg-tick", role: "img", "aria-label": "solved" }, "✓"));
  }
}

document.addEventListener("cg-passed", (/** @type {any} */ { detail }) => {
  if (!detail.startsWith("problem:")) return;
  set(detail, { solved: true });
  solved();
});
solved();
filter();
