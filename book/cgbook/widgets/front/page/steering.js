// Where arrow keys lead among things that lie about: to the nearest in that direction, wherever they are listed.

const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/**
 * The step of an arrow key, as the screen counts; `up`: as a chessboard counts, rows from below. Null for
 * another key.
 * @param {string} key
 * @returns {number[] | null}
 */
export function arrowOf(key, up = false) {
  const step = ARROWS[key];
  return step ? [step[0], up ? -step[1] : step[1]] : null;
}

/**
 * Which of some places lies nearest in a direction, what is off that direction counted a little more than twice; -1 if
 * none.
 * @param {number[]} from
 * @param {number[]} direction
 * @param {number[][]} places
 */
export function nearest([x, y], [across, down], places) {
  let found = -1;
  let least = Infinity;
  places.forEach(([u, v], i) => {
    const ahead = (u - x) * across + (v - y) * down;
    const far = ahead + 2.01 * (Math.abs((u - x) * down) + Math.abs((v - y) * across));
    if (ahead > 1e-6 && far < least) [least, found] = [far, i];
  });
  return found;
}
