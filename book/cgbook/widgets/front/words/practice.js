// What the practice board says.

export const practice = {
  practice: {
    choose: "Choose a kind",
    kind: "Kind",
    mixed: "All kinds, mixed",
    read: "What you have read, mixed",
    level: "Level",
    levels: { 1: "warm-up", 2: "practice", 3: "challenge" },
    problem: "{title}, {level}",
    begin: "Answer, and I will tell you whether it is right.",
    way: "Show the way",
    next: "Next problem",
    wrong: "Not yet. {say}",
    shown: "The way is shown below. The next one is yours.",
    none: "No right answer so far.",
    counted: "{kind}: {right} of {tried} right at the first try, {run} in a row (best: {best}).",
    anew: "You have seen all problems of this kind and level that the page keeps. They begin again.",
    failed: "The problems could not be loaded. Press Next problem to try again.",
    linkCopied: "The link to this problem is copied.",
    linkIs: "The link to this problem: {address}",
    badLink: "This link names no problem. Here is another one.",
    other: "The problem of this link is not kept any more. Here is another one of its kind and level.",
  },
};
