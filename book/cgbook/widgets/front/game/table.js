// The arithmetic of a game table, with its legal moves, the winner, the best move and its reason. It contains no rules
// of any game.
//
// A state is a list of boards, and a board is a list of row numbers, one for each component. EMPTY keeps the place of a
// component that is used up, so that heap 2 stays heap 2 when heap 1 is gone.
// In a sum, each part is a board. A move is {picks: [[board, place, k], ...]}, and each pick is the k-th move of the
// row in that place.

import { fill, t } from "../page/words.js";

export const EMPTY = -1;

/** @type {(T: Table, id: number) => Row} */
const rowOf = (T, id) => (id === EMPTY ? [0, null, 0, []] : T.rows[id]);
const merges = (/** @type {Table} */ T, /** @type {number} */ id) => T.games[rowOf(T, id)[0]].merge === "set";
/** @param {Table} T @param {number[]} ids */
const sum = (T, ids) => ids.reduce((value, id) => value ^ rowOf(T, id)[2], 0);

/** Returns the game of board b, taken from any start, because an empty board no longer has a row that names its game.
 * @param {Table} T @param {number} b */
export const gameOf = (T, b) => {
  const id = T.start.flatMap((state) => state[b] ?? []).find((one) => one in T.rows) ?? EMPTY;
  return T.games[T.rows[id]?.[0] ?? 0];
};

export const movesOfRow = (/** @type {Table} */ T, /** @type {number} */ id) => rowOf(T, id)[3];
/** @param {Table} T @param {number} id */
export const optionsOfRow = (T, id) => movesOfRow(T, id).map(([, ...to]) => to);
export const componentOf = (/** @type {Table} */ T, /** @type {number} */ id) => rowOf(T, id)[1];
/** Returns the size of a row's component (its first number), or 0 if the component is used up.
 * @param {Table} T @param {number} id */
export const sizeOf = (T, id) => componentOf(T, id)?.[0] ?? 0;
export const pieces = (/** @type {State} */ state) => state.flat().filter((id) => id !== EMPTY);

/** Returns the state after a move. Later places change first, so that a split never shifts a place that still
 * has to change.
 * @param {Table} T @param {State} state @param {Move} move */
export function apply(T, state, { picks }) {
  const boards = state.map((board) => [...board]);
  for (const [b, place, k] of [...picks].sort((x, y) => y[1] - x[1])) {
    const board = boards[b];
    const id = board[place];
    const to = movesOfRow(T, id)[k].slice(1);
    if (merges(T, id)) {
      board.splice(place, 1);
      for (const next of to) {
        const twin = board.indexOf(next);
        if (twin < 0) board.push(next);
        else board.splice(twin, 1);
      }
    } else board.splice(place, 1, ...(to.length ? to : [EMPTY]));
  }
  return boards;
}

/** @template T @param {T[]} items @param {number} n @returns {Iterable<T[]>} */
function* choices(items, n) {
  if (n === 0) yield [];
  else
    for (let i = 0; i <= items.length - n; i++)
      for (const rest of choices(items.slice(i + 1), n - 1)) yield [items[i], ...rest];
}

/** @param {Table} T @param {State} state @param {number[][]} places @returns {Iterable<Picked[]>} */
function* combined(T, state, places) {
  if (!places.length) return yield [];
  const [[b, place], ...others] = places;
  for (let k = 0; k < movesOfRow(T, state[b][place]).length; k++)
    for (const rest of combined(T, state, others)) yield [[b, place, k], ...rest];
}

/** Yields every legal move of the whole position, in the table's order. @param {Table} T @param {State} state */
export function* moves(T, state) {
  const open = /** @type {number[][]} */ ([]);
  state.forEach((board, b) =>
    board.forEach((id, place) => {
      if (movesOfRow(T, id).length) open.push([b, place]);
    }),
  );
  const most = Math.min(T.touch, open.length);
  const sizes = T.touch === 0 ? [open.length] : Array.from({ length: most }, (_, i) => i + 1);
  for (const n of sizes)
    if (n) for (const places of choices(open, n)) for (const picks of combined(T, state, places)) yield { picks };
}

const classes = (/** @type {Table} */ T, /** @type {State} */ state) =>
  state
    .map((board) =>
      board
        .filter((id) => id !== EMPTY)
        .map((id) => T.rows[id][2])
        .sort((x, y) => x - y)
        .join(","),
    )
    .sort()
    .join("|");

/**
 * Returns a score that's positive if the player to move wins, negative if they lose, and 0 for a draw. If the table
 * knows lengths, |score| - 1 is the number of moves to the end.
 * @param {Table} T @param {State} state
 */
export function score(T, state) {
  if (T.judge === "xor") return sum(T, pieces(state)) ? 1 : -1;
  if (T.judge === "step") {
    const longest = Math.max(0, ...pieces(state).map((id) => T.rows[id][2]));
    return longest % 2 ? longest + 1 : -longest - 1;
  }
  if (T.judge === "score") {
    const [id] = pieces(state);
    return id === undefined ? (T.last === "loses" ? 1 : -1) : T.rows[id][2];
  }
  const found = T.states?.[classes(T, state)];
  if (found === undefined) throw new Error(`this position is not in the table: ${JSON.stringify(state)}`);
  return found;
}

/** @type {WeakMap<Table, Map<number, number>>} */
const longest = new WeakMap(); // table -> row -> length of the longest play from this row, or Infinity for a loop

/**
 * Finds the longest play from a row and from every row that it leads to. It doesn't recurse, because a line of play can
 * be thousands of moves long.
 * @param {Table} T @param {Map<number, number>} known @param {number} start
 */
