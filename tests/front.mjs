// Calls functions of the front end. Each line of standard input is a JSON list of calls, [function, ...arguments].
// The script replies with a line that has the list of their results, or the error as a string.
import { readdirSync } from "node:fs";
import { Session } from "node:inspector";
import { createInterface } from "node:readline";
import { line } from "../book/cgbook/widgets/front/site/progress/words.js";
import * as progress from "../book/cgbook/widgets/front/site/progress/records.js";
import * as box from "../book/cgbook/widgets/front/page/leitner.js";
import { placesOf, unsolved } from "../book/cgbook/widgets/front/site/recall/review.js";
import { KINDS } from "../book/cgbook/widgets/front/answers/index.js";
import { judge, unmet } from "../book/cgbook/widgets/front/answers/judge.js";
import { chosenIn, written } from "../book/cgbook/widgets/front/answers/marking.js";
import { compound, compounded, Laboratory, positions } from "../book/cgbook/widgets/front/game/laboratory.js";
import { hintFor, verdict } from "../book/cgbook/widgets/front/game/advice.js";
import { complete } from "../book/cgbook/widgets/front/game/complete.js";
import { freePlace, read, Refused, withVertex, write } from "../book/cgbook/widgets/front/game/drawn.js";
import { Game, random } from "../book/cgbook/widgets/front/game/game.js";
import { Life } from "../book/cgbook/widgets/front/game/life.js";
import * as link from "../book/cgbook/widgets/front/game/link.js";
import { MatrixGame } from "../book/cgbook/widgets/front/game/matrix_game.js";
import { Match } from "../book/cgbook/widgets/front/game/match.js";
import { Sharing } from "../book/cgbook/widgets/front/game/sharing.js";
import { TreeGame } from "../book/cgbook/widgets/front/game/tree_game.js";
import { Yard } from "../book/cgbook/widgets/front/game/yard.js";
import { correction, lesson } from "../book/cgbook/widgets/front/game/lesson.js";
import { nameState } from "../book/cgbook/widgets/front/game/names.js";
import { certificate, numbersIn, ruleOf, whyValue } from "../book/cgbook/widgets/front/game/sequences.js";
import { facts, labelOf, why } from "../book/cgbook/widgets/front/game/reasons.js";
import {
  apply,
  bestMoves,
  harder,
  letter,
  moves,
  say,
  score,
  stubborn,
} from "../book/cgbook/widgets/front/game/table.js";
import * as rounds from "../book/cgbook/widgets/front/game/rounds.js";
import { answered, tell, walk } from "../book/cgbook/widgets/front/kinds/heat_map.js";
import { picture } from "../book/cgbook/widgets/front/hand/picture.js";
import * as areas from "../book/cgbook/widgets/front/maths/areas.js";
import * as kinds from "../book/cgbook/widgets/front/maths/kinds.js";
import { levelling } from "../book/cgbook/widgets/front/maths/balance.js";
import { blocks, cancelled } from "../book/cgbook/widgets/front/maths/blocks.js";
import * as coalitionMaths from "../book/cgbook/widgets/front/maths/coalitions.js";
import { reachedBy, turns, worth } from "../book/cgbook/widgets/front/maths/coins.js";
import { faults, firstFault, marked } from "../book/cgbook/widgets/front/maths/combs.js";
import { columnSums, digits, nimSum, sunk, widthOf } from "../book/cgbook/widgets/front/maths/columns.js";
import {
  edgesOf,
  fold,
  forkOf,
  grow,
  standing,
  winningCuts,
  worthOf,
} from "../book/cgbook/widgets/front/maths/green.js";
import { against, forbidden, judged, rounded, seenFrom } from "../book/cgbook/widgets/front/maths/heat.js";
import * as loops from "../book/cgbook/widgets/front/maths/loops.js";
import { fraction, stalksUpTo, stalkValue, weights } from "../book/cgbook/widgets/front/maths/stalks.js";
import { grundy, loopy, mex, numbering, retrograde } from "../book/cgbook/widgets/front/maths/labelling.js";
import { neighbours, next } from "../book/cgbook/widgets/front/maths/life.js";
import { classOf, sjSays, winsIn } from "../book/cgbook/widgets/front/maths/misere.js";
import * as matrices from "../book/cgbook/widgets/front/maths/matrix_games.js";
import { inverse, product } from "../book/cgbook/widgets/front/maths/nim_field.js";
import * as octal from "../book/cgbook/widgets/front/maths/octal.js";
import { partsOf } from "../book/cgbook/widgets/front/maths/parts.js";
import { certified, recurring } from "../book/cgbook/widgets/front/maths/periods.js";
import * as pins from "../book/cgbook/widgets/front/maths/pins.js";
import * as queen from "../book/cgbook/widgets/front/maths/queen.js";
import * as ratios from "../book/cgbook/widgets/front/maths/ratios.js";
import { reduction } from "../book/cgbook/widgets/front/maths/reduce.js";
import * as rugs from "../book/cgbook/widgets/front/maths/rugs.js";
import * as tables from "../book/cgbook/widgets/front/maths/tables.js";
import { unlike } from "../book/cgbook/widgets/front/maths/sliding.js";
import * as bluffs from "../book/cgbook/widgets/front/maths/bluffs.js";
import * as habits from "../book/cgbook/widgets/front/maths/habits.js";
import { inNotation, unasked } from "../book/cgbook/widgets/front/maths/phrases.js";
import { shortened, suspense } from "../book/cgbook/widgets/front/maths/suspense.js";
import { lostHeaps, periodOf } from "../book/cgbook/widgets/front/maths/takes.js";
import { clash, shortest, unfitting, unrolled } from "../book/cgbook/widgets/front/maths/widths.js";
import { arranged } from "../book/cgbook/widgets/front/maths/sorting.js";
import { curves, extent, middle, spots } from "../book/cgbook/widgets/front/maths/strokes.js";
import { counts, record } from "../book/cgbook/widgets/front/page/store.js";
import { PIN } from "../book/cgbook/widgets/front/page/pin.js";
import { downwards, layout } from "../book/cgbook/widgets/front/page/layout.js";
import { arrowOf, nearest } from "../book/cgbook/widgets/front/page/touch.js";
import * as practice from "../book/cgbook/widgets/front/kinds/shared/problems.js";
import { learn, t } from "../book/cgbook/widgets/front/page/words.js";
import { skins } from "../book/cgbook/widgets/front/skins/index.js";

