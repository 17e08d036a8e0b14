// All words about a reader's progress.
import { lookUp } from "../../page/words.js";

const WORDS = {
  goOn: "Continue:",
  daily: "Problem of the day",
  prove: "Now prove it",
  title: "Your progress",
  none: "The games you win, the exercises you solve and the pages you finish will be listed here.",
  here: "Your progress is saved only in this browser and sent nowhere.",
  keepsNothing:
    "This browser saves nothing for this page, because it’s in private mode or its storage is switched off. Games " +
    "and checks work as usual, but your progress is lost when you leave.",
  counts: "What counts",
  rules: [
    "You win a game when you beat your opponent on the game’s board, and each board counts once. Hints and undone " +
      "moves cost nothing, because they help you learn. A game with a friend doesn’t count.",
    "You solve an exercise when your own answer is right, or when you’ve written a proof and ticked every point. " +
      "If you open the solution before you answer, the exercise is listed as read.",
    "You’ve read a page with exercises when you’ve scrolled to its end.",
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
  exported: "Your progress is saved as {name}. Import that file in another browser to continue there.",
  sure: "Erase all your progress and all your answers?",
  yes: "Erase all",
  no: "Keep all",
  erased: "All your progress is erased. You can undo this until you leave the page.",
  undo: "Undo",
  undone: "All your progress is back.",
  taken: "Imported from {name}: {what}.",
  takenNothing: "Everything in {name} was here already.",
  takenOf: {
    exercise: ["1 exercise", "{n} exercises"],
    board: ["1 game", "{n} games"],
    page: ["1 page", "{n} pages"],
    recall: ["1 prompt", "{n} prompts"],
    practice: ["your results for 1 kind of practice", "your results for {n} kinds of practice"],
  },
  unknown: ["One entry wasn’t recognised and was left out.", "{n} entries weren’t recognised and were left out."],
  full: "The browser couldn’t save everything, because its storage is full.",
  refused: {
    unreadable: "{name} couldn’t be read.",
    large: "{name} is too large to be a progress file from this book.",
    noJson: "{name} isn’t a progress file from this book, because it contains no JSON. Nothing was changed.",
    foreign: "{name} isn’t a progress file from this book. Nothing was changed.",
    newer:
      "{name} comes from a newer edition of this book. Its format is {version}, and this page reads format {mine}. " +
      "Nothing was changed.",
    damaged: "{name} is damaged, and the progress in it is missing. Nothing was changed.",
  },
};

export const say = lookUp(WORDS);

/** The rules of what counts, one to three sentences for each kind. */
export const rules = WORDS.rules;

/** Writes the progress of a page, or of all pages, as one line. @param {Done} done */
export function line({ exercises, solved, opened, boards, won, read }) {
  const parts = [
    exercises && say("solved", { n: solved, all: exercises }),
    opened && say("opened", { n: opened }),
    boards && say("won", { n: won, all: boards }),
    read && say("read"),
  ];
  return parts.filter(Boolean).join(", ");
}
