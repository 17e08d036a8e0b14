// The kinds of answers by their names: a module for each, with all that the page knows of it.
//   ask(given)            what it is answered with: {element, first?, between?, missing?, stop?}; `first`
//                         says how an answer is given. `given` has the spec, the
//                         value that was kept, check(text) and say(text); for what is not looked up tell(state, text),
//                         keep(changes) and goOn()
// and, where answers are looked up,
//   read(text)            what was written, as `Kind.text` of Python writes it; null where it cannot be read
//   unread                the words for that
//   numbers(answer)       where it is made of numbers: these
//   marking               how things are marked or labelled, as `marking.js` reads it
//   refute(spec, answer)  what is said to a wrong answer that nobody foresaw
//   stands                whether what was answered is seen, and so judged again
import choice from "./choice.js";
import code from "./code.js";
import list from "./list.js";
import move from "./move.js";
import moves from "./moves.js";
import number from "./number.js";
import set from "./set.js";
import text from "./text.js";

/** @type {Record<string, AnswerKind>} */
export const KINDS = { number, list, set, choice, text, move, moves, code };
