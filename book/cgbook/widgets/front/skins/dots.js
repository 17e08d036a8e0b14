// Dots in rows. A loop goes through one dot or more, and what lies inside of it has nothing to do with what lies
// outside.
import { numbers, rows } from "./shared/rows.js";
import { h } from "../page/dom.js";

const dot = () => h("span", { class: "cg-standing" }, h("span", { class: "cg-bead" }));

// the rules list a loop once, though there are as many dots inside of its mirror image as outside of it
/** @type {(act: Act) => Act | null} */
function mirrored([verb, through, inside, outside]) {
  return inside === outside ? null : [verb, through, outside, inside];
}

/** @type {Look} */
export default { draw: rows(dot, { gaps: true, css: "cg-region", mirrored }), numbers };
