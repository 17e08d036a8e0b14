// Day and night: what is painted on a canvas does not change with them by itself.

/** Calls `change` when the page, or JupyterLab, takes the other colours. Returns how to stop that. */
export function onTheme(change) {
  const watch = new MutationObserver(() => change());
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  watch.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  return () => watch.disconnect();
}
