// This script is inlined in the head of each page. It sets the reader's colours before anything is drawn, and requests
// the book's fonts before the style sheets are read, except on file://, where browsers preload nothing and complain.
{
  const page = document.documentElement;
  let mode = "auto";
  try {
    const kept = localStorage.getItem("mode");
    if (kept === "light" || kept === "dark") mode = kept;
    if (localStorage.getItem("cgkit:place:last")) page.dataset.back = ""; // room for two lines below the title
  } catch {
    // the storage is refused, so use the system's colours
  }
  const dark = mode === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : mode === "dark";
  Object.assign(page.dataset, { mode, theme: dark ? "dark" : "light" });
  page.dataset.gates = ""; // hide the parts that wait for a guess until gates.js has sealed them
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
