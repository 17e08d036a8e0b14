// Dots in rows. A loop goes through one dot or more, and what lies inside of it has nothing to do with what lies
// outside.
import { rows } from "./shared/rows.js";
import { h } from "../page/dom.js";

const dot = () => h("span", { class: "cg-standing" }, h("span", { class: "cg-dot" }));

export default { draw: rows(dot, { gaps: true }) };
