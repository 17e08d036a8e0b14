// In a notebook, a guess hides the cells that it opens, by the classes that `jupyterlab/remoteEntry.js` gives to cells.
// A style sheet hides them because JupyterLab draws a cell only when it gets near the screen. On the site, `site/gates`
// does this.
import { h } from "../page/dom.js";
import { get, subscribe } from "../page/store.js";
import { t } from "../page/words.js";

/** Hides the cells of this gate until it's open. Returns a function that stops hiding them. @param {string} name */
export function sealed(name) {
  if (!document.querySelector(".jp-Notebook")) return () => {};
  const divs = [1, 2, 3].map((n) => `.gated-${n}-${name} .myst > :nth-child(${n} of div[class=""])`);
  const part = `.jp-Notebook :is(.gate-${name}, ${divs.join()})`;
  const sheet = h("style", {}, [
    `@media screen { ${part} > * { display: none !important; }`,
    `${part}::before { content: ${JSON.stringify(t("gate.sealed"))}; font-style: italic; opacity: 0.75; } }`,
  ]);
  const show = () => (get(`gate:${name}`).open ? sheet.remove() : document.head.append(sheet));
  show();
  const stop = subscribe(show);
  return () => {
    stop();
    sheet.remove();
  };
}
