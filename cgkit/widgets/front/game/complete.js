// Moves that a skin knows itself, so that a large table need not carry them: from a component, [[verb, ...numbers], ...components it leaves].
// Values never come from here. Each is compared with Python, row by row, in Node.

const sos = (row) => (row.includes("SOS") ? [] : [...row].flatMap((letter, i) => (letter === "." ? ["S", "O"] : []).map((one) =>
  [[one, i + 1], row.slice(0, i) + one + row.slice(i + 1)])));

const cards = ([total, left]) => left.flatMap((count, i) => (count ? [[["turn", i + 1], [total + i + 1, left.with(i, count - 1)]]] : []));

const northcott = ([turn, rows]) => rows.flatMap((row, i) => [["advance", 1], ["retreat", -1]].flatMap(([verb, sign]) =>
  Array.from({ length: row[sign > 0 ? 1 : 2 * turn] }, (_, n) => {
    const after = row.with(1, row[1] - sign * (n + 1)).with(2 * turn, row[2 * turn] + sign * (n + 1));
    return [[verb, n + 1, i + 1], [1 - turn, rows.with(i, after)]];
  })));

const queen = ([x, y]) => [
  ...Array.from({ length: x }, (_, k) => [["left", k + 1], [x - k - 1, y]]),
  ...Array.from({ length: y }, (_, k) => [["down", k + 1], [x, y - k - 1]]),
  ...Array.from({ length: Math.min(x, y) }, (_, k) => [["diagonal", k + 1], [x - k - 1, y - k - 1]]),
];

const treblecross = (row) => (row.includes("XXX") ? [] : [...row].flatMap((square, i) => (square === "." ? [[["X", i + 1], `${row.slice(0, i)}X${row.slice(i + 1)}`]] : [])));

const known = { cards, northcott, queen, sos, treblecross };

/** The table with the moves that it left out filled in. */
export function complete(table) {
  if (table.rows.every((row) => row.length > 3)) return table;
  const rows = new Map(table.rows.map(([game, component], id) => [JSON.stringify([game, component]), id]));
  const acts = new Map(table.acts.map((act, i) => [JSON.stringify(act), i]));
  const actNumber = (act) => {
    const key = JSON.stringify(act);
    if (!acts.has(key)) acts.set(key, acts.size);
    return acts.get(key);
  };
  const filled = table.rows.map((row) => {
    if (row.length > 3) return row;
    const [game, component] = row;
    const moves = known[table.games[game].skin](component)
      .map(([step, ...left]) => [step, ...left.map((one) => rows.get(JSON.stringify([game, one])))])
      .filter((move) => !move.includes(undefined)) // the table holds all that may be reached: what it lacks is not allowed
      .map(([step, ...to]) => [actNumber([step]), ...to]);
    return [...row, moves];
  });
  return { ...table, rows: filled, acts: [...acts.keys()].map((key) => JSON.parse(key)) };
}
