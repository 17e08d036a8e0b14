// The text of the widget in strategic.js.

export const strategies = {
  // a matrix game
  matrix: {
    table: "What your opponent pays you",
    entry: "{row} against {column}",
    whole: "Entries must be whole numbers from {least} to {most}.",
    least: "least",
    greatest: "greatest",
    chance: "how often",
    saddles: [
      "Saddle point: {row} against {column}, where {pay} is the least in its row and the greatest in its column.",
      "{n} saddle points, all worth {pay}. The first is {row} against {column}.",
    ],
    noSaddle:
      "The best row guarantees {low}, but the best column costs up to {high}. These numbers differ, so there’s no " +
      "saddle point.",
    strike: "Strike out {line}",
    struck: "{line} is struck out, because {by} pays at least as much against every column ({better} against {worse}).",
    struckColumn: "{line} is struck out, because {by} costs no more against any row ({better} against {worse}).",
    kept: "{line} stays, because it pays {own} against {mix}, more than any other row.",
    keptColumn: "{line} stays, because it costs {own} against {mix}, less than any other column.",
    lastRow: "{line} stays, because it’s the only row left.",
    lastColumn: "{line} stays, because it’s the only column left.",
    row: "row {name}",
    column: "column {name}",
    part: "{p} of {name}",
    with: " with ",
    none: "None of the remaining rows and columns is dominated.",
    back: "{line} is back.",
    anew: "Start again",
    undo: "Undo",
    solve: "Show the value",
    hide: "Hide the value",
    value:
      "The value is {value}. Your mixture pays {brings}, never less. Your opponent’s mixture costs {costs}, never " +
      "more.",
    ask: "What is the game worth to you, if both of you play well?",
    graph: "The payoff for each probability of {line}, from 0 on the left to 1 on the right. {lines}.",
    line: "{name} from {from} to {to}",
    noGraph: "The graph needs two rows or two columns. Strike out more lines.",
    handle: "{entry}. Drag up or down, or use the arrow keys",
    choose: "How often {line} is played. Drag, or use the arrow keys",
    always: "always {line}",
    sure: [
      "{row} {p}: you’re sure of {height}, and {name} holds you to that.",
      "{row} {p}: you’re sure of {height}, and {name} hold you to that.",
    ],
    top: "That’s the top. Nothing is better, so it’s the value.",
    below: "You can do better.",
    cost: [
      "{row} {p}: you pay at most {height}, and {name} makes you pay that.",
      "{row} {p}: you pay at most {height}, and {name} make you pay that.",
    ],
    bottom: "That’s the lowest point. Nothing is better, so it’s the value.",
    above: "You can pay less.",
  },
};
