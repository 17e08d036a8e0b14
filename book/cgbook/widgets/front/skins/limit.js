// Skin for a heap and the maximum number of chips that the next move can take.
import { heaps } from "./shared/heaps.js";
import { t } from "../page/words.js";

/** @type {Look} */
export default {
  draw: (view) => heaps(view),
  name: ([size, limit]) => t("atMost", { size, limit: Math.min(size, limit) }),
};
