// What the practice board says.

export const practice = {
  practice: {
    kind: "Kind",
    mixed: "All kinds, mixed",
    level: "Level",
    levels: { 1: "warm-up", 2: "practice", 3: "challenge" },
    problem: "{title}, {level}",
    begin: "Answer, and I will tell you what I think of it.",
    way: "Show the way",
    next: "Next problem",
    right: "Correct.",
    wrong: "Not yet. {say}",
    shown: "The way is told below. The next one is yours.",
    none: "No right answer so far.",
    counted: "{kind}: {right} of {tried} right at the first answer, {run} in a row, {best} at best.",
    spent: "That was the last problem of this kind and level. Take another one.",
    linkCopied: "The link to this problem is copied.",
    linkIs: "The link to this problem: {address}",
    badLink: "This link names no problem. Here is another one.",
    table: "A table, which scrolls sideways",
    yard: "The picture: {edges} edges, numbered; the ground is the line below.",
    coins: "Mark the coins that you turn: H shows heads, T tails.",
  },
};