function measure(T, known, start) {
  const line = [start];
  while (line.length) {
    const id = line[line.length - 1];
    const options = optionsOfRow(T, id);
    if (known.has(id)) {
      line.pop();
      known.set(id, Math.max(0, ...options.map((to) => to.reduce((total, one) => total + Number(known.get(one)), 1))));
    } else {
      known.set(id, Infinity); // if play comes back to this row, it can go on forever
      line.push(...options.flat().filter((one) => !known.has(one)));
    }
  }
}

/** Returns an upper bound on the moves that a position lasts. The bound isn't sharp for coins, which can cancel.
 * @param {Table} T @param {State} state */
function most(T, state) {
  const known = longest.get(T) ?? new Map();
  longest.set(T, known);
  const lengths = pieces(state).map((id) => {
    if (!known.has(id)) measure(T, known, id);
    return known.get(id);
  });
  // in a join, every move is made in all parts together
  return T.touch === 0 ? Math.max(0, ...lengths) : lengths.reduce((total, length) => total + length, 0);
}

/**
 * Of several equally bad moves, returns the moves that let the game last longest, so that a losing player resists. If
 * the game can last for `enough` moves or more, returns instead the moves whose bound is nearest to `enough`, because
 * nobody wants the end drawn out.
 * @param {Table} T @param {State} state @param {Move[]} losing
 */
export function stubborn(T, state, losing, enough = Infinity) {
  if (T.judge === "score" || T.judge === "step") return losing; // the scores of these judges already count moves
  const lengths = losing.map((move) => most(T, apply(T, state, move)));
  const long = lengths.filter((length) => length >= enough);
  const wanted = long.length ? Math.min(...long) : Math.max(...lengths);
  return losing.filter((_, i) => lengths[i] === wanted);
}

/** Returns how hard a start is, as two numbers to compare: its longest play, and then its length with best play.
 * @param {Table} T @param {State} state */
const hardness = (T, state) => [most(T, state), Math.abs(score(T, state))];

/** @param {number[]} one @param {number[]} other */
const compare = (one, other) => one.map((n, i) => (n === other[i] ? 0 : n - other[i])).find((n) => n) ?? 0;

/**
 * Returns the number of the easiest start that's harder than this start and not lost for the reader, or -1 if there's
 * none. `first` says whether the reader moves first, or is null if people play both sides.
 * @param {Table} T @param {number} start @param {boolean | null} first
 */
export function harder(T, start, first) {
  const here = hardness(T, T.start[start]);
  const good = (/** @type {State} */ state) => first === null || score(T, state) * (first ? 1 : -1) >= 0;
  return (
    T.start
      .map((state, i) => ({ i, hard: hardness(T, state), state }))
      .filter(({ hard, state }) => compare(hard, here) > 0 && good(state))
      .reduce((least, one) => (least && compare(one.hard, least.hard) >= 0 ? least : one), /** @type {any} */ (null))
      ?.i ?? -1
  );
}

export const letter = (/** @type {number} */ number) => (number > 0 ? "N" : number < 0 ? "P" : "D");
export const isOver = (/** @type {Table} */ T, /** @type {State} */ state) => moves(T, state).next().done;

/** Ranks a move by the score of the position that it leaves: best is a win as soon as possible, then a draw, then a
 * loss as late as possible.
 * @param {number} left */
const rank = (left) => (left < 0 ? 1e6 + left : left > 0 ? left - 1e6 : 0);

/** Returns all the moves that lead to the best result, in the table's order.
 * @param {Table} T @param {State} state */
export function bestMoves(T, state) {
  let best = /** @type {Move[]} */ ([]);
  let top = -Infinity;
  for (const move of moves(T, state)) {
    const r = rank(score(T, apply(T, state, move)));
    if (r > top) [top, best] = [r, []];
    if (r === top) best.push(move);
  }
  return best;
}

/** Returns a key for a move; moves with the same key make the same picks. @param {Move} move */
export const keyOf = ({ picks }) => JSON.stringify(picks);

/** Returns the effect of a move, as [verb, ...numbers] for each component that it touches.
 * @param {Table} T @param {State} state @param {Move} move */
export const actOf = (T, state, { picks }) =>
  picks.flatMap(([b, place, k]) => T.acts[movesOfRow(T, state[b][place])[k][0]]);

/**
 * Writes a move as "take 3", as "take 3 from heap 2" if there are several places, or as "take 3 in part 2" if there are
 * several games. `numbers(board, place, act)` returns numbers to use in place of the table's, as {args, at, several},
 * or the whole text as {words}.
 * @param {Table} T @param {State} state @param {Move} move @param {Numbers | null} [numbers]
 */
export function say(T, state, { picks, act: made }, numbers = null) {
  return picks
    .flatMap(([b, place, k]) => {
      const id = state[b][place];
      const { words } = T.games[T.rows[id][0]];
      const acts = (picks.length === 1 && made) || T.acts[movesOfRow(T, id)[k][0]]; // as made on the board, if known
      return acts.map((act) => {
        const told = { args: act.slice(1), at: place + 1, several: state[b].length > 1, ...numbers?.(b, place, act) };
        if (told.words) return told.words;
        const { args, at, several } = told;
        const verb = several && words[`${act[0]}@`] ? `${act[0]}@` : act[0];
        const move = fill(words[verb], { ...args, all: args.join(", "), at });
        return state.length > 1 ? t("inPart", { move, n: b + 1 }) : move;
      });
    })
    .join(t("and"));
}

export const theoryOf = (/** @type {Table} */ T, /** @type {State} */ state) => {
  const left = pieces(state);
  return left.length === 1 ? T.why?.[left[0]] : undefined;
};
