// The map of games, with three circles and a box for games without players. Each game has a token beside the map. The
// token stays where it belongs, and springs back from anywhere else with a reason. When all are placed, the gate opens.
import { KINDS, NOBODY, answers, denied, inside } from "../../maths/kinds.js";
import { svg } from "../../page/dom.js";
import { face } from "../../page/faces.js";
import { pin } from "../../page/pin.js";
import { t } from "../../page/words.js";
import { add, dress, move, put, run, show, stop } from "../draw.js";
import { grab, keys } from "../handle.js";
import { picture } from "../picture.js";
import styles from "./map.css";

const [WIDE, HIGH] = [640, 570]; // width and height of the map, in its units
const CIRCLES = [
  [430, 205, 170],
  [325, 370, 165],
  [225, 205, 190],
]; // [x, y, radius] in the order of the questions: chance, hidden, zero-sum
const RINGS = ["chance", "hidden", "sum"];
const BOX = { x: 510, y: 440, width: 124, height: 124 };
const GOALS = [4, 5, 1, 3, 7, 6, 2, 0, NOBODY]; // the places, in the order of the arrow keys
/** @type {Record<number, number[]>} */
const MIDDLES = {
  0: [66, 486],
  1: [505, 165],
  2: [325, 452],
  3: [440, 316],
  4: [150, 190],
  5: [338, 118],
  6: [222, 314],
  7: [335, 262],
  [NOBODY]: [572, 494],
};
/** Places of the games that share a region (default: the region's middle). @type {Record<string, number[]>} */
const SLOTS = { kayles: [212, 76], chess: [112, 118], chips: [190, 176], northcott: [102, 212] };
/** The answers for which a game has its own reason. @type {Record<string, string[]>} */
const OWN = {
  backgammon: ["chance"],
  card: ["chance", "hidden"],
  roll: ["chance", "noSum"],
  scissors: ["hidden"],
  stag: ["hidden", "noSum"],
  sweets: ["noSum"],
};
const [SPRING, DROP] = [320, 160]; // milliseconds for a token to spring back, and to settle in its place

const path = (/** @type {string} */ d) => svg("path", { class: "solid", d });
const man = (/** @type {number} */ cx, kind = "") => svg("circle", { class: `man ${kind}`, cx, cy: 0, r: 9 });
/** Drawings of the games without a face, around the origin. @type {Record<string, () => Node[]>} */
const DRAWN = {
  life: () =>
    [
      [0, -1],
      [1, 0],
      [-1, 1],
      [0, 1],
      [1, 1],
    ].map(([x, y]) => svg("rect", { class: "cell", x: 10 * x - 4.5, y: 10 * y - 4.5, width: 9, height: 9 })),
  kayles: () => [-11, 0, 11].map((x) => pin(`translate(${x} 0) scale(1.5)`)),
  northcott: () => [man(-10, "white"), man(10, "black")],
  chess: () => [
    path("M-11 17h22q0 -6 -6 -8q-2 -6 -1 -12h3v-4h-14v4h3q1 6 -1 12q-6 2 -6 8z"),
    svg("circle", { class: "solid", cx: 0, cy: -11, r: 7 }),
  ],
  sweets: () => [path("M-8 0l-11 -8v16zM8 0l11 -8v16z"), svg("circle", { class: "solid", cx: 0, cy: 0, r: 10 })],
};
/** The words that select each game's face; null means a card face down. @type {Record<string, string | null>} */
const FACES = { chips: "take 4", scissors: "scissors", card: null, stag: "stag", roll: "6", backgammon: "5 to 6" };

/** @typedef {{node: SVGGElement, shapes: Record<"reach" | "shade" | "face" | "icon" | "label", SVGElement>,
 *   name: string, i: number, kind: number, first: boolean, down: boolean, goal: number, at: {x: number, y: number}}}
 *   Token */

