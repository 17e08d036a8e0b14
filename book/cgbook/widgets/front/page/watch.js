// The changes that a widget watches for: a new size, a move off the screen, and a switch between day and night.

/** Calls `change` before an element is first painted, and in the next frame whenever its size has changed. Returns a
 * function that stops watching.
 *
 * Browsers report an error if `change` changes the size again inside the observer.
 * @param {Element} element @param {() => void} change */
export function onResize(element, change) {
  let watching = true;
  const now = () => watching && change();
  queueMicrotask(now); // when the widget is on the page
  const watch = new ResizeObserver(() => requestAnimationFrame(now));
  watch.observe(element);
  return () => {
    watching = false;
    watch.disconnect();
  };
}

/** Calls `leave` when an element is out of sight at first or later, or the browser tab is hidden. Returns a function
 * that stops watching.
 * @param {Element} element @param {() => void} leave */
export function onLeaving(element, leave) {
  const watch = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting || leave());
  const hidden = () => document.hidden && leave();
  watch.observe(element);
  document.addEventListener("visibilitychange", hidden);
  return () => {
    watch.disconnect();
    document.removeEventListener("visibilitychange", hidden);
  };
}

/**
 * Calls `change` when the page, or JupyterLab, switches between day and night colours, because a painted canvas doesn't
 * change by itself. Returns a function that stops watching.
 * @param {() => void} change
 */
export function onTheme(change) {
  const watch = new MutationObserver(() => change());
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  watch.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  return () => watch.disconnect();
}
