// Rounds of a game in extensive form, independent of a page. This module finds the player to move and the moves that
// the reader can see, and draws lots where a machine or chance decides.

export const CHANCE = -1;
export const END = -2;
export const MANY = 10_000; // rounds per batch, so that the mean separates plans that differ by a tenth of a chip

/** Draws a random index, in proportion to the whole-number weights; `random` returns numbers from 0 up to 1.
 * @param {number[]} weights @param {() => number} random */
function lot(weights, random) {
  let left = random() * weights.reduce((sum, one) => sum + one, 0);
  const last = weights.findLastIndex((one) => one > 0);
  const found = weights.findIndex((one) => (left -= one) < 0);
  return found < 0 ? last : found;
}

/**
 * Plays from a node to the end, or until a player without odds has to move. `odds`: a player's information ->
 * whole-number weights of the moves. Returns the numbers of the moves made.
 * @param {TreeFormat} tree @param {number} from @param {Record<string, number[]>} odds @param {() => number} random
 */
export function proceed({ nodes }, from, odds, random) {
  const moves = [];
  for (let at = from; nodes[at].turn !== END;) {
    const node = nodes[at];
    const weights = node.turn === CHANCE ? node.odds : odds[node.knows];
    if (!weights) break;
    const move = lot(weights, random);
    moves.push(move);
    at = node.moves[move][1];
  }
  return moves;
}

/**
 * Returns the end node that a plan (a player's information -> move) leads to against these odds.
 * @param {TreeFormat} tree @param {Record<string, string>} plan @param {Record<string, number[]>} odds
 * @param {() => number} random
 */
export function playOut(tree, plan, odds, random) {
  const own = Object.fromEntries(
    Object.entries(plan).map(([knows, words]) => {
      const node = tree.nodes.find((node) => node.turn >= 0 && node.knows === knows);
      return [knows, (node?.moves ?? []).map(([name]) => Number(name === words))];
    }),
  );
  return follow(tree, 0, proceed(tree, 0, { ...odds, ...own }, random));
}

/** Returns the node that moves lead to. @param {TreeFormat} tree @param {number} from @param {number[]} moves */
export const follow = ({ nodes }, from, moves) => moves.reduce((at, move) => nodes[at].moves[move][1], from);

/** Returns the moves from the root to each node. @param {TreeFormat} tree */
export function paths({ nodes }) {
  /** @type {number[][]} */
  const found = nodes.map(() => []);
  nodes.forEach((node, i) => node.moves.forEach(([, to], move) => (found[to] = [...found[i], move])));
  return found;
}

/**
 * Returns {turn, by, words} for each move on the way to a node, as far as the player to move at the node knows the
 * move. `words` is null if the player, with the same information, could be at a node that another move leads to. At an
 * end, all moves are known.
 * @param {TreeFormat} tree @param {number} at
 */
export function seen(tree, at) {
  const { nodes } = tree;
  const ways = paths(tree);
  const here = nodes[at];
  const alike = nodes.flatMap((node, i) =>
    here.turn >= 0 && node.turn === here.turn && node.knows === here.knows ? i : [],
  );
  return ways[at].map((move, k) => {
    const from = nodes[follow(tree, 0, ways[at].slice(0, k))];
    const known = alike.every((i) => ways[i][k] === move);
    return { turn: from.turn, by: from.knows, words: known ? from.moves[move][0] : null };
  });
}

/** Returns {rounds, sums}: the number of rounds and each player's total payoff, for the numbers of rounds that ended at
 * each node.
 * @param {TreeFormat} tree @param {number[]} tally */
export function adding({ players, nodes }, tally) {
  const rounds = tally.reduce((sum, one) => sum + one, 0);
  const sums = players.map((_, j) => nodes.reduce((sum, { pay }, i) => sum + (pay[j] ?? 0) * tally[i], 0));
  return { rounds, sums };
}
