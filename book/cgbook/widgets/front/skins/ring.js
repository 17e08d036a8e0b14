// Skin for coins in a ring, and for the rows that remain of it, which stay in place. Touching a coin chooses it,
// touching its neighbours adds them, and touching the chosen coins again takes them.
import { h } from "../page/dom.js";
import { actOf, componentOf } from "../game/table.js";
import { t } from "../page/words.js";
import { circle, rowOr, straight } from "./shared/circle.js";
import { numbered, span, track } from "./shared/traced.js";

/** @import {Slot, Split} from "./shared/traced.js" */

/** Returns the number of coins in a row's component, and a second entry if the coins form a ring.
 * @param {Table} table @param {number} id @returns {any[]} */
const numbersOf = (table, id) => [componentOf(table, id) ?? []].flat();

/** Returns the first and last coin that a move takes, counted from 1. In a ring, the default is the first coins.
 * @param {Act} act */
function run([verb, ...args]) {
  if (verb === "open") return [args[1] ?? 1, (args[1] ?? 1) + args[0] - 1];
  return [args[0], args.at(-1)];
}

/** @type {Split} */
function split(act, size) {
  const [first, last] = run(act);
  if (act[0] !== "open") return [span(1, first - 1), span(last + 1, size)];
  return [span(last + 1, first - 1 + size).map((i) => i % size)]; // the rest of the ring, which is now a row
}

/** @type {Draw} */
function draw(view) {
  const { table, state, origin, moves, chosen: tell, play } = view;
  const pieces = /** @type {Piece[]} */ ([]);
  const tracked = track(view, split);
  let chosen = /** @type {any} */ (null); // {key, first, last, move}

  const rows = tracked.rows.map((row) => {
    const { b, line, slots } = row;
    const [, ring] = numbersOf(table, origin[b][line]);
    const { things, labels, element } = ring ? circle(slots.length) : straight(slots.length);
    slots.forEach((slot, i) => {
      if (!slot) {
        things[i].classList.add("cg-away");
        labels[i].remove();
        return;
      }
      tracked.hold(row, i, things[i]);
      const [words, choosing] = [t("aCoin", { name: i + 1 }), moves.length ? () => choose(slot) : null];
      pieces.push({ node: things[i], at: [slot.b, slot.place], words, choose: choosing });
    });
    return tracked.row(row, element);
  });

  /** Returns whether the coins in a slot's component still form a ring, with the last coin next to the first.
   * @param {{b: number, place: number}} slot */
  const isRing = ({ b, place }) => numbersOf(table, state[b][place]).length > 1;

  /**
   * @param {{b: number, place: number}} slot @param {number} first @param {number} last @param {number} size
   * @returns {BoardMove | null}
   */
  function moveOf({ b, place }, first, last, size) {
    const number = last - first + 1;
    for (const move of moves) {
      if (move.picks[0][0] !== b || move.picks[0][1] !== place) continue;
      const [act] = actOf(table, state, move);
      if (act[0] === "open" && act[1] === number)
        return { ...move, act: [["open", number, ((first - 1 + size) % size) + 1]] };
      const [from, to] = run(act);
      if (act[0] !== "open" && from === first && to === last) return move;
    }
    return null;
  }

  function choose(/** @type {Slot} */ slot) {
    const { key } = slot;
    const at = slot.i + 1;
    const size = (tracked.things.get(key) ?? []).length;
    const same = chosen?.key === key ? chosen : null;
    const here = isRing(slot) ? [at - size, at, at + size] : [at]; // a run can cross the ring's end
    if (same?.move && here.some((i) => same.first <= i && i <= same.last)) return play(same.move);
    let [first, last] = [at, at];
    if (same && here.includes(same.first - 1)) [first, last] = [same.first - 1, same.last];
    else if (same && here.includes(same.last + 1)) [first, last] = [same.first, same.last + 1];
    let move = moveOf(slot, first, last, size);
    if (!move) {
      [first, last] = [at, at]; // no move takes this many coins, so start again from this coin
      move = moveOf(slot, at, at, size);
    }
    chosen = { key, first, last, move };
    tell(move, null, "touch");
  }

  /** @type {Picture["preview"]} */
  function preview(move) {
    const made = move?.picks[0].slice(0, 2).join();
    for (const [key, coins] of tracked.things) {
      const act = move && made === key && (move.act ?? actOf(table, state, move))[0];
      const [first, last] = act ? run(act) : [0, -1];
      const going = new Set(span(first, last).map((i) => i % coins.length));
      coins.forEach((coin, i) => coin.classList.toggle("cg-going", going.has(i)));
    }
    tracked.show(move);
  }
  preview(null);

  return { element: h("div", {}, rows), preview, pieces };
}

/** @type {Look} */
export default { draw, numbers: numbered(split), name: rowOr("ring") };
