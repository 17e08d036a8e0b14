// Stands in the head of each page itself, before anything is drawn: the colours that the reader has chosen, and the
// book's fonts, asked for before the style sheets are read. From a folder browsers fetch nothing early, and complain.
{
  const page = document.documentElement;
  let mode = "auto";
  try {
    const kept = localStorage.getItem("mode");
    if (kept === "light" || kept === "dark") mode = kept;
    if (localStorage.getItem("cgkit:place:last")) page.dataset.back = ""; // two lines below the first page's title
  } catch {
    // no storage: the colours of the system
  }
  const dark = mode === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : mode === "dark";
  Object.assign(page.dataset, { mode, theme: dark ? "dark" : "light" });
  page.dataset.gates = ""; // what waits for a guess is not seen before its script has closed it
  addEventListener("load", () => page.removeAttribute("data-gates"));
  const fonts = document.currentScript?.dataset.fonts?.split(" ") ?? [];
  for (const href of location.protocol === "file:" ? [] : fonts)
    document.head.append(
      Object.assign(document.createElement("link"), {
        rel: "preload",
        as: "font",
        type: "font/woff2",
        crossOrigin: "",
        href,
      }),
    );
}
