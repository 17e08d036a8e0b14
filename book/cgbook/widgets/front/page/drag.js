// What a pointer drags. A piece can be dragged to each place that it can reach, and back home from anywhere else. And a
// pointer can be drawn over things that lie beside each other, from one to another.
import { zoomOf } from "./dom.js";

export const STILL = 4; // pixels: a hand that moves less has clicked

/**
 * Follows a pointer from where it takes hold of a node until it lets go: `take(event)` returns what hears of its moves
 * and of its end, a `pointerup` or a `pointercancel`; or nothing, where there is nothing to take.
 * @param {Element} node
 * @param {(event: any) => {move?: (event: PointerEvent) => void, end?: (event: PointerEvent) => void} | null} take
 */
export function follow(node, take) {
  node.addEventListener("pointerdown", (/** @type {any} */ event) => {
    const heard = !event.button && event.isPrimary && take(event);
    if (!heard) return;
    const { pointerId } = event;
    const held = new AbortController();
    // what the page hears: a browser may leave the pointer to whatever lies under it
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

/** The click that follows is the end of the drag, and means nothing more. @param {EventTarget} node */
export function endsHere(node) {
  const stop = (/** @type {Event} */ click) => click.stopImmediatePropagation();
  node.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => node.removeEventListener("click", stop, { capture: true }));
}

/**
 * Calls `stretch(from, to)`, places in the list, for each of the nodes to which a pointer is drawn from another one.
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

/**
 * A grip is {node, aims}: what is grabbed, and for each element where it may be let go the move that this makes.
 * `show(move or null, "drag")` previews, `play(move)` makes the move.
 * @param {Grip[]} grips
 * @param {{show: (move: BoardMove | null, how: string) => void, play: (move: BoardMove) => void}} board
 */
export function draggable(grips, { show, play }) {
  for (const { node, aims } of grips) {
    if (!aims.size) continue;
    node.classList.add("cg-grip");
    follow(node, (event) => hold(event, node, aims));
  }

  /** @param {PointerEvent} event @param {Shape} node @param {Map<Element, BoardMove>} aims */
  function hold({ clientX, clientY }, node, aims) {
    /** @param {PointerEvent} event */
    const aimed = ({ clientX: x, clientY: y }) => {
      const at = document.elementsFromPoint(x, y).find((one) => aims.has(one));
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
      if (to) return play(to); // from where the hand has left it, it slides into its place
      node.classList.remove("cg-held");
      node.style.translate = "";
      if (over) show(null, "drag");
    };
    return { move, end };
  }
}
