// Shows of "The notes, checked" what the reader asks for, and keeps it in the address: "#verdict=false&words=mex".
// Without it all claims are shown.
(() => {
  "use strict";
  /** @type {HTMLFormElement | null} */
  const form = document.querySelector(".cg-filter");
  const status = form?.querySelector("[role=status]");
  if (!form || !status) return;

  const claims = [...document.querySelectorAll(".cg-notes > li")].map((item) => ({
    item: /** @type {HTMLElement} */ (item),
    is: (/** @type {string} */ name) => item.classList.contains(name),
    words: plain(item.textContent ?? ""),
  }));
  /** @type {Record<string, string>} */
  const prefix = { note: "cg-note-", verdict: "cg-is-", chapter: "cg-at-" };

  /** @param {string} text in small letters, without accents, its blanks alike */
  function plain(text) {
    const bare = text.normalize("NFD").replace(/\p{M}/gu, "");
    return bare.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, " ").trim();
  }

  /** @returns {[string, string][]} what is asked for */
  function asked() {
    const told = /** @type {[string, string][]} */ ([...new FormData(form ?? undefined)]);
    return told.filter(([, value]) => plain(value));
  }

  function show() {
    const wanted = asked();
    let shown = 0;
    for (const { item, is, words } of claims) {
      const fits = wanted.every(([name, value]) =>
        name === "words" ? words.includes(plain(value)) : is(prefix[name] + value),
      );
      item.hidden = !fits;
      shown += Number(fits);
    }
    const said = `${shown} of ${claims.length} shown.`;
    if (status && status.textContent !== said) status.textContent = said;
  }

  function keep() {
    show();
    const told = new URLSearchParams(asked()).toString();
    history.replaceState(history.state, "", told ? `#${told}` : location.pathname + location.search);
  }

  // An address that asks for something fills in the form; any other, as that of a claim, shows all.
  function read() {
    const hash = location.hash.slice(1);
    const told = new URLSearchParams(hash.includes("=") ? hash : "");
    for (const field of form?.querySelectorAll("select, input") ?? []) {
      const input = /** @type {HTMLInputElement | HTMLSelectElement} */ (field);
      input.value = told.get(input.name) ?? "";
      // a choice that is not offered
      if (input instanceof HTMLSelectElement && input.selectedIndex < 0) input.value = "";
    }
    show();
  }

  form.addEventListener("input", keep);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(keep));
  addEventListener("hashchange", read);
  read();
  if (location.hash && !location.hash.includes("=")) document.getElementById(location.hash.slice(1))?.scrollIntoView();
})();
