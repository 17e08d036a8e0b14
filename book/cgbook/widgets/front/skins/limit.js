// A heap, and the most that may be taken of it now.
import { heaps } from "./shared/heaps.js";
import { t } from "../page/words.js";

/** @type {Look} */
export default {
  draw: (view) => heaps(view),
  name: ([size, limit]) => t("atMost", { size, limit: Math.min(size, limit) }),
};
