// The text of two-player games in a table.

export const tableGames = {
  table: {
    game: "Game",
    back: "Reset",
    first: "first player",
    second: "second player",
    entry: "Payoff of the {who}, when the first player chooses {row} and the second {column}",
    whose:
      "The first player chooses a row, the second a column. In each cell, the first player’s payoff is on the left " +
      "and the second player’s on the right.",
    marks: "A line below a number marks a best reply. In a framed cell, both choices are best replies.",
    refused: "Payoffs must be whole numbers from −99 to 99.",
    none: "No cell is framed, because in every cell somebody would rather change.",
    framed: [
      "There’s one equilibrium in single choices: {cells}.",
      "There are {n} equilibria in single choices: {cells}.",
    ],
    cell: "({row}, {column})",
    strike: "Strike out a choice",
    undo: "Undo",
    struck: "{out} goes, because {by} always pays the {who} more.",
    strikeNone: "Nothing is strictly dominated here.",
    strikeNoMore: "Nothing more is strictly dominated.",
    // the square of mixtures
    square:
      "The square of mixtures. The horizontal axis shows how often the first player chooses {row}, from never to " +
      "always. The vertical axis shows how often the second player chooses {column}.",
    all: "All equilibria, including mixtures: {list}.",
    point: "({p}, {q}), which pays {a} and {b}",
    span: "every point from ({p}, {q}) to ({u}, {v})",
    area: "the whole square",
    axis: "{choice}: {p}",
    slider: "The {who} chooses {choice} in {n} of 12 rounds",
    gets: "The {who} would get {a} with {first} and {b} with {second}",
    would: "{gets}, so {choice} is better.",
    either: "{gets}, so either will do.",
    meets: "Neither player gains by changing, so this is an equilibrium.",
    curves:
      "Solid lines show the first player’s best replies, dashed lines the second player’s. Discs and thick bands " +
      "show equilibria. Drag the cross, or use the sliders.",
  },
};
