// A window on the plane of cells: a canvas to draw on, by pointer or by a cursor that the keyboard moves.
import { h } from "../../page/dom.js";
import { follow } from "../../page/drag.js";
import { arrowOf } from "../../page/touch.js";
import { onTheme } from "../../page/watch.js";

const GRID = 7; // pixels of a cell from which its edges are drawn
const FINGER = 14; // and from which a touch turns it
const MOST_PIXELS = 2; // of a screen to one of the page

/** The cells of a straight line between two. */
function line(from, to) {
  const [[x, y], [u, v]] = [from, to];
  const far = Math.max(Math.abs(u - x), Math.abs(v - y));
  return Array.from({ length: far }, (_, i) =>
    [u - x, v - y].map((by, axis) => from[axis] + Math.round((by * (i + 1)) / far)),
  );
}

/**
 * A finger scrolls the page, and a touch turns a cell, until `fingers(true)` lets it draw; a mouse and a pen always do.
 *
 * `ratio` is rows to columns. `begin(cell)` and `draw(cells)` say where a stroke begins and goes on, `end()` that it
 * has ended; `walk(cell)` where the cursor is now; `small(cell)` that a finger has touched cells too small for it.
 * `paint(brush, window)` paints what is to be seen.
 * @param {{label: string, ratio: number, begin: any, draw: any, end: any, walk: any, small: any, paint: any}} how
 */
export function sheet({ label, ratio, begin, draw, end, walk, small, paint }) {
  const element = h("canvas", { class: "cg-life-sheet", tabindex: 0, role: "application", "aria-label": label });
  element.style.aspectRatio = String(1 / ratio);
  const brush = element.getContext("2d");
  /** The cell in the upper left corner, and how many are seen. */
  const part = { left: 0, top: 0, columns: 1, rows: 1 };
  let cursor = [0, 0];
  let focused = false;
  let waiting = 0;
  let byFinger = false; // the last touch
  let drawing = false; // what a finger does

  const watch = new ResizeObserver(() => show());
  watch.observe(element);
  const stopTheme = onTheme(() => show());

  /** Looks at so many columns, with a cell (or the middle of some) in the middle. */
  function look(at, columns) {
    const [x, y] = at;
    const rows = Math.round(columns * ratio);
    Object.assign(part, { columns, rows, left: x - Math.floor(columns / 2), top: y - Math.floor(rows / 2) });
    cursor = [part.left + Math.floor(columns / 2), part.top + Math.floor(rows / 2)];
    show();
  }

  const tooSmall = (columns = part.columns) => element.clientWidth / columns < FINGER;

  function fingers(draws) {
    drawing = draws;
    element.style.touchAction = draws ? "none" : "auto";
  }

  /** Paints with the next picture of the screen. */
  function show() {
    waiting ||= requestAnimationFrame(() => {
      waiting = 0;
      const dots = Math.min(devicePixelRatio || 1, MOST_PIXELS);
      const [width, height] = [element.clientWidth * dots, element.clientHeight * dots].map(Math.round);
      if (!width || !brush) return;
      if (element.width !== width || element.height !== height) Object.assign(element, { width, height });
      const style = getComputedStyle(element);
      const side = width / part.columns;
      const ink = (name) => style.getPropertyValue(`--cg-${name}`);
      brush.setTransform(1, 0, 0, 1, 0, 0);
      brush.fillStyle = ink("field");
      brush.fillRect(0, 0, width, height);
      const box = (x, y, w = 1, inset = 0) => {
        // on whole pixels, so that neighbours meet
        const [from, to] = [x - part.left, x - part.left + w].map((at) => Math.round(at * side));
        const [top, below] = [y - part.top, y - part.top + 1].map((at) => Math.round(at * side));
        return [from + inset, top + inset, to - from - 2 * inset, below - top - 2 * inset];
      };
      paint({ brush, box, side, dots, ink }, part);
      if (side >= GRID * dots) {
        brush.fillStyle = ink("line");
        for (let i = 1; i < part.columns; i++) brush.fillRect(Math.round(i * side), 0, 1, height);
        for (let j = 1; j < part.rows; j++) brush.fillRect(0, Math.round(j * side), width, 1);
      }
      if (focused) {
        const wide = 2 * dots;
        brush.lineWidth = wide;
        for (const inset of [wide / 2, -wide / 2]) {
          brush.strokeStyle = ink(inset > 0 ? "field" : "ink");
          const [x, y, across, down] = box(cursor[0], cursor[1], 1, inset);
          brush.strokeRect(x, y, across, down);
        }
      }
    });
  }

  function cellAt({ clientX, clientY }) {
    const at = element.getBoundingClientRect();
    const [x, y] = [
      (clientX - at.x - element.clientLeft) / element.clientWidth,
      (clientY - at.y) / element.clientHeight,
    ];
    const within = (part, all) => Math.max(0, Math.min(all - 1, Math.floor(part * all)));
    return [part.left + within(x, part.columns), part.top + within(y, part.rows)];
  }

  function go(to) {
    cursor = to;
    show();
  }

  follow(element, (event) => {
    byFinger = event.pointerType === "touch";
    if (byFinger && !drawing) return null;
    let last = cellAt(event);
    go(last);
    begin(last);
    return {
      move(now) {
        const all = now.getCoalescedEvents?.() ?? [];
        for (const one of all.length ? all : [now]) {
          const to = cellAt(one);
          const way = line(last, to);
          if (!way.length) continue;
          draw(way);
          last = to;
          go(to);
        }
      },
      end: () => end(),
    };
  });

  element.addEventListener("click", (event) => {
    if (!byFinger || drawing) return;
    go(cellAt(event));
    if (tooSmall()) return small(cursor);
    begin(cursor);
    end();
  });
  element.addEventListener("keydown", (event) => {
    const { key } = event;
    focused = true; // whoever uses keys sees the cursor, also after a click
    const step = arrowOf(key);
    const [x, y] = cursor;
    const keep = (at, from, count) => Math.max(from, Math.min(from + count - 1, at));
    if (step) go([keep(x + step[0], part.left, part.columns), keep(y + step[1], part.top, part.rows)]);
    else if (key === "Home" || key === "End") go([key === "Home" ? part.left : part.left + part.columns - 1, y]);
    else if (key !== " " && key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
    if (step || key === "Home" || key === "End") walk(cursor);
    else {
      begin(cursor);
      end();
    }
  });
  element.addEventListener("focus", () => {
    focused = element.matches(":focus-visible");
    show();
    if (focused) walk(cursor);
  });
  element.addEventListener("blur", () => {
    focused = false;
    show();
  });

  const stop = () => {
    watch.disconnect();
    stopTheme();
    cancelAnimationFrame(waiting);
  };
  const middle = () => [part.left + Math.floor(part.columns / 2), part.top + Math.floor(part.rows / 2)];
  fingers(false);
  return { element, look, show, stop, part, middle, fingers, tooSmall };
}
