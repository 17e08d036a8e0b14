// Shows of a long list what the reader asks for by its form (cgsite/filters.py), and keeps it in the address:
// "#verdict=false&words=mex". Without it the whole list is shown. Heads of a table that can be sorted become buttons.
import { button } from "../page/dom.js";
import { plain } from "../page/names.js";

function filter() {
  /** @type {HTMLFormElement | null} */
  const form = document.querySelector(".cg-filter");
  const status = form?.querySelector("[role=status]");
  if (!form || !status) return;

  /** @param {string} text without signs too, its words apart by one blank */
  const apart = (text) =>
    plain(text)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();

  /** What of an entry is searched: not what is folded, so that no word gives away a hint.
   * @param {HTMLElement} part */
  function open(part) {
    const whole = /** @type {HTMLElement} */ (part.cloneNode(true));
    for (const folded of whole.querySelectorAll("details")) folded.remove();
    // what stands in two elements is two words
    for (const one of whole.querySelectorAll("*")) one.append(" ");
    return whole.textContent ?? "";
  }

  const entries = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(form.dataset.entries ?? ""))];
  const items = entries.map((item) => {
    const next = /** @type {HTMLElement | null} */ (item.tagName === "DT" ? item.nextElementSibling : null);
    const parts = next ? [item, next] : [item];
    return { item, parts, words: ` ${apart(parts.map(open).join(" "))}` };
  });

  /** @returns {[string, string][]} what is asked for */
  function asked() {
    const told = /** @type {[string, string][]} */ ([...new FormData(form ?? undefined)]);
    return told.filter(([, value]) => apart(value));
  }

  /** Whether each word begins one of the entry, or, if it is Chinese, stands in it.
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

  // An address that asks for something fills in the form; any other, as that of an entry, shows all.
  function read() {
    const hash = location.hash.slice(1);
    const told = new URLSearchParams(hash.includes("=") ? hash : "");
    for (const field of form?.querySelectorAll("select, input") ?? []) {
      const input = /** @type {HTMLInputElement | HTMLSelectElement} */ (field);
      input.value = told.get(input.name) ?? "";
      // a choice that is not offered
      if (input instanceof HTMLSelectElement && input.selectedIndex < 0) input.value = "";
    }
    show();
    if (hash && !hash.includes("=")) document.getElementById(decodeURIComponent(hash))?.scrollIntoView();
  }

  /** By this column: numbers as numbers, before words; what is empty last.
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

filter();
