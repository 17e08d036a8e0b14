// What the widgets of bimatrix.js say.

export const tableGames = {
  table: {
    game: "Game",
    back: "As it was",
    first: "first player",
    second: "second player",
    entry: "{who}, when the first chooses {row} and the second {column}",
    whose:
      "Rows are chosen by the first player, columns by the second. In each cell, left: what the first " +
      "gets; right: the second.",
    marks: "Line below a number: a best reply. Framed: both are best replies.",
    refused: "Whole numbers from −99 to 99 can stand here.",
    none: "No cell is framed: in each of them, somebody would rather change.",
    framed: ["An equilibrium: {cells}.", "{n} equilibria in single choices: {cells}."],
    cell: "({row}, {column})",
    strike: "Strike out a dominated choice",
    undo: "Back",
    struck: "{out} is struck out: {by} brings the {who} more, whatever the other does.",
    strikeNone: "Nothing is strictly dominated here.",
    strikeNoMore: "Nothing more is strictly dominated.",
    // the square of mixtures
    square:
      "The square of mixtures. Across: how often the first player chooses {row}, from never to always; " +
      "upwards: how often the second chooses {column}.",
    all: "All equilibria, mixtures too: {list}.",
    point: "({p}, {q}), which brings {a} and {b}",
    span: "all from ({p}, {q}) to ({u}, {v})",
    area: "the whole square",
    axis: "{choice}: {p}",
    slider: "The {who} chooses {choice} in {n} of 12 rounds",
    gets: "The {who} would get {a} by {first} and {b} by {second}",
    would: "{gets}: rather {choice}.",
    either: "{gets}: either will do.",
    meets: "Neither gains by a change: an equilibrium.",
    curves:
      "Solid: best replies of the first player. Dashed: of the second. Discs, or a thick band: " +
      "equilibria. Drag the cross, or use the sliders.",
  },
  rounds: {
    against: "Against",
    hidden: "one of them, hidden",
    legend: "● {first}  ○ {second}",
    you: "You",
    other: "It",
    round: "Round {n} of {all}.",
    begin: "Both choose at the same time. Make your first choice.",
    happened: "You: {mine}. It: {theirs}. That brings you {a} and it {b}.",
    score: "You {a}, it {b}",
    table: "What has happened, round by round",
    notYet: "not yet",
    over: "Over: you have {a}, it has {b}.",
    who: "Who was it?",
    right: "Yes, it was {name}.",
    asGood: "That would have done the same, but it was {name}.",
    wrong: "No: {guess} would have chosen {choice} in round {n}. It was {name}.",
    was: "It was {name}.",
    does: "{does} The most that you could have had from it in {all} rounds is {most}.",
    again: "Play again",
    pays: "What the choices bring, you and it",
    choose: "Your choice",
  },
  bargain: {
    plane:
      "Across: what the first player gets; upwards: the second. The polygon holds all that can be " +
      "agreed upon without payments.",
    threat: "The {who} threatens {choice} in {n} of 12 cases",
    reply: "Let the second answer",
    answered: "The second threatens {choice}.",
    without: "Without an agreement: {a} and {b}.",
    together: "Together they can have {sum}, by {cells}. Shared evenly over the threats: {a} and {b}.",
    pays: "So the {from} pays the {to} {n}.",
    paysNone: "So nobody pays anything.",
    legend:
      "Cross: what the threats bring. Disc: the agreement. Solid line: all that side payments can make " +
      "of the largest sum. Dashed: the same gain for both.",
  },
};
