// Dragging with a pointer. A piece can be dragged to every place it can reach, and slides home from anywhere else. A
// pointer can also be drawn across neighbouring things, from one to another.
import { zoomOf } from "./dom.js";

export const STILL = 4; // pixels; a pointer that moves less has clicked

/**
 * Follows a pointer from the press on a node until its release. `take(event)` returns the handlers for its moves and
 * for its end (a `pointerup` or a `pointercancel`), or null if there's nothing to take.
 * @param {Element} node
 * @param {(event: any) => {move?: (event: PointerEvent) => void, end?: (event: PointerEvent) => void} | null} take
 */
export function follow(node, take) {
  node.addEventListener("pointerdown", (/** @type {any} */ event) => {
    const heard = !event.button && event.isPrimary && take(event);
    if (!heard) return;
    const { pointerId } = event;
    const held = new AbortController();
    // listen on the page, because a browser can send the pointer's events to any element under it
    /** @param {"pointermove" | "pointerup" | "pointercancel"} kind @param {(now: PointerEvent) => void} act */
    const hear = (kind, act) =>
      addEventListener(kind, (now) => now.pointerId === pointerId && act(now), { signal: held.signal });
    const end = (/** @type {PointerEvent} */ now) => {
      held.abort();
      heard.end?.(now);
    };
    node.setPointerCapture(pointerId);
    hear("pointermove", (now) => heard.move?.(now));
    hear("pointerup", end);
    hear("pointercancel", end);
  });
}

/** Swallows the click that follows a drag, because that click only ends the drag. @param {EventTarget} node */
export function endsHere(node) {
  const stop = (/** @type {Event} */ click) => click.stopImmediatePropagation();
  node.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => node.removeEventListener("click", stop, { capture: true }));
}

/**
 * Calls `stretch(from, to)`, with indices in the list, each time a pointer pressed on `from` moves on to another node.
 * @param {HTMLElement[]} nodes
 * @param {(from: number, to: number) => void} stretch
 */
export function stretchable(nodes, stretch) {
  nodes.forEach((node, from) => {
    node.classList.add("cg-stretched");
    follow(node, () => {
      let at = from;
      let drawn = false;
      return {
        move({ clientX, clientY }) {
          const over = document.elementsFromPoint(clientX, clientY).flatMap((one) => {
            const i = nodes.indexOf(/** @type {HTMLElement} */ (one));
            return i < 0 ? [] : [i];
          });
          if (!over.length || over[0] === at) return;
          [at] = over;
          drawn = true;
          stretch(from, at);
        },
        end() {
          if (drawn) endsHere(globalThis);
        },
      };
    });
  });
}

/** Returns the distance, in pixels, from a place on the screen to an element (0 inside the element).
 * @param {Element} node @param {number} x @param {number} y */
function away(node, x, y) {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** Returns the element nearest to a place on the screen, or null if every element is more than `most` pixels away.
 * @template {Element} E @param {E[]} nodes @param {number} x @param {number} y @param {number} most */
export function nearby(nodes, x, y, most) {
  const [one] = nodes.toSorted((a, b) => away(a, x, y) - away(b, x, y));
  return one && away(one, x, y) <= most ? one : null;
}

/**
 * Makes pieces draggable. A grip is {node, aims, near}: the node to grab, the move for each element where the node can
 * be dropped, and how many pixels beside an element still count if the pointer is on none of them and isn't nearer to
 * the node's parent. `show(move or null, "drag")` previews a move, and `play(move)` makes it.
 * @param {Grip[]} grips @param {Pick<Touches, "show" | "play">} board
 */
export function draggable(grips, { show, play }) {
  for (const { node, aims, near = 0 } of grips) {
    if (!aims.size) continue;
    node.classList.add("cg-grip");
    follow(node, (event) => hold(event, node, aims, near));
  }

  /** @param {PointerEvent} event @param {Shape} node @param {Map<Element, BoardMove>} aims @param {number} near */
  function hold({ clientX, clientY }, node, aims, near) {
    /** @param {PointerEvent} event */
    const aimed = ({ clientX: x, clientY: y }) => {
      const within = document.elementsFromPoint(x, y).find((one) => aims.has(one));
      const at =
        within ?? (near ? nearby([...aims.keys(), /** @type {Element} */ (node.parentNode)], x, y, near) : null);
      return (at && aims.get(at)) ?? null;
    };
    let over = /** @type {BoardMove | null} */ (null);
    let held = false;
    const move = (/** @type {PointerEvent} */ event) => {
      const [dx, dy] = [event.clientX - clientX, event.clientY - clientY];
      if (!held && Math.hypot(dx, dy) < STILL) return;
      held = true;
      node.classList.add("cg-held");
      node.style.translate = `${dx / zoomOf(node)}px ${dy / zoomOf(node)}px`;
      const now = aimed(event);
      if (now !== over) show((over = now), "drag");
    };
    const end = (/** @type {PointerEvent} */ event) => {
      if (!held) return;
      endsHere(node);
      const to = event.type === "pointerup" ? aimed(event) : null;
      if (to) return play(to); // the piece slides into place from where the hand let go
      node.classList.remove("cg-held");
      node.style.translate = "";
      if (over) show(null, "drag");
    };
    return { move, end };
  }
}
