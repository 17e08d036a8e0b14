// The page's words about Python.
import { lookUp } from "../../page/words.js";
import { LOST } from "./lost.js";

export const say = lookUp({
  noWasm: "Python can’t start here, because this browser has no WebAssembly or has it switched off.",
  lost: LOST,
  broken: "Python couldn’t start: {why}",
  coming: "Python is loading: {percent} %",
  starting: "Python is starting",
  awake: "Python is ready, in this browser",
  running: "{name} is running",
  stoppable: "{name} is running. If it takes too long, press Stop at the bottom of the window.",
  program: "Program {n}",
  finished: "Finished",
  failed: "Stopped at an error",
  halted: "Stopped. Python has restarted, so anything your programs created is gone",
  ended: "Stopped",
  died:
    "Python has stopped, because the program ended it or recursed deeper than a browser allows. Anything your " +
    "programs created is gone. The next program that you run starts Python again.",
  anew: "Python has restarted. Anything your programs created is gone",
  run: "Run",
  runHere: "Run to here",
  runHereTitle: "Run all programs on this page down to this one",
  original: "Restore the original",
  runAll: "Run all",
  stop: "Stop",
  restart: "Restart",
  close: "Close",
  again: "Try again",
  region: "Python in this page",
  edit: "Program {n}, editable. Press Shift and Enter to run it",
  check: "Check",
  yours: "Your program, editable. Press Shift and Enter to check it",
  passes: "Your program passes all tests.",
  notYet: "Not yet. {why}",
  yourError: "Your program stops with this error:",
  printed: "Your program prints:",
});
