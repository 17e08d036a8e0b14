// What moves by itself stops where nobody sees it.

/** Calls `leave` when an element is scrolled out of sight, or its tab is hidden. Returns how to stop that. */
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
