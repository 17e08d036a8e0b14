// Stands in the page that a host shows where it finds none. That page may be asked for at any depth, so its links are
// those of the top of the site: this looks where that is, by a file that only the book has there.
{
  const parts = location.pathname.split("/").slice(1, -1);
  const tops = parts
    .map((_, many) => `/${parts.slice(0, many).join("/")}${many ? "/" : ""}`)
    .concat(parts.length ? `/${parts.join("/")}/` : "/");
  const form = document.querySelector("form");
  const words = decodeURIComponent(location.pathname.split("/").at(-1) ?? "").replace(/\.\w+$/, "");
  const asked = document.querySelector("input");
  if (asked && !/^(|index|404)$/.test(words))
    asked.value = words
      .replace(/^\d+/, "")
      .replace(/[-_+]+/g, " ")
      .trim();
  (async () => {
    for (const top of tops) {
      const there = await fetch(`${top}_static/card.png`, { method: "HEAD" }).catch(() => null);
      if (!there?.ok || !there.headers.get("content-type")?.startsWith("image/")) continue; // a host may answer all
      for (const link of document.querySelectorAll("a")) link.href = top + link.dataset.to;
      if (form) form.action = top + form.dataset.to;
      return;
    }
  })();
}
