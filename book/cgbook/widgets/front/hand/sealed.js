// In a notebook a guess hides what it opens, by the classes that `jupyterlab/remoteEntry.js` gives to cells. A style
// sheet does it, since JupyterLab draws cells only when they come near the screen. On the site, `site/gates` does it.
import { h } from "../page/dom.js";
import { get, subscribe } from "../page/store.js";
import { t } from "../page/words.js";

/** Hides what the gate of this name opens, until it is open; returns what ends that. @param {string} name */
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