export const map = picture("one-region", styles, (at) => {
  let [unit, tall, radius, columns, wide, high] = [1, 1, 24, 2, 76, 80]; // sizes of the map, a token and the tray
  let [left, top, middle] = [0, 0, 0]; // place of the map beside the tray; distance to its final place
  let shift = 0; // how far the map has moved to its final place, from 0 to 1
  let said = "";
  let over = -1; // the region under the held token, or -1

  const rings = [2, 0, 1].map((i) => ({ i, node: add(at.node, "ellipse", { class: "ring" }) }));
  const edges = RINGS.map((name) => add(at.node, "ellipse", { class: `edge-of ${name}` }));
  const box = add(at.node, "rect", { class: "edge-of nobody", rx: 10 });
  const labels = [...RINGS, "nobody"].map((name) =>
    add(at.node, "text", { class: "of-circle" }, t(`one-region.${name}`)),
  );
  const home = ["home", "homes"].map((name) => add(at.node, "text", { class: "of-circle" }, t(`one-region.${name}`)));
  /** @type {Token[]} */
  const tokens = Object.keys(KINDS).map((name, i) => ({ ...drawn(name), name, i, kind: KINDS[name], first: true }));

  /** Converts units of the map to pixels. @param {number} x @param {number} y */
  const spot = (x, y) => ({
    x: left + shift * middle + x * unit,
    y: top - (at.narrow ? shift * (top / 2) : 0) + y * tall,
  });
  const place = (/** @type {number} */ x, /** @type {number} */ y) => {
    const [u, v] = [(x - left) / unit, (y - top) / tall];
    if (at.narrow ? y < top - radius / 2 : x < left - radius / 2) return -1; // on the tray
    const boxed = u > BOX.x && v > BOX.y;
    return boxed ? NOBODY : inside(CIRCLES, u, v);
  };
  const bed = (/** @type {number} */ i) => ({
    x: wide * ((i % columns) + 0.5),
    y: high * Math.floor(i / columns) + radius + 4,
  });
  /** @param {Token} token */
  const rest = (token) => {
    if (!token.down) return bed(token.i);
    const [x, y] = SLOTS[token.name] ?? MIDDLES[token.kind];
    return spot(x, y);
  };
  const beds = tokens.map(() => add(at.node, "circle", { class: "bed" }));
  for (const { node } of tokens) at.node.append(node);

  return {
    task: true,
    answer: tokens.length,
    place() {
      columns = at.narrow ? 4 : 2;
      wide = at.narrow ? at.wide / columns : 84;
      const tray = at.narrow ? 0 : columns * wide + 12;
      unit = Math.min(1, (at.wide - tray) / WIDE);
      tall = Math.max(0.8, unit);
      radius = at.narrow ? 21 : 26;
      high = at.narrow ? 64 : (HIGH * tall) / Math.ceil(tokens.length / columns);
      const spare = at.wide - tray - WIDE * unit;
      left = tray + spare / 2;
      middle = -tray / 2;
      top = at.narrow ? 3 * high + 4 : 0;
      at.node.style.setProperty("--label", at.narrow ? "12px" : "15px");
      for (const token of tokens) {
        stop(token.node);
        token.at = rest(token);
        size(token);
      }
      return top + HIGH * tall;
    },
    paint() {
      const ring = (/** @type {Element} */ node, /** @type {number} */ i) => {
        const [x, y, r] = CIRCLES[i];
        const { x: cx, y: cy } = spot(x, y);
        put(node, { cx, cy, rx: r * unit, ry: r * tall });
      };
      for (const { i, node } of rings) {
        ring(node, i);
        dress(node, "ring", at.open && i === 2 && "home");
      }
      edges.forEach((node, i) => {
        ring(node, i);
        dress(node, `edge-of ${RINGS[i]}`, over > 0 && over !== NOBODY && over & (1 << i) && "on");
      });
      put(box, { ...spot(BOX.x, BOX.y), width: BOX.width * unit, height: BOX.height * tall });
      dress(box, "edge-of nobody", over === NOBODY && "on");
      const ends = [
        ["end", 636, 22],
        ["middle", 325, 558],
        ["start", 4, 22],
        ["middle", 572, 432],
      ];
      labels.forEach((node, i) => {
        const [anchor, x, y] = ends[i];
        put(node, { "text-anchor": anchor, ...spot(Number(x), Number(y)) });
      });
      home.forEach((node, i) => {
        put(node, { ...spot(114, 290 + 19 * i), "text-anchor": "middle" });
        show(node, at.open && !at.narrow);
      });
      beds.forEach((node, i) => {
        const { x, y } = bed(i);
        put(node, { cx: x, cy: y, r: radius });
        show(node, !at.open);
      });
      for (const token of tokens) told(token);
    },
    holds: () => said,
    guess: () => tokens.filter(({ first }) => first).length,
    right: () => true,
    judge: (guess) => (Number.isInteger(guess) ? t("one-region.right", { n: guess }) : ""), // version 1.0 stored words
    read: () => said || t("one-region.truth"),
    arrive(glide) {
      said = "";
      for (const token of tokens) {
        stop(token.node);
        token.down = true;
      }
      const from = tokens.map((token) => token.at);
      at.grow(glide, (part) => {
        shift = part;
        tokens.forEach((token, i) => (token.at = between(from[i], rest(token), part)));
      });
    },
    close() {
      shift = 0;
      said = "";
      for (const token of tokens) {
        stop(token.node);
        Object.assign(token, { down: false, first: true, goal: -1 });
        token.at = rest(token);
      }
    },
    value: () => Object.fromEntries(tokens.filter(({ down }) => down).map(({ name, kind }) => [name, kind])),
    set(value) {
      for (const token of tokens) if (!token.down && value?.[token.name] === token.kind) drop(token, token.kind);
    },
  };

  /** @param {{x: number, y: number}} from @param {{x: number, y: number}} to @param {number} part */
  function between(from, to, part) {
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  }

  /** @param {string} name */
  function drawn(name) {
    const node = add(at.node, "g", { class: "cg-handle token" });
    const shapes = {
      reach: add(node, "circle", { class: "cg-handle-reach" }),
      shade: add(node, "circle", { class: "cg-handle-shade", cx: 1.5, cy: 2.5 }),
      face: add(node, "circle", { class: "cg-handle-face plate" }),
      icon: add(node, "g", { class: "icon" }),
      label: add(node, "text", { class: "of-token" }, t(`one-region.short.${name}`)),
    };
    const made = name in FACES && face(FACES[name]);
    if (made) put(made, { x: -20, y: -20, width: 40, height: 40 });
    shapes.icon.append(...(made ? [made] : DRAWN[name]()));
    const token = { node, shapes, down: false, goal: -1, at: { x: 0, y: 0 } };
    const own = () => /** @type {Token} */ (tokens.find((one) => one.node === node));
    grab(node, {
      at: () => own().at,
      drag(to) {
        if (own().down) return;
        stop(node);
        own().at = to;
        hover(own(), place(to.x, to.y));
      },
      drop: (to) => own().down || drop(own(), place(to.x, to.y)),
      tap: () => tell(own()),
    });
    keys(node, {
      arrows: (right, up) => own().down || step(own(), right + up),
      press() {
        if (own().down || own().goal < 0) return tell(own());
        drop(own(), own().goal);
        if (own().down) tokens.find(({ down }) => !down)?.node.focus();
      },
      jumps: { Escape: () => own().down || drop(own(), -1) },
    });
    return token;
  }

  /** @param {Token} token */
  function size({ shapes, node }) {
    for (const name of /** @type {const} */ (["shade", "face"])) put(shapes[name], { r: radius });
    put(shapes.reach, { r: Math.max(24, radius) });
    put(shapes.icon, { transform: `scale(${radius / 30})` });
    put(shapes.label, { y: radius + (at.narrow ? 13 : 16) });
    node.style.setProperty("--label", at.narrow ? "11px" : "13px");
  }

  /** Says which place the token is over. @param {Token} token @param {number} goal */
  function hover(token, goal) {
    if (goal !== over || !said) {
      said =
        goal < 0
          ? t("one-region.where", called(token))
          : t("one-region.holds", { ...called(token), place: words(goal) });
      over = goal;
    }
    at.moved();
  }

  /** @param {Token} token @param {number} goal */
  function drop(token, goal) {
    const why = goal < 0 ? "" : denied(token.kind, goal);
    over = -1;
    token.goal = -1;
    if (goal < 0) said = t("one-region.where", called(token));
    else if (why) {
      token.first = false;
      const own = OWN[token.name]?.includes(why);
      said = t(own ? `one-region.own.${token.name}.${why}` : `one-region.why.${why}`, called(token));
    } else {
      token.down = true;
      said = t("one-region.yes", { ...called(token), place: words(goal) });
    }
    const from = token.at;
    run(token.node, why || goal < 0 ? SPRING : DROP, (part) => {
      token.at = between(from, rest(token), part);
      at.paint();
    });
    at.moved();
    if (!at.open && tokens.every(({ down }) => down)) at.done();
  }

  /** Moves a token `far` places on in the order of the arrow keys, where the tray follows the last place.
   * @param {Token} token @param {number} far */
  function step(token, far) {
    const many = GOALS.length + 1;
    const now = token.goal < 0 ? 0 : GOALS.indexOf(token.goal) + 1;
    const next = (((now + far) % many) + many) % many;
    token.goal = next ? GOALS[next - 1] : -1;
    stop(token.node);
    token.at = next ? spot(MIDDLES[token.goal][0], MIDDLES[token.goal][1]) : bed(token.i);
    hover(token, token.goal);
  }

  /** Describes a game that's in its place, or asks where it belongs. @param {Token} token */
  function tell(token) {
    said = token.down
      ? t("one-region.is", { ...called(token), place: words(token.kind) })
      : t("one-region.where", called(token));
    at.moved();
  }

  /** @param {Token} token */
  function called({ name }) {
    return { name: t(`one-region.names.${name}`) };
  }
  /** @param {number} goal */
  function words(goal) {
    return answers(goal)
      .map((answer) => t(`one-region.${answer}`))
      .join(", ");
  }

  /** Draws a token at its place, and names the place for screen readers. @param {Token} token */
  function told(token) {
    const { node, down, goal, kind } = token;
    move(node, token.at.x, token.at.y);
    node.classList.toggle("cg-handle", !down);
    node.classList.toggle("down", down);
    node.style.touchAction = down ? "manipulation" : "none";
    show(token.shapes.shade, !down);
    const { name } = called(token);
    if (down) {
      put(node, { role: "button", tabindex: 0, "aria-label": `${name}: ${words(kind)}` });
      for (const one of ["aria-valuenow", "aria-valuemin", "aria-valuemax", "aria-valuetext"])
        node.removeAttribute(one);
    } else {
      const now = goal < 0 ? 0 : GOALS.indexOf(goal) + 1;
      const text = goal < 0 ? t("one-region.tray") : words(goal);
      put(node, { role: "slider", tabindex: 0, "aria-label": name, "aria-valuemin": 0, "aria-valuemax": GOALS.length });
      put(node, { "aria-valuenow": now, "aria-valuetext": text });
    }
  }
});
