// A film: a sequence of pictures, with motion between them. A shape moves from one picture to the next if both
// contain it, under the same name (`data-key`) or unchanged. Other shapes fade.
import { h, svg } from "../page/dom.js";
import { onResize } from "../page/watch.js";

const LETTER = 11; // minimum size of a letter in pixels of the page, however small its picture
const NUMBER = /#[0-9a-f]{6}\b|-?(?:\d+\.?\d*|\.\d+)/g;
const PAPER = "paper"; // the name of the background

/** Mixes two numbers or two colours. At part 0 the result is `from`; at part 1, `to`.
 * @param {string} from @param {string} to @param {number} part */
function mixed(from, to, part) {
  if (from[0] !== "#") return String(+(+from + (+to - +from) * part).toFixed(2));
  const channels = (/** @type {string} */ colour) => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));
  const goal = channels(to);
  return `rgb(${channels(from).map((one, i) => Math.round(one + (goal[i] - one) * part))})`;
}

/** Returns a function from a part (0 to 1) to the text between two texts, or null if the texts differ in more than
 * numbers.
 * @param {string | null} from @param {string | null} to */
function between(from, to) {
  const [some, others] = [from, to].map((one) => one?.match(NUMBER) ?? []);
  const alike = from?.replace(NUMBER, "") === to?.replace(NUMBER, "") && some.length === others.length;
  if (!alike || some.some((one, i) => (one[0] === "#") !== (others[i][0] === "#"))) return null;
  return (/** @type {number} */ part) => {
    let i = 0;
    return String(from).replace(NUMBER, (one) => mixed(one, others[i++], part));
  };
}

/** Returns the shapes of a picture by their names. @param {Element} picture */
function named(picture) {
  const names = new Map();
  for (const shape of /** @type {Iterable<HTMLElement>} */ (picture.children)) {
    let name = names.size ? (shape.dataset.key ?? shape.outerHTML) : PAPER;
    while (names.has(name)) name += "+";
    names.set(name, shape);
  }
  return names;
}

/** Returns {root, moves} for the motion between two pictures: a node, and the functions that move the node's shapes.
 * @param {Element} before @param {Element} after */
function shot(before, after) {
  const [from, to] = [named(before), named(after)];
  const moves = /** @type {((part: number) => void)[]} */ ([]);

  /** Makes `nodes` change from one shape's attributes to the other's; returns whether all attributes can change.
   * @param {Element} one @param {Element} other @param {Element[]} nodes */
  function glide(one, other, nodes) {
    const names = [...new Set([...one.getAttributeNames(), ...other.getAttributeNames()])];
    const hows = names
      .filter((name) => name !== "aria-label" && one.getAttribute(name) !== other.getAttribute(name))
      .map((name) => ({ name, how: between(one.getAttribute(name), other.getAttribute(name)) }));
    const can = hows.flatMap(({ name, how }) => (how ? [{ name, how }] : []));
    if (can.length)
      moves.push((part) => {
        for (const { name, how } of can) {
          const value = how(part);
          for (const node of nodes) node.setAttribute(name, value);
        }
      });
    return can.length === hows.length;
  }
  function fade(/** @type {any} */ node, /** @type {(part: number) => number} */ seen) {
    const whole = Number(node.getAttribute("opacity") ?? 1);
    moves.push((part) => (node.style.opacity = String(whole * seen(part))));
  }
  const goes = (/** @type {number} */ part) => 1 - part;
  const comes = (/** @type {number} */ part) => part;

  const root = /** @type {Element} */ (before.cloneNode(false));
  glide(before, after, [root]);
  const left = [...from.keys()];
  const met = new Set();
  /** Appends the vanishing shapes before the shape `until` (null: all the rest), to keep their place in the order.
   * @param {string | null} until */
  function leave(until) {
    while (left.length && !met.has(until)) {
      const name = /** @type {string} */ (left.shift());
      met.add(name);
      if (to.has(name)) continue;
      const node = from.get(name).cloneNode(true);
      root.append(node);
      fade(node, goes);
    }
  }
  for (const [name, shape] of to) {
    const [node, was] = [shape.cloneNode(true), from.get(name)];
    if (!was) fade(node, comes);
    else {
      leave(name);
      const old = was.cloneNode(true);
      if (!glide(was, shape, [old, node]) || was.innerHTML !== shape.innerHTML) {
        root.append(old);
        fade(old, goes);
        fade(node, comes);
      }
    }
    root.append(node);
  }
  leave(null);
  return { root, moves };
}

/**
 * Shows pictures (SVG as text) in a place. `show(2.5)` is halfway from the third picture to the fourth. Call `stop()`
 * when the place is removed.
 * @param {HTMLElement} place @param {string[]} pictures
 */
export function film(place, pictures) {
  /** @type {(Element | null)[]} */
  const drawn = pictures.map(() => null);
  const picture = (/** @type {number} */ i) => (drawn[i] ??= read(pictures[i], LETTER / scale));
  let [start, now, scale] = [-1, 0, 1];
  let moves = /** @type {((part: number) => void)[]} */ ([]);
  const stop = onResize(place, () => {
    const shown = /** @type {SVGSVGElement | null} */ (place.firstElementChild)?.getScreenCTM()?.a;
    if (!shown || shown === scale) return;
    scale = shown;
    drawn.fill(null);
    start = -1;
    show(now);
  });
  return { show, stop };

  function show(/** @type {number} */ real) {
    now = real;
    const [first, part] = [Math.floor(real), real % 1];
    if (!part) {
      place.replaceChildren(picture(first));
      start = -1;
      return;
    }
    if (first !== start) {
      const { root, moves: all } = shot(picture(first), picture(first + 1));
      [start, moves] = [first, all];
      place.replaceChildren(root);
    }
    for (const move of moves) move(part);
  }
}

/** Returns the element of a picture that cgbook wrote, with every letter at least `least` high.
 * @param {string} text @param {number} least */
function read(text, least) {
  const place = h("div");
  place.innerHTML = text;
  for (const words of place.querySelectorAll("text")) {
    const size = Number(words.getAttribute("font-size"));
    if (size < least) words.setAttribute("font-size", least.toFixed(2));
  }
  return place.firstElementChild ?? svg("svg");
}
