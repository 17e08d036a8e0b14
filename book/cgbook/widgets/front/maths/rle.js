// The text in which patterns of Life are exchanged: runs of cells, row by row, b for dead, o for live, $ for a new row.
// Its twin is `book/cgbook/life/rle.py`.
const MOST_TEXT = 1_000_000; // characters
const MOST_SIDE = 100_000; // columns, and rows
const MOST_CELLS = 100_000; // alive
const WIDTH = 70; // of a line, as the format asks

const S = "[ \\t\\n\\r\\f\\v]";
const RULES = ["b3/s23", "23/3", "life"];
const HEADER = new RegExp(
  `^x${S}*=${S}*\\d{1,9}${S}*,${S}*y${S}*=${S}*\\d{1,9}${S}*(?:,${S}*rule${S}*=${S}*([^ \\t\\n\\r\\f\\v]+)${S}*)?$`,
  "i",
);
const EDGES = new RegExp(`^${S}+|${S}+$`, "g");
const SPACES = new RegExp(S, "g");

/** The live cells [column, row] of a text, or why it cannot be read: {cells} or {refused}. */
export function readRuns(text) {
  if (text.length > MOST_TEXT) return { refused: "long" };
  const lines = text
    .split("\n")
    .map((line) => line.replace(EDGES, ""))
    .filter((line) => line && line[0] !== "#");
  if (/^x/i.test(lines[0] ?? "")) {
    const header = lines[0].match(HEADER);
    if (!header) return { refused: "header" };
    if (header[1] && !RULES.includes(header[1].toLowerCase())) return { refused: "rule" };
    lines.shift();
  }
  const runs = lines.join("").split("!")[0].replace(SPACES, "");
  const cells = [];
  let [x, y, end] = [0, 0, 0];
  for (const run of runs.matchAll(/([0-9]*)([bo$])/gy)) {
    end += run[0].length;
    const count = run[1] ? Number(run[1]) : 1;
    if (run[2] === "$") [x, y] = [0, y + count];
    else x += count;
    if (x > MOST_SIDE || y > MOST_SIDE) return { refused: "wide" };
    if (run[2] !== "o") continue;
    if (cells.length + count > MOST_CELLS) return { refused: "many" };
    for (let column = x - count; column < x; column++) cells.push([column, y]);
  }
  return end < runs.length ? { refused: "letters" } : { cells };
}

/** The text of live cells that are listed row by row. */
export function writeRuns(cells) {
  const left = cells.reduce((least, [x]) => Math.min(least, x), Infinity);
  const right = cells.reduce((most, [x]) => Math.max(most, x), -Infinity);
  const top = cells[0]?.[1] ?? 0;
  const height = cells.length ? cells[cells.length - 1][1] - top + 1 : 0;
  const words = [];
  let [row, end] = [0, 0]; // where the writing is
  const run = (count, tag) => count && words.push(count === 1 ? tag : `${count}${tag}`);
  for (let i = 0; i < cells.length;) {
    const [x, y] = [cells[i][0] - left, cells[i][1] - top];
    run(y - row, "$");
    if (y > row) [row, end] = [y, 0];
    run(x - end, "b");
    const first = i;
    while (i < cells.length && cells[i][1] - top === y && cells[i][0] - left === x + i - first) i++;
    run(i - first, "o");
    end = x + i - first;
  }
  const lines = [""];
  for (const word of [...words, "!"]) {
    if (lines[lines.length - 1].length + word.length > WIDTH) lines.push("");
    lines[lines.length - 1] += word;
  }
  return `x = ${cells.length ? right - left + 1 : 0}, y = ${height}, rule = B3/S23\n${lines.join("\n")}\n`;
}
