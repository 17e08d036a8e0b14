// Skin for dots on sheets of paper, one sheet for each region at the start. The player draws a loop, or touches dots
// until the loop goes through them or around them. Then the loop is tidied. The loop pulls its dots together, with the
// dots inside it between the others, so that all loops are nested or apart (see maths/loops.js).
//
// An act is ["loop", through, inside, outside]. When it's made on the board, two lists follow, both in the dots' new
// order from left to right: `kinds`, which says what the loop does with each dot of the region, and `order`, which has
// the dots' old places.
import { h, svg } from "../page/dom.js";
import { endsHere, follow, STILL } from "../page/drag.js";
import { list, t } from "../page/words.js";
import { actOf, sizeOf } from "../game/table.js";
import { caught, crosses, heightOf, outline, PITCH, waved } from "../maths/loops.js";
import { traced, track } from "./shared/traced.js";

/** @import {Line} from "./shared/traced.js" */

const [REACH, SLACK] = [17, 9]; // distance within which a line goes through a dot, and allowance for a
// trembling hand, in units of the sheet
const MARGIN = 20; // margin of a sheet
const KINDS = ["outside", "through", "inside"];

/** Returns what a loop does with each dot of its region, from left to right. @param {any[]} act @param {number} size */
function kindsOf([, through, inside, , kinds], size) {
  if (kinds) return /** @type {string[]} */ (kinds);
  const first = inside && through > 1 ? 1 : 0; // if possible, a loop around dots goes through dots at both ends
  return Array.from({ length: size }, (_, i) => {
    if (i >= through + inside) return "outside";
    return i >= first && i < first + inside ? "inside" : "through";
  });
}

/** Returns the things whose kinds are `wanted`. @template T @param {T[]} things @param {string[]} kinds of the things
 * @param {string[]} wanted */
const those = (things, kinds, ...wanted) => things.filter((_, i) => wanted.includes(kinds[i]));

/** @type {(act: Act, size: number) => number[][]} */
function split(act, size) {
  const [kinds, all] = [kindsOf(act, size), Array.from({ length: size }, (_, i) => i)];
  return [those(all, kinds, "inside"), those(all, kinds, "outside")];
}

/** @param {any[]} act @param {number[]} slots of the region @param {number} many slots of the sheet */
function path(act, slots, many) {
  const kinds = kindsOf(act, slots.length);
  const over = those(slots, kinds, "through", "inside");
  return waved(outline(over[0], over[over.length - 1], those(slots, kinds, "through"), many));
}

/**
 * Returns {labels, loops} for each sheet of each board: the numbers of the dots in its slots, and the loops' outlines.
 * @param {Table} table @param {State} origin @param {Turn[]} past
 */
function drawn(table, origin, past) {
  const sheets = origin.map((board) =>
    board.map((id) => {
      const labels = Array.from({ length: sizeOf(table, id) }, (_, i) => i + 1);
      return { labels, loops: /** @type {number[][][]} */ ([]) };
    }),
  );
  past.forEach(({ state, move }, i) => {
    const cells = traced(table, origin, past.slice(0, i), split);
    for (const pick of move.picks) {
      const { line, things } = cells[pick[0]][pick[1]];
      const act = (move.picks.length === 1 && move.act?.[0]) || actOf(table, state, { picks: [pick] })[0];
      const { labels, loops } = sheets[pick[0]][line];
      const were = [...labels];
      (act[5] ?? []).forEach((/** @type {number} */ from, /** @type {number} */ to) => {
        labels[things[to]] = were[things[from]];
      });
      loops.push(path(act, things, labels.length));
    }
  });
  return sheets;
}

/** Names dots by their numbers on the paper, which never change. @type {NumbersOf} */
function numbers(table, origin, past) {
  const [cells, sheets] = [traced(table, origin, past, split), drawn(table, origin, past)];
  return (b, place, act) => {
    const { line, things } = cells[b][place];
    const [kinds, { labels }] = [kindsOf(act, things.length), sheets[b][line]];
    const were = (/** @type {number} */ i) => labels[things[act[5]?.[i] ?? i]];
    const named = (/** @type {string} */ kind) => {
      const some = those(
        things.map((_, i) => were(i)),
        kinds,
        kind,
      ).toSorted((one, other) => one - other);
      return some.length ? t("dotsNamed", { n: some.length, dots: list(some, t("and")) }) : t("noDots");
    };
    const args = [named("through"), named("inside"), t("dotsLeft", { n: those(things, kinds, "outside").length })];
    return { args, at: line + 1, several: origin.flat().length > 1 };
  };
}

