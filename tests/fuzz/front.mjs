// Gives the readers of the front end inputs that nobody would type. `node front.mjs` reads {seconds, table, inputs}
// from standard input, with the inputs by the name of a reader, and writes their number and failures for each reader.
import { readFileSync } from "node:fs";
import * as progress from "../../book/cgbook/widgets/front/site/progress/records.js";
import { read as readGraph, Refused } from "../../book/cgbook/widgets/front/game/drawn.js";
import * as link from "../../book/cgbook/widgets/front/game/link.js";
import { KINDS } from "../../book/cgbook/widgets/front/answers/index.js";
import { readCode } from "../../book/cgbook/widgets/front/maths/octal.js";
import { asked } from "../../book/cgbook/widgets/front/page/links.js";
import { learn } from "../../book/cgbook/widgets/front/page/words.js";
import * as practice from "../../book/cgbook/widgets/front/kinds/shared/problems.js";

import * as words from "../../book/cgbook/widgets/front/words/games.js";

Object.values(words).forEach(learn);
const { seconds, table, inputs } = JSON.parse(readFileSync(0, "utf8"));

/** Readers of texts by their names, each with the class of errors that it may throw, if there is one. */
const READERS = {
  "octal codes": [readCode],
  graphs: [readGraph, Refused],
  "links to games": [(text) => link.read(text, table)],
  addresses: [asked],
  "links to practice": [(text) => practice.read(text, ["nim moves"])],
  progress: [progress.read],
  "answers: number": [(text) => KINDS.number.read(text)],
  "answers: list": [(text) => KINDS.list.read(text)],
  "answers: set": [(text) => KINDS.set.read(text)],
};

const told = {};
for (const [name, [read, announced]] of Object.entries(READERS)) {
  const wrong = [];
  for (const text of inputs[name]) {
    const begin = performance.now();
    let error;
    try {
      read(text);
    } catch (thrown) {
      if (!announced || !(thrown instanceof announced)) error = String(thrown);
    }
    const taken = performance.now() - begin;
    if (taken > 1000 * seconds) error ??= `took ${Math.round(taken)} ms`;
    if (error && wrong.length < 5) wrong.push([text.slice(0, 200), error]);
  }
  told[name] = { inputs: inputs[name].length, wrong };
}
console.log(JSON.stringify(told));
