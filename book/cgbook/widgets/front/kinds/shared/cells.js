// Cells of Life as they are painted, and what is said of one.
import { t } from "../../page/words.js";

/** The least rectangle that holds some cells. */
export function boxOf(cells) {
  const ends = (i) =>
    cells.reduce(([a, b], cell) => [Math.min(a, cell[i]), Math.max(b, cell[i])], [Infinity, -Infinity]);
  if (!cells.length) return { left: 0, top: 0, width: 0, height: 0 };
  const [[left, right], [top, bottom]] = [ends(0), ends(1)];
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** What a cell is, how many live neighbours it has, and what becomes of it. */
export function fates(plane, x, y) {
  const [alive, n] = [plane.has(x, y), plane.neighbours(x, y)];
  const fate = alive ? (n < 2 ? "lonely" : n < 4 ? "lives" : "crowded") : n === 3 ? "born" : "dead";
  const neighbours = t(n ? "life.neighbours" : "life.none", { n });
  return t(`life.fate.${fate}`, { neighbours });
}

/** How many live cells are in a part of the plane. */
export function inside(plane, { left, top, columns, rows }) {
  let count = 0;
  plane.eachWord((x, y, word) => {
    if (y < top || y >= top + rows) return;
    for (let i = Math.max(0, left - x); i < Math.min(32, left + columns - x); i++) count += (word >>> i) & 1;
  });
  return count;
}

export function paintCells({ brush, box, ink }, { left, top, columns, rows }, plane) {
  brush.fillStyle = ink("green");
  plane.eachWord((x, y, word) => {
    if (y < top || y >= top + rows || x + 32 <= left || x >= left + columns) return;
    for (let i = 0; i < 32; i++) {
      if (!((word >>> i) & 1)) continue;
      const first = i;
      while (i < 31 && (word >>> (i + 1)) & 1) i++;
      brush.fillRect(...box(x + first, y, i - first + 1));
    }
  });
}

/**
 * The reader's marks, dashed; and when they are judged the numbers of neighbours that decided, what has died in a tint,
 * and a frame around what was wrong.
 */
export function paintGuess({ brush, box, side, dots, ink }, { left, top, columns, rows }, { marks, plane, before }) {
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  brush.font = `600 ${Math.round(side * 0.42)}px system-ui, sans-serif`;
  for (let y = top; y < top + rows; y++)
    for (let x = left; x < left + columns; x++) {
      const [alive, marked] = [plane.has(x, y), marks.has(x, y)];
      const [from, high, wide, tall] = box(x, y);
      if (before && before.has(x, y) && !alive) {
        brush.globalAlpha = 0.25;
        brush.fillStyle = ink("green");
        brush.fillRect(from, high, wide, tall);
        brush.globalAlpha = 1;
      }
      const strokeRect = (inset) => brush.strokeRect(...box(x, y, 1, inset));
      const n = before ? before.neighbours(x, y) : 0;
      if (before && side > 14 * dots && (n || before.has(x, y))) {
        brush.fillStyle = ink(alive ? "field" : "ink");
        brush.fillText(String(n), from + wide / 2, high + tall / 2);
      }
      if (before && alive !== marked) {
        brush.setLineDash([]);
        brush.lineWidth = 3 * dots;
        brush.strokeStyle = ink("n");
        strokeRect(2.5 * dots);
      } else if (marked) {
        brush.setLineDash([4 * dots, 3 * dots]);
        brush.lineWidth = 2 * dots;
        brush.strokeStyle = ink(alive ? "field" : "ink");
        strokeRect(Math.max(3 * dots, side * 0.14));
      }
    }
  brush.setLineDash([]);
}
