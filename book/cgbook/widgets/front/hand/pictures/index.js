// All pictures in the hand, by their names.
export { apart } from "./apart.js";
export { bash } from "./bash.js";
export { beatty } from "./beatty.js";
export { blocks } from "./blocks.js";
export { bluff } from "./bluff.js";
export { branches } from "./branches.js";
export { cloth } from "./cloth.js";
export { core } from "./core.js";
export { corners } from "./corners.js";
export { lamps } from "./lamps.js";
export { lines } from "./lines.js";
export { race } from "./race.js";
export { scales } from "./scales.js";
export { seek } from "./seek.js";
export { slide } from "./slide.js";
export { sums } from "./sums.js";
export { vessels } from "./vessels.js";
