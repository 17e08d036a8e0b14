// Vertices of paths, or of one cycle.
import { numbered, numbers, rows } from "./shared/rows.js";
import { t } from "../page/words.js";

export default {
  draw: rows(numbered("cg-bead"), { css: "cg-path" }),
  name: ([size, closed]) => (closed ? t("cycle", { size }) : String(size)),
  numbers,
};
