// The text of a climb through a picture of Green Hackenbush.

export const climbing = {
  climb: {
    worth: "What the bridge should be worth",
    ground: "The ground is worth {has} and should be worth {goal}.",
    end: "The upper end of the bridge is worth {has} and should be worth {goal}.",
    bridge: "The lit bridge is worth {worth}, with everything it carries. What should it be worth?",
    part: [
      "One edge is left there. Does cutting it win?",
      "{n} edges there are on cycles. Does cutting one of them win?",
    ],
    wrong: "With {said}, the ground would be worth {has}, not {goal}.",
    wrongEnd: "With {said}, the upper end would be worth {has}, not {goal}.",
    retry: "What should the bridge be worth instead of {worth}?",
    cut: "Correct. {worth} ⊕ {surplus} = 0, so cut this bridge.",
    up: "Correct. {worth} ⊕ {surplus} = {should}, so the upper end should be worth {goal}, not {had}. Go on there.",
    tip: "Correct. {worth} ⊕ {surplus} = {should}. But the bridge carries nothing, so no cut can make it worth that.",
    try: "Try each edge",
    found: ["Cut edge {cuts}.", "Cut one of the edges {cuts}."],
    none: "None of these cuts wins.",
    all: ["One cut wins: edge {cuts}.", "{n} cuts win: edges {cuts}."],
    and: " and ",
    again: "Climb again",
  },
};
