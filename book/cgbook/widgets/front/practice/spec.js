// What the answer box needs to know of a problem, as Python writes it for an exercise.

/** That so many numbers are wanted. */
const wanted = (many) => [{ field: "count", value: [many, many], say: `${many} numbers` }];

/** Answers with what is said to them, as `judge` reads them. */
const said = (pairs) => pairs.map(([answer, say]) => ({ answers: [answer], say }));

/**
 * The table of a position of Nim and of its moves, with nothing of what comes after.
 * @param {number[]} heaps @param {"wins" | "loses"} last
 */
function nimTable(heaps, last) {
  const [sizes, acts] = [[...new Set(heaps)], /** @type {[string, number][][]} */ ([])];
  const starts = sizes.length;
  const idOf = (all, one, same) => {
    if (!all.some(same)) all.push(one);
    return all.findIndex(same);
  };
  const movesOf = (size) =>
    Array.from({ length: size }, (_, i) => {
      const act = idOf(acts, [["take", i + 1]], ([[, n]]) => n === i + 1);
      const left = size - i - 1;
      return left ? [act, idOf(sizes, left, (one) => one === left)] : [act];
    });
  const moves = sizes.slice(0, starts).map(movesOf);
  return {
    v: 2,
    judge: "none",
    touch: 1,
    last,
    games: [
      { name: "nim", merge: "list", words: { take: "take {0}", "take@": "take {0} from heap {at}" }, skin: "nim" },
    ],
    acts,
    rows: sizes.map((size, i) => [0, [size], 0, moves[i] ?? []]),
    start: [[heaps.map((size) => sizes.indexOf(size))]],
  };
}

/** What is marked or labelled, where there is something. */
function marksOf([name, ...told]) {
  const cells = (names, answers, labels) => ({
    items: names.map((one, i) => ({ name: String(one), answer: String(answers[i]) })),
    labels,
    columns: names.map(() => ""),
    rows: [""],
    corner: "",
  });
  if (name === "row") return cells(told[0], told[0], told[1]);
  if (name === "coins") {
    const [first, many, heads] = told;
    const coins = Array.from({ length: many }, (_, i) => first + i);
    return cells(
      coins.map((n) => `${n} ${heads.includes(n) ? "H" : "T"}`),
      coins,
      [],
    );
  }
  if (name !== "graph") return null;
  const [arrows, labels] = told;
  const items = arrows.map((_, i) => ({ name: String(i + 1), answer: String(i + 1) }));
  return { items, labels, options: arrows };
}

/** The spec of a problem: what `judge` and the ways to answer read. */
export function specOf({ how, accept, likely, options, form, many, replies }) {
  const marks = form.length ? marksOf(form) : null;
  const misere = form[0] === "misere nim";
  return {
    kind: how,
    accept,
    feedback: said(likely),
    replies: said(replies),
    options,
    must: many ? wanted(many) : [],
    ...(marks ? { marks } : {}),
    ...(form[0] === "nim" || misere ? { board: nimTable(form[1], misere ? "loses" : "wins") } : {}),
  };
}