const words = new URL("../book/cgbook/widgets/front/words/", import.meta.url);
/** @type {any[]} */
const catalogues = [];
for (const name of readdirSync(words)) catalogues.push(...Object.values(await import(new URL(name, words).href)));
catalogues.forEach(learn);

/** Return a copy of a catalogue, or of a part, with each text's key in front of the text.
 * @param {any} words @returns {any} */
const withKeys = (words, key = "") => {
  if (typeof words === "string") return `‹${key}›${words}`;
  if (Array.isArray(words)) return words.map((one) => withKeys(one, key));
  const inside = key && `${key}.`;
  return Object.fromEntries(Object.entries(words).map(([name, one]) => [name, withKeys(one, inside + name)]));
};

const watch = new Session();
watch.connect();
/** @param {any} order @param {any} [told] */
const profiler = (order, told) => {
  /** @type {any} */
  let answer;
  watch.post(`Profiler.${order}`, told, (error, result) => (answer = error ?? result)); // calls back immediately
  return answer;
};

const sign = Math.sign;
/** @type {Record<string, any>} */
const BOARDS = { Laboratory, Life, Match, MatrixGame, Sharing, TreeGame, Yard };

/** Return the move that the given words describe. @param {Game} game @param {string} words @returns {any} */
const moveOf = (game, words) => game.legal.find((move) => say(game.table, game.state, move) === words);

/** Return a period without the facts about its proof. @param {any} found */
const bare = (found) => found && { start: found.start, length: found.length, exceptions: found.exceptions };

function octalFacts(/** @type {any} */ breaks) {
  if (breaks.refused) return breaks;
  const { values, period } = octal.searched(breaks);
  const shown = { code: breaks.code, rule: ruleOf(breaks), count: values.length, values: values.slice(0, 300) };
  return period ? { ...shown, ...period, certificate: certificate(values, period) } : { ...shown, length: null };
}

