// Feeds the readers of the front end with what nobody would type: `node front.mjs` reads {seed, each, seconds, table}
// from standard input, and writes for each reader how many inputs it was given, the longest time, and what went wrong.
import { readFileSync } from "node:fs";
import * as progress from "../../book/cgbook/widgets/front/site/progress/records.js";
import { read as readGraph, Refused } from "../../book/cgbook/widgets/front/game/drawn.js";
import * as link from "../../book/cgbook/widgets/front/game/link.js";
import { KINDS } from "../../book/cgbook/widgets/front/answers/index.js";
import { readCode } from "../../book/cgbook/widgets/front/maths/octal.js";
import { asked } from "../../book/cgbook/widgets/front/page/links.js";
import { learn } from "../../book/cgbook/widgets/front/page/words.js";
import { random } from "../../book/cgbook/widgets/front/game/game.js";
import * as practice from "../../book/cgbook/widgets/front/kinds/shared/problems.js";

import * as words from "../../book/cgbook/widgets/front/words/games.js";

Object.values(words).forEach(learn);
const { seed, each, seconds, table } = JSON.parse(readFileSync(0, "utf8"));

const ODD = [
  ..."\0\t\n\r \u00a0\u2028-−–.,:;!?/\\'\"`<>&#%$[]{}()=+*_|~^@09eExX",
  "٣",
  "²",
  "９",
  "é",
  "e\u0301",
  "🙂",
  "\ud800",
];
const WORDS = [
  "<img src=x onerror=alert(1)>",
  "</script>",
  "__proto__",
  "constructor",
  "NaN",
  "-0",
  "1e999",
  "null",
  "%E0%A4%A",
];
const LETTERS = [...ODD, ...WORDS, "9".repeat(40), " ".repeat(200), "a".repeat(300)];

const kept = {
  "exercise:a-b": { points: 2 },
  "board:book/x/y": { hints: 0 },
  "page:02-take-away": {},
  "recall:one": { at: 1 },
};
const file = progress.written(kept, 20_000);

/** name -> samples, and what reads one; it may say no, or throw what it announces. */
const READERS = {
  "octal codes": [["0.77", "4.3", "0.137", "4!.07", "0.[3]", "8.000f"], readCode],
  graphs: [["a: b c; b: c", "a:\nb: a\n", "x: x y z"], readGraph, Refused],
  "links to games": [["0.first.0.1.2_0.0.0", "1.friend.0-1.0", "0.second"], (text) => link.read(text, table)],
  addresses: [["#board-3-nim:0.first.0-1", "#exercise-5-1", "#%41", "#:"], asked],
  "links to practice": [["nim-moves.2.monday-3", "mixed", "mixed.1.x"], (text) => practice.read(text, ["nim moves"])],
  progress: [
    [file, '{"format":1}', "[]", '{"format":"cgkit progress","version":1,"kept":{"page:x":[]}}'],
    progress.read,
  ],
  "answers: number": [["12", "1,024", "-3", "take 2", "2.5"], (text) => KINDS.number.read(text)],
  "answers: list": [["0.612", "1, 2, 3", "(3, 5)"], (text) => KINDS.list.read(text)],
  "answers: set": [["1 and 4", "{}", "none", "2,2,5"], (text) => KINDS.set.read(text)],
};

/** One of the samples, changed here and there; `below(n)` draws a number. */
function spoilt(samples, below) {
  const one = (values) => values[below(values.length)];
  let text = one(samples);
  for (let edits = below(6); edits > 0; edits--) {
    const at = below(text.length + 1);
    const to = Math.min(text.length, at + below(4));
    const put = [one(LETTERS), "", text.slice(at, at + 9).repeat(2), one(samples)][below(4)];
    text = text.slice(0, at) + put + text.slice(to);
    if (text.length > 20_000) break;
  }
  return text;
}

const told = {};
for (const [name, [samples, read, announced]] of Object.entries(READERS)) {
  const draw = random(seed + Object.keys(told).length);
  const below = (n) => Math.floor(draw() * n);
  const found = { inputs: 0, slowest: 0, wrong: [] };
  for (; found.inputs < each; found.inputs++) {
    // at first what is very long, and all alike
    const text = LETTERS[found.inputs]?.repeat(5000) ?? spoilt(samples, below);
    const begin = performance.now();
    let error;
    try {
      read(text);
    } catch (thrown) {
      if (!announced || !(thrown instanceof announced)) error = String(thrown);
    }
    const taken = performance.now() - begin;
    found.slowest = Math.max(found.slowest, taken);
    if (taken > 1000 * seconds) error ??= `took ${Math.round(taken)} ms`;
    if (error && found.wrong.length < 5) found.wrong.push([text.slice(0, 200), error]);
  }
  told[name] = found;
}
console.log(JSON.stringify(told));
