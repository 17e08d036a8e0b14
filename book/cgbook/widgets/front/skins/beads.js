// Beads in rows, or on one ring.
import { numbered, numbers, rows } from "./shared/rows.js";
import { t } from "../page/words.js";

export default {
  draw: rows(numbered("cg-bead")),
  name: ([size, closed]) => (closed ? t("ring", { size }) : String(size)),
  numbers,
};
