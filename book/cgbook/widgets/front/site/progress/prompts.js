// Fetches a page's prompts, and the script that shows them, when the first of their places comes near the screen.
import { script } from "../../page/dom.js";

const NEAR = "1200px"; // far enough that the prompts are loaded before they're visible

export function watchPrompts(/** @type {HTMLElement[]} */ places) {
  const watch = new IntersectionObserver(
    async (entries) => {
      if (!entries.some((one) => one.isIntersecting)) return;
      watch.disconnect();
      const { code, prompts } = places[0].dataset;
      try {
        if (prompts) await script(prompts);
        await script(code ?? "");
      } catch {
        for (const one of places) one.remove(); // the page works without its prompts
      }
    },
    { rootMargin: `${NEAR} 0px` },
  );
  for (const one of places) watch.observe(one);
}