/** @type {Record<string, (...asked: any[]) => any>} */
const answers = {
  /** Start to record the functions that run. Return false if that's impossible. */
  watch: () => {
    if (process.env.NODE_V8_COVERAGE) return false; // Node records them already
    profiler("enable");
    profiler("startPreciseCoverage", { callCount: true, detailed: false });
    return true;
  },
  /** Stop recording, and return the functions of `maths` that have run, as [module, function]. */
  ran: () => {
    const { result } = profiler("takePreciseCoverage");
    profiler("stopPreciseCoverage");
    return result.flatMap((/** @type {any} */ { url, functions }) => {
      const module = /\/front\/maths\/(\w+)\.js$/.exec(url)?.[1];
      const ran = functions.filter(
        (/** @type {any} */ { functionName, ranges }) => module && functionName && ranges[0].count,
      );
      return ran.map((/** @type {any} */ { functionName }) => [module, functionName]);
    });
  },
  /** Call a function with keys in front of all texts, so that tests can check the messages without their wording. */
  keyed: (name, ...asked) => {
    catalogues.forEach((one) => learn(withKeys(one)));
    try {
      return answers[name](...asked);
    } finally {
      catalogues.forEach(learn);
    }
  },
  retrograde: (options, end) => retrograde(options, (v) => end[v]),
  mex,
  pinPath: () => PIN,
  levelling,
  clash,
  shortest,
  unfitting,
  unrolled,
  linesTo: queen.lines,
  nextCold: queen.nextCold,
  splits: areas.splits,
  wayTo: areas.wayTo,
  area: areas.area,
  KINDS: () => kinds.KINDS,
  NOBODY: () => kinds.NOBODY,
  answers: kinds.answers,
  denied: kinds.denied,
  inside: kinds.inside,
  outline: (first, last, through, many) => loops.waved(loops.outline(first, last, through, many)),
  heightOf: loops.heightOf,
  PITCH: () => loops.PITCH,
  within: loops.within,
  away: loops.away,
  caught: loops.caught,
  crosses: loops.crosses,
  unlike,
  edgesOf,
  digits,
  grundy: (options) => ({ value: grundy(options).value }),
  loopy: (options) => loopy(options),
  numbering: (options) => numbering(options),
  layout: (options) => layout(options),
  downwards: (options) => downwards(layout(options)),
  taking: (numbers) => octalFacts(octal.taking(numbers)),
  octal: (code) => octalFacts(octal.readCode(code)),
  read: (text) => octal.readCode(text),
  octalTable: (code, starts) => {
    const breaks = octal.readCode(code);
    return octal.rowsOf(breaks, octal.searched(breaks).values, starts);
  },
  octalOptions: (code, size) => {
    const breaks = octal.readCode(code);
    const told = octal.reached(breaks, octal.searched(breaks).values, size);
    return { options: [...octal.options(breaks, size)], ...told, said: whyValue(size, told) };
  },
  certified: (values, most, parts) => bare(certified(values, most, parts)),
  recurring: (values, window) => bare(recurring(values, window)),
  numbersIn: (text) => numbersIn(text),
  reread: (text) => {
    try {
      return write(read(text));
    } catch (error) {
      if (error instanceof Refused) return { refused: error.message };
      throw error;
    }
  },
  lesson: (graph, kind) => lesson(graph, kind),
  inNotation,
  positions,
  unasked,
  compounded: (text, other) => compounded({ ...compound(text), ...other }),
  answerKinds: () => Object.keys(KINDS),
  unmet: (must, numbers) => unmet(must, numbers.map(BigInt)),
  readAnswer: (kind, text) => KINDS[kind].read?.(text),
  judge,
  written: (spec, chosen) => written(spec.marks, chosen, KINDS[spec.kind].marking),
  chosenIn: (spec, text) => chosenIn(spec.marks, text, KINDS[spec.kind].marking),
  spoken: (table) => [...moves(table, table.start[0])].map((move) => say(table, table.start[0], move)),
  complete,
  tell,
  answered,
  walk,
  nearest: (from, key, places) => places[nearest(from, arrowOf(key, true) ?? [0, 0], places)] ?? null,
  arranged,
  proceed: (tree, odds, draws) => rounds.proceed(tree, 0, odds, () => draws.shift()),
  seen: (tree, at) => rounds.seen(tree, at),
  adding: (tree, ended) => rounds.adding(tree, ended),
  playOut: (tree, plan, odds, many, seed) => {
    const lots = random(seed);
    const one = () => tree.nodes[rounds.playOut(tree, plan, odds, lots)].pay[0];
    return Array.from({ length: many }, one).reduce((sum, pay) => sum + pay, 0);
  },
  heatWhy: against,
  heat: (map, x, y) => ({ seen: seenFrom(map, x, y), ...forbidden(map, x, y) }),
  judged,
  rounded,
  /** Return the live cells after `steps` steps, and the numbers of live neighbours of some places before that. */
  life: (cells, steps, asked) => {
    let alive = new Set(cells.map(String));
    const around = asked.map((/** @type {number[]} */ [x, y]) => neighbours(alive, x, y));
    for (let i = 0; i < steps; i++) alive = next(alive);
    const left = [...alive].map((cell) => cell.split(",").map(Number));
    return [left.sort(([x, y], [u, v]) => x - u || y - v), around];
  },
  ratios: (a, b) => {
    const [x, y] = [a, b].map(([n, d]) => ratios.ratio(BigInt(n), BigInt(d)));
    const both = [ratios.plus(x, y), ratios.times(x, y), x].map(ratios.written);
    return [...both, sign(ratios.compared(x, y)), ratios.near(x)];
  },
  matrixBounds: (rows) => {
    const { least, greatest, saddles } = matrices.bounds(rows);
    return [Math.max(...least), Math.min(...greatest), saddles];
  },
  matrixCosts: (rows) => matrices.costs(rows),
  matrixSolved: (rows) => {
    const found = matrices.solve(rows);
    const told = [[found.value], found.rows, found.columns, matrices.brought(rows, found.rows)];
    return told.map((some) => some.map(ratios.written));
  },
  matrixDominated: (rows, at) => {
    const { by, against, strictly } = matrices.dominated(rows, at);
    return [by?.map(ratios.written) ?? null, against?.map(ratios.written) ?? null, strictly ?? null];
  },
  matrixEnvelope: (rows) => {
    const { corners, value, best } = matrices.envelope(rows);
    return [corners.map((pair) => pair.map(ratios.written)), ratios.written(value), best.map(ratios.written)];
  },
  blocks,
  cancelled,
  faults,
  firstFault,
  lostHeaps,
  shortened,
  /** Return the style sheet that a picture gives to the page. */
  dressed: (name, styles) => picture(name, styles, /** @type {any} */ (() => {})).styles,
  suspense,
  partsOf,
  rowsOfPins: pins.pair,
  besidePins: pins.escape,
  rulerCoin: rugs.ruler,
  rug: rugs.crossed,
  besideRug: rugs.answer,
  acrossRug: rugs.divided,
  purses: bluffs.purses,
  levelOdds: bluffs.levelOdds,
  perDeal: bluffs.perDeal,
  averages: bluffs.averages,
  tournament: (pays, others, switches, rounds, last) => {
    const all = [habits.switched(switches), ...others];
    const scores = habits.totals(pays, all, rounds);
    return { scores, shares: habits.generations(scores, last) };
  },
  alikeHabits: habits.alike,
  marked,
  periodOf,
  columns: (sizes, base) => columnSums(sizes, widthOf(sizes), base),
  nimber: (a, b) => [product(BigInt(a), BigInt(b)), inverse(BigInt(a))].map(String),
  misereSum: (quotient, heaps) => [
    classOf(quotient.table, heaps),
    sjSays(heaps.map((/** @type {any} */ heap) => quotient.values[heap])),
    winsIn(quotient, heaps),
  ],
  turned: (map, rule, coin) => [[...turns(rule, coin)], reachedBy(map.values[rule.pattern][rule.counts], rule, coin)],
  worths: (map, asked) => asked.map((/** @type {any} */ one) => worth(map, one)),
  /** Return the worth of a tree, and the tree after each fold until it's a stalk. */
  folds: (tree) => {
    const worth = worthOf(tree);
    const after = [];
    for (let fork = forkOf(tree); fork; fork = forkOf(tree)) {
      fold(fork);
      after.push(structuredClone(tree));
    }
    return { worth, after };
  },
  green: (edges) => {
    const { value, worths } = grow(edges);
    return { value, worths, standing: standing(edges), wins: winningCuts(edges) };
  },
  tableFacts: (pays) => ({
    replies: tables.replies(pays),
    struck: tables.struck(pays),
  }),
  squareFacts: (pays) => ({
    curves: tables.curves(pays),
    meetings: tables.meetings(pays),
  }),
  stalksOf: (most) =>
    stalksUpTo(most).map((stalk) => [stalk, weights(stalk).map(fraction), fraction(stalkValue(stalk))]),
  drift: tables.drift,
  walked: tables.walked,
  nimSum,
  sunk,
  brought: tables.brought,
  extent: (segments) => extent(curves(segments)),
  progressTally: (todo, page, kept) => progress.tally(todo, page, kept),
  progressRecord: (name, found) => record(name, found),
  progressJoined: (mine, theirs) => progress.joined(mine, theirs),
  progressMerge: (here, taken) => progress.merge(here, taken),
  progressChapters: (all) => progress.chaptersRead(all),
  progressWritten: (kept, day) => progress.written(kept, day),
  vertices: (count) => {
    /** @type {any} */
    let graph = { names: [], options: [], at: [] };
    for (let i = 0; i < count; i++) graph = withVertex(graph, freePlace(graph));
    return graph;
  },
  progressRead: (text) => progress.read(text),
  progressLine: (done) => line(done),
  progressDue: (book, kept, today) => progress.dueIn(book, kept, today),
  boxCard: (found) => box.card(found),
  boxWait: (card, today) => box.wait(card, today),
  /** Return the card after each of the given answers, [right, day]. */
  boxAnswers: (before, answers) => {
    let card = before;
    return answers.map((/** @type {[boolean, string]} */ [right, day]) => (card = box.answered(card, right, day)));
  },
  boxTogether: (mine, theirs) => box.together(mine, theirs),
  boxDue: (ids, cards, today) => box.due(ids, cards, today),
  boxNext: (ids, cards, today) => box.next(ids, cards, today),
  boxAgain: (places, cards) => box.again(places, cards),
  boxOrder: (many, id, today) => box.shuffled(many, id + today),
  reviewPlaces: (index) => placesOf(index),
  reviewUnsolved: (kept, points) => unsolved(kept, points),
  sharinged: (worth, paid, grain) => ({
    excesses: coalitionMaths.excesses(worth, paid),
    shapley: coalitionMaths.shapley(worth),
    corners: coalitionMaths.corners(worth),
    nucleolus: coalitionMaths.nucleolus(worth),
    objection: coalitionMaths.nucleolus(worth) && coalitionMaths.objection(worth, paid, grain),
    parts: coalitionMaths.PARTS,
  }),
  leftFor: (estate, claims) => coalitionMaths.leftFor(estate, claims),
  amount: (twelfths) => coalitionMaths.amount(twelfths),
  looks: () => Object.fromEntries(Object.entries(skins).map(([name, skin]) => [name, Object.keys(skin)])),
  reduction,
  spots: (segments) => spots(curves(segments)),
  curves: (segments) => curves(segments).map((one) => [...one, ...middle(one)]),
  correction,
  practiceRead: (text, names) => practice.read(text, names),
  practiceWritten: (one) => practice.written(one),
  weakest: (counts) => practice.weakest(Object.keys(counts), (one) => counts[one]),
  counts: (found) => counts(found),
  labels: (options, kind) =>
    options.map((/** @type {any} */ _, /** @type {number} */ v) => labelOf(facts(options), v, kind)),
  why: (graph, kind) =>
    graph.options.map((/** @type {any} */ _, /** @type {number} */ v) => why(graph, facts(graph.options), v, kind)),
  best: (table, state) => bestMoves(table, state).map((move) => say(table, state, move)),
  harder,
  stubborn: (table, state, enough) =>
    stubborn(table, state, bestMoves(table, state), enough).map((move) => say(table, state, move)),
  linkWrite: (position) => link.write(position),
  linkRead: (text, table) => link.read(text, table),
  hint: (table, start, options, step = 3) => hintFor(new Game(table, start, options), step).text,
  /** Let the reader take back `times` times, and return the number of moves that are left after each time. */
  takenBack: (table, start, how, words, times) => {
    const game = new Game(table, start, how);
    for (const one of words) game.play(moveOf(game, one));
    return Array.from({ length: times }, () => (game.undo(), game.past.length));
  },

  /**
   * Return the table's facts about the start and each later position: [letter, name, words of all moves, words of
   * the winning ones]. The numbers in `picks` choose the moves.
   */
  follow: (table, start, picks) => {
    let state = start;
    const seen = [];
    for (const one of [null, ...picks]) {
      if (one !== null) state = apply(table, state, [...moves(table, state)][one % [...moves(table, state)].length]);
      const words = (/** @type {any} */ some) => [...some].map((move) => say(table, state, move)).sort();
      seen.push([
        letter(score(table, state)),
        nameState(table, state),
        words(moves(table, state)),
        words([...moves(table, state)].filter((one) => score(table, apply(table, state, one)) < 0)),
      ]);
      if (!words(moves(table, state)).length) break;
    }
    return seen;
  },

  /**
   * Play a whole game, in which the reader follows the hints or moves at random. Return the winner, facts about a
   * mistake of the reader, and the numbers of moves before and after taking back as much as possible.
   */
  game: (table, start, { youStart, slip, seed, follow }) => {
    const game = new Game(table, start, { youStart, slip, seed });
    const opening = sign(score(table, start));
    while (!game.over) {
      if (!game.yourTurn) game.reply();
      else if (follow) game.play(hintFor(game, 3).move ?? bestMoves(table, game.state)[0]);
      else game.play(game.legal[Math.floor(game.random() * game.legal.length)]);
    }
    const { turn, text } = verdict(game);
    const won = game.result > 0;
    const gave =
      turn < 0
        ? null
        : [
            letter(score(table, game.past[turn].state)),
            letter(score(table, apply(table, game.past[turn].state, game.past[turn].move))),
          ];
    const plies = game.past.length;
    for (let i = 0; i < plies; i++) if (game.canUndo) game.undo();
    return {
      opening,
      won,
      lucky: text.includes(t("luckyWin")),
      gave,
      plies,
      left: game.past.length,
    };
  },

  /** Return all hints and final messages in games against the machine, in which the reader moves at random. */
  heard: (bare, options, games) => {
    const table = complete(bare);
    const chance = random(1);
    const said = new Set();
    for (let n = 0; n < games; n++) {
      const youStart = n % 2 === 0;
      const start = table.start[Math.floor(n / 2) % table.start.length];
      const game = new Game(table, start, { ...options, youStart, seed: n });
      while (!game.over) {
        if (!game.yourTurn) game.reply();
        else {
          for (const step of [1, 2, 3]) said.add(hintFor(game, step).text);
          game.play(game.legal[Math.floor(chance() * game.legal.length)]);
        }
      }
      said.add(verdict(game).text);
    }
    return [...said];
  },
  /**
   * Make a board without a page, and return the results of calls, [method, ...arguments], or the values of its
   * properties, [name]. The argument "chance" is replaced by random numbers with a fixed seed.
   */
  board: (name, made, calls) => {
    const chance = random(1);
    /** @param {any} args */
    const given = (args) => args.map((/** @type {any} */ one) => (one === "chance" ? chance : one));
    const board = new BOARDS[name](...given(made));
    return calls.map((/** @type {any[]} */ [what, ...args]) => {
      const found = typeof board[what] === "function" ? board[what](...given(args)) : board[what];
      return found ?? null;
    });
  },
  /**
   * Play a game by the words of its moves. Return, after each move, whether the game is over and whether it came round,
   * and at the end its result, mistake and message.
   */
  script: (table, start, how, words) => {
    const game = new Game(table, start, how);
    const over = words.map((/** @type {any} */ one) => {
      game.play(moveOf(game, one));
      return [Boolean(game.over), Boolean(game.round)];
    });
    return { over, ...(game.over ? { result: game.result, mistake: game.mistake, said: verdict(game).text } : {}) };
  },
};

function replies(/** @type {any} */ line) {
  try {
    return JSON.parse(line).map((/** @type {any[]} */ [name, ...args]) => answers[name](...args));
  } catch (error) {
    return error instanceof Error ? String(error.stack) : String(error);
  }
}

for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(JSON.stringify(replies(line)) + "\n");
