// The first page's panel, with the progress of each chapter, and ways to save it to a file, load it and erase it.
import { button, h } from "../../page/dom.js";
import { dayOf } from "../../page/leitner.js";
import * as store from "../../page/store.js";
import { sentences } from "../../page/words.js";
import { begun, chaptersRead, dueIn, merge, read, tally, VERSION, written } from "./records.js";
import { ring } from "./ring.js";
import { line, rules, say } from "./words.js";

/** Stores entries; returns false if the browser refused any of them, so that only this page remembers it.
 * @param {Kept} kept */
const put = (kept) =>
  Object.entries(kept)
    .map(([name, one]) => store.set(name, one))
    .every(Boolean);

const MOST_BYTES = 5_000_000; // maximum size of a file, in bytes

/**
 * Fills the panel; returns a function that updates it. `refresh` updates the whole page.
 * @param {HTMLElement} place @param {ListedPage[]} pages @param {() => void} refresh @param {Record<string, Todo>} book
 */
export function panel(place, pages, refresh, book) {
  const title = h("h2", { id: "your-progress" }, say("title"));
  place.setAttribute("aria-labelledby", title.id);
  place.hidden = false;
  if (!store.keeps()) {
    place.replaceChildren(title, h("p", {}, say("keepsNothing")));
    return () => {};
  }

  const summary = h("p", {});
  const lines = h("ul", {});
  const review = h("a", { href: "review.html" });
  const due = h("p", { class: "cg-progress-due", hidden: true }, review);
  const status = h("p", { role: "status", class: "cg-progress-said" });
  const exporting = button(say("export"), save);
  const erasing = button(say("erase"), ask);
  const chooser = h("input", { type: "file", accept: ".json,application/json", hidden: true, onchange: take });
  const importing = button(say("import"), () => chooser.click());
  const tools = h("div", { class: "cg-progress-tools" }, exporting, importing, erasing, chooser);
  const sure = h("div", { class: "cg-progress-tools", role: "group", "aria-label": say("sure"), hidden: true });
  const yes = button(say("yes"), erase);
  const no = button(say("no"), () => close(erasing));
  sure.append(h("p", {}, say("sure")), yes, no);
  const undoing = button(say("undo"), undo, { hidden: true });
  const foot = h("div", { class: "cg-progress-tools" }, status, undoing);
  const items = rules.map((rule) => h("li", {}, rule));
  const counts = h("details", {}, h("summary", {}, say("counts")), h("ul", {}, items));
  place.replaceChildren(title, summary, due, lines, tools, sure, foot, counts);
  let erased = {}; // entries that can be restored

  function show(/** @type {Kept} */ kept) {
    const all = pages.map(({ page, link, todo }) => ({ page, link, done: tally(todo, page, kept) }));
    const some = all.filter(({ done }) => begun(done));
    summary.textContent = some.length ? `${total(all)} ${say("here")}` : `${say("none")} ${say("here")}`;
    lines.replaceChildren(...some.map(({ link, done }) => entry(link, done)));
    lines.hidden = !some.length;
    const n = dueIn(book, kept, dayOf(new Date()));
    review.textContent = say("due", { n });
    due.hidden = !n;
    const empty = !Object.keys(kept).length;
    exporting.hidden = empty;
    erasing.hidden = empty || !sure.hidden;
  }

  function total(/** @type {{page: string, link: HTMLAnchorElement, done: Done}[]} */ all) {
    const keys = /** @type {(keyof Done)[]} */ (Object.keys(all[0].done));
    const sums = keys.map((key) => [key, all.reduce((before, { done }) => before + Number(done[key]), 0)]);
    const whole = { ...Object.fromEntries(sums), read: false };
    const read = chaptersRead(all.filter(({ link }) => !link.querySelector(".cg-optional")));
    const chapters = { n: read.filter(Boolean).length, all: read.length };
    return `${line(whole)}, ${say("chapters", chapters)}.`;
  }

  function entry(/** @type {HTMLAnchorElement} */ link, /** @type {Done} */ done) {
    const name = /** @type {HTMLAnchorElement} */ (link.cloneNode(true));
    name.querySelector(".cg-mark-done")?.remove();
    name.removeAttribute("class");
    name.innerHTML = name.innerHTML.trim();
    name.href = link.href;
    return h("li", {}, ring(done), h("span", {}, name, " ", h("span", { class: "cg-progress-line" }, line(done))));
  }

  function save() {
    const text = written(store.all(), new Date().toISOString().slice(0, 10));
    const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    h("a", { href, download: say("file") }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
    status.textContent = say("exported", { name: say("file") });
  }

  async function take() {
    const [file] = chooser.files ?? [];
    if (!file) return;
    const name = `“${file.name}”`;
    const text = file.size > MOST_BYTES ? null : await file.text().catch(() => undefined);
    chooser.value = ""; // so that the same file can be chosen again
    if (text === null) return void (status.textContent = say("refused.large", { name }));
    if (text === undefined) return void (status.textContent = say("refused.unreadable", { name }));
    const content = read(text);
    if ("refused" in content) {
      status.textContent = say(`refused.${content.refused}`, { name, version: content.version, mine: VERSION });
      return;
    }
    const { kept, fresh } = merge(store.all(), content.kept);
    const whole = put(kept);
    const what = Object.entries(fresh).flatMap(([kind, n]) => (n ? [say(`takenOf.${kind}`, { n })] : []));
    refresh();
    status.textContent = sentences(
      what.length ? say("taken", { name, what: what.join(", ") }) : say("takenNothing", { name }),
      content.unknown > 0 && say("unknown", { n: content.unknown }),
      !whole && say("full"),
    );
  }

  function ask() {
    sure.hidden = false;
    erasing.hidden = true;
    status.textContent = "";
    no.focus();
  }

  function close(/** @type {HTMLElement} */ next) {
    sure.hidden = true;
    refresh();
    next.focus();
  }

  function erase() {
    erased = store.all();
    store.drop(Object.keys(erased));
    undoing.hidden = false;
    close(undoing);
    status.textContent = say("erased");
  }

  function undo() {
    put(merge(store.all(), erased).kept);
    undoing.hidden = true;
    refresh();
    status.textContent = say("undone");
    exporting.focus();
  }

  return show;
}
