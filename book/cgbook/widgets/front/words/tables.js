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
};
