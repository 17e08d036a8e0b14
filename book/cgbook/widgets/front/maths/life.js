// Conway's Life on a plane without edges. The live cells are a set of strings "column,row".

/** Returns how many of the eight cells around a cell are alive.
 * @param {Set<string>} alive @param {number} x @param {number} y */
export function neighbours(alive, x, y) {
  let count = 0;
  for (const i of [-1, 0, 1]) for (const j of [-1, 0, 1]) if ((i || j) && alive.has(`${x + i},${y + j}`)) count++;
  return count;
}

/** Returns the next generation. @param {Set<string>} alive */
export function next(alive) {
  const near = new Map();
  for (const cell of alive) {
    const [x, y] = cell.split(",").map(Number);
    for (const i of [-1, 0, 1])
      for (const j of [-1, 0, 1]) {
        const one = `${x + i},${y + j}`;
        near.set(one, (near.get(one) ?? 0) + 1); // a live cell counts itself
      }
  }
  return new Set([...near].flatMap(([cell, n]) => (n === 3 || (n === 4 && alive.has(cell)) ? [cell] : [])));
}
