// Fetches the prompts of a page, and the script that asks them, when the first of their places comes near the screen.
import { script } from "../../page/dom.js";

const NEAR = "1200px"; // so soon that they are there before they are seen

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
        for (const one of places) one.remove(); // a page without its prompts is a page
      }
    },
    { rootMargin: `${NEAR} 0px` },
  );
  for (const one of places) watch.observe(one);
}
