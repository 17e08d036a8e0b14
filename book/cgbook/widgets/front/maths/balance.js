// A token on a graph beside a heap of Nim: the two are level when whoever must move is lost.

/**
 * A move that makes them level: {heap} to take down to, or {to}, the vertex to go to; null when they are level.
 * @param {number[][]} options of each vertex
 * @param {number[]} values of each vertex
 * @param {number} at @param {number} heap
 */
export function levelling(options, values, at, heap) {
  if (heap === values[at]) return null;
  if (heap > values[at]) return { heap: values[at] };
  return { to: options[at].find((vertex) => values[vertex] === heap) };
}
