// The kinds of answers by name. Each has a module with everything that the page knows about it:
//   ask(given)            creates the input: {element, first?, between?, missing?, stop?}; `first` says how to
//                         answer. `given` holds the spec, the stored value, check(text) and say(text), and for kinds
//                         whose answers the page can't look up, tell(state, text), keep(changes) and goOn()
// and, if the page looks answers up,
//   read(text)            returns the answer in the form that `Kind.text` writes in Python, or null if it's unreadable
//   unread                the key of the words for an unreadable answer
//   numbers(answer)       the numbers in the answer, if it has any
//   marking               how things are marked or labelled, for `marking.js`
//   refute(spec, answer)  the reply to a wrong answer that the exercise didn't foresee
//   stands                whether a stored answer is judged again when it's shown, because it stays on its board
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
