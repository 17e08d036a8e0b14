// Each board is centred in its frame and enlarged as far as the frame allows, up to one and a half times. WebKit
// doesn't have `currentCSSZoom` yet. It measures a piece of an enlarged board as if it weren't enlarged, so a finger
// would miss the piece.
const LARGER = "currentCSSZoom" in Element.prototype ? 1.5 : 1;

/**
 * Sizes the board in a place now, and whenever the frame's width changes. A picture that has become wider, as when a
 * heap is split, is drawn smaller, so that its rows don't break. Pieces that leave don't change the size.
 * @param {HTMLElement} place
 */
export function fit(place) {
  const board = /** @type {HTMLElement | null} */ (place.querySelector(".cg-board"));
  const frame = board?.parentElement;
  if (!board || !frame || board.querySelector(".cg-canvas, .cg-garden")) return; // a drawing fills its frame by itself
  let first = 0; // width of the first picture, in rem, because letters on paper and in a large window differ in size
  let room = 0;
  let tall = 0; // height of the first picture on the screen, in pixels
  const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize);
  const natural = () => first * rem();
  const height = () => board.getBoundingClientRect().height;
  /** Returns the width of the picture, in pixels, if it isn't enlarged and no row breaks. */
  const widthNow = () => {
    Object.assign(board.style, { zoom: "1", minWidth: "", width: "max-content" });
    return board.offsetWidth;
  };
  /** Enlarges the board for a picture of this width, and returns the zoom. @param {number} width */
  const enlarge = (width) => {
    const zoom = Math.max(1, Math.min(LARGER, (0.98 * room) / width));
    Object.assign(board.style, { zoom: String(zoom), minWidth: zoom > 1 ? `min(${width}px, 100%)` : "", width: "" });
    return zoom;
  };
  const size = () => {
    const { paddingLeft, paddingRight } = getComputedStyle(frame);
    const now = frame.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (now === room || now <= 0) return; // a frame in a closed fold has no width
    room = now;
    const width = widthNow();
    first ||= width / rem();
    enlarge(natural());
    tall = height();
  };
  const refit = () => {
    const usual = Math.max(tall, enlarge(natural()) * parseFloat(board.style.minHeight));
    if (height() <= usual + 1) return;
    const width = widthNow();
    const zoom = enlarge(Math.max(width, natural()));
    if (width > natural()) board.style.minHeight = `${usual / zoom}px`; // the text below doesn't move
  };
  size();
  // in the next frame, because a change of the frame's height inside an observer is reported as an error
  new ResizeObserver(() => requestAnimationFrame(size)).observe(frame);
  board.addEventListener("drawn", () => room && refit());
}
