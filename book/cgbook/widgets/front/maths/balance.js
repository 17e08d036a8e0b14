// A token on a graph beside a heap of Nim. Token and heap are level when the player to move loses.

/**
 * Returns a move that makes token and heap level, either {heap}, the size to leave, or {to}, the vertex to go to.
 * Returns null if they're already level.
 * @param {number[][]} options each vertex's options
 * @param {number[]} values each vertex's value
 * @param {number} at @param {number} heap
 */
export function levelling(options, values, at, heap) {
  if (heap === values[at]) return null;
  if (heap > values[at]) return { heap: values[at] };
  return { to: options[at].find((vertex) => values[vertex] === heap) };
}
