// The strips of a page. Each section ends with a strip, which asks the prompts that the reader hasn't answered yet and,
// on request, all prompts of the section.
import { h } from "../../page/dom.js";
import { strip } from "./strip.js";
import { say } from "./words.js";

/**
 * @param {Element} place
 * @param {import("./strip.js").Prompt[]} all the prompts of the section
 * @param {{known: (id: string) => boolean, answered: (id: string, right: boolean) => void, today: string}} how
 */
export function section(place, all, { known, answered, today }) {
  const count = { at: 0, right: 0 };
  let waiting = all.filter(({ id }) => !known(id));
  let asked = waiting.length;
  strip(place, {
    all,
    today,
    last: [`${say("done", { n: all.length, all: all.length })} ${say("review")}.`],
    next: () => {
      count.at += 1;
      return waiting.shift();
    },
    counter: () => say("of", { n: count.at, all: asked }),
    answered: ({ id }, right) => {
      if (right) count.right += 1;
      answered(id, right);
    },
    closing: () => {
      const said = asked ? say("done", { n: count.right, all: asked }) : say("answered");
      const more = () => {
        waiting = [...all];
        asked = all.length;
        count.at = count.right = 0;
      };
      return { words: [said, " ", h("a", { href: "review.html" }, say("review")), "."], more };
    },
  });
}
