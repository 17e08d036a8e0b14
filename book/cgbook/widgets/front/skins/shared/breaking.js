// Heaps that a move can divide. Touching a chip takes it and all chips after it; touching between two chips divides the
// heap. If a move takes and divides, or makes more than one cut, the player chooses chips and cuts one by one. Chips to
// be taken are dashed, and a bar shows each cut.
import { h } from "../../page/dom.js";
import { t } from "../../page/words.js";
import { span, track } from "./traced.js";

/** @import {Split} from "./traced.js" */

// verbs of acts whose first number counts chips; the other numbers are parts
const TAKING = new Set(["take", "both", "all", "loop"]);

const NOTHING = /** @type {number[]} */ ([]);

/** Returns the number of chips taken, and the heaps that are left, in order. @param {Act} act @param {number} size */
function takenAndLeft([verb, ...args], size) {
  const [taken, parts] = TAKING.has(verb) ? [args[0], args.slice(1)] : [0, args];
  return { taken, parts: parts.length ? parts : [size - taken] };
}

/** @type {Split} */
function split(act, size) {
  let at = 1;
  return takenAndLeft(act, size).parts.map((part) => span(at, (at += part) - 1));
}

/** Returns the cuts between parts, as numbers of chips from the left. @param {number[]} parts */
const cutsOf = (parts) => parts.slice(0, -1).map((_, i) => parts.slice(0, i + 1).reduce((sum, part) => sum + part, 0));

/** Returns all orders of the parts. @type {(parts: number[]) => number[][]} */
const orders = (parts) =>
  parts.length < 2 ? [parts] : parts.flatMap((part, i) => orders(parts.toSpliced(i, 1)).map((rest) => [part, ...rest]));

/** @type {Draw} */
export function breaking(view) {
  const { table, past, moves, answer, chosen: tell } = view;
  const tracked = track(view, split);
  const divides = table.acts.some(([act]) => takenAndLeft(act, 0).parts.length > 1);
  const earlier = answer && tracked.after(past.slice(0, -1));
  const before = /** @type {Map<Shape, HTMLElement>} */ (new Map()); // chip -> the gap before it
  const pieces = /** @type {Piece[]} */ ([]);
  /** @type {{key: string, taken: number, cuts: number[]}} */
  let chosen = { key: "", taken: 0, cuts: [] };

  const rows = tracked.rows.map((row, r) => {
    const { b, slots } = row;
    const nodes = slots.flatMap((slot, i) => {
      if (!slot) return [h("span", { class: "cg-hole" })];
      const chip = h("span", { class: "cg-chip" });
      tracked.hold(row, i, chip);
      const fresh = earlier && slot.starts && !earlier[r].slots[i]?.starts;
      const parts = !slot.starts ? "" : fresh ? " cg-apart cg-answered" : " cg-apart";
      const gap = i > 0 && divides ? h("span", { class: `cg-gap${parts}` }) : null;
      if (slot.i && gap) before.set(chip, gap);
      return [gap, chip];
    });
    const places = new Set(slots.filter(Boolean).map((slot) => slot?.place));
    for (const place of places) touch(b, Number(place));
    const css = slots.length > 40 ? "cg-chips cg-small" : "cg-chips";
    // moves number the heaps that are there, so a row has the number of its first heap
    return tracked.row(row, h("div", { class: divides ? `${css} cg-gapped` : css }, nodes), row.place);
  });

  /** Makes pieces of a heap's chips and of the gaps between them. @param {number} b @param {number} place */
  function touch(b, place) {
    const key = `${b},${place}`;
    const chips = tracked.things.get(key) ?? [];
    const size = chips.length;
    const here = moves
      .filter(({ picks }) => picks[0][0] === b && picks[0][1] === place)
      .flatMap((move) => {
        const { taken, parts } = takenAndLeft(move.act[0], size);
        return orders(parts).map((some) => ({ move, taken, parts: some, cuts: cutsOf(some) }));
      });
    /** Returns the move that takes this number of chips and splits the heap at exactly these cuts, with the parts from
     * left to right.
     * @param {number} taken @param {number[]} cuts @returns {BoardMove | undefined} */
    const exactly = (taken, cuts) => {
      const found = here.find((one) => one.taken === taken && one.cuts.join() === cuts.join());
      if (!found || !cuts.length) return found?.move;
      const [verb] = found.move.act[0];
      return { ...found.move, act: [[verb, ...(taken ? [taken] : []), ...found.parts]] };
    };
    const grows = (/** @type {number} */ taken, /** @type {number[]} */ cuts) =>
      here.some((one) => (!taken || one.taken === taken) && cuts.every((cut) => one.cuts.includes(cut)));
    const atOnce = here.every(({ taken, cuts }) => (taken ? 1 : 0) + cuts.length === 1);

    /**
     * Adds a touched chip or gap to the choice, or removes it; if no move contains the whole choice, starts a new one.
     * @param {number} taken
     * @param {number[]} cuts
     */
    function choose(taken, cuts) {
      const { taken: went, cuts: were } = chosen.key === key ? chosen : { taken: 0, cuts: NOTHING };
      const all = {
        taken: taken === went ? 0 : taken || went,
        cuts: [...were.filter((cut) => !cuts.includes(cut)), ...cuts.filter((cut) => !were.includes(cut))].sort(
          (x, y) => x - y,
        ),
      };
      const so = [all, { taken, cuts }].find((one) => grows(one.taken, one.cuts)) ?? { taken: 0, cuts: NOTHING };
      chosen = { key, ...so };
      const move = exactly(so.taken, so.cuts);
      const begun = so.taken || so.cuts.length;
      tell(move ?? null, move ? null : t(begun ? "breakMore" : "notFromThere"));
    }
    /** @param {Shape} node @param {number} taken @param {number[]} cuts @param {string} words */
    const piece = (node, taken, cuts, words) => {
      if (atOnce) return { node, move: exactly(taken, cuts) };
      return { node, at: [b, place], words, choose: moves.length ? () => choose(taken, cuts) : null };
    };
    chips.forEach((node, i) => {
      const gap = before.get(node);
      if (gap) pieces.push(piece(gap, 0, [i], t("betweenChips", { i, j: i + 1, n: place + 1 })));
      pieces.push(piece(node, size - i, [], t("chipOf", { i: i + 1, n: place + 1 })));
    });
  }

  /** @type {Picture["preview"]} */
  function preview(move) {
    for (const [key, chips] of tracked.things) {
      const here = move && move.picks[0].slice(0, 2).join() === key;
      const { taken, parts } = here ? takenAndLeft(move.act[0], chips.length) : { taken: 0, parts: [] };
      const own = !move && chosen.key === key ? chosen : { taken, cuts: cutsOf(parts) };
      chips.forEach((chip, i) => {
        chip.classList.toggle("cg-going", i >= chips.length - own.taken);
        before.get(chip)?.classList.toggle("cg-cut", own.cuts.includes(i));
      });
    }
    tracked.show(move);
  }
  preview(null);

  return { element: h("div", {}, rows), preview, pieces };
}
