// The words of the pictures in the hand, and of gates.
export const hands = {
  hand: {
    go: "That is my guess",
    tell: "Tell me",
    again: "Guess again",
    opened: "What follows is open now.",
    closed: "Closed again.",
    before: "Last time:",
    you: "you",
  },
  gate: {
    answer: "Your guess",
    unread: "A number, please.",
    right: "You said {guess}, and so it is.",
    wrong: "You said {guess}. It is {right}.",
    told: "It is {right}.",
  },
  scales: {
    ask: "Which heap makes the scales level?",
    first: "The scales are pinned. Drag the heap to the height at which they will stay level.",
    then: "Touch a vertex to weigh it.",
    token: "The token on the graph",
    heap: "The heap in the right pan",
    chips: "chips in the heap: {n}",
    at: "on vertex {name}",
    holds: "A heap of {heap}?",
    truth:
      "It is 2: from here the token can go to vertices worth 0, 1 and 3, and 2 is the least number that is missing.",
    level: "Level.",
    under:
      "Too light: the token moves along the thick arrow to a vertex worth {n}, and the scales are level for the other.",
    over: "Too heavy: take {over}, and the scales are level for the other.",
    all: "Level. Every vertex is weighed: the number on it is its value.",
    worth: "Level: whoever moves loses. So this vertex is worth {heap}. Touch another one.",
    light: "Too light: the thick arrow moves the token, and the scales are level.",
    heavy: "Too heavy: take {over}, and the scales are level.",
  },
};
