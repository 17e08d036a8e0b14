// Every word the widgets say, in one catalogue. A translation is another object with the same keys.

const en = {
  // the player
  yourMove: "Your move.",
  total: "a total of {total}",
  atMost: "{size} (at most {limit})",
  opponentThinks: "The opponent is thinking…",
  youDid: "You: {move}, leaving {left}.",
  opponentDid: "Opponent: {move}, leaving {left}.",
  youWin: "No move is left. You win.",
  youLose: "No move is left. You lose.",
  draw: "The game is over: a draw.",
  moves: "Your moves",
  movesIn: "Moves in part {n}: {name}",
  hint: "Hint",
  undo: "Undo",
  again: "New game",
  settings: "Settings",
  start: "Start from",
  whoStarts: "Who starts?",
  you: "You",
  opponent: "The opponent",
  opponentIs: "How the opponent plays",
  slip0: "never slips",
  slip25: "slips one time in four",
  slip50: "slips every other time",
  slip100: "moves at random",
  record: "The game so far",
  illegal: "Not a legal move here. You may {moves}.",
  or: " or ",
  hintWin: "Try: {move}. It leaves {left}, {why}.",
  hintLost: "{here} is a P-position: against perfect play every move loses. Make a small move and hope for a slip.",
  hintDraw: "Nothing wins here, but {move} keeps the draw.",
  whyP: "a P-position",
  whyTheory: "a P-position: {theory}",
  whySum: "with nim-sum {sum} = 0, a P-position",
  lostBy: "The move that lost it was number {n}, {move}, from {here}: {better} was better.",
  wouldWin: "{move}, leaving {left},",
  backThere: "Go back to that move",
  neverWinning: "The game began in a P-position for you, and the opponent never slipped: nothing you did could have won.",
  luckyWin: "You won a lost position: the opponent slipped.",
  marks: { gave: "This gave the game away.", slip: "A slip." },
  broken: "This game cannot be shown: {reason}",
  // the labeller
  outcomes: "P and N",
  grundyValues: "Grundy values",
  showMe: "Show me",
  letMe: "Let me try",
  what: "What to label",
  how: "Who labels",
  first: "To the start",
  previous: "Step back",
  next: "Step",
  last: "To the end",
  run: "Run",
  pause: "Pause",
  stepOf: "Step {n} of {all}",
  begin: "Nothing is labelled yet. Step, and see which rule labels which position.",
  yourTurnToLabel: "What is {name}? {moves}",
  moveList: "It can move to {to}.",
  noMoves: "It has no move.",
  terminalP: "{name}: no move is left, so the player to move has lost. It is a P-position.",
  terminalN: "{name}: no move is left, and whoever moved last has lost. It is an N-position.",
  toP: "{name}: one move leads to {to}, a P-position. So it is an N-position.",
  allN: "{name}: every move leads to an N-position ({to}). So it is a P-position.",
  terminal0: "{name}: no option at all. The least number missing is 0.",
  mex: "{name}: its options {to} have values {values}. The least number missing is {label}.",
  right: "Right.",
  allDone: "All positions are labelled.",
  unlabelled: "The rest keep no label: from there neither player can force a win.",
  noValues: "The rest have no value: play can come back to them.",
  misereNoValues: "Grundy values belong to normal play.",
  wrong: { terminal: "Look again: there is no move. Who has won?", toP: "Look again: there is a move to {to}.", allN: "Look again: where does each move lead?",
    mex: "Not {guess}: {reason}." },
  isThere: "{guess} is the value of an option",
  smaller: "{least} is smaller and missing too",
  legend: "P: the previous player wins. N: the next player wins.",
  // the exercise
  check: "Check",
  answer: "Your answer",
  numberOnly: "Please write one whole number, like 12.",
  numbersOnly: "Please write whole numbers with commas between them, like 2, 5, 9.",
  chooseOne: "Please choose one.",
  correct: "Correct.",
  notYet: "Not yet.",
  tryHint: "A hint is just below.",
  compare: "Compare your text with these points. Tick what it says.",
  writeFirst: "Write your answer first; a sentence or two is enough.",
  kept: "Kept in this browser.",
};

let words = en;
export const use = (other) => { words = { ...en, ...other }; };

/** The words for a key ("marks.gave" looks inside), with {names} filled in. */
export function t(key, values = {}) {
  const found = key.split(".").reduce((at, part) => at?.[part], words);
  if (found === undefined) throw new Error(`no words for ${key}`);
  return found.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

export const list = (items, last = ", ") => (items.length < 2 ? items.join("") : items.slice(0, -1).join(", ") + last + items.at(-1));
export const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);
