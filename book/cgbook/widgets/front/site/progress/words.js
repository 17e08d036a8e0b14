// Every word that is said of a reader's progress.
import { lookUp } from "../../page/words.js";

const WORDS = {
  goOn: "Continue:",
  daily: "Problem of the day",
  prove: "Now prove it",
  title: "Your progress",
  none: "Games that you win, exercises that you solve and pages that you read to the end will be listed here.",
  here: "This is kept in this browser alone, and sent nowhere.",
  keepsNothing:
    "This browser keeps nothing for this page: it is in private mode, or its storage is switched off. Everything " +
    "plays and is checked as usual, but what you do is forgotten when you leave.",
  counts: "What counts",
  rules: [
    "A game is won when you have beaten the machine on a board, once for each board. Hints and moves taken back cost " +
      "nothing: they are there to learn from. A game with a friend does not count.",
    "An exercise is solved when your own answer was right, or when you have written a proof and ticked every point " +
      "of it. If you opened the solution before you had an answer, it is listed as read.",
    "A page with exercises is read when you have scrolled to its end.",
  ],
  solved: ["{n} of 1 exercise solved", "{n} of {all} exercises solved"],
  opened: ["1 more read with its solution", "{n} more read with their solutions"],
  won: ["{n} of 1 game won", "{n} of {all} games won"],
  read: "read to the end",
  chapters: ["{n} of 1 chapter read", "{n} of {all} chapters read"],
  due: ["1 prompt to review", "{n} prompts to review"],
  export: "Export",
  import: "Import",
  erase: "Erase",
  file: "combinatorial-games-progress.json",
  exported: "Saved as {name}. Import it in another browser to go on there.",
  sure: "Erase all progress, and all answers that you wrote?",
  yes: "Erase all",
  no: "Keep all",
  erased: "All is erased. Until you leave this page, you can undo it.",
  undo: "Undo",
  undone: "All is back.",
  taken: "Taken from {name}: {what}.",
  takenNothing: "All that {name} holds was here already.",
  takenOf: {
    exercise: ["1 exercise", "{n} exercises"],
    board: ["1 game", "{n} games"],
    page: ["1 page", "{n} pages"],
    recall: ["1 prompt", "{n} prompts"],
    practice: ["the counts of 1 kind of practice", "the counts of {n} kinds of practice"],
  },
  unknown: ["One entry is unknown here and was left out.", "{n} entries are unknown here and were left out."],
  full: "The browser did not take all of it: its storage is full.",
  refused: {
    unreadable: "{name} could not be read.",
    large: "{name} is too large to be a file of this book.",
    noJson: "{name} is not a file that this book has exported: it holds no JSON. Nothing was changed.",
    foreign: "{name} is not a file that this book has exported. Nothing was changed.",
    newer:
      "{name} comes from a newer edition of this book: its format is {version}, and this page reads {mine}. " +
      "Nothing was changed.",
    damaged: "{name} is damaged: what was kept is missing in it. Nothing was changed.",
  },
};

export const say = lookUp(WORDS);

/** What counts, a sentence or two for each kind. */
export const rules = WORDS.rules;

/** What was done of a page, or of all of them, as one line. @param {Done} done */
export function line({ exercises, solved, opened, boards, won, read }) {
  const parts = [
    exercises && say("solved", { n: solved, all: exercises }),
    opened && say("opened", { n: opened }),
    boards && say("won", { n: won, all: boards }),
    read && say("read"),
  ];
  return parts.filter(Boolean).join(", ");
}
