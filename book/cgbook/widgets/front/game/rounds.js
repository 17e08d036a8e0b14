// Rounds of a game in extensive form: whose turn it is, what the reader may see, and lots drawn where a machine or
// chance decides. No page.

export const CHANCE = -1;
export const END = -2;
export const MANY = 10_000; // rounds at once: of so many the mean tells plans apart that differ by a tenth of a chip

/** Draws one of so many things with whole weights; `random` gives numbers from 0 up to 1.
 * @param {number[]} weights @param {() => number} random */
function lot(weights, random) {
  let left = random() * weights.reduce((sum, one) => sum + one, 0);
  const last = weights.findLastIndex((one) => one > 0);
  const found = weights.findIndex((one) => (left -= one) < 0);
  return found < 0 ? last : found;
}

/**
 * Goes on from a node until it is somebody's turn for whom no odds are given, or the end. `odds`: what is known ->
 * whole weights of the moves. Returns the numbers of the moves.
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
 * The end to which a plan (what is known -> move) leads against such odds.
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

/** The node to which moves lead. @param {TreeFormat} tree @param {number} from @param {number[]} moves */
export const follow = ({ nodes }, from, moves) => moves.reduce((at, move) => nodes[at].moves[move][1], from);

/** For each node the moves that lead to it from the root. @param {TreeFormat} tree */
export function paths({ nodes }) {
  /** @type {number[][]} */
  const found = nodes.map(() => []);
  nodes.forEach((node, i) => node.moves.forEach(([, to], move) => (found[to] = [...found[i], move])));
  return found;
}

/**
 * What has happened on the way to a node, as far as who is to move there knows it: for each move {turn, by, words},
 * words null where the same player, knowing the same, may be at a node that something else leads to. All of it at an
 * end.
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

/** What `tally`, how often play has ended at each node, adds up to: {rounds, sums} with a sum for each player.
 * @param {TreeFormat} tree @param {number[]} tally */
export function adding({ players, nodes }, tally) {
  const rounds = tally.reduce((sum, one) => sum + one, 0);
  const sums = players.map((_, j) => nodes.reduce((sum, { pay }, i) => sum + (pay[j] ?? 0) * tally[i], 0));
  return { rounds, sums };
}
