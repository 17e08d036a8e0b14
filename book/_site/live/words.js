// What the page says of Python.
export const words = {
  file:
    "Python cannot start from a file opened by itself: browsers load its parts only from a server. " +
    "Open the book at its address, or run python book/_site/serve.py.",
  noWasm: "Python cannot start here: this browser has no WebAssembly, or has it turned off.",
  lost: "Python did not come: the connection failed half-way. Try again.",
  broken: (why) => `Python could not start: ${why}`,
  coming: (part) => `Python is coming: ${Math.floor(100 * part)} %`,
  starting: "Python is starting",
  awake: "Python is awake, in this browser",
  running: (name) => `${name} is running`,
  program: (n) => `Program ${n}`,
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
  edit: (n) => `Program ${n}, to be edited. Shift and Enter run it`,
  check: "Check",
  yours: "Your program, to be edited. Shift and Enter check it",
  passes: "It passes all tests.",
  notYet: (say) => `Not yet: ${say}`,
  yourError: "Your program stops with an error:",
  printed: "It prints:",
  needed: (many) =>
    many === 1 ? "with one program above, which it needs" : `with ${many} programs above, which it needs`,
};
