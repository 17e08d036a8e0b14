// A piece that a hand would drag can be dragged: to each place that it can reach, and back home from anywhere else. And
// a pointer can be drawn over things that lie beside each other, from one to another.

const STILL = 4; // pixels: a hand that moves less has clicked

/** The click that follows is the end of the drag, and means nothing more. */
function endsHere(node) {
  const stop = (click) => click.stopImmediatePropagation();
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
    node.addEventListener("pointerdown", (event) => {
      if (event.button || !event.isPrimary) return;
      let at = from;
      let drawn = false;
      const move = ({ clientX, clientY }) => {
        const over = document.elementsFromPoint(clientX, clientY).flatMap((one) => {
          const i = nodes.indexOf(/** @type {HTMLElement} */ (one));
          return i < 0 ? [] : [i];
        });
        if (!over.length || over[0] === at) return;
        [at] = over;
        drawn = true;
        stretch(from, at);
      };
      const end = () => {
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", end);
        removeEventListener("pointercancel", end);
        if (drawn) endsHere(globalThis);
      };
      node.setPointerCapture(event.pointerId);
      // what the page hears: a browser may leave the pointer to whatever lies under it
      addEventListener("pointermove", move);
      addEventListener("pointerup", end);
      addEventListener("pointercancel", end);
    });
  });
}

/**
 * A grip is {node, aims}: what is grabbed, and for each element where it may be let go the move that this makes.
 * `show(move or null, "drag")` previews, `play(move)` makes the move.
 * @param {{node: HTMLElement, aims: Map<Element, any>}[]} grips
 */
export function draggable(grips, { show, play }) {
  for (const { node, aims } of grips) {
    if (!aims.size) continue;
    node.classList.add("cg-grip");
    node.addEventListener("pointerdown", (event) => {
      if (!event.button && event.isPrimary) hold(event, node, aims);
    });
  }

  function hold({ pointerId, clientX, clientY }, node, aims) {
    const aimed = ({ clientX: x, clientY: y }) => {
      const at = document.elementsFromPoint(x, y).find((one) => aims.has(one));
      return at ? aims.get(at) : null;
    };
    let over = null;
    let held = false;
    const move = (event) => {
      const [dx, dy] = [event.clientX - clientX, event.clientY - clientY];
      if (!held && Math.hypot(dx, dy) < STILL) return;
      held = true;
      node.classList.add("cg-held");
      node.style.translate = `${dx}px ${dy}px`;
      const now = aimed(event);
      if (now !== over) show((over = now), "drag");
    };
    const end = (event) => {
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", end);
      node.removeEventListener("pointercancel", end);
      if (!held) return;
      endsHere(node);
      const to = event.type === "pointerup" ? aimed(event) : null;
      if (to) return play(to); // from where the hand has left it, it slides into its place
      node.classList.remove("cg-held");
      node.style.translate = "";
      if (over) show(null, "drag");
    };
    node.setPointerCapture(pointerId);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", end);
    node.addEventListener("pointercancel", end);
  }
}
