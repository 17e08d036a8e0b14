// What widgets of every module say. A translation is other objects with the same keys.

export const everywhere = {
  and: " and ",
  or: " or ",
  more: "More",
  moves: "Your moves",
  undo: "Undo",
  clear: "Clear",
  copy: "Copy",
  copied: "Copied.",
  right: "Right.",
  broken: "This figure cannot be shown: {reason}",
  otherFormat:
    "its data has format {format}, and this page reads format {mine}; run the notebook again, or reload the page",
  run: "Run",
  pause: "Pause",
  // what the reader may guess first
  guess: {
    first: "Guess first",
    tell: "Tell me",
    who: "Who wins?",
    mover: "Whoever moves",
    other: "The other",
    wrong: "No.",
    hidden: "Who wins, if both play well? Say it first, or let me tell you.",
    period: "How long is the period? Write a guess, and the rows become that long.",
    yours: "Your guess",
    rows: "Lay out",
    notPeriod: "Not {guess}: heap {n} has {value}, and heap {later} has {other}. What do the columns say?",
    multiple: "With {guess} it repeats, but a shorter period does it too.",
  },
  // graphs
  scrolls: "The graph, which scrolls sideways",
};
