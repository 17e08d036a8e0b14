// What is said of a take-and-break game: its rule, why a code is refused, and why a heap has its value.
import { list, t } from "../page/words.js";

const TOLD = 5; // moves that are named

/** The rule that a code stands for, in words; as `TakeAndBreak.rule`. */
export function ruleOf({ groups, most, differ }) {
  const said = new Map(); // how many heaps may be left -> the numbers that may be taken
  for (let taken = 0; taken <= most; taken++) {
    const counts = [0, 1, 2, 3].filter((j) => groups[j].includes(taken));
    if (counts.length) said.set(String(counts), [...(said.get(String(counts)) ?? []), taken]);
  }
  if (!said.size) return t("octal.noMove");
  const heaps = (j) => t(j === 2 && differ ? "octal.heaps.differ" : `octal.heaps.${j}`);
  const leaves = (counts) =>
    counts.length > 1 && counts.every((count, i) => count === i)
      ? t("octal.atMost", { heaps: heaps(counts.at(-1)) })
      : counts.map(heaps).join(t("or"));
  const clauses = [...said].map(([counts, numbers]) =>
    t("octal.clause", {
      numbers: numbers.map((taken) => (taken ? String(taken) : t("octal.heaps.0"))).join(t("or")),
      heaps: leaves(counts.split(",").map(Number)),
    }),
  );
  return t("octal.rule", { clauses: clauses.join(t("octal.orIt")) });
}

/** Why a text is no code that the page reads. */
export const refusal = (why, text) => t(`octal.refused.${why}`, { text });

function moveOf({ taken, parts }) {
  const left = list(parts, t("and"));
  if (!taken) return t("octal.divide", { left });
  return left ? t("octal.leave", { taken, left }) : t("octal.take", { taken });
}

/** Why a heap has its value, by what `reached` has found: a move to each smaller value; larger values by themselves. */
export function whyValue(size, { moves, missing }) {
  if (!moves.length) return t("octal.noOption", { size });
  const values = moves.map((move, i) =>
    move.value < missing && i < TOLD
      ? t("octal.reaches", { move: moveOf(move), value: move.value })
      : String(move.value),
  );
  return t("octal.why", { size, missing, values: list(values, t("and")) });
}
