// Things in rows or in a ring, such as pins, vertices or beads. Touching a thing makes its move;
// touching between two neighbours takes both. If moves take longer runs, the player touches both ends. Missing things
// leave their places empty, so that nothing moves up.
import { circle } from "./circle.js";
import { numbered as numbering, span, track } from "./traced.js";
import { h } from "../../page/dom.js";
import { componentOf } from "../../game/table.js";
import { t } from "../../page/words.js";

/** @import {Slot, Line, Split} from "./traced.js" */

// verb -> the run of things that it takes, counted from 1
/** @type {Record<string, (...args: number[]) => any>} */
const RUNS = {
  one: (i) => [i, i],
  two: (i, j) => [i, j],
  file: (i) => [i - 1, i + 1],
  vertex: (i) => [i, i],
  bead: (i) => [i, i],
  open: (taken = 1, first = 1) => [first, first + taken - 1], // the run can cross the end of the ring
  paint: (i, j) => [i, j],
};

/**
 * Returns the run that a move takes, as its first and last thing, counted from 1.
 * @param {any[]} act
 * @returns {[number, number]}
 */
const runOf = ([verb, ...args]) => RUNS[verb](...args);

/** Returns the first thing that a move takes, whether touching between this thing and the next makes the move, and
 * whether the run is longer than two. @param {Act} act */
function touched([verb, ...args]) {
  const [first, last] = runOf([verb, ...args]);
  return { at: first, between: verb === "two", long: last > first + 1 };
}

/** @param {number[]} run @param {number} i */
const inside = ([first, last], i) => i >= first && i <= last;

/** @type {Split} */
export function split([verb, ...args], size) {
  const [first, last] = RUNS[verb](...args);
  if (verb === "open") return [span(last + 1, first - 1 + size).map((i) => i % size)];
  return [span(1, first - 1), span(last + 1, size)];
}

export const numbers = numbering(split);

export const bead = () => h("span", { class: "cg-bead" });

/** Returns a function that draws a thing with its number below it. @param {() => Element} thing */
export const numbered = (thing) => (/** @type {number} */ i) =>
  h("span", { class: "cg-standing" }, thing(), h("span", { class: "cg-name" }, String(i)));

/**
 * `gaps`: touching between two things takes both. `paints`: things taken by a move stay, in another colour.
 * @param {(i: number) => HTMLElement} thing
 * @param {{gaps?: boolean, css?: string | null, paints?: boolean}} look
 */
