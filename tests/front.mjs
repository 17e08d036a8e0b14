// Answers questions about the front end's logic: reads a JSON list of [function, ...arguments] from standard input, writes the answers.
import { readFileSync } from "node:fs";
import { judge as judgeHeaps } from "../cgkit/widgets/front/kinds/cold_test.js";
import { complete } from "../cgkit/widgets/front/game/complete.js";
import { worth } from "../cgkit/widgets/front/kinds/coin_rules.js";
import { columnSums, widthOf } from "../cgkit/widgets/front/maths/columns.js";
import { judge, normal } from "../cgkit/widgets/front/maths/answers.js";
import { unmet } from "../cgkit/widgets/front/maths/conditions.js";
import { Game } from "../cgkit/widgets/front/game/game.js";
import { grundy, loopy, retrograde } from "../cgkit/widgets/front/maths/labelling.js";
import { read, Refused, write } from "../cgkit/widgets/front/game/drawn.js";
import { layout } from "../cgkit/widgets/front/page/layout.js";
import { numbersIn, period } from "../cgkit/widgets/front/maths/periods.js";
import { grow, winningCuts } from "../cgkit/widgets/front/maths/green.js";
import { tell, walk } from "../cgkit/widgets/front/kinds/heat_map.js";
import { lesson } from "../cgkit/widgets/front/kinds/labeller.js";
import { inverse, product, steps } from "../cgkit/widgets/front/kinds/nim_multiplier.js";
import { hintFor, verdict } from "../cgkit/widgets/front/kinds/player.js";
import { nearest } from "../cgkit/widgets/front/skins/queen.js";
import { nameState } from "../cgkit/widgets/front/game/names.js";
import { arranged } from "../cgkit/widgets/front/kinds/sorted_table.js";
import { tally } from "../cgkit/widgets/front/kinds/sum_builder.js";
import { reduction } from "../cgkit/widgets/front/maths/reduce.js";
import { curves, middle } from "../cgkit/widgets/front/maths/strokes.js";
import { apply, bestMoves, letter, moves, say, score, winningMoves } from "../cgkit/widgets/front/game/table.js";

const sign = Math.sign;

const answers = {
  retrograde: (options, end) => retrograde(options, (v) => end[v]),
  grundy: (options) => grundy(options),
  loopy: (options) => loopy(options),
  layout: (options) => layout(options),
  period: (numbers) => period(numbers),
  numbersIn: (text) => numbersIn(text),
  reread: (text) => { try { return write(read(text)); } catch (error) { if (error instanceof Refused) return { refused: error.message }; throw error; } },
  lesson: (graph, kind) => lesson(graph, kind),
  unmet: (program, answer) => unmet(program, Array.isArray(answer) ? answer.map(BigInt) : BigInt(answer)),
  normal, judge, complete, tell, walk, nearest, arranged,
  tallies: (table, sums) => sums.map((parts) => tally(table, parts)),
  cold: (a, b, t) => {
    const { cold, floor, wins } = judgeHeaps(BigInt(a), BigInt(b), BigInt(t));
    return [cold, String(floor), wins.map((pair) => pair.map(String)).sort()];
  },
  columns: (sizes, base) => columnSums(sizes, widthOf(sizes), base),
  nimber: (a, b) => {
    const [x, y] = [BigInt(a), BigInt(b)];
    const { F, ac, mixed, corner, bd } = steps(x, y);
    return [product(x, y), inverse(x), ((ac ^ mixed) * F) ^ bd ^ corner].map(String);
  },
  worths: (map, asked) => asked.map((one) => worth(map, one)),
  green: (edges) => ({ value: grow(edges).value, worths: grow(edges).worths, wins: winningCuts(edges) }),
  reduction, curves: (segments) => curves(segments).map((one) => [...one, ...middle(one)]),
  hint: (table, start, options) => hintFor(new Game(table, start, options)).text,

  /** What the table says of the start, and of everything `picks` leads to: [letter, name, words of all moves, words of the winning ones]. */
  follow: (table, start, picks) => {
    let state = start;
    const seen = [];
    for (const one of [null, ...picks]) {
      if (one !== null) state = apply(table, state, [...moves(table, state)][one % [...moves(table, state)].length]);
      const words = (some) => [...some].map((move) => say(table, state, move)).sort();
      seen.push([letter(score(table, state)), nameState(table, state), words(moves(table, state)), words(winningMoves(table, state))]);
      if (!words(moves(table, state)).length) break;
    }
    return seen;
  },

  /** A whole game: the reader follows the hints, or moves at random. Returns the result and what was said at the end. */
  game: (table, start, { youStart, slip, seed, follow }) => {
    const game = new Game(table, start, { youStart, slip, seed });
    const opening = sign(score(table, start));
    while (!game.over) {
      if (!game.yourTurn) game.reply();
      else if (follow) game.play(hintFor(game).move ?? bestMoves(table, game.state)[0]);
      else game.play(game.legal[Math.floor(game.random() * game.legal.length)]);
    }
    const { turn, text } = verdict(game);
    const gave = turn < 0 ? null : [letter(score(table, game.past[turn].state)), letter(score(table, apply(table, game.past[turn].state, game.past[turn].move)))];
    const plies = game.past.length;
    for (let i = 0; i < plies; i++) if (game.canUndo) game.undo();
    return { opening, won: text.includes("You win"), gave, plies, left: game.past.length };
  },
};

const requests = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(requests.map(([name, ...args]) => answers[name](...args))));
