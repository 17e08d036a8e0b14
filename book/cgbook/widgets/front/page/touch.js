// The pieces of a board are its controls. A piece that's pointed at, reached by keys or touched once previews its move;
// a click, a second touch or Enter makes the move. The pieces share one tab stop, and arrow keys go to the nearest
// piece in their direction.

/** Returns the middle of an element on the screen, in pixels. @param {Element} node */
export const middle = (node) => {
  const box = node.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/**
 * Makes pieces touchable. A piece is {node, role, move, words, choose, why}: touching it makes `move`, or calls
 * `choose()` while a move is put together, or, if nothing can be done, shows the reason, `why`. `show(move or null,
 * how)` previews and `play(move)` makes a move; `how` is "pointer", "touch" or "keys". Returns a function that gives
 * the focus, without a preview, to the piece nearest to a place on the screen, and returns whether there is a piece.
 * @param {HTMLElement} board @param {Piece[]} pieces @param {Touches} hears
 */
export function touchable(board, pieces, { show, play, refuse }) {
  const live = pieces.filter(({ move, choose }) => move || choose);
  let touch = false;
  let armed = /** @type {BoardMove | null} */ (null);
  let quiet = false;

  const enter = (/** @type {Piece} */ piece) => {
    live.forEach(({ node }) => node.setAttribute("tabindex", node === piece.node ? "0" : "-1"));
  };

  const act = (/** @type {Piece} */ piece) => {
    if (piece.choose) return piece.choose();
    if (!piece.move) return refuse(piece.why);
    if (touch && armed !== piece.move) {
      armed = piece.move;
      return show(piece.move, "touch");
    }
    return play(piece.move);
  };

  live.forEach((piece, i) => {
    const { node, role, words, move } = piece;
    node.classList.add("cg-piece");
    node.setAttribute("role", role || "button");
    node.setAttribute("tabindex", i ? "-1" : "0");
    if (words) node.setAttribute("aria-label", words);
    if (move) {
      node.addEventListener("pointerenter", (event) => pointed(event) && show(move, "pointer"));
      node.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && show(null, "pointer"));
    }
    node.addEventListener("focus", () => {
      enter(piece);
      if (move && !quiet && node.matches(":focus-visible")) show(move, "keys");
    });
    node.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        touch = false;
        act(piece);
        return;
      }
      const places = live.map((one) => middle(one.node));
      const arrow = arrowOf(event.key);
      /** @type {Record<string, number>} */
      const ends = { Home: 0, End: live.length - 1 };
      const to = arrow ? nearest(places[i], arrow, places) : (ends[event.key] ?? -1);
      if (!arrow && !(event.key in ends)) return;
      event.preventDefault();
      event.stopPropagation();
      if (to < 0) return;
      live[to].node.focus({ preventScroll: true });
      live[to].node.scrollIntoView({ block: "nearest", inline: "nearest" }); // the piece can be in a row that scrolls
    });
  });
  for (const piece of pieces) {
    piece.node.addEventListener("pointerdown", (event) => {
      touch = event.pointerType !== "mouse";
    });
    piece.node.addEventListener("click", (event) => {
      event.stopPropagation();
      act(piece);
    });
  }
  return (/** @type {number[] | null} */ place) => {
    /** @param {Piece} piece */
    const far = ({ node }) => (place ? Math.hypot(...middle(node).map((at, i) => at - place[i])) : 0);
    const [first] = live.toSorted((a, b) => far(a) - far(b));
    quiet = true;
    first?.node.focus({ preventScroll: true });
    quiet = false;
    return Boolean(first);
  };
}

// A piece that is redrawn under a resting pointer isn't pointed at, because only a pointer that has moved points.
let at = "";

globalThis.addEventListener?.("pointermove", (event) => (at = `${event.screenX},${event.screenY}`), { capture: true });

/** Returns whether a mouse reached an element by moving. Call the function at `pointerenter`, which precedes
 * `pointermove`.
 * @param {PointerEvent} event */
export const pointed = (event) => event.pointerType === "mouse" && at !== `${event.screenX},${event.screenY}`;

// Arrow keys lead to the nearest thing in their direction, whatever the order of the list.
/** @type {Record<string, number[]>} */
const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/**
 * Returns the step of an arrow key in screen coordinates. With `up`, rows are counted from below, as on a chessboard.
 * Returns null for any other key.
 * @param {string} key
 * @returns {number[] | null}
 */
export function arrowOf(key, up = false) {
  const step = ARROWS[key];
  return step ? [step[0], up ? -step[1] : step[1]] : null;
}

/**
 * Returns the index of the nearest place in a direction, or -1 if there's none. Distance off that direction counts a
 * little more than double.
 * @param {number[]} from
 * @param {number[]} direction
 * @param {number[][]} places
 */
export function nearest([x, y], [across, down], places) {
  let best = -1;
  let least = Infinity;
  places.forEach(([u, v], i) => {
    const ahead = (u - x) * across + (v - y) * down;
    const far = ahead + 2.01 * (Math.abs((u - x) * down) + Math.abs((v - y) * across));
    if (ahead > 1e-6 && far < least) [least, best] = [far, i];
  });
  return best;
}
