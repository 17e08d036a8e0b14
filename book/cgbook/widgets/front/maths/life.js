// Conway's Life on the unbounded plane, in tiles of 32 × 32 cells: a row of a tile is one number, and its 32 cells are
// counted at once, bit by bit. Tiles without a live cell are not kept, so what flies away costs little.
const SIDE = 32;
const DOWN = 2 ** 22; // from the key of a tile to that of the tile below it; one to the right is 1
const ORIGIN = (2 ** 22 * DOWN + DOWN) / 2;
const EMPTY = new Int32Array(SIDE);

const keyOf = (x, y) => ORIGIN + (y >> 5) * DOWN + (x >> 5);

function bits(word) {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Live cells on the plane. A plane does not change: `with` and `step` return another. */
export class Plane {
  /** @param {number[][]} cells pairs [column, row], rows counted downwards */
  constructor(cells = []) {
    /** @type {Map<number, Int32Array>} */
    this.tiles = new Map();
    this.population = 0;
    this.born = 0; // since the generation before
    this.died = 0;
    this.#put(cells, true);
  }

  #put(cells, alive) {
    const own = new Set(); // tiles that no other plane shares
    for (const [x, y] of cells) {
      if (this.has(x, y) === alive) continue;
      const key = keyOf(x, y);
      if (!own.has(key)) this.tiles.set(key, Int32Array.from(this.tiles.get(key) ?? EMPTY));
      own.add(key);
      const tile = this.tiles.get(key) ?? EMPTY;
      tile[y & 31] ^= 1 << (x & 31);
      this.population += alive ? 1 : -1;
    }
    for (const key of own) if (this.tiles.get(key)?.every((word) => !word)) this.tiles.delete(key);
  }

  has(x, y) {
    return Boolean(((this.tiles.get(keyOf(x, y)) ?? EMPTY)[y & 31] >>> (x & 31)) & 1);
  }

  /** The same plane but for these cells, all alive or all dead. */
  with(cells, alive) {
    const other = new Plane();
    other.tiles = new Map(this.tiles);
    other.population = this.population;
    other.#put(cells, alive);
    return other;
  }

  /** How many of the eight cells around one are alive. */
  neighbours(x, y) {
    let count = 0;
    for (const i of [-1, 0, 1]) for (const j of [-1, 0, 1]) if ((i || j) && this.has(x + i, y + j)) count++;
    return count;
  }

  /** Calls `see(x, y, word)` for each row of a tile with a live cell: bit i of the word is the cell (x + i, y). */
  eachWord(see) {
    for (const [key, tile] of this.tiles) {
      const at = key - ORIGIN + DOWN / 2;
      const row = Math.floor(at / DOWN);
      const x = (at - row * DOWN - DOWN / 2) * SIDE;
      for (let y = 0; y < SIDE; y++) if (tile[y]) see(x, row * SIDE + y, tile[y]);
    }
  }

  /** The live cells, row by row. */
  cells() {
    const alive = [];
    this.eachWord((x, y, word) => {
      for (let i = 0; i < SIDE; i++) if ((word >>> i) & 1) alive.push([x + i, y]);
    });
    return alive.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  }

  /** The next generation: alive is what has three live neighbours, or two and is alive itself. */
  step() {
    const next = new Plane();
    for (const key of this.#reached()) {
      const at = (by) => this.tiles.get(key + by) ?? EMPTY;
      const tile = next.#grow(
        [at(-DOWN - 1), at(-1), at(DOWN - 1)],
        [at(-DOWN), at(0), at(DOWN)],
        [at(1 - DOWN), at(1), at(DOWN + 1)],
      );
      if (tile) next.tiles.set(key, tile);
    }
    return next;
  }

  /** The tiles with a live cell, and those that one of them touches. */
  #reached() {
    const keys = new Set();
    for (const [key, tile] of this.tiles) {
      const top = tile[0];
      const bottom = tile[SIDE - 1];
      let all = 0;
      for (let y = 0; y < SIDE; y++) all |= tile[y];
      keys.add(key);
      if (top) keys.add(key - DOWN);
      if (bottom) keys.add(key + DOWN);
      if (all & 1) keys.add(key - 1);
      if (all < 0) keys.add(key + 1);
      if (top & 1) keys.add(key - DOWN - 1);
      if (top < 0) keys.add(key - DOWN + 1);
      if (bottom & 1) keys.add(key + DOWN - 1);
      if (bottom < 0) keys.add(key + DOWN + 1);
    }
    return keys;
  }

  /** The next generation of a tile, from three columns of tiles; null without a live cell. Counts births and deaths. */
  #grow(west, middle, east) {
    const tile = new Int32Array(SIDE);
    let anyAlive = 0;
    // of the three cells in a row how many are alive, 0 to 3, as ones and twos: above, here, and of the row below
    let high1 = 0;
    let high2 = 0;
    let mid1 = 0;
    let mid2 = 0;
    let self = 0;
    for (let y = -2; y < SIDE; y++) {
      const part = y < -1 ? 0 : y < SIDE - 1 ? 1 : 2;
      const row = (y + 1) & 31;
      const here = middle[part][row];
      const left = (here << 1) | (west[part][row] >>> 31);
      const right = (here >>> 1) | (east[part][row] << 31);
      const low1 = left ^ here ^ right;
      const low2 = (left & here) | (right & (left ^ here));
      if (y >= 0) {
        // of the block of nine three must be alive, or four with the cell itself: odd and one two, or even and two twos
        const odd = high1 ^ mid1 ^ low1;
        const carry = (high1 & mid1) | (low1 & (high1 ^ mid1));
        const p = high2 ^ mid2;
        const q = low2 ^ carry;
        const u = high2 & mid2;
        const v = low2 & carry;
        const one = (p ^ q) & ~(u | v);
        const two = (p & q) | ((u ^ v) & ~(p | q));
        const word = (odd & one) | (~odd & two & self);
        tile[y] = word;
        anyAlive |= word;
        if (word !== self) {
          this.born += bits(word & ~self);
          this.died += bits(self & ~word);
        }
        if (word) this.population += bits(word);
      }
      high1 = mid1;
      high2 = mid2;
      mid1 = low1;
      mid2 = low2;
      self = here;
    }
    return anyAlive ? tile : null;
  }
}
