// In a notebook, a closed gate hides its cells, which have classes from `jupyterlab/remoteEntry.js`. This needs a style
// sheet, because JupyterLab draws a cell only when the cell gets near the screen. On the site, `site/gates` hides the
// text.
import { h } from "../page/dom.js";
import { get, subscribe } from "../page/store.js";
import { t } from "../page/words.js";

/** Hides the cells of a gate until it's open. Returns a function that stops hiding the cells. @param {string} name */
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