/** @type {Draw} */
function draw(view) {
  const { table, origin, past, moves, chosen: tell, play, before, answer } = view;
  const tracked = track(view, split);
  const pieces = /** @type {Piece[]} */ ([]);
  const regions = /** @type {Map<string, {slots: number[], draft: Element, many: number}>} */ (new Map());
  const dots = /** @type {{key: string, slot: number, node: Element, words: string}[]} */ ([]);
  const papers = drawn(table, origin, past);
  const last = past.at(-1)?.move;
  const marks = /** @type {Map<number, string>} */ (new Map()); // slot -> effect of the loop on its dot
  let chosen = ""; // key of the loop's region
  let drawing = false;

  const rows = tracked.rows.map(sheetOf);

  /** @param {Line} row */
  function sheetOf(row) {
    const { b, line, slots } = row;
    const { loops, labels } = papers[b][line];
    const many = slots.length;
    const half = heightOf(many) + MARGIN;
    const [wide, high] = [many * PITCH + 2 * MARGIN, 2 * half];
    const ground = svg("rect", { class: "cg-paper", x: -PITCH / 2 - MARGIN, y: -half, width: wide, height: high });
    const newest = last && last.picks.length === 1 && loops.length && before ? loops.length - 1 : -1;
    const shapes = loops.map((loop, i) => {
      const fresh = i === newest && isHere(b, line);
      const marked = answer && i === loops.length - 1 && isHere(b, line);
      const kind = `cg-loop${fresh ? " cg-fresh" : ""}${marked ? " cg-answered" : ""}`;
      return svg("path", { class: kind, d: outlined(loop), pathLength: 1 });
    });
    const draft = svg("path", { class: "cg-loop cg-draft" });
    const trail = svg("path", { class: "cg-pencil" });
    const places = labels.map((_, slot) => waved([[slot * PITCH, 0]])[0]);
    const nodes = slots.map((slot, s) => {
      const [cx, cy] = places[s];
      const node = svg(
        "g",
        { class: slot ? "cg-dotted" : "cg-dotted cg-used", "data-key": `${b}.${line}.${labels[s]}` },
        svg("rect", { x: cx - PITCH / 2, y: -half, width: PITCH, height: high }),
        svg("circle", { cx, cy, r: slot ? 13 : 6 }),
        svg("text", { x: cx, y: cy, "aria-hidden": "true" }, slot ? `${labels[s]}` : ""),
      );
      if (!slot) return node;
      const { key } = slot;
      if (!regions.has(key)) regions.set(key, { slots: [], draft, many });
      regions.get(key)?.slots.push(s);
      const words = t(tracked.several ? "dotOf" : "dotNo", { i: labels[s], n: line + 1 });
      dots.push({ key, slot: s, node, words });
      const choose = moves.length ? () => touch(key, s) : null;
      pieces.push({ node, at: [slot.b, slot.place], words, choose });
      return node;
    });
    const paper = svg(
      "svg",
      { viewBox: `${-PITCH / 2 - MARGIN} ${-half} ${wide} ${high}`, width: wide, height: high },
      ground,
      ...shapes,
      draft,
      ...nodes,
      trail,
    );
    const pen = { paper, trail, places, loops, slots };
    if (moves.length) for (const node of [ground, ...nodes]) follow(node, (event) => draws(event, node, pen));
    return tracked.row(row, h("span", { class: "cg-coins cg-sheet-of-dots" }, paper));
  }

  /** Returns whether the last move was made on this sheet. @param {number} b @param {number} line */
  function isHere(b, line) {
    const [pick] = last?.picks ?? [];
    return pick[0] === b && traced(table, origin, past.slice(0, -1), split)[b][pick[1]].line === line;
  }

  /** Follows a hand that draws a line, and always shows and says what the line would do.
   * @param {PointerEvent} start @param {SVGElement} node
   * @param {{paper: any, trail: Element, places: number[][], loops: number[][][], slots: Line["slots"]}} pen */
  function draws(start, node, { paper, trail, places, loops, slots }) {
    const at = (/** @type {PointerEvent} */ { clientX, clientY }) => {
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(paper.getScreenCTM().inverse());
      return [x, y];
    };
    const line = [at(start)];
    let move = /** @type {BoardMove | null} */ (null);
    let why = /** @type {string | null} */ (null);
    return {
      move(/** @type {PointerEvent} */ event) {
        if (!drawing && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < STILL) return;
        drawing = true;
        line.push(at(event));
        trail.setAttribute("d", outlined(line));
        const met = caught(line, places, REACH).map((kind, s) => (slots[s] ? kind : "outside"));
        const [one, ...others] = new Set(those(slots, met, "through").map((slot) => slot?.key));
        marks.clear();
        chosen = one ?? "";
        for (const s of regions.get(chosen)?.slots ?? []) marks.set(s, met[s]);
        const meets = others.length || loops.some((loop) => crosses(line, loop, SLACK));
        move = one && !meets ? moveOf() : null;
        why = move ? null : !one ? t("loopThroughNone") : meets ? t("loopsMeet") : tooMany();
        tell(move, why, "drag");
      },
      end(/** @type {PointerEvent} */ event) {
        if (!drawing) return;
        drawing = false;
        trail.setAttribute("d", "");
        endsHere(node);
        if (move && event.type === "pointerup") return play(move);
        marks.clear();
        tell(null, why, "drag");
      },
    };
  }

  const tooMany = () => t("loopTooMany", { n: [...marks.values()].filter((kind) => kind === "through").length });

  /** Changes a touched dot's kind: touch by touch, the loop goes through the dot, goes around it, and leaves it out.
   * @param {string} key @param {number} slot */
  function touch(key, slot) {
    if (key !== chosen) marks.clear();
    chosen = key;
    marks.set(slot, KINDS[(KINDS.indexOf(marks.get(slot) ?? "outside") + 1) % KINDS.length]);
    const none = !those([...marks.keys()], [...marks.values()], "through").length;
    const move = none ? null : moveOf();
    tell(move, move ? null : none ? t("loopThroughNone") : tooMany(), "chosen");
  }

  /** Returns the move for the marked dots, or null if it isn't legal. @returns {BoardMove | null} */
  function moveOf() {
    const [b, place] = chosen.split(",").map(Number);
    const { slots = [] } = regions.get(chosen) ?? {};
    const kinds = slots.map((slot) => marks.get(slot) ?? "outside");
    const [outside, through, inside] = KINDS.map((kind) => those(slots, kinds, kind).length);
    const move = moves.find(({ picks: [[x, y]], act: [[, k, one, other]] }) => {
      return x === b && y === place && k === through && Math.min(one, other) === Math.min(inside, outside);
    });
    if (!move) return null;
    const [out, on, amid] = KINDS.map((kind) =>
      those(
        slots.map((_, i) => i),
        kinds,
        kind,
      ),
    );
    const middle = amid[Math.floor(amid.length / 2)] ?? Infinity;
    const caught = [...on.filter((i) => i < middle), ...amid, ...on.filter((i) => i > middle)]; // the loop's dots
    const last = Math.max(...caught);
    const order = [...out.filter((i) => i < last), ...caught, ...out.filter((i) => i > last)];
    return { ...move, act: [["loop", through, inside, outside, order.map((i) => kinds[i]), order]] };
  }

  /** @type {Picture["preview"]} */
  function preview(move) {
    const key = move ? move.picks[0].slice(0, 2).join() : chosen;
    const shown = /** @type {Map<number, string>} */ (new Map());
    const { slots = [] } = regions.get(key) ?? {};
    if (move) {
      const [act] = move.act;
      const kinds = kindsOf(act, slots.length);
      kinds.forEach((kind, i) => shown.set(slots[act[5]?.[i] ?? i], kind));
    } else for (const [slot, kind] of marks) shown.set(slot, kind);
    for (const { key: own, slot, node, words } of dots) {
      const kind = (own === key && shown.get(slot)) || "outside";
      node.classList.toggle("cg-through", kind === "through");
      node.classList.toggle("cg-within", kind === "inside");
      node.setAttribute("aria-label", kind === "outside" ? words : t(`dotIs.${kind}`, { dot: words }));
    }
    for (const [own, { draft, many }] of regions)
      if (own === key || key === "")
        draft.setAttribute("d", own === key && move && !drawing ? outlined(path(move.act[0], slots, many)) : "");
    tracked.show(move);
  }
  preview(null);

  return { element: h("div", {}, rows), preview, pieces };
}

/** @param {number[][]} line */
const outlined = (line) => `M${line.map((point) => point.map((one) => one.toFixed(1)).join(" ")).join("L")}Z`;

/** @type {Look} */
export default { draw, numbers, howTo: "drawLoop" };
