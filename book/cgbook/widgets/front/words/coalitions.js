// The text of the widget in coalitions.js.

export const coalitions = {
  sharing: {
    which: "The game",
    takesAll: "{name} takes all",
    figure: "A triangle of all proposals that pay everybody at least what they make alone",
    handle:
      "Your proposal: {paid}. Left and right arrow keys move it between {left} and {right}, and the up arrow gives " +
      "more to {top}. Press Enter, and the coalition that objects most takes more.",
    pays: "{name} {paid}",
    makes: "{group} makes",
    estate: "The estate",
    all: "All together make",
    group: "Coalition",
    could: "could make",
    gets: "gets",
    excess: "excess",
    object: "Object",
    letObject: "Let {group} object and take {amount} more",
    back: "Undo",
    even: "Equal gains",
    see: "Show",
    core: "the core",
    shapley: "Shapley value",
    nucleolus: "nucleolus",
    worst: "The greatest excess here is {excess}.",
    best: "In your best proposal so far, it’s {least}.",
    content: "You propose {paid}. Nobody objects, because no coalition could make more than it gets.",
    objects: "You propose {paid}. {group} objects, because it gets {gets} and could make {could}.",
    after: "{group} took {amount} more and left the rest. The proposal is now {paid}.",
    againObjects: "Now {group} objects, because it gets {gets} and could make {could}.",
    nobodyNow: "Now nobody objects.",
    emptyWhy:
      "The core is empty. The three pairs want {need} in total, and each player is in two of them, but twice what " +
      "all three make is only {have}.",
    emptyPair: "The core is empty, because {group} and {name} make more apart than all three make together.",
    corners: ["The core is one point: {list}.", "The core has {n} corners: {list}."],
    valueIs: "{what}: {paid}.",
    outside: "{what}: {paid}, which pays somebody less than they make alone.",
    none:
      "No proposal pays all the players what they make alone, because they make {apart} apart and " +
      "{together} together.",
  },
};
