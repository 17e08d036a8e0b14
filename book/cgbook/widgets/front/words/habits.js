// The text of the board where readers make up a habit.

export const habits = {
  habits: {
    own: "your habit",
    ways: "silent; confess",
    first: "In the first round",
    cc: "After both were silent",
    cd: "After only you were silent",
    dc: "After only you confessed",
    dd: "After both confessed",
    name: "habit",
    against: "you : habit",
    total: "total",
    share: "share",
    generation: "Generation",
    pass: "Let {n} generations pass",
    known: "You’ve built {name}.",
    sum: "Your habit gets {sum} in all, and comes in at number {place} of {all}.",
    most: "Your habit gets {sum} in all, and no other gets more.",
    told: {
      equal: "In generation 0, each habit has {own} of the places.",
      first: "In generation {n}, your habit has {own} of the places, and no other has more.",
      then: "In generation {n}, your habit has {own} of the places, and {name} has {share}.",
    },
    chart: "Shares of the habits over {last} generations. At the end: {shares}.",
    cards: {
      own: "Your switches decide what this habit does.",
      "always kind": "Stays silent in every round.",
      "never kind": "Confesses in every round.",
      "tit for tat": "Starts silent. Then copies the other player’s previous choice.",
      grudger: "Stays silent until the other player confesses, and then confesses forever.",
      patient: "Confesses only after the other player has confessed twice in a row.",
      "win–stay, lose–shift":
        "Starts silent. Repeats its choice if the other player was silent, and changes it otherwise.",
    },
  },
};
