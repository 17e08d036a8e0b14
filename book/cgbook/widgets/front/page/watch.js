// What a widget watches of the page around it: whether it is seen, and by day or by night.

/** Calls `leave` when an element is scrolled out of sight, or its tab is hidden. Returns how to stop that.
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
 * Calls `change` when the page, or JupyterLab, takes the colours of day or night: what is painted on a canvas does not
 * change with them by itself. Returns how to stop that.
 * @param {() => void} change
 */
export function onTheme(change) {
  const watch = new MutationObserver(() => change());
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  watch.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  return () => watch.disconnect();
}
