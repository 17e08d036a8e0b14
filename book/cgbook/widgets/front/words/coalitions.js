// What the widget of coalitions.js says.

export const coalitions = {
  sharing: {
    which: "The game",
    takesAll: "{name} takes all",
    figure: "All proposals that pay nobody less than they make alone, as a triangle",
    handle:
      "Your proposal: {paid}. Arrow keys move it: left and right between {left} and {right}, up for {top}. " +
      "Enter lets whoever objects most object.",
    pays: "{name} {paid}",
    makes: "{group} makes",
    estate: "The estate",
    all: "All make",
    group: "Coalition",
    could: "could make",
    gets: "gets",
    excess: "excess",
    object: "Object",
    letObject: "Object: {group} takes {amount} more",
    back: "Back",
    even: "Equal gains",
    see: "Show",
    core: "the core",
    shapley: "Shapley value",
    nucleolus: "nucleolus",
    worst: "The greatest excess here is {excess}.",
    best: "The least that you have found is {least}.",
    content: "You propose {paid}. Nobody objects: no coalition could make more than it gets.",
    objects: "You propose {paid}. {group} objects: it gets {gets} and could make {could}.",
    after: "{group} took {amount} more, and left the rest: {paid}.",
    againObjects: "Now {group} objects: it gets {gets} and could make {could}.",
    nobodyNow: "Now nobody objects.",
    emptyWhy:
      "The core is empty: the three pairs want {need}. Each player is in two, and twice what all make is {have}.",
    emptyPair: "The core is empty: {group} and {name} make more apart than all together.",
    corners: ["The core is one point: {list}.", "The core has {n} corners: {list}."],
    valueIs: "{what}: {paid}.",
    outside: "{what}: {paid}, which pays somebody less than alone.",
    none: "There is no proposal that pays each what they make alone: apart they make {apart}, together {together}.",
  },
};
