// The text that widgets of all modules share. A translation is a set of objects with the same keys.

export const everywhere = {
  and: " and ",
  or: " or ",
  more: "More",
  moves: "Your moves",
  undo: "Undo",
  clear: "Clear",
  copy: "Copy",
  copied: "Copied.",
  right: "Correct.",
  broken: "This figure can’t be shown, because {reason}",
  otherFormat:
    "its data has format {format} and this page reads format {mine}. Run the notebook again, or reload the page",
  run: "Run",
  pause: "Pause",
  // guesses that readers can make first
  guess: {
    first: "Guess first",
    tell: "Tell me",
    who: "Who wins?",
    mover: "The player to move",
    other: "The other player",
    wrong: "No.",
    hidden: "Who wins, if both play well? Make a guess, or press Tell me.",
  },
  // tables whose width readers change
  width: {
    label: "Width of the table",
    across: ["{n} box in a row", "{n} boxes in a row"],
    pull: "How long is the period? Pull the edge of the table until the values repeat from row to row.",
    columns: "Pull the edge of the table until the blue boxes form columns.",
    fits: "With {n} boxes in a row, each column has only one label. The labels repeat after {n}.",
    clash: "Not {width}, because heap {n} has {value} and heap {later}, below it, has {other}.",
    multiple: "The rows repeat with {width} boxes, but they also repeat in a narrower table.",
  },
  // graphs
  scrolls: "Figure that scrolls sideways",
};
