// What the page says of Python.
import { lookUp } from "../../page/words.js";
import { LOST } from "./lost.js";

export const say = lookUp({
  noWasm: "Python cannot start here: this browser has no WebAssembly, or has it turned off.",
  lost: LOST,
  broken: "Python could not start: {why}",
  coming: "Python is coming: {percent} %",
  starting: "Python is starting",
  awake: "Python is awake, in this browser",
  running: "{name} is running",
  program: "Program {n}",
  finished: "Finished",
  failed: "Stopped at an error",
  halted: "Stopped. Python has begun anew: what programs had made is gone",
  ended: "Stopped",
  died:
    "Python has ended: the program told it to, or went deeper than a browser can. What programs had made is gone; " +
    "the next one that you run begins anew.",
  anew: "Python has begun anew",
  run: "Run",
  runHere: "Run to here",
  runHereTitle: "Run all programs of this page down to this one",
  original: "Back to the original",
  runAll: "Run all",
  stop: "Stop",
  restart: "Restart",
  close: "Close",
  again: "Try again",
  region: "Python in this page",
  edit: "Program {n}, to be edited. Shift and Enter run it",
  check: "Check",
  yours: "Your program, to be edited. Shift and Enter check it",
  passes: "It passes all tests.",
  notYet: "Not yet. {why}",
  yourError: "Your program stops with an error:",
  printed: "It prints:",
});
