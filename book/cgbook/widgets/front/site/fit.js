// Each board is centred in its frame and enlarged as far as the frame allows, up to one and a half times.
const LARGER = 1.5;

/**
 * Sizes the board in a place now, and whenever the frame's width changes. Pieces that leave don't change the size.
 * @param {HTMLElement} place
 */
export function fit(place) {
  const board = /** @type {HTMLElement | null} */ (place.querySelector(".cg-board"));
  const frame = board?.parentElement;
  if (!board || !frame || board.querySelector(".cg-canvas, .cg-garden")) return; // a drawing fills its frame by itself
  let natural = 0; // width of the board's first content, in pixels
  let room = 0;
  const size = () => {
    const { paddingLeft, paddingRight } = getComputedStyle(frame);
    const now = frame.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (now === room) return;
    room = now;
    Object.assign(board.style, { zoom: "1", minWidth: "", width: "max-content" });
    natural ||= board.offsetWidth;
    const zoom = Math.min(LARGER, (0.98 * room) / natural);
    Object.assign(board.style, zoom > 1 ? { zoom: String(zoom), minWidth: `${natural}px`, width: "" } : { width: "" });
  };
  new ResizeObserver(size).observe(frame);
}