export const rows =
  (thing, { gaps = false, css = null, paints = false } = {}) =>
  /** @type {Draw} */
  (view) => {
    const { table, origin, moves, chosen: tell, play } = view;
    const tracked = track(view, split);
    const gone = paints ? "cg-painted" : "cg-empty";
    const pieces = /** @type {Piece[]} */ ([]);
    /** @type {{key: string, ends: [number, number], move: any}} */
    let chosen = { key: "", ends: [0, -1], move: null };
    /** @param {number} b @param {number} place */
    const movesOf = (b, place) => moves.filter(({ picks }) => picks[0][0] === b && picks[0][1] === place);

    /** Draws a ring, which keeps its shape after a move opens it; the rest is a row that bends round the gap.
     * @param {Line} line */
    function ring(line) {
      const { slots } = line;
      const { things, links, labels, element } = circle(slots.length, { thread: true });
      things.forEach((node, i) => {
        const slot = slots[i];
        if (slot) return wire(node, line, i, slot);
        for (const part of [node, labels[i]]) part.classList.add(gone);
        if (paints) return void (slots[(i + 1) % slots.length] ?? links[i].classList.add(gone));
        labels[i].remove();
        for (const link of [links[i], links.at(i - 1)]) link?.remove();
      });
      return element;
    }

    function row(/** @type {Line} */ line) {
      const { slots } = line;
      const nodes = slots.flatMap((slot, i) => {
        const space = gaps && i < slots.length - 1 ? [h("span", { class: "cg-between cg-shut" })] : [];
        const node = thing(i + 1);
        if (!slot) {
          node.classList.add(gone);
          return [node, ...space];
        }
        const between = wire(node, line, i, slot);
        return [node, ...(between ? [between] : space)];
      });
      return h("div", { class: "cg-line" }, nodes);
    }

    /** Makes a thing a piece. If a move takes the thing and the next one, makes the gap between them a piece too, and
     * returns the gap.
     * @param {Shape} node @param {Line} row @param {number} i @param {Slot} slot */
    function wire(node, row, i, slot) {
      const { place, key } = slot;
      const here = movesOf(slot.b, place);
      tracked.hold(row, i, node);
      const opening = here.find(({ act: [[verb]] }) => verb === "open");
      if (opening) {
        /** @type {Act} */
        const act = ["open", opening.act[0][1] ?? 1, slot.i + 1]; // the same move, with its place on the ring
        pieces.push({ node, move: { ...opening, act: [act] } });
        return null;
      }
      const long = here.some(({ act: [act] }) => touched(act).long);
      /** @param {Shape} thing @param {number[]} ends @param {BoardMove} [move] */
      const piece = (thing, ends, move) => {
        if (!long) return { node: thing, move };
        const words = t("thingOf", { i: ends[0], n: row.line + 1 });
        return { node: thing, at: [slot.b, place], words, choose: () => choose(key, here, ends) };
      };
      const named = (/** @type {boolean} */ kind) =>
        here.find(({ act: [act] }) => {
          const { at, between, long } = touched(act);
          return at === slot.i + 1 && between === kind && !long;
        });
      pieces.push(piece(node, [slot.i + 1, slot.i + 1], named(false)));
      const two = gaps ? named(true) : null;
      if (!two) return null;
      const between = h("span", { class: "cg-between" });
      pieces.push(piece(between, [slot.i + 1, slot.i + 2], two));
      return between;
    }

    const elements = tracked.rows.map((line) => {
      const [, closed] = componentOf(table, origin[line.b][line.line]) ?? [];
      return tracked.row(line, closed ? ring(line) : row(line));
    });

    /** Chooses the run from the first touched thing to the present one; touching a chosen run takes it.
     * @param {string} key @param {BoardMove[]} here @param {number[]} run */
    function choose(key, here, [from, to]) {
      const [first, last] = chosen.ends;
      const same = chosen.key === key;
      if (same && chosen.move && first <= from && to <= last) return play(chosen.move);
      /** @param {number[]} ends */
      const moveOf = (ends) => here.find(({ act }) => String(runOf(act[0])) === String(ends));
      /** @param {number[]} ends */
      const grows = (ends) => here.some(({ act }) => ends.every((i) => inside(runOf(act[0]), i)));
      const longer = [Math.min(first, from), Math.max(last, to)];
      /** @type {any} */
      const ends = same && grows(longer) ? longer : [from, to];
      const move = moveOf(ends) ?? null;
      chosen = { key, ends: grows(ends) ? ends : [0, -1], move };
      tell(move, move ? null : t(grows(ends) ? "otherEnd" : "notFromThere"), "touch");
    }

    /** @type {Picture["preview"]} */
    function preview(move) {
      for (const [key, things] of tracked.things) {
        const here = move && move.picks[0].slice(0, 2).join() === key;
        /** @type {[number, number]} */
        const run = here ? runOf(move.act[0]) : !move && chosen.key === key ? chosen.ends : [0, -1];
        /** @param {number} i */
        const round = (i) => inside(run, i) || inside(run, i + things.length); // a run can cross the end of a ring
        things.forEach((one, i) => one.classList.toggle("cg-going", round(i + 1)));
      }
      tracked.show(move);
    }
    preview(null);

    return { element: h("div", { class: css }, elements), preview, pieces };
  };
