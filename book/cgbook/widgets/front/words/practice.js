// The text of the practice board.

export const practice = {
  practice: {
    choose: "Choose a level",
    kind: "Kind",
    mixed: "Mix of all kinds",
    read: "Mix of what you’ve read",
    weakest: "Weakest first",
    share: "{right} of {tried} right first time",
    untried: "not tried yet",
    level: "Level",
    levels: { 1: "warm-up", 2: "practice", 3: "challenge" },
    problem: "{title}, {level}",
    begin: "Type or choose your answer to find out whether it’s right.",
    way: "Show the steps",
    next: "Next problem",
    wrong: "Not yet. {say}",
    shown: "The steps are shown below. Try the next problem yourself.",
    none: "You haven’t answered a problem yet.",
    counted: "{kind}: {right} of {tried} right first time, {run} in a row (best: {best}).",
    anew: "You’ve seen all the problems of this kind and level, so they start again.",
    failed: "The problems couldn’t be loaded. Press Next problem to try again.",
    linkCopied: "The link to this problem has been copied.",
    linkIs: "Here’s the link to this problem: {address}",
    badLink: "This link doesn’t lead to a problem. Here’s another one.",
    other: "The problem in this link no longer exists. Here’s another one of the same kind and level.",
  },
};
